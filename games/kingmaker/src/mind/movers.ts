// The stacks a seat may still march with, and where each may go, as the list of legal actions has it.
import type { Action } from '../rules/actions.ts';
import { FIRST_ROYAL, isNoble, isRoyal } from '../rules/data/persons.ts';
import { gatesFor } from '../rules/movement/look.ts';
import { isWithinMarch, type Roads, roadsFrom } from '../rules/movement/reach.ts';
import { stacksOf } from '../rules/movement/stacks.ts';
import { gateFor } from '../rules/position/control.ts';
import { leadOf } from '../rules/position/pieces.ts';
import { strengthAt } from '../rules/position/strength.ts';
import { areaAt, isInside, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { fewLeft, heirWorth, worthOfAll } from './worth.ts';

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
/** 3.5 Nobody is counted on to open his gates: what needs leave ends on the way. */
const withoutLeave = (state: State, seat: number, from: number, reach: Map<number, number>): void => {
  let roads: Roads | undefined;
  for (const spot of reach.keys()) {
    const to = areaAt(spot);
    const isShut = isInside(spot) && gateFor(state, placeAt(spot), seat) !== 'open';
    if (!isShut && isWithinMarch(from, to)) continue;
    roads ??= roadsFrom(gatesFor(state, seat), from);
    if (isShut || (roads?.costs[to] ?? 0) >= ASKED) reach.delete(spot);
  }
};
/** What is asked for on the way costs more than all steps. */
const ASKED = 1000;
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
  const few = fewLeft(state);
  for (const { lead, pieces, spot } of stacksOf(state, seat)) {
    const reach = reaches.get(lead);
    if (!reach) continue;
    const area = areaAt(spot);
    withoutLeave(state, seat, area, reach);
    let [nobles, men, worth] = [0, 0, 0];
    for (const piece of pieces)
      if (isNoble(piece)) {
        nobles |= 1 << piece;
        men += strengthAt(state, piece, area);
      } else worth += few * heirWorth(state, piece);
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
