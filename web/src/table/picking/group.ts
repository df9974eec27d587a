// Several things in one hand, sent to one place together: a group is played as one action after the other, each found
// anew among what is allowed by then.
import { type Choice, type Hand, open } from './picking.ts';

/** Whether a further thing may join those in the hand; a game says so, the page knows no rule. */
export type Joins = (picked: readonly string[], place: string) => boolean;

/** Whether what is picked is a group of things rather than the beginning of one gesture. */
export const isGroup = (joins: Joins, picked: readonly string[]): boolean =>
  picked.length > 1 && picked.every((place, i) => i === 0 || joins(picked.slice(0, i), place));

/** The group after a touch on something that may belong to it: put in, or taken out again. */
export const regroup = (joins: Joins, picked: readonly string[], place: string): readonly string[] | undefined => {
  if (picked.length === 0) return undefined;
  if (picked.includes(place)) return picked.length > 1 ? picked.filter((other) => other !== place) : undefined;
  return (picked.length === 1 || isGroup(joins, picked)) && joins(picked, place) ? [...picked, place] : undefined;
};

/** Where any of the group may go. */
export const groupOpen = (hand: Hand, picked: readonly string[]): readonly string[] => [
  ...new Set(picked.flatMap((place) => open(hand, [place]))),
];

const goesTo = (choice: Choice, thing: string, place: string): boolean =>
  choice.gestures.some((gesture) => gesture.length === 2 && gesture[0] === thing && gesture[1] === place);

/** What one thing of the group would do there; `best` chooses among several ways. */
export const errand = (
  hand: Hand,
  thing: string,
  place: string,
  best: (choices: readonly Choice[]) => Choice | undefined,
): Choice | undefined => {
  const ways = hand.may.filter((choice) => goesTo(choice, thing, place));
  return best(ways) ?? ways[0];
};

/** Why it may not go there. */
export const errandRefused = (hand: Hand, thing: string, place: string): readonly Choice[] =>
  (hand.mayNot ?? []).filter((choice) => goesTo(choice, thing, place));
