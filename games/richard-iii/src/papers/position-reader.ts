// A document read into a state; see document.ts for its format.
import { AREA_COUNT, AREAS, type AreaId, areaName } from '../rules/data/areas.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  type BlockName,
  blockName,
  fullStrength,
  HEIRS,
  isHeir,
  NO_BLOCK,
  twinOf,
} from '../rules/data/blocks.ts';
import type { BorderId } from '../rules/data/borders.ts';
import { C, CARDS, type CardId, isEvent, NO_CARD } from '../rules/data/cards.ts';
import { SETUPS } from '../rules/data/scenarios.ts';
import {
  at,
  blocksIn,
  cameBy,
  isContested,
  isDown,
  isEnemyExile,
  isLivingHeir,
  recount,
  seniorHeir,
  sideOfBlock,
} from '../rules/position.ts';
import { bareTable, knowAll, placeOf } from '../rules/setup.ts';
import {
  ASIDE,
  BY_SEA,
  DEAD,
  MINOR,
  type Options,
  POOL,
  type Seat,
  type State,
  sideOf,
  type Writable,
} from '../rules/state.ts';
import { suspect } from '../secrecy/fog.ts';
import { readWay } from './naming.ts';
import { readPhase } from './phase-reader.ts';
import type { Fields, Reader } from './reading.ts';

const WHERE = /^([a-z-]+?)(?::([1-4]))?(-down)?$/;

/** Blocks that are not named stand as in 1460: minors, aside, or in their pools. */
const defaultPlaces = (state: Writable): void => {
  const { minor = [], aside = [] } = SETUPS['wars-of-the-roses-1460'].places;
  for (const block of BLOCKS) state.at[block] = POOL;
  for (const name of minor) state.at[B[name]] = placeOf('minor') ?? DEAD;
  for (const name of aside) state.at[B[name]] = ASIDE;
};

const readBlock = (read: Reader, state: Writable, name: string, where: unknown): void => {
  const field = `blocks.${name}`;
  const block = read.block(name, field);
  const [, place = '', steps, down] = (typeof where === 'string' ? WHERE.exec(where) : null) ?? [];
  const found = placeOf(place);
  if (found === undefined) {
    read.wrong(field, 'must be an area, pool, minor, aside or dead, then :strength or -down');
    return;
  }
  state.at[block] = found;
  state.down[block] = down === undefined ? 0 : 1;
  state.steps[block] = read.count(steps && Number(steps), field, 1, fullStrength(block), fullStrength(block));
};
const readBlocks = (read: Reader, state: Writable, given: unknown): void => {
  defaultPlaces(state);
  const named = read.fields(given, 'blocks');
  for (const [name, where] of Object.entries(named)) {
    readBlock(read, state, name, where);
    const twin = Object.hasOwn(B, name) ? twinOf(B[name as BlockName]) : NO_BLOCK;
    if (twin !== NO_BLOCK && !Object.hasOwn(named, blockName(twin))) state.at[twin] = ASIDE;
  }
  for (const block of BLOCKS) {
    const twin = twinOf(block);
    if (twin !== NO_BLOCK && at(state, block) < ASIDE && at(state, twin) < ASIDE)
      read.wrong(`blocks.${blockName(block)}`, `is in play together with ${blockName(twin)}`);
    if (at(state, block) === MINOR && !isHeir(block))
      read.wrong(`blocks.${blockName(block)}`, 'is no heir and cannot be a minor');
    if (at(state, block) < AREA_COUNT && isEnemyExile(sideOfBlock(state, block), at(state, block)))
      read.wrong(`blocks.${blockName(block)}`, "stands in the enemy's exile");
  }
};

const readTitles = (read: Reader, state: Writable, given: Fields): void => {
  const king = given['king'];
  if (king === null) state.king = NO_BLOCK;
  else if (king === undefined) state.king = seniorHeir(state, state.kingSide);
  else state.king = read.block(king, 'king');
  if (state.king === NO_BLOCK) return;
  if (!HEIRS[state.kingSide].includes(state.king) || !isLivingHeir(state, state.king))
    read.wrong('king', `must be a living heir of ${state.kingSide}, or null while the throne is empty`);
};

const readCame = (read: Reader, state: Writable, given: unknown): void => {
  for (const [name, way] of Object.entries(read.fields(given, 'came'))) {
    const block = read.block(name, `came.${name}`);
    const came = typeof way === 'string' ? readWay(way, at(state, block) as AreaId) : undefined;
    if (came === undefined) read.wrong(`came.${name}`, 'must be a neighbouring area or a sea');
    else state.came[block] = came;
  }
};

/** The way most blocks of the attacker came. */
const likelyMain = (state: State, attacker: Seat, area: AreaId): number => {
  const ways = blocksIn(state, sideOf(attacker), area).map((block) => cameBy(state, block));
  const times = (way: number): number => ways.filter((other) => other === way).length;
  return ways.reduce((best, way) => (times(way) > times(best) ? way : best), ways[0] ?? 0);
};
const bordersOf = (state: State, side: number, area: AreaId): BorderId[] => {
  const borders = new Set<BorderId>();
  for (const block of blocksIn(state, side, area)) {
    const came = cameBy(state, block);
    if (came > 0 && came < BY_SEA) borders.add((came - 1) as BorderId);
  }
  return [...borders];
};
const readAttack = (read: Reader, state: State, value: unknown, field: string): Writable['attacks'][number] => {
  const given = read.fields(value, field, ['area', 'attacker', 'main', 'over']);
  const area = read.area(given['area'], `${field}.area`);
  const attacker = read.seat(given['attacker'], `${field}.attacker`, state.player1);
  const main = given['main'];
  const named =
    main === undefined
      ? likelyMain(state, attacker, area)
      : main === null
        ? 0
        : readWay(typeof main === 'string' ? main : '', area);
  if (named === undefined) read.wrong(`${field}.main`, 'must be a neighbouring area or a sea');
  const over =
    given['over'] === undefined
      ? undefined
      : read.bySide(given['over'], `${field}.over`, (list, at) => readBorders(read, list, at, area));
  return { area, attacker, main: named ?? 0, over: over ?? [0, 1].map((side) => bordersOf(state, side, area)) };
};
const readBorders = (read: Reader, list: unknown, field: string, area: AreaId): BorderId[] =>
  read.list(list, field).map((name) => {
    const way = readWay(String(name), area);
    if (way === undefined || way >= BY_SEA) read.wrong(field, 'must be neighbouring areas');
    return ((way ?? 1) - 1) as BorderId;
  });
const readAttacks = (read: Reader, state: Writable, given: unknown): void => {
  state.attacks = read.list(given, 'attacks').map((attack, i) => readAttack(read, state, attack, `attacks[${i}]`));
  for (const area of AREAS)
    if (isContested(state, area) && !state.attacks.some((attack) => attack.area === area))
      state.attacks.push(readAttack(read, state, { area: areaName(area) }, 'attacks'));
};

/** Ruling 3.8: whoever attacks has had his move. */
const tireAttackers = (state: Writable): void => {
  for (const { area, attacker } of state.attacks)
    for (const block of blocksIn(state, sideOf(attacker), area)) state.done[block] = 1;
};

const readCards = (read: Reader, state: Writable, given: Fields, inner: Fields): void => {
  const isCardPhase = inner['name'] === 'card';
  const cards = read.bySide(given['cards'] ?? inner['cards'], 'cards', (card, field, seat) =>
    card === null || (card === undefined && isCardPhase)
      ? NO_CARD
      : card === undefined
        ? C[seat === 'lancaster' ? 'ap3-1' : 'ap2-1']
        : read.card(card, field),
  );
  state.cards = cards;
  state.played = read.bySide(given['played'], 'played', (list, field) => readCardList(read, list, field));
  for (const side of [0, 1]) {
    const card = cards[side] as CardId;
    if (card !== NO_CARD && !state.played[side]?.includes(card)) state.played[side]?.push(card);
  }
  const hands = read.bySide(given['hands'], 'hands', (list, field) =>
    list === undefined ? undefined : readCardList(read, list, field),
  );
  const due = 8 - state.turn - (isCardPhase ? 0 : 1);
  for (const side of [0, 1]) state.hands[side] = hands[side] ?? [];
  for (const side of [0, 1]) if (!hands[side]) state.hands[side] = freeCards(state).slice(0, due);
  const all = [...state.hands, ...state.played].flat();
  if (new Set(all).size !== all.length) read.wrong('hands', 'name a card twice');
};
const readCardList = (read: Reader, list: unknown, field: string): CardId[] =>
  read.list(list, field).map((card, i) => read.card(card, `${field}[${i}]`));
const freeCards = (state: State): CardId[] => {
  const gone = [...state.hands, ...state.played].flat();
  return CARDS.filter((card) => !isEvent(card) && !gone.includes(card));
};

const readFog = (read: Reader, state: Writable, given: unknown): void => {
  knowAll(state);
  for (const block of BLOCKS) {
    state.low[block] = state.steps[block] as number;
    state.high[block] = state.steps[block] as number;
  }
  for (const [name, value] of Object.entries(read.fields(given, 'fog'))) {
    const field = `fog.${name}`;
    const block = read.block(name, field);
    const { places, low, high } = read.fields(value, field, ['places', 'low', 'high']);
    const steps = state.steps[block] as number;
    state.low[block] = read.count(low, `${field}.low`, 1, steps, steps);
    state.high[block] = read.count(high, `${field}.high`, steps, fullStrength(block), steps);
    readSuspicion(read, state, block, places, field);
  }
};
const readSuspicion = (read: Reader, state: Writable, block: BlockId, given: unknown, field: string): void => {
  if (given === undefined || isDown(state, block) || at(state, block) > POOL) return;
  const places = read.list(given, `${field}.places`).map((place) => placeOf(String(place)) ?? DEAD);
  if (places.length === 0) return;
  if (!places.includes(at(state, block)) || places.some((place) => place > POOL))
    read.wrong(`${field}.places`, 'must be areas or pool, the true one among them');
  else suspect(state, block, places);
};
const DEALT = ['unknown', 'low', 'high'] as const;

export const readPosition = (read: Reader, given: Fields, options: Options, rules: number): State => {
  const state = bareTable(options, rules);
  const inner = read.fields(given['phase'] ?? { name: 'action' }, 'phase');
  state.campaign = read.count(given['campaign'], 'campaign', 1, 3, state.campaign);
  state.turn = read.count(given['turn'], 'turn', 1, 7, 1);
  state.kingSide = read.seat(given['kingSide'], 'kingSide', 'lancaster');
  state.prisoner = read.flag(given['prisoner'], 'prisoner');
  state.player1 = read.seat(given['player1'] ?? inner['player1'], 'player1', 'lancaster');
  readBlocks(read, state, given['blocks']);
  readTitles(read, state, given);
  recount(state);
  for (const name of read.list(given['done'], 'done')) state.done[read.block(name, 'done')] = 1;
  readCame(read, state, given['came']);
  readCards(read, state, given, inner);
  state.asked = read.bySide(given['asked'], 'asked', (flag, field) => (read.flag(flag, field) ? 1 : 0));
  state.dealt = read.bySide(given['dealt'], 'dealt', (word, field) =>
    DEALT.indexOf(read.word(word, field, DEALT, 'unknown')),
  );
  state.owed = read.bySide(given['owed'], 'owed', (count, field) => read.count(count, field, 0, 5, 0));
  readAttacks(read, state, given['attacks']);
  if (inner['name'] === 'action') tireAttackers(state);
  readFog(read, state, given['fog']);
  state.phase = readPhase(read, state, inner);
  return state;
};
