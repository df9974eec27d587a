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

export const expected = (shares: readonly number[]): number =>
  shares.reduce((sum, share, number) => sum + share * number, 0);
