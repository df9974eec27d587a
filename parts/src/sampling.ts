// Chances that were sampled, and how far they may be off.

/** 95 % of a normal spread. */
const WIDE = 1.96;

/** A mean and its error: 95 of 100 such samples lie within it. */
export interface Mean {
  readonly is: number;
  readonly error: number;
}
/** Sums over samples of one number. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}
export const noSums = (): Sums => ({ count: 0, sum: 0, squares: 0 });
export const addTo = (sums: Sums, value: number): void => {
  sums.count += 1;
  sums.sum += value;
  sums.squares += value * value;
};
/** A mean of one sample may be off by anything. */
export const meanOf = ({ count, sum, squares }: Readonly<Sums>): Mean => {
  const is = sum / count;
  const variance = Math.max(0, squares / count - is * is) * (count / (count - 1));
  return { is, error: count > 1 ? WIDE * Math.sqrt(variance / count) : Number.POSITIVE_INFINITY };
};
/** The error of a share. Two of each are added, so that a share of none or all is not called certain. */
export const shareError = (found: number, count: number): number => {
  const share = (found + 2) / (count + 4);
  return WIDE * Math.sqrt((share * (1 - share)) / (count + 4));
};
/** Samples until the time is up: at least `least`, never more than `most`. Tells how many. */
export const sampled = (once: () => void, isUp: () => boolean, least: number, most: number): number => {
  let count = 0;
  for (; count < most && (count < least || !isUp()); count++) once();
  return count;
};
