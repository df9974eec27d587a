// 7.3, 7.4 What a siege needs, and who besieges.
import { areaOfPlace, garrisonOf, isFortified, isOpenTown } from '../data/places.ts';
import { inside, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { leaderSeat, leadOf, noblesAt, noblesThat, seatOfNoble } from './pieces.ts';
import { strengthAt, strengthOfAll } from './strength.ts';

/** Ruling 70: the garrison and the strongest faction inside; the besieger's own people do not defend. */
export const requirementOf = (state: State, place: number, besieger: number = NONE): number => {
  const area = areaOfPlace(place);
  const bySeat: number[] = [];
  for (let rest = noblesAt(state, inside(place)); rest !== 0; rest &= rest - 1) {
    const noble = leadOf(rest);
    const seat = seatOfNoble(state, noble);
    if (seat === besieger) continue;
    bySeat[seat] = (bySeat[seat] ?? 0) + strengthAt(state, noble, area);
  }
  return garrisonOf(place) + bySeat.reduce((most, men) => Math.max(most, men ?? 0), 0);
};
/** Walls, or an open town with somebody else inside, can be besieged. */
export const canBeBesieged = (state: State, place: number, seat: number): boolean => {
  if (isFortified(place)) return true;
  if (!isOpenTown(place)) return false;
  return noblesThat(state, (noble) => state.spot[noble] === inside(place) && seatOfNoble(state, noble) !== seat) !== 0;
};
/** Nobles led by a faction in the open of the area: they keep up a siege. */
export const inOpenFor = (state: State, area: number, seat: number): number =>
  noblesThat(state, (noble) => state.spot[noble] === area && leaderSeat(state, noble) === seat);
/** 7.4 Whether those in the open are still enough. */
export const holdsSiege = (state: State, place: number): boolean => {
  const seat = state.siege[place] as number;
  if (seat === NONE) return false;
  // 3.2 An open town without anybody inside is free again; tables of the first three rules kept it shut.
  if (state.rules > 3 && !canBeBesieged(state, place, seat)) return false;
  const area = areaOfPlace(place);
  const set = inOpenFor(state, area, seat);
  return set !== 0 && strengthOfAll(state, set, area) >= requirementOf(state, place, seat);
};
