// The nouns of the game. Facts stand in columns of small numbers, indexed by block, area or side; their names are
// used at every border. Sections (RuleRef) are those of the rulebook; 5.5 are the event cards (5.51 Surprise, 5.52
// Force March, 5.53 Muster, 5.54 Piracy, 5.55 Treason, 5.56 Plague), 9.2 is resigning, 10.2 the Kingmaker prisoner.
import type { Does, During as DuringOf, Phase as PhaseOf, Refusal as RefusalOf, Table as TableOf } from '@rose/table';
import type { View } from '../secrecy/seen.ts';
import type { AreaId, AreaName, SeaId } from './data/areas.ts';
import type { BlockId } from './data/blocks.ts';
import type { BorderId } from './data/borders.ts';
import type { CardId } from './data/cards.ts';
import type { ScenarioName } from './data/scenarios.ts';
import type { LogEntry } from './log.ts';
import type { Why } from './why.ts';

export type { View } from '../secrecy/seen.ts';
export type { LogEntry } from './log.ts';
export type { Why } from './why.ts';

export const SEATS = ['lancaster', 'york'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'lancaster' ? 'york' : 'lancaster');
/** Columns by side: Lancaster 0, York 1. */
export type Side = 0 | 1;
export const sideOf = (seat: Seat): Side => (seat === 'lancaster' ? 0 : 1);
export const seatOf = (side: number): Seat => (side === 0 ? 'lancaster' : 'york');

export interface Options {
  readonly scenario: ScenarioName;
  /** Whether the page may show what each enemy block can still be. */
  readonly fogAid: boolean;
}

/** Places of a block that are no areas; areas are the numbers below. */
export const POOL = 33;
/** 4.5 Not of age. */
export const MINOR = 34;
/** 4.6 The version that is not in play. */
export const ASIDE = 35;
export const DEAD = 36;
/** The pool is a place to be suspected in, like the areas. */
export const SUSPECT_PLACES = 34;
export type PlaceName = AreaName | 'pool' | 'minor' | 'aside' | 'dead';

export interface State {
  readonly rules: number;
  readonly options: Options;
  readonly campaign: number;
  readonly turn: number;
  readonly kingSide: Seat;
  /** NO_BLOCK from a King's death to the next succession (ruling 10.9). The Pretender is always derived. */
  readonly king: BlockId;
  /** Ruling 14.2: Henry VI lies a prisoner in Middlesex. */
  readonly prisoner: boolean;
  /** By block: its area, POOL, MINOR, ASIDE or DEAD. */
  readonly at: readonly number[];
  readonly steps: readonly number[];
  /** 1: face-down in a pool or at home until the campaign ends. */
  readonly down: readonly number[];
  /** 1: has had its move or been recruited (action), has paid (supply), has gone home (political turn). */
  readonly done: readonly number[];
  /** How it entered this turn's battle: 0 not, border + 1, or BY_SEA + sea. */
  readonly came: readonly number[];
  /** By side and area: standing blocks, the prisoner and face-down ones apart. */
  readonly held: readonly number[];
  /** By side: minors whose entry is owed (ruling 10.8). */
  readonly owed: readonly number[];
  readonly hands: readonly (readonly CardId[])[];
  /** By side: the cards played in this campaign, this turn's included. */
  readonly played: readonly (readonly CardId[])[];
  /** By side: 1 once the mulligan of this campaign is used. */
  readonly asked: readonly number[];
  /** By side, what all know of the hand dealt: UNKNOWN_HAND, LOW_HAND (kept though 13 or less) or HIGH_HAND. */
  readonly dealt: readonly number[];
  /** By side: the card of this turn, NO_CARD before both are turned up. */
  readonly cards: readonly CardId[];
  readonly player1: Seat;
  readonly attacks: readonly Attack[];
  /** What all have seen (3.0): by side and place, a bit for each block of that colour that may stand there. */
  readonly suspects: readonly number[];
  /** By block: the least and the greatest strength it can have by what all have seen. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly phase: CardPhase | ActionPhase | BattlePhase | SupplyPhase | PoliticalPhase;
}
export const BY_SEA = 100;
export const UNKNOWN_HAND = 0;
export const LOW_HAND = 1;
export const HIGH_HAND = 2;

/** 6.3 A battle to come or under way. */
export interface Attack {
  readonly area: AreaId;
  readonly attacker: Seat;
  /** How the main attack came, like `came`; 0 until it is named. */
  readonly main: number;
  /** By side: the borders crossed to enter this battle. */
  readonly over: readonly (readonly BorderId[])[];
}

export interface CardPhase {
  readonly name: 'card';
  /** deal: before the deal; ask: `seat` may ask for a new hand; answer: `seat` keeps or gives up; choose: both. */
  readonly step: 'deal' | 'ask' | 'answer' | 'choose';
  readonly seat: Seat;
  /** By side: the card chosen, secret until both are. */
  readonly chosen: readonly CardId[];
}
export interface ActionPhase {
  readonly name: 'action';
  readonly step: 'act' | 'main' | 'done';
  readonly acting: Seat;
  readonly points: number;
  /** By border: blocks of the acting player that crossed it. */
  readonly used: readonly number[];
  /** Areas paid for. */
  readonly active: readonly AreaId[];
  /** 5.31 Free second places, each origin * 33 + destination. */
  readonly credits: readonly number[];
  /** 5.53 The area named; -1 not yet. */
  readonly muster: number;
  readonly plagued: boolean;
}
export interface BattlePhase {
  readonly name: 'battle';
  /** begin: a written position from which a battle, or the choice of one, is to start. */
  readonly step: 'begin' | 'choose' | 'treason' | 'turn' | 'hits' | 'regroup' | 'over';
  /** -1 between battles. */
  readonly area: number;
  /** The Attacker now: roles may be swapped (6.3). */
  readonly attacker: Seat;
  readonly round: number;
  /** Who acts: chooses a battle, rolls Treason, has the turn, takes hits, regroups. */
  readonly acting: Seat;
  readonly reserves: readonly BlockId[];
  readonly acted: readonly BlockId[];
  /** Blocks that changed sides in this battle, as they are now. */
  readonly turned: readonly BlockId[];
  /** By side: 1 once the King or the Pretender has rolled; and Warwick. */
  readonly rolled: readonly number[];
  readonly warwickRolled: boolean;
  /** Borders used by retreats of this round or by the regroup, each side * 62 + border. */
  readonly crossed: readonly number[];
  readonly treasonSpent: boolean;
  /** Hits still to be taken by `acting`. */
  readonly hits: number;
}
/** Blocks of an area that must still pay. */
export interface Surplus {
  readonly area: AreaId;
  readonly left: number;
}
export interface SupplyPhase {
  readonly name: 'supply';
  readonly step: 'succession' | 'minors' | 'executions' | 'limits' | 'over';
  readonly acting: Seat;
  readonly surplus: readonly Surplus[];
}
export interface PoliticalPhase {
  readonly name: 'political';
  /** disband begins it (8.1, 8.2); home 8.3 and 8.4; overflow and reset 8.5; over: the last campaign is done. */
  readonly step: 'disband' | 'home' | 'overflow' | 'reset' | 'over';
  readonly acting: Seat;
  readonly surplus: readonly Surplus[];
}

type WithBlock = { readonly block: BlockId };
type WithArea = { readonly area: AreaId };

export type CardAction =
  | Does<'ask-redeal' | 'keep-hand' | 'keep-mine' | 'give-up-mine'>
  | Does<'play-card', { readonly card: CardId }>;
export type MarchAction = Does<'march', WithBlock & { readonly path: readonly AreaId[] }>;
export type SailAction = Does<'sail', WithBlock & { readonly from: AreaId; readonly to: AreaId; readonly sea: SeaId }>;
export type RecruitAction = Does<'recruit', WithBlock & WithArea>;
export type ActionAction =
  | MarchAction
  | SailAction
  | RecruitAction
  | Does<'muster' | 'plague', WithArea>
  | Does<'main', WithArea & { readonly from: AreaId }>
  | Does<'end-actions'>;
export type BattleAction =
  | Does<'fight', WithArea>
  | Does<'treason' | 'fire' | 'pass' | 'take-hits', WithBlock>
  | Does<'charge' | 'treachery', WithBlock & { readonly target: BlockId }>
  | Does<'retreat' | 'regroup', WithBlock & WithArea>
  | Does<'hold-treason' | 'end-regroup'>;
export type SupplyAction =
  | Does<'enter-minor', WithBlock & WithArea>
  | Does<'execute' | 'starve', WithBlock>
  | Does<'spare'>;
export type PoliticalAction =
  /** `to` is an area or POOL. */
  Does<'go-home', WithBlock & { readonly to: number }> | Does<'leave-exile', WithBlock>;
export type Action = CardAction | ActionAction | BattleAction | SupplyAction | PoliticalAction;

export type How = 'heirs-dead' | 'throne-held';

export interface RichardIII {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: How;
  readonly view: View;
}
export type Table = TableOf<RichardIII>;
/** The state while it may be changed. */
export type Writable = Table['state'];
export type Refusal = RefusalOf<RichardIII>;
export type During<N extends State['phase']['name']> = DuringOf<RichardIII, N>;
export type Phase<N extends State['phase']['name'], A extends Action> = PhaseOf<RichardIII, N, A>;
export type TableIn<N extends State['phase']['name']> = TableOf<RichardIII, During<N>>;
