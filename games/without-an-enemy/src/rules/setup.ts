// 16 Set-up: the blocks of the scenario stand where its sheet says; in the prelude Regional blocks change places.
import { shuffled, type Table as TableOf } from '@rose/table';
import { FOG, know, placeNow } from '../secrecy/fog.ts';
import { A, isAreaName } from './data/areas.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  type BlockName,
  blockName,
  fullStrength,
  homeOf,
  isGun,
  isRegional,
  sideOfBlock,
} from './data/blocks.ts';
import { K, NO_CARD } from './data/cards.ts';
import { CITIES, sympathyOf, T } from './data/cities.ts';
import { KEPT, type Scenario, SETUPS } from './data/scenarios.ts';
import { DEPLOY_STRENGTH } from './data/tables.ts';
import { isOnMap, recount } from './position.ts';
import { type Options, RESERVE, STATE, type State, WAITING, type WithoutAnEnemy, type Writable } from './state.ts';

/** A table without blocks or cards: cities with their sympathisers, everybody off the map. */
export const bareTable = (options: Options, rules: number): Writable => {
  const { year, turn, londonFortified } = SETUPS[options.scenario];
  return {
    ...(STATE.blank() as Writable),
    rules,
    options,
    year,
    turn,
    londonFortified,
    at: BLOCKS.map(() => WAITING),
    strength: BLOCKS.map(fullStrength),
    low: BLOCKS.map(fullStrength),
    high: BLOCKS.map(fullStrength),
    control: CITIES.map((city) => (sympathyOf(city) === 0 ? 0 : 1)),
    cards: [NO_CARD, NO_CARD],
    phase: { name: 'deal' },
  };
};

/** What is written of a block: its place and strength. */
const place = (state: Writable, block: BlockId, where: number, strength: number): void => {
  state.at[block] = where;
  state.strength[block] = strength;
  state.low[block] = strength;
  state.high[block] = strength;
};
const placeAll = (state: Writable, { places }: Scenario): void => {
  for (const [name, blocks] of Object.entries(places)) {
    const where = isAreaName(name) ? A[name] : RESERVE;
    for (const word of blocks.split(' ')) {
      const [block, strength] = word.split(':') as [BlockName, string | undefined];
      place(state, B[block], where, strength === undefined ? DEPLOY_STRENGTH : Number(strength));
    }
  }
};

const KEPT_BLOCKS = KEPT.split(' ');
/** 16.6 Regional blocks on the map and in the Reserve that change places, by side and Region. */
const groupsOf = (state: State): readonly (readonly BlockId[])[] => {
  const moving = BLOCKS.filter(
    (block) =>
      isRegional(block) && !isGun(block) && !KEPT_BLOCKS.includes(blockName(block)) && state.at[block] !== WAITING,
  );
  const keys = [...new Set(moving.map((block) => sideOfBlock(block) * 10 + homeOf(block)))];
  return keys.map((key) => moving.filter((block) => sideOfBlock(block) * 10 + homeOf(block) === key));
};
/** 16.6 Strength belongs to the place. Nobody knows who stands where. */
const shuffle = (state: Writable, group: readonly BlockId[], roll: (sides: number) => number): void => {
  const onMap = group.filter((block) => isOnMap(state, block));
  const spots = [...onMap, ...group.filter((block) => !isOnMap(state, block))].map((block) => ({
    where: state.at[block] as number,
    strength: state.strength[block] as number,
  }));
  const dealt = shuffled(group, roll);
  for (const [n, block] of dealt.entries()) {
    const { where, strength } = spots[n] as (typeof spots)[number];
    place(state, block, where, Math.min(strength, fullStrength(block)));
  }
};
const blur = (state: Writable, group: readonly BlockId[]): void => {
  const places = [...new Set(group.map((block) => placeNow(state, block)))];
  for (const block of group) {
    FOG.suspect(state, block, places);
    state.low[block] = DEPLOY_STRENGTH;
    state.high[block] = fullStrength(block);
  }
};

/** 1.3 What a fixed set-up says all know. */
export const knowAll = (state: Writable): void => {
  for (const block of BLOCKS) know(state, block);
};

export const setup = (options: Options, table: Pick<TableOf<WithoutAnEnemy>, 'roll'>, rules: number): State => {
  const scenario = SETUPS[options.scenario];
  const state = bareTable(options, rules);
  placeAll(state, scenario);
  for (const city of scenario.taken) state.control[T[city]] = state.control[T[city]] === 0 ? 1 : 0;
  state.removed = scenario.removedCards.map((card) => K[card]);
  const groups = scenario.shuffled ? groupsOf(state) : [];
  for (const group of groups) shuffle(state, group, (sides) => table.roll('16.6', sides)[0] as number);
  recount(state);
  knowAll(state);
  for (const group of groups) blur(state, group);
  return state as State;
};
