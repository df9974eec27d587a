// A table's clock beside its course: what it becomes with an entry, and when a seat changes hands.
import type { Course, Kind } from '@rose/table';
import type { Calendar } from './calendar.ts';
import { type Clock, deadlineOf, isSame, reckoned } from './clock.ts';
import type { Environment } from './environment.ts';
import { questionChanges, questionedAt } from './questions.ts';
import { activeAt, timedAt, type Watched } from './sight.ts';
import type { Beside } from './store.ts';
import { turnChanges } from './turns.ts';

/** The hours that do not count, by seat. */
export const calendarsAt = async (
  { calendars }: Environment,
  { record }: Watched,
): Promise<{ readonly [seat: string]: Calendar }> => {
  if (!calendars) return {};
  const sitters = Object.entries(record.seating).flatMap(([seat, sitter]) =>
    sitter.kind === 'person' && sitter.player !== undefined ? [[seat, sitter.player] as const] : [],
  );
  const known = await calendars(sitters.map(([, player]) => player));
  return Object.fromEntries(
    sitters.flatMap(([seat, player]) => {
      const calendar = known[player];
      return calendar ? [[seat, calendar] as const] : [];
    }),
  );
};

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
  { anew = false, before, ...why }: Why = {},
): Promise<Clock | undefined> => {
  if (!clock) return undefined;
  const running = timedAt(next);
  const questioned = questionedAt(next);
  const turns = before ? turnChanges(next.game, before, next.course) : {};
  const questions = before ? questionChanges(next, before) : {};
  const isStill = why.back === undefined && Object.keys({ ...turns, ...questions }).length === 0;
  if (!anew && isStill && isSame(clock, running, questioned)) return clock;
  const calendars = clock.terms.kind === 'slow' ? await calendarsAt(environment, next) : {};
  const now = environment.now();
  return reckoned(clock, { running, asked: activeAt(next), turns, questioned, questions, now, calendars, ...why });
};

/** What is kept of a clock that has changed. */
export const besideClock = (clock: Clock | undefined, before: Clock | undefined): Beside => {
  if (!clock || clock === before) return {};
  const deadline = deadlineOf(clock);
  return { clock, ...(deadline === undefined ? {} : { deadline }) };
};
