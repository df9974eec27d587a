// 12.2, 13 New blocks: what the calendar brings at the end of a year, and the New Model.
import { refuse } from '@rose/table';
import { forget, know } from '../../secrecy/fog.ts';
import type { NewBlocksAction } from '../actions.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  blockName,
  classOf,
  colourOf,
  fullStrength,
  hasTag,
  isClubmen,
} from '../data/blocks.ts';
import { ARRIVALS, NMA_FREE, NMA_PAIRS, NMA_YEAR } from '../data/calendar.ts';
import { NMA_STRENGTH } from '../data/tables.ts';
import { at, isOnMap, placeName, put, setAside, strengthOf } from '../position.ts';
import {
  type During,
  GONE,
  LOST,
  type Phase,
  RESERVE,
  type Refusal,
  type State,
  type Table,
  type TableIn,
  WAITING,
} from '../state.ts';
import { arrive } from './year.ts';

type Renewing = During<'new-blocks'>;
const ORANGE = 1;

/** 13.2 An orange block of the same class, neither Clubmen nor of the New Model. */
const isEligible = (block: BlockId, by: BlockId): boolean =>
  colourOf(block) === ORANGE && classOf(block) === classOf(by) && !isClubmen(block) && !hasTag(block, 'nma');
const isPlayed = (state: State, block: BlockId): boolean => at(state, block) <= LOST;
/** 13.2 Blocks that may be named for a free one: those on the map; the others only if there is none. */
const choicesFor = (state: State, by: BlockId): readonly BlockId[] => {
  const all = BLOCKS.filter((block) => isEligible(block, by) && isPlayed(state, block));
  const onMap = all.filter((block) => isOnMap(state, block));
  return onMap.length > 0 ? onMap : all;
};

/** 13.2 The new block takes area, place and strength, at least 3; for one off the map it goes to the Reserve. */
const replace = (table: Table, block: BlockId, by: BlockId): void => {
  const { state } = table;
  const from = at(state, block);
  const inside = state.inside[block] as number;
  const strength = Math.min(fullStrength(by), Math.max(NMA_STRENGTH, strengthOf(state, block)));
  const [low, high] = [state.low[block] as number, state.high[block] as number];
  const stays = isOnMap(state, block);
  table.tell('13.2', { say: 'replaced', block: blockName(block), by: blockName(by), place: placeName(from) });
  setAside(state, block, GONE);
  forget(state, block);
  if (!stays) setAside(state, by, RESERVE);
  else {
    put(state, by, from, inside);
    state.strength[by] = strength;
    state.low[by] = Math.min(fullStrength(by), Math.max(NMA_STRENGTH, low));
    state.high[by] = Math.min(fullStrength(by), Math.max(NMA_STRENGTH, high));
  }
  know(state, by);
};
/** Nobody of the class is left: the block goes to the Reserve, and nothing is replaced. */
const toReserve = (table: Table, by: BlockId): void => {
  setAside(table.state, by, RESERVE);
  know(table.state, by);
  table.tell('13.2', { say: 'arrived', event: 'nma', blocks: [blockName(by)], to: 'reserve' });
};
/** 13.2 Three pairs are fixed. */
const renew = (table: Table): BlockId[] => {
  const { state } = table;
  table.reveal(['royalist', 'parliament']);
  for (const { remove, add } of NMA_PAIRS) {
    if (at(state, B[add]) !== WAITING) continue;
    if (isPlayed(state, B[remove])) replace(table, B[remove], B[add]);
    else toReserve(table, B[add]);
  }
  return NMA_FREE.map(({ add }) => B[add]).filter((block) => at(state, block) === WAITING);
};

const whyNotReplace = (state: Renewing, block: BlockId, by: BlockId): Refusal | undefined => {
  const named = { block: blockName(block) };
  if (!state.phase.free.includes(by)) return refuse('13.2', { why: 'not-new-model', block: blockName(by) });
  if (!isEligible(block, by)) return refuse('13.2', { why: 'wrong-class', ...named });
  if (!isPlayed(state, block)) return refuse('13.2', { why: 'block-not-on-map', ...named });
  return choicesFor(state, by).includes(block) ? undefined : refuse('13.2', { why: 'others-on-the-map', ...named });
};

export const newBlocks: Phase<'new-blocks', NewBlocksAction> = {
  rule: '12.2',
  verbs: ['replace'],
  enter(table) {
    const { state } = table;
    table.tell('12.1', { say: 'year-ends', year: state.year });
    for (const arrival of ARRIVALS)
      if (arrival.year === state.year && arrival.when === 'year-end') arrive(table, arrival);
    state.phase = { name: 'new-blocks', free: state.year === NMA_YEAR ? renew(table) : [] };
  },
  goOn(table) {
    const { phase } = table.state;
    for (const by of phase.free.slice()) {
      if (choicesFor(table.state, by).length > 0) continue;
      toReserve(table as Table, by);
      phase.free = phase.free.filter((left) => left !== by);
    }
  },
  asked: ({ phase }) => ({ must: phase.free.length > 0 ? ['parliament'] : [] }),
  *candidates(state) {
    for (const by of state.phase.free)
      for (const block of BLOCKS)
        if (isEligible(block, by) && isPlayed(state, block)) yield { do: 'replace', block, by };
  },
  whyNot: (state, _seat, { block, by }) => whyNotReplace(state, block, by),
  apply(table: TableIn<'new-blocks'>, _seat, { block, by }) {
    replace(table as Table, block, by);
    table.state.phase.free = table.state.phase.free.filter((left) => left !== by);
  },
  next: () => 'recruitment',
};
