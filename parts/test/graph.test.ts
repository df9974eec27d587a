import { describe, expect, test } from 'vitest';
import {
  distancesOf,
  type Graph,
  graphOf,
  landsOf,
  NO_WAY,
  nearest,
  partsOf,
  rivalsOf,
  searcher,
  shortestWay,
  wayTo,
} from '../src/index.ts';
import { dieOf } from './chance.ts';

/** 0 – 1 – 2 – 3 in a row, 4 beside 1 and 3, 5 and 6 apart. */
const ROW = graphOf(7, [
  [1, 0],
  [1, 2],
  [2, 3],
  [1, 4],
  [3, 4],
  [5, 6],
  [6, 5],
]);
const reachedBy = (graph: Graph, ...asked: Parameters<ReturnType<typeof searcher>>): number[] => {
  const { order, count } = searcher(graph)(...asked);
  return [...order.subarray(0, count)];
};

const SIZE = 40;
const randomGraph = (seed: number): Graph => {
  const roll = dieOf(seed);
  const pairs = Array.from({ length: 60 }, () => [roll(SIZE) - 1, roll(SIZE) - 1] as const);
  return graphOf(
    SIZE,
    pairs.filter(([a, b]) => a !== b),
  );
};
const costOf = (from: number, to: number): number => ((from * to) % 7 === 3 ? NO_WAY : 1 + ((from + to) % 3));
/** Every step is tried until nothing gets cheaper. */
const relaxed = (graph: Graph, start: number, cost: (from: number, to: number) => number): number[] => {
  const costs = new Array<number>(graph.length).fill(NO_WAY);
  costs[start] = 0;
  for (const _ of graph)
    for (const [from, all] of graph.entries())
      for (const to of all) costs[to] = Math.min(costs[to] as number, (costs[from] as number) + cost(from, to));
  return costs.map((found) => (found === NO_WAY ? -1 : found));
};

describe('a graph', () => {
  test('has each neighbour once and both ways', () => {
    expect(ROW).toEqual([[1], [0, 2, 4], [1, 3], [2, 4], [1, 3], [6], [5]]);
  });
  test('is not made of places it does not have', () => {
    expect(() => graphOf(3, [[0, 3]])).toThrow('0 and 3');
    expect(() => graphOf(3, [[1, 1]])).toThrow('1 and 1');
  });
});

describe('reach', () => {
  test('is in order of the steps, and ends at the limit', () => {
    expect(reachedBy(ROW, [0])).toEqual([0, 1, 2, 4, 3]);
    expect(reachedBy(ROW, [0], { limit: 2 })).toEqual([0, 1, 2, 4]);
    expect(reachedBy(ROW, [0], { limit: 0 })).toEqual([0]);
  });
  test('from several starts takes the nearer one', () => {
    expect(searcher(ROW)([0, 3, 0]).costs).toEqual(Int32Array.of(0, 1, 1, 0, 1, -1, -1));
  });
  test('a place that stops is reached and not passed; a start never stops', () => {
    expect(reachedBy(ROW, [0], { stops: (place) => place === 1 })).toEqual([0, 1]);
    expect(reachedBy(ROW, [1], { stops: (place) => place === 1, limit: 1 })).toEqual([1, 0, 2, 4]);
  });
  test('where there is no way one goes round, and pays more', () => {
    const found = searcher(ROW)([1], { cost: (from, to) => (from === 1 && to === 2 ? NO_WAY : 1) });
    expect(found.costs[2]).toBe(3);
    expect(wayTo(found, 2)).toEqual([1, 4, 3, 2]);
    expect(wayTo(found, 5)).toEqual([]);
    expect(wayTo(found, 1)).toEqual([1]);
  });
  test('a dear straight way loses against a cheap bent one', () => {
    const found = searcher(ROW)([1], { cost: (from, to) => (from === 1 && to === 2 ? 5 : 1) });
    expect(wayTo(found, 2)).toEqual([1, 4, 3, 2]);
  });
  test.for([1, 2, 3, 4, 5, 6, 7, 8])('graph %i: every cost is the least, every way costs what it says', (seed) => {
    const graph = randomGraph(seed);
    const search = searcher(graph);
    for (let start = 0; start < SIZE; start++) {
      const found = search([start], { cost: costOf });
      expect([...found.costs]).toEqual(relaxed(graph, start, costOf));
      const order = [...found.order.subarray(0, found.count)];
      expect(order.map((place) => found.costs[place])).toEqual(
        order.map((place) => found.costs[place] as number).sort((a, b) => a - b),
      );
      for (const goal of order) {
        const way = wayTo(found, goal);
        const paid = way.slice(1).reduce((sum, place, n) => sum + costOf(way[n] as number, place), 0);
        expect(paid).toBe(found.costs[goal]);
      }
    }
  });
});

test('the nearest that fit are all that are equally near', () => {
  const search = searcher(ROW);
  expect(nearest(search, [1], (place) => place !== 1)).toEqual([0, 2, 4]);
  expect(nearest(search, [0], (place) => place === 2 || place === 4 || place === 3)).toEqual([2, 4]);
  expect(nearest(search, [0], (place) => place === 3, { limit: 2 })).toEqual([]);
  expect(nearest(search, [0], (place) => place === 5)).toEqual([]);
  expect(nearest(search, [3], () => true)).toEqual([3]);
});

test.for([1, 2, 3, 4])('graph %i: one way that is asked for is as short as a search finds it', (seed) => {
  const graph = randomGraph(seed);
  const found = searcher(graph)([0]);
  for (let goal = 0; goal < SIZE; goal++) {
    const way = shortestWay(0, goal, (place) => graph[place] ?? []);
    expect(way.length - 1).toBe(found.costs[goal]);
    for (const [n, place] of way.slice(1).entries()) expect(graph[way[n] as number]).toContain(place);
    if (way.length > 0) expect([way[0], way.at(-1)]).toEqual([0, goal]);
  }
});

test('distances of all places', () => {
  const table = distancesOf(ROW);
  expect([...table.subarray(0, 7)]).toEqual([0, 1, 2, 3, 2, -1, -1]);
  expect(table[3 * 7 + 0]).toBe(3);
});

describe('connected parts', () => {
  test('are numbered by their least place', () => {
    expect(partsOf(ROW)).toEqual({ count: 2, part: Int32Array.of(0, 0, 0, 0, 0, 1, 1) });
  });
  test('leave out what does not belong and what does not join', () => {
    expect(partsOf(ROW, (place) => place !== 1).part).toEqual(Int32Array.of(0, -1, 1, 1, 1, 2, 2));
    const cut = partsOf(
      ROW,
      () => true,
      (a, b) => a + b !== 11,
    );
    expect(cut).toEqual({ count: 3, part: Int32Array.of(0, 0, 0, 0, 0, 1, 2) });
  });
});

describe('lands of the nearest', () => {
  /** Seven in a line, 7 hangs on the middle. */
  const LINE = graphOf(8, [...[0, 1, 2, 3, 4, 5].map((n) => [n, n + 1] as const), [3, 7]]);
  const owners = [0, -1, -1, -1, -1, -1, 1, -1];
  test('what is as near to both is nobody’s, and so is what lies behind it', () => {
    const { owner, steps } = landsOf(LINE, owners);
    expect([...owner]).toEqual([0, 0, 0, -1, 1, 1, 1, -1]);
    expect([...steps]).toEqual([0, 1, 2, 3, 2, 1, 0, 4]);
  });
  test('rivals meet in the middle', () => {
    expect(rivalsOf(LINE, landsOf(LINE, owners), 2)).toEqual([[1], [0]]);
    expect(rivalsOf(LINE, landsOf(LINE, [0, 0, 1, -1, -1, -1, 2, -1]), 3)).toEqual([[1], [0, 2], [1]]);
    expect(rivalsOf(ROW, landsOf(ROW, [0, -1, -1, -1, -1, 1, -1]), 2)).toEqual([[], []]);
  });
  test.for([1, 2, 3, 4, 5])('graph %i: the owner is the only one at the least distance', (seed) => {
    const graph = randomGraph(seed);
    const roll = dieOf(seed);
    const stands = Array.from({ length: SIZE }, () => (roll(6) === 1 ? roll(4) - 1 : -1));
    const { owner, steps } = landsOf(graph, stands);
    const table = distancesOf(graph);
    for (let place = 0; place < SIZE; place++) {
      const away = stands
        .map((who, from) => ({ who, far: table[from * SIZE + place] as number }))
        .filter(({ who, far }) => who !== -1 && far !== -1);
      const least = Math.min(...away.map(({ far }) => far));
      const who = new Set(away.filter(({ far }) => far === least).map((one) => one.who));
      expect(steps[place]).toBe(away.length === 0 ? -1 : least);
      expect(owner[place]).toBe(who.size === 1 ? [...who][0] : -1);
    }
  });
});
