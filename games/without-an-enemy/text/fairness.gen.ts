// Made from bench/results by `npx rose bench all`, and held to them by a test. Not to be edited by hand.
import type { Fairness } from './fairness.ts';

export const FAIRNESS: Fairness = {
  'full-war': {
    greedy: { games: 400, royalist: [88, 84, 91], parliament: [10, 8, 14], drawn: 2 },
    steward: { games: 100, milliseconds: 20, royalist: [91, 84, 95], parliament: [8, 4, 15], drawn: 1 },
  },
  'early-war': {
    greedy: { games: 400, royalist: [90, 87, 93], parliament: [10, 7, 13], drawn: 0 },
    steward: { games: 100, milliseconds: 20, royalist: [92, 85, 96], parliament: [8, 4, 15], drawn: 0 },
  },
  'second-year': {
    greedy: { games: 400, royalist: [90, 87, 93], parliament: [7, 5, 10], drawn: 3 },
    steward: { games: 100, milliseconds: 20, royalist: [78, 69, 85], parliament: [20, 13, 29], drawn: 2 },
  },
  'mid-war': {
    greedy: { games: 400, royalist: [66, 61, 71], parliament: [12, 9, 16], drawn: 22 },
    steward: { games: 100, milliseconds: 20, royalist: [80, 71, 87], parliament: [10, 6, 17], drawn: 10 },
  },
  'mid-to-late-war': {
    greedy: { games: 400, royalist: [61, 56, 66], parliament: [31, 26, 35], drawn: 8 },
    steward: { games: 100, milliseconds: 20, royalist: [62, 52, 71], parliament: [30, 22, 40], drawn: 8 },
  },
  'prelude-to-war': {
    greedy: { games: 400, royalist: [88, 85, 91], parliament: [11, 8, 14], drawn: 1 },
    steward: { games: 100, milliseconds: 20, royalist: [90, 83, 94], parliament: [9, 5, 16], drawn: 1 },
  },
};
