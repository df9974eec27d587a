// 7.1, 7.2 How many blocks an area feeds, and who is too many.

import { dismiss, know } from '../../secrecy/fog.ts';
import { AREAS, type AreaId, isExile, supplyLimit } from '../data/areas.ts';
import { type BlockId, isLocalTo, mercenariesOf } from '../data/blocks.ts';
import { heldBy, isDown, isInPlay, isStanding } from '../position.ts';
import { SEATS, type Seat, type State, type Surplus, sideOf, type Table, type Writable } from '../state.ts';

const LOCALS: readonly (readonly BlockId[])[] = AREAS.map(mercenariesOf);
const localsIn = (state: State, area: AreaId): readonly BlockId[] =>
  (LOCALS[area] as readonly BlockId[]).filter((block) => state.at[block] === area && isStanding(state, block));

/** 7.2 Blocks of an exile that count for its limit: its own mercenaries do not. */
export const countedIn = (state: State, side: number, area: AreaId): number =>
  heldBy(state, side, area) - localsIn(state, area).length;

/** 7.1 Areas with too many blocks of a side, and how many are too many. */
export const surplusOf = (state: State, seat: Seat, where: (area: AreaId) => boolean): Surplus[] => {
  const side = sideOf(seat);
  const found: Surplus[] = [];
  for (const area of AREAS) {
    if (heldBy(state, side, area) <= supplyLimit(area) || !where(area)) continue;
    const left = countedIn(state, side, area) - supplyLimit(area);
    if (left > 0) found.push({ area, left });
  }
  return found;
};

/** Who pays tells all whether the mercenaries of a full exile are at home. */
export const learnMercenaries = (table: Table, seat: Seat): void => {
  const { state } = table;
  for (const area of AREAS) {
    const over = heldBy(state, sideOf(seat), area) - supplyLimit(area);
    if (!isExile(area) || over <= 0) continue;
    table.reveal(SEATS);
    learnIn(state, area, over);
  }
};
const learnIn = (state: Writable, area: AreaId, over: number): void => {
  const locals = (LOCALS[area] as readonly BlockId[]).filter(
    (block) => isInPlay(state, block) && !isDown(state, block),
  );
  const present = localsIn(state, area);
  // Nobody pays for five in Calais, whether one of its two mercenaries is there or both: only six tell.
  if (present.length === locals.length && over >= present.length) for (const block of locals) know(state, block);
  else if (present.length === 0) for (const block of locals) dismiss(state, block, area);
};

export const isSurplus = (state: State, surplus: readonly Surplus[], block: BlockId): boolean =>
  isStanding(state, block) && surplus.some(({ area }) => state.at[block] === area && !isLocalTo(block, area));
/** One block of this area has paid. */
export const pay = (surplus: readonly Surplus[], area: number): Surplus[] =>
  surplus
    .map((owed) => (owed.area === area ? { area: owed.area, left: owed.left - 1 } : owed))
    .filter(({ left }) => left > 0);
