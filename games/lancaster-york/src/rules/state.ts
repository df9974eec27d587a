// The nouns of the game. Facts stand in columns of small numbers, indexed by card, region, place or seat; their names
// are used at every border. Sections (RuleRef) are listed in data/sections.ts; 1 to 8 are the phases of a turn.
import type {
  Automatic as AutomaticOf,
  Does,
  During as DuringOf,
  Phase as PhaseOf,
  Refusal as RefusalOf,
  Table as TableOf,
} from '@rose/table';
import type { View } from '../secrecy/seen.ts';
import type { Seat } from './data/box.ts';
import type { CardId, NobleId, PersonId, PieceId, PlaceId, ShipId } from './data/cards.ts';
import type { RegionId, ZoneId } from './data/regions.ts';
import type { LogEntry } from './log.ts';
import type { Why } from './why.ts';

export type { View } from '../secrecy/seen.ts';
export type { Seat } from './data/box.ts';
export type { LogEntry } from './log.ts';
export type { Why } from './why.ts';

export interface Options {
  /** 2, 3 or 4: the colours that play are the first so many. */
  readonly players: number;
  /** 0.4 Whether four players may talk at the table. */
  readonly talk: boolean;
}

/** An owner, a holder, a region or a zone that is not there. */
export const NONE = -1;

/** 4.0 What a player has written down. It may hold orders that no longer are legal: they are ignored (5.3). */
export interface Plan {
  readonly bid: number;
  /** The landing region of the bid; NONE without one. */
  readonly landing: number;
  /** By piece (`slotOf`): the region or zone it is ordered to, NONE without an order. */
  readonly to: readonly number[];
  /** By place. */
  readonly troops: readonly number[];
  readonly mercenaries: readonly number[];
  /** Cubes: a bit for each person (`bitOf`). */
  readonly black: number;
  readonly white: number;
}

/** What deployment has put on the board. */
export interface Field {
  /** By seat and place (`standOf`). */
  readonly troops: readonly number[];
  readonly mercenaries: readonly number[];
  /** White cubes that lie on persons: bits. */
  readonly white: number;
  /** By seat: the persons of the black cubes that were paid, in the order of payment. */
  readonly black: readonly (readonly PersonId[])[];
}

export interface State {
  readonly rules: number;
  readonly options: Options;
  readonly turn: number;
  /** Seats, by number, in the order of this turn. */
  readonly order: readonly number[];
  /** By seat: 0 Lancaster, 1 York; empty where nobody has a house. */
  readonly houses: readonly number[];
  readonly scores: readonly number[];
  readonly money: readonly number[];
  /** By seat: mercenaries kept. */
  readonly mercenaries: readonly number[];
  /** By seat: 1 while the French-aid token is unused. */
  readonly aid: readonly number[];
  /** By card: the seat that owns it, or NONE. */
  readonly owner: readonly number[];
  /** By noble (`NOBLES` order): the region he stands in; by ship: her zone. At home until picked. */
  readonly nobles: readonly number[];
  readonly ships: readonly number[];
  /** Face down, the next card first: nobody knows the order. */
  readonly pile: readonly CardId[];
  /** Face up before the players, as they were laid out. */
  readonly shown: readonly CardId[];
  /** Cards of places that became neutral, face up on the pile. */
  readonly waiting: readonly CardId[];
  /** Out of the game: leftovers and used mercenary cards. */
  readonly gone: readonly CardId[];
  /** By title (`TITLES`): its holder, or NONE. */
  readonly titles: readonly number[];
  /** The Captain of Calais of this turn and where he landed; NONE. */
  readonly captain: number;
  readonly landed: number;
  /** By turn that is over: the house that crowned, or NONE; empty without houses. */
  readonly kings: readonly number[];
  /** By region: the house its marker shows, NONE while it is set aside; empty without houses. */
  readonly markers: readonly number[];
  /** By seat; empty plans outside planning and deployment. */
  readonly plans: readonly Plan[];
  readonly phase:
    | TurnOrderPhase
    | DraftPhase
    | TaxesPhase
    | PlanningPhase
    | DeploymentPhase
    | BriberyPhase
    | CombatPhase
    | ParliamentPhase;
}

export interface TurnOrderPhase {
  readonly name: 'turn-order';
}
export interface DraftPhase {
  readonly name: 'draft';
  /** show: the cards of the turn are still to be laid out. */
  readonly step: 'show' | 'pick';
  /** Cards taken so far this turn, by all. */
  readonly picked: number;
}
export interface TaxesPhase {
  readonly name: 'taxes';
  /** collect: taxes are still to be paid; aid: French aid is offered. */
  readonly step: 'collect' | 'aid';
  /** How many players, in turn order, have been asked. */
  readonly asked: number;
}
export interface PlanningPhase {
  readonly name: 'planning';
  /** By seat: 1 while the plan is confirmed. */
  readonly locked: readonly number[];
}
export interface DeploymentPhase {
  readonly name: 'deployment';
  readonly field: Field;
}
export interface BriberyPhase {
  readonly name: 'bribery';
  readonly field: Field;
}
export interface CombatPhase {
  readonly name: 'combat';
  readonly field: Field;
  /** Places attacked this turn, whose garrison has come out: bits. */
  readonly attacked: number;
}
export interface ParliamentPhase {
  readonly name: 'parliament';
  /** done: it was the last, and the game is over. */
  readonly step: 'ready' | 'done';
}
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
export type TableIn<N extends PhaseName> = TableOf<LancasterYork, During<N>>;
