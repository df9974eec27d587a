// A deck as a bag. Nobody has seen the order of a shuffled deck, so there is none: the state holds what is left, in rising
// order, and a draw is one roll. There is no order to hide from a view and none to imagine behind it.

/** A throw of one die: from 1 to `sides`, each as likely. */
export type Throw = (sides: number) => number;

export const bagOf = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);
/** Draws one blindly; undefined, and no roll, from an empty bag. */
export const draw = (bag: number[], roll: Throw): number | undefined =>
  bag.length === 0 ? undefined : bag.splice(roll(bag.length) - 1, 1)[0];
/** Draws up to `count` blindly, in the order they came. */
export const drawMany = (bag: number[], count: number, roll: Throw): number[] => {
  const drawn: number[] = [];
  while (drawn.length < count && bag.length > 0) drawn.push(draw(bag, roll) as number);
  return drawn;
};
