// Windows: all who could act are asked alike, and how soon somebody answers would tell what they hold. So nobody's answer is
// given before the window has been open for some seconds: not a person's, not an order's, not a bot's.
import { type Course, isWindow, type Kind, mustAnswer, stateOf } from '@rose/table';
import { startChange } from './change.ts';
import { type Environment, metered } from './environment.ts';
import type { Live } from './live.ts';
import { factsAt } from './long-ago.ts';
import type { Seen } from './sight.ts';

export interface WindowNow {
  /** The entry that opened it. */
  readonly by: number;
  /** From when on answers are given, ISO 8601. */
  readonly until: string;
}

/** The entry that put the question; none where no window stands open. Whoever is asked anew is asked by a window anew. */
export const openedBy = ({ game, course }: Pick<Seen, 'game' | 'course'>): number | undefined => {
  const { steps } = course;
  if (!isWindow(game, stateOf(course))) return undefined;
  let at = steps.length - 1;
  for (; at > 0; at--) {
    const [before, now] = [steps[at - 1], steps[at]];
    if (!before || !now) break;
    const then = factsAt(game, before);
    if (!then.isWindow || factsAt(game, now).must.some((seat) => !then.must.includes(seat))) break;
  }
  return steps[at]?.entry?.seq ?? 0;
};

/**
 * The window of a table that is now `live`; the same as before where it stands open on. `since`: it opened then, if not now.
 * Who plays by letter has no haste.
 */
export const windowAt = (
  { windowTime = 0, now }: Environment,
  live: Pick<Live, 'game' | 'course' | 'clock' | 'window'>,
  since?: string,
): WindowNow | undefined => {
  if (windowTime === 0 || live.clock?.terms.kind === 'slow') return undefined;
  const by = openedBy(live);
  if (by === undefined) return undefined;
  if (live.window?.by === by) return live.window;
  const opened = Math.min(...[now(), since ?? now()].map(Date.parse));
  return { by, until: new Date(opened + windowTime).toISOString() };
};

/** How long answers are still held, in milliseconds. */
export const heldFor = ({ now }: Environment, { window }: Pick<Live, 'window'>): number =>
  window ? Math.max(0, Date.parse(window.until) - Date.parse(now())) : 0;

const isAnswer = (live: Live, seat: string, notations: readonly string[]): boolean => {
  const { game, course, record } = live;
  if (!mustAnswer(game, stateOf(course)).includes(seat)) return false;
  const tried = startChange(live, record.secret ?? '');
  const actions = notations.flatMap((text) => game.read(text) ?? []);
  if (actions.some((action) => tried.act(seat, action) !== undefined)) return false;
  return !isStillAsked(live, tried.course, seat);
};
const isStillAsked = ({ game, course }: Live, then: Course<Kind>, seat: string): boolean =>
  mustAnswer(game, stateOf(then)).includes(seat) && stateOf(then).phase.name === stateOf(course).phase.name;
/** Waits as long as an answer of this seat is held. Whatever is no answer, such as an offer, is not. */
export const untilGiven = async (
  environment: Environment,
  live: Live,
  seat: string,
  notations: readonly string[],
): Promise<void> => {
  const held = heldFor(environment, live);
  if (held > 0 && metered(environment, () => isAnswer(live, seat, notations))) await environment.wait(held);
};

/** A bot takes the same time over its answer whatever it holds. */
const SHARE = 0.5;
export const inWindow = async <T>(environment: Environment, live: Live, pace: number, thought: Promise<T>) => {
  const [advice] = await Promise.all([thought, environment.wait(Math.max(SHARE * pace, heldFor(environment, live)))]);
  return advice;
};
