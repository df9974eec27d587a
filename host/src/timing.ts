// A table's clock beside its course: what it is at first, what it becomes with an entry, and when a seat changes hands. How
// that is reckoned is read in where there is a clock: at home there is none.
import type { ClockTerms } from '@rose/protocol';
import type { Course, Kind } from '@rose/table';
import { type Clock, deadlineOf } from './clock.ts';
import type { Environment } from './environment.ts';
import type { Watched } from './sight.ts';
import type { Beside } from './store.ts';

export interface Why {
  /** The course before an entry. */
  readonly before?: Course<Kind>;
  readonly earns?: boolean;
  /** The seat that its player came back to. */
  readonly back?: string;
  /** Reckon anew although the time of the same seats runs on: their hours changed. */
  readonly anew?: boolean;
}
/** The clock of a table that is now `next`; the very same where nothing changes. */
export const clockAt = async (
  environment: Environment,
  clock: Clock | undefined,
  next: Watched,
  why: Why = {},
): Promise<Clock | undefined> => {
  if (!clock) return undefined;
  const { clockBecomes } = await import('./clock-at.ts');
  return clockBecomes(environment, clock, next, why);
};
export const firstClock = async (
  environment: Environment,
  seen: Watched,
  terms: ClockTerms | undefined,
): Promise<Clock | undefined> => {
  if (!terms || terms.kind === 'none') return undefined;
  const { clockBegins } = await import('./clock-at.ts');
  return clockBegins(environment, seen, terms);
};

/** What is kept of a clock that has changed. */
export const besideClock = (clock: Clock | undefined, before: Clock | undefined): Beside => {
  if (!clock || clock === before) return {};
  const deadline = deadlineOf(clock);
  return { clock, ...(deadline === undefined ? {} : { deadline }) };
};
