// Days off: so many a year, counted by what has begun, wherever they are moved.
import { describe, expect, test } from 'vitest';
import { daysLeft, MOST_DAYS, spentAfter, whyNoVacation } from '../src/people/vacation.ts';

const at = (day: string): string => `${day}T12:00:00.000Z`;
const span = (from: string, until: string) => ({ from, until });

describe('days off', () => {
  test('are as many a year as there are, and no more', () => {
    expect(whyNoVacation({}, span('2026-07-01', '2026-07-30'), at('2026-06-01'))).toBeUndefined();
    expect(whyNoVacation({}, span('2026-07-01', '2026-07-31'), at('2026-06-01'))).toEqual({
      trouble: 'too-much-vacation',
      year: 2026,
      most: MOST_DAYS,
      over: 1,
    });
    expect(daysLeft({ vacation: span('2026-07-01', '2026-07-10') }, at('2026-06-01'))).toBe(20);
  });

  test('are counted for each year when they lie in two', () => {
    expect(whyNoVacation({}, span('2026-12-02', '2027-01-30'), at('2026-11-01'))).toBeUndefined();
    expect(whyNoVacation({}, span('2026-12-02', '2027-01-31'), at('2026-11-01'))).toMatchObject({
      year: 2027,
      over: 1,
    });
  });

  test('that have begun are spent, those ahead may be moved', () => {
    const before = { vacation: span('2026-07-01', '2026-07-20') };
    expect(spentAfter(before, null, at('2026-06-30'))).toEqual({});
    expect(spentAfter(before, null, at('2026-07-05'))).toEqual({ 2026: 5 });
    expect(spentAfter(before, span('2026-08-01', '2026-08-10'), at('2026-09-01'))).toEqual({ 2026: 20 });
    // A vacation that is made longer or shorter while it lasts is not paid for twice.
    expect(spentAfter(before, span('2026-07-01', '2026-07-25'), at('2026-07-05'))).toEqual({});
  });

  test('add up over the vacations of a year, and begin anew with the next', () => {
    const once = spentAfter({ vacation: span('2026-02-01', '2026-02-20') }, null, at('2026-03-01'));
    const now = at('2026-07-01');
    expect(whyNoVacation({ spent: once }, span('2026-07-02', '2026-07-11'), now)).toBeUndefined();
    expect(whyNoVacation({ spent: once }, span('2026-07-02', '2026-07-12'), now)).toMatchObject({ over: 1 });
    expect(daysLeft({ spent: once }, now)).toBe(10);
    const next = spentAfter({ spent: once }, span('2027-02-01', '2027-02-03'), at('2027-01-05'));
    expect(next).toEqual({});
    expect(daysLeft({ spent: next }, at('2027-01-05'))).toBe(MOST_DAYS);
  });

  test('taken again and again never come to more than a year has', () => {
    let now = Date.parse('2026-01-01T12:00:00.000Z');
    let state: Parameters<typeof daysLeft>[0] = {};
    let rested = 0;
    for (; new Date(now).getUTCFullYear() === 2026; now += 86_400_000) {
      const moment = new Date(now).toISOString();
      const today = moment.slice(0, 10);
      const wish = span(today, today);
      if (!whyNoVacation(state, wish, moment)) state = { vacation: wish, spent: spentAfter(state, wish, moment) };
      if (state.vacation?.from === today) rested++;
    }
    expect(rested).toBe(MOST_DAYS);
  });

  test('lie ahead: what has gone by is not taken back, but a vacation that lasts may be changed', () => {
    const now = at('2026-07-05');
    expect(whyNoVacation({}, span('2026-07-03', '2026-07-09'), now)).toMatchObject({ field: 'vacation.from' });
    expect(whyNoVacation({}, span('2026-07-04', '2026-07-09'), now)).toBeUndefined();
    const running = { vacation: span('2026-07-01', '2026-07-06') };
    expect(whyNoVacation(running, span('2026-07-01', '2026-07-09'), now)).toBeUndefined();
  });
});
