// What must hold after every entry, beyond the range of each field.
import { type Fault, faultIn } from '@rose/parts';

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

/** The field of a document that says it, and what is wrong. */
type Fail = (field: string, reason: string) => void;

/** 6.83 to 6.86 Where a block can lie face-down; the mortal nowhere. */
const bedOf = (block: BlockId): number | undefined =>
  ({ dead: undefined, pool: POOL, home: homesOf(block)[0] })[fateOf(block)];

/** 3.0, 4.6 Where blocks can be; never two versions of one man in play. */
const assertBlocks = (state: State, fail: Fail): void => {
  for (const block of BLOCKS) {
    const of = `blocks.${blockName(block)}`;
    const place = at(state, block);
    if (stepsOf(state, block) > fullStrength(block)) fail(of, `must have ${fullStrength(block)} steps at most`);
    if (isDown(state, block) && place !== bedOf(block)) fail(of, 'lies face-down where it cannot');
    if (place < AREA_COUNT && isEnemyExile(sideOfBlock(state, block), place)) fail(of, "stands in the enemy's exile");
    const twin = twinOf(block);
    if (twin !== NO_BLOCK && place < ASIDE && at(state, twin) < ASIDE)
      fail(of, `is in play together with ${blockName(twin)}`);
    if (place === MINOR && !isHeir(block)) fail(of, 'is no heir and cannot be a minor');
  }
  if (at(state, REBEL) > POOL) fail('blocks.rebel', 'is lost');
  if (state.prisoner && at(state, B['l-henry-vi']) !== A.middlesex) fail('prisoner', 'is not in Middlesex');
};

/** The columns that count agree with what is counted. */
const assertCounts = (state: State, fail: Fail): void => {
  for (const side of [0, 1]) {
    const held = new Array<number>(AREA_COUNT).fill(0);
    for (const block of armyOf(state, side)) {
      const area = at(state, block);
      if (area < AREA_COUNT && isStanding(state, block)) held[area] = (held[area] ?? 0) + 1;
    }
    for (const area of AREAS)
      if (held[area] !== heldBy(state, side, area)) fail('blocks', `of ${areaName(area)} are miscounted`);
  }
};

/** Ruling 3.8: contested areas are battles to come or under way, and nothing else. */
const assertBattles = (state: State, fail: Fail): void => {
  const fights = state.phase.name === 'action' || state.phase.name === 'battle';
  for (const area of AREAS) {
    const known = state.attacks.some((attack) => attack.area === area);
    const under = state.phase.name === 'battle' && state.phase.area === area;
    if (isContested(state, area) && !(fights && known))
      fail('attacks', `leave ${areaName(area)} out, where both sides stand`);
    if (known && !under && !isContested(state, area))
      fail('attacks', `name ${areaName(area)}, where there are no enemies`);
  }
  for (const { area, attacker, over } of state.attacks) {
    const most = (side: number): number => (sideOf(attacker) === side ? 3 : 2);
    for (const side of [0, 1])
      if ((over[side]?.length ?? 0) > most(side)) fail('attacks', `lead over too many borders into ${areaName(area)}`);
  }
};

/** 5.21 Borders are within their limits. */
const assertBorders = (state: State, fail: Fail): void => {
  const { phase } = state;
  if (phase.name === 'action') {
    const more = state.cards[sideOf(phase.acting)] === C['event-surprise'] ? 1 : 0;
    for (const border of BORDERS)
      if ((phase.used[border] ?? 0) > borderLimit(border) + more) fail('phase.used', `overruns border ${border}`);
  }
  if (phase.name === 'battle')
    for (const code of phase.crossed)
      if (phase.crossed.filter((crossing) => crossing === code).length > borderLimit((code % BORDERS.length) as never))
        fail('phase.crossed', `overruns border ${code}`);
};

/** Ruling 10.9: one Pretender at every instant, one King but for the gaps it allows, never of one side. */
const assertTitles = (state: State, fail: Fail): void => {
  if (isWon(state)) return;
  const pretender = pretenderOf(state);
  if (pretender === NO_BLOCK || !isLivingHeir(state, pretender)) fail('blocks', 'leave no Pretender');
  if (seatOfBlock(state, pretender) !== other(state.kingSide)) fail('kingSide', 'is the side of the Pretender');
  if (state.king === NO_BLOCK) {
    if (state.phase.name === 'political') fail('king', 'is missing in the political turn');
    return;
  }
  if (!isHeir(state.king) || !isLivingHeir(state, state.king) || seatOfBlock(state, state.king) !== state.kingSide)
    fail('king', `must be a living heir of ${state.kingSide}, or null while the throne is empty`);
};

/** Each card is in one place. */
const assertCards = (state: State, fail: Fail): void => {
  const cards = [...state.hands, ...state.played].flat();
  if (new Set(cards).size !== cards.length) fail('hands', 'name a card twice');
};

/** What all have seen never excludes the truth. */
const assertFog = (state: State, fail: Fail): void => {
  for (const block of BLOCKS) {
    const hides = isInPlay(state, block) && !isDown(state, block) && !isPrisoner(state, block) && block !== REBEL;
    if (hides && !isSuspected(state, block, at(state, block)))
      fail(`fog.${blockName(block)}`, 'leaves out where it is');
    if (
      (hides || (block === REBEL && isStanding(state, block))) &&
      (stepsOf(state, block) < (state.low[block] ?? 9) || stepsOf(state, block) > (state.high[block] ?? 0))
    )
      fail(`fog.${blockName(block)}`, 'leaves out its strength');
    if (!hides && block !== REBEL) assertUnsuspected(state, block, fail);
  }
};
const assertUnsuspected = (state: State, block: BlockId, fail: Fail): void => {
  for (let place = 0; place <= POOL; place++)
    if (isSuspected(state, block, place)) fail(`fog.${blockName(block)}`, 'suspects what all know');
};

/** The first thing that is wrong with a state. */
export const faultOf = (state: State): Fault | undefined => {
  const range = faultIn(STATE, state);
  if (range) return range;
  let first: Fault | undefined;
  const fail: Fail = (field, reason) => {
    first ??= { field, reason };
  };
  for (const check of [assertBlocks, assertTitles, assertCards, assertCounts, assertBattles, assertBorders, assertFog])
    check(state, fail);
  return first;
};

export const assert = (state: State): void => {
  const fault = faultOf(state);
  if (fault) throw new Error(`richard-iii: ${fault.field} ${fault.reason} in ${JSON.stringify(state)}`);
};
