// Made from bench/results by `npx rose bench all`, and held to them by a test. Not to be edited by hand.
import type { Fairness } from './fairness.ts';

export const FAIRNESS: Fairness = {
};
