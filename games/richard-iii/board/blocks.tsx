// The blocks on the map: each can be touched and focused; those turned away stand for the area they are in.
import { BLOCK, Block, fromTheBack, Place, type Point, type Trips, travel } from '@rose/board';
import { isBlockName } from '@rose/richard-iii/ids';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { faceOfPiece, groundOf, type Piece, type Placed, woodOfPiece } from './pieces.ts';
import { labelForPiece, type Props } from './said.ts';

const nothing = (): void => {};
const unheld = (): void => {};
const SMALL = 0.75;

const useTravel = (path: readonly Point[] | undefined) => {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => (path && element.current ? travel(element.current, { path }) : undefined), [path]);
  return element;
};

/** Own blocks glow when a touch would take them up; while one is in hand the others keep their thin ring. */
const ringOf = ({ open, picked }: Props, { block }: Piece): 'open' | 'picked' | undefined => {
  if (!block) return undefined;
  if (picked.includes(block)) return 'picked';
  return open.includes(block) ? 'open' : undefined;
};
const isAimedAt = ({ open, picked, viewer }: Props, { block, seat }: Piece): boolean =>
  block !== undefined && seat !== viewer && open.includes(block) && picked.some(isBlockName);

interface StandingProps {
  readonly board: Props;
  readonly placed: Placed;
  readonly path: readonly Point[] | undefined;
  readonly isEntrance: boolean;
  rest(place: string | undefined): void;
}
const Standing = ({ board, placed: { piece, at, scale }, path, isEntrance, rest }: StandingProps) => {
  const element = useTravel(path);
  const { id } = piece;
  const ground = groundOf(board, piece);
  const isTarget = isAimedAt(board, piece);
  return (
    <Place
      id={id}
      at={at}
      label={labelForPiece(board, piece)}
      open={board.open.includes(ground)}
      lit={board.open.includes(id)}
      picked={board.picked.includes(id)}
      own={piece.seat === board.viewer}
      entrance={isEntrance}
      hold={unheld}
      touch={() => board.touch(ground)}
      rest={(here) => rest(here ? id : undefined)}
      focused={nothing}
      pressed={nothing}
    >
      <g ref={element}>
        <g transform={`scale(${scale})translate(${-BLOCK.width / 2 - 2} ${-BLOCK.height - 3})`}>
          <Block
            wood={woodOfPiece(piece)}
            face={faceOfPiece(piece)}
            ring={isTarget ? undefined : ringOf(board, piece)}
            isTarget={isTarget}
            isUsed={(piece.isDone && piece.seat === board.viewer) || piece.isDown}
            isSmall={scale < SMALL}
          />
        </g>
      </g>
    </Place>
  );
};

export interface BlocksProps {
  readonly board: Props;
  readonly placed: readonly Placed[];
  readonly trips: Trips;
  readonly entrance: string;
  rest(place: string | undefined): void;
}
export const Blocks = ({ board, placed, trips, entrance, rest }: BlocksProps) => (
  <g class="blocks">
    {fromTheBack(placed).map((one) => (
      <Standing
        key={one.piece.id}
        board={board}
        placed={one}
        path={trips.get(one.piece.id)}
        isEntrance={entrance === one.piece.id}
        rest={rest}
      />
    ))}
  </g>
);
