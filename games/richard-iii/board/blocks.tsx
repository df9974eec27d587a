// The blocks on the map: each can be touched and focused; those turned away stand for the area they are in.
import {
  BLOCK,
  Block,
  type BlockRing,
  type Drag,
  fromTheBack,
  Place,
  type Point,
  type Trips,
  travel,
} from '@rose/board';
import { type BlockName, isBlockName } from '@rose/richard-iii/ids';
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

/** Own blocks glow when a touch would take them up; while one is in hand those who may join it keep a thin ring. */
const ringOf = ({ open, picked, joins }: Props, { block }: Piece): BlockRing | undefined => {
  if (!block) return undefined;
  if (picked.includes(block)) return 'picked';
  if (open.includes(block)) return 'open';
  return joins?.includes(block) ? 'joins' : undefined;
};
const isAimedAt = ({ open, picked, viewer }: Props, { block, seat }: Piece): boolean =>
  block !== undefined && seat !== viewer && open.includes(block) && picked.some(isBlockName);

/** Q6: those of a company are numbered as they were picked. */
const orderOf = ({ picked }: Props, { id }: Piece): number | undefined => {
  const company = picked.filter(isBlockName);
  return company.length > 1 && company.includes(id as BlockName) ? company.indexOf(id as BlockName) + 1 : undefined;
};

interface StandingProps {
  readonly board: Props;
  readonly placed: Placed;
  readonly path: readonly Point[] | undefined;
  readonly isEntrance: boolean;
  readonly drag: Drag;
  rest(place: string | undefined): void;
}
const Standing = ({ board, placed: { piece, at, scale }, path, isEntrance, drag, rest }: StandingProps) => {
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
      <g
        ref={element}
        class={drag.isFree(id) ? 'free-hand' : undefined}
        onPointerDown={(event) => drag.isFree(id) && drag.start(id, event)}
      >
        <g transform={`scale(${scale})translate(${-BLOCK.width / 2 - 2} ${-BLOCK.height - 3})`}>
          <Block
            wood={woodOfPiece(piece)}
            face={faceOfPiece(piece)}
            ring={isTarget ? undefined : ringOf(board, piece)}
            isTarget={isTarget}
            order={orderOf(board, piece)}
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
  readonly drag: Drag;
  rest(place: string | undefined): void;
}
export const Blocks = ({ board, placed, trips, entrance, drag, rest }: BlocksProps) => (
  <g class="blocks">
    {fromTheBack(placed).map((one) => (
      <Standing
        key={one.piece.id}
        board={board}
        placed={one}
        path={trips.get(one.piece.id)}
        isEntrance={entrance === one.piece.id}
        drag={drag}
        rest={rest}
      />
    ))}
  </g>
);
