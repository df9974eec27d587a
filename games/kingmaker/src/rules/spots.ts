// Where something is, as one number: in the open in an area, inside a place, aboard a ship, with a captor, at sea. Two
// pieces stand in the same spot exactly if their numbers are equal. Whose a card is, is one number, too.
import { AREA_COUNT, type AreaId } from './data/areas.ts';
import { areaOfPlace, PLACE_COUNT, type PlaceId } from './data/places.ts';
import type { SeaId } from './data/seas.ts';
import type { ShipId } from './data/ships.ts';

/** An area, a place, a sea, a noble or a seat that is not there; a piece that is not on the board. */
export const NONE = -1;
/** 0 to 247 are the areas themselves: in the open. */
const INSIDE = AREA_COUNT;
const ABOARD = 400;
const CAPTIVE = 420;
const AT_SEA = 500;
/** One more than the greatest spot. */
export const SPOT_LIMIT = 600;

export const inside = (place: number): number => INSIDE + place;
export const aboard = (ship: number): number => ABOARD + ship;
/** 8.2 In the hands of a faction, off the board. */
export const captiveOf = (seat: number): number => CAPTIVE + seat;
export const atSea = (sea: number): number => AT_SEA + sea;

export const isInOpen = (spot: number): spot is AreaId => spot >= 0 && spot < INSIDE;
export const isInside = (spot: number): boolean => spot >= INSIDE && spot < INSIDE + PLACE_COUNT;
export const isAboard = (spot: number): boolean => spot >= ABOARD && spot < CAPTIVE;
export const isCaptive = (spot: number): boolean => spot >= CAPTIVE && spot < AT_SEA;
export const isAtSea = (spot: number): boolean => spot >= AT_SEA;
/** On land: in the open or inside. */
export const isOnLand = (spot: number): boolean => spot >= 0 && spot < ABOARD;

export const placeAt = (spot: number): PlaceId => (spot - INSIDE) as PlaceId;
export const shipAt = (spot: number): ShipId => (spot - ABOARD) as ShipId;
export const captorAt = (spot: number): number => spot - CAPTIVE;
export const seaAt = (spot: number): SeaId => (spot - AT_SEA) as SeaId;
const SPOT_AREAS: readonly number[] = Array.from({ length: SPOT_LIMIT }, (_, spot) => {
  if (isInOpen(spot)) return spot;
  return isInside(spot) ? areaOfPlace(placeAt(spot)) : NONE;
});
/** The area of a spot on land, NONE elsewhere. */
export const areaAt = (spot: number): number => (spot < 0 ? NONE : (SPOT_AREAS[spot] as number));

// Whose a card is. 0 to 24: it lies under that noble. A noble's own card is never under a noble.
const HAND = 32;
const FACTION = 40;
export const DECK = 48;
/** Crown cards only. */
export const CHANCERY = 49;
/** 15.1 The Dukes' cards while nobody holds the senior heir. */
export const ASIDE = 50;
export const OUT = 51;
/** Event cards only: used, and still lying on the table (16.3, 16.5). */
export const DISCARD = 52;
export const IN_FORCE = 53;
export const HOLDER_LIMIT = 54;

export const handOf = (seat: number): number => HAND + seat;
/** A noble in play. */
export const factionOf = (seat: number): number => FACTION + seat;
export const isUnderNoble = (holder: number): boolean => holder < HAND;
export const isInHand = (holder: number): boolean => holder >= HAND && holder < FACTION;
export const isInFaction = (holder: number): boolean => holder >= FACTION && holder < DECK;
export const handSeat = (holder: number): number => holder - HAND;
export const factionSeat = (holder: number): number => holder - FACTION;
