// The map of this game: the drawing, the sea in zones, and where things stand on them.
import type { MapDrawing, MapSea } from '@rose/board';
import type { RegionName, ZoneName } from '../src/rules/data/regions.ts';
import { DRAWING, SEA as DRAWN_SEA } from './map.gen.ts';

/** Over a bound nobles go; towards Scotland the border is closed. */
export const MAP: MapDrawing<RegionName | 'scotland', 'bound' | 'closed'> = DRAWING;
/** An end is where the waters of Scotland begin. */
export const SEA: MapSea<ZoneName, 'sea' | 'end'> = DRAWN_SEA;
export {
  COMPASS,
  CORE,
  FOREIGN_LABELS,
  LAND,
  PLATE_HEIGHT,
  plateWidth,
  REGION_PLATES,
  SCENES,
  SEA_LABELS,
  WYCHWOOD,
  ZONE_LABELS,
} from './furniture.ts';
export {
  APART,
  BISHOP_SPOTS,
  cubeSpot,
  DISC,
  PLACE_SPOTS,
  type PlaceSpot,
  type Side,
  type Spot,
  TAG,
  troopSpots,
} from './places.ts';
export { BERTHS, GUEST_SPOTS, LANDING_SPOTS, NOBLE_HOMES, nobleSpots, shipSpots, ZONE_SPOTS } from './standing.ts';
