// The two sides, and the small numbers that stand for places, ways and hands in the columns of a state.
import type { AreaName } from './areas.ts';

export const SEATS = ['lancaster', 'york'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'lancaster' ? 'york' : 'lancaster');
/** Columns by side: Lancaster 0, York 1. */
export type Side = 0 | 1;
export const sideOf = (seat: Seat): Side => (seat === 'lancaster' ? 0 : 1);
export const seatOf = (side: number): Seat => (side === 0 ? 'lancaster' : 'york');

/** Places of a block that are no areas; areas are the numbers below. */
export const POOL = 33;
/** 4.5 Not of age. */
export const MINOR = 34;
/** 4.6 The version that is not in play. */
export const ASIDE = 35;
export const DEAD = 36;
/** The pool is a place to be suspected in, like the areas. */
export const SUSPECT_PLACES = 34;
export type PlaceName = AreaName | 'pool' | 'minor' | 'aside' | 'dead';
/** How a block came to a battle: 0 not, border + 1, or BY_SEA + sea. */
export const BY_SEA = 100;
export const UNKNOWN_HAND = 0;
export const LOW_HAND = 1;
export const HIGH_HAND = 2;
