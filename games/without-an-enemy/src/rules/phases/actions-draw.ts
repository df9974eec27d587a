// 5.2 One action of a turn by dice, without listing all: one of the side's blocks does something, or the side musters
// somewhere, or ends. Whatever the dice show is allowed, or nothing.
import { type Drawer, pick, type Random } from '@rose/table';
import type { OperationAction } from '../actions.ts';
import { AREAS, type AreaId, areasIn, isCoastal } from '../data/areas.ts';
import { armyOf, type BlockId, homeOf } from '../data/blocks.ts';
import { neighboursOf } from '../data/borders.ts';
import { isFriendly } from '../position.ts';
import { canStrengthen, LAND } from '../recruiting.ts';
import { type During, RESERVE, type Seat, sideOf } from '../state.ts';
import { drawJoin, drawMove, isReady } from './land-ways.ts';
import { drawSail } from './sea.ts';

type Acting = During<'actions'>;
/** Actions that are made once. */
export interface Made {
  readonly growthOf: (block: BlockId) => OperationAction;
  readonly levyOf: (block: BlockId, area: AreaId) => OperationAction;
  readonly musters: readonly OperationAction[];
  readonly end: OperationAction;
}
type Way = 'move' | 'join' | 'sail' | 'grow';

const ON_FOOT: readonly Way[] = ['move'];
const TO_MUSTER: readonly Way[] = ['move', 'join'];
const BY_SEA: readonly Way[] = ['move', 'sail'];
const ANY_WAY: readonly Way[] = ['move', 'join', 'sail'];
const GROWING: readonly Way[] = ['grow'];
const NOTHING: readonly Way[] = [];
/** What a block on the map might do, ready or not to leave. */
const waysOf = (state: Acting, side: number, block: BlockId, rich: boolean): readonly Way[] => {
  const grows = rich && canStrengthen(state, block);
  if (!isReady(state, side, block)) return grows ? GROWING : NOTHING;
  const musters = state.phase.doing === 'muster';
  const ways =
    rich && isCoastal(state.at[block] as number) ? (musters ? ANY_WAY : BY_SEA) : musters ? TO_MUSTER : ON_FOOT;
  return grows ? [...ways, 'grow'] : ways;
};
const levied = (
  state: Acting,
  side: number,
  block: BlockId,
  made: Made,
  random: Random,
): OperationAction | undefined => {
  const home = homeOf(block);
  const area = pick(home < 0 ? LAND : areasIn(home), random);
  return isFriendly(state, side, area) ? made.levyOf(block, area) : undefined;
};
const ofBlock = (
  state: Acting,
  seat: Seat,
  block: BlockId,
  made: Made,
  random: Random,
): OperationAction | undefined => {
  const side = sideOf(seat);
  const rich = (state.ap[side] as number) > 0;
  if (state.at[block] === RESERVE) return rich ? levied(state, side, block, made, random) : undefined;
  const ways = waysOf(state, side, block, rich);
  const way = ways.length > 1 ? pick(ways, random) : ways[0];
  switch (way) {
    case 'move':
      return drawMove(state, seat, block, random);
    case 'join':
      return drawJoin(state, seat, block, random);
    case 'sail':
      return drawSail(state, seat, block, random);
    case 'grow':
      return made.growthOf(block);
    case undefined:
      return undefined;
  }
};
const mustered = (state: Acting, side: number, made: Made, random: Random): OperationAction | undefined => {
  const area = pick(AREAS, random);
  return isFriendly(state, side, area) && neighboursOf(area).length > 0 ? made.musters[area] : undefined;
};
/** Who may still do something for no further point: those of what is under way. */
const goersOf = (state: Acting, side: number): readonly BlockId[] => {
  const { doing, area, free } = state.phase;
  if (doing === 'nothing' && free === 0) return [];
  const anywhere = doing === 'muster' || free === 1;
  return armyOf(side).filter((block) => (anywhere || state.at[block] === area) && isReady(state, side, block));
};

export const actionDrawer = (state: Acting, seat: Seat, made: Made): Drawer<OperationAction> => {
  const side = sideOf(seat);
  const rich = (state.ap[side] as number) > 0;
  const blocks = rich ? armyOf(side) : goersOf(state, side);
  return (random) => {
    const turn = blocks.length + (rich ? 2 : 1) === 1 ? 1 : random(blocks.length + (rich ? 2 : 1));
    if (turn <= blocks.length) return ofBlock(state, seat, blocks[turn - 1] as BlockId, made, random);
    return turn === blocks.length + 1 ? made.end : mustered(state, side, made, random);
  };
};
