// Who is ahead, from -1 to 1: the track, the strength in the field, cities about to fall, and the time that is left.
import { BLOCK_COUNT, effectivenessOf, sideOfBlock } from '../rules/data/blocks.ts';
import { turnName, turnsOf } from '../rules/data/calendar.ts';
import { CITIES, pointsOf, sympathyOf } from '../rules/data/cities.ts';
import { SETUPS } from '../rules/data/scenarios.ts';
import { outcome } from '../rules/outcome.ts';
import { isBesieged } from '../rules/position.ts';
import { LOST, RESERVE, type Seat, type State } from '../rules/state.ts';
import { trackOf } from '../rules/track.ts';

/** Force of a block that is not on the map, as a share. */
const IN_RESERVE = 0.35;
const LOST_FOR_NOW = 0.2;
/** A siege at this marker is as good as won by so much. */
const FALLS = [0.1, 0.2, 0.35, 0.5, 0.7, 0.9] as const;
const TRACK = 0.55;
const FORCE = 2.2;

const forceOf = (state: State): number => {
  let royalist = 0;
  let all = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const place = state.at[block] as number;
    if (place > LOST) continue;
    const share = place < RESERVE ? 1 : place === RESERVE ? IN_RESERVE : LOST_FOR_NOW;
    const force = share * (state.strength[block] as number) * (1 + effectivenessOf(block));
    all += force;
    if (sideOfBlock(block) === 0) royalist += force;
  }
  return all === 0 ? 0 : (2 * royalist - all) / all;
};
/** Points that sieges under way are likely to turn, positive for the King. */
const pendingOf = (state: State): number => {
  let pending = 0;
  for (const city of CITIES) {
    if (!isBesieged(state, city)) continue;
    const falls = FALLS[Math.max(0, state.marker[city] as number)] ?? 0;
    const worth = pointsOf(city) + 0.2;
    const keeper = state.control[city] === 0 ? 1 : -1;
    const turns = sympathyOf(city) === state.control[city] ? 1 : 0.8;
    pending -= keeper * falls * worth * turns;
  }
  return pending;
};
/** Turns that are left, this one included. */
const turnsLeft = (state: State): number => {
  const turns = turnsOf(state.year);
  const { lastYear } = SETUPS[state.options.scenario];
  return turns.length - turns.indexOf(turnName(state.turn)) + 6 * (lastYear - state.year);
};

export const evaluate = (state: State, seat: Seat): number => {
  const end = outcome(state);
  if (end) return end.winners.length === 0 ? 0 : end.winners.includes(seat) ? 1 : -1;
  const sharp = TRACK * (1 + 3 / (1 + turnsLeft(state)));
  const { royalistFrom, parliamentTo } = SETUPS[state.options.scenario];
  const middle = (royalistFrom + parliamentTo) / 2;
  const lead = sharp * (trackOf(state) - middle + pendingOf(state)) + FORCE * forceOf(state);
  const ahead = Math.tanh(lead / 2);
  return seat === 'royalist' ? ahead : -ahead;
};
