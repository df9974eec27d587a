// How fair a scenario is: the module that the form reads is made from the committed results.
import { readFileSync } from 'node:fs';
import { wilson } from '@rose/bots';
import { expect, test } from 'vitest';
import { measured, type Result } from '../src/bench-all.ts';
import { FAIRNESS_FILE, fairnessModule } from '../src/bench-fairness.ts';

const part = (bots: readonly string[], royalist: number, parliament: number, draws: number): Result => ({
  kind: 'league',
  name: 'x',
  command: 'x',
  machine: { processor: 'loom', cores: 1, node: '24.0.0' },
  result: {
    game: 'without-an-enemy',
    bots,
    options: { scenario: 'mid-war' },
    milliseconds: 20,
    games: royalist + parliament + draws,
    draws,
    bySeat: { royalist, parliament },
  },
});

test('parts are added up, and games between different players do not count', () => {
  const text = fairnessModule([
    part(['steward:3', 'steward:3'], 20, 28, 2),
    part(['steward:3', 'steward:3'], 31, 18, 1),
    part(['steward:3', 'greedy'], 90, 10, 0),
  ]);
  const [low, high] = wilson(0.51, 100).map((share) => Math.round(100 * share));
  expect(text.split('\n').filter((line) => line.includes('games:'))).toHaveLength(1);
  expect(text).toContain(`steward: { games: 100, milliseconds: 20, royalist: [51, ${low}, ${high}], parliament: [46, `);
  expect(text).toContain('drawn: 3 }');
  expect(fairnessModule([part(['greedy', 'greedy'], 20, 28, 2)])).toContain('greedy: { games: 50, royalist');
});
test('what the form says is what was measured: `npx rose bench all --only nothing` makes it anew', () => {
  const house = new URL('../../', import.meta.url);
  expect(readFileSync(new URL(FAIRNESS_FILE, house), 'utf8')).toBe(fairnessModule(measured()));
});
