// Every game of the house asks the laws in a test of its own, and is told what its random games did not meet.
import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@rose/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { lawsFaults, toy } from '../src/index.ts';

test.for([...GAMES.keys()])('%s keeps the laws', (id) => {
  const own = new URL(`../../games/${id}/test/laws.test.ts`, import.meta.url);
  expect(existsSync(own), 'a test of its own').toBe(true);
  expect(readFileSync(own, 'utf8')).toMatch(/\blawsFaults\(/);
});

test('games that prove too little are a fault', () => {
  const game = toy as unknown as AnyGame;
  const plan = { games: 2, seed: 1, oneIn: 1, judgedEach: 1 };
  expect(lawsFaults(game, plan)).toEqual([]);
  expect(lawsFaults(game, { ...plan, judgedEach: 1000 }).join()).toMatch(/^only \d+ states of \d+ games met/);
  expect(lawsFaults(game, { ...plan, endings: ['a-miracle'] })).toEqual(['no game ended by a-miracle']);
  const broken = { ...game, evaluate: () => 2 } as AnyGame;
  expect(lawsFaults(broken, plan)[0]).toMatch(/^evaluation-is-sound: .* is valued at 2/);
});
