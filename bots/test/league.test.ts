import { isMistake } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { BOTS, league, type Player, wilson } from '../src/index.ts';
import { reasonOf } from '../src/reason.ts';
import { game } from './positions.ts';

const player = (id: string, strength = 3): Player => {
  const bot = BOTS.get(id);
  if (!bot) throw new Error(`no bot ${id}`);
  return { bot, strength };
};
const rules = (pairs: number, milliseconds: number) => {
  let time = 0;
  return { pairs, seed: 3, opening: 4, options: {}, pace: { milliseconds, now: () => time++ } };
};

describe('the league', () => {
  test('greedy beats random, and the counts fit', () => {
    const table = league(game, [player('greedy'), player('random')], rules(10, 1));
    if (isMistake(table)) throw new Error(table.reason);
    expect(table.games).toBe(20);
    expect(table.wins + table.draws + table.losses).toBe(20);
    expect(table.score).toBeGreaterThan(0.8);
    expect((table.bySeat['lancaster'] ?? 0) + (table.bySeat['york'] ?? 0)).toBe(table.wins + table.losses);
  });
  test('the same seed and the same clock are the same league', () => {
    const table = league(game, [player('steward', 2), player('greedy')], rules(1, 4));
    const again = league(game, [player('steward', 2), player('greedy')], rules(1, 4));
    expect(again).toEqual(table);
  });
  test('the steward beats greedy and random with 2,500 positions a decision', () => {
    for (const [other, least] of [
      ['greedy', 0.75],
      ['random', 1],
    ] as const) {
      const table = league(game, [player('steward'), player(other)], rules(2, 10));
      if (isMistake(table)) throw new Error(table.reason);
      expect(table.score).toBeGreaterThanOrEqual(least);
    }
  });
  test('a game that reaches the limit is broken off, won by nobody; without a limit it goes on', () => {
    const table = league(game, [player('random'), player('random')], { ...rules(1, 1), limit: 5 });
    if (isMistake(table)) throw new Error(table.reason);
    expect(table).toMatchObject({ games: 2, draws: 2, decisions: 10, endings: { unfinished: 2 } });
    const whole = league(game, [player('random'), player('random')], rules(1, 1));
    if (isMistake(whole)) throw new Error(whole.reason);
    expect(whole.endings['unfinished']).toBeUndefined();
  });
  test('a wrong option is a mistake, not a game', () => {
    const table = league(game, [player('random'), player('random')], { ...rules(1, 1), options: { plyLimit: 1 } });
    expect(isMistake(table) && table.field).toBe('options.plyLimit');
  });
});

describe('the interval (Wilson)', () => {
  test('against published values: 8 of 10, and all of 100', () => {
    const [low, high] = wilson(0.8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(1, 100)[0]).toBeCloseTo(0.963, 3);
  });
});

describe('reasons', () => {
  const even = { offered: 10, losing: 0, before: 0, after: 0, forced: undefined, distance: 0 } as const;
  test.for([
    ['wins', { ...even, forced: 'win', distance: 1 }],
    ['wins-soon', { ...even, forced: 'win', distance: 3 }],
    ['only-move', { ...even, offered: 1 }],
    ['only-move', { ...even, losing: 9 }],
    ['avoids-loss', { ...even, losing: 6 }],
    ['gains', { ...even, after: 0.2 }],
    ['holds', even],
    ['best-of-bad', { ...even, forced: 'loss', distance: 4 }],
    ['best-of-bad', { ...even, before: -0.1, after: -0.4 }],
    ['best-of-bad', { ...even, before: -0.6, after: -0.6 }],
  ] as const)('%s', ([reason, findings]) => expect(reasonOf(findings)).toBe(reason));
});
