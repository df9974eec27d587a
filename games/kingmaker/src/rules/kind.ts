// The types of the game, bundled for the kernel, and their short names for the rules.
import type {
  Automatic,
  During as DuringOf,
  Phase as PhaseOf,
  Refusal as RefusalOf,
  Table as TableOf,
} from '@rose/table';
import type { View } from '../secrecy/seen.ts';
import type { Action } from './actions.ts';
import type { Seat } from './data/seats.ts';
import type { LogEntry } from './log.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { Why } from './why.ts';

/** How a game ended: the last heir crowned and held, Beaufort crowned, votes, or a count. */
export type How = 'last-heir' | 'beaufort' | 'votes' | 'counted';

export interface Kingmaker {
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
export type Table = TableOf<Kingmaker>;
export type Refusal = RefusalOf<Kingmaker>;
export type During<N extends PhaseName> = DuringOf<Kingmaker, N>;
export type Phase<N extends PhaseName, A extends Action = Action> = PhaseOf<Kingmaker, N, A>;
/** A phase in which nobody is asked. */
export type Step<N extends PhaseName> = Automatic<Kingmaker, N>;
export type OpenVerbs<N extends PhaseName> = NonNullable<Phase<N>['open']>;
export type TableIn<N extends PhaseName> = TableOf<Kingmaker, During<N>>;
