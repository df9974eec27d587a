// What must hold after every entry, beyond the range of each field.
import { faultIn } from '@rose/parts';

import { isSuspected } from '../secrecy/fog.ts';
import { A, AREA_COUNT, AREAS, areaName } from './data/areas.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  blockName,
  fullStrength,
  homesOf,
  isHeir,
  NO_BLOCK,
  REBEL,
  twinOf,
} from './data/blocks.ts';
import { BORDERS, borderLimit } from './data/borders.ts';
import { C } from './data/cards.ts';
import {
  armyOf,
  at,
  fateOf,
  heldBy,
  isContested,
  isDown,
  isEnemyExile,
  isInPlay,
  isLivingHeir,
  isPrisoner,
  isStanding,
  isWon,
  pretenderOf,
  seatOfBlock,
  sideOfBlock,
  stepsOf,
} from './position.ts';
import { ASIDE, MINOR, other, POOL, STATE, type State, sideOf } from './state.ts';

type Fail = (what: string) => void;

/** 6.83 to 6.86 Where a block can lie face-down; the mortal nowhere. */
const bedOf = (block: BlockId): number | undefined =>
  ({ dead: undefined, pool: POOL, home: homesOf(block)[0] })[fateOf(block)];

/** 3.0, 4.6 Where blocks can be; never two versions of one man in play. */
const assertBlocks = (state: State, fail: Fail): void => {
  for (const block of BLOCKS) {
    const name = blockName(block);
    const place = at(state, block);
    if (stepsOf(state, block) > fullStrength(block)) fail(`${name} is stronger than it can be`);
    if (isDown(state, block) && place !== bedOf(block)) fail(`${name} lies face-down where it cannot`);
    if (place < AREA_COUNT && isEnemyExile(sideOfBlock(state, block), place)) fail(`${name} is in the enemy's exile`);
    const twin = twinOf(block);
    if (twin !== NO_BLOCK && place < ASIDE && at(state, twin) < ASIDE) fail(`two versions of ${name} are in play`);
    if (place === MINOR && !isHeir(block)) fail(`${name} is a minor, but no heir`);
  }
  if (at(state, REBEL) > POOL) fail('the Rebel is lost');
  if (state.prisoner && at(state, B['l-henry-vi']) !== A.middlesex) fail('the prisoner is not in Middlesex');
};

/** The columns that count agree with what is counted. */
const assertCounts = (state: State, fail: Fail): void => {
  for (const side of [0, 1])
    for (const area of AREAS) {
      const held = armyOf(state, side).filter((block) => isStanding(state, block) && at(state, block) === area).length;
      if (held !== heldBy(state, side, area)) fail(`${areaName(area)} is miscounted`);
    }
};

/** Ruling 3.8: contested areas are battles to come or under way, and nothing else. */
const assertBattles = (state: State, fail: Fail): void => {
  const fights = state.phase.name === 'action' || state.phase.name === 'battle';
  for (const area of AREAS) {
    const known = state.attacks.some((attack) => attack.area === area);
    const under = state.phase.name === 'battle' && state.phase.area === area;
    if (isContested(state, area) && !(fights && known)) fail(`${areaName(area)} is contested without a battle`);
    if (known && !under && !isContested(state, area)) fail(`the battle of ${areaName(area)} has no enemies`);
  }
  for (const { area, attacker, over } of state.attacks) {
    const most = (side: number): number => (sideOf(attacker) === side ? 3 : 2);
    for (const side of [0, 1])
      if ((over[side]?.length ?? 0) > most(side)) fail(`too many borders into ${areaName(area)}`);
  }
};

/** 5.21 Borders are within their limits. */
const assertBorders = (state: State, fail: Fail): void => {
  const { phase } = state;
  if (phase.name === 'action') {
    const more = state.cards[sideOf(phase.acting)] === C['event-surprise'] ? 1 : 0;
    for (const border of BORDERS)
      if ((phase.used[border] ?? 0) > borderLimit(border) + more) fail(`border ${border} is overrun`);
  }
  if (phase.name === 'battle')
    for (const code of phase.crossed)
      if (phase.crossed.filter((crossing) => crossing === code).length > borderLimit((code % BORDERS.length) as never))
        fail(`border ${code} is overrun`);
};

/** Ruling 10.9: one Pretender at every instant, one King but for the gaps it allows, never of one side. */
const assertTitles = (state: State, fail: Fail): void => {
  if (isWon(state)) return;
  const pretender = pretenderOf(state);
  if (pretender === NO_BLOCK || !isLivingHeir(state, pretender)) fail('there is no Pretender');
  if (seatOfBlock(state, pretender) !== other(state.kingSide)) fail('the Pretender is on the wrong side');
  if (state.king === NO_BLOCK) {
    if (state.phase.name === 'political') fail('the throne is empty in the political turn');
    return;
  }
  if (!isLivingHeir(state, state.king)) fail('the King is no living heir');
  if (seatOfBlock(state, state.king) !== state.kingSide) fail('the King is on the wrong side');
};

/** Each card is in one place. */
const assertCards = (state: State, fail: Fail): void => {
  const cards = [...state.hands, ...state.played].flat();
  if (new Set(cards).size !== cards.length) fail('a card is held twice');
};

/** What all have seen never excludes the truth. */
const assertFog = (state: State, fail: Fail): void => {
  for (const block of BLOCKS) {
    const hides = isInPlay(state, block) && !isDown(state, block) && !isPrisoner(state, block) && block !== REBEL;
    if (hides && !isSuspected(state, block, at(state, block))) fail(`${blockName(block)} is where nobody suspects it`);
    if (
      (hides || (block === REBEL && isStanding(state, block))) &&
      (stepsOf(state, block) < (state.low[block] ?? 9) || stepsOf(state, block) > (state.high[block] ?? 0))
    )
      fail(`${blockName(block)} has a strength nobody suspects`);
    if (!hides && block !== REBEL) assertUnsuspected(state, block, fail);
  }
};
const assertUnsuspected = (state: State, block: BlockId, fail: Fail): void => {
  for (let place = 0; place <= POOL; place++)
    if (isSuspected(state, block, place)) fail(`${blockName(block)} is suspected though all know where it is`);
};

/** The first thing that is wrong with a state. */
export const faultOf = (state: State): string | undefined => {
  let first: string | undefined;
  const fail: Fail = (what) => {
    first ??= what;
  };
  const range = faultIn(STATE, state);
  if (range) return `${range.field} ${range.reason}`;
  assertBlocks(state, fail);
  assertCounts(state, fail);
  assertBattles(state, fail);
  assertBorders(state, fail);
  assertTitles(state, fail);
  assertCards(state, fail);
  assertFog(state, fail);
  return first;
};

export const assert = (state: State): void => {
  const fault = faultOf(state);
  if (fault !== undefined) throw new Error(`richard-iii: ${fault} in ${JSON.stringify(state)}`);
};
