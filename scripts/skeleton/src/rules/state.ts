// The nouns of the game.
import { apart, choice, type Of, record, type Shown, shared, whole, word } from '@rose/parts';
import type { Phase as PhaseOf, Table as TableOf } from '@rose/table';

export const SEATS = ['first', 'second'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');

export interface Options {
  /** How many stones lie in the pile at the start. */
  readonly stones: number;
}

/** Each field once: its type, its words in a document, its range. */
export const STATE = record({
  rules: whole(1),
  options: shared<Options>(),
  /** Stones still in the pile. */
  left: whole(0, 50),
  toMove: word(SEATS),
  phase: apart(choice({ play: {} })),
});
export type State = Of<typeof STATE>;

export const HANDFULS = [1, 2, 3] as const;
export type Handful = (typeof HANDFULS)[number];
export type Action = { readonly do: 'take'; readonly count: Handful };

export type LogEntry =
  | { readonly say: 'pile-lies'; readonly stones: number }
  | { readonly say: 'took'; readonly seat: Seat; readonly count: number; readonly left: number };
export type Why = { readonly why: 'too-few-left'; readonly count: number; readonly left: number };
export type How = 'last-stone';

/** Everything is open, so a view is the position, the same for every viewer. */
export type View = Shown<typeof STATE>;

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
/** The state while it may be changed. */
export type Writable = Table['state'];
export type Phase<N extends State['phase']['name'], A extends Action> = PhaseOf<Skeleton, N, A>;
