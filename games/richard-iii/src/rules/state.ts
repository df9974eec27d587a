// The nouns of the game. Facts stand in columns of small numbers, indexed by block, area or side; their names are
// used at every border. Sections (RuleRef) are those of the rulebook; 5.5 are the event cards (5.51 Surprise, 5.52
// Force March, 5.53 Muster, 5.54 Piracy, 5.55 Treason, 5.56 Plague), 9.2 is resigning, 10.2 the Kingmaker prisoner.
import {
  apart,
  bit,
  column,
  covered,
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
import type { Does, During as DuringOf, Phase as PhaseOf, Refusal as RefusalOf, Table as TableOf } from '@rose/table';
import type { View } from '../secrecy/seen.ts';
import { AREA_COUNT, type AreaId, type SeaId } from './data/areas.ts';
import { BLOCK_COUNT, type BlockId, NO_BLOCK, PER_SIDE } from './data/blocks.ts';
import { type CardId, NO_CARD } from './data/cards.ts';
import type { ScenarioName } from './data/scenarios.ts';
import { DEAD, SEATS, type Seat, SUSPECT_PLACES } from './data/sides.ts';
import { ATTACK, BLOCK, CARD, PHASE, SIDE, type SURPLUS, WAY } from './facts.ts';
import type { LogEntry } from './log.ts';
import type { Why } from './why.ts';

export type { View } from '../secrecy/seen.ts';
export * from './data/sides.ts';
export { AREA, ATTACK, BLOCK, PHASE } from './facts.ts';
export type { LogEntry } from './log.ts';
export type { Why } from './why.ts';

export interface Options {
  readonly scenario: ScenarioName;
  /** Whether the page may show what each enemy block can still be. */
  readonly fogAid: boolean;
}

/** What is `apart` stands together in a document: `blocks`, `came`, `attacks`, `fog`; or is counted anew. What is
 * `covered` stands with blocks and hands in a view. */
export const STATE = record({
  rules: whole(1),
  options: shared<Options>(),
  campaign: whole(1, 3),
  turn: whole(1, 7),
  kingSide: word(SEATS),
  /** NO_BLOCK from a King's death to the next succession (ruling 10.9). The Pretender is always derived. */
  king: maybe(BLOCK, NO_BLOCK),
  /** Ruling 14.2: Henry VI lies a prisoner in Middlesex. */
  prisoner: flag,
  /** By block: its area, POOL, MINOR, ASIDE or DEAD. */
  at: apart(column(BLOCK, or(whole(0, DEAD), DEAD))),
  steps: apart(column(BLOCK, whole(1, 4))),
  /** 1: face-down in a pool or at home until the campaign ends. */
  down: apart(marks(BLOCK)),
  /** 1: has had its move or been recruited (action), has paid (supply), has gone home (political turn). */
  done: covered(marks(BLOCK)),
  /** How it entered this turn's battle. */
  came: apart(column(BLOCK, WAY)),
  /** By side and area: standing blocks, the prisoner and face-down ones apart. */
  held: row(2 * AREA_COUNT, whole(0, BLOCK_COUNT)),
  /** By side: minors whose entry is owed (ruling 10.8). */
  owed: column(SIDE, whole(0, 5)),
  hands: covered(column(SIDE, list(CARD))),
  /** By side: the cards played in this campaign, this turn's included. */
  played: column(SIDE, list(CARD)),
  /** By side: 1 once the mulligan of this campaign is used. */
  asked: column(SIDE, bit),
  /** By side, what all know of the hand dealt: UNKNOWN_HAND, LOW_HAND (kept though 13 or less) or HIGH_HAND. */
  dealt: column(SIDE, one(['unknown', 'low', 'high'])),
  /** By side: the card of this turn, NO_CARD before both are turned up. */
  cards: column(SIDE, maybe(CARD, NO_CARD)),
  player1: word(SEATS),
  attacks: apart(list(ATTACK)),
  /** What all have seen (3.0): by side and place, a bit for each block of that colour that may stand there. */
  suspects: row(2 * SUSPECT_PLACES, whole(0, 2 ** PER_SIDE - 1)),
  /** By block: the least and the greatest strength it can have by what all have seen. */
  low: apart(column(BLOCK, whole(1, 4))),
  high: apart(column(BLOCK, whole(0, 4))),
  phase: apart(PHASE),
});
export type State = Of<typeof STATE>;
export type Attack = Of<typeof ATTACK>;
export type Surplus = Of<typeof SURPLUS>;

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
