// A whole position, read from a document; see document.ts for its format.
import { picksEach, TITLES, TURNS } from '../rules/data/box.ts';
import { CARDS, type CardId, FIRST_NOBLE, FIRST_SHIP, isMercenary, isNoble, isShip } from '../rules/data/cards.ts';
import { REGION_NAMES } from '../rules/data/regions.ts';
import { emptyField } from '../rules/phases/deployment.ts';
import { hasHouses } from '../rules/position.ts';
import { bareTable } from '../rules/setup.ts';
import { NONE, type Options, type PhaseName, type Writable } from '../rules/state.ts';
import { titlesByCount } from '../rules/titles.ts';
import { FIELD_KEYS, readField, readLocked, readPlaces, readPlan } from './plan-reader.ts';
import type { Fields, Reader } from './reading.ts';

const MOST = 9_999;

const readOrder = (read: Reader, given: unknown, fallback: readonly number[]): number[] => {
  if (given === undefined) return fallback.slice();
  const order = read.list(given, 'order').map((seat) => read.seat(seat, 'order'));
  if (order.length !== fallback.length || new Set(order).size !== order.length)
    read.wrong('order', 'must name every seat once');
  return order;
};
const readHouses = (read: Reader, state: Writable, given: unknown): number[] => {
  if (given === undefined || !hasHouses(state)) {
    if (given !== undefined && Object.keys(read.fields(given, 'houses')).length > 0)
      read.wrong('houses', 'are for four players');
    return state.houses.slice();
  }
  const houses = read.bySeat(given, 'houses', (house, field) => read.house(house, field));
  if (houses.filter((house) => house === 0).length !== 2) read.wrong('houses', 'must be two of each');
  return houses;
};

/** Cards by where they lie; what is named nowhere is in the pile, under what is named there. */
const readCards = (read: Reader, state: Writable, given: Fields): void => {
  const used = new Set<CardId>();
  const readList = (value: unknown, field: string): CardId[] =>
    read.list(value, field).map((name) => {
      const card = read.card(name, field);
      if (used.has(card)) read.wrong(field, `names ${String(name)}, which lies elsewhere too`);
      used.add(card);
      return card;
    });
  read.bySeat(given['cards'], 'cards', (cards, field, seat) => {
    for (const card of readList(cards, field)) {
      if (isMercenary(card)) read.wrong(field, 'must not be mercenaries: their cards leave the game');
      state.owner[card] = seat;
    }
  });
  state.shown = readList(given['shown'], 'shown');
  state.waiting = readList(given['waiting'], 'waiting');
  if (state.waiting.some((card) => card >= 24)) read.wrong('waiting', 'must be places');
  state.gone = readList(given['gone'], 'gone');
  const top = readList(given['pile'], 'pile');
  state.pile = [...top, ...CARDS.filter((card) => !used.has(card))];
};
const readPieces = (read: Reader, state: Writable, given: Fields): void => {
  for (const [name, region] of Object.entries(read.fields(given['nobles'], 'nobles'))) {
    const card = read.card(name, 'nobles');
    if (!isNoble(card)) read.wrong(`nobles.${name}`, 'must be a noble');
    else state.nobles[card - FIRST_NOBLE] = read.region(region, `nobles.${name}`);
  }
  for (const [name, zone] of Object.entries(read.fields(given['ships'], 'ships'))) {
    const card = read.card(name, 'ships');
    if (!isShip(card)) read.wrong(`ships.${name}`, 'must be a ship');
    else state.ships[card - FIRST_SHIP] = read.zone(zone, `ships.${name}`);
  }
};
const readTitles = (read: Reader, state: Writable, given: unknown): void => {
  state.titles = titlesByCount(state);
  const fields = read.fields(given, 'titles', TITLES);
  for (const [title, name] of TITLES.entries()) {
    const holder = fields[name];
    if (holder !== undefined) state.titles[title] = holder === null ? NONE : read.seat(holder, `titles.${name}`);
  }
};
const readCaptain = (read: Reader, state: Writable, given: unknown): void => {
  if (given === undefined || given === null) return;
  const { seat, region } = read.fields(given, 'captain', ['seat', 'region']);
  state.captain = read.seat(seat, 'captain.seat');
  state.landed = read.region(region, 'captain.region');
};
/** 8.4 One king, or none, for each turn that is over. */
const readKings = (read: Reader, state: Writable, given: unknown, over: number): void => {
  if (!hasHouses(state)) {
    if (read.list(given, 'kings').length > 0) read.wrong('kings', 'are for four players');
    return;
  }
  const kings = read.list(given, 'kings').map((house) => read.house(house, 'kings'));
  if (kings.length > over) read.wrong('kings', `must be ${over} at most, one for each turn that is over`);
  state.kings = Array.from({ length: over }, (_, turn) => kings[turn] ?? NONE);
};
const readMarkers = (read: Reader, state: Writable, given: unknown): void => {
  if (!hasHouses(state)) return;
  const fields = read.fields(given, 'markers', REGION_NAMES);
  for (const [region, name] of REGION_NAMES.entries())
    if (fields[name] !== undefined) state.markers[region] = read.house(fields[name], `markers.${name}`);
};

const PHASES = [
  'turn-order',
  'draft',
  'taxes',
  'planning',
  'deployment',
  'bribery',
  'combat',
  'parliament',
] as const satisfies readonly PhaseName[];
const STEPS = ['ready', 'done'] as const;

const readPhase = (read: Reader, state: Writable, given: Fields, plans: unknown): Writable['phase'] => {
  const name = read.word(given['name'], 'phase.name', PHASES, 'planning');
  const known = (...keys: readonly string[]): void => {
    read.fields(given, 'phase', ['name', ...keys]);
  };
  const step = (): 'ready' | 'done' => read.word(given['step'], 'phase.step', STEPS, 'ready');
  switch (name) {
    case 'turn-order':
      known();
      return { name };
    case 'parliament':
      known('step');
      return { name, step: step() };
    case 'draft': {
      known('step', 'picked');
      const all = picksEach(state.options.players, state.turn) * state.options.players;
      return {
        name,
        step: read.word(given['step'], 'phase.step', ['show', 'pick'], state.shown.length > 0 ? 'pick' : 'show'),
        picked: read.count(given['picked'], 'phase.picked', 0, all, Math.max(0, all - state.shown.length)),
      };
    }
    case 'taxes':
      known('step', 'asked');
      return {
        name,
        step: read.word(given['step'], 'phase.step', ['collect', 'aid'], 'collect'),
        asked: read.count(given['asked'], 'phase.asked', 0, state.options.players, 0),
      };
    case 'planning':
      known();
      return { name, locked: read.bySeat(plans, 'plans', (plan, field) => readLocked(read, plan, field)) };
    case 'deployment':
      known();
      return { name, field: emptyField(state) };
    case 'bribery':
      known(...FIELD_KEYS);
      return { name, field: readField(read, state, given) };
    case 'combat':
      known(...FIELD_KEYS, 'attacked');
      return {
        name,
        field: readField(read, state, given),
        attacked: readPlaces(read, given['attacked'], 'phase.attacked'),
      };
  }
};

export const readPosition = (read: Reader, given: Fields, options: Options, rules: number): Writable => {
  const state = bareTable(options, rules);
  const number = (key: string, most: number, fallback: number): number[] =>
    read.bySeat(given[key], key, (value, field) => read.count(value, field, 0, most, fallback));
  state.turn = read.count(given['turn'], 'turn', 1, TURNS, 1);
  state.order = readOrder(read, given['order'], state.order);
  state.houses = readHouses(read, state, given['houses']);
  state.scores = number('scores', MOST, 0);
  state.money = number('money', MOST, 6);
  state.mercenaries = number('mercenaries', 17, 0);
  state.aid = read.bySeat(given['aid'], 'aid', (flag, field) => (read.flag(flag, field, true) ? 1 : 0));
  readCards(read, state, given);
  readPieces(read, state, given);
  readTitles(read, state, given['titles']);
  readCaptain(read, state, given['captain']);
  readMarkers(read, state, given['markers']);
  state.plans = read.bySeat(given['plans'], 'plans', (plan, field, seat) => readPlan(read, state, seat, plan, field));
  const written = given['phase'];
  const phase = typeof written === 'string' ? { name: written } : read.fields(written, 'phase');
  state.phase = readPhase(read, state, phase, given['plans']);
  const over = state.phase.name === 'parliament' && state.phase.step === 'done' ? state.turn : state.turn - 1;
  readKings(read, state, given['kings'], over);
  return state;
};
