// Playouts where several are asked at once.
import { begin, isMistake, type Kind, seeded, silent, stateOf, type Table } from '@rose/table';
import { expect, test } from 'vitest';
import { playOn } from '../src/policy.ts';
import { waitingPennies } from './pennies.ts';

test('who is asked and has to wait for another is passed over until it can answer', () => {
  const dice = seeded(1);
  const begun = begin(waitingPennies, { options: {} }, dice);
  if (isMistake(begun)) throw new Error(begun.reason);
  const table: Table<Kind> = silent(stateOf(begun), dice);
  expect(playOn(waitingPennies, table, dice, 9, () => false)).toBe(2);
  expect(waitingPennies.outcome(table.state)).toBeDefined();
});
