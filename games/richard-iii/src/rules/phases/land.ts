// 5.2 Land moves: one point activates an area; its blocks go one or two areas, within the limits of the borders.
import { refuse } from '@rose/table';
import { nameFor } from '../../papers/naming.ts';
import { follow } from '../../secrecy/fog.ts';
import { AREAS, type AreaId, areaName } from '../data/areas.ts';
import type { BlockId } from '../data/blocks.ts';
import { type BorderId, borderBetween, borderLimit, isRed, NO_BORDER, neighboursOf } from '../data/borders.ts';
import { C } from '../data/cards.ts';
import { armyOf, at, freePrisoner, heldBy, isDone, isEnemyExile, isStanding, put } from '../position.ts';
import {
  type ActionAction,
  type During,
  type MarchAction,
  type Refusal,
  type Seat,
  type State,
  sideOf,
  type TableIn,
} from '../state.ts';
import {
  attackOn,
  borderLimitFor,
  closedToLeave,
  enterBattle,
  type MovableGroup,
  mayEnterOver,
  mayLeave,
  pinnedBy,
} from './attack.ts';
import { allows, cardOf, whyNotAllowed, whyNotMovable } from './cards.ts';

type Acting = During<'action'>;

/** 5.2 Two areas; three by Force March (5.52). */
export const reach = (state: State, seat: Seat): number => (cardOf(state, seat) === C['event-force-march'] ? 3 : 2);
/** 5.21 The limit of a border, one more by Surprise (5.51). */
const limitOf = (state: State, seat: Seat, border: BorderId): number =>
  borderLimit(border) + (cardOf(state, seat) === C['event-surprise'] ? 1 : 0);
const isMuster = (state: State, seat: Seat): boolean => cardOf(state, seat) === C['event-muster'];

/** Every road of up to three steps. After a red border nobody goes on (5.21), and nobody steps straight back (2.2). */
interface Road {
  readonly path: readonly AreaId[];
  readonly to: AreaId;
  readonly border: BorderId;
  readonly limit: number;
  /** 2.7 The side that may never enter; -1: both may. */
  readonly barred: number;
  readonly on: readonly Road[];
  /** The march of each block along it, made once. */
  readonly marches: MarchAction[];
}
const roadsFrom = (path: readonly AreaId[], steps: number): readonly Road[] => {
  const here = path.at(-1) as AreaId;
  const before = path.at(-2);
  return neighboursOf(here)
    .filter((to) => to !== before)
    .map((to) => {
      const border = borderBetween(here, to);
      const longer = [...path, to];
      const on = steps > 1 && !isRed(border) ? roadsFrom(longer, steps - 1) : [];
      const barred = [0, 1].find((side) => isEnemyExile(side, to)) ?? -1;
      return { path: longer, to, border, limit: borderLimit(border), barred, on, marches: [] };
    });
};
const ROADS: readonly (readonly Road[])[] = AREAS.map((area) => roadsFrom([area], 3));

const marchAlong = (road: Road, block: BlockId): MarchAction => {
  const known = road.marches[block];
  if (known) return known;
  const march: MarchAction = { do: 'march', block, path: road.path };
  road.marches[block] = march;
  return march;
};

/** 5.2 Whether the area is paid for, or can be. Muster costs nothing. */
const canActivate = (state: Acting, seat: Seat, area: AreaId): boolean =>
  isMuster(state, seat) || state.phase.points > 0 || state.phase.active.includes(area);

/** Why the points or the event forbid any march out of this area. */
const whyNotActivate = (state: Acting, seat: Seat, from: AreaId): Refusal | undefined => {
  const forbidden = whyNotAllowed(state, seat, 'march');
  if (forbidden) return forbidden;
  if (isMuster(state, seat) && state.phase.muster < 0) return refuse('5.53', { why: 'name-muster-first' });
  return canActivate(state, seat, from) ? undefined : refuse('5.2', { why: 'no-points-left' });
};

/** Why a single step cannot be taken, whatever comes before. */
const whyNotStep = (state: Acting, seat: Seat, from: AreaId, to: AreaId): Refusal | undefined => {
  const border = borderBetween(from, to);
  const names = { from: areaName(from), to: areaName(to) };
  if (border === NO_BORDER) return refuse('5.2', { why: 'no-border', ...names });
  const side = sideOf(seat);
  if (isEnemyExile(side, to)) return refuse('2.7', { why: 'enemy-exile', area: names.to });
  const limit = limitOf(state, seat, border);
  if ((state.phase.used[border] as number) >= limit) return refuse('5.21', { why: 'border-full', ...names, limit });
  if (heldBy(state, 1 - side, to) === 0) return undefined;
  if (isMuster(state, seat)) return refuse('5.53', { why: 'area-not-open', area: names.to });
  const attack = attackOn(state, to);
  if (mayEnterOver(attack, seat, border)) return undefined;
  return refuse('6.3', { why: 'too-many-borders', area: names.to, limit: borderLimitFor(attack, seat) });
};

/** 5.21, 5.2 Why a march may not go on beyond its n-th step. */
const whyNotOn = (state: State, seat: Seat, path: readonly AreaId[], n: number): Refusal | undefined => {
  const [from, to, next] = path.slice(n - 1) as [AreaId, AreaId, AreaId];
  if (next === from) return refuse('5.2', { why: 'steps-straight-back', area: areaName(from) });
  if (isRed(borderBetween(from, to)))
    return refuse('5.21', { why: 'stops-after-red', from: areaName(from), to: areaName(to) });
  if (heldBy(state, 1 - sideOf(seat), to) > 0) return refuse('5.2', { why: 'stops-at-enemy', area: areaName(to) });
  return undefined;
};

/** 5.22 Why an attacked area cannot be left by this step. */
export const whyNotLeave = (state: State, seat: Seat, from: AreaId, to?: AreaId): Refusal | undefined => {
  const attack = attackOn(state, from);
  if (!attack) return undefined;
  if (!mayLeave(state, seat, from))
    return refuse('5.22', { why: 'pinned', area: areaName(from), pinned: pinnedBy(state, attack) });
  if (to !== undefined && closedToLeave(state, seat, from).includes(borderBetween(from, to)))
    return refuse('5.22', { why: 'border-closed', from: areaName(from), to: areaName(to) });
  return undefined;
};

export const whyNotMarch = (state: Acting, seat: Seat, { block, path }: MarchAction): Refusal | undefined => {
  const from = path[0] as AreaId;
  const wrong = whyNotMovable(state, seat, block, from) ?? whyNotActivate(state, seat, from);
  if (wrong) return wrong;
  const limit = reach(state, seat);
  if (path.length - 1 > limit) return refuse('5.2', { why: 'too-far', limit });
  for (let n = 1; n < path.length; n++) {
    const refusal =
      (n > 1 ? whyNotOn(state, seat, path, n - 1) : undefined) ??
      whyNotStep(state, seat, path[n - 1] as AreaId, path[n] as AreaId) ??
      (n === 1 ? whyNotLeave(state, seat, from, path[1]) : undefined);
    if (refusal) return refusal;
  }
  if (isMuster(state, seat) && path.at(-1) !== state.phase.muster)
    return refuse('5.53', { why: 'muster-ends-elsewhere', area: areaName(state.phase.muster) });
  return undefined;
};

/** Every road a block could look at, legal or not; one that cannot move at all looks at its neighbours only. */
export function* marchCandidates(state: Acting, seat: Seat): Iterable<MarchAction> {
  const steps = reach(state, seat);
  for (const block of armyOf(state, sideOf(seat))) {
    if (!isStanding(state, block)) continue;
    const area = at(state, block) as AreaId;
    const stays = isDone(state, block) || whyNotActivate(state, seat, area) !== undefined;
    yield* candidatesAlong(ROADS[area] as readonly Road[], block, stays ? 1 : steps);
  }
}
function* candidatesAlong(roads: readonly Road[], block: BlockId, steps: number): Iterable<MarchAction> {
  for (const road of roads) {
    yield marchAlong(road, block);
    if (steps > 1) yield* candidatesAlong(road.on, block, steps - 1);
  }
}

/** What a look along the roads needs at every step, found once. */
interface Look {
  readonly state: Acting;
  readonly seat: Seat;
  readonly side: number;
  readonly used: readonly number[];
  /** 5.51 What Surprise adds to a limit. */
  readonly more: number;
  readonly muster: number;
  readonly group: readonly BlockId[];
  readonly into: ActionAction[];
}
/** Adds the legal marches: `whyNotMarch` turned round, area by area. */
export const addMarches = (state: Acting, seat: Seat, groups: readonly MovableGroup[], into: ActionAction[]): void => {
  if (!allows(state, seat, 'march') || (isMuster(state, seat) && state.phase.muster < 0)) return;
  const steps = reach(state, seat);
  const more = cardOf(state, seat) === C['event-surprise'] ? 1 : 0;
  const muster = isMuster(state, seat) ? state.phase.muster : -1;
  const common = { state, seat, side: sideOf(seat), used: state.phase.used, more, muster, into };
  for (const { area, blocks } of groups) {
    if (!canActivate(state, seat, area)) continue;
    const closed = closedToLeave(state, seat, area);
    addAlong({ ...common, group: blocks }, ROADS[area] as readonly Road[], steps, closed);
  }
};
const OPEN_ROADS: readonly BorderId[] = [];
const addAlong = (look: Look, roads: readonly Road[], steps: number, closed: readonly BorderId[]): void => {
  const { state, side, used, more, muster, group, into } = look;
  for (let n = 0; n < roads.length; n++) {
    const road = roads[n] as Road;
    const { to, border } = road;
    if ((used[border] as number) >= road.limit + more || road.barred === side) continue;
    if (closed.length > 0 && closed.includes(border)) continue;
    const enemy = heldBy(state, 1 - side, to) > 0;
    if (enemy && (muster >= 0 || !mayEnterOver(attackOn(state, to), look.seat, border))) continue;
    if (muster < 0 || muster === to)
      for (let i = 0; i < group.length; i++) into.push(marchAlong(road, group[i] as BlockId));
    if (steps > 1 && !enemy && road.on.length > 0) addAlong(look, road.on, steps - 1, OPEN_ROADS);
  }
};

/** 5.2 The block goes; the first out of an area pays for it. */
export const march = (table: TableIn<'action'>, seat: Seat, { block, path }: MarchAction): void => {
  const { state } = table;
  const { phase } = state;
  const from = path[0] as AreaId;
  const to = path.at(-1) as AreaId;
  const side = sideOf(seat);
  const attacks = heldBy(state, 1 - side, to) > 0;
  if (!isMuster(state, seat) && !phase.active.includes(from)) {
    phase.points -= 1;
    phase.active.push(from);
  }
  let last = NO_BORDER;
  for (let n = 1; n < path.length; n++) {
    last = borderBetween(path[n - 1] as AreaId, path[n] as AreaId);
    phase.used[last] = (phase.used[last] as number) + 1;
  }
  put(state, block, to);
  state.done[block] = 1;
  follow(state, side, from, to);
  if (attacks) enterBattle(state, seat, block, to, last + 1);
  const hidden = nameFor(seat, block);
  table.tell('5.2', { say: 'marched', seat, block: hidden, path: path.map(areaName), attacks });
  freePrisoner(table);
};
