// Choices among equals, for bots that look at a glance: one for what deserves a thought, nothing for the rest.

/** One for the best by this measure, nothing for the others. */
export const onlyBest = <T>(actions: readonly T[], measure: (action: T) => number): readonly number[] => {
  let best = Number.NEGATIVE_INFINITY;
  let place = 0;
  for (const [i, action] of actions.entries()) {
    const worth = measure(action);
    if (worth <= best) continue;
    best = worth;
    place = i;
  }
  return actions.map((_, i) => (i === place ? 1 : 0));
};
/** Only the first block of those who could act: the others have their turn after it. */
export const firstBlock = (actions: readonly ({ readonly block: number } | object)[]): number => {
  let first = Number.POSITIVE_INFINITY;
  for (const action of actions) if ('block' in action && action.block < first) first = action.block;
  return first;
};
