// A document read into a state; see document.ts for its format.
import type { Fields, PlainReader } from '@rose/parts';
import { copy } from '../rules/copy.gen.ts';
import { AREAS, type AreaId, areaName } from '../rules/data/areas.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  type BlockName,
  blockName,
  fullStrength,
  NO_BLOCK,
  twinOf,
} from '../rules/data/blocks.ts';
import type { BorderId } from '../rules/data/borders.ts';
import { C, CARDS, type CardId, isEvent, NO_CARD } from '../rules/data/cards.ts';
import { SETUPS } from '../rules/data/scenarios.ts';
import { at, blocksIn, cameBy, isContested, isDown, recount, seniorHeir } from '../rules/position.ts';
import { bareTable, knowAll, placeOf } from '../rules/setup.ts';
import {
  ASIDE,
  ATTACK,
  BLOCK,
  BY_SEA,
  DEAD,
  type Options,
  POOL,
  SEATS,
  type Seat,
  STATE,
  type State,
  seatOf,
  sideOf,
  type Writable,
} from '../rules/state.ts';
import { suspect } from '../secrecy/fog.ts';
import { readWay } from './naming.ts';
import { readPhase } from './phase-reader.ts';

const WHERE = /^([a-z-]+?)(?::([1-4]))?(-down)?$/;

/** Blocks that are not named stand as in 1460: minors, aside, or in their pools. */
const defaultPlaces = (state: Writable): void => {
  const { minor = [], aside = [] } = SETUPS['wars-of-the-roses-1460'].places;
  for (const block of BLOCKS) state.at[block] = POOL;
  for (const name of minor) state.at[B[name]] = placeOf('minor') ?? DEAD;
  for (const name of aside) state.at[B[name]] = ASIDE;
};

const readBlock = (page: PlainReader, state: Writable, name: string, where: unknown): void => {
  const field = `blocks.${name}`;
  const block = BLOCK.read(page, name, field);
  const [, place = '', steps, down] = (typeof where === 'string' ? WHERE.exec(where) : null) ?? [];
  const found = placeOf(place);
  if (found === undefined) {
    page.wrong(field, 'must be an area, pool, minor, aside or dead, then :strength or -down');
    return;
  }
  state.at[block] = found;
  state.down[block] = down === undefined ? 0 : 1;
  state.steps[block] = page.count(steps && Number(steps), field, 1, fullStrength(block), fullStrength(block));
};
const readBlocks = (page: PlainReader, state: Writable, given: unknown): void => {
  defaultPlaces(state);
  const named = page.fields(given, 'blocks');
  for (const [name, where] of Object.entries(named)) {
    readBlock(page, state, name, where);
    const twin = Object.hasOwn(B, name) ? twinOf(B[name as BlockName]) : NO_BLOCK;
    if (twin !== NO_BLOCK && !Object.hasOwn(named, blockName(twin))) state.at[twin] = ASIDE;
  }
};

const readCame = (page: PlainReader, state: Writable, given: unknown): void => {
  for (const [name, way] of Object.entries(page.fields(given, 'came'))) {
    const block = BLOCK.read(page, name, `came.${name}`);
    state.came[block] = wayOf(page, way, `came.${name}`, at(state, block) as AreaId);
  }
};
const wayOf = (page: PlainReader, given: unknown, field: string, area: AreaId): number => {
  const way = typeof given === 'string' ? readWay(given, area) : undefined;
  if (way === undefined) page.wrong(field, 'must be a neighbouring area or a sea');
  return way ?? 0;
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
const readAttack = (page: PlainReader, state: State, value: unknown, field: string): Writable['attacks'][number] => {
  const { main, over, ...plain } = page.fields(value, field, ATTACK_KEYS);
  const attack = ATTACK.readWith(page, plain, field, { attacker: state.player1 });
  const { area } = attack;
  if (main === undefined) attack.main = likelyMain(state, attack.attacker, area);
  else if (main !== null) attack.main = wayOf(page, main, `${field}.main`, area);
  const sides = page.fields(over, `${field}.over`, SEATS);
  attack.over = SEATS.map((seat, side) =>
    over === undefined
      ? bordersOf(state, side, area)
      : page.list(sides[seat], `${field}.over.${seat}`).map((name) => {
          const way = wayOf(page, name, `${field}.over.${seat}`, area);
          if (way >= BY_SEA) page.wrong(`${field}.over.${seat}`, 'must be neighbouring areas');
          return (way - 1) as BorderId;
        }),
  );
  return attack;
};
const ATTACK_KEYS = [...ATTACK.keys, 'main', 'over'];
const readAttacks = (page: PlainReader, state: Writable, given: unknown): void => {
  state.attacks = page.list(given, 'attacks').map((attack, i) => readAttack(page, state, attack, `attacks[${i}]`));
  for (const area of AREAS)
    if (isContested(state, area) && !state.attacks.some((attack) => attack.area === area))
      state.attacks.push(readAttack(page, state, { area: areaName(area) }, 'attacks'));
};

/** Ruling 3.8: whoever attacks has had his move. */
const tireAttackers = (state: Writable): void => {
  for (const { area, attacker } of state.attacks)
    for (const block of blocksIn(state, sideOf(attacker), area)) state.done[block] = 1;
};

const readCards = (page: PlainReader, state: Writable, given: Fields, isCardPhase: boolean): void => {
  const { cards, hands, played } = state;
  for (const side of [0, 1]) {
    const card = cards[side] as CardId;
    if (card !== NO_CARD && !played[side]?.includes(card)) played[side]?.push(card);
  }
  const named = page.fields(given['hands'], 'hands');
  const due = 8 - state.turn - (isCardPhase ? 0 : 1);
  for (const side of [0, 1]) if (named[seatOf(side)] === undefined) hands[side] = freeCards(state).slice(0, due);
};
const freeCards = (state: State): CardId[] => {
  const gone = [...state.hands, ...state.played].flat();
  return CARDS.filter((card) => !isEvent(card) && !gone.includes(card));
};

const readFog = (page: PlainReader, state: Writable, given: unknown): void => {
  knowAll(state);
  for (const block of BLOCKS) {
    state.low[block] = state.steps[block] as number;
    state.high[block] = state.steps[block] as number;
  }
  for (const [name, value] of Object.entries(page.fields(given, 'fog'))) {
    const field = `fog.${name}`;
    const block = BLOCK.read(page, name, field);
    const { places, low, high } = page.fields(value, field, ['places', 'low', 'high']);
    const steps = state.steps[block] as number;
    state.low[block] = page.count(low, `${field}.low`, 1, steps, steps);
    state.high[block] = page.count(high, `${field}.high`, steps, fullStrength(block), steps);
    readSuspicion(page, state, block, places, field);
  }
};
const readSuspicion = (page: PlainReader, state: Writable, block: BlockId, given: unknown, field: string): void => {
  if (given === undefined || isDown(state, block) || at(state, block) > POOL) return;
  const places = page.list(given, `${field}.places`).map((place) => placeOf(String(place)) ?? DEAD);
  if (places.length === 0) return;
  if (!places.includes(at(state, block)) || places.some((place) => place > POOL))
    page.wrong(`${field}.places`, 'must be areas or pool, the true one among them');
  else suspect(state, block, places);
};

export const readPosition = (page: PlainReader, document: Fields, options: Options, rules: number): State => {
  const state = bareTable(options, rules);
  state.kingSide = 'lancaster';
  // `player1` and `cards` belong to the turn, and may stand in the phase.
  const { player1, cards, ...facts } = page.fields(document['phase'] ?? { name: 'action' }, 'phase');
  const given: Fields = {
    ...(player1 !== undefined && { player1 }),
    ...(cards !== undefined && { cards }),
    ...document,
  };
  const isCardPhase = facts['name'] === 'card';
  if (!isCardPhase) state.cards = [C['ap3-1'], C['ap2-1']];
  STATE.fill(page, state, given);
  readBlocks(page, state, given['blocks']);
  if (given['king'] === undefined) state.king = seniorHeir(state, state.kingSide);
  recount(state);
  readCame(page, state, given['came']);
  readCards(page, state, given, isCardPhase);
  readAttacks(page, state, given['attacks']);
  if (facts['name'] === 'action') tireAttackers(state);
  readFog(page, state, given['fog']);
  state.phase = readPhase(page, state, facts);
  return copy(state);
};
