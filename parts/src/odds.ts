// Exact chances of dice, as shares of 1.

/** The chance that a die of `sides` shows `most` or less. */
export const atMost = (most: number, sides = 6): number => Math.min(Math.max(most, 0), sides) / sides;

/** How many of `dice` succeed when each does with `chance`: the share of 0, of 1, … of all. */
export const successes = (dice: number, chance: number): readonly number[] => {
  let shares: readonly number[] = [1];
  for (let die = 0; die < dice; die++)
    shares = Array.from(
      { length: shares.length + 1 },
      (_, hits) => (shares[hits] ?? 0) * (1 - chance) + (shares[hits - 1] ?? 0) * chance,
    );
  return shares;
};

/** Hits of `dice` that hit on `upTo` or less: the share of each number of hits. */
export const hits = (dice: number, upTo: number, sides = 6): readonly number[] => successes(dice, atMost(upTo, sides));

/** The chance of `least` or more, from the shares of each number. */
export const orMore = (shares: readonly number[], least: number): number =>
  shares.slice(Math.max(0, least)).reduce((sum, share) => sum + share, 0);

/** The chance that every one of `dice` succeeds. */
export const allOf = (dice: number, chance: number): number => chance ** dice;

/** The shares of a sum of two throws that do not know of each other. */
export const together = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const shares = new Array<number>(Math.max(0, a.length + b.length - 1)).fill(0);
  for (let n = 0; n < a.length; n++)
    for (let m = 0; m < b.length; m++) shares[n + m] = (shares[n + m] as number) + (a[n] as number) * (b[m] as number);
  return shares;
};
/** Hits of blocks that throw together: of each so many dice, hitting on so much or less. */
export const hitsOfAll = (throws: readonly { readonly dice: number; readonly upTo: number }[], sides = 6) =>
  throws.reduce<readonly number[]>((shares, { dice, upTo }) => together(shares, hits(dice, upTo, sides)), [1]);
