// The blocks a viewer sees: in the field of an area, or inside its city. Those with their backs to him have no name.
import type { BlockFace, WoodName } from '@rose/board';
import {
  type AreaName,
  areaName,
  areaOfCity,
  B,
  BLOCK_NAMES,
  type BlockName,
  type CityName,
  COLOURS,
  type Colour,
  classOf,
  colourOf,
  effectivenessOf,
  fullStrength,
  isAreaName,
  isCityName,
  SEATS,
  type Seat,
  type SeenBlock,
  type Stand,
  sideOfBlock,
  T,
  type View,
} from '@rose/without-an-enemy/ids';

export interface Piece extends Stand {
  /** Its place on the board: the block's name, or `unknown-kent-2`. */
  readonly id: string;
  readonly seat: Seat;
  readonly colour: Colour;
  readonly area: AreaName;
  /** The city it is inside of. */
  readonly city: CityName | undefined;
  readonly block: BlockName | undefined;
  /** Null: not known. */
  readonly strength: number | null;
}

export const seatOfBlock = (block: BlockName): Seat => SEATS[sideOfBlock(B[block])] as Seat;
export const colourOfBlock = (block: BlockName): Colour => COLOURS[colourOf(B[block])] as Colour;

const groundAt = (place: string): Pick<Piece, 'area' | 'city'> | undefined => {
  if (isAreaName(place)) return { area: place, city: undefined };
  return isCityName(place) ? { area: areaName(areaOfCity(T[place])), city: place } : undefined;
};
const knownPiece = (block: BlockName, seen: SeenBlock): readonly Piece[] => {
  const ground = groundAt(seen.place);
  if (!ground) return [];
  const { strength, done, came, how, line, picked } = seen;
  const named = { id: block, block, seat: seatOfBlock(block), colour: colourOfBlock(block), strength };
  return [{ ...named, ...ground, done, came, how, line, picked }];
};

export const piecesOf = (view: View): readonly Piece[] => {
  const known = BLOCK_NAMES.flatMap((block): readonly Piece[] => {
    const seen = view.blocks[block];
    return seen ? knownPiece(block, seen) : [];
  });
  const counts = new Map<string, number>();
  const unknown = view.hidden.flatMap(({ place, ...hidden }): readonly Piece[] => {
    const ground = groundAt(place);
    if (!ground) return [];
    const number = (counts.get(place) ?? 0) + 1;
    counts.set(place, number);
    return [{ ...hidden, ...ground, id: `unknown-${place}-${number}`, block: undefined, strength: null }];
  });
  return [...known, ...unknown];
};

const WOODS: { readonly [C in Colour]: WoodName } = { blue: 'royalist', orange: 'parliament', green: 'covenant' };
export const woodOf = (colour: Colour): WoodName => WOODS[colour];

/** Class and effectiveness; what a battle changes is handed in. */
export const ratingOf = (block: BlockName, power = effectivenessOf(B[block])): string => `${classOf(B[block])}${power}`;
export const faceOf = (block: BlockName, strength: number | null, rating = ratingOf(block)): BlockFace => ({
  coat: block,
  full: fullStrength(B[block]),
  strength: strength ?? undefined,
  rating,
});
export const faceOfPiece = ({ block, strength }: Piece): BlockFace | undefined =>
  block ? faceOf(block, strength) : undefined;

/** Where both sides have field blocks. */
export const contestedAreas = (pieces: readonly Piece[]): readonly AreaName[] => {
  const field = pieces.filter(({ city }) => city === undefined);
  const held = (seat: Seat) => new Set(field.filter((piece) => piece.seat === seat).map(({ area }) => area));
  const others = held('parliament');
  return [...held('royalist')].filter((area) => others.has(area));
};

/** Off the map: blocks of a side in its Reserve, lost this year, waiting, or out of the game. */
export type Box = 'reserve' | 'lost' | 'waiting' | 'gone';
export const blocksAt = (view: View, seat: Seat, box: Box): readonly BlockName[] =>
  BLOCK_NAMES.filter((block) => view.blocks[block]?.place === box && seatOfBlock(block) === seat);

interface Asked {
  readonly open: readonly string[];
  readonly picked: readonly string[];
  readonly viewer: string;
}
const groundFor = ({ open }: Asked, { area, city }: Piece): string =>
  city !== undefined && !open.includes(area) ? city : area;
/** What a touch on a piece is for: where nobody asks for the block itself, it stands for its area or city. */
export const groundOf = (asked: Asked, piece: Piece): string => {
  const { open, picked, viewer } = asked;
  const { block, seat } = piece;
  if (block === undefined) return groundFor(asked, piece);
  if (open.includes(block) || picked.includes(block)) return block;
  const ground = groundFor(asked, piece);
  const isForGround = picked.length === 0 ? open.includes(ground) : seat !== viewer || open.includes(ground);
  return isForGround ? ground : block;
};
