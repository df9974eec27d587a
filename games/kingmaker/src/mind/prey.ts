// What there is to be taken: heirs and forces of others, by the spot where they stand, with the men it takes.
import { FIRST_ROYAL, N, ROYALS } from '../rules/data/persons.ts';
import { garrisonOf, isFortified, isOpenTown } from '../rules/data/places.ts';
import { gateFor, isUnderSiege } from '../rules/position/control.ts';
import { isAtPeace, isTruce } from '../rules/position/truces.ts';
import { areaAt, isInside, isOnLand, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import type { Force } from './forces.ts';
import { beaufortHinders, fewLeft, heirWorth, soleKeeper, worthOfAll } from './worth.ts';

export interface Prey {
  readonly spot: number;
  readonly area: number;
  /** walk: who comes there has it. */
  readonly how: 'walk' | 'siege' | 'battle';
  /** Men of the other side: a siege needs as many, a battle more. */
  men: number;
  /** What it brings: heirs, and the nobles who would be taken. */
  worth: number;
  heirs: number;
  /** Nobles to be fought, as bits. */
  nobles: number;
}
/** An heir in the hands of another is worth more than one whom nobody holds: he has him no longer. */
const FROM_OTHERS = 1.4;
/** Who holds all has nearly won. */
const HOLDS_ALL = 3;
/** 10.4 Beaufort, where nothing else stands between a faction and its victory. */
export const LAST_HINDRANCE = 4;
/** Nobles are taken away from others, and their cards come along. */
const TAKEN = 0.7;

const howAt = (state: State, seat: number, spot: number, guarded: boolean): Prey['how'] => {
  if (!isInside(spot)) return guarded ? 'battle' : 'walk';
  const place = placeAt(spot);
  if (isFortified(place)) return gateFor(state, place, seat) === 'open' && !guarded ? 'walk' : 'siege';
  if (!guarded) return 'walk';
  return isOpenTown(place) ? 'siege' : 'battle';
};
const isBarred = (state: State, seat: number, { spot, area, how }: Prey): boolean => {
  if (how === 'walk') return false;
  if (isAtPeace(state, area)) return true;
  if (how !== 'siege') return false;
  const besieger = state.siege[placeAt(spot)] as number;
  return isUnderSiege(state, placeAt(spot)) && besieger !== seat;
};
/** Everything another faction, or nobody, has. */
export const preyOf = (state: State, seat: number, forces: readonly Force[], worths: Float64Array): readonly Prey[] => {
  const found = new Map<number, Prey>();
  const at = (spot: number, guarded: boolean): Prey => {
    let prey = found.get(spot);
    if (!prey) {
      const how = howAt(state, seat, spot, guarded);
      const walls = how === 'siege' ? garrisonOf(placeAt(spot)) : 0;
      prey = { spot, area: areaAt(spot), how, men: walls, worth: 0, heirs: 0, nobles: 0 };
      found.set(spot, prey);
    }
    return prey;
  };
  const hinders = beaufortHinders(state, seat);
  for (const force of forces) {
    if (force.seat === seat || !isOnLand(force.spot) || isTruce(state, seat, force.seat)) continue;
    const prey = at(force.spot, true);
    prey.men += force.men;
    prey.nobles |= force.nobles;
    prey.worth += TAKEN * worthOfAll(worths, force.nobles);
    if (hinders && ((force.nobles >> N.beaufort) & 1) === 1) prey.worth += LAST_HINDRANCE;
  }
  const few = fewLeft(state);
  const sole = soleKeeper(state);
  for (const royal of ROYALS) {
    const spot = state.spot[royal] as number;
    const keeper = state.keeper[royal - FIRST_ROYAL] as number;
    if (!isOnLand(spot) || keeper === seat) continue;
    const prey = at(spot, false);
    prey.heirs++;
    prey.worth +=
      heirWorth(state, royal) * few * (keeper === NONE ? 1 : FROM_OTHERS) * (keeper === sole ? HOLDS_ALL : 1);
  }
  return [...found.values()].filter((prey) => !isBarred(state, seat, prey));
};
