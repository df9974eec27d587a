// 15.2 Nobles of the second line and the reserve lie face down: others see that somebody is there, not who.
import { type Random, shuffled } from '@rose/table';
import { listOf } from '../rules/position/pieces.ts';
import { NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';

type Facts = Extract<State['phase'], { name: 'field' }>;
/** The nobles of a side whose place others do not know. */
const hidden = ({ attackers, defenders, shown, space }: Facts, side: number): readonly number[] =>
  listOf((side === 0 ? attackers : defenders) & ~shown).filter((noble) => space[noble] !== NONE);
/** The same spaces taken by the same nobles in another order; heirs who stand with them go to the first. */
const rearranged = (facts: Facts, side: number, nobles: readonly number[]): Facts => {
  const own = hidden(facts, side);
  const spaces = own.map((noble) => facts.space[noble] as number).sort((a, b) => a - b);
  const space = facts.space.slice();
  for (const [n, noble] of nobles.entries()) space[noble] = spaces[n] as number;
  const first = nobles[0] ?? NONE;
  return { ...facts, space, with: facts.with.map((noble) => (noble !== NONE && own.includes(noble) ? first : noble)) };
};
/** For whoever does not lead the side: by the order of the box, which tells nothing. */
export const coveredField = (facts: Facts, seat: number): Facts => {
  let seen = facts;
  if (seat !== facts.by) seen = rearranged(seen, 0, hidden(seen, 0));
  if (seat !== facts.against) seen = rearranged(seen, 1, hidden(seen, 1));
  return seen;
};
/** One of the orders that could be behind it. */
export const imaginedField = (facts: Facts, seat: number, random: Random): Facts => {
  let made = facts;
  if (seat !== facts.by) made = rearranged(made, 0, shuffled(hidden(made, 0), random));
  if (seat !== facts.against) made = rearranged(made, 1, shuffled(hidden(made, 1), random));
  return made;
};
