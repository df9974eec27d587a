// 5.3 to 5.7 Moves over land: a Group Move from one area, a Muster to another, block by block.
import { refuse } from '@rose/table';
import type { MoveAction } from '../actions.ts';
import { A, type AreaId, areaName, isYorkshire } from '../data/areas.ts';
import { armyOf, type BlockId, blockName, isCovenanter } from '../data/blocks.ts';
import { borderBetween, borderLimit, isRough, NO_BORDER } from '../data/borders.ts';
import { isNeutral } from '../data/calendar.ts';
import { effectIs, fitsFilter, marchBonus } from '../data/cards.ts';
import { cityIn, cityName } from '../data/cities.ts';
import { nameFor, whyNotYours } from '../names.ts';
import {
  at,
  cameOver,
  garrisonIn,
  heldBy,
  isContested,
  isDone,
  isInside,
  isOnMap,
  isOpenTo,
  markEntered,
  walk,
} from '../position.ts';
import { allowanceOf, firstRoad, lastRoad, moveAlong, REACHES, ROAD_NEXT, ROAD_STEPS, ROAD_TO } from '../roads.ts';
import { settle } from '../sieges.ts';
import {
  type During,
  LATE,
  type Refusal,
  type Seat,
  type State,
  sideOf,
  type TableIn,
  type Writable,
} from '../state.ts';

type Acting = During<'actions'>;

/** 5.2, 5.7 Why a block may not move at all. */
export const whyNotMovable = (state: Acting, seat: Seat, block: BlockId): Refusal | undefined => {
  const wrong = whyNotYours(seat, block);
  if (wrong) return wrong;
  const named = { block: blockName(block) };
  if (!isOnMap(state, block)) return refuse('5.3', { why: 'block-not-on-map', ...named });
  const area = at(state, block);
  if (isInside(state, block)) return refuse('5.7', { why: 'block-is-inside', ...named, city: cityName(cityIn(area)) });
  if (isDone(state, block)) return refuse('5.2', { why: 'block-has-moved', ...named });
  if (state.stuck[sideOf(seat)] === area) return refuse('15.1', { why: 'blocks-are-held', area: areaName(area) });
  return undefined;
};

/** 15.1 A block that may go first for no AP. */
export const goesFree = (state: Acting, seat: Seat, block: BlockId, from: AreaId): boolean => {
  const { phase } = state;
  const event = effectIs(state.cards[sideOf(seat)] as number, 'free-group-move');
  if (!event || !fitsFilter(event.filter, block)) return false;
  return phase.free === 1 || (phase.doing === 'free-group' && phase.area === from);
};
export const isPaid = ({ phase }: Acting, from: AreaId): boolean => phase.doing === 'group' && phase.area === from;
/** 5.2 Whether a Group Move from there is under way or can be bought. */
export const canGroup = (state: Acting, seat: Seat, block: BlockId, from: AreaId): boolean =>
  isPaid(state, from) || (state.ap[sideOf(seat)] as number) > 0 || goesFree(state, seat, block, from);
const bonusOf = (state: Acting, side: number): number => marchBonus(state.cards[side] as number);
/** 5.5 Areas a block may go in a Group Move, with what an event adds (15.1). */
export const reachOf = (state: Acting, seat: Seat, block: BlockId, from: AreaId): number => {
  const own = allowanceOf(block);
  const side = sideOf(seat);
  const marches = state.march[side] === 1;
  if (state.phase.doing === 'nothing' && state.phase.free === 0) return marches ? own + bonusOf(state, side) : own;
  if (marches || goesFree(state, seat, block, from) || (isPaid(state, from) && state.phase.bonus === 1))
    return own + bonusOf(state, side);
  return own;
};

/** 5.7 Blocks that hold those of the other side in a Contested Area. */
export const isPinned = (state: State, side: number, area: AreaId): boolean => {
  const enemies = heldBy(state, 1 - side, area);
  return enemies > 0 && heldBy(state, side, area) <= enemies;
};
/** Whether enemy blocks stand there, in the field or inside. */
export const hasEnemy = (state: State, side: number, area: AreaId): boolean => {
  if (heldBy(state, 1 - side, area) > 0) return true;
  const city = cityIn(area);
  return garrisonIn(state, area) > 0 && state.control[city] !== side;
};

/** 5.6, 5.9, 13 Why a step cannot be taken by this block, whatever comes before. */
const whyNotStep = (state: Acting, side: number, block: BlockId, from: AreaId, to: AreaId): Refusal | undefined => {
  const border = borderBetween(from, to);
  const names = { from: areaName(from), to: areaName(to) };
  if (border === NO_BORDER) return refuse('5.5', { why: 'no-border', ...names });
  if (isYorkshire(to) && isNeutral(state.year, state.turn))
    return refuse('13', { why: 'yorkshire-neutral', area: names.to });
  if (to === A.scotland && !isCovenanter(block)) return refuse('5.9', { why: 'covenanters-only', area: names.to });
  const limit = borderLimit(border);
  if ((state.crossed[side]?.[border] as number) >= limit) return refuse('5.6', { why: 'border-full', ...names, limit });
  return undefined;
};
/** 5.5 Why a way may not go on beyond an area. */
const whyNotOn = (state: Acting, side: number, from: AreaId, to: AreaId): Refusal | undefined => {
  const names = { from: areaName(from), to: areaName(to) };
  if (isRough(borderBetween(from, to))) return refuse('5.5', { why: 'stops-after-rough', ...names });
  return hasEnemy(state, side, to) ? refuse('5.5', { why: 'stops-at-enemy', area: names.to }) : undefined;
};
/** 5.7 Why a Contested Area cannot be left that way. */
const whyNotLeave = (state: Acting, side: number, path: readonly AreaId[]): Refusal | undefined => {
  const [from, to] = path as readonly [AreaId, AreaId];
  if (!isContested(state, from)) return undefined;
  const pinned = heldBy(state, 1 - side, from);
  if (isPinned(state, side, from)) return refuse('5.7', { why: 'pinned', area: areaName(from), pinned });
  if (cameOver(state, 1 - side, borderBetween(from, to), from))
    return refuse('5.7', { why: 'border-closed', from: areaName(from), to: areaName(to) });
  const met = path.slice(1).find((area) => hasEnemy(state, side, area));
  return met === undefined ? undefined : refuse('5.7', { why: 'not-from-battle-to-enemy', area: areaName(met) });
};
const whyNotWay = (state: Acting, side: number, block: BlockId, path: readonly AreaId[]): Refusal | undefined => {
  for (let n = 1; n < path.length; n++) {
    const [from, to] = [path[n - 1], path[n]] as [AreaId, AreaId];
    if (path.indexOf(to) < n) return refuse('5.5', { why: 'way-crosses-itself', area: areaName(to) });
    const refusal =
      whyNotStep(state, side, block, from, to) ??
      (n > 1 ? whyNotOn(state, side, path[n - 2] as AreaId, from) : undefined);
    if (refusal) return refusal;
  }
  return whyNotLeave(state, side, path);
};

/** 5.3 A Group Move, block by block. */
export const whyNotMove = (state: Acting, seat: Seat, { do: verb, block, path }: MoveAction): Refusal | undefined => {
  const wrong = whyNotMovable(state, seat, block);
  if (wrong) return wrong;
  const from = path[0] as AreaId;
  const named = { block: blockName(block) };
  if (at(state, block) !== from)
    return refuse('5.3', { why: 'block-stands-elsewhere', ...named, area: areaName(from) });
  if (verb === 'join') return whyNotJoin(state, seat, block, path);
  if (!canGroup(state, seat, block, from)) return refuse('5.2', { why: 'no-points-left' });
  const limit = reachOf(state, seat, block, from);
  if (path.length - 1 > limit) return refuse('5.5', { why: 'too-far', ...named, limit });
  return whyNotWay(state, sideOf(seat), block, path);
};
/** 5.4 A Muster: over Friendly and Vacant Areas alone. */
const whyNotJoin = (state: Acting, seat: Seat, block: BlockId, path: readonly AreaId[]): Refusal | undefined => {
  const { phase } = state;
  const side = sideOf(seat);
  if (phase.doing !== 'muster') return refuse('5.4', { why: 'no-muster-open' });
  if (path.at(-1) !== phase.area) return refuse('5.4', { why: 'muster-ends-elsewhere', area: areaName(phase.area) });
  const limit = allowanceOf(block);
  if (path.length - 1 > limit) return refuse('5.5', { why: 'too-far', block: blockName(block), limit });
  const closed = path.slice(1).find((area) => !isOpenTo(state, side, area));
  if (closed !== undefined) return refuse('5.4', { why: 'not-open', area: areaName(closed) });
  return whyNotWay(state, side, block, path);
};

/** Every way a block could look at, legal or not; one that cannot move at all looks at its neighbours only. */
export function* moveCandidates(state: Acting, seat: Seat): Iterable<MoveAction> {
  for (const block of armyOf(sideOf(seat))) {
    if (!isOnMap(state, block)) continue;
    const area = at(state, block) as AreaId;
    const stays = whyNotMovable(state, seat, block) !== undefined || !canGroup(state, seat, block, area);
    yield* along(area, block, stays ? 1 : reachOf(state, seat, block, area));
    if (state.phase.doing === 'muster' && !isInside(state, block))
      yield* toMuster(area, block, allowanceOf(block), state.phase.area);
  }
}
function* along(area: AreaId, block: BlockId, reach: number): Iterable<MoveAction> {
  for (let road = firstRoad(area); road < lastRoad(area); road++)
    if ((ROAD_STEPS[road] as number) <= reach) yield moveAlong(road, block, area, 'move');
}
function* toMuster(area: AreaId, block: BlockId, reach: number, goal: number): Iterable<MoveAction> {
  for (let road = firstRoad(area); road < lastRoad(area); ) {
    const there = ROAD_TO[road] === goal;
    if (there && (ROAD_STEPS[road] as number) <= reach) yield moveAlong(road, block, area, 'join');
    road = there ? (ROAD_NEXT[road] as number) : road + 1;
  }
}

/** What pays for the move, and what it opens. */
const payMove = (state: Writable & Acting, seat: Seat, { block, path }: MoveAction): void => {
  const phase = state.phase as { -readonly [P in keyof Acting['phase']]: Acting['phase'][P] };
  const side = sideOf(seat);
  const from = path[0] as AreaId;
  const free = goesFree(state, seat, block, from);
  if (free) {
    phase.doing = 'free-group';
    phase.area = from;
    phase.free = 0;
    return;
  }
  if (!isPaid(state, from)) {
    state.ap[side] = (state.ap[side] as number) - 1;
    phase.doing = 'group';
    phase.area = from;
    phase.bonus = 0;
  }
  phase.free = 0;
  if (path.length - 1 > allowanceOf(block) && phase.bonus === 0) {
    phase.bonus = 1;
    state.march[side] = 0;
  }
};
/** 5.8 Who enters an area with enemies attacks there; the Defender's own who come later are Reserves. */
export const arriveBy = (state: Writable, side: number, block: BlockId, to: AreaId): void => {
  if (heldBy(state, 1 - side, to) === 0) return;
  if (state.attackers[to] === 0) state.attackers[to] = side + 1;
  else if (state.attackers[to] !== side + 1) state.how[block] = LATE;
};
export const move = (table: TableIn<'actions'>, seat: Seat, action: MoveAction): void => {
  const { state } = table;
  const { block, path } = action;
  const side = sideOf(seat);
  const steps = path.length - 1;
  const to = path[steps] as AreaId;
  const extra = action.do === 'move' ? reachOf(state, seat, block, path[0] as AreaId) - allowanceOf(block) : 0;
  if (action.do === 'move') payMove(state, seat, action);
  for (let n = 1; n <= steps; n++) {
    const border = borderBetween(path[n - 1] as AreaId, path[n] as AreaId);
    const crossed = state.crossed[side] as number[];
    crossed[border] = (crossed[border] as number) + 1;
    markEntered(state, side, border, path[n] as AreaId);
  }
  walk(state, block, to, REACHES[Math.max(0, steps - extra)]);
  state.came[block] = borderBetween(path[steps - 1] as AreaId, to) + 1;
  state.done[block] = 1;
  arriveBy(state, side, block, to);
  const attacks = heldBy(state, 1 - side, to) > 0;
  const rule = action.do === 'move' ? '5.3' : '5.4';
  table.tell(rule, { say: 'moved', seat, block: nameFor(seat, block), path: path.map(areaName), attacks });
  settle(table, path[0] as AreaId, false);
};
