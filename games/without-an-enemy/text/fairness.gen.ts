// Made from bench/results by `npx rose bench all`, and held to them by a test. Not to be edited by hand.
import type { Fairness } from './fairness.ts';

export const FAIRNESS: Fairness = {
  'early-war': {
    greedy: { games: 20, royalist: [95, 76, 99], parliament: [5, 1, 24], drawn: 0 },
  },
  'second-year': {
    greedy: { games: 20, royalist: [95, 76, 99], parliament: [5, 1, 24], drawn: 0 },
  },
  'mid-war': {
    greedy: { games: 20, royalist: [80, 58, 92], parliament: [5, 1, 24], drawn: 15 },
    steward: { games: 10, royalist: [80, 49, 94], parliament: [20, 6, 51], drawn: 0 },
  },
  'mid-to-late-war': {
    greedy: { games: 20, royalist: [70, 48, 85], parliament: [25, 11, 47], drawn: 5 },
  },
  'prelude-to-war': {
    steward: { games: 10, royalist: [80, 49, 94], parliament: [20, 6, 51], drawn: 0 },
  },
};
