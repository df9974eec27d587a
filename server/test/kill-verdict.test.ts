// The judge of the proof by killing finds what it is there to find.
import type { Entry } from '@rose/table';
import { expect, test } from 'vitest';
import { judge, type Told, type Try } from '../testing/kill-verdict.ts';

const made = (seq: number, action: string): Try => ({ table: 'w1', seat: 'red', seq, action });
const tried = (seq: number, action: string): Told => ({ ...made(seq, action), told: 'tried' });
const confirmed = (seq: number, action: string, entry: number): Told => ({
  ...made(seq, action),
  told: 'confirmed',
  entry,
});
const entry = (seq: number, action: string, seat = 'red'): Entry => ({ seq, seat, action });
const verdict = (told: readonly Told[], entries: readonly Entry[]) => judge(told, new Map([['w1', entries]]));

const TOLD = [tried(0, 'a'), confirmed(0, 'a', 1), tried(2, 'b'), confirmed(2, 'b', 3), tried(3, 'b')];
const KEPT = [entry(1, 'a'), entry(2, 'x', 'blue'), entry(3, 'b')];

test('all that was confirmed stands, once', () => expect(verdict(TOLD, KEPT)).toEqual([]));
test('what was tried and never confirmed may stand or not', () =>
  expect(verdict(TOLD, [...KEPT, entry(4, 'b')])).toEqual([]));
test('a confirmed move that is missing', () => expect(verdict(TOLD, KEPT.slice(0, 2))).toHaveLength(1));
test('a confirmed move that stands elsewhere', () =>
  expect(verdict(TOLD, [entry(1, 'a'), entry(2, 'b'), entry(3, 'x', 'blue')])).not.toEqual([]));
test('where others chose in secret a move stands later than its seat counts', () =>
  expect(verdict(TOLD, [entry(1, 'x', 'blue'), entry(2, 'a'), entry(3, 'y', 'blue'), entry(4, 'b')])).toEqual([]));
test('a move made twice', () =>
  expect(verdict(TOLD, [...KEPT, entry(4, 'b'), entry(5, 'b')])).toEqual([expect.stringMatching(/twice.*entry 5/)]));
test('a move that nobody made', () => expect(verdict(TOLD, [...KEPT, entry(4, 'c')])).toHaveLength(1));
test('a whole table that is gone', () => expect(judge(TOLD, new Map())).toHaveLength(2));
test('a refusal of what was offered', () =>
  expect(verdict([...TOLD, { ...made(4, 'c'), told: 'wrong', trouble: 'refused' }], KEPT)).toHaveLength(1));
