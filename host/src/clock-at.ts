// The clock of a table, reckoned from its course and from the hours of those who sit there.
import type { Calendar } from './calendar.ts';
import { type Clock, isSame, type Timed } from './clock.ts';
import type { Environment } from './environment.ts';
import { questionChanges, questionedAt } from './questions.ts';
import { reckoned, startClock } from './reckoning.ts';
import { activeAt, timedAt, type Watched } from './sight.ts';
import type { Why } from './timing.ts';
import { turnChanges } from './turns.ts';

/** The hours that do not count, by seat. */
const calendarsAt = async (
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

export const clockBecomes = async (
  environment: Environment,
  clock: Clock,
  next: Watched,
  { anew = false, before, ...why }: Why,
): Promise<Clock> => {
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

export const clockBegins = async (environment: Environment, seen: Watched, terms: Timed): Promise<Clock> => {
  const turn = { running: timedAt(seen), questioned: questionedAt(seen), now: environment.now() };
  const calendars = await calendarsAt(environment, seen);
  return startClock(terms, Object.keys(seen.record.seating), { ...turn, calendars });
};
