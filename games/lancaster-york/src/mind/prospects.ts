// How likely a seat is to win, for bots that think further than the Parliament of this turn: what it holds, in the
// victory points that become of it until the end. Regions change hands every turn, taxes and castles stay; whoever
// leads early pays for it, by the order of the turn, French aid and the attacks of all. See bench/evaluation.md.
import { copy } from '../rules/copy.gen.ts';
import { controlPoints, FIRST_MERCENARY, FIRST_NOBLE } from '../rules/data/cards.ts';
import { gainsOf, judge } from '../rules/judgement.ts';
import { countOwned, incomeOf, isOver } from '../rules/position.ts';
import type { State } from '../rules/state.ts';
import { carryOut } from './forecast.ts';
import { type Outlook, outlooksOf } from './outlooks.ts';

const nobleStrength = ({ owner }: State, seat: number): number => {
  let points = 0;
  for (let card = FIRST_NOBLE; card < FIRST_MERCENARY; card++) if (owner[card] === seat) points += controlPoints(card);
  return points;
};
/** What a seat may expect to have in the end, up to what is the same for all. `taxed`: taxes of this turn are paid. */
const hopeOf = (state: State, seat: number, score: number, outlook: Outlook, taxed: boolean): number => {
  const income = incomeOf(state, seat);
  const money = (state.money[seat] as number) + (taxed ? 0 : income);
  return (
    outlook.point * score +
    outlook.tax * income +
    outlook.pound * money +
    outlook.mercenary * (state.mercenaries[seat] as number) +
    outlook.aid * (state.aid[seat] as number) +
    outlook.noble * nobleStrength(state, seat) +
    outlook.castle * countOwned(state, seat, 0, 6)
  );
};
/** The chance to come first, -1 to 1; `spread` is how many points luck and skill still move. */
const chanceOf = (hopes: readonly number[], seat: number, spread: number): number => {
  const own = hopes[seat] as number;
  let all = 0;
  for (const hope of hopes) all += Math.exp((hope - own) / spread);
  return 2 / all - 1;
};

/** Once the plans as they lie are carried out and Parliament has been held. */
export const worth = (given: State, seat: number): number => {
  if (isOver(given)) return chanceOf(given.scores, seat, 1);
  const then = copy(given);
  carryOut(then);
  const state = then as State;
  const outlook = outlooksOf(state).after;
  const hopes = gainsOf(state, judge(state)).map((gain, other) =>
    hopeOf(state, other, (state.scores[other] as number) + gain, outlook, true),
  );
  return chanceOf(hopes, seat, outlook.spread);
};
/** Before anybody has written: while cards are drafted and aid is offered. */
export const promise = (state: State, seat: number): number => {
  const outlook = outlooksOf(state).before;
  const isTaxed = state.phase.name !== 'draft';
  const hopes = state.scores.map((score, other) => hopeOf(state, other, score, outlook, isTaxed));
  return chanceOf(hopes, seat, outlook.spread);
};
