// 5.3, 5.4 The moves over land that a side has, all of them or one by dice: `whyNotMove` turned round, along the roads.
import { pick, type Random } from '@rose/table';
import type { MoveAction } from '../actions.ts';
import { A, AREA_COUNT, type AreaId, isYorkshire } from '../data/areas.ts';
import { armyOf, type BlockId, isCovenanter } from '../data/blocks.ts';
import type { BorderId } from '../data/borders.ts';
import { isNeutral } from '../data/calendar.ts';
import { effectIs } from '../data/cards.ts';
import type { Pad } from '../pad.ts';
import { cameOver, heldBy, isOpenTo } from '../position.ts';
import {
  AREA_BRANCHES,
  allowanceOf,
  firstRoad,
  lastRoad,
  moveAlong,
  noteMoves,
  ROAD_BORDER,
  ROAD_BRANCHES,
  ROAD_LIMIT,
  ROAD_NEXT,
  ROAD_STEPS,
  ROAD_TO,
} from '../roads.ts';
import { type During, type Seat, type State, sideOf } from '../state.ts';
import { canGroup, goesFree, hasEnemy, isPaid, isPinned, reachOf } from './land.ts';

type Acting = During<'actions'>;

/** By area, 1: enemy blocks stand there. Filled anew for every look. */
const meets = new Uint8Array(AREA_COUNT);
const meetAll = (state: State, side: number): void => {
  for (let area = 0; area < AREA_COUNT; area++) meets[area] = hasEnemy(state, side, area as AreaId) ? 1 : 0;
};
const NOWHERE_ELSE = -1;
/** 5.6, 5.7, 5.9, 13 Whether the last step of a road from an area is barred, with care from a Contested Area (`wary`). */
const isBarred = (state: Acting, side: number, area: AreaId, road: number, scots: boolean, wary: boolean): boolean => {
  const to = ROAD_TO[road] as number;
  const border = ROAD_BORDER[road] as BorderId;
  return (
    (state.crossed[side]?.[border] as number) >= (ROAD_LIMIT[road] as number) ||
    (isYorkshire(to) && isNeutral(state.year, state.turn)) ||
    (to === A.scotland && !scots) ||
    (wary && ROAD_STEPS[road] === 1 && cameOver(state, 1 - side, border, area))
  );
};
/** The roads that are open to the blocks of an area, as far as they reach. */
const openRoads = (
  state: Acting,
  side: number,
  area: AreaId,
  reach: number,
  scots: boolean,
  goal: number,
): readonly number[] => {
  const into: number[] = [];
  const wary = heldBy(state, 1 - side, area) > 0;
  const last = lastRoad(area);
  for (let road = firstRoad(area); road < last; ) {
    const to = ROAD_TO[road] as number;
    const steps = ROAD_STEPS[road] as number;
    const enemy = meets[to] === 1;
    // A Muster may end where a side besieges a city: the area is Friendly, though enemies are inside.
    const strange = (enemy && wary) || (goal >= 0 && !isOpenTo(state, side, to));
    const closed = strange || isBarred(state, side, area, road, scots, wary);
    if (!closed && (goal < 0 || to === goal)) into.push(road);
    road = closed || enemy || steps >= reach || to === goal ? (ROAD_NEXT[road] as number) : road + 1;
  }
  return into;
};
/** The same, found once for all blocks of an area that go as far, Covenanters apart. */
const lookAround = (state: Acting, side: number, area: AreaId, goal: number) => {
  const known: (readonly number[])[] = [];
  return (block: BlockId, reach: number): readonly number[] => {
    const scots = isCovenanter(block);
    const key = 2 * reach + (scots ? 1 : 0);
    known[key] ??= openRoads(state, side, area, reach, scots, goal);
    return known[key];
  };
};
/** Adds the legal moves: `whyNotMove` turned round, block by block. */
export const addMoves = (state: Acting, seat: Seat, pad: Pad): void => {
  const side = sideOf(seat);
  const { phase } = state;
  const musters = phase.doing === 'muster';
  const rich = (state.ap[side] as number) > 0;
  const stuck = state.stuck[side] as number;
  const event = effectIs(state.cards[side] as number, 'free-group-move');
  meetAll(state, side);
  const moves: ReturnType<typeof lookAround>[] = [];
  const joins: ReturnType<typeof lookAround>[] = [];
  for (const block of armyOf(side)) {
    const area = state.at[block] as AreaId;
    if (area >= AREA_COUNT || area === stuck || state.done[block] === 1 || state.inside[block] === 1) continue;
    const groups = rich || isPaid(state, area) || (event !== undefined && goesFree(state, seat, block, area));
    if (!groups && !musters) continue;
    if (isPinned(state, side, area)) continue;
    if (groups) {
      moves[area] ??= lookAround(state, side, area, NOWHERE_ELSE);
      noteMoves(pad, moves[area](block, reachOf(state, seat, block, area)), block, area, 'move');
    }
    if (musters) {
      joins[area] ??= lookAround(state, side, area, phase.area);
      noteMoves(pad, joins[area](block, allowanceOf(block)), block, area, 'join');
    }
  }
};

/** Whether a block may leave its area at all in a Group Move or a Muster. */
export const isReady = (state: Acting, side: number, block: BlockId): boolean => {
  const area = state.at[block] as number;
  if (area >= AREA_COUNT || state.done[block] === 1 || state.inside[block] === 1) return false;
  return area !== state.stuck[side];
};
/** A move of a block that is ready, by dice: step by step, at each it may end or go on over a border. Nothing where the
 * first border is closed. */
export const drawMove = (state: Acting, seat: Seat, block: BlockId, random: Random): MoveAction | undefined => {
  const side = sideOf(seat);
  const area = state.at[block] as AreaId;
  if (isPinned(state, side, area) || !canGroup(state, seat, block, area)) return undefined;
  const reach = reachOf(state, seat, block, area);
  const wary = heldBy(state, 1 - side, area) > 0;
  let taken = -1;
  let [next, branches] = [firstRoad(area), AREA_BRANCHES[area] as number];
  while (branches > 0) {
    let turn = random(taken < 0 ? branches : branches + 1);
    if (turn > branches) break;
    for (; turn > 1; turn--) next = ROAD_NEXT[next] as number;
    const enemy = hasEnemy(state, side, ROAD_TO[next] as AreaId);
    if ((enemy && wary) || isBarred(state, side, area, next, isCovenanter(block), wary)) break;
    taken = next;
    if (enemy || (ROAD_STEPS[taken] as number) >= reach) break;
    branches = ROAD_BRANCHES[taken] as number;
    next = taken + 1;
  }
  return taken < 0 ? undefined : moveAlong(taken, block, area, 'move');
};
/** A way of a block that is ready to where its side musters, by dice. */
export const drawJoin = (state: Acting, seat: Seat, block: BlockId, random: Random): MoveAction | undefined => {
  const side = sideOf(seat);
  const area = state.at[block] as AreaId;
  if (isPinned(state, side, area)) return undefined;
  meetAll(state, side);
  const roads = openRoads(state, side, area, allowanceOf(block), isCovenanter(block), state.phase.area);
  return roads.length === 0 ? undefined : moveAlong(pick(roads, random), block, area, 'join');
};
