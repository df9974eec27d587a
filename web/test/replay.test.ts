import type { Answers, ReplayStep } from '@rose/protocol';
import { describe, expect, test, vi } from 'vitest';
import { curveOf } from '../src/replay/curve.ts';
import { momentsOf } from '../src/replay/moments.ts';
import { createReel, stepByKey } from '../src/replay/reel.ts';
import { createViews, type Look } from '../src/replay/views.ts';

const steps = (count: number): readonly ReplayStep[] =>
  Array.from({ length: count }, (_, seq) => ({
    seq,
    seat: seq === 0 ? undefined : 'red',
    told: [{ rule: seq < 9 ? '2.1' : '3.1', entry: { say: 'x' } }],
    action: undefined,
    active: [],
  }));
const game = (count: number): Answers['replay'] => ({
  replay: 'r',
  game: 'g',
  seating: {},
  viewer: 'spectator',
  viewers: ['spectator', 'red'],
  secrets: true,
  steps: steps(count),
  chances: undefined,
  outcome: undefined,
  fingerprint: '',
});

const nobody = async () => undefined;

describe('the reel', () => {
  test('never leaves the game', () => {
    const reel = createReel(game(20), 99, nobody);
    expect(reel.at.value).toBe(19);
    reel.go(-3);
    expect(reel.at.value).toBe(0);
  });
  test('runs at its speed and stops at the end', () => {
    vi.useFakeTimers();
    const reel = createReel(game(4), 0, nobody);
    reel.speed.value = 2;
    reel.run();
    vi.advanceTimersByTime(600);
    expect(reel.at.value).toBe(1);
    vi.advanceTimersByTime(5000);
    expect([reel.at.value, reel.isRunning.value]).toEqual([3, false]);
    reel.run();
    expect([reel.at.value, reel.isRunning.value]).toEqual([0, true]);
    reel.go(2);
    vi.advanceTimersByTime(5000);
    expect([reel.at.value, reel.isRunning.value]).toEqual([2, false]);
    vi.useRealTimers();
  });
  test('looks with the eyes chosen last, and stays where they may not look', async () => {
    const own = steps(3);
    const retell = vi.fn(async (viewer: string) => (viewer === 'red' ? own : undefined));
    const reel = createReel(game(3), 0, retell);
    await reel.seeAs('blue');
    expect(reel.viewer.value).toBe('spectator');
    const slow = reel.seeAs('red');
    await reel.seeAs('spectator');
    await slow;
    expect([reel.viewer.value, reel.steps.value]).toEqual(['spectator', reel.game.steps]);
    await reel.seeAs('red');
    expect(reel.viewer.value).toBe('red');
    expect(reel.steps.value).toBe(own);
    await reel.seeAs('red');
    expect(retell.mock.calls.map(([viewer]) => viewer)).toEqual(['blue', 'red']);
  });
  test('plays a chapter and stops at its end', () => {
    vi.useFakeTimers();
    const reel = createReel(game(20), 2, nobody);
    reel.run(5);
    vi.advanceTimersByTime(60_000);
    expect([reel.at.value, reel.isRunning.value]).toEqual([5, false]);
    vi.useRealTimers();
  });
  test('what decided: the largest changes, in the order of the game', () => {
    expect(momentsOf([0.5, 0.52, 0.8, 0.78, 0.4, 0.41, 1, 0.99])).toEqual([2, 4, 6]);
    expect(momentsOf([0.5, 0.5, 0.51])).toEqual([]);
  });
  test.for([
    ['ArrowLeft', 4],
    ['ArrowRight', 6],
    ['PageUp', -5],
    ['Home', 0],
    ['End', 40],
    ['a', undefined],
  ] as const)('%s', ([key, to]) => expect(stepByKey(key, 5, 40)).toBe(to));
});

describe('the views', () => {
  const look = (step: number): Look => ({ view: { step }, phase: 'p' });
  test('each is fetched once, those around ahead of time', async () => {
    const ask = vi.fn(async (step: number) => look(step));
    const views = createViews(10, ask);
    expect(views.at(3, 'red')).toBeUndefined();
    await views.wait(3, 'red');
    const first = views.at(3, 'red');
    expect(first).toEqual(look(3));
    expect(views.at(3, 'red')).toBe(first);
    const fetched = ask.mock.calls.map(([step]) => step).sort((a, b) => a - b);
    expect(fetched).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  test('nothing before the first or after the last step is asked for', async () => {
    const ask = vi.fn(async (step: number) => look(step));
    createViews(2, ask).at(0, 'red');
    expect(ask.mock.calls.map(([step]) => step)).toEqual([0, 1]);
  });
  test('a trouble is told', async () => {
    const views = createViews(3, async () => ({ trouble: 'no-such-table' }) as const);
    expect(await views.wait(0, 'red')).toBeUndefined();
    expect(views.trouble.value).toEqual({ trouble: 'no-such-table' });
  });
});

describe('chances', () => {
  test('are drawn from left to right, high for the first seat', () => {
    expect(curveOf([0.5, 1, 0])).toBe('M0 50.0L1 0.0L2 100.0');
  });
});
