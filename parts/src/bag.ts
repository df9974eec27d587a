// A deck as a bag. Nobody has seen the order of a shuffled deck, so there is none: the state holds what is left, in rising
// order, and a draw is one roll. There is no order to hide from a view and none to imagine behind it.

/** The ids of what is left, in rising order; the same id may be there several times. */
export type Bag = readonly number[];
/** A throw of one die: from 1 to `sides`, each as likely. */
export type Throw = (sides: number) => number;

/** The first spot whose item is not less. */
const spotOf = (bag: Bag, item: number): number => {
  let [low, high] = [0, bag.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bag[middle] as number) < item) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const bagOf = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);
/** A bag of kinds: `counts[kind]` of each. */
export const bagOfKinds = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => new Array<number>(count).fill(kind));

/** Draws one blindly; undefined, and no roll, from an empty bag. */
export const draw = (bag: number[], roll: Throw): number | undefined =>
  bag.length === 0 ? undefined : bag.splice(roll(bag.length) - 1, 1)[0];
/** Draws up to `count` blindly, in the order they came. */
export const drawMany = (bag: number[], count: number, roll: Throw): number[] => {
  const drawn: number[] = [];
  while (drawn.length < count && bag.length > 0) drawn.push(draw(bag, roll) as number);
  return drawn;
};
/** Turns up one after the other until one fits, which is the last of them; all are out of the bag. */
export const drawUntil = (bag: number[], fits: (item: number) => boolean, roll: Throw): number[] => {
  const turned: number[] = [];
  for (let item = draw(bag, roll); item !== undefined; item = draw(bag, roll)) {
    turned.push(item);
    if (fits(item)) break;
  }
  return turned;
};

export const putBack = (bag: number[], item: number): void => {
  bag.splice(spotOf(bag, item), 0, item);
};
/** Everything of a pile goes back; the pile is empty then. */
export const reshuffle = (bag: number[], pile: number[]): void => {
  for (const item of pile) bag.push(item);
  bag.sort((a, b) => a - b);
  pile.length = 0;
};
/** Takes a certain one out, as when its face was seen. */
export const takeOut = (bag: number[], item: number): boolean => {
  const spot = spotOf(bag, item);
  if (bag[spot] !== item) return false;
  bag.splice(spot, 1);
  return true;
};

export const isInBag = (bag: Bag, item: number): boolean => bag[spotOf(bag, item)] === item;
export const countIn = (bag: Bag, fits: (item: number) => boolean): number => {
  let count = 0;
  for (const item of bag) if (fits(item)) count++;
  return count;
};
