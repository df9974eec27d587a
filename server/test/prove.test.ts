// The proofs themselves: a misfortune in mid-game loses nothing and doubles nothing, and players go on.
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { measureFloods, misfortuneNamed, prove } from '../testing/index.ts';
import { freshPlace, scratch } from './databases.ts';

test.for(['disk-full', 'node-killed'])('%s', { timeout: 600_000 }, async (name) => {
  const misfortune = misfortuneNamed(name);
  if (!misfortune) throw new Error(name);
  const database = misfortune.on === 'postgres' ? await freshPlace('postgres') : undefined;
  const report = await prove(misfortune, { folder: scratch(), database, times: 1, games: GAMES });
  expect([report.lost, report.doubled, report.wrong]).toEqual([[], [], []]);
  expect(report.confirmed).toBeGreaterThanOrEqual(40);
});

test('beside a flood every move is made, and once', { timeout: 600_000 }, async () => {
  const plan = { seconds: 1, choose: () => 0, progress: () => undefined };
  const [cost] = await measureFloods({ ...plan, only: ['say'] });
  expect(cost?.wrong).toEqual([]);
  expect(cost?.moves).toBeGreaterThanOrEqual(8);
});
