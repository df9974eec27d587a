// Ends before the end: a seat that is lost, a table that gives up; and choices that an order made.
import { act, applyManner, isMistake, outcomeOf, replay, seeded, undo, vacated } from '@rose/table';
import { toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { handOf, lock, opened } from './toy-table.ts';

describe('a forfeit', () => {
  test('the other wins, whoever is to act, also where the game knows no resigning', () => {
    const stern = { ...toy, meta: { ...toy.meta, manners: {} } };
    const course = opened();
    lock(course, 'red');
    expect(applyManner(stern, course, 'red', 'forfeit')).toBeUndefined();
    expect(outcomeOf(stern, course)).toEqual({ winners: ['blue'], how: 'forfeited', rule: '' });
    expect(applyManner(stern, course, 'blue', 'forfeit')).toBe('game-is-over');
    expect(undo(stern, course, 'red', 1)).toBe('game-is-over');
  });
});

test('a forfeit at a table of more than two vacates the seat', () => {
  const course = opened({ table: 'three' });
  expect(applyManner(toy, course, 'red', 'forfeit')).toBeUndefined();
  expect([outcomeOf(toy, course), vacated(toy, course)]).toEqual([undefined, ['red']]);
});

describe('a table that gives up', () => {
  test('nobody wins, and an offer of a draw is not agreed by it', () => {
    const course = opened();
    applyManner(toy, course, 'red', 'offer-draw');
    expect(applyManner(toy, course, 'blue', 'abandon')).toBeUndefined();
    expect(outcomeOf(toy, course)).toEqual({ winners: [], how: 'abandoned', rule: '' });
  });
  test('is replayed, and nothing may come after it', () => {
    const course = opened();
    applyManner(toy, course, 'red', 'abandon');
    const again = replay(toy, course);
    if (isMistake(again)) throw new Error(again.reason);
    expect(outcomeOf(toy, again)).toEqual(outcomeOf(toy, course));
    const more = [...course.entries, { seq: 2, seat: 'blue', manner: 'forfeit' } as const];
    expect(replay(toy, { ...course, entries: more })).toMatchObject({ field: 'entries[1]' });
  });
});

test('whose choice it was is written down, and replayed', () => {
  const course = opened();
  const [card] = handOf(course, 'red');
  const action = toy.read(`stake ${card}`);
  if (!action) throw new Error('not an action');
  act(toy, course, 'red', action, seeded(1), 'order');
  expect(course.entries).toMatchObject([{ seat: 'red', by: 'order' }]);
  const again = replay(toy, course);
  if (isMistake(again)) throw new Error(again.reason);
  expect(again.entries).toEqual(course.entries);
});
