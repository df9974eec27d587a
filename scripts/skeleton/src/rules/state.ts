// The nouns of the game.
import type { Phase as PhaseOf, Table as TableOf } from '@rose/table';

export const SEATS = ['first', 'second'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');

export interface Options {
  /** How many stones lie in the pile at the start. */
  readonly stones: number;
}

export interface State {
  readonly rules: number;
  readonly options: Options;
  /** Stones still in the pile. */
  readonly left: number;
  readonly toMove: Seat;
  readonly phase: { readonly name: 'play' };
}

export const HANDFULS = [1, 2, 3] as const;
export type Handful = (typeof HANDFULS)[number];
export type Action = { readonly do: 'take'; readonly count: Handful };

export type LogEntry =
  | { readonly say: 'pile-lies'; readonly stones: number }
  | { readonly say: 'took'; readonly seat: Seat; readonly count: number; readonly left: number };
export type Why = { readonly why: 'too-few-left'; readonly count: number; readonly left: number };
export type How = 'last-stone';

/** Everything is open, so a view is the position, the same for every viewer. */
export interface View {
  readonly options: Options;
  readonly left: number;
  readonly toMove: Seat;
}

export interface Skeleton {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: How;
  readonly view: View;
}
export type Table = TableOf<Skeleton>;
export type Phase<N extends State['phase']['name'], A extends Action> = PhaseOf<Skeleton, N, A>;
