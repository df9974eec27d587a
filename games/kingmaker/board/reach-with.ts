// What a hand may have tried where nothing is open: put into an action, so that the rules can say why not.
import {
  A,
  type Action,
  atSea,
  C,
  crownKind,
  H,
  isAreaName,
  isCrownName,
  isNoble,
  isSeaName,
  isShipName,
  N,
  type PieceName,
  placesIn,
  S,
  type View,
} from '@rose/kingmaker/ids';
import { keeperOf, seatOfNoble } from './stacks.ts';
import { pieceOf } from './touched.ts';

const isOwn = (view: View, piece: PieceName): boolean =>
  (isNoble(N[piece]) ? seatOfNoble(view, piece as never) : keeperOf(view, piece as never)) === view.viewer;
/** Somebody with nothing in hand to move him: asked about by the first thing he might do. */
const withPiece = (view: View, piece: PieceName): readonly Action[] => {
  const noble = N[piece];
  switch (view.phase.name) {
    case 'movement':
    case 'free-moves':
      return [{ do: 'march', piece: noble, spot: A.london }];
    case 'combat':
      return isNoble(noble) && !isOwn(view, piece) ? [{ do: 'attack', noble }] : [];
    case 'coronation':
      return [{ do: 'crown', piece: noble }];
    default:
      return [];
  }
};
const ontoGround = (view: View, inHand: string, ground: string): readonly Action[] => {
  const spot = isAreaName(ground) ? A[ground] : isSeaName(ground) ? atSea(S[ground]) : undefined;
  if (spot === undefined) return [];
  if (isShipName(inHand)) return [{ do: 'sail', ship: H[inHand], spot, land: -1 }];
  const piece = pieceOf(inHand);
  if (!piece) return [];
  const noble = N[piece];
  if (view.phase.name === 'placement' && isNoble(noble)) return [{ do: 'place', noble, spot }];
  const isMoving = view.phase.name === 'movement' || view.phase.name === 'free-moves';
  if (isMoving || !isNoble(noble)) return [{ do: 'march', piece: noble, spot }];
  return [{ do: 'enter', noble, spot }];
};
const ontoPiece = (inHand: string, piece: PieceName): readonly Action[] => {
  const noble = N[piece];
  if (!isNoble(noble) || !isCrownName(inHand) || crownKind(C[inHand]) === 'noble') return [];
  return [{ do: 'play', card: C[inHand], noble }];
};
const withGround = (view: View, ground: string): readonly Action[] => {
  if (view.phase.name !== 'combat' || !isAreaName(ground)) return [];
  return placesIn(A[ground]).map((place) => ({ do: 'besiege', place }));
};

export const reachWith = (view: View, picked: readonly string[], place: string): readonly Action[] => {
  const inHand = picked.at(-1);
  const piece = pieceOf(place);
  const isGround = isAreaName(place) || isSeaName(place);
  if (inHand !== undefined && isGround) return ontoGround(view, inHand, place);
  if (inHand !== undefined && piece) return ontoPiece(inHand, piece);
  if (piece) return withPiece(view, piece);
  return isGround ? withGround(view, place) : [];
};
