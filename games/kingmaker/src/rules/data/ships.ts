// The nine ships: five of their own card, two of the Admiral and two of the Warden of the Cinque Ports. Their number
// follows from the published count of cards and counters; names, room and home ports are reconstructed.
import { C, type CrownId } from './crown.ts';
import { P, type PlaceId } from './places.ts';

const SHIP_TABLE = [
  ['trinity', 150, 'london', 'trinity'],
  ['anthony', 100, 'southampton', 'anthony'],
  ['falcon', 100, 'bristol', 'falcon'],
  ['swan', 50, 'newcastle', 'swan'],
  ['george-ship', 50, 'yarmouth', 'george-ship'],
  ['grace-dieu', 150, 'southampton', 'admiral'],
  ['mary', 100, 'southampton', 'admiral'],
  ['katherine', 100, 'sandwich', 'warden-cinque-ports'],
  ['nicholas', 50, 'sandwich', 'warden-cinque-ports'],
] as const;
export type ShipName = (typeof SHIP_TABLE)[number][0];
export type ShipId = number & { readonly ship: true };
export const SHIP_NAMES: readonly ShipName[] = SHIP_TABLE.map(([name]) => name);
export const SHIP_COUNT = SHIP_NAMES.length;
export const SHIPS = SHIP_NAMES.map((_, ship) => ship) as readonly number[] as readonly ShipId[];
/** H.trinity is the number of the Trinity. */
export const H = Object.fromEntries(SHIP_NAMES.map((name, ship) => [name, ship])) as {
  readonly [K in ShipName]: ShipId;
};
export const shipName = (ship: number): ShipName => SHIP_NAMES[ship] as ShipName;
export const isShipName = (text: string): text is ShipName => Object.hasOwn(H, text);
/** 6.3 How many men she carries. */
export const holdOf = (ship: number): number => SHIP_TABLE[ship]?.[1] ?? 0;
const HOME_PORTS: readonly PlaceId[] = SHIP_TABLE.map(([, , port]) => P[port]);
export const homePortOf = (ship: number): PlaceId => HOME_PORTS[ship] as PlaceId;
const SHIP_MOTHERS: readonly CrownId[] = SHIP_TABLE.map(([, , , card]) => C[card]);
/** The card that brings her: her own, or an office. */
export const cardOfShip = (ship: number): CrownId => SHIP_MOTHERS[ship] as CrownId;
export const shipsOn = (card: number): readonly ShipId[] => SHIPS.filter((ship) => cardOfShip(ship) === card);
/** 6.1 Points of a voyage. */
export const VOYAGE = 5;
