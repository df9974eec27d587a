// 8.2 How the throne would be counted now, as far as a viewer can know: his own side exactly, the other between bounds.
import { A, AREAS, type AreaId, isExile } from '../rules/data/areas.ts';
import { BLOCKS, type BlockId, colourOf, kindOf, REBEL } from '../rules/data/blocks.ts';
import { supporters } from '../rules/phases/throne.ts';
import { heldBy, isDown, isInPlay, seatOfBlock } from '../rules/position.ts';
import { type Seat, type State, sideOf } from '../rules/state.ts';
import { placesOf } from './fog.ts';
import type { Support } from './seen.ts';

const COUNTING: readonly AreaId[] = AREAS.filter((area) => !isExile(area) && area !== A['isle-of-man']);
/** 8.1 Levies, bombards and mercenaries disband before the count. */
const DISBANDING: readonly BlockId[] = BLOCKS.filter((block) =>
  ['levy', 'bombard', 'mercenary'].includes(kindOf(block)),
);

/** Standing blocks of a side in these areas; the Rebel, which all can tell, apart. */
const standing = (state: State, seat: Seat, areas: readonly AreaId[]): number => {
  let count = 0;
  for (const area of areas) count += heldBy(state, sideOf(seat), area);
  const rebel = seatOfBlock(state, REBEL) === seat && areas.includes(state.at[REBEL] as AreaId);
  return rebel ? count - 1 : count;
};
/** How many of them may disband, and how many certainly do. */
const disbanding = (
  state: State,
  seat: Seat,
  areas: readonly AreaId[],
): { readonly may: number; readonly must: number } => {
  let may = 0;
  let must = 0;
  for (const block of DISBANDING) {
    if (colourOf(block) !== sideOf(seat) || !isInPlay(state, block) || isDown(state, block)) continue;
    const places = placesOf(state, block);
    if (places.some((place) => areas.includes(place as AreaId))) may++;
    if (places.every((place) => areas.includes(place as AreaId))) must++;
  }
  return { may, must };
};
/** The least and the most supporters that stand in these areas. */
const bounds = (state: State, seat: Seat, areas: readonly AreaId[]): Support => {
  const count = standing(state, seat, areas);
  const { may, must } = disbanding(state, seat, areas);
  return { least: Math.max(0, count - may), most: Math.max(0, count - must) };
};

export const supportSeen = (state: State, viewer: string, seat: Seat): Support => {
  if (viewer === seat || viewer === 'all') {
    const exact = supporters(state, seat);
    return { least: exact, most: exact };
  }
  const all = bounds(state, seat, COUNTING);
  const london = bounds(state, seat, [A.middlesex]);
  const prisoner = state.prisoner && seat === 'lancaster' ? 1 : 0;
  return {
    least: all.least + (london.least > 0 ? 1 : 0) + prisoner,
    most: all.most + (london.most > 0 ? 1 : 0) + prisoner,
  };
};
