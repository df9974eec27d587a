// 5.3 Sea moves: one point a block, from coast to coast of the same sea; two for one between major ports (5.31).
// 5.54 Piracy lets them attack.
import { refuse } from '@rose/table';
import { nameFor } from '../../papers/naming.ts';
import { follow, setOf } from '../../secrecy/fog.ts';
import {
  AREA_COUNT,
  AREAS,
  type AreaId,
  areaName,
  coastsOf,
  isMajorPort,
  type SeaId,
  seaName,
  seasOf,
  touchesSea,
} from '../data/areas.ts';
import { type BlockId, blockName, canSail } from '../data/blocks.ts';
import { armyOf, at, freePrisoner, isDone, isEnemyExile, isOpen, isStanding, put } from '../position.ts';
import {
  type ActionAction,
  BY_SEA,
  type During,
  type Refusal,
  type SailAction,
  type Seat,
  type State,
  sideOf,
  type TableIn,
} from '../state.ts';
import { enterBattle, type MovableGroup } from './attack.ts';
import { allows, isPiracy, whyNotAllowed, whyNotMovable } from './cards.ts';
import { whyNotLeave } from './land.ts';

type Acting = During<'action'>;

/** A crossing between two coasts of a sea, with the sail of each block made once. */
interface Crossing {
  readonly to: AreaId;
  readonly sea: SeaId;
  /** Not the first sea these two share: only Piracy asks which (ruling 4.8). */
  readonly second: boolean;
  /** 2.7 The side that may never land; -1: both may. */
  readonly barred: number;
  readonly sails: SailAction[];
}
const sharedSeas = (from: AreaId, to: AreaId): readonly SeaId[] => seasOf(from).filter((sea) => touchesSea(to, sea));
const barredFrom = (to: AreaId): number => [0, 1].find((side) => isEnemyExile(side, to)) ?? -1;
const CROSSINGS: readonly (readonly Crossing[])[] = AREAS.map((from) =>
  seasOf(from).flatMap((sea) =>
    coastsOf(sea)
      .filter((to) => to !== from)
      .map((to) => ({ to, sea, second: sharedSeas(from, to)[0] !== sea, barred: barredFrom(to), sails: [] })),
  ),
);
const sailOver = (crossing: Crossing, from: AreaId, block: BlockId): SailAction => {
  const known = crossing.sails[block];
  if (known) return known;
  const sail: SailAction = { do: 'sail', block, from, to: crossing.to, sea: crossing.sea };
  crossing.sails[block] = sail;
  return sail;
};

const pairOf = (from: AreaId, to: AreaId): number => from * AREA_COUNT + to;
/** 5.31 A second block goes free between the same two major ports. */
const isFree = (state: Acting, from: AreaId, to: AreaId): boolean => state.phase.credits.includes(pairOf(from, to));

/** Why a block may not land there. */
const whyNotLand = (state: State, seat: Seat, to: AreaId): Refusal | undefined => {
  const side = sideOf(seat);
  if (isEnemyExile(side, to)) return refuse('2.7', { why: 'enemy-exile', area: areaName(to) });
  if (!isOpen(state, side, to) && !isPiracy(state, seat))
    return refuse('5.3', { why: 'area-not-open', area: areaName(to) });
  return undefined;
};

export const whyNotSail = (state: Acting, seat: Seat, action: SailAction): Refusal | undefined => {
  const { block, from, to, sea } = action;
  const wrong = whyNotMovable(state, seat, block, from) ?? whyNotAllowed(state, seat, 'sail');
  if (wrong) return wrong;
  if (!canSail(block)) return refuse('5.3', { why: 'cannot-sail', block: blockName(block) });
  if (to === from) return refuse('5.3', { why: 'already-there', block: blockName(block), area: areaName(to) });
  for (const area of [from, to])
    if (!touchesSea(area, sea))
      return refuse('5.3', { why: 'not-on-that-sea', area: areaName(area), sea: seaName(sea) });
  const [first] = sharedSeas(from, to) as [SeaId];
  if (first !== sea && !isPiracy(state, seat)) return refuse('5.3', { why: 'name-other-sea', sea: seaName(first) });
  const closed = whyNotLand(state, seat, to) ?? whyNotLeave(state, seat, from);
  if (closed) return closed;
  return state.phase.points > 0 || isFree(state, from, to) ? undefined : refuse('5.3', { why: 'no-points-left' });
};

export function* sailCandidates(state: Acting, seat: Seat): Iterable<SailAction> {
  for (const block of armyOf(state, sideOf(seat))) {
    if (!isStanding(state, block) || isDone(state, block)) continue;
    const from = at(state, block) as AreaId;
    for (const crossing of CROSSINGS[from] as readonly Crossing[]) yield sailOver(crossing, from, block);
  }
}

/** Adds the legal sails: `whyNotSail` turned round, area by area. */
export const addSails = (state: Acting, seat: Seat, groups: readonly MovableGroup[], into: ActionAction[]): void => {
  const { points, credits } = state.phase;
  if (!allows(state, seat, 'sail') || (points === 0 && credits.length === 0)) return;
  const piracy = isPiracy(state, seat);
  const side = sideOf(seat);
  for (const { area, blocks } of groups) {
    const crossings = CROSSINGS[area] as readonly Crossing[];
    if (crossings.length === 0) continue;
    const sailors = blocks.filter(canSail);
    if (sailors.length === 0) continue;
    for (let n = 0; n < crossings.length; n++) {
      const crossing = crossings[n] as Crossing;
      const { to, second, barred } = crossing;
      if (barred === side || (!piracy && (second || !isOpen(state, side, to)))) continue;
      if (points === 0 && !isFree(state, area, to)) continue;
      for (let i = 0; i < sailors.length; i++) into.push(sailOver(crossing, area, sailors[i] as BlockId));
    }
  }
};

const SAILORS = [0, 1].map((side) => setOf(side, canSail));

/** 5.3 The block sails; 5.31 the first of two between major ports pays for both, unless it attacks (5.54). */
export const sail = (table: TableIn<'action'>, seat: Seat, { block, from, to, sea }: SailAction): void => {
  const { state } = table;
  const { phase } = state;
  const side = sideOf(seat);
  const attacks = !isOpen(state, side, to);
  const credit = phase.credits.indexOf(pairOf(from, to));
  if (credit >= 0 && !attacks) phase.credits.splice(credit, 1);
  else {
    phase.points -= 1;
    if (!attacks && isMajorPort(from) && isMajorPort(to)) phase.credits.push(pairOf(from, to));
  }
  put(state, block, to);
  state.done[block] = 1;
  follow(state, side, from, to, SAILORS[side]);
  if (attacks) enterBattle(state, seat, block, to, BY_SEA + sea);
  const names = { from: areaName(from), to: areaName(to), sea: seaName(sea) };
  table.tell('5.3', { say: 'sailed', seat, block: nameFor(seat, block), ...names, attacks });
  freePrisoner(table);
};
