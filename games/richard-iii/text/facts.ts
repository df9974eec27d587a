// Facts both languages put into words: who is where, what was touched, how long the game still lasts. No rule, no word.
import {
  A,
  type AreaName,
  B,
  type BlockName,
  blockName,
  colourOf,
  exileOf,
  HEIRS,
  isAreaName,
  isBlockName,
  isCardName,
  isCity,
  isCrown,
  isWales,
  other,
  type PlaceName,
  SETUPS,
  type Seat,
  type SeenPhase,
  type View,
} from '@rose/richard-iii/ids';

/** The house a block fights for: the Rebel is the Pretender's. */
export const seatOfBlock = (view: View, block: BlockName): Seat => {
  const colour = colourOf(B[block]);
  if (colour === 2) return other(view.kingSide);
  return colour === 0 ? 'lancaster' : 'york';
};

const standing = (view: View, place: AreaName | 'pool'): readonly BlockName[] =>
  (Object.keys(view.blocks) as BlockName[]).filter((block) => {
    const seen = view.blocks[block];
    return seen?.place === place && !seen.down && !isPrisoner(view, block);
  });

/** 10.2 Henry VI, as long as he lies in Middlesex. */
export const isPrisoner = (view: View, block: BlockName): boolean => view.prisoner && block === 'l-henry-vi';
/** Neither dead nor the version that is kept aside. */
export const isInPlay = (place: PlaceName): boolean => place !== 'dead' && place !== 'aside';
export const isInPool = (view: View, block: BlockName): boolean => view.blocks[block]?.place === 'pool';
/** A place of the board's own: `via-kent`, a way through Kent. */
export const wayPointOf = (id: string): AreaName | undefined => {
  const area = id.replace(/^via-/, '');
  return area !== id && isAreaName(area) ? area : undefined;
};

/** How many blocks of a house stand in an area, shown or hidden. */
export const countIn = (view: View, area: AreaName, seat: Seat): number =>
  standing(view, area).filter((block) => seatOfBlock(view, block) === seat).length +
  view.hidden.filter((block) => block.area === area && block.seat === seat).length;

export const poolSize = (view: View, seat: Seat): number =>
  view.pools[seat] + standing(view, 'pool').filter((block) => seatOfBlock(view, block) === seat).length;

/** 9 Heirs of its own that a house still has; the dead and the turncoats are gone. */
export const heirsLeft = (view: View, seat: Seat): number =>
  HEIRS[seat].filter((heir) => {
    const place = view.blocks[blockName(heir)]?.place;
    return place !== 'dead' && place !== 'aside';
  }).length;

export const lastCampaign = (view: View): number => SETUPS[view.options.scenario].lastCampaign;
export const isLastCampaign = (view: View): boolean => view.campaign === lastCampaign(view);
export const isKingSide = (view: View, seat: Seat): boolean => view.kingSide === seat;
/** The block that wears the title of a house, if it is on a throne or after one. */
export const titleHolder = (view: View, seat: Seat): BlockName | null =>
  isKingSide(view, seat) ? view.king : view.pretender;

export type Mark = 'crown' | 'city' | 'wales' | 'exile-lancaster' | 'exile-york';
export const isExileArea = (area: AreaName): boolean => exileOf(A[area]) !== undefined;
/** What an area carries. */
export const marksOf = (area: AreaName): readonly Mark[] => {
  const id = A[area];
  const exile = exileOf(id);
  return [
    ...(isCrown(id) ? (['crown'] as const) : []),
    ...(isCity(id) ? (['city'] as const) : []),
    ...(isWales(id) ? (['wales'] as const) : []),
    ...(exile === undefined ? [] : ([`exile-${exile}`] as const)),
  ];
};

export type During<N extends SeenPhase['name']> = Extract<SeenPhase, { readonly name: N }>;
/** The phase under way, if it is this one. */
export const during = <N extends SeenPhase['name']>(view: View, name: N): During<N> | undefined =>
  view.phase.name === name ? (view.phase as During<N>) : undefined;

/** What the hand has touched last: the question depends on it. */
export type Touched =
  | { readonly touched: 'nothing' }
  /** The last block of the hand, and all of them. */
  | { readonly touched: 'block'; readonly block: BlockName; readonly all: readonly BlockName[] }
  | { readonly touched: 'area'; readonly area: AreaName }
  | { readonly touched: 'card' };
export const touchedBy = (picked: readonly string[]): Touched => {
  const block = picked.findLast(isBlockName);
  if (block !== undefined) return { touched: 'block', block, all: picked.filter(isBlockName) };
  const area = picked.findLast(isAreaName);
  if (area !== undefined) return { touched: 'area', area };
  return picked.some(isCardName) ? { touched: 'card' } : { touched: 'nothing' };
};
