// The stacks a seat may still march with, and where each may go, as the list of legal actions has it.
import type { Action } from '../rules/actions.ts';
import { FIRST_ROYAL, isNoble, isRoyal } from '../rules/data/persons.ts';
import { stacksOf } from '../rules/movement/stacks.ts';
import { leadOf } from '../rules/position/pieces.ts';
import { strengthAt } from '../rules/position/strength.ts';
import { areaAt, NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { heirWorth, worthOfAll } from './worth.ts';

export interface Mover {
  readonly lead: number;
  readonly nobles: number;
  readonly heirs: readonly number[];
  readonly men: number;
  readonly spot: number;
  readonly area: number;
  /** Of its nobles and heirs. */
  readonly worth: number;
  /** Spot → the place of the action in the list. */
  readonly reach: ReadonlyMap<number, number>;
}
export const moversOf = (
  state: State,
  seat: number,
  actions: readonly Action[],
  worths: Float64Array,
): readonly Mover[] => {
  const reaches = new Map<number, Map<number, number>>();
  for (const [place, action] of actions.entries()) {
    if (action.do !== 'march') continue;
    let reach = reaches.get(action.piece);
    if (!reach) {
      reach = new Map();
      reaches.set(action.piece, reach);
    }
    reach.set(action.spot, place);
  }
  const movers: Mover[] = [];
  for (const { lead, pieces, spot } of stacksOf(state, seat)) {
    const reach = reaches.get(lead);
    if (!reach) continue;
    const area = areaAt(spot);
    let [nobles, men, worth] = [0, 0, 0];
    for (const piece of pieces)
      if (isNoble(piece)) {
        nobles |= 1 << piece;
        men += strengthAt(state, piece, area);
      } else worth += heirWorth(state, piece);
    worth += worthOfAll(worths, nobles);
    const heirs = pieces.filter((piece) => isRoyal(piece) && state.keeper[piece - FIRST_ROYAL] === seat);
    movers.push({ lead, nobles, heirs, men, spot, area, worth, reach });
  }
  return movers;
};
/** Men of a set of nobles in an area. */
export const menThere = (state: State, set: number, area: number): number => {
  let men = 0;
  if (area === NONE) return men;
  for (let rest = set; rest !== 0; rest &= rest - 1) men += strengthAt(state, leadOf(rest), area);
  return men;
};
