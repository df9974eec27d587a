// The law of time: whatever is done at a table, and in whichever order, nobody has more time than the terms allow, and
// nobody's time changes out of their turn. Tables are played by chance: moves, locks and their opening, leaving a seat
// and coming back, taking back, other hours, and time that goes by.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clock, leftAt, reckoned, startClock, type Timed } from '../src/clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
type Deed =
  | { readonly do: 'lock' | 'open' | 'hand-over' | 'reclaim' | 'take-back'; readonly seat: Seat }
  | { readonly do: 'retime' }
  | { readonly do: 'pass'; readonly part: number };

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
}
const iso = (moment: number): string => new Date(moment).toISOString();

const reckon = (table: Table, turns: { readonly [seat: string]: number }, more: object = {}): Table => {
  const asked = SEATS.filter((seat) => !table.locked.includes(seat));
  const running = asked.filter((seat) => !table.bots.includes(seat));
  return { ...table, clock: reckoned(table.clock, { asked, running, turns, now: iso(table.now), ...more }) };
};
const EACH = { red: 1, blue: 1 };
const BACK = { red: -1, blue: -1 };

const done = (table: Table, deed: Deed, unit: number): Table => {
  switch (deed.do) {
    case 'pass': {
      const running = SEATS.filter((seat) => table.clock.seats[seat]?.deadline !== undefined);
      const left = Math.min(unit, ...running.map((seat) => leftAt(table.clock, seat, iso(table.now))));
      // Time is never let run out here: what is spent is then what has gone by.
      const gone = Math.floor(left * deed.part);
      const used = Object.fromEntries(
        SEATS.map((seat) => [seat, (table.used[seat] ?? 0) + (running.includes(seat) ? gone : 0)]),
      );
      return { ...table, now: table.now + gone, used };
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
        : reckon({ ...table, bots: [...table.bots, deed.seat] }, {}, { earns: false });
    case 'reclaim': {
      const bots = table.bots.filter((seat) => seat !== deed.seat);
      return table.bots.includes(deed.seat) ? reckon({ ...table, bots }, {}, { back: deed.seat, earns: false }) : table;
    }
    case 'take-back':
      return table.rounds > 1
        ? reckon({ ...table, locked: [], rounds: table.rounds - 1 }, BACK, { earns: false })
        : table;
    case 'retime':
      return reckon(table, {}, { earns: false });
  }
};

const opened = (terms: Timed): Table => ({
  clock: startClock(terms, SEATS, { running: SEATS, now: iso(0) }),
  now: 0,
  locked: [],
  bots: [],
  rounds: 1,
  most: 1,
  used: {},
});
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
  fc.constant<Deed>({ do: 'retime' }),
  fc.record({ do: fc.constant('pass' as const), part: fc.double({ min: 0, max: 0.9, noNaN: true }) }),
);

describe.for([
  ['live', { kind: 'live', minutes: 10, increment: 30 }, MINUTE],
  ['slow', { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 }, DAY],
] as const)('%s', ([, terms, unit]) => {
  test('nobody has more time than the terms allow, and out of turn it does not change', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 80 }), (deeds) => {
        let table = opened(terms);
        for (const one of deeds) {
          const next = done(table, one, unit);
          for (const who of SEATS) {
            const [before, after] = [leftAt(table.clock, who, iso(table.now)), leftAt(next.clock, who, iso(next.now))];
            const isOut = table.locked.includes(who) && next.locked.includes(who);
            if (isOut) expect(after).toBe(before);
            expect(after + (next.used[who] ?? 0)).toBeLessThanOrEqual(allowance(terms, next.most));
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
