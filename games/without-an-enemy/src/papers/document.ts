// A position as a readable document, and back. Every field may be left out; what is left out has its default.
//
//   options   { scenario, fogAid }                the default scenario is full-war
//   year      1642..1646   turn 'I'..'winter'     default: the scenario's first
//   blocks    { block: where }   where = area (in the field) | city (inside it) | reserve | lost | waiting | gone, then
//             ':2' for a strength below full: 'worcestershire:2', 'oxford:1'. In the Reserve there is no strength.
//             Blocks not named: in the Reserve, or waiting for calendar and cards.
//   came      { block: area } from which it moved into its area this turn; `entered` and `attackers` follow from it
//   fog       { block: { places: [area | city | reserve], low, high } } what all have seen; default: known where it stands
//   hands     { seat: [cards] }                   default: the first cards of the year, one for each turn to come
//   todo      [areas] still to be resolved        default: in the Tactical Phase all with blocks of both sides
//   control   { city: seat }                      default: the sympathiser
//   attackers { area: seat }, how { block: late | fled | regrouped }, marker { city: n }, breach [cities], ap { seat: n } …
//             and all else as rules/state.ts describes it
//   phase     { name, … } or its name alone; the facts of each phase stand in rules/state.ts and rules/battle-facts.ts
import { type Fields, type PlainReader, plainReader } from '@rose/parts';
import { isMistake, isStuck, type Mistake, mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { faultOf } from '../rules/assert.ts';
import { A, AREAS, type AreaId, areaName, isAreaName } from '../rules/data/areas.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  type BlockName,
  blockName,
  fullStrength,
  isBlockName,
  sideOfBlock,
  waitsOffMap,
} from '../rules/data/blocks.ts';
import { borderBetween, NO_BORDER } from '../rules/data/borders.ts';
import { turnName, turnsOf } from '../rules/data/calendar.ts';
import type { CardId } from '../rules/data/cards.ts';
import { areaOfCity, cityIn, cityName, isCityName, T } from '../rules/data/cities.ts';
import { DEPLOY_STRENGTH } from '../rules/data/tables.ts';
import { outcome } from '../rules/outcome.ts';
import { phases } from '../rules/phases/index.ts';
import { deckOf } from '../rules/phases/year.ts';
import {
  at,
  cameFrom,
  heldBy,
  isInside,
  isOnMap,
  markEntered,
  placeName,
  presentIn,
  recount,
  strengthOf,
} from '../rules/position.ts';
import { bareTable, knowAll } from '../rules/setup.ts';
import { GONE, LATE, LOST, type Options, RESERVE, STATE, type State, WAITING, type Writable } from '../rules/state.ts';
import { FOG, fogPlace, placeNow } from '../secrecy/fog.ts';

/** A place in the fog by name: an area's field, a city, the Reserve. */
const FOG_NAMES = new Map<string, number>([
  ...AREAS.map((area) => [areaName(area), fogPlace(area, 0)] as const),
  ...AREAS.filter((area) => cityIn(area) >= 0).map((area) => [cityName(cityIn(area)), fogPlace(area, 1)] as const),
  ['reserve', fogPlace(RESERVE, 0)],
]);
const NAMES_OF_FOG = new Map([...FOG_NAMES].map(([name, place]) => [place, name]));
export const fogNames = (state: State, block: BlockId): readonly string[] =>
  FOG.placesOf(state, block).map((place) => NAMES_OF_FOG.get(place) ?? '');

/** The number of a place in the fog. */
export const placeOfFog = (name: string): number => FOG_NAMES.get(name) ?? -1;

/** Where a block is, in a word. */
export const whereName = (state: State, block: BlockId): string => {
  const place = at(state, block);
  return isInside(state, block) ? cityName(cityIn(place)) : placeName(place);
};
const written = (state: State, block: BlockId): string => {
  const strength = strengthOf(state, block);
  const plain = !isOnMap(state, block) || strength === fullStrength(block);
  return plain ? whereName(state, block) : `${whereName(state, block)}:${strength}`;
};
const named = <V>(fits: (block: BlockId) => boolean, make: (block: BlockId) => V): { [N in BlockName]?: V } =>
  Object.fromEntries(BLOCKS.filter(fits).map((block) => [blockName(block), make(block)]));
/** What is known exactly needs no words. */
const isPlain = (state: State, block: BlockId): boolean => {
  const place = placeNow(state, block);
  const strong = state.low[block] === state.strength[block] && state.high[block] === state.strength[block];
  return strong && FOG.placesOf(state, block).join() === (place < 0 ? '' : String(place));
};

export const toPosition = (state: State): object => ({
  ...STATE.write(state),
  blocks: named(
    () => true,
    (block) => written(state, block),
  ),
  came: named(
    (block) => state.came[block] !== 0,
    (block) => areaName(cameFrom(state, block) as AreaId),
  ),
  fog: named(
    (block) => !isPlain(state, block),
    (block) => ({ places: fogNames(state, block), low: state.low[block], high: state.high[block] }),
  ),
});

const OFF_BOARD: Readonly<Record<string, number>> = { reserve: RESERVE, lost: LOST, waiting: WAITING, gone: GONE };
const WHERE = /^([a-z-]+)(?::([1-9]))?$/;
const readBlock = (page: PlainReader, state: Writable, name: string, given: unknown): void => {
  const field = `blocks.${name}`;
  const [, place = '', strength] = (typeof given === 'string' ? WHERE.exec(given) : null) ?? [];
  if (!isBlockName(name)) {
    page.wrong(field, 'must be the name of a block');
    return;
  }
  const block = B[name];
  const known = isAreaName(place) || isCityName(place) || Object.hasOwn(OFF_BOARD, place);
  if (!known) page.wrong(field, 'must be an area, a city, reserve, lost, waiting or gone, then :strength');
  state.inside[block] = isCityName(place) ? 1 : 0;
  state.at[block] = isCityName(place)
    ? areaOfCity(T[place])
    : isAreaName(place)
      ? A[place]
      : (OFF_BOARD[place] ?? GONE);
  const full = fullStrength(block);
  const standing = state.at[block] === RESERVE ? DEPLOY_STRENGTH : full;
  state.strength[block] = page.count(strength && Number(strength), field, 1, full, standing);
};
const readBlocks = (page: PlainReader, state: Writable, given: unknown): void => {
  for (const block of BLOCKS) {
    state.at[block] = waitsOffMap(block) ? WAITING : RESERVE;
    state.strength[block] = waitsOffMap(block) ? fullStrength(block) : DEPLOY_STRENGTH;
  }
  for (const [name, where] of Object.entries(page.fields(given, 'blocks'))) readBlock(page, state, name, where);
  for (const block of BLOCKS) {
    state.low[block] = state.strength[block] as number;
    state.high[block] = state.strength[block] as number;
  }
};
const readCame = (page: PlainReader, state: Writable, given: unknown): void => {
  for (const [name, from] of Object.entries(page.fields(given, 'came'))) {
    const block = isBlockName(name) ? B[name] : undefined;
    const start = typeof from === 'string' && isAreaName(from) ? A[from] : undefined;
    const onMap = block !== undefined && isOnMap(state, block);
    const border = onMap && start !== undefined ? borderBetween(start, at(state, block) as AreaId) : NO_BORDER;
    if (block === undefined || border === NO_BORDER) page.wrong(`came.${name}`, 'must be a neighbour of its area');
    else state.came[block] = border + 1;
  }
};
/** Whoever came over a border entered over it, and attacks where enemies stand. */
const inferEntries = (state: Writable, given: Fields): void => {
  for (const block of BLOCKS) {
    const from = isOnMap(state, block) ? cameFrom(state, block) : undefined;
    if (from === undefined) continue;
    const area = at(state, block) as AreaId;
    const side = sideOfBlock(block);
    if (given['entered'] === undefined) markEntered(state, side, borderBetween(from, area), area);
    const first = given['attackers'] === undefined && state.attackers[area] === 0 && state.how[block] !== LATE;
    if (first && heldBy(state, 1 - side, area) > 0) state.attackers[area] = side + 1;
  }
};
const readFog = (page: PlainReader, state: Writable, given: unknown): void => {
  knowAll(state);
  for (const [name, words] of Object.entries(page.fields(given, 'fog'))) {
    const field = `fog.${name}`;
    const { places, low, high } = page.fields(words, field, ['places', 'low', 'high']);
    if (!isBlockName(name)) {
      page.wrong(field, 'must be the name of a block');
      continue;
    }
    const block = B[name];
    const full = fullStrength(block);
    const found = page.list(places, `${field}.places`).map((place) => FOG_NAMES.get(String(place)));
    if (found.includes(undefined)) page.wrong(`${field}.places`, 'must be areas, cities or reserve');
    FOG.suspect(state, block, found as number[]);
    state.low[block] = page.count(low, `${field}.low`, 1, full, state.low[block] as number);
    state.high[block] = page.count(high, `${field}.high`, 1, full, state.high[block] as number);
  }
};

/** A card for each turn to come, this one included while none is chosen. */
const defaultHands = (state: Writable, given: Fields): void => {
  const turns = turnsOf(state.year);
  const begun = state.phase.name !== 'deal' && state.phase.name !== 'turn' && state.phase.name !== 'initiative';
  const due = Math.max(0, turns.length - turns.indexOf(turnName(state.turn)) - (begun ? 1 : 0));
  const played = [...state.played.flat(), ...state.cards];
  for (const side of [0, 1])
    if (page0(given, side) === undefined)
      state.hands[side] = deckOf(state as State, side)
        .filter((card) => !played.includes(card))
        .slice(0, due) as CardId[];
};
const page0 = (given: Fields, side: number): unknown =>
  (given['hands'] as Readonly<Record<string, unknown>> | undefined)?.[side === 0 ? 'royalist' : 'parliament'];

const isUnderWay = ({ phase }: Writable, area: AreaId): boolean =>
  (phase.name === 'battle' || phase.name === 'siege') && phase.area === area;
const SEPARATE = ['options', 'rules'];
const BY_HAND = ['blocks', 'came', 'fog'];
const FILLED = STATE.keys.filter((key) => !SEPARATE.includes(key)) as 'year'[];
const TACTICAL = ['tactics', 'battle', 'siege'];

/** The state a document describes, without a second look: for documents made by the engine itself. */
export const stateOf = (document: unknown, opened: number = META.rules): State | Mistake => {
  const page = plainReader();
  const given = page.fields(document ?? null, '', [...STATE.keys, ...BY_HAND]);
  const options = readOptions<Options>(META.options, given['options']);
  if (isMistake(options)) return options;
  const state = bareTable(options, page.count(given['rules'], 'rules', 1, META.rules, opened));
  readBlocks(page, state, given['blocks']);
  STATE.fill(page, state as never, given, '', FILLED);
  recount(state);
  readCame(page, state, given['came']);
  inferEntries(state, given);
  readFog(page, state, given['fog']);
  defaultHands(state, given);
  if (given['todo'] === undefined && TACTICAL.includes(state.phase.name))
    state.todo = AREAS.filter(
      (area) => presentIn(state, 0, area) > 0 && presentIn(state, 1, area) > 0 && !isUnderWay(state, area),
    );
  return page.fault() ?? (state as State);
};
/** Reads a document, and refuses what no game could come to. */
export const fromPosition = (document: unknown, opened: number = META.rules): State | Mistake => {
  const state = stateOf(document, opened);
  if (isMistake(state)) return state;
  const fault = faultOf(state);
  if (fault) return fault;
  // Where a phase goes on by itself, what is asked shows only then.
  const isAsking = phases[state.phase.name].goOn === undefined;
  return isAsking && isStuck({ phases, outcome }, state) ? mistake('phase', 'leaves nobody anything to do') : state;
};
