// 8.1, 8.2, 8.5 The steps of the political turn that ask nobody: disbanding, usurpation, the next campaign.

import { know, sharpen } from '../../secrecy/fog.ts';
import { A, AREAS, type AreaId, isExile } from '../data/areas.ts';
import {
  BLOCKS,
  type BlockId,
  blockName,
  colourOf,
  fullStrength,
  homesOf,
  kindOf,
  NO_BLOCK,
  REBEL,
} from '../data/blocks.ts';
import { NO_CARD } from '../data/cards.ts';
import { SETUPS } from '../data/scenarios.ts';
import { at, heldBy, isDown, isInPlay, isPrisoner, isStanding, placeName, put, seniorHeir } from '../position.ts';
import { other, POOL, SEATS, type Seat, type State, sideOf, type Table, type Writable } from '../state.ts';
import { crown } from './succession.ts';

/** 8.1 Levies, bombards, the Welsh and the Rebel go to the pool, other mercenaries home; face-down blocks stay. */
const quarters = (block: BlockId): number | undefined => {
  switch (kindOf(block)) {
    case 'levy':
    case 'bombard':
    case 'rebel':
      return POOL;
    case 'mercenary':
      return homesOf(block).length === 1 ? (homesOf(block)[0] as AreaId) : POOL;
    case 'heir':
    case 'noble':
    case 'church':
      return undefined;
  }
};
export const disband = (table: Table): void => {
  const { state } = table;
  table.reveal(SEATS);
  for (const block of BLOCKS) {
    const place = quarters(block);
    if (place === undefined || !isInPlay(state, block) || isDown(state, block)) continue;
    put(state, block, place);
    know(state, block);
  }
  sharpen(state);
  table.tell('8.1', { say: 'armies-disbanded', campaign: state.campaign });
};

export const isLastCampaign = (state: State): boolean => state.campaign >= SETUPS[state.options.scenario].lastCampaign;

/** 8.2 Heirs, nobles and church on the map, exile and the Isle of Man apart, and one for London. */
export const supporters = (state: State, seat: Seat): number => {
  const side = sideOf(seat);
  // 8.1 Levies disband first, so they do not hold London.
  let count = supportersIn(state, side, A.middlesex) > 0 ? 1 : 0;
  for (const area of AREAS) if (!isExile(area) && area !== A['isle-of-man']) count += supportersIn(state, side, area);
  // Ruling 14.2: the prisoner counts as a noble of Lancaster.
  return state.prisoner && seat === 'lancaster' ? count + 1 : count;
};
const supportersIn = (state: State, side: number, area: AreaId): number => {
  if (heldBy(state, side, area) === 0) return 0;
  let count = 0;
  for (const block of BLOCKS)
    if (
      state.at[block] === area &&
      isStanding(state, block) &&
      quarters(block) === undefined &&
      colourOf(block) === side
    )
      count++;
  return count;
};
/** 8.2 The Pretender takes the throne with strictly more supporters; his place is announced (ruling 15.1). */
export const usurp = (table: Table): void => {
  const { state } = table;
  // Ruling 10.1: a King who died in the last supply phase is succeeded first.
  if (state.king === NO_BLOCK) crown(table);
  const lancaster = supporters(state, 'lancaster');
  const york = supporters(state, 'york');
  table.tell('8.2', { say: 'throne-counted', lancaster, york, kingSide: state.kingSide });
  const ahead = state.kingSide === 'lancaster' ? york - lancaster : lancaster - york;
  if (ahead <= 0) return;
  const usurper = other(state.kingSide);
  state.kingSide = usurper;
  state.king = seniorHeir(state, usurper);
  const place = placeName(at(state, state.king));
  table.tell('8.2', { say: 'usurped', seat: usurper, block: blockName(state.king), place });
  if (isInPlay(state, state.king) && !isPrisoner(state, state.king)) know(state, state.king);
};

/** 8.5 Face-down blocks stand up, all are at full strength, the Rebel waits with the Pretender, cards are gathered. */
export const resetCampaign = (table: Table): void => {
  const { state } = table;
  for (const block of BLOCKS) {
    const rising = isDown(state, block);
    if (rising) {
      put(state, block, at(state, block));
      know(state, block);
    }
    state.steps[block] = fullStrength(block);
    state.low[block] = fullStrength(block);
    state.high[block] = fullStrength(block);
  }
  if (isInPlay(state, REBEL)) put(state, REBEL, POOL);
  gatherCards(state);
  state.campaign += 1;
  state.turn = 1;
  sharpen(state);
  table.tell('8.5', { say: 'campaign-begins', campaign: state.campaign });
};
const gatherCards = (state: Writable): void => {
  state.hands = [[], []];
  state.played = [[], []];
  state.asked = [0, 0];
  state.dealt = [0, 0];
  state.cards = [NO_CARD, NO_CARD];
};
