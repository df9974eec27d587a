// Made from bench/results by `npx rose bench all`, and held to them by a test. Not to be edited by hand.
import type { Fairness } from './fairness.ts';

export const FAIRNESS: Fairness = {
  'full-war': {
    greedy: { games: 140, royalist: [86, 80, 91], parliament: [11, 7, 17], drawn: 3 },
    steward: { games: 80, milliseconds: 20, royalist: [90, 81, 95], parliament: [9, 4, 17], drawn: 1 },
  },
  'early-war': {
    greedy: { games: 140, royalist: [91, 86, 95], parliament: [9, 5, 14], drawn: 0 },
    steward: { games: 80, milliseconds: 20, royalist: [96, 90, 99], parliament: [4, 1, 10], drawn: 0 },
  },
  'second-year': {
    greedy: { games: 140, royalist: [89, 83, 93], parliament: [9, 5, 14], drawn: 2 },
    steward: { games: 80, milliseconds: 20, royalist: [76, 66, 84], parliament: [21, 14, 31], drawn: 3 },
  },
  'mid-war': {
    greedy: { games: 140, royalist: [71, 63, 78], parliament: [8, 4, 14], drawn: 21 },
    steward: { games: 100, milliseconds: 20, royalist: [80, 71, 87], parliament: [10, 6, 17], drawn: 10 },
  },
  'mid-to-late-war': {
    greedy: { games: 120, royalist: [58, 49, 67], parliament: [33, 25, 41], drawn: 9 },
    steward: { games: 70, milliseconds: 20, royalist: [57, 45, 68], parliament: [34, 24, 46], drawn: 9 },
  },
  'prelude-to-war': {
    greedy: { games: 120, royalist: [87, 79, 92], parliament: [13, 8, 20], drawn: 1 },
    steward: { games: 70, milliseconds: 20, royalist: [89, 79, 94], parliament: [10, 5, 19], drawn: 1 },
  },
};
