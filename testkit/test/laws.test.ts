// Every game of the house keeps every law, in 200 random games each.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@rose/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { type Breakage, fuzz } from '../src/index.ts';

const COUNT = 200;
/** The dear laws meet one state in so many, chosen by the seed, in long games; the cheap ones meet every state. */
const ONE_IN = 100;
/** Never, as far as five games go: they are only measured. */
const HARDLY_EVER = 1_000_000;
/** In shorter games they meet more of them: about two states of each game. */
const oneInOf = (game: AnyGame): number => {
  const { games, entries, broken } = fuzz(game, { games: 5, seed: 1485, oneIn: HARDLY_EVER });
  expect(broken).toEqual([]);
  return Math.max(1, Math.min(ONE_IN, Math.floor(entries / games / 2)));
};

/** The journals that broke a law, where a person can replay them. */
const keep = (id: string, broken: readonly Breakage[]): string => {
  const folder = mkdtempSync(join(tmpdir(), `rose-${id}-`));
  return broken
    .map(({ law, message, seed, journal }) => {
      const file = join(folder, `${law}-${seed}.json`);
      writeFileSync(file, JSON.stringify(journal, undefined, 1));
      return `${law}: ${message} (seed ${seed}, ${file})`;
    })
    .join('\n');
};

test.for([...GAMES])('%s keeps the laws', { timeout: 240_000 }, ([id, game]) => {
  const report = fuzz(game, { games: COUNT, seed: 1485, oneIn: oneInOf(game) });
  expect(report.broken.length === 0 ? '' : keep(id, report.broken)).toBe('');
  expect(report.games).toBe(COUNT);
  expect(report.judged).toBeGreaterThan(COUNT);
});
