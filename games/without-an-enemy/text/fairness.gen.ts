// Made from bench/results by `npx rose bench all`, and held to them by a test. Not to be edited by hand.
import type { Fairness } from './fairness.ts';

export const FAIRNESS: Fairness = {
  'full-war': {
    greedy: { games: 20, royalist: [100, 84, 100], parliament: [0, 0, 16], drawn: 0 },
    steward: { games: 10, milliseconds: 20, royalist: [80, 49, 94], parliament: [20, 6, 51], drawn: 0 },
  },
  'early-war': {
    greedy: { games: 40, royalist: [98, 87, 100], parliament: [3, 0, 13], drawn: 0 },
    steward: { games: 10, milliseconds: 20, royalist: [100, 72, 100], parliament: [0, 0, 28], drawn: 0 },
  },
  'second-year': {
    greedy: { games: 40, royalist: [95, 83, 99], parliament: [5, 1, 17], drawn: 0 },
    steward: { games: 60, milliseconds: 20, royalist: [70, 57, 80], parliament: [27, 17, 39], drawn: 3 },
  },
  'mid-war': {
    greedy: { games: 40, royalist: [78, 62, 88], parliament: [3, 0, 13], drawn: 20 },
    steward: { games: 100, milliseconds: 20, royalist: [80, 71, 87], parliament: [10, 6, 17], drawn: 10 },
  },
  'mid-to-late-war': {
    greedy: { games: 40, royalist: [60, 45, 74], parliament: [30, 18, 45], drawn: 10 },
    steward: { games: 10, milliseconds: 20, royalist: [40, 17, 69], parliament: [40, 17, 69], drawn: 20 },
  },
  'prelude-to-war': {
    greedy: { games: 40, royalist: [95, 83, 99], parliament: [5, 1, 17], drawn: 0 },
    steward: { games: 10, milliseconds: 20, royalist: [90, 60, 98], parliament: [10, 2, 40], drawn: 0 },
  },
};
