// 8.2 Who would win the count for the throne now: exact for what is seen, bounds for what is hidden.
import {
  A,
  type AreaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  colourOf,
  isAreaName,
  isExile,
  kindOf,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}
const COLOURS: { readonly [S in Seat]: 0 | 1 } = { lancaster: 0, york: 1 };
const isLord = (block: BlockName): boolean => ['heir', 'noble', 'church'].includes(kindOf(B[block]));
/** 8.2 Exile and the Isle of Man do not count. */
const counts = (area: AreaName): boolean => !isExile(A[area]) && area !== 'isle-of-man';
const isPrisoner = (view: View, block: BlockName): boolean => view.prisoner && block === 'l-henry-vi';

const knownLords = (view: View, seat: Seat): readonly BlockName[] =>
  BLOCK_NAMES.filter((block) => {
    const seen = view.blocks[block];
    if (!seen || seen.down || !isAreaName(seen.place) || !counts(seen.place)) return false;
    return isLord(block) && colourOf(B[block]) === COLOURS[seat];
  });

/** Of the blocks turned away in one area, how many may and how many must be lords. */
const hiddenLords = (view: View, seat: Seat, area: AreaName): Bounds => {
  const blocks = view.hidden.filter((hidden) => hidden.area === area && hidden.seat === seat).length;
  // Where nobody wants the page to remember, it counts heads.
  if (!view.options.fogAid) return { least: 0, most: blocks };
  const possible = BLOCK_NAMES.filter(
    (block) =>
      colourOf(B[block]) === COLOURS[seat] &&
      view.blocks[block] === undefined &&
      (view.fog[block]?.places.includes(area) ?? false),
  );
  const lords = possible.filter(isLord).length;
  return { least: Math.max(0, blocks - (possible.length - lords)), most: Math.min(blocks, lords) };
};

/** One for London, where a lord holds it: levies and mercenaries disband before the count (8.1). */
const londonOf = (view: View, known: readonly BlockName[], hidden: Bounds): Bounds => {
  const isHeld = known.some((block) => view.blocks[block]?.place === 'middlesex' && !isPrisoner(view, block));
  return { least: isHeld || hidden.least > 0 ? 1 : 0, most: isHeld || hidden.most > 0 ? 1 : 0 };
};
const plus = (a: Bounds, b: Bounds): Bounds => ({ least: a.least + b.least, most: a.most + b.most });

export const lordsOf = (view: View, seat: Seat): Bounds => {
  const known = knownLords(view, seat);
  const areas = [...new Set(view.hidden.filter((hidden) => hidden.seat === seat).map(({ area }) => area))];
  const sure = { least: known.length, most: known.length };
  return areas
    .filter(counts)
    .map((area) => hiddenLords(view, seat, area))
    .reduce(plus, plus(sure, londonOf(view, known, hiddenLords(view, seat, 'middlesex'))));
};
