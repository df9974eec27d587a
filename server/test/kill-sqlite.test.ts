// Never lose a move: the whole house is killed at random while people play, on an SQLite file.
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { proveKills } from '../testing/index.ts';
import { scratch } from './databases.ts';

/** `npm test -- long` kills it more often. */
const KILLS = process.env['ROSE_LONG'] ? 30 : 6;

test(`${KILLS} kills lose no confirmed move, double none, and every table replays`, { timeout: 900_000 }, async () => {
  const report = await proveKills({ folder: scratch(), times: KILLS, games: GAMES });
  expect(report.wrong).toEqual([]);
  expect(report.kills).toBe(KILLS);
  expect(report.playersKilled).toBe(KILLS / 3);
  expect(report.confirmed).toBeGreaterThanOrEqual(20 * KILLS);
  expect(report.entries).toBeGreaterThanOrEqual(report.confirmed);
  expect(report.games).toEqual([...GAMES.keys()].toSorted());
});
