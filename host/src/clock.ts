// The clocks of a table: what each seat has left, whose time runs, when it will be gone. Pure; the time is given. A clock
// changes only when it is for others to act, so that it tells nothing of what is chosen in secret meanwhile. What a turn
// gives, it gives once, whatever happens in it: turns are counted, and a turn that is played again has had its time.
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
  /** The number of the seat's newest turn, as the course stands. */
  readonly turn?: number;
  /** The newest turn that has given its time. */
  readonly given?: number;
  /** Since when a bot plays the turn that the seat's player left: for that player it goes on running. */
  readonly away?: string;
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
/** Whose time runs from now on, and which hours do not count for them. */
export interface Turn {
  readonly running: readonly string[];
  /** Who must act, whoever sits there; the same when left out. */
  readonly asked?: readonly string[];
  /** By how much the number of a seat's newest turn changed: less than nothing when turns were taken back. */
  readonly turns?: { readonly [seat: string]: number };
  readonly now: string;
  readonly calendars?: { readonly [seat: string]: Calendar };
  /** What is taken back, or over, earns no time. */
  readonly earns?: boolean;
  /** The seat that its player came back to. */
  readonly back?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Whoever comes back to a live seat has at least this, once in a game. */
const LEAST_LIVE = MINUTE;
/**
 * A deadline is met within seconds. A moment that is so much later can only come of a house that was shut or of a clock
 * that was wrong, and is held against nobody.
 */
const NOBODYS_FAULT = { live: HOUR, slow: DAY } as const;

export const isRunning = ({ seats }: Clock, seat: string): boolean => seats[seat]?.deadline !== undefined;
export const runningOf = (clock: Clock): readonly string[] =>
  Object.keys(clock.seats).filter((seat) => isRunning(clock, seat));

const spent = ({ terms }: Clock, { calendar = {} }: SeatTime, since: string, now: string): number => {
  const [from, to] = [Date.parse(since), Date.parse(now)];
  return terms.kind === 'slow' ? counted(calendar, from, to) : Math.max(0, to - from);
};
const after = (clock: Clock, time: SeatTime, since: string, now: string): number => {
  const gone = spent(clock, time, since, now);
  return gone > time.left + NOBODYS_FAULT[clock.terms.kind] ? time.left : Math.max(0, time.left - gone);
};
/** What goes to the bank of a slow clock has a limit; until its turn is over for good, a seat keeps all it had. */
const saved = ({ terms }: Clock, { left, turn = 0, away }: SeatTime): number =>
  terms.kind === 'slow' && turn > 0 && away === undefined ? Math.min(left, terms.cap * DAY) : left;

export const leftAt = (clock: Clock, seat: string, now: string): number => {
  const time = clock.seats[seat];
  if (!time) return 0;
  return time.deadline === undefined ? saved(clock, time) : after(clock, time, clock.at, now);
};

/** What is left now, before this turn gives or takes anything. */
const carried = (clock: Clock, time: SeatTime, { now }: Turn, isSameTurn: boolean): number => {
  if (time.deadline !== undefined) return after(clock, time, clock.at, now);
  return time.away !== undefined && isSameTurn ? after(clock, time, time.away, now) : time.left;
};

/** The increment of a live clock comes when a turn has passed, the days of a slow one when it begins. */
const earned = (
  clock: Clock,
  time: SeatTime,
  left: number,
  turn: Turn,
  seat: string,
): Required<Pick<SeatTime, 'left' | 'given'>> => {
  const { terms } = clock;
  const { turn: before = 0, given = 0 } = time;
  const { running, asked = running, earns = true } = turn;
  const number = before + (turn.turns?.[seat] ?? 0);
  if (terms.kind === 'slow') {
    if (!running.includes(seat) || number <= given) return { left, given };
    const bank = time.deadline === undefined ? saved(clock, { ...time, left }) : Math.min(left, terms.cap * DAY);
    return { left: bank + terms.daysPerMove * DAY, given: number };
  }
  const isOver = time.deadline !== undefined && (!asked.includes(seat) || number > before);
  return isOver && earns && before > given ? { left: left + terms.increment * 1000, given: before } : { left, given };
};

const absence = (time: SeatTime, { running, asked = running, now }: Turn, seat: string, isSameTurn: boolean) => {
  if (running.includes(seat) || !asked.includes(seat)) return {};
  if (time.deadline !== undefined) return { away: now };
  return time.away !== undefined && isSameTurn ? { away: time.away } : {};
};

const timeOf = (clock: Clock, seat: string, turn: Turn): SeatTime => {
  const time = clock.seats[seat] as SeatTime;
  const { running, now, calendars = {} } = turn;
  const change = turn.turns?.[seat] ?? 0;
  const { left, given } = earned(clock, time, carried(clock, time, turn, change === 0), turn, seat);
  const isBack = (turn.back === seat || time.back === true) && clock.terms.kind === 'live' && !time.graced;
  const counts = { turn: (time.turn ?? 0) + change, given, ...(time.graced ? { graced: true as const } : {}) };
  if (!running.includes(seat))
    return { left, ...counts, ...absence(time, turn, seat, change === 0), ...(isBack ? { back: true } : {}) };
  const isGraced = isBack && left < LEAST_LIVE;
  const more = isGraced ? LEAST_LIVE : left;
  const calendar = clock.terms.kind === 'slow' ? calendars[seat] : undefined;
  const deadline = new Date(reached(calendar ?? {}, Date.parse(now), more)).toISOString();
  return { left: more, deadline, ...counts, ...(calendar ? { calendar } : {}), ...(isGraced ? { graced: true } : {}) };
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
  const turns = Object.fromEntries((turn.asked ?? turn.running).map((seat) => [seat, 1]));
  return reckoned(still, { ...turn, turns });
};

/** When the first seat runs out of time. */
export const deadlineOf = ({ seats }: Clock): string | undefined =>
  Object.values(seats)
    .flatMap(({ deadline }) => deadline ?? [])
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
