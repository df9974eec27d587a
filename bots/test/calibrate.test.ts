import { isMistake } from '@rose/table';
import { describe, expect, test } from 'vitest';
import {
  BOTS,
  fitOf,
  isChance,
  type Player,
  risingFit,
  type Sample,
  samplesOf,
  shareAt,
  verdictOn,
} from '../src/index.ts';
import { game } from './positions.ts';

const at = (said: number, came: number, decisions = 0): Sample => ({ said, came, decisions });
const many = (count: number, won: number, said: number): readonly Sample[] =>
  Array.from({ length: count }, (_, n) => at(said, n < won ? 1 : 0));

describe('the rising line', () => {
  test('levels neighbours that fall, and keeps those that rise', () => {
    const stairs = risingFit([at(0.1, 0), at(0.2, 1), at(0.3, 0), at(0.4, 1)]);
    expect(stairs).toEqual([
      { from: 0.1, share: 0 },
      { from: 0.2, share: 0.5 },
      { from: 0.4, share: 1 },
    ]);
    expect([0, 0.25, 0.9].map((said) => shareAt(stairs, said))).toEqual([0, 0.5, 1]);
  });
  test('never falls', () => {
    const shares = risingFit([0.9, 0.1, 0.7, 0.3, 0.5].flatMap((said, n) => many(7, (n * 3) % 7, said))).map(
      ({ share }) => share,
    );
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

describe('the verdict', () => {
  test('what keeps its word is a chance; what promises too much is none', () => {
    const samples = [...many(200, 20, 0.1), ...many(200, 180, 0.9)];
    expect(isChance(verdictOn(samples, 0.5, ({ said }) => said))).toBe(true);
    expect(isChance(verdictOn(samples, 0.5, ({ said }) => (said > 0.5 ? 0.99 : 0.01)))).toBe(false);
  });
  test('always saying the base rate is right, and says nothing', () => {
    const verdict = verdictOn(many(400, 200, 0.5), 0.5, () => 0.5);
    expect(verdict.brier).toBe(verdict.baseBrier);
    expect(isChance(verdict)).toBe(false);
  });
  test('a fit mends a judgement that promises too much', () => {
    const samples = [...many(300, 100, 0.02), ...many(300, 200, 0.98)];
    const [stage] = fitOf(samples.map((sample, n) => ({ ...sample, decisions: n % 9 }))).stages;
    expect(shareAt(stage?.stairs ?? [], 0.98)).toBeCloseTo(2 / 3, 1);
  });
});

test('moments of a game: so many, spread over it, of whoever was to act', () => {
  const bot = BOTS.get('greedy');
  if (!bot) throw new Error('no greedy');
  const player: Player = { bot, strength: 3 };
  const rules = { seed: 1, opening: 4, options: {}, moments: 8, pace: { milliseconds: 1, now: () => 0 } };
  const samples = samplesOf(game, player, rules, 0);
  if (isMistake(samples)) throw new Error(samples.reason);
  expect(samples).toHaveLength(8);
  expect(new Set(samples.map(({ decisions }) => decisions)).size).toBe(8);
  for (const { said, came } of samples) {
    expect(said).toBeGreaterThanOrEqual(0);
    expect(said).toBeLessThanOrEqual(1);
    expect([0, 0.5, 1]).toContain(came);
  }
  expect(samplesOf(game, player, rules, 0)).toEqual(samples);
});
