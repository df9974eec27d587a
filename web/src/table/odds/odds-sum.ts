// Two estimates of the same odds, from different dice, make a better one.
import type { Odds } from '@rose/table';

/** So many fights make an estimate that is worth showing alone: give or take six in a hundred. */
export const ENOUGH = 300;
export const isPoor = ({ exact, samples }: Odds): boolean => !exact && samples < ENOUGH;

/** What no fight that was played out showed is rare, not impossible. */
const RARE = 0.002;
const cautious = (share: number): number => Math.min(1 - RARE, Math.max(RARE, share));
const told = new WeakMap<Odds, Odds>();
/** Odds as they are told: nothing is certain that was only sampled. The same odds are told by the same object, so that nobody draws anew. */
export const toldOdds = (odds: Odds): Odds => {
  if (odds.exact || (odds.win === cautious(odds.win) && odds.lose === cautious(odds.lose))) return odds;
  const kept = told.get(odds) ?? { ...odds, win: cautious(odds.win), lose: cautious(odds.lose) };
  told.set(odds, kept);
  return kept;
};

type Estimate = Odds['ownLost'];

/** Means by their weight, errors as those of independent samples. */
export const together = (one: Odds, other: Odds): Odds => {
  const samples = one.samples + other.samples;
  if (one.exact || other.exact || samples === 0) return other.exact ? other : one;
  const mean = (a: number, b: number): number => (a * one.samples + b * other.samples) / samples;
  const error = (a: number, b: number): number => Math.hypot(a * one.samples, b * other.samples) / samples;
  const both = (a: Estimate, b: Estimate): Estimate => ({ is: mean(a.is, b.is), error: error(a.error, b.error) });
  return {
    ...one,
    win: mean(one.win, other.win),
    lose: mean(one.lose, other.lose),
    neither: mean(one.neither, other.neither),
    ownLost: both(one.ownLost, other.ownLost),
    enemyLost: both(one.enemyLost, other.enemyLost),
    samples,
    error: error(one.error, other.error),
  };
};
