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

const knownLords = (view: View, seat: Seat): number =>
  BLOCK_NAMES.filter((block) => {
    const seen = view.blocks[block];
    if (!seen || seen.down || !isAreaName(seen.place) || !counts(seen.place)) return false;
    return isLord(block) && colourOf(B[block]) === COLOURS[seat];
  }).length;

/** Of the blocks turned away in one area, how many may and how many must be lords. */
const hiddenLords = (view: View, seat: Seat, area: AreaName): Bounds => {
  const blocks = view.hidden.filter((hidden) => hidden.area === area && hidden.seat === seat).length;
  const possible = BLOCK_NAMES.filter(
    (block) =>
      colourOf(B[block]) === COLOURS[seat] &&
      view.blocks[block] === undefined &&
      (view.fog[block]?.places.includes(area) ?? false),
  );
  const lords = possible.filter(isLord).length;
  return { least: Math.max(0, blocks - (possible.length - lords)), most: Math.min(blocks, lords) };
};

const holdsLondon = (view: View, seat: Seat): boolean =>
  view.hidden.some((hidden) => hidden.area === 'middlesex' && hidden.seat === seat) ||
  BLOCK_NAMES.some((block) => {
    const seen = view.blocks[block];
    const isTheirs = colourOf(B[block]) === COLOURS[seat] || (block === 'rebel' && seat !== view.kingSide);
    return seen?.place === 'middlesex' && !seen.down && isTheirs && !isPrisoner(view, block);
  });

export const lordsOf = (view: View, seat: Seat): Bounds => {
  const sure = knownLords(view, seat) + (holdsLondon(view, seat) ? 1 : 0);
  const areas = [...new Set(view.hidden.filter((hidden) => hidden.seat === seat).map(({ area }) => area))];
  return areas
    .filter(counts)
    .map((area) => hiddenLords(view, seat, area))
    .reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
      least: sure,
      most: sure,
    });
};
