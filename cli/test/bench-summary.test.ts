import { wilson } from '@rose/bots';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import type { Result } from '../src/bench-all.ts';
import { summary } from '../src/bench-summary.ts';

const machine = { processor: 'loom', cores: 1, node: '24.0.0' };
const league = (seed: number, wins: number, york: number): Result => ({
  kind: 'league',
  name: `richard-iii-steward-greedy-${seed}`,
  command: `league richard-iii --seed ${seed}`,
  machine,
  result: {
    game: 'richard-iii',
    games: 100,
    bots: ['steward:3', 'greedy'],
    wins,
    draws: 0,
    losses: 100 - wins,
    score: wins / 100,
    interval: wilson(wins / 100, 100),
    milliseconds: 50,
    wonAs: { lancaster: wins - york, york },
  },
});
const laws = (seed: number, broken: readonly string[]): Result => ({
  kind: 'laws',
  name: `richard-iii-laws-${seed}`,
  command: `laws richard-iii --seed ${seed}`,
  machine,
  result: { game: 'richard-iii', games: 900, entries: 5000, judged: 40, options: { 'scenario=a': 900 }, broken },
});
const rowsOf = (results: readonly Result[]): readonly string[] =>
  summary(results)
    .split('\n')
    .filter((line) => line.startsWith('| richard-iii'));

describe('the page of results', () => {
  test('adds up the parts of a league: games, seats, interval', () => {
    const [low, high] = wilson(0.87, 200).map((share) => `${(100 * share).toFixed(1)} %`);
    expect(rowsOf([league(1, 85, 37), league(2, 89, 41)])).toEqual([
      `| richard-iii | steward:3 against greedy | 50 | 174 / 0 / 26 | 87.0 % | ${low} to ${high} | lancaster 96 of 100, york 78 of 100 |`,
    ]);
  });
  test('tells of equals how long they play, how it ends and who wins, and of nobody else', () => {
    const even = (seed: number, counted: number): Result => {
      const part = league(seed, 50, 25);
      const bots = ['steward:3', 'steward:3'];
      const endings = { counted, 'last-heir': 98 - counted, unfinished: 2 };
      return {
        ...part,
        result: { ...(part.result as object), bots, endings, decisions: 30_000, bySeat: { york: 50 } },
      };
    };
    const page = summary([even(1, 10), even(2, 30), league(3, 85, 37)]);
    const rows = page.slice(page.indexOf('## Among equals')).split('\n');
    expect(rows.filter((row) => row.startsWith('| richard-iii'))).toEqual([
      '| richard-iii | steward:3 | 50 | 200 | 300 | 196 (95 to 99.2 %) | counted 40 (15 to 26.1 %), last-heir 156 (72 to 83.2 %), unfinished 4 (1 to 5.0 %) | york 100 (43 to 56.9 %) |',
    ]);
  });
  test('calls the options of a preset by its name', () => {
    const part = league(1, 50, 25);
    const row = (options: object) =>
      summary([{ ...part, result: { ...(part.result as object), game: 'kingmaker', options } }]);
    const advanced = GAMES.get('kingmaker')?.meta.presets?.['advanced'];
    expect(row({ players: 4, ...advanced })).toContain('| kingmaker, players 4, preset advanced |');
    expect(row({ players: 4, ending: 'short' })).toContain('| kingmaker, players 4, preset short |');
    expect(row({ players: 4, votes: true })).toContain('| kingmaker, players 4, votes true |');
  });
  test('tells how long journals hold others up, where that was measured', () => {
    const cost = { game: 'richard-iii', entries: 21_000, standing: 20, work: 'read packed' as const };
    const journals = [{ ...cost, milliseconds: 431.4, held: 12.34 }];
    const page = summary([], { command: 'bench journals', machine, journals });
    expect(page).toContain('| richard-iii | read packed | 21,000 | 20 | 431 | 12.3 |');
    expect(page).toContain('- `npx rose bench journals` (loom, Node 24.0.0)');
    expect(summary([])).not.toContain('journals');
  });
  test('adds up the laws, and what they found broken', () => {
    expect(rowsOf([laws(1, []), laws(901, ['dead end'])])).toEqual([
      '| richard-iii | 1,800 | 1,800 | 10,000 | 80 | 1 | a 1,800 |',
    ]);
  });
  test('tells how many fuzzed games were over, and how many of each preset with so many seats', () => {
    const part = laws(1, []);
    const tables = { 'own, 2': 100, 'basic, 7': 300, 'own, 3': 200, 'basic, 2': 300 };
    const result = { ...(part.result as object), endings: { left: 30, counted: 870 }, options: {}, tables };
    expect(rowsOf([{ ...part, result }])).toEqual([
      '| richard-iii | 900 | 870 | 5,000 | 40 | 0 | basic with 2: 300, 7: 300, own with 2: 100, 3: 200 |',
    ]);
  });
  test('names the command of every part', () => {
    const page = summary([league(1, 85, 37), league(2, 89, 41)]);
    expect(page.match(/npx rose league/g)).toHaveLength(1);
    expect(page).toContain('- `npx rose league richard-iii` (loom, Node 24.0.0), `--seed` 1, 2');
  });
});
