// 4.0 Set-up: the blocks of the scenario stand where its sheet says, at full strength, known to both (ruling 15.2).

import { know } from '../secrecy/fog.ts';
import { copy } from './copy.gen.ts';
import { A, isAreaName } from './data/areas.ts';
import { B, BLOCKS, type BlockName, fullStrength } from './data/blocks.ts';
import { SETUPS } from './data/scenarios.ts';
import { isDown, isInPlay, isPrisoner, recount } from './position.ts';
import { ASIDE, DEAD, MINOR, type Options, PHASE, POOL, STATE, type State, type Writable } from './state.ts';

const BARE: State = {
  ...STATE.blank(),
  steps: BLOCKS.map(fullStrength),
  low: BLOCKS.map(fullStrength),
  high: BLOCKS.map(fullStrength),
  phase: { ...PHASE.of.card.blank(), step: 'deal' },
};
/** A table without blocks or cards. Copied, since engines are quick with objects that were all made by one literal. */
export const bareTable = (options: Options, rules: number): Writable => {
  const { firstCampaign: campaign, kingSide } = SETUPS[options.scenario];
  return Object.assign(copy(BARE), { rules, options, campaign, kingSide });
};

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
