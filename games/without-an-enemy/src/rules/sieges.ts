// 1.7, 9.1, 11.4 Who is before a city and who is inside: what follows at once when that changes.
import { comeOut } from '../secrecy/fog.ts';
import { type AreaId, areaName } from './data/areas.ts';
import { type BlockId, isGun } from './data/blocks.ts';
import { areaOfCity, CITIES, type CityId, cityIn, cityName, NO_CITY } from './data/cities.ts';
import { FIRST_MARKER } from './data/tables.ts';
import { eliminate, enemyOf, hasFoot, hasTroops, insideOf, isBesieged, put } from './position.ts';
import { type Side, type State, seatOf, type Table, type Writable } from './state.ts';

export const NO_MARKER = -1;
/** The side that holds a city. */
export const keeperOf = (state: State, city: CityId): Side => (state.control[city] === 0 ? 0 : 1);
export const besiegerOf = (state: State, city: CityId): Side => enemyOf(keeperOf(state, city));

const liftSiege = (state: Writable, city: CityId): void => {
  state.marker[city] = NO_MARKER;
  state.breach[city] = 0;
};
/** 1.8 The city changes hands. */
export const takeCity = (table: Table, city: CityId, side: Side, rule: string): void => {
  const { state } = table;
  liftSiege(state, city);
  state.control[city] = side;
  table.tell(rule, { say: 'city-taken', seat: seatOf(side), city: cityName(city) });
};
/** 1.7 All blocks inside come out, and the siege is over. */
const openGates = (table: Table, area: AreaId, city: CityId): void => {
  const { state } = table;
  const seat = seatOf(keeperOf(state, city));
  for (const block of insideOf(state, area)) put(state, block, area);
  comeOut(state, area);
  liftSiege(state, city);
  table.tell('1.7', { say: 'siege-over', seat, city: cityName(city) });
};
/** 11.4 Guns alone do not hold a city. */
const loseGuns = (table: Table, guns: readonly BlockId[]): void => {
  for (const gun of guns) eliminate(table, gun);
};

/** 1.7, 9.1, 11.4 To be asked whenever blocks have left or fallen in an area; `besieged`: its city was before that. */
export const settle = (table: Table, area: AreaId, besieged: boolean): void => {
  const { state } = table;
  const city = cityIn(area);
  if (city === NO_CITY || !(besieged || isBesieged(state, city))) return;
  const enemy = besiegerOf(state, city);
  if (!hasTroops(state, enemy, area)) {
    openGates(table, area, city);
    return;
  }
  const within = insideOf(state, area);
  if (within.some((block) => !isGun(block))) return;
  loseGuns(table, within);
  takeCity(table, city, enemy, '11.4');
};

/** 10 Markers at the end of the Tactical Phase: placed where Infantry besieges, taken away where it does not. */
export const setMarkers = (table: Table): void => {
  const { state } = table;
  for (const city of CITIES) {
    if (!isBesieged(state, city)) continue;
    const area = areaOfCity(city);
    if (!hasFoot(state, besiegerOf(state, city), area)) {
      if (state.marker[city] !== NO_MARKER) table.tell('9.1', { say: 'siege-slackens', city: cityName(city) });
      liftSiege(state, city);
    } else if (state.marker[city] === NO_MARKER) {
      state.marker[city] = FIRST_MARKER;
      table.tell('9.1', { say: 'siege-begins', city: cityName(city), area: areaName(area) });
    }
  }
};
