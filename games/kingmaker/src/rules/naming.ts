// Numbers to names, for the log and the refusals.
import { areaName } from './data/areas.ts';
import { type NobleName, nobleName, PIECE_COUNT, type PieceName, pieceName } from './data/persons.ts';
import { placeName } from './data/places.ts';
import { seaName } from './data/seas.ts';
import { type ShipName, shipName } from './data/ships.ts';
import type { Where } from './log.ts';
import { listOf } from './position/pieces.ts';
import { isAboard, isAtSea, isInside, placeAt, seaAt, shipAt } from './spots.ts';

export const whereName = (spot: number): Where => {
  if (isInside(spot)) return { in: placeName(placeAt(spot)) };
  if (isAboard(spot)) return { aboard: shipName(shipAt(spot)) };
  return isAtSea(spot) ? { sea: seaName(seaAt(spot)) } : { near: areaName(spot) };
};
export const nobleNames = (set: number): readonly NobleName[] => listOf(set).map(nobleName);
export const pieceNames = (pieces: readonly number[]): readonly PieceName[] => pieces.map(pieceName);
export const moverName = (mover: number): PieceName | ShipName =>
  mover < PIECE_COUNT ? pieceName(mover) : shipName(mover - PIECE_COUNT);
