// What a reader hears of a board of blocks, where several may be in one hand and stones on the road name the way.
import { areaOfWayPoint, isWayPoint } from '@rose/board';
import type { Kind } from '@rose/table';
import type { BoardProps } from './face.ts';
import { nameOf, placeIn, type Said } from './said.ts';

export interface BlockBoardProps<K extends Kind> extends BoardProps<K> {
  /** Blocks that may still be taken up with the company in hand. */
  readonly joins?: readonly string[];
}
interface BlockWords {
  readonly mayJoin: string;
  wayPoint(area: string): string;
}
/** The numbers on a block whose face is seen. */
interface Numbers {
  readonly strength?: number | undefined;
  readonly rating: string;
}
export interface SaidOfBlocks<K extends Kind> {
  labelFor(board: BlockBoardProps<K>, place: string): string;
  labelForBlock(board: BlockBoardProps<K>, block: string, numbers: Numbers): string;
}
export const saidOfBlocks = <K extends Kind>(said: Said<K>, words: () => BlockWords): SaidOfBlocks<K> => ({
  labelFor: (board, place) =>
    isWayPoint(place)
      ? words().wayPoint(nameOf(board.words, board.view, areaOfWayPoint(place))) + said.effectOf(board, place)
      : said.labelFor(board, place),
  labelForBlock: (board, block, { strength, rating }) => {
    const name = placeIn(board.words, board.view, block);
    // The numbers on the block are part of its name: strength, then rating, side by side.
    const isSaid = strength === undefined || name.endsWith(String(strength));
    const joins = board.joins?.includes(block) ? `. ${words().mayJoin}` : '';
    return `${name}, ${isSaid ? '' : `${strength} `}${rating}${said.effectOf(board, block)}${joins}`;
  },
});
