// The nouns of the toy.
import { type Hidden, onlyFor } from '@rose/table';

export const SEATS = ['red', 'blue', 'green'] as const;
export type Seat = (typeof SEATS)[number];
export interface Options {
  readonly table: 'two' | 'three';
  readonly rounds: number;
  readonly highScoresDouble: boolean;
}
export interface StakePhase {
  readonly name: 'stake';
  readonly waiting: readonly Seat[];
}
export interface ThrowPhase {
  readonly name: 'throw';
  readonly order: readonly Seat[];
}
/** Columns by seat, in the order of the table. */
export interface State {
  readonly options: Options;
  readonly round: number;
  readonly scores: readonly number[];
  readonly hands: readonly Hidden<readonly number[]>[];
  /** 0: nothing staked. */
  readonly stakes: readonly Hidden<number>[];
  readonly pile: readonly Hidden<number>[];
  readonly spent: readonly number[];
  readonly looked: readonly boolean[];
  readonly phase: StakePhase | ThrowPhase;
}
export type Action =
  | { readonly do: 'stake'; readonly card: number }
  | { readonly do: 'lock' | 'look' | 'throw' | 'fold' };
export type LogEntry =
  | { readonly say: 'dealt'; readonly hands: readonly Hidden<readonly number[]>[] }
  | { readonly say: 'staked'; readonly seat: Seat; readonly card: Hidden<number> }
  | { readonly say: 'locked' | 'folded'; readonly seat: Seat }
  | { readonly say: 'looked'; readonly seat: Seat; readonly card: Hidden<number> }
  | { readonly say: 'shown'; readonly stakes: readonly number[] }
  | { readonly say: 'threw'; readonly seat: Seat; readonly faces: readonly number[]; readonly scored: number };
export type Why =
  | { readonly why: 'not-in-hand'; readonly card: number }
  | { readonly why: 'already-staked'; readonly card: number }
  | { readonly why: 'nothing-staked' }
  | { readonly why: 'already-looked' }
  | { readonly why: 'pile-is-empty' };
export interface View {
  readonly options: Options;
  readonly round: number;
  readonly scores: readonly number[];
  readonly phase: State['phase'];
  readonly hands: readonly { readonly count: number; readonly cards: readonly number[] | null }[];
  /** null: something the viewer may not see. */
  readonly stakes: readonly (number | null)[];
  readonly pile: readonly (number | null)[];
  readonly spent: readonly number[];
  readonly looked: readonly boolean[];
}
export interface Toy {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: 'highest-score' | 'shared-score';
  readonly view: View;
}

export const seatsOf = (options: Options): readonly Seat[] => (options.table === 'two' ? SEATS.slice(0, 2) : SEATS);
export const indexOf = (seat: Seat): number => SEATS.indexOf(seat);
export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const handOf = (state: State, seat: Seat): readonly number[] => state.hands[indexOf(seat)]?.is ?? [];
export const stakeOf = (state: State, seat: Seat): number => state.stakes[indexOf(seat)]?.is ?? 0;
export const noStakes = (options: Options): Hidden<number>[] => seatsOf(options).map((seat) => onlyFor(seat, 0));
