// The moments that decided: the steps in which the judgement of the house changed most.

/** Changes smaller than this decided nothing. */
const LEAST = 0.03;

/** Places of the `most` largest changes, in the order of the game. */
export const momentsOf = (ahead: readonly number[], most = 3): readonly number[] =>
  ahead
    .map((now, at) => ({ at, change: Math.abs(now - (ahead[at - 1] ?? now)) }))
    .filter(({ change }) => change >= LEAST)
    .sort((a, b) => b.change - a.change || a.at - b.at)
    .slice(0, most)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
