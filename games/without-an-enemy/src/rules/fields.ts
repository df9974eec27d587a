// Things with a number inside and a name outside, for the description of the state.
import { maybe, one } from '@rose/parts';
import { A, areaName, REGIONS, SEAS } from './data/areas.ts';
import { B } from './data/blocks.ts';
import { BORDERS, type BorderId, endsOf } from './data/borders.ts';
import { TURNS } from './data/calendar.ts';
import { K, NO_CARD } from './data/cards.ts';
import { T } from './data/cities.ts';

export const SEATS = ['royalist', 'parliament'] as const;
export type Seat = (typeof SEATS)[number];
/** Columns by side: Royalist 0, Parliament 1. */
export type Side = 0 | 1;

export const AREA = one(A, 'an area');
export const BLOCK = one(B, 'a block');
export const CARD = one(K, 'a card');
export const CITY = one(T, 'a city');
export const SIDE = one<Side, Seat>({ royalist: 0, parliament: 1 });
export const SEA = one(SEAS);
export const REGION = one(REGIONS);
export const TURN = one(TURNS);
/** A border by its two areas, as they stand in the table. */
export const borderName = (border: BorderId): string => endsOf(border).map(areaName).join('-');
export const BORDER = one(Object.fromEntries(BORDERS.map((border) => [borderName(border), border])), 'a border');

export const NOWHERE = -1;
/** None is null in words. */
export const MAYBE_AREA = maybe<number, string>(AREA as never, NOWHERE);
export const MAYBE_CARD = maybe(CARD, NO_CARD);
