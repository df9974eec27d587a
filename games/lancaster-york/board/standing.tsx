// The pieces on the map as a hand meets them.
import { type Drag, kept, MapPiece, type MapPieceProps, type Point, startOf, travel, useTurn } from '@rose/board';
import { C, controlPoints, isCathedral, kindOf, type PlaceKind } from '@rose/lancaster-york/ids';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BishopPiece, NoblePiece, PlaceDisc, ShipPiece } from './icons-pieces.tsx';
import { groundOf, type Piece } from './pieces.ts';
import { labelFor, type Props } from './said.ts';

const Face = ({ piece }: { readonly piece: Piece }) => {
  const card = C[piece.id];
  switch (piece.kind) {
    case 'place':
      return <PlaceDisc kind={kindOf(card) as PlaceKind} owner={piece.owner} cathedral={isCathedral(card)} />;
    case 'bishop':
      return <BishopPiece owner={piece.owner} />;
    case 'noble':
      return <NoblePiece noble={piece.id} points={controlPoints(card)} owner={piece.owner} />;
    case 'ship':
      return <ShipPiece owner={piece.owner} />;
  }
};

/** Where a piece came from since it was last drawn: it travels the way. */
const useTrip = (at: Point) => {
  const element = useRef<SVGGElement>(null);
  const before = useRef(at);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    if ((from.x === at.x && from.y === at.y) || !element.current) return undefined;
    return travel(element.current, { path: [from, at] });
  }, [at.x, at.y]);
  return element;
};

const HALO = 23;
const haloOf = ({ open, picked, spoken, refused }: Props, id: string): string | undefined => {
  if (refused === id) return 'refused';
  if (picked.includes(id)) return 'picked';
  if (open.includes(id)) return 'open';
  return spoken.includes(id) ? 'spoken' : undefined;
};

/** With somebody in hand, what nobody owns is only in the way: the touch means the ground it stands on. */
const meantBy = ({ picked, open, view }: Props, piece: Piece): string => {
  const ground = groundOf(view, piece);
  return picked.length > 0 && piece.owner === undefined && open.includes(ground) ? ground : piece.id;
};

interface StandingProps extends Omit<MapPieceProps, 'id' | 'at'> {
  readonly piece: Piece;
  readonly halo: string | undefined;
}
const One = kept(({ piece, halo, ...standing }: StandingProps) => (
  <MapPiece {...standing} id={piece.id} at={piece.at} moving={useTrip(piece.at)}>
    <circle class="ly-reach" r={HALO} />
    {halo && <circle class={`ly-halo ${halo}`} r={HALO} />}
    <Face piece={piece} />
  </MapPiece>
));

/** They are set up in two turns; by this one all of them stand. */
export const PIECES_TURN = 3;
interface PiecesProps {
  readonly board: Props;
  readonly pieces: readonly Piece[];
  readonly entrance: string;
  readonly drag: Drag;
}
export const Pieces = ({ board, pieces, entrance, drag }: PiecesProps) => {
  const start = startOf(drag);
  const shown = useTurn() < PIECES_TURN ? pieces.slice(0, pieces.length / 2) : pieces;
  return (
    <g class="ly-pieces">
      {shown.map((piece) => (
        <One
          key={piece.id}
          piece={piece}
          label={labelFor(board, piece.id)}
          halo={haloOf(board, piece.id)}
          ground={meantBy(board, piece)}
          isOpen={board.open.includes(piece.id)}
          isPicked={board.picked.includes(piece.id)}
          isOwn={piece.owner === board.viewer}
          isEntrance={piece.id === entrance}
          isFree={drag.isFree(piece.id)}
          touch={board.touch}
          rest={board.rest}
          start={start}
        />
      ))}
    </g>
  );
};
