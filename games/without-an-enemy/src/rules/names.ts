// Numbers to names, for the log and for refusals.
import { type Hidden, onlyFor, refuse } from '@rose/table';
import { areaName, regionName } from './data/areas.ts';
import { type BlockId, type BlockName, blockName, homeOf, sideOfBlock } from './data/blocks.ts';
import { type Refusal, type Seat, sideOf } from './state.ts';

const EVERYBODY = ['royalist', 'parliament', 'spectator'];
/** A name that all may read. */
export const openName = (block: BlockId): Hidden<BlockName> => onlyFor(EVERYBODY, blockName(block));
/** 1.3 A name that only its own side may read. */
export const nameFor = (seat: Seat, block: BlockId): Hidden<BlockName> => onlyFor(seat, blockName(block));

export const whyNotYours = (seat: Seat, block: BlockId): Refusal | undefined =>
  sideOfBlock(block) === sideOf(seat) ? undefined : refuse('1.1', { why: 'not-your-block', block: blockName(block) });
export const notNow = (rule: string, verb: string): Refusal => refuse(rule, { why: 'not-at-this-step', verb });
/** The names of a block's home region and of an area, where they do not fit. */
export const regionMismatch = (block: BlockId, area: number) => ({
  block: blockName(block),
  area: areaName(area),
  region: regionName(homeOf(block)),
});
