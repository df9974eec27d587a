// What the rules tell the map of its places: which symbol each has, which areas have none, which areas a road goes through.
import {
  AREAS,
  type AreaName,
  areaName,
  hasCathedral,
  isOverseas,
  isPort,
  kindOf,
  PLACES,
  type PlaceKind,
  type PlaceName,
  placeName,
  placesIn,
  ROAD_AREAS,
  ROAD_NAMES,
  type RoadName,
} from '@rose/kingmaker/ids';

export interface Site {
  readonly id: PlaceName;
  readonly kind: PlaceKind;
  readonly cathedral: boolean;
  readonly port: boolean;
}
export const SITES: readonly Site[] = PLACES.map((place) => ({
  id: placeName(place),
  kind: kindOf(place),
  cathedral: hasCathedral(place),
  port: isPort(place),
}));
/** Open country: areas of the mainland without a place. */
export const COUNTRY: readonly AreaName[] = AREAS.filter(
  (area) => placesIn(area).length === 0 && !isOverseas(area),
).map(areaName);

export const areasOfRoad = (road: RoadName): readonly AreaName[] =>
  (ROAD_AREAS[ROAD_NAMES.indexOf(road)] ?? []).map(areaName);
