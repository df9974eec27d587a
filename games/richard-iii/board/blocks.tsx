// The blocks on the map as Richard III shows them.
import { type BlocksOf, type MapBlock, MapBlocks } from '@rose/board';
import { isBlockName } from '@rose/richard-iii/ids';
import { faceOfPiece, groundOf, type Piece, type Placed, woodOfPiece } from './pieces.ts';
import { labelForPiece, type Props } from './said.ts';

const SMALL = 0.75;

const isAimedAt = ({ open, picked, viewer }: Props, { block, seat }: Piece): boolean =>
  block !== undefined && seat !== viewer && open.includes(block) && picked.some(isBlockName);

const shown = (board: Props, piece: Piece): MapBlock => ({
  id: piece.id,
  label: labelForPiece(board, piece),
  ground: groundOf(board, piece),
  isOwn: piece.seat === board.viewer,
  wood: woodOfPiece(piece),
  face: faceOfPiece(piece),
  isTarget: isAimedAt(board, piece),
  isUsed: (piece.isDone && piece.seat === board.viewer) || piece.isDown,
});

export const Blocks = (props: BlocksOf<Props, Placed>) => (
  <MapBlocks {...props} small={SMALL} isBlock={isBlockName} show={({ piece }) => shown(props.board, piece)} />
);
