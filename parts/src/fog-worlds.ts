// A draw among the worlds that a fog allows.

/** Gives each block one of its places, so that no place gets more than its `free` ones; a block that finds none makes
 * others move over. Blocks draw in the given order, those first who can be in one place only. Undefined: no world fits. */
export const drawPlaces = (
  order: readonly number[],
  places: readonly (readonly number[])[],
  room: readonly number[],
  roll: (sides: number) => number,
): readonly number[] | undefined => {
  const free = room.slice();
  const found = places.map(() => -1);
  const take = (block: number, mine: readonly number[], seats: number): void => {
    let seat = roll(seats);
    const place = mine.find((candidate) => {
      seat -= free[candidate] as number;
      return seat <= 0;
    }) as number;
    free[place] = (free[place] as number) - 1;
    found[block] = place;
  };
  const settle = (block: number, tried: number[]): boolean => {
    const mine = places[block] as readonly number[];
    const seats = mine.reduce((sum, place) => sum + (free[place] as number), 0);
    if (seats > 0) {
      take(block, mine, seats);
      return true;
    }
    for (const place of mine) {
      if (tried.includes(place)) continue;
      tried.push(place);
      for (let other = 0; other < found.length; other++) {
        if (found[other] !== place || !settle(other, tried)) continue;
        found[block] = place;
        return true;
      }
    }
    return false;
  };
  const isBound = (block: number): boolean => (places[block]?.length ?? 0) <= 1;
  for (const block of [...order.filter(isBound), ...order.filter((n) => !isBound(n))])
    if (!settle(block, [])) return undefined;
  return found;
};
