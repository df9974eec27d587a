// How good a position is for a side: for bots. Units: a soldier is 100.
import { around, distance, isRim, OUTSIDE } from './data/cells.ts';
import { castleOf, isSoldierOf, soldiersOf } from './position.ts';
import { other, type Seat, type State } from './state.ts';

const WON = 100_000;

/** What one side has: soldiers, soldiers close to the enemy castle, a castle away from the rim. */
const strength = (state: State, seat: Seat): number => {
  const own = castleOf(state, seat);
  const enemy = castleOf(state, other(seat));
  if (own === OUTSIDE) return -WON;
  let sum = isRim(own) ? -90 : 0;
  for (const soldier of soldiersOf(state, seat)) {
    sum += 100;
    if (enemy !== OUTSIDE) sum += 12 * (6 - distance(soldier, enemy));
    if (around(soldier).some((near) => isSoldierOf(state, seat, near))) sum += 6;
  }
  return sum;
};

export const evaluate = (state: State, seat: Seat): number => strength(state, seat) - strength(state, other(seat));
