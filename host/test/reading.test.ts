// What reading a journal costs, counted and not timed: it grows with the journal, not with its square.
import { type AnyGame, begin, isMistake, type Journal } from '@rose/table';
import { fair } from '@rose/testkit';
import { expect, test } from 'vitest';
import { startChange } from '../src/change.ts';
import { emptyLedger } from '../src/ledger.ts';
import { readJournal } from '../src/tail.ts';

const game = fair as unknown as AnyGame;

/** Offers made and withdrawn, which the third seat may not know of. */
const journalOf = (length: number): Journal => {
  const course = begin(game, {}, () => 1);
  if (isMistake(course)) throw new Error(course.reason);
  const change = startChange({ game, course, ledger: emptyLedger(game, course) }, '');
  for (let n = 1; n <= length; n++) {
    const text = n % 2 === 1 ? 'offer cat 1' : `withdraw ben ${n / 2}`;
    const action = game.read(text);
    if (!action || change.act('ben', action)) throw new Error(text);
  }
  return change.course;
};
/** How many places of arrays are copied by slices meanwhile: so courses and ledgers are copied. */
const copiedBy = (work: () => unknown): number => {
  const { slice } = Array.prototype;
  let copied = 0;
  Array.prototype.slice = function (this: unknown[], ...bounds: [start?: number, end?: number]): unknown[] {
    const part: unknown[] = slice.apply(this, bounds);
    copied += part.length;
    return part;
  };
  try {
    work();
  } finally {
    Array.prototype.slice = slice;
  }
  return copied;
};

test('a journal twice as long costs no more than twice as much to read', () => {
  const [short, long] = [journalOf(1000), journalOf(2000)].map((journal) =>
    copiedBy(() => expect(isMistake(readJournal(game, journal))).toBe(false)),
  ) as [number, number];
  expect(long).toBeLessThanOrEqual(2 * short + 1000);
});
