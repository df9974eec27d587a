// What of the map can be touched: areas, towns over them, and a ship on each sea.
import type { MapArea } from '@rose/board';
import { type AreaName, CITY_NAMES, type CityName, SEAS, type SeaName } from '@rose/without-an-enemy/ids';
import { MAP, SEA_PLACES, TOWN_PLACES } from '../map/index.ts';
import { townRadius } from './map-town.tsx';

export type GroundName = AreaName | CityName | SeaName;
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const round = <Id extends GroundName>(id: Id, x: number, y: number, radius: number): MapArea<Id> => ({
  id,
  path: disc(x, y, radius),
  centre: { x, y },
  radius,
});
/** As large as a star with its bastions. */
const WALLS = 3;
/** The smallest town is as large as a hand needs it. */
const LEAST = 12.5;
const SHIP = 30;

export const TOWNS: readonly MapArea<CityName>[] = CITY_NAMES.map((city) => {
  const [x, y] = TOWN_PLACES[city].at;
  return round(city, x, y, Math.max(LEAST, townRadius(city) + WALLS));
});
export const SHIPS: readonly MapArea<SeaName>[] = SEAS.map((sea) => {
  const { x, y } = SEA_PLACES[sea].ship;
  return round(sea, x, y - 4, SHIP);
});
export const GROUNDS: readonly MapArea<GroundName>[] = [...MAP.areas, ...SHIPS, ...TOWNS];
export const groundById = (id: string): MapArea<GroundName> | undefined => GROUNDS.find((ground) => ground.id === id);
