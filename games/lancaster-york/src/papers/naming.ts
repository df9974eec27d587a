// Numbers to names, for views, log lines and documents.
import { houseName, seatOf, TITLES, type Title } from '../rules/data/box.ts';
import {
  FIRST_PERSON,
  isNoble,
  type NobleName,
  nobleName,
  PERSONS,
  type PersonId,
  type PersonName,
  type PieceId,
  PLACES,
  personName,
  placeName,
  type ShipName,
  shipName,
} from '../rules/data/cards.ts';
import { type RegionName, regionName, type ZoneName, zoneName } from '../rules/data/regions.ts';
import type { Rank } from '../rules/judgement.ts';
import type { ByHouse, Order, PlanOrders, Ranked } from '../rules/log.ts';
import { PIECE_COUNT, pieceAt } from '../rules/position.ts';
import { NONE, type Plan, type State } from '../rules/state.ts';

export const byHouse = ([lancaster, york]: readonly [number, number]): ByHouse => ({ lancaster, york });
export const houseOrNull = (house: number) => (house === NONE ? null : houseName(house));
export const rankName = ({ seat, cp, vp, by }: Rank): Ranked => ({ seat: seatOf(seat), cp, vp, ...(by ? { by } : {}) });

/** The persons of a mask of cubes, in the order of the box. */
export const personsIn = (mask: number): readonly PersonId[] =>
  PERSONS.filter((person) => (mask & (1 << (person - FIRST_PERSON))) !== 0);
export const personNames = (mask: number): readonly PersonName[] => personsIn(mask).map(personName);

export const moveName = (piece: PieceId, to: number): Order =>
  isNoble(piece)
    ? { order: 'move', noble: nobleName(piece), to: regionName(to) }
    : { order: 'sail', ship: shipName(piece), to: zoneName(to) };

export const bidName = ({ bid, landing }: Plan): PlanOrders['bid'] =>
  landing === NONE ? null : { sum: bid, region: regionName(landing) };

export const planName = (plan: Plan): PlanOrders => {
  const moves: { noble: NobleName; to: RegionName }[] = [];
  const sails: { ship: ShipName; to: ZoneName }[] = [];
  for (let slot = 0; slot < PIECE_COUNT; slot++) {
    const to = plan.to[slot] as number;
    const piece = pieceAt(slot);
    if (to === NONE) continue;
    if (isNoble(piece)) moves.push({ noble: nobleName(piece), to: regionName(to) });
    else sails.push({ ship: shipName(piece), to: zoneName(to) });
  }
  const forces = PLACES.flatMap((place) => {
    const troops = plan.troops[place] as number;
    const mercenaries = plan.mercenaries[place] as number;
    return troops + mercenaries === 0 ? [] : [{ place: placeName(place), troops, mercenaries }];
  });
  return { bid: bidName(plan), moves, sails, forces, black: personNames(plan.black), white: personNames(plan.white) };
};

/** The titles of a seat, the Captain of Calais last. */
export const titlesOf = (state: State, seat: number): readonly Title[] => [
  ...TITLES.filter((_, title) => state.titles[title] === seat),
  ...(state.captain === seat ? (['captain-calais'] as const) : []),
];
