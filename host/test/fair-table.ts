// A table of the fair with a clock, played by chance: answers, offers aside, leaving a seat and coming back, taking back,
// other hours, time that goes by, be it weeks, and time that is up.
import type { ClockTerms, Sitter } from '@rose/protocol';
import { type AnyGame, stateOf } from '@rose/table';
import { type Fair, fair } from '@rose/testkit';
import fc from 'fast-check';
import { type Calendar, counted } from '../src/calendar.ts';
import { type Clock, deadlineOf } from '../src/clock.ts';
import { guestOf } from '../src/index.ts';
import { unmade } from '../src/operations.ts';
import { bot, rig } from './rig.ts';

export const SEATS = ['ann', 'ben', 'cat'] as const;
export type Seat = (typeof SEATS)[number];
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-04-23T18:00:00.000Z');
const GAMES = new Map([['fair', fair as unknown as AnyGame]]);
const person = (name: string): Sitter => ({ kind: 'person', name, player: `player-${name}` });

export type Deed =
  | { readonly do: 'play'; readonly pick: number }
  | { readonly do: 'offer' | 'leave' | 'back' | 'take-back'; readonly seat: Seat }
  /** A night from the hour that it is. */
  | { readonly do: 'night'; readonly seat: Seat; readonly hours: number }
  | { readonly do: 'pass'; readonly part: number }
  /** So much passes that a deadline is met. */
  | { readonly do: 'up' }
  /** So many times the unit passes, and every deadline on the way is met. */
  | { readonly do: 'long'; readonly units: number };
export type Passing = Extract<Deed, { do: 'pass' | 'up' | 'long' }>;
export const isPassing = (deed: Deed): deed is Passing => deed.do === 'pass' || deed.do === 'up' || deed.do === 'long';

const HOUR = 60 * MINUTE;
const clockTime = (moment: number): string => new Date(moment).toISOString().slice(11, 16);
export const table = async (clock: ClockTerms) => {
  let now = START;
  const calendars: Record<string, Calendar> = Object.fromEntries(SEATS.map((seat) => [`player-${seat}`, {}]));
  const { host, errors } = rig({
    games: GAMES,
    isOpenHouse: true,
    now: () => new Date(now).toISOString(),
    enlist() {},
    calendars: async () => ({ ...calendars }),
  });
  const { operations } = host;
  const options = { rounds: 4 };
  const made = await operations.open({ game: 'fair', options, sitters: SEATS.map(person), draw: false }, { clock });
  if ('trouble' in made) throw new Error(JSON.stringify(made));
  const id = made.table;
  const seen = async () => {
    const found = await operations.find(id);
    if ('trouble' in found) throw new Error(found.trouble);
    return found;
  };
  /** Answers in the name of a seat, as its own host does. */
  const play = async (seat: Seat, action: string) => {
    const line = host.connect(() => undefined, guestOf(`player-${seat}`));
    const { ledger, course } = await seen();
    const hidden = ledger.hidden.get(seat) ?? [];
    await line.receive({ ask: 'play', id: 1, table: id, seq: course.entries.length - hidden.length, seat, action });
    line.close();
  };
  const pass = (by: number): void => {
    now += by;
  };
  /** New hours, of which the house hears at once. */
  const sleep = (seat: Seat, hours: number) => {
    const night = { from: clockTime(now), to: clockTime(now + hours * HOUR), zone: 'UTC' };
    calendars[`player-${seat}`] = { night };
    return operations.retime(id);
  };
  /** As the house does when a deadline is due. */
  const meet = async (): Promise<void> => {
    const due = await operations.overdue(id);
    if ('trouble' in due) throw new Error(due.trouble);
    if (due.seats.length === 0) await operations.retime(id);
    for (const seat of due.seats) {
      const answered = await operations.answerByDefault(id, seat);
      const isLeft = 'done' in answered && !answered.done;
      if (isLeft) await operations.reseat(id, (seating) => ({ ...seating, [seat]: bot() }));
    }
  };
  return { operations, id, seen, play, pass, sleep, meet, errors, now: () => now };
};
export type Table = Awaited<ReturnType<typeof table>>;
export type Seen = Awaited<ReturnType<Table['seen']>>;

const phaseOf = ({ course }: Seen) => stateOf(course).phase as Fair['state']['phase'];
/** Who is asked for leave now. */
export const questioned = (seen: Seen): Seat | undefined => {
  const phase = phaseOf(seen);
  return phase.name === 'leave' && phase.answer === 'none' ? phase.asked : undefined;
};
export const trader = (seen: Seen): Seat | undefined => {
  const phase = phaseOf(seen);
  return phase.name === 'trade' && !phase.over ? phase.seat : undefined;
};
export const isPerson = ({ record }: Seen, seat: Seat): boolean => record.seating[seat]?.kind === 'person';
export const ownLeft = ({ clock }: Seen, seat: Seat): number => (clock as Clock).seats[seat]?.left ?? Number.NaN;

/** How much of a span counts for a seat, by the hours its clock goes by. */
export const countedFor = ({ clock }: Seen, seat: Seat, from: number, to: number): number => {
  const { terms, seats } = clock as Clock;
  return terms.kind === 'slow' ? counted(seats[seat]?.calendar ?? {}, from, to) : to - from;
};
/** A stretch of time in which nothing happened, and the table as it was then. */
export type Stretch = (seen: Seen, from: number, to: number) => Promise<void> | void;
/** More deadlines than a table can have that nobody plays at. */
const MOST_DUE = 100;
const passTo = async (at: Table, to: number, stretch: Stretch): Promise<void> => {
  for (let met = 0; met < MOST_DUE; met++) {
    const [seen, from] = [await at.seen(), at.now()];
    const due = Date.parse(deadlineOf(seen.clock as Clock) ?? '');
    const until = due <= to ? Math.max(due, from) : to;
    at.pass(until - from);
    await stretch(seen, from, until);
    if (!(due <= to)) return;
    await at.meet();
  }
  throw new Error('deadlines that are met come again and again');
};
/** Lets time go by as a deed says; `pass` lets no time run out. */
export const passBy = async (at: Table, deed: Passing, unit: number, stretch: Stretch): Promise<void> => {
  const now = at.now();
  if (deed.do === 'long') return passTo(at, now + deed.units * unit, stretch);
  const due = Date.parse(deadlineOf((await at.seen()).clock as Clock) ?? '');
  const until = Math.max(0, Number.isNaN(due) ? unit : due - now);
  if (deed.do === 'up') return passTo(at, now + Math.min(until, 9 * DAY), stretch);
  const part = Math.floor(Math.min(until, unit) * deed.part);
  return passTo(at, now + Math.max(0, Math.min(part, until - 1)), stretch);
};

export const done = async (at: Table, deed: Exclude<Deed, Passing>): Promise<void> => {
  const seen = await at.seen();
  switch (deed.do) {
    case 'play': {
      const seat = questioned(seen) ?? trader(seen);
      const may = questioned(seen) ? ['let', 'forbid'] : ['cross', 'end', 'cross'];
      if (seat && isPerson(seen, seat)) await at.play(seat, may[deed.pick % may.length] as string);
      return;
    }
    case 'offer':
      return at.play(deed.seat, `offer ${SEATS.find((other) => other !== deed.seat)} 1`);
    case 'leave':
      await at.operations.reseat(at.id, (seating) => ({ ...seating, [deed.seat]: bot() }));
      return;
    case 'back':
      await at.operations.reseat(at.id, (seating) => ({ ...seating, [deed.seat]: person(deed.seat) }), deed.seat);
      return;
    case 'take-back': {
      const from = unmade(seen, deed.seat)?.from;
      if (from !== undefined) await at.operations.takeBack(at.id, deed.seat, from, seen.course.entries.length);
      return;
    }
    case 'night':
      await at.sleep(deed.seat, deed.hours);
  }
};

const seat = fc.constantFrom(...SEATS);
const part = fc.oneof(fc.constant(0.9), fc.double({ min: 0, max: 1, noNaN: true }));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('play' as const), pick: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('offer', 'leave', 'back', 'take-back', 'back'), seat }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('night' as const), seat, hours: fc.integer({ min: 1, max: 23 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'up' as const }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass' as const), part }) },
) as fc.Arbitrary<Deed>;
/** Somebody leaves a seat and comes back to it, much later perhaps. */
const absence: fc.Arbitrary<readonly Deed[]> = fc
  .record({ seat, units: fc.constantFrom(1, 10, 100) })
  .map(({ seat: who, units }) => [
    { do: 'leave', seat: who },
    { do: 'long', units },
    { do: 'back', seat: who },
  ]);
export const deedsOf = (most: number): fc.Arbitrary<readonly Deed[]> => {
  const some = fc.oneof({ weight: 12, arbitrary: fc.tuple(deed) }, { weight: 1, arbitrary: absence });
  return fc.array(some, { maxLength: most }).map((all) => all.flat());
};
