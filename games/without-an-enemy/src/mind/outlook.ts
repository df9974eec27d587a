// What a player counts by, for advice: the track as the seat sees it, strength on the map, sieges, and the King. Asked
// only of states that an adviser imagines.
import { armyOf, KING } from '../rules/data/blocks.ts';
import { CITIES } from '../rules/data/cities.ts';
import { excessIn } from '../rules/phases/supply.ts';
import { isBesieged, isOnMap, strengthOf } from '../rules/position.ts';
import { LAND } from '../rules/recruiting.ts';
import { GONE, type Seat, type State, sideOf } from '../rules/state.ts';
import { trackOf } from '../rules/track.ts';
import { turnsLeft } from './times.ts';

const strengthOn = (state: State, side: number): number => {
  let strength = 0;
  for (const block of armyOf(side)) if (isOnMap(state, block)) strength += strengthOf(state, block);
  return strength;
};
/** Cities of a side that are besieged. */
const besiegedOf = (state: State, side: number): number =>
  CITIES.filter((city) => isBesieged(state, city) && state.control[city] === side).length;
const citiesOf = (state: State, side: number): number => CITIES.filter((city) => state.control[city] === side).length;
const hungerOf = (state: State, side: number): number =>
  LAND.reduce((sum, area) => sum + excessIn(state, side, area), 0);

export const outlook = (state: State, seat: Seat): Readonly<Record<string, number>> => {
  const side = sideOf(seat);
  const enemy = 1 - side;
  return {
    turnsLeft: turnsLeft(state),
    track: seat === 'royalist' ? trackOf(state) : -trackOf(state),
    king: state.at[KING] === GONE ? 0 : 1,
    cities: citiesOf(state, side),
    enemyCities: citiesOf(state, enemy),
    strength: strengthOn(state, side),
    enemyStrength: strengthOn(state, enemy),
    besieged: besiegedOf(state, side),
    enemyBesieged: besiegedOf(state, enemy),
    hunger: hungerOf(state, side),
    enemyHunger: hungerOf(state, enemy),
  };
};
