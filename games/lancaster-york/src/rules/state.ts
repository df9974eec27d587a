// The nouns of the game. Facts stand in columns of small numbers, indexed by card, region, place or seat; their names
// are used at every border. Sections (RuleRef) are listed in data/sections.ts; 1 to 8 are the phases of a turn.
import { apart, bit, column, covered, list, maybe, type Of, record, shared, whole } from '@rose/parts';
import type {
  Automatic as AutomaticOf,
  Does,
  During as DuringOf,
  Phase as PhaseOf,
  Refusal as RefusalOf,
  Table as TableOf,
} from '@rose/table';
import type { View } from '../secrecy/seen.ts';
import { MERCENARY_TOKENS, SEATS, type Seat, TURNS } from './data/box.ts';
import type { CardId, NobleId, PersonId, PieceId, PlaceId, ShipId } from './data/cards.ts';
import type { RegionId, ZoneId } from './data/regions.ts';
import { CARD, HOUSE, MOST, NOBLE, NONE, PHASE, PLAN, REGION, SEAT, SHIP, SOME, TITLE, ZONE } from './facts.ts';
import type { LogEntry } from './log.ts';
import type { Why } from './why.ts';

export type { Seat } from './data/box.ts';
export * from './facts.ts';

export interface Options {
  /** 2, 3 or 4: the colours that play are the first so many. */
  readonly players: number;
  /** 0.4 Whether four players may talk at the table. */
  readonly talk: boolean;
}

/** What is `apart` is said with something else: `cards`, `captain`, `plans`, `phase`. What is `covered` a view says player
 * by player, for pieces in play alone, or without its order. */
export const STATE = record({
  rules: whole(1),
  options: shared<Options>(),
  turn: whole(1, TURNS),
  /** Seats, by number, in the order of this turn. */
  order: list(SEAT, SEATS.length),
  /** By seat; empty where nobody has a house. */
  houses: covered(column(SEAT, HOUSE, SOME)),
  scores: covered(column(SEAT, whole(0, MOST), SOME)),
  money: covered(column(SEAT, whole(0, MOST), SOME)),
  /** By seat: mercenaries kept. */
  mercenaries: covered(column(SEAT, whole(0, MERCENARY_TOKENS), SOME)),
  /** By seat: 1 while the French-aid token is unused. */
  aid: covered(column(SEAT, bit, SOME)),
  /** By card: the seat that owns it, or NONE. */
  owner: apart(column(CARD, maybe(SEAT, NONE))),
  /** The region a noble stands in, the zone of a ship. At home until picked. */
  nobles: covered(column(NOBLE, REGION)),
  ships: covered(column(SHIP, ZONE)),
  /** Face down, the next card first: nobody knows the order. */
  pile: covered(list(CARD)),
  /** Face up before the players, as they were laid out. */
  shown: list(CARD),
  /** Cards of places that became neutral, face up on the pile. */
  waiting: list(CARD),
  /** Out of the game: leftovers and used mercenary cards. */
  gone: list(CARD),
  /** By title: its holder, or NONE. */
  titles: column(TITLE, maybe(SEAT, NONE)),
  /** The Captain of Calais of this turn and where he landed; NONE. */
  captain: apart(maybe(SEAT, NONE)),
  landed: apart(maybe(REGION, NONE)),
  /** By turn that is over: the house that crowned, or NONE; empty without houses. */
  kings: list(maybe(HOUSE, NONE), TURNS),
  /** By region: the house its marker shows, NONE while it is set aside; empty without houses. */
  markers: covered(column(REGION, maybe(HOUSE, NONE), SOME)),
  /** By seat; empty plans outside planning and deployment. */
  plans: apart(column(SEAT, PLAN, SOME)),
  phase: apart(PHASE),
});
export type State = Of<typeof STATE>;
export type Plan = Of<typeof PLAN>;
export type PhaseName = State['phase']['name'];

export type DraftAction = Does<'pick', { readonly card: CardId }>;
export type AidAction = Does<'take-aid' | 'decline-aid'>;
export type PlanningAction =
  | Does<'bid', { readonly sum: number; readonly region: RegionId }>
  | Does<'move', { readonly noble: NobleId; readonly region: RegionId }>
  | Does<'sail', { readonly ship: ShipId; readonly zone: ZoneId }>
  | Does<'stay', { readonly piece: PieceId }>
  /** `count` is what stands there afterwards; 0 takes the order back. */
  | Does<'troops' | 'mercenaries', { readonly place: PlaceId; readonly count: number }>
  /** Black cubes bribe, white cubes guard. */
  | Does<'bribe' | 'guard' | 'unbribe' | 'unguard', { readonly person: PersonId }>
  | Does<'unbid' | 'clear' | 'lock' | 'unlock'>;
export type Action = DraftAction | AidAction | PlanningAction;

/** What decided: the score alone, or what broke the tie at the top. */
export type How = 'most-points' | 'more-kings' | 'better-holdings' | 'earlier-in-order';

export interface LancasterYork {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: How;
  readonly view: View;
}
export type Table = TableOf<LancasterYork>;
/** The state while it may be changed. */
export type Writable = Table['state'];
export type WritablePlan = Writable['plans'][number];
export type Refusal = RefusalOf<LancasterYork>;
export type During<N extends PhaseName> = DuringOf<LancasterYork, N>;
export type Phase<N extends PhaseName, A extends Action> = PhaseOf<LancasterYork, N, A>;
export type Automatic<N extends PhaseName> = AutomaticOf<LancasterYork, N>;
