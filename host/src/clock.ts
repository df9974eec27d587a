// The clocks of a table: what each seat has left, whose time runs, when it will be gone. Pure; the time is given. A clock
// changes only when it is for others to act, so that it tells nothing of what is chosen in secret meanwhile.
import type { ClockSight, ClockTerms, SeatClock } from '@rose/protocol';
import { type Calendar, counted, reached } from './calendar.ts';

export type Timed = Exclude<ClockTerms, { kind: 'none' }>;
export interface SeatTime {
  /** Milliseconds left at the clock's `at`. */
  readonly left: number;
  /** While it runs: when it will be gone. */
  readonly deadline?: string;
  /** The hours that did not count when it was last looked at. */
  readonly calendar?: Calendar;
}
export interface Clock {
  readonly terms: Timed;
  readonly at: string;
  readonly seats: { readonly [seat: string]: SeatTime };
}
/** Whose time runs from now on, and which hours do not count for them. */
export interface Turn {
  readonly running: readonly string[];
  readonly now: string;
  readonly calendars?: { readonly [seat: string]: Calendar };
  /** What is taken back, or over, earns no time. */
  readonly earns?: boolean;
  /** The seat that its player came back to. */
  readonly back?: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Whoever comes back to a live seat has at least this. */
const LEAST_LIVE = MINUTE;

export const isRunning = ({ seats }: Clock, seat: string): boolean => seats[seat]?.deadline !== undefined;
export const runningOf = (clock: Clock): readonly string[] =>
  Object.keys(clock.seats).filter((seat) => isRunning(clock, seat));

const spent = ({ terms, at }: Clock, { calendar = {} }: SeatTime, now: string): number => {
  const [from, to] = [Date.parse(at), Date.parse(now)];
  return terms.kind === 'slow' ? counted(calendar, from, to) : Math.max(0, to - from);
};
export const leftAt = (clock: Clock, seat: string, now: string): number => {
  const time = clock.seats[seat];
  if (!time) return 0;
  return time.deadline === undefined ? time.left : Math.max(0, time.left - spent(clock, time, now));
};

/** A seat's time begins to run: a slow clock gives the days of the move on top of what was saved. */
const begun = ({ terms }: Clock, left: number): number =>
  terms.kind === 'slow' ? left + terms.daysPerMove * DAY : left;
/** It stops: what is left over is saved, or the increment comes on top. */
const stopped = ({ terms }: Clock, left: number, earns: boolean): number => {
  if (terms.kind === 'slow') return Math.min(left, terms.cap * DAY);
  return earns ? left + terms.increment * 1000 : left;
};

const timeOf = (clock: Clock, seat: string, turn: Turn): SeatTime => {
  const { running, now, calendars = {}, earns = true } = turn;
  const [before, after] = [isRunning(clock, seat), running.includes(seat)];
  const isBack = turn.back === seat && clock.terms.kind === 'live';
  const left = Math.max(leftAt(clock, seat, now), isBack ? LEAST_LIVE : 0);
  if (!after) return { left: before ? stopped(clock, left, earns) : left };
  const more = before ? left : begun(clock, left);
  const calendar = clock.terms.kind === 'slow' ? calendars[seat] : undefined;
  const deadline = new Date(reached(calendar ?? {}, Date.parse(now), more)).toISOString();
  return { left: more, deadline, ...(calendar ? { calendar } : {}) };
};

/** The clock from now on, whoever's time ran before. */
export const reckoned = (clock: Clock, turn: Turn): Clock => ({
  terms: clock.terms,
  at: turn.now,
  seats: Object.fromEntries(Object.keys(clock.seats).map((seat) => [seat, timeOf(clock, seat, turn)])),
});

/** Whether the time of the same seats runs on. */
export const isSame = (clock: Clock, running: readonly string[]): boolean => {
  const before = runningOf(clock);
  return before.length === running.length && before.every((seat) => running.includes(seat));
};

export const startClock = (terms: Timed, seats: readonly string[], turn: Turn): Clock => {
  const first = terms.kind === 'slow' ? terms.bank * DAY : terms.minutes * MINUTE;
  const still: Clock = { terms, at: turn.now, seats: Object.fromEntries(seats.map((seat) => [seat, { left: first }])) };
  return reckoned(still, turn);
};

/** When the first seat runs out of time. */
export const deadlineOf = ({ seats }: Clock): string | undefined =>
  Object.values(seats)
    .flatMap(({ deadline }) => deadline ?? [])
    .toSorted()[0];
export const overdueAt = (clock: Clock, now: string): readonly string[] =>
  runningOf(clock).filter((seat) => leftAt(clock, seat, now) === 0);

export const clockSight = ({ terms, at, seats }: Clock): ClockSight => ({
  kind: terms.kind,
  at,
  seats: Object.fromEntries(
    Object.entries(seats).map(([seat, { left, deadline }]): [string, SeatClock] => [
      seat,
      deadline === undefined ? { left } : { left, deadline },
    ]),
  ),
});
