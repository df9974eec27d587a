// The blocks on the map as This War Without an Enemy shows them.
import { type BlocksOf, type MapBlock, MapBlocks } from '@rose/board';
import { isBlockName } from '@rose/without-an-enemy/ids';
import { faceOfPiece, groundOf, type Piece, woodOf } from './pieces.ts';
import type { Placed } from './places.ts';
import { labelForPiece, type Props } from './said.ts';

const SMALL = 0.8;

const shown = (board: Props, piece: Piece): MapBlock => ({
  id: piece.id,
  label: labelForPiece(board, piece),
  ground: groundOf(board, piece),
  isOwn: piece.seat === board.viewer,
  wood: woodOf(piece.colour),
  face: faceOfPiece(piece),
  isUsed: piece.done && piece.seat === board.viewer,
});

export const Blocks = (props: BlocksOf<Props, Placed>) => (
  <MapBlocks {...props} small={SMALL} isBlock={isBlockName} show={({ piece }) => shown(props.board, piece)} />
);
