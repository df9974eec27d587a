// 6 Naval Moves: one block over the sea, and a die.
import { pick, type Random, refuse } from '@rose/table';
import { blurLoss, placeNow } from '../../secrecy/fog.ts';
import type { SailAction } from '../actions.ts';
import {
  A,
  AREA_COUNT,
  type AreaId,
  areaName,
  isCoastal,
  isOffMap,
  isYorkshire,
  REGIONS,
  regionOf,
} from '../data/areas.ts';
import { armyOf, type BlockId, blockName, homeOf, isRegional } from '../data/blocks.ts';
import { isNeutral } from '../data/calendar.ts';
import { voyageOf } from '../data/tables.ts';
import { nameFor, regionMismatch } from '../names.ts';
import { note, type Pad } from '../pad.ts';
import { at, eliminate, heldBy, isFriendly, isOnMap, isOpenTo, walk, weaken } from '../position.ts';
import { LAND } from '../recruiting.ts';
import { irishLimit, voyageModifier } from '../seas.ts';
import { settle } from '../sieges.ts';
import { type During, type Refusal, type Seat, sideOf, type TableIn } from '../state.ts';
import { whyNotMovable } from './land.ts';

type Acting = During<'actions'>;

const COASTS: readonly AreaId[] = LAND.filter(isCoastal);
const COASTS_BY_REGION = REGIONS.map((_, region) => COASTS.filter((area) => regionOf(area) === region));
const SAILS: SailAction[][] = [];
const sailTo = (block: BlockId, area: AreaId): SailAction => {
  SAILS[block] ??= [];
  const made = SAILS[block];
  made[area] ??= { do: 'sail', block, area };
  return made[area];
};

/** 6.1 From a Friendly coast, Ireland or the Continent. */
const whyNotFromThere = (state: Acting, seat: Seat, block: BlockId): Refusal | undefined => {
  const side = sideOf(seat);
  const from = at(state, block);
  const area = areaName(from);
  if (!isCoastal(from)) return refuse('6.1', { why: 'not-coastal', area });
  if (!isFriendly(state, side, from)) return refuse('6.1', { why: 'not-friendly', area });
  const limit = irishLimit(state, side);
  if (from === A.ireland && state.phase.fromIreland >= limit) return refuse('6.2', { why: 'ireland-limit', limit });
  return undefined;
};
/** 6.1, 6.2, 13.3 To a Friendly or Vacant coast; a Regional block to its home Region. */
const whyNotThere = (state: Acting, seat: Seat, block: BlockId, to: AreaId): Refusal | undefined => {
  const area = areaName(to);
  if (isOffMap(to)) return refuse('5.9', { why: 'never-entered', area });
  if (!isCoastal(to)) return refuse('6.1', { why: 'not-coastal', area });
  if (to === at(state, block)) return refuse('6.1', { why: 'already-there', block: blockName(block), area });
  if (isRegional(block) && regionOf(to) !== homeOf(block))
    return refuse('6.2', { why: 'not-its-region', ...regionMismatch(block, to) });
  if (isYorkshire(to) && isNeutral(state.year, state.turn)) return refuse('13.3', { why: 'yorkshire-neutral', area });
  return isOpenTo(state, sideOf(seat), to) ? undefined : refuse('6.1', { why: 'not-open', area });
};
export const whyNotSail = (state: Acting, seat: Seat, { block, area }: SailAction): Refusal | undefined => {
  const wrong = whyNotMovable(state, seat, block) ?? whyNotFromThere(state, seat, block);
  if (wrong) return wrong;
  if ((state.ap[sideOf(seat)] as number) === 0) return refuse('5.2', { why: 'no-points-left' });
  return whyNotThere(state, seat, block, area);
};
/** A block on a coast looks at every coast; any other at none. */
export function* sailCandidates(state: Acting, seat: Seat): Iterable<SailAction> {
  for (const block of armyOf(sideOf(seat))) {
    if (!isOnMap(state, block) || !isCoastal(at(state, block))) continue;
    for (const area of COASTS) yield sailTo(block, area);
  }
}
export const addSails = (state: Acting, seat: Seat, pad: Pad): void => {
  const side = sideOf(seat);
  if (state.ap[side] === 0) return;
  const neutral = isNeutral(state.year, state.turn);
  const open = COASTS.filter((area) => isOpenTo(state, side, area) && !(neutral && isYorkshire(area)));
  for (const block of armyOf(side)) {
    const from = state.at[block] as number;
    if (from >= AREA_COUNT || state.done[block] === 1 || state.inside[block] === 1) continue;
    if (!isCoastal(from) || from === state.stuck[side] || heldBy(state, 1 - side, from) > 0) continue;
    if (from === A.ireland && state.phase.fromIreland >= irishLimit(state, side)) continue;
    const home = homeOf(block);
    for (const area of open) if (area !== from && (home < 0 || regionOf(area) === home)) note(pad, sailTo(block, area));
  }
};

/** A voyage of a block that is ready, by dice; nothing where they show a coast that is closed to it. */
export const drawSail = (state: Acting, seat: Seat, block: BlockId, random: Random): SailAction | undefined => {
  const side = sideOf(seat);
  if (whyNotFromThere(state, seat, block)) return undefined;
  const home = homeOf(block);
  const coasts = home < 0 ? COASTS : (COASTS_BY_REGION[home] as readonly AreaId[]);
  if (coasts.length === 0) return undefined;
  const to = pick(coasts, random);
  if (to === at(state, block) || (isYorkshire(to) && isNeutral(state.year, state.turn))) return undefined;
  return isOpenTo(state, side, to) ? sailTo(block, to) : undefined;
};

/** By region: who may sail there. */
const SAILORS: readonly ((block: number) => boolean)[] = REGIONS.map(
  (_, region) => (block: number) => !isRegional(block) || homeOf(block) === region,
);
/** 6.4 The die decides; in any case the move is made. */
export const sail = (table: TableIn<'actions'>, seat: Seat, { block, area }: SailAction): void => {
  const { state } = table;
  const side = sideOf(seat);
  const from = at(state, block) as AreaId;
  if (from === A.ireland) state.phase.fromIreland += 1;
  const modifier = voyageModifier(state, side, from, area);
  const [face = 1] = table.roll('6.4', 6);
  const { result, loss } = voyageOf(face + modifier);
  table.tell('6.4', {
    say: 'sailed',
    seat,
    block: nameFor(seat, block),
    from: areaName(from),
    to: areaName(area),
    face,
    modifier,
    result,
    loss,
  });
  state.done[block] = 1;
  if (result === 'eliminated') eliminate(table, block);
  else if (loss > 0) {
    weaken(table, block, loss);
    if (isOnMap(state, block)) blurLoss(state, block, placeNow(state, block), loss);
  }
  if (result === 'arrives' && isOnMap(state, block)) walk(state, block, area, SAILORS[regionOf(area)]);
  settle(table, from, false);
};
