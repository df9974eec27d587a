// What bots are given: imagined worlds, an evaluation; and the table with nothing hidden.
import { lancasterYork } from '@rose/lancaster-york';
import { seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { board, judged, viewOf } from './rules-scene.ts';

const RICH = {
  red: 'windsor stafford york',
  yellow: 'london neville',
  blue: 'bishop-york percy',
  green: 'harlech tudor',
};

describe('French aid', () => {
  const worth = (given: object, answer: string): number => {
    const s = board({ phase: 'taxes', ...given });
    return lancasterYork.evaluate?.(s.play('green', answer).state, 'green') ?? 0;
  };
  const behind = (points: number): object => ({
    red: 20 + points,
    yellow: 20 + points,
    blue: 20 + points,
    green: 20,
  });
  test('3.2 a little of it is kept for later, much of it is taken, and in the last turn all of it', () => {
    expect(worth({ turn: 2, scores: behind(2) }, 'decline-aid')).toBeGreaterThan(
      worth({ turn: 2, scores: behind(2) }, 'take-aid'),
    );
    expect(worth({ turn: 2, scores: behind(20) }, 'take-aid')).toBeGreaterThan(
      worth({ turn: 2, scores: behind(20) }, 'decline-aid'),
    );
    expect(worth({ turn: 5, scores: behind(2) }, 'take-aid')).toBeGreaterThan(
      worth({ turn: 5, scores: behind(2) }, 'decline-aid'),
    );
  });
});

describe('imagined worlds', () => {
  const s = board({ ...RICH, mercenaries: { yellow: 2 } }).play(
    'red',
    'bid 3 midlands',
    'troops london 4',
    'move stafford west-country',
    'stay stafford',
    'bribe percy',
  );
  const worlds = Array.from({ length: 60 }, (_, seed) => lancasterYork.imagine?.(viewOf(s, 'red'), seeded(seed)));
  test('keep what the seat sees, its own plan above all', () => {
    for (const world of worlds) {
      if (!world) throw new Error('nothing imagined');
      expect(lancasterYork.view(world, 'red')).toEqual(viewOf(s, 'red'));
      expect(world.plans[0]).toEqual(s.state.plans[0]);
    }
  });
  test('differ in the plans of others and in the pile', () => {
    const plans = new Set(worlds.map((world) => JSON.stringify(world?.plans[1])));
    const piles = new Set(worlds.map((world) => world?.pile.join()));
    expect(plans.size).toBeGreaterThan(40);
    expect(piles.size).toBe(60);
  });
  test('give others plans that cost no more than they have', () => {
    for (const world of worlds)
      if (world) expect(lancasterYork.view(world, 'yellow').plan).toMatchObject({ short: false });
  });
});

describe('who is ahead', () => {
  const worth = (given: Parameters<typeof board>[0], seat: 'red' | 'yellow'): number =>
    lancasterYork.evaluate?.(board(given).state, seat) ?? 0;
  test('the score counts, and what Parliament would give', () => {
    expect(worth({ players: 2, scores: { red: 30, yellow: 10 } }, 'red')).toBeGreaterThan(0.5);
    expect(worth({ players: 2, red: 'windsor', yellow: 'berwick' }, 'red')).toBeGreaterThan(0);
    expect(worth({ players: 2, red: 'windsor', yellow: 'berwick' }, 'yellow')).toBeLessThan(0);
  });
  test('a plan is worth what it would lead to', () => {
    const s = board({ players: 2, red: 'windsor', yellow: 'london neville', money: { red: 30, yellow: 0 } });
    const value = (texts: readonly string[]): number =>
      lancasterYork.evaluate?.(s.play('red', ...texts).state, 'red') ?? 0;
    expect(value(['bribe neville'])).toBeGreaterThan(value([]));
    expect(value(['troops london 3'])).toBeGreaterThan(value([]));
    expect(value(['troops london 1'])).toBeLessThan(value([]));
  });
  test('at the end only the score counts', () => {
    const s = judged({ players: 2, turn: 5, red: 'windsor', scores: { red: 0, yellow: 7 }, money: { red: 90 } });
    expect(lancasterYork.evaluate?.(s.state, 'red')).toBe(0);
  });
});

test('looking back nothing is hidden: every plan, and the pile in its order', () => {
  const s = board(RICH).play('red', 'troops london 4').play('yellow', 'bid 2 midlands');
  const { open } = lancasterYork.everything?.(s.state) ?? {};
  expect(open?.plans.map(({ seat, plan }) => [seat, plan.cost])).toEqual([
    ['red', 12],
    ['yellow', 2],
    ['blue', 0],
    ['green', 0],
  ]);
  expect(open?.pile).toHaveLength(s.state.pile.length);
  expect(viewOf(s, 'red').open).toBeNull();
});
