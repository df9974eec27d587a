// Clocks and calendars: pure, so every case is a line.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Calendar, counted, MOST_ZONES, reached, zonesKnown } from '../src/calendar.ts';
import { type Clock, clockSight, deadlineOf, leftAt, overdueAt, type Timed } from '../src/clock.ts';
import { reckoned, startClock } from '../src/reckoning.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const T0 = Date.parse('2026-04-20T12:00:00.000Z');
const at = (milliseconds: number): string => new Date(T0 + milliseconds).toISOString();
const PARIS: Calendar = { night: { from: '23:00', to: '07:00', zone: 'Europe/Paris' } };

describe('hours that count', () => {
  test('all of them, where nobody said otherwise', () => {
    expect(counted({}, T0, T0 + 5 * DAY)).toBe(5 * DAY);
    expect(reached({}, T0, 5 * DAY)).toBe(T0 + 5 * DAY);
  });
  test('nights do not, on the clock of their zone: 21:00 to 05:00 UTC in summer', () => {
    expect(counted(PARIS, T0, T0 + DAY)).toBe(16 * HOUR);
    const evening = Date.parse('2026-04-20T20:00:00.000Z');
    expect(new Date(reached(PARIS, evening, 2 * HOUR)).toISOString()).toBe('2026-04-21T06:00:00.000Z');
    const asleep = Date.parse('2026-04-20T23:30:00.000Z');
    expect(new Date(reached(PARIS, asleep, 0)).toISOString()).toBe('2026-04-20T23:30:00.000Z');
    expect(new Date(reached(PARIS, asleep, HOUR)).toISOString()).toBe('2026-04-21T06:00:00.000Z');
  });
  test('the night on which clocks change is an hour longer or shorter', () => {
    const spring = [Date.parse('2026-03-28T12:00:00.000Z'), Date.parse('2026-03-29T12:00:00.000Z')] as const;
    expect(counted(PARIS, ...spring)).toBe(17 * HOUR);
    const autumn = [Date.parse('2026-10-24T12:00:00.000Z'), Date.parse('2026-10-25T12:00:00.000Z')] as const;
    expect(counted(PARIS, ...autumn)).toBe(15 * HOUR);
  });
  test('a night of nearly a whole day is one of twelve hours', () => {
    const sly: Calendar = { night: { from: '00:01', to: '00:00', zone: 'UTC' } };
    expect(counted(sly, T0, T0 + 10 * DAY)).toBe(5 * DAY);
  });
  test('zones are remembered once, however they are written, and not without end: there are thousands', () => {
    const countedIn = (zone: string): number =>
      counted({ night: { from: '23:00', to: '07:00', zone } }, T0, T0 + 10 * DAY + 11 * HOUR);
    const written = (n: number): string =>
      [...'europe/paris'].map((letter, i) => ((n >> i) & 1 ? letter.toUpperCase() : letter)).join('');
    const paris = countedIn('Europe/Paris');
    const before = zonesKnown();
    for (let n = 0; n < 500; n++) expect(countedIn(written(n))).toBe(paris);
    expect(zonesKnown()).toBe(before);
    for (let n = 0; n < 2 * MOST_ZONES; n++)
      countedIn(`+${String(n % 24).padStart(2, '0')}:${String(Math.floor(n / 24)).padStart(2, '0')}`);
    expect(zonesKnown()).toBeLessThanOrEqual(MOST_ZONES);
    expect(countedIn('Europe/Paris')).toBe(paris);
  });
  test('days off do not, first and last included', () => {
    const away: Calendar = { vacation: { from: '2026-04-21', until: '2026-04-22' } };
    expect(counted(away, T0, T0 + 5 * DAY)).toBe(3 * DAY);
    expect(new Date(reached(away, T0, DAY)).toISOString()).toBe('2026-04-23T12:00:00.000Z');
    expect(reached({ ...PARIS, vacation: { from: '2026-01-01', until: '2026-12-31' } }, T0, HOUR)).toBe(
      Date.parse('2027-01-01T07:00:00.000Z'),
    );
  });
  test('what is reached has been counted, whatever the calendar', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((n) => `${String(n).padStart(2, '0')}:30`);
    const zone = fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'UTC', 'Pacific/Auckland');
    const calendar = fc.record({ from: hour, to: hour, zone }).map((night): Calendar => ({ night }));
    fc.assert(
      fc.property(
        calendar,
        fc.integer({ min: 1, max: 40 * 24 * 60 }),
        fc.integer({ max: 10 ** 8 }),
        (days, span, from) => {
          const start = T0 + from * 1000;
          const end = reached(days, start, span * MINUTE);
          expect(counted(days, start, end)).toBe(span * MINUTE);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const LIVE: Timed = { kind: 'live', minutes: 10, increment: 5 };
const SLOW: Timed = { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 };
const open = (terms: Timed, running = ['red'], calendars = {}): Clock =>
  startClock(terms, ['red', 'blue'], { running, now: at(0), calendars });

describe('a live clock', () => {
  test('runs for who must act, and gives the increment when they have', () => {
    const first = open(LIVE);
    expect(leftAt(first, 'red', at(MINUTE))).toBe(9 * MINUTE);
    expect(leftAt(first, 'blue', at(MINUTE))).toBe(10 * MINUTE);
    const second = reckoned(first, { running: ['blue'], now: at(MINUTE) });
    expect(leftAt(second, 'red', at(HOUR))).toBe(9 * MINUTE + 5000);
    expect(deadlineOf(second)).toBe(at(11 * MINUTE));
  });
  test('earns nothing by what is taken back', () => {
    const back = reckoned(open(LIVE), { running: ['blue'], now: at(MINUTE), earns: false });
    expect(leftAt(back, 'red', at(MINUTE))).toBe(9 * MINUTE);
  });
  test('runs for all who act at once, and is gone for each by itself', () => {
    const both = open(LIVE, ['red', 'blue']);
    const one = reckoned(both, { running: ['blue'], now: at(4 * MINUTE) });
    expect(overdueAt(one, at(9 * MINUTE))).toEqual([]);
    expect(overdueAt(one, at(10 * MINUTE))).toEqual(['blue']);
    expect(leftAt(one, 'blue', at(11 * MINUTE))).toBe(0);
  });
  test('gives a minute to who comes back to a lost seat, to nobody else', () => {
    const lost = reckoned(open(LIVE), { running: [], now: at(HOUR), earns: false });
    expect(leftAt(lost, 'red', at(HOUR))).toBe(0);
    expect(deadlineOf(reckoned(lost, { running: ['red'], now: at(HOUR) }))).toBe(at(HOUR));
    expect(deadlineOf(reckoned(lost, { running: ['red'], now: at(HOUR), back: 'red' }))).toBe(at(HOUR + MINUTE));
  });
  test('gives that minute when time runs again, and once in a game', () => {
    const lost = reckoned(open(LIVE), { running: [], now: at(HOUR), earns: false });
    const back = reckoned(lost, { running: ['blue'], now: at(HOUR), back: 'red' });
    expect(leftAt(back, 'red', at(HOUR))).toBe(0);
    const again = reckoned(back, { running: ['red'], now: at(HOUR), turns: { red: 1 } });
    expect(leftAt(again, 'red', at(HOUR))).toBe(MINUTE);
    const twice = reckoned(again, { running: [], now: at(HOUR + 2 * MINUTE), earns: false });
    expect(deadlineOf(reckoned(twice, { running: ['red'], now: at(2 * HOUR), back: 'red' }))).toBe(at(2 * HOUR));
  });
  test('holds nothing against anybody that only a shut house or a wrong clock explains', () => {
    const YEAR = 365 * DAY;
    for (const wrong of [YEAR, -YEAR, 2 * HOUR]) {
      const jumped = open(LIVE);
      expect(overdueAt(jumped, at(wrong))).toEqual([]);
      expect(leftAt(reckoned(jumped, { running: ['blue'], now: at(wrong) }), 'red', at(wrong))).toBe(
        10 * MINUTE + 5000,
      );
    }
    const moved = reckoned(open(LIVE), { running: ['blue'], now: at(-YEAR) });
    expect(overdueAt(moved, at(MINUTE))).toEqual([]);
  });
});

describe('a slow clock', () => {
  test('gives days for each move on top of the bank, and saves what is left up to the cap', () => {
    const first = open(SLOW);
    expect(leftAt(first, 'red', at(0))).toBe(5 * DAY);
    expect(leftAt(first, 'blue', at(0))).toBe(3 * DAY);
    const quick = reckoned(first, { running: ['blue'], now: at(HOUR), turns: { blue: 1 } });
    expect(leftAt(quick, 'red', at(HOUR))).toBe(4 * DAY);
    const slow = reckoned(first, { running: ['blue'], now: at(4 * DAY), turns: { blue: 1 } });
    expect(leftAt(slow, 'red', at(4 * DAY))).toBe(DAY);
    expect(deadlineOf(slow)).toBe(at(9 * DAY));
  });
  test('does not run by night, and the deadline knows it', () => {
    const clock = open(SLOW, ['red'], { red: PARIS });
    expect(leftAt(clock, 'red', at(DAY))).toBe(5 * DAY - 16 * HOUR);
    expect(deadlineOf(clock)).toBe(new Date(reached(PARIS, T0, 5 * DAY)).toISOString());
    expect(overdueAt(clock, at(5 * DAY))).toEqual([]);
  });
  test('whoever goes on holiday now gets no days back that are gone', () => {
    const away: Calendar = { vacation: { from: '2026-04-01', until: '2026-04-24' } };
    const later = reckoned(open(SLOW), { running: ['red'], now: at(2 * DAY), calendars: { red: away } });
    expect(leftAt(later, 'red', at(2 * DAY))).toBe(3 * DAY);
    expect(deadlineOf(later)).toBe('2026-04-28T00:00:00.000Z');
  });
  test('is shown without anybody’s hours', () => {
    const shown = clockSight(open(SLOW, ['red'], { red: PARIS }));
    expect(shown.seats['blue']).toEqual({ left: 3 * DAY });
    expect(Object.keys(shown.seats['red'] ?? {})).toEqual(['left', 'deadline']);
  });
});

describe('a question with a time of its own', () => {
  test('out of turn: the seat’s own time rests, and goes on as it was', () => {
    const asked = reckoned(open(LIVE), { running: ['blue'], questioned: ['blue'], questions: { blue: 1 }, now: at(0) });
    expect([deadlineOf(asked), leftAt(asked, 'blue', at(20_000))]).toEqual([at(MINUTE), 40_000]);
    const own = reckoned(asked, { running: ['blue'], now: at(20_000) });
    expect(leftAt(own, 'blue', at(20_000))).toBe(10 * MINUTE);
  });
  test('within the turn: both run, and whichever is gone first is the limit', () => {
    const question = { running: ['red'], questioned: ['red'], questions: { red: 1 } };
    const early = reckoned(open(LIVE), { ...question, now: at(MINUTE) });
    expect(deadlineOf(early)).toBe(at(2 * MINUTE));
    const next = reckoned(early, { ...question, now: at(90_000) });
    expect([deadlineOf(next), clockSight(next).seats['red']?.left]).toEqual([at(150_000), MINUTE]);
    expect(leftAt(reckoned(next, { running: ['red'], now: at(2 * MINUTE) }), 'red', at(2 * MINUTE))).toBe(8 * MINUTE);
    const late = reckoned(open(LIVE), { ...question, now: at(10 * MINUTE - 5000) });
    expect(deadlineOf(late)).toBe(at(10 * MINUTE));
  });
  test('at a slow table: a day, without nights', () => {
    const asked = { questioned: ['blue'], questions: { blue: 1 }, calendars: { blue: PARIS } };
    const clock = reckoned(open(SLOW), { running: ['blue'], ...asked, now: at(0) });
    expect(deadlineOf(clock)).toBe(new Date(reached(PARIS, T0, DAY)).toISOString());
    expect(leftAt(reckoned(clock, { running: [], now: at(HOUR) }), 'blue', at(HOUR))).toBe(3 * DAY);
  });
});
