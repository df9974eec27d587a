// Places of a block that are no areas; areas are the numbers below.
import { AREA_COUNT, type AreaName } from './data/areas.ts';

export const RESERVE = AREA_COUNT;
/** 1.4 The Eliminated box. */
export const LOST = AREA_COUNT + 1;
/** 1.4 Off the map: waits for the calendar or for a card. */
export const WAITING = AREA_COUNT + 2;
/** Out of the game. */
export const GONE = AREA_COUNT + 3;
export type PlaceName = AreaName | 'reserve' | 'lost' | 'waiting' | 'gone';
