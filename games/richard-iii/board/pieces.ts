// The blocks a viewer sees, and where each of them is drawn. Those with their backs to the viewer have no name.
import type { BlockFace, Stood, WoodName } from '@rose/board';
import {
  type AreaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  colourOf,
  fullStrength,
  isAreaName,
  isHeir,
  letterOf,
  other,
  printedFirepower,
  type Seat,
  type SeenBlock,
  type View,
} from '@rose/richard-iii/ids';
import { coatOf, woodOf, woodOfBlock } from './heraldry.ts';

export interface Piece {
  /** Its place on the board: the block's name, or `unknown-kent-2`. */
  readonly id: string;
  readonly seat: Seat;
  readonly area: AreaName;
  /** Where it is drawn: until the battle opens an attacker stands on the own side of the border it crossed. */
  readonly stands: AreaName;
  readonly block: BlockName | undefined;
  /** Null: not known. */
  readonly steps: number | null;
  readonly isDown: boolean;
  readonly isDone: boolean;
  readonly isReserve: boolean;
  /** 10.2 Henry VI in Middlesex: nobody fights him. */
  readonly isPrisoner: boolean;
}

/** The Rebel fights for the Pretender. */
export const seatOfBlock = (view: Pick<View, 'kingSide'>, block: BlockName): Seat => {
  const colour = colourOf(B[block]);
  return colour === 2 ? other(view.kingSide) : colour === 0 ? 'lancaster' : 'york';
};

const standsAt = ({ attacks, phase }: View, seat: Seat, area: AreaName, came: string | null): AreaName => {
  const attack = attacks.find((one) => one.area === area);
  const isOpen = phase.name === 'battle' && phase.area === area;
  const isAttacker = attack?.attacker === seat && came !== null && isAreaName(came);
  return isAttacker && !isOpen ? came : area;
};
export const isComing = ({ area, stands }: Piece): boolean => area !== stands;
const knownPiece = (view: View, block: BlockName, seen: SeenBlock, area: AreaName): Piece => ({
  id: block,
  seat: seatOfBlock(view, block),
  area,
  stands: standsAt(view, seatOfBlock(view, block), area, seen.came),
  block,
  steps: seen.steps,
  isDown: seen.down,
  isDone: seen.done,
  isReserve: view.phase.name === 'battle' && view.phase.reserves.includes(block),
  isPrisoner: view.prisoner && block === 'l-henry-vi',
});
/** What nobody knows of a block turned away, or what it cannot be. */
const UNKNOWN = { block: undefined, steps: null, isDown: false, isPrisoner: false } as const;

export const piecesOf = (view: View): readonly Piece[] => {
  const known = BLOCK_NAMES.flatMap((block): readonly Piece[] => {
    const seen = view.blocks[block];
    return seen && isAreaName(seen.place) ? [knownPiece(view, block, seen, seen.place)] : [];
  });
  const counts = new Map<AreaName, number>();
  const unknown = view.hidden.map(({ seat, area, done, reserve, came }): Piece => {
    const number = (counts.get(area) ?? 0) + 1;
    counts.set(area, number);
    const id = `unknown-${area}-${number}`;
    const stands = standsAt(view, seat, area, came);
    return { ...UNKNOWN, id, seat, area, stands, isDone: done, isReserve: reserve };
  });
  return [...known, ...unknown];
};

export const woodOfPiece = ({ block, seat }: Piece): WoodName => (block ? woodOfBlock(block) : woodOf(seat));

/** Letter and firepower; a bombard is quick in the first round. */
export const letterNow = (block: BlockName, round: number): string =>
  block.endsWith('-bombard') && round === 1 ? 'A' : letterOf(B[block]);
export const ratingOf = (block: BlockName, round = 0, firepower = printedFirepower(B[block])): string =>
  `${letterNow(block, round)}${firepower}`;

export const faceOf = (block: BlockName, steps: number | null, rating = ratingOf(block)): BlockFace => ({
  coat: coatOf(block),
  full: fullStrength(B[block]),
  strength: steps ?? undefined,
  rating,
  isHeir: isHeir(B[block]),
});
/** Who is known and upright shows his face. */
export const faceOfPiece = ({ block, steps, isDown }: Piece): BlockFace | undefined =>
  block && !isDown ? faceOf(block, steps) : undefined;

export interface Placed extends Stood {
  readonly piece: Piece;
}

/** Where both sides stand: there will be a battle, or there is one. */
export const contestedAreas = (pieces: readonly Piece[]): readonly AreaName[] => {
  const upright = pieces.filter(({ isDown, isPrisoner }) => !isDown && !isPrisoner);
  const held = (seat: Seat) => new Set(upright.filter((piece) => piece.seat === seat).map(({ area }) => area));
  const york = held('york');
  return [...held('lancaster')].filter((area) => york.has(area));
};

/** Off the map: the blocks of a side in its pool, its minors, its dead. */
export const blocksAt = (view: View, seat: Seat, place: 'pool' | 'minor' | 'dead'): readonly BlockName[] =>
  BLOCK_NAMES.filter((block) => view.blocks[block]?.place === place && seatOfBlock(view, block) === seat);

interface Asked {
  readonly open: readonly string[];
  readonly picked: readonly string[];
  readonly viewer: string;
}
/** What a touch on a piece is for: where nobody asks for the block itself, it stands for its area. */
export const groundOf = ({ open, picked, viewer }: Asked, { block, seat, stands: area }: Piece): string => {
  if (block === undefined) return area;
  if (open.includes(block) || picked.includes(block)) return block;
  const isForArea = picked.length === 0 ? open.includes(area) : seat !== viewer;
  return isForArea ? area : block;
};
