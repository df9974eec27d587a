// The nouns of the game. Facts stand in columns of small numbers, indexed by block, area, city, border or side; their
// names are used at every border. Sections (RuleRef) are those of the rules; 15.1 are the events of the cards.
import {
  apart,
  bit,
  bits,
  choice,
  column,
  flag,
  list,
  marks,
  maybe,
  type Of,
  one,
  or,
  record,
  row,
  shared,
  whole,
  word,
} from '@rose/parts';
import type {
  Automatic as AutomaticOf,
  During as DuringOf,
  Phase as PhaseOf,
  Refusal as RefusalOf,
  Table as TableOf,
} from '@rose/table';
import { FOG } from '../secrecy/fog.ts';
import type { View } from '../secrecy/seen.ts';
import type { Action } from './actions.ts';
import { BATTLE } from './battle-facts.ts';
import { AREA_COUNT } from './data/areas.ts';
import { STRONGEST } from './data/blocks.ts';
import { BORDER_COUNT, WIDEST } from './data/borders.ts';
import { FIRST_YEAR, LAST_YEAR } from './data/calendar.ts';
import { MOST_POINTS } from './data/cards.ts';
import { MOST_INSIDE } from './data/cities.ts';
import type { ScenarioName } from './data/scenarios.ts';
import { HAND_OPEN, HAND_SIZE, SIEGE_MAX } from './data/tables.ts';
import {
  AREA,
  BLOCK,
  BORDER,
  CARD,
  CITY,
  MAYBE_AREA,
  MAYBE_CARD,
  NOWHERE,
  REGION,
  SEA,
  SEATS,
  type Seat,
  SIDE,
  type Side,
  TURN,
} from './fields.ts';
import type { LogEntry } from './log.ts';
import { GONE } from './places.ts';
import type { Why } from './why.ts';

export type { View } from '../secrecy/seen.ts';
export type { Action } from './actions.ts';
export * from './battle-facts.ts';
export { NOWHERE, SEATS, type Seat, type Side } from './fields.ts';
export type { LogEntry } from './log.ts';
export * from './places.ts';

export const other = (seat: Seat): Seat => (seat === 'royalist' ? 'parliament' : 'royalist');
export const sideOf = (seat: Seat): Side => (seat === 'royalist' ? 0 : 1);
export const seatOf = (side: number): Seat => (side === 0 ? 'royalist' : 'parliament');

export interface Options {
  readonly scenario: ScenarioName;
  /** Whether the page may show what each enemy block can still be. */
  readonly fogAid: boolean;
}

/** How a block came to be where it is this turn (5.8, 1.8, 8.13). */
export const LATE = 1;
export const FLED = 2;
export const REGROUPED = 3;

const PHASE = choice({
  deal: {},
  turn: {},
  initiative: {
    step: word(['choose', 'order', 'over']),
    /** By side: the card chosen, secret until both are. */
    chosen: column(SIDE, MAYBE_CARD),
  },
  events: {
    step: word(['begin', 'ask', 'over']),
    /** Whose event it is, and who is asked about it. */
    owner: word(SEATS),
    acting: word(SEATS),
    /** Strength points still to be given or taken. */
    points: or(whole(0, 99), 0),
    /** The blocks that had one, each as often as it had. */
    touched: list(BLOCK),
    /** The city that the event feeds (15.1 naval), -1 none yet. */
    city: maybe<number, string>(CITY as never, NOWHERE),
  },
  actions: {
    step: word(['act', 'over']),
    acting: word(SEATS),
    /** What is under way, and where: a Group Move from an area, a Muster to one. */
    doing: word(['nothing', 'group', 'free-group', 'muster']),
    area: MAYBE_AREA,
    /** 1: this Group Move has one more area. */
    bonus: bit,
    /** 1: a Group Move for no AP may still be made first (15.1). */
    free: bit,
    /** Tries to leave Ireland this turn. */
    fromIreland: or(whole(0, 99), 0),
  },
  tactics: {
    step: word(['aim', 'pick', 'over']),
    acting: word(SEATS),
    /** The area picked, -1 none. */
    area: MAYBE_AREA,
  },
  battle: BATTLE,
  siege: {
    area: AREA,
    step: word(['sortie', 'assault', 'over']),
    acting: word(SEATS),
    /** Blocks that are to sally or to storm. */
    picked: list(BLOCK),
    /** 1: a Breach was tried in this turn. */
    tried: bit,
    /** What follows: a battle of that kind. */
    leads: word(['nothing', 'sortie', 'sally', 'storm']),
  },
  supply: {
    /** Blocks of an area that must still pay. */
    dues: list(record({ side: SIDE, area: AREA, left: whole(1, 99) })),
  },
  surrender: {
    step: word(['resist', 'pick', 'march', 'over']),
    acting: word(SEATS),
    /** Besieged cities whose die is still to be rolled. */
    cities: list(CITY),
    /** The city whose garrison marches out, -1 none. */
    city: maybe<number, string>(CITY as never, NOWHERE),
  },
  victory: {},
  count: {},
  'new-blocks': {
    /** Blocks of the New Model that wait for a block to replace. */
    free: list(BLOCK),
  },
  recruitment: {
    step: word(['begin', 'excise', 'recruit', 'over']),
    acting: word(SEATS),
    /** By region: recruitment points left. */
    points: column(REGION, whole(0, 99), { rest: 0 }),
  },
  return: {
    step: word(['home', 'over']),
    acting: word(SEATS),
  },
  deck: {},
});

export const STATE = record({
  /** 1: a failed Withdrawal that cost the last block still led to a battle, and so to a Regroup. */
  rules: whole(1, 3),
  options: shared<Options>(),
  year: whole(FIRST_YEAR, LAST_YEAR),
  turn: TURN,
  player1: word(SEATS),
  /** By block: its area, RESERVE, LOST, WAITING or GONE; its strength; 1: inside the city of its area. */
  at: row(BLOCK.names.length, whole(0, GONE)),
  strength: row(BLOCK.names.length, whole(1, STRONGEST)),
  inside: row(BLOCK.names.length, whole(0, 1)),
  /** 1: has moved or was placed this turn; in the Supply Phase: has paid; at Year End: has gone home. */
  done: marks(BLOCK),
  /** By block: the border over which it moved into its area this turn, plus 1; else 0. */
  came: row(BLOCK.names.length, whole(0, BORDER_COUNT)),
  /** By block: 0, LATE (came into a battle as its Defender), FLED (retreated or withdrew here), REGROUPED. */
  how: column(BLOCK, one(['plain', 'late', 'fled', 'regrouped']), { rest: 0 }),
  /** By side and area: field blocks. */
  held: row(2 * AREA_COUNT, whole(0, BLOCK.names.length)),
  /** By area: 0 nobody, 1 the Royalist, 2 Parliament attacks there (5.8). */
  attackers: column(AREA, one(['nobody', ...SEATS]), { rest: 0 }),
  /** By city: the side that controls it; blocks inside; the Siege marker, -1 none; 1: a Breach; strength brought in. */
  control: column(CITY, SIDE),
  garrison: apart(column(CITY, whole(0, MOST_INSIDE))),
  marker: column(CITY, whole(-1, SIEGE_MAX), { rest: -1 }),
  breach: marks(CITY),
  fed: column(CITY, whole(0, 99), { rest: 0 }),
  /** By side and border: blocks that moved over it this turn. */
  crossed: column(SIDE, column(BORDER, whole(0, WIDEST), { rest: 0 })),
  /** By border: bits for each side and end that was entered over it this turn (side * 2 + end). */
  entered: column(
    BORDER,
    bits(one(['royalist-into-first', 'royalist-into-second', 'parliament-into-first', 'parliament-into-second'])),
    { rest: 0 },
  ),
  londonFortified: flag,
  hands: column(SIDE, list(CARD, HAND_SIZE)),
  /** By side: the cards played in this year, this turn's included. */
  played: column(SIDE, list(CARD, HAND_SIZE)),
  /** Out of the game. */
  removed: list(CARD),
  /** By side: the card of this turn, none before both are turned up. */
  cards: column(SIDE, MAYBE_CARD),
  /** By side: action points left. */
  ap: column(SIDE, or(whole(0, MOST_POINTS), 0)),
  /** By side, 1: a Group Move with one more area is to come (15.1 march). */
  march: column(SIDE, bit),
  /** By side: the sea that an event gave it; the area whose blocks of that side may not move. */
  seized: column(SIDE, maybe<number, string>(SEA, NOWHERE)),
  stuck: column(SIDE, MAYBE_AREA),
  /** By side: recruitment points that an event brings at the end of the year. */
  excise: column(SIDE, or(whole(0, 99), 0)),
  /** By side: turns for which its hand lies open, this one included. */
  open: column(SIDE, or(whole(0, HAND_OPEN), 0)),
  /** By side: the area its tactical event is meant for. */
  aims: column(SIDE, MAYBE_AREA),
  /** Areas still to be resolved in the Tactical Phase. */
  todo: list(AREA),
  /** What all have seen (1.3): by colour and place, which blocks may stand there; by block, how strong it can be. */
  suspects: row(FOG.length, whole(0, 2 ** 31 - 1)),
  low: row(BLOCK.names.length, whole(1, STRONGEST)),
  high: row(BLOCK.names.length, whole(1, STRONGEST)),
  phase: PHASE,
});
export type State = Of<typeof STATE>;
type Facts<N extends State['phase']['name']> = Extract<State['phase'], { readonly name: N }>;
export type Blow = Facts<'battle'>['blows'][number];

export type How = 'major-victory' | 'minor-victory' | 'draw';

export interface WithoutAnEnemy {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: How;
  readonly view: View;
}
export type PhaseName = State['phase']['name'];
export type Table = TableOf<WithoutAnEnemy>;
/** The state while it may be changed. */
export type Writable = Table['state'];
export type Refusal = RefusalOf<WithoutAnEnemy>;
export type During<N extends PhaseName> = DuringOf<WithoutAnEnemy, N>;
export type Phase<N extends PhaseName, A extends Action> = PhaseOf<WithoutAnEnemy, N, A>;
export type Automatic<N extends PhaseName> = AutomaticOf<WithoutAnEnemy, N>;
export type TableIn<N extends PhaseName> = TableOf<WithoutAnEnemy, During<N>>;
