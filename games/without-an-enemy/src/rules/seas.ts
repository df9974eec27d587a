// 1.9, 6.3 Who controls a sea, and what a voyage costs.
import { A, type AreaId, coastsOf, SEA_IDS, type SeaId } from './data/areas.ts';
import { effectIs } from './data/cards.ts';
import { CITIES, type CityId, cityIn, isPort, NO_CITY, portSeas } from './data/cities.ts';
import { enemySeasMalus, FROM_IRELAND, PORT_BONUS } from './data/tables.ts';
import { isBesieged } from './position.ts';
import type { Side, State } from './state.ts';

const PORTS_ON: readonly (readonly CityId[])[] = SEA_IDS.map((sea) =>
  CITIES.filter((city) => portSeas(city).includes(sea)),
);
/** By side, the unbesieged Ports it controls on a sea. */
export const portsOn = (state: State, sea: SeaId): readonly [number, number] => {
  const ports: [number, number] = [0, 0];
  for (const city of PORTS_ON[sea] as readonly CityId[])
    if (!isBesieged(state, city)) ports[state.control[city] === 0 ? 0 : 1]++;
  return ports;
};
/** 1.9 The side with strictly more Ports; on a tie Parliament. An event may give it away for a turn (15.1). */
export const seaHolder = (state: State, sea: SeaId): Side => {
  for (const side of [0, 1] as const) if (state.seized[side] === sea) return side;
  const [royalist, parliament] = portsOn(state, sea);
  return royalist > parliament ? 0 : 1;
};

/** 6.3 The fewest enemy seas between two coasts; the three seas lie in a row. */
export const enemySeas = (state: State, side: number, from: AreaId, to: AreaId): number => {
  let fewest = SEA_IDS.length;
  for (const start of coastsOf(from))
    for (const goal of coastsOf(to)) {
      let enemies = 0;
      for (let sea = Math.min(start, goal); sea <= Math.max(start, goal); sea++)
        if (seaHolder(state, sea as SeaId) !== side) enemies++;
      fewest = Math.min(fewest, enemies);
    }
  return fewest;
};
/** 1.9 A Port that a side controls and is not besieged in. */
const hasPort = (state: State, side: number, area: AreaId): boolean => {
  const city = cityIn(area);
  return city !== NO_CITY && isPort(city) && state.control[city] === side && !isBesieged(state, city);
};
const navalEvent = (state: State, side: number) => effectIs(state.cards[side] as number, 'naval');
/** 6.4 What is added to the die. */
export const voyageModifier = (state: State, side: number, from: AreaId, to: AreaId): number => {
  const port = hasPort(state, side, from) || hasPort(state, side, to) ? PORT_BONUS : 0;
  const event = navalEvent(state, side);
  const helps = event && (event.fromAreas === undefined || event.fromAreas.some((name) => A[name] === from));
  return port + enemySeasMalus(enemySeas(state, side, from, to)) + (helps ? event.modifier : 0);
};
/** 6.2 Blocks that may try to leave Ireland in one turn. */
export const irishLimit = (state: State, side: number): number =>
  navalEvent(state, side)?.maxFromIreland ?? FROM_IRELAND;

/** 7.2 A besieged Port that its side can reach by sea. */
export const isFedBySea = (state: State, city: CityId): boolean =>
  portSeas(city).some((sea) => seaHolder(state, sea) === state.control[city]);
