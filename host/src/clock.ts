// The clocks of a table, read: what each seat has left, whose time runs, when it will be gone. Pure; the time is given. How
// a clock changes stands in reckoning.ts: most tables have none, and a page at home never needs that.
import type { ClockSight, ClockTerms, SeatClock } from '@rose/protocol';
import { type Calendar, counted, reached } from './calendar.ts';
import { isAsking, type QuestionTime } from './question-time.ts';

export type Timed = Exclude<ClockTerms, { kind: 'none' }>;
export interface SeatTime {
  /** Milliseconds left at the clock's `at`. */
  readonly left: number;
  /** While it runs, or the time of a question does: when the first of them will be gone. */
  readonly deadline?: string;
  /** The time of the questions that the seat must answer, where they have one of their own. */
  readonly question?: QuestionTime;
  /** Only the time of the question runs: it came out of the seat's turn. */
  readonly rests?: true;
  /** The hours that do not count: the night is that of the turn or the question, from its beginning to its end. */
  readonly calendar?: Calendar;
  /** The number of the seat's newest turn, as the course stands. */
  readonly turn?: number;
  /** The newest turn that has given its time. */
  readonly given?: number;
  /** The newest turn in which its player's own time ran. */
  readonly own?: number;
  /** A bot plays a turn that the seat's player had begun: for that player its time goes on running. */
  readonly away?: true;
  /** Its player came back, and time has not run since. */
  readonly back?: true;
  /** The minute for coming back was given. */
  readonly graced?: true;
}
export interface Clock {
  readonly terms: Timed;
  readonly at: string;
  readonly seats: { readonly [seat: string]: SeatTime };
}
export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/**
 * A deadline is met within seconds, also that of a player who left a turn to a bot. A moment that is so much later can only
 * come of a house that was shut or of a clock that was wrong, and is held against nobody.
 */
const NOBODYS_FAULT = { live: HOUR, slow: DAY } as const;

export const isRunning = ({ seats }: Clock, seat: string): boolean => seats[seat]?.deadline !== undefined;
export const runningOf = (clock: Clock): readonly string[] =>
  Object.keys(clock.seats).filter((seat) => isRunning(clock, seat));

export type Hours = Pick<SeatTime, 'calendar'>;
const spent = ({ terms }: Clock, { calendar = {} }: Hours, since: string, now: string): number => {
  const [from, to] = [Date.parse(since), Date.parse(now)];
  return terms.kind === 'slow' ? counted(calendar, from, to) : Math.max(0, to - from);
};
export const after = (clock: Clock, time: Hours, left: number, since: string, now: string): number => {
  const gone = spent(clock, time, since, now);
  return gone > left + NOBODYS_FAULT[clock.terms.kind] ? left : Math.max(0, left - gone);
};
/** What goes to the bank of a slow clock has a limit; until its turn is over for good, a seat keeps all it had. */
export const saved = ({ terms }: Clock, { left, turn = 0, away }: SeatTime): number =>
  terms.kind === 'slow' && turn > 0 && away === undefined ? Math.min(left, terms.cap * DAY) : left;

/** Whether it is the seat's own time that runs, before its player's eyes. */
export const runsItself = (time: SeatTime): boolean => time.deadline !== undefined && !time.rests;
export const runsAway = ({ away }: SeatTime): boolean => away !== undefined;
export const questionLeft = (clock: Clock, time: SeatTime, now: string): number => {
  const { left = 0, since = now } = time.question ?? {};
  return after(clock, time, left, since, now);
};

/** What is left of the time that runs for a seat: its own, the question's, or the less of both. */
export const leftAt = (clock: Clock, seat: string, now: string): number => {
  const time = clock.seats[seat];
  if (!time) return 0;
  if (time.deadline === undefined) return saved(clock, time);
  const question = isAsking(time.question) ? questionLeft(clock, time, now) : Number.POSITIVE_INFINITY;
  return time.rests ? question : Math.min(question, after(clock, time, time.left, clock.at, now));
};

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));
/** Whether the time of the same seats and questions runs on. */
export const isSame = (clock: Clock, running: readonly string[], questioned: readonly string[]): boolean =>
  areSame(runningOf(clock), running) &&
  areSame(
    Object.keys(clock.seats).filter((seat) => isAsking(clock.seats[seat]?.question)),
    questioned,
  );

/** When nothing is left to a player who is away. Nobody is lost then, but the clock must be reckoned. */
const awayUntil = ({ at }: Clock, { left, calendar = {} }: SeatTime): string =>
  new Date(reached(calendar, Date.parse(at), left)).toISOString();
/** When the first seat runs out of time. */
export const deadlineOf = (clock: Clock): string | undefined =>
  Object.values(clock.seats)
    .flatMap((time) => time.deadline ?? (runsAway(time) && time.left > 0 ? awayUntil(clock, time) : []))
    .toSorted()[0];
export const overdueAt = (clock: Clock, now: string): readonly string[] =>
  runningOf(clock).filter((seat) => leftAt(clock, seat, now) === 0);

export const clockSight = (clock: Clock): ClockSight => ({
  kind: clock.terms.kind,
  at: clock.at,
  seats: Object.fromEntries(
    Object.entries(clock.seats).map(([seat, { deadline }]): [string, SeatClock] => {
      const left = leftAt(clock, seat, clock.at);
      return [seat, deadline === undefined ? { left } : { left, deadline }];
    }),
  ),
});
