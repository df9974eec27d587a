// Blocks that stand on a map: each can be touched, focused and dragged; one turned away stands for the ground it is on.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BLOCK, Block, type BlockProps, type BlockRing } from './block.tsx';
import { fromTheBack, type Stood } from './crowd.ts';
import type { Drag } from './drag.ts';
import { kept } from './kept.tsx';
import { MapPiece, type MapPieceProps, startOf } from './map-piece.tsx';
import { travel } from './motion.ts';
import type { Point } from './path.ts';
import type { Trips } from './trips.ts';

/** A block as its game shows it. */
export interface MapBlock extends Pick<BlockProps, 'wood' | 'face' | 'isTarget' | 'isUsed'> {
  readonly id: string;
  readonly label: string;
  /** What a touch on it means: the block itself, or what it stands on. */
  readonly ground: string;
  readonly isOwn: boolean;
}
/** What the blocks need of a board. */
export interface MapBlocksBoard {
  readonly open: readonly string[];
  readonly picked: readonly string[];
  /** Blocks that may still be taken up with the company in hand. */
  readonly joins?: readonly string[];
  touch(place: string): void;
  rest(place: string | undefined): void;
}
/** What a game hands on to its blocks. */
export interface BlocksOf<B extends MapBlocksBoard, S extends Stood> {
  readonly board: B;
  readonly placed: readonly S[];
  readonly trips: Trips;
  /** Where Tab enters the board. */
  readonly entrance: string;
  readonly drag: Drag;
}
export interface MapBlocksProps<S extends Stood> extends BlocksOf<MapBlocksBoard, S> {
  /** Below this size no numbers are drawn. */
  readonly small: number;
  show(placed: S): MapBlock;
  isBlock(place: string): boolean;
}

const useTravel = (path: readonly Point[] | undefined) => {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => (path && element.current ? travel(element.current, { path }) : undefined), [path]);
  return element;
};
/** A block glows when a touch would take it up; while one is in hand those who may join it keep a thin ring. */
const ringOf = ({ open, picked, joins }: MapBlocksBoard, id: string): BlockRing | undefined => {
  if (picked.includes(id)) return 'picked';
  if (open.includes(id)) return 'open';
  return joins?.includes(id) ? 'joins' : undefined;
};
/** Q6: those of a company are numbered as they were picked. */
const orderOf = (company: readonly string[], id: string): number | undefined =>
  company.length > 1 && company.includes(id) ? company.indexOf(id) + 1 : undefined;

interface OneProps extends Omit<MapPieceProps, keyof MapBlock>, Pick<BlockProps, 'ring' | 'order'> {
  readonly shown: MapBlock;
  readonly scale: number;
  readonly path: readonly Point[] | undefined;
  readonly isSmall: boolean;
}
const One = kept(({ shown, scale, path, ring, order, isSmall, ...piece }: OneProps) => {
  const element = useTravel(path);
  const { id, label, ground, isOwn, ...drawn } = shown;
  return (
    <MapPiece {...piece} id={id} label={label} ground={ground} isOwn={isOwn} moving={element}>
      <g transform={`scale(${scale})translate(${-BLOCK.width / 2 - 2} ${-BLOCK.height - 3})`}>
        <Block {...drawn} ring={drawn.isTarget ? undefined : ring} order={order} isSmall={isSmall} />
      </g>
    </MapPiece>
  );
});

export const MapBlocks = <S extends Stood>(props: MapBlocksProps<S>) => {
  const { board, placed, trips, entrance, drag, small, show, isBlock } = props;
  const { open, picked, touch, rest } = board;
  const company = picked.filter(isBlock);
  const start = startOf(drag);
  return (
    <g class="blocks layer">
      {fromTheBack(placed).map((stood) => {
        const shown = show(stood);
        const { id } = shown;
        return (
          <One
            key={id}
            shown={shown}
            at={stood.at}
            scale={stood.scale}
            path={trips.get(id)}
            ring={ringOf(board, id)}
            order={orderOf(company, id)}
            isOpen={open.includes(shown.ground)}
            isLit={open.includes(id)}
            isPicked={picked.includes(id)}
            isJoining={board.joins?.includes(id) === true}
            isEntrance={entrance === id}
            isSmall={stood.scale < small}
            isFree={drag.isFree(id)}
            touch={touch}
            rest={rest}
            start={start}
          />
        );
      })}
    </g>
  );
};
