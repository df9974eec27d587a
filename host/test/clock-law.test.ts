// The law of time: whatever is done at a table, and in whichever order, nobody has more time than the terms allow, and
// nobody's time changes out of their turn. Tables are played by chance: moves, locks and their opening, leaving a seat
// and coming back, be it after weeks, taking back, other nights, days off, and time that goes by.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Calendar, counted } from '../src/calendar.ts';
import { type Clock, deadlineOf, leftAt, type Timed } from '../src/clock.ts';
import { reckoned, startClock } from '../src/reckoning.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
type Deed =
  | { readonly do: 'lock' | 'open' | 'hand-over' | 'reclaim' | 'take-back'; readonly seat: Seat }
  /** From the hour that it is, for as long as may be: with the hours reckoned anew. */
  | { readonly do: 'night'; readonly seat: Seat; readonly hours: number }
  | { readonly do: 'day-off'; readonly seat: Seat }
  | { readonly do: 'pass'; readonly part: number }
  /** So many times the unit, while nobody's deadline is in the way. */
  | { readonly do: 'long'; readonly units: number };

/** Two who plan at once and lock; when both have, a new round begins. Turns are those of the course. */
interface Table {
  readonly clock: Clock;
  readonly now: number;
  readonly locked: readonly Seat[];
  readonly bots: readonly Seat[];
  readonly rounds: number;
  /** The most rounds there ever were: what is played again is not new. */
  readonly most: number;
  /** What was spent by each while its turn was on and its player or a bot had it. */
  readonly used: { readonly [seat: string]: number };
  readonly calendars: { readonly [seat: string]: Calendar };
  /** The night that each had when its newest turn gave its time. */
  readonly nights: { readonly [seat: string]: Calendar['night'] };
  /** The newest round in which each player's own time ran. */
  readonly had: { readonly [seat: string]: number };
  /** What those who left would still have of their own had they stayed. */
  readonly kept: { readonly [seat: string]: number };
}
const iso = (moment: number): string => new Date(moment).toISOString();

const reckon = (table: Table, turns: { readonly [seat: string]: number }, more: object = {}): Table => {
  const asked = SEATS.filter((seat) => !table.locked.includes(seat));
  const running = asked.filter((seat) => !table.bots.includes(seat));
  const { calendars, now } = table;
  const clock = reckoned(table.clock, { asked, running, turns, now: iso(now), calendars, ...more });
  const fresh = SEATS.filter((one) => (clock.seats[one]?.given ?? 0) > (table.clock.seats[one]?.given ?? 0));
  const nights = Object.fromEntries(fresh.map((one) => [one, calendars[one]?.night]));
  const had = Object.fromEntries(running.map((one) => [one, Math.max(table.had[one] ?? 0, table.rounds)]));
  return { ...table, clock, nights: { ...table.nights, ...nights }, had: { ...table.had, ...had } };
};
/** What a seat has of its own, its bank not yet cut to what may be saved. */
const ownAt = ({ clock, now }: Table, who: Seat): number =>
  clock.seats[who]?.deadline === undefined ? (clock.seats[who]?.left ?? 0) : leftAt(clock, who, iso(now));
/** Whether somebody else plays the very turn that its player had begun. */
const isLeftIn = ({ bots, locked, rounds, had }: Table, who: Seat): boolean =>
  bots.includes(who) && !locked.includes(who) && rounds <= (had[who] ?? 0);

const passed = (table: Table, to: number): Table => {
  const running = SEATS.filter((who) => table.clock.seats[who]?.deadline !== undefined);
  const spent = (who: Seat) => leftAt(table.clock, who, iso(table.now)) - leftAt(table.clock, who, iso(to));
  const gone = (who: Seat): number =>
    table.clock.terms.kind === 'slow' ? counted(hoursOf(table, who), table.now, to) : to - table.now;
  const kept = Object.entries(table.kept).map(([who, left]) => [
    who,
    isLeftIn(table, who as Seat) ? Math.max(0, left - gone(who as Seat)) : left,
  ]);
  return {
    ...table,
    now: to,
    used: more(table.used, (who) => (running.includes(who) ? spent(who) : 0)),
    kept: Object.fromEntries(kept),
  };
};
/** A house that is open: whatever is due on the way is met when it is. */
const passedLong = (table: Table, to: number): Table => {
  let at = table;
  for (;;) {
    const due = Date.parse(deadlineOf(at.clock) ?? '');
    if (!(due > at.now && due < to)) return passed(at, to);
    at = reckon(passed(at, due), {}, { earns: false });
  }
};
const clockTime = (moment: number): string => iso(moment).slice(11, 16);
const changed = (table: Table, who: Seat, calendar: Calendar): Table =>
  reckon(
    { ...table, calendars: { ...table.calendars, [who]: { ...table.calendars[who], ...calendar } } },
    {},
    { earns: false },
  );
const more = (counts: Table['used'], by: (who: Seat) => number): Table['used'] =>
  Object.fromEntries(SEATS.map((who) => [who, (counts[who] ?? 0) + by(who)]));
const EACH = { red: 1, blue: 1 };
const BACK = { red: -1, blue: -1 };

const done = (table: Table, deed: Deed, unit: number): Table => {
  switch (deed.do) {
    case 'pass':
    case 'long': {
      const running = SEATS.filter((seat) => table.clock.seats[seat]?.deadline !== undefined);
      const until = running.map((seat) => Date.parse(table.clock.seats[seat]?.deadline ?? '') - table.now);
      // Nobody's time is let run out here: what is spent is then what counted of what has gone by.
      if (deed.do === 'long' && running.length > 0) return table;
      const most = Math.min(
        deed.do === 'pass' ? unit * deed.part : unit * deed.units,
        ...until.map((gone) => gone * 0.9),
      );
      return passedLong(table, table.now + Math.floor(most));
    }
    case 'lock': {
      if (table.locked.includes(deed.seat)) return table;
      const locked = [...table.locked, deed.seat];
      if (locked.length < SEATS.length) return reckon({ ...table, locked }, {});
      const rounds = table.rounds + 1;
      return reckon({ ...table, locked: [], rounds, most: Math.max(table.most, rounds) }, EACH);
    }
    case 'open':
      return table.locked.includes(deed.seat)
        ? reckon({ ...table, locked: table.locked.filter((seat) => seat !== deed.seat) }, {})
        : table;
    case 'hand-over':
      return table.bots.includes(deed.seat)
        ? table
        : reckon(
            {
              ...table,
              bots: [...table.bots, deed.seat],
              kept: { ...table.kept, [deed.seat]: ownAt(table, deed.seat) },
            },
            {},
            { earns: false },
          );
    case 'reclaim': {
      const bots = table.bots.filter((seat) => seat !== deed.seat);
      return table.bots.includes(deed.seat) ? reckon({ ...table, bots }, {}, { back: deed.seat, earns: false }) : table;
    }
    case 'take-back':
      return table.rounds > 1
        ? reckon({ ...table, locked: [], rounds: table.rounds - 1 }, BACK, { earns: false })
        : table;
    case 'night': {
      const night = { from: clockTime(table.now), to: clockTime(table.now + deed.hours * HOUR), zone: 'UTC' };
      return changed(table, deed.seat, { night });
    }
    case 'day-off': {
      const day = iso(table.now).slice(0, 10);
      return changed(table, deed.seat, { vacation: { from: day, until: day } });
    }
  }
};

const opened = (terms: Timed): Table => ({
  clock: startClock(terms, SEATS, { running: SEATS, now: iso(0), calendars: { red: {}, blue: {} } }),
  now: 0,
  locked: [],
  bots: [],
  rounds: 1,
  most: 1,
  used: {},
  calendars: { red: {}, blue: {} },
  nights: {},
  had: { red: 1, blue: 1 },
  kept: {},
});
/** Days off may begin at any time; the night stays where it was when the turn began. */
const hoursOf = ({ calendars, nights }: Table, who: Seat): Calendar => {
  const { vacation } = calendars[who] ?? {};
  const night = nights[who];
  return { ...(night ? { night } : {}), ...(vacation ? { vacation } : {}) };
};
/** All that the terms give in so many turns, the minute for coming back included. */
const allowance = (terms: Timed, turns: number): number =>
  terms.kind === 'slow'
    ? (terms.bank + terms.daysPerMove * turns) * DAY
    : terms.minutes * MINUTE + terms.increment * 1000 * turns + MINUTE;

const seat = fc.constantFrom(...SEATS);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    do: fc.constantFrom('lock', 'open', 'hand-over', 'reclaim', 'take-back', 'lock', 'open'),
    seat,
  }) as fc.Arbitrary<Deed>,
  fc.record({ do: fc.constant('night' as const), seat, hours: fc.integer({ min: 1, max: 23 }) }),
  fc.record({ do: fc.constant('day-off' as const), seat }),
  fc.record({ do: fc.constant('pass' as const), part: fc.double({ min: 0, max: 0.9, noNaN: true }) }),
);
/** Somebody leaves a turn to a bot and comes back to it, much later perhaps. */
const absence: fc.Arbitrary<readonly Deed[]> = fc
  .record({ seat, units: fc.constantFrom(1, 10, 100, 1_000) })
  .map(({ seat: who, units }) => [
    { do: 'hand-over', seat: who },
    ...SEATS.filter((other) => other !== who).map((other) => ({ do: 'lock', seat: other }) as const),
    { do: 'long', units },
    { do: 'reclaim', seat: who },
  ]);
const deedsOf = (most: number): fc.Arbitrary<readonly Deed[]> => {
  const some = fc.oneof({ weight: 12, arbitrary: fc.tuple(deed) }, { weight: 1, arbitrary: absence });
  return fc.array(some, { maxLength: most }).map((all) => all.flat());
};

describe.for([
  ['live', { kind: 'live', minutes: 10, increment: 30 }, MINUTE],
  ['slow', { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 }, DAY],
] as const)('%s', ([, terms, unit]) => {
  test('nobody has more time than the terms allow, no night is moved in a turn, out of turn nothing changes', () => {
    fc.assert(
      fc.property(deedsOf(80), (deeds) => {
        let table = opened(terms);
        for (const one of deeds) {
          const next = done(table, one, unit);
          for (const who of SEATS) {
            const [before, after] = [leftAt(table.clock, who, iso(table.now)), leftAt(next.clock, who, iso(next.now))];
            const isOut = table.locked.includes(who) && next.locked.includes(who);
            if (isOut) expect(after).toBe(before);
            expect(after + (next.used[who] ?? 0)).toBeLessThanOrEqual(allowance(terms, next.most));
            const runs = table.clock.seats[who]?.deadline !== undefined;
            if (runs && (one.do === 'pass' || one.do === 'long') && terms.kind === 'slow')
              expect(before - after).toBe(counted(hoursOf(table, who), table.now, next.now));
          }
          if (one.do === 'reclaim' && isLeftIn(table, one.seat)) {
            const stayed = table.kept[one.seat] ?? Number.NaN;
            const least = terms.kind === 'live' && !table.clock.seats[one.seat]?.graced ? MINUTE : 0;
            expect(ownAt(next, one.seat)).toBe(Math.max(stayed, least));
          }
          table = next;
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a plan that is locked and opened twenty times earns one increment', () => {
  let table = opened({ kind: 'live', minutes: 5, increment: 30 });
  for (let i = 0; i < 20; i++) {
    table = done(table, { do: 'lock', seat: 'red' }, MINUTE);
    table = done(table, { do: 'open', seat: 'red' }, MINUTE);
  }
  expect(leftAt(table.clock, 'red', iso(table.now))).toBe(5 * MINUTE + 30_000);
});

test('leaving a seat and coming back does not stop the time of its turn', () => {
  let table = opened({ kind: 'live', minutes: 5, increment: 0 });
  table = done(table, { do: 'hand-over', seat: 'red' }, MINUTE);
  table = { ...table, now: table.now + 2 * MINUTE };
  table = done(table, { do: 'reclaim', seat: 'red' }, MINUTE);
  expect(leftAt(table.clock, 'red', iso(table.now))).toBe(3 * MINUTE);
});

test.for([
  ['live', { kind: 'live', minutes: 5, increment: 0 }, [HOUR, 2 * HOUR, 30 * DAY], MINUTE],
  ['slow', { kind: 'slow', daysPerMove: 2, bank: 1, cap: 4 }, [4 * DAY, 5 * DAY, 90 * DAY], 0],
] as const)(
  '%s: who comes back to the turn they left finds no time in it, however long it was',
  ([, terms, spans, least]) => {
    for (const span of spans) {
      let table = done(opened(terms), { do: 'hand-over', seat: 'red' }, MINUTE);
      table = done(table, { do: 'lock', seat: 'blue' }, MINUTE);
      table = passedLong(table, span);
      table = done(table, { do: 'reclaim', seat: 'red' }, MINUTE);
      expect(leftAt(table.clock, 'red', iso(table.now))).toBe(least);
    }
  },
);

test('a house that was shut holds nothing against who had left a seat, either', () => {
  let table = done(opened({ kind: 'live', minutes: 5, increment: 0 }), { do: 'hand-over', seat: 'red' }, MINUTE);
  table = { ...table, now: table.now + DAY };
  table = done(table, { do: 'reclaim', seat: 'red' }, MINUTE);
  expect(leftAt(table.clock, 'red', iso(table.now))).toBe(5 * MINUTE);
});

test('what others do meanwhile is not counted twice to who has left', () => {
  let table = done(opened({ kind: 'live', minutes: 5, increment: 0 }), { do: 'hand-over', seat: 'red' }, MINUTE);
  for (const deed of ['lock', 'open', 'lock'] as const) {
    table = passed(table, table.now + MINUTE);
    table = done(table, { do: deed, seat: 'blue' }, MINUTE);
  }
  table = done(table, { do: 'reclaim', seat: 'red' }, MINUTE);
  expect(leftAt(table.clock, 'red', iso(table.now))).toBe(2 * MINUTE);
});

test('a night that is moved on all the time stops no clock', () => {
  const night = { do: 'night', seat: 'red', hours: 12 } as const;
  let table = opened({ kind: 'slow', daysPerMove: 2, bank: 0, cap: 4 });
  for (let i = 0; i < 4; i++) {
    table = { ...done(table, night, DAY), now: table.now + 11 * HOUR };
  }
  expect(leftAt(table.clock, 'red', iso(table.now))).toBe(2 * DAY - 44 * HOUR);
});

test('a night that was set between turns counts in the next one', () => {
  let table = opened({ kind: 'slow', daysPerMove: 2, bank: 0, cap: 4 });
  table = done(table, { do: 'night', seat: 'red', hours: 12 }, DAY);
  table = done(done(table, { do: 'lock', seat: 'red' }, DAY), { do: 'lock', seat: 'blue' }, DAY);
  const before = leftAt(table.clock, 'red', iso(table.now));
  expect(leftAt(table.clock, 'red', iso(table.now + 12 * HOUR))).toBe(before);
});
