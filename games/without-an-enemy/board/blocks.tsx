// The blocks on the map: each can be touched and focused; those turned away stand for the ground they are on.
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
import { type BlockName, isBlockName } from '@rose/without-an-enemy/ids';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { faceOfPiece, groundOf, type Piece, woodOf } from './pieces.ts';
import type { Placed } from './places.ts';
import { labelForPiece, type Props } from './said.ts';

const nothing = (): void => {};
const unheld = (): void => {};
const SMALL = 0.8;

const useTravel = (path: readonly Point[] | undefined) => {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => (path && element.current ? travel(element.current, { path }) : undefined), [path]);
  return element;
};
const ringOf = ({ open, picked, joins }: Props, { block }: Piece): BlockRing | undefined => {
  if (!block) return undefined;
  if (picked.includes(block)) return 'picked';
  if (open.includes(block)) return 'open';
  return joins?.includes(block) ? 'joins' : undefined;
};

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
}
const Standing = ({ board, placed: { piece, at, scale }, path, isEntrance, drag }: StandingProps) => {
  const element = useTravel(path);
  const { id } = piece;
  const ground = groundOf(board, piece);
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
      rest={(here) => board.rest(here ? id : undefined)}
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
            wood={woodOf(piece.colour)}
            face={faceOfPiece(piece)}
            ring={ringOf(board, piece)}
            order={orderOf(board, piece)}
            isUsed={piece.done && piece.seat === board.viewer}
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
}
export const Blocks = ({ board, placed, trips, entrance, drag }: BlocksProps) => (
  <g class="blocks">
    {fromTheBack(placed).map((one) => (
      <Standing
        key={one.piece.id}
        board={board}
        placed={one}
        path={trips.get(one.piece.id)}
        isEntrance={entrance === one.piece.id}
        drag={drag}
      />
    ))}
  </g>
);
