// 15.2 Nobles of the second line and the reserve lie face down: others see that somebody is there, not who.
import { type Random, shuffled } from '@rose/table';
import { FIRST_ROYAL } from '../rules/data/persons.ts';
import { escortOf } from '../rules/field/arraying.ts';
import { has, listOf } from '../rules/position/pieces.ts';
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
/** While a side sets up nobody else sees who has a space already: whoever has none in the end is of the reserve. */
const unarrayed = (state: State, facts: Facts, side: number): Facts => {
  const set = side === 0 ? facts.attackers : facts.defenders;
  const withFirst = (noble: number, n: number): number =>
    noble !== NONE && has(set, noble) ? escortOf(state, FIRST_ROYAL + n, set) : noble;
  return {
    ...facts,
    space: facts.space.map((space, noble) => (has(set, noble) ? NONE : space)),
    with: facts.with.map(withFirst),
    shifted: [],
  };
};
/** Who has shifted, as far as he is seen, and heirs as far as they stand with somebody who is. */
const shiftedOpenly = (facts: Facts): Facts['shifted'] =>
  facts.shifted.filter((piece) =>
    has(facts.shown, piece < FIRST_ROYAL ? piece : (facts.with[piece - FIRST_ROYAL] ?? NONE)),
  );
const coveredSide = (state: State, facts: Facts, side: number): Facts => {
  if (facts.step === 'array' && facts.asked === side) return unarrayed(state, facts, side);
  const seen = rearranged(facts, side, hidden(facts, side));
  return facts.asked === side ? { ...seen, shifted: shiftedOpenly(facts) } : seen;
};
/** For whoever does not lead the side: by the order of the box, which tells nothing. */
export const coveredField = (state: State, facts: Facts, seat: number): Facts => {
  let seen = facts;
  if (seat !== facts.by) seen = coveredSide(state, seen, 0);
  if (seat !== facts.against) seen = coveredSide(state, seen, 1);
  return seen;
};
/** One of the orders that could be behind it. */
export const imaginedField = (facts: Facts, seat: number, random: Random): Facts => {
  let made = facts;
  if (seat !== facts.by) made = rearranged(made, 0, shuffled(hidden(made, 0), random));
  if (seat !== facts.against) made = rearranged(made, 1, shuffled(hidden(made, 1), random));
  return made;
};
