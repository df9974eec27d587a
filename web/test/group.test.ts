// Three blocks stand together and may go to x; only two find context.
import { describe, expect, test } from 'vitest';
import { errand, errandRefused, groupOpen, isGroup, type Joins, regroup } from '../src/table/picking/group.ts';
import type { Choice, Hand } from '../src/table/picking/picking.ts';

const choice = (text: string, ...gestures: string[]): Choice => ({
  action: { do: text },
  text,
  gestures: gestures.map((gesture) => gesture.split(' ')),
});
const hand: Hand = {
  may: [choice('a by land', 'a x'), choice('a by sea', 'a x'), choice('b by land', 'b x'), choice('b away', 'b y')],
  mayNot: [{ ...choice('c by land', 'c x'), refusal: { rule: '1', because: { why: 'border-full' } } }],
};
const joins: Joins = (picked, place) => ['a', 'b', 'c'].includes(place) && !picked.includes('#card');
const first = (choices: readonly Choice[]): Choice | undefined => choices.find(({ text }) => text.endsWith('sea'));

describe('a group', () => {
  test('grows by a touch and shrinks by another on the same thing', () => {
    expect(regroup(joins, ['a'], 'b')).toEqual(['a', 'b']);
    expect(regroup(joins, ['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(regroup(joins, ['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });
  test('is not made of one thing, nor by a touch on a place', () => {
    expect(regroup(joins, [], 'a')).toBeUndefined();
    expect(regroup(joins, ['a'], 'a')).toBeUndefined();
    expect(regroup(joins, ['a', 'b'], 'x')).toBeUndefined();
    expect(isGroup(joins, ['a'])).toBe(false);
    expect(isGroup(joins, ['a', 'b'])).toBe(true);
    expect(isGroup(joins, ['a', 'x'])).toBe(false);
  });
  test('is open to every place one of it may reach', () => {
    expect(groupOpen(hand, ['a', 'b'])).toEqual(['x', 'y']);
  });
  test('each goes by the best way, or by the first', () => {
    expect(errand(hand, 'a', 'x', first)?.text).toBe('a by sea');
    expect(errand(hand, 'b', 'x', first)?.text).toBe('b by land');
    expect(errand(hand, 'c', 'x', first)).toBeUndefined();
    expect(errandRefused(hand, 'c', 'x').map(({ refusal }) => refusal?.because.why)).toEqual(['border-full']);
  });
});
