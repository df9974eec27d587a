// 11.2 to 11.5 Siege resolution: a die for each besieged city, attrition, surrender; then markers rise.

import { nearest, searcher } from '@rose/parts';
import { refuse } from '@rose/table';
import { blurLoss, fogPlace } from '../../secrecy/fog.ts';
import type { SurrenderAction } from '../actions.ts';
import { AREAS, type AreaId, areaName, isOffMap } from '../data/areas.ts';
import { type BlockId, blockName, isFoot, isGun, isHorse, sideOfBlock } from '../data/blocks.ts';
import { neighboursOf } from '../data/borders.ts';
import { effectIs } from '../data/cards.ts';
import { areaOfCity, CITIES, type CityId, cityName, isPort } from '../data/cities.ts';
import { SIEGE_MAX, siegeResult } from '../data/tables.ts';
import { nameFor, notNow } from '../names.ts';
import {
  at,
  eliminate,
  insideOf,
  isBesieged,
  isFriendly,
  isInside,
  isOnMap,
  mayEnter,
  walk,
  weaken,
} from '../position.ts';
import { besiegerOf, keeperOf, NO_MARKER, settle, takeCity } from '../sieges.ts';
import {
  type During,
  NOWHERE,
  other,
  type Phase,
  type Refusal,
  type Seat,
  type State,
  seatOf,
  sideOf,
  type TableIn,
} from '../state.ts';

type Sieges = During<'surrender'>;
type Table = TableIn<'surrender'>;

/** 11.2 Besieged cities with a marker of 1 or more. */
const rolling = (state: State): CityId[] =>
  CITIES.filter((city) => isBesieged(state, city) && (state.marker[city] as number) >= 1);
/** 15.1 resist-siege: the cities of a side that an event could keep from rolling. */
const resistable = (state: Sieges, seat: Seat): readonly CityId[] =>
  effectIs(state.cards[sideOf(seat)] as number, 'resist-siege')
    ? state.phase.cities.filter((city) => keeperOf(state, city) === sideOf(seat))
    : [];

const SEARCH = searcher(AREAS.map(neighboursOf));
/** 11.3 The nearest Friendly land Areas; any Areas may be crossed. */
export const refugesOf = (state: State, block: BlockId): readonly AreaId[] => {
  const side = sideOfBlock(block);
  const fits = (area: number): boolean =>
    !isOffMap(area) && isFriendly(state, side, area) && mayEnter(state, block, area);
  return nearest(SEARCH, [at(state, block)], fits) as AreaId[];
};
const marchers = (state: Sieges): readonly BlockId[] =>
  state.phase.city === NOWHERE ? [] : insideOf(state, areaOfCity(state.phase.city));

/** 11.2 Attrition: one strength from every block of the classes named. */
const attrition = (table: Table, city: CityId, foot: boolean, horse: boolean): void => {
  const { state } = table;
  const area = areaOfCity(city);
  const place = fogPlace(area, 1);
  const struck = insideOf(state, area).filter((block) => (foot && isFoot(block)) || (horse && isHorse(block)));
  for (const block of struck) {
    weaken(table, block, 1);
    if (isOnMap(state, block)) blurLoss(state, block, place);
  }
};
/** 11.3 The garrison lays down the city: guns are lost, the rest marches out before it changes hands. */
const surrender = (table: Table, city: CityId): void => {
  const { state } = table;
  table.tell('11.3', { say: 'surrendered', city: cityName(city), seat: seatOf(keeperOf(state, city)) });
  for (const block of insideOf(state, areaOfCity(city))) if (isGun(block)) eliminate(table, block);
  state.phase.city = city;
  state.phase.step = 'march';
  state.phase.acting = seatOf(keeperOf(state, city));
};
/** 11.2 The besieged player rolls. */
const rollSiege = (table: Table, city: CityId): void => {
  const { state } = table;
  state.phase.cities = state.phase.cities.filter((left) => left !== city);
  const marker = state.marker[city] as number;
  const [face = 1] = table.roll('11.2', 6);
  const result = siegeResult(marker, face, isPort(city));
  table.tell('11.2', { say: 'siege-rolled', city: cityName(city), marker, face, ...result });
  if (result.foot || result.horse) attrition(table, city, result.foot, result.horse);
  const holds = insideOf(state, areaOfCity(city)).some((block) => !isGun(block));
  if (holds && result.surrender) surrender(table, city);
  else settle(table, areaOfCity(city), true);
};
/** 11.5 Every marker that is left rises by one. */
const raiseMarkers = ({ state, tell }: Table): void => {
  for (const city of CITIES) {
    const marker = state.marker[city] as number;
    if (marker === NO_MARKER || marker >= SIEGE_MAX) continue;
    state.marker[city] = marker + 1;
    tell('11.5', { say: 'marker-raised', city: cityName(city), marker: marker + 1 });
  }
};
const marchOut = (table: Table, block: BlockId, to: AreaId): void => {
  const { state } = table;
  const seat = seatOf(sideOfBlock(block));
  const from = areaName(at(state, block));
  walk(state, block, to);
  table.tell('11.3', { say: 'marched-out', seat, block: nameFor(seat, block), from, to: areaName(to) });
};
/** Who has one way marches; who has none is lost. Whether somebody is to choose. */
const marchAsks = (table: Table): boolean => {
  const { state } = table;
  const city = state.phase.city as CityId;
  for (const block of marchers(state)) {
    const refuges = refugesOf(state, block);
    if (refuges.length > 1) return true;
    if (refuges[0] === undefined) eliminate(table, block);
    else marchOut(table, block, refuges[0]);
  }
  takeCity(table, city, besiegerOf(state, city), '11.3');
  state.phase.city = NOWHERE;
  state.phase.step = 'pick';
  state.phase.acting = state.player1;
  return false;
};
/** Resisting is chosen before any die, Player 1 first; one city is no choice. */
const resistAsks = (table: Table): boolean => {
  const { state } = table;
  const { phase } = state;
  const cities = resistable(state, phase.acting);
  if (cities.length > 1) return true;
  if (cities[0] !== undefined) resist(table, phase.acting, cities[0]);
  else passResist(table);
  return false;
};
const resist = (table: Table, seat: Seat, city: CityId): void => {
  const { state } = table;
  state.phase.cities = state.phase.cities.filter((left) => left !== city);
  table.tell('15.1', { say: 'resisted', seat, city: cityName(city) });
  passResist(table);
};
const passResist = ({ state }: Table): void => {
  const { phase } = state;
  phase.step = phase.acting === state.player1 ? 'resist' : 'pick';
  phase.acting = phase.acting === state.player1 ? other(state.player1) : state.player1;
};
const pickAsks = (table: Table): boolean => {
  const { state } = table;
  const [only, ...more] = state.phase.cities;
  if (more.length > 0) return true;
  if (only !== undefined) rollSiege(table, only);
  else {
    raiseMarkers(table);
    state.phase.step = 'over';
  }
  return false;
};
const asks = (table: Table): boolean => {
  switch (table.state.phase.step) {
    case 'resist':
      return resistAsks(table);
    case 'pick':
      return pickAsks(table);
    case 'march':
      return marchAsks(table);
    case 'over':
      return true;
  }
};

const whyNotMarch = (state: Sieges, seat: Seat, block: BlockId, area: AreaId): Refusal | undefined => {
  if (sideOfBlock(block) !== sideOf(seat) || !isInside(state, block) || !marchers(state).includes(block))
    return refuse('11.3', { why: 'not-in-battle', block: blockName(block) });
  return refugesOf(state, block).includes(area)
    ? undefined
    : refuse('11.3', { why: 'nearer-friends', area: areaName(area) });
};
const STEP_OF = { resist: 'resist', besiege: 'pick', 'march-out': 'march' } as const;

export const sieges: Phase<'surrender', SurrenderAction> = {
  rule: '11.2',
  verbs: ['resist', 'besiege', 'march-out'],
  enter({ state }) {
    const acting = state.player1;
    state.phase = { name: 'surrender', step: 'resist', acting, cities: rolling(state), city: NOWHERE };
  },
  goOn(table) {
    while (!asks(table));
  },
  asked: ({ phase }) => ({ must: phase.step === 'over' ? [] : [phase.acting] }),
  *candidates(state, seat) {
    if (state.phase.step === 'resist') for (const city of state.phase.cities) yield { do: 'resist', city };
    if (state.phase.step === 'pick') for (const city of state.phase.cities) yield { do: 'besiege', city };
    if (state.phase.step !== 'march' || seat !== state.phase.acting) return;
    for (const block of marchers(state))
      for (const area of refugesOf(state, block)) yield { do: 'march-out', block, area };
  },
  whyNot(state, seat, action) {
    if (STEP_OF[action.do] !== state.phase.step) return notNow('11.2', action.do);
    if (action.do === 'march-out') return whyNotMarch(state, seat, action.block, action.area);
    const cities = action.do === 'resist' ? resistable(state, seat) : state.phase.cities;
    return cities.includes(action.city)
      ? undefined
      : refuse('11.2', { why: 'not-besieged', city: cityName(action.city) });
  },
  byDefault: ({ phase }) =>
    phase.step === 'pick' && phase.cities[0] !== undefined
      ? { do: 'besiege', city: phase.cities[0] as CityId }
      : undefined,
  apply(table, seat, action) {
    switch (action.do) {
      case 'resist':
        resist(table, seat, action.city);
        return;
      case 'besiege':
        rollSiege(table, action.city);
        return;
      case 'march-out':
        marchOut(table, action.block, action.area);
        return;
    }
  },
  next: () => 'victory',
};
