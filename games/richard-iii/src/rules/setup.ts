// 4.0 Set-up: the blocks of the scenario stand where its sheet says, at full strength, known to both (ruling 15.2).

import { FOG_LENGTH, know } from '../secrecy/fog.ts';
import { A, AREA_COUNT, isAreaName } from './data/areas.ts';
import { B, BLOCKS, type BlockName, fullStrength, NO_BLOCK } from './data/blocks.ts';
import { NO_CARD } from './data/cards.ts';
import { SETUPS } from './data/scenarios.ts';
import { isDown, isInPlay, isPrisoner, recount } from './position.ts';
import { ASIDE, DEAD, MINOR, type Options, POOL, type State, type Writable } from './state.ts';

/** A table without blocks or cards. */
export const bareTable = (options: Options, rules: number): Writable => ({
  rules,
  options,
  campaign: SETUPS[options.scenario].firstCampaign,
  turn: 1,
  kingSide: SETUPS[options.scenario].kingSide,
  king: NO_BLOCK,
  prisoner: false,
  at: BLOCKS.map(() => DEAD),
  steps: BLOCKS.map(fullStrength),
  down: BLOCKS.map(() => 0),
  done: BLOCKS.map(() => 0),
  came: BLOCKS.map(() => 0),
  held: new Array<number>(2 * AREA_COUNT).fill(0),
  owed: [0, 0],
  hands: [[], []],
  played: [[], []],
  asked: [0, 0],
  dealt: [0, 0],
  cards: [NO_CARD, NO_CARD],
  player1: 'lancaster',
  attacks: [],
  suspects: new Array<number>(FOG_LENGTH).fill(0),
  low: BLOCKS.map(fullStrength),
  high: BLOCKS.map(fullStrength),
  phase: { name: 'card', step: 'deal', seat: 'lancaster', chosen: [NO_CARD, NO_CARD] },
});

export const placeOf = (name: string): number | undefined => {
  if (isAreaName(name)) return A[name];
  return { pool: POOL, minor: MINOR, aside: ASIDE, dead: DEAD }[name];
};

/** Everything that stands or waits in a pool is known where it is. */
export const knowAll = (state: Writable): void => {
  for (const block of BLOCKS)
    if (isInPlay(state, block) && !isDown(state, block) && !isPrisoner(state, block)) know(state, block);
};

export const setup = (options: Options, _table: unknown, rules: number): State => {
  const scenario = SETUPS[options.scenario];
  const state = bareTable(options, rules);
  for (const [place, names] of Object.entries(scenario.places) as [string, readonly BlockName[]][])
    for (const name of names) state.at[B[name]] = placeOf(place) ?? DEAD;
  state.king = B[scenario.king];
  state.prisoner = scenario.prisoner;
  recount(state);
  knowAll(state);
  return state;
};
