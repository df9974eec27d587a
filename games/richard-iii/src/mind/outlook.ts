// What a player counts by, for advice: supporters as of 8.2, heirs, strength on the map, and who holds the throne. Asked
// only of states that an adviser imagines.
import { BLOCKS, HEIRS } from '../rules/data/blocks.ts';
import { supporters } from '../rules/phases/throne.ts';
import { isLivingHeir, isStanding, sideOfBlock } from '../rules/position.ts';
import { other, POOL, type Seat, type State, sideOf } from '../rules/state.ts';

const strengthOf = (state: State, seat: Seat): number => {
  let strength = 0;
  for (const block of BLOCKS)
    if ((state.at[block] as number) < POOL && isStanding(state, block) && sideOfBlock(state, block) === sideOf(seat))
      strength += state.steps[block] as number;
  return strength;
};
const heirsOf = (state: State, seat: Seat): number => HEIRS[seat].filter((heir) => isLivingHeir(state, heir)).length;

export const outlook = (state: State, seat: Seat): Readonly<Record<string, number>> => ({
  campaign: state.campaign,
  throne: state.kingSide === seat ? 1 : 0,
  lords: supporters(state, seat),
  enemyLords: supporters(state, other(seat)),
  heirs: heirsOf(state, seat),
  enemyHeirs: heirsOf(state, other(seat)),
  strength: strengthOf(state, seat),
  enemyStrength: strengthOf(state, other(seat)),
});
