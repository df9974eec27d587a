// What everything that can be touched is called, as the sentences of the game name it. The two Dukes have the names of towns,
// so that theirs differ; an action without a place of its own is a deed.
import {
  type AreaName,
  areaAt,
  areaName,
  areaOfPlace,
  crownKind,
  crownName,
  isAboard,
  isAreaName,
  isAtSea,
  isPieceName,
  isSeaName,
  PIECE_COUNT,
  type PieceName,
  pieceName,
  seaAt,
  seaName,
  shipAt,
  shipName,
} from '@rose/kingmaker/ids';

const DUKE = 'duke-';
const DEED = 'do:';
export const pieceId = (name: PieceName): string => (name === 'york' || name === 'lancaster' ? DUKE + name : name);
export const pieceTouch = (piece: number): string => pieceId(pieceName(piece));
export const pieceOf = (place: string): PieceName | undefined => {
  const name = place.startsWith(DUKE) ? place.slice(DUKE.length) : place;
  return isPieceName(name) && pieceId(name) === place ? name : undefined;
};
/** A noble and his own card are one thing. */
export const cardId = (name: string): string => (isPieceName(name) ? pieceId(name) : name);
export const cardTouch = (card: number): string => (crownKind(card) === 'noble' ? pieceTouch(card) : crownName(card));
export const shipTouch = (ship: number): string => shipName(ship);
export const moverTouch = (mover: number): string =>
  mover < PIECE_COUNT ? pieceTouch(mover) : shipName(mover - PIECE_COUNT);
/** The area around a place. */
export const placeTouch = (place: number): AreaName => areaName(areaOfPlace(place));
/** The ground of a spot: its area, its sea area, its ship. */
export const groundTouch = (spot: number): string => {
  if (isAtSea(spot)) return seaName(seaAt(spot));
  return isAboard(spot) ? shipName(shipAt(spot)) : areaName(areaAt(spot));
};
export const isGround = (place: string): boolean => isAreaName(place) || isSeaName(place);

/** One whole action as one thing to be touched, by its notation. */
export const deedId = (text: string): string => DEED + text;
export const deedOf = (place: string): string | undefined =>
  place.startsWith(DEED) ? place.slice(DEED.length) : undefined;
