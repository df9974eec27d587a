// A spot as a word, for actions and for documents: where something is.
import { A, areaName, isAreaName } from './data/areas.ts';
import { isPlaceName, P, placeName } from './data/places.ts';
import { isSeaName, S, seaName } from './data/seas.ts';
import { SEATS, type Seat, seatName } from './data/seats.ts';
import { H, isShipName, shipName } from './data/ships.ts';
import {
  aboard,
  atSea,
  captiveOf,
  captorAt,
  inside,
  isAboard,
  isCaptive,
  isInOpen,
  isInside,
  NONE,
  placeAt,
  seaAt,
  shipAt,
} from './spots.ts';

export const isSeat = (text: string): text is Seat => SEATS.includes(text as Seat);
/** `york` in the open, `in:york` inside, `aboard:trinity`, `captive:red`, `sea:the-wash`, - nowhere. */
export const spotWords = (spot: number): string => {
  if (spot === NONE) return '-';
  if (isInOpen(spot)) return areaName(spot);
  if (isInside(spot)) return `in:${placeName(placeAt(spot))}`;
  if (isAboard(spot)) return `aboard:${shipName(shipAt(spot))}`;
  return isCaptive(spot) ? `captive:${seatName(captorAt(spot))}` : `sea:${seaName(seaAt(spot))}`;
};
export const spotOf = (given: string): number | undefined => {
  if (given === '-') return NONE;
  if (isAreaName(given)) return A[given];
  const [how = '', name = ''] = given.split(':');
  if (given !== `${how}:${name}`) return undefined;
  if (how === 'in' && isPlaceName(name)) return inside(P[name]);
  if (how === 'aboard' && isShipName(name)) return aboard(H[name]);
  if (how === 'captive' && isSeat(name)) return captiveOf(SEATS.indexOf(name));
  return how === 'sea' && isSeaName(name) ? atSea(S[name]) : undefined;
};
