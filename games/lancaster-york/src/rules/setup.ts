// 0.1 Set-up: a shuffled pile, six pounds each, nothing owned; 0.2 with four players the houses are dealt.
import { shuffled, type Table as TableOf } from '@rose/table';
import { copy } from './copy.gen.ts';
import { houseName, SEATS, STARTING_MONEY, seatOf } from './data/box.ts';
import { CARDS, homeOf, homeZone, NOBLES, SHIPS } from './data/cards.ts';
import { REGIONS } from './data/regions.ts';
import { emptyPlan } from './plans.ts';
import { type LancasterYork, type Options, STATE, type State, type Writable } from './state.ts';

const bareFor = (players: number): State => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const four = players === 4;
  return {
    ...STATE.blank(),
    order: seats,
    houses: four ? [0, 1, 0, 1] : [],
    scores: seats.map(() => 0),
    money: seats.map(() => STARTING_MONEY),
    mercenaries: seats.map(() => 0),
    aid: seats.map(() => 1),
    nobles: NOBLES.map(homeOf),
    ships: SHIPS.map(homeZone),
    pile: CARDS,
    markers: four ? REGIONS.map(() => 0) : [],
    plans: seats.map(emptyPlan),
  };
};
const BARE = SEATS.map((_, seat) => bareFor(seat + 1));
/**
 * A table before the first card: the pile in the order of the box, the seats in the order of their colours. Copied,
 * since engines are quick with objects that were all made by one literal.
 */
export const bareTable = (options: Options, rules: number): Writable =>
  Object.assign(copy(BARE[options.players - 1] as State), { rules, options });

export const setup = (options: Options, table: Pick<TableOf<LancasterYork>, 'roll' | 'tell'>, rules: number): State => {
  const roll = (sides: number): number => table.roll('0.1', sides)[0] as number;
  const state = bareTable(options, rules);
  state.pile = shuffled(CARDS, roll);
  if (options.players === 4) {
    state.houses = shuffled([0, 0, 1, 1], roll);
    const houses = state.houses.map((house, seat) => ({ seat: seatOf(seat), house: houseName(house) }));
    table.tell('0.2', { say: 'houses-dealt', houses });
  }
  state.order = shuffled(state.order, roll);
  return state;
};
