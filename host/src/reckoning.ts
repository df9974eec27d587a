// How the clock of a table changes, and how it starts. It changes only when it is for others to act, so that it tells nothing
// of what is chosen in secret meanwhile. What a turn gives, it gives once, whatever happens in it: turns are counted, and a
// turn that is played again has had its time. A question that comes out of the seat's turn has a time of its own, and the
// seat's rests; one within the turn has both.
import { type Calendar, reached } from './calendar.ts';
import {
  after,
  type Clock,
  DAY,
  type Hours,
  MINUTE,
  questionLeft,
  runsAway,
  runsItself,
  type SeatTime,
  saved,
  type Timed,
} from './clock.ts';
import { asking, isAsking } from './question-time.ts';

/** Whose time runs from now on, and which hours do not count for them. */
export interface Turn {
  readonly running: readonly string[];
  /** Who must act, whoever sits there; the same when left out. */
  readonly asked?: readonly string[];
  /** By how much the number of a seat's newest turn changed: less than nothing when turns were taken back. */
  readonly turns?: { readonly [seat: string]: number };
  /** Who must answer a question that has a time of its own, whoever sits there. */
  readonly questioned?: readonly string[];
  /** By how much the number of a seat's newest such question changed. */
  readonly questions?: { readonly [seat: string]: number };
  readonly now: string;
  readonly calendars?: { readonly [seat: string]: Calendar };
  /** What is taken back, or over, earns no time. */
  readonly earns?: boolean;
  /** The seat that its player came back to. */
  readonly back?: string;
}

/** Whoever comes back to a live seat has at least this, once in a game. */
const LEAST_LIVE = MINUTE;
/** What is left now, before this turn gives or takes anything. */
const carried = (clock: Clock, time: SeatTime, { now }: Turn): number =>
  runsItself(time) || runsAway(time) ? after(clock, time, time.left, clock.at, now) : time.left;

/** A question that was put to the seat when its own time did not run. */
const isOutOfTurn = (time: SeatTime, { questioned = [], turns = {} }: Turn, seat: string): boolean =>
  questioned.includes(seat) && ((turns[seat] ?? 0) !== 0 || !(runsItself(time) || runsAway(time)));

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
    if (!running.includes(seat) || isOutOfTurn(time, turn, seat) || number <= given) return { left, given };
    const bank = runsItself(time) ? Math.min(left, terms.cap * DAY) : saved(clock, { ...time, left });
    return { left: bank + terms.daysPerMove * DAY, given: number };
  }
  const isOver = runsItself(time) && (!asked.includes(seat) || number > before);
  return isOver && earns && before > given ? { left: left + terms.increment * 1000, given: before } : { left, given };
};

const ownTurn = (time: SeatTime): number => Math.max(time.own ?? 0, runsItself(time) ? (time.turn ?? 0) : 0);
/** A turn that begins when its player is gone costs them nothing. */
const absence = (time: SeatTime, turn: Turn, seat: string): Pick<SeatTime, 'away'> => {
  const { running, asked = running, turns = {} } = turn;
  const number = (time.turn ?? 0) + (turns[seat] ?? 0);
  const isLeft = asked.includes(seat) && !running.includes(seat) && number <= ownTurn(time);
  return isLeft && !isOutOfTurn(time, turn, seat) ? { away: true } : {};
};

/**
 * Who moves the night while a turn lasts could always have it night: a new one counts from the next turn or question that
 * gives its time. Days off are counted by the year, and may begin at any time.
 */
const hoursOf = (time: SeatTime, next: Omit<SeatTime, 'left'>, fresh: Calendar | undefined, isOut: boolean): Hours => {
  const { calendar, given = 0, question } = time;
  const isAskedAnew = isOut && (next.question?.given ?? 0) > (question?.given ?? 0);
  if (!fresh) return calendar ? { calendar } : {};
  if (!calendar || isAskedAnew || (next.given ?? 0) > given) return { calendar: fresh };
  const { night } = calendar;
  const { vacation } = fresh;
  return { calendar: { ...(night ? { night } : {}), ...(vacation ? { vacation } : {}) } };
};

/** What does not depend on whose time runs from now on. */
const countsOf = (clock: Clock, seat: string, turn: Turn, given: number): Omit<SeatTime, 'left'> => {
  const time = clock.seats[seat] as SeatTime;
  const { now, turns = {}, questions = {}, questioned = [] } = turn;
  const put = { isAsked: questioned.includes(seat), change: questions[seat] ?? 0, kind: clock.terms.kind, now };
  const question = asking(time.question, put, questionLeft(clock, time, now));
  return {
    turn: (time.turn ?? 0) + (turns[seat] ?? 0),
    given,
    own: ownTurn(time),
    ...(question ? { question } : {}),
    ...(time.graced ? { graced: true } : {}),
  };
};

const timeOf = (clock: Clock, seat: string, turn: Turn): SeatTime => {
  const time = clock.seats[seat] as SeatTime;
  const { running, now, calendars = {} } = turn;
  const { left, given } = earned(clock, time, carried(clock, time, turn), turn, seat);
  const isBack = (turn.back === seat || time.back === true) && clock.terms.kind === 'live' && !time.graced;
  const back = isBack ? { back: true as const } : {};
  const tally = countsOf(clock, seat, turn, given);
  const isOut = isOutOfTurn(time, turn, seat);
  const hours = clock.terms.kind === 'slow' ? hoursOf(time, tally, calendars[seat], isOut) : {};
  const counts = { ...tally, ...hours };
  if (!running.includes(seat)) return { left, ...counts, ...absence(time, turn, seat), ...back };
  const ends = (most: number): { deadline: string } => ({
    deadline: new Date(reached(hours.calendar ?? {}, Date.parse(now), most)).toISOString(),
  });
  const asked = isAsking(counts.question) ? (counts.question?.left ?? 0) : Number.POSITIVE_INFINITY;
  if (isOut) return { left, ...counts, ...ends(asked), ...back, rests: true };
  const isGraced = isBack && left < LEAST_LIVE;
  const more = isGraced ? LEAST_LIVE : left;
  return { left: more, ...counts, ...ends(Math.min(asked, more)), ...(isGraced ? { graced: true } : {}) };
};

/** The clock from now on, whoever's time ran before. */
export const reckoned = (clock: Clock, turn: Turn): Clock => ({
  terms: clock.terms,
  at: turn.now,
  seats: Object.fromEntries(Object.keys(clock.seats).map((seat) => [seat, timeOf(clock, seat, turn)])),
});

export const startClock = (terms: Timed, seats: readonly string[], turn: Turn): Clock => {
  const first = terms.kind === 'slow' ? terms.bank * DAY : terms.minutes * MINUTE;
  const still: Clock = { terms, at: turn.now, seats: Object.fromEntries(seats.map((seat) => [seat, { left: first }])) };
  const turns = Object.fromEntries((turn.asked ?? turn.running).map((seat) => [seat, 1]));
  const questions = Object.fromEntries((turn.questioned ?? []).map((seat) => [seat, 1]));
  return reckoned(still, { ...turn, turns, questions });
};
