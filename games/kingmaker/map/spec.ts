// What the map maker draws for this game: England and Wales in 241 areas, the isles and the lands beyond the sea, and the
// water in 44.
import type { AreaSpec, MapSpec, Places, SeaSpec } from '@rose/maps';
import { BOARD, FLAT, LANDS } from '@rose/maps/isles';
import { type AreaName, areaName } from '../src/rules/data/areas.ts';
import { areaOfPlace, PLACES, placeName } from '../src/rules/data/places.ts';
import { ROAD_AREAS, ROAD_NAMES } from '../src/rules/data/roads.ts';
import { LAND_BORDERS, SEA_BORDERS } from './borders.ts';
import { HALTS } from './halts.ts';
import { NATURAL_BORDERS } from './natural-borders.ts';
import { tintOf } from './regions.ts';
import { BRITAIN, CALAIS, CONTINENT, SCOTLAND, WASTE } from './seeds.ts';
import { SITES } from './sites.ts';
import { BEYOND, WATERS } from './waters.ts';

/** Anglesey and Wight are lands of their own: the outline of Britain leaves them out. */
const AROUND_ANGLESEY = '-5.3 53.1, -4.62 53.06, -4.34 53.12, -4.2 53.21, -4.06 53.26, -4 53.45, -5.3 53.5';
const AROUND_WIGHT = '-1.04 50.5, -1.04 50.68, -1.1 50.745, -1.29 50.775, -1.5 50.72, -1.6 50.66, -1.6 50.5';
const AROUND_BRITAIN = [
  '-6.6 49.8, -5.5 51.6, -5.3 53.1, -4.62 53.06, -4.34 53.12, -4.2 53.21, -4.06 53.26, -4 53.45, -5.3 53.5',
  '-4.9 54.5, -5.4 54.95, -5.4 56.2, -9 59, 3 59, 3 49.5',
  '-1.2 49.5, -1.04 50.68, -1.1 50.745, -1.29 50.775, -1.5 50.72, -1.6 50.66, -1.6 49.5',
].join(', ');
/** Above Berkeley the Severn is a river here: Goodrich and Berkeley Castle touch. */
const UPPER_SEVERN = '-2.6 51.72, -2.5 51.645, -2.3 51.66, -2.3 51.82, -2.6 51.8';
/** The creek of the Kent: Cartmel and Lancaster touch there on land, and the road goes over. */
const KENT_SANDS = '-2.908 54.197, -2.85 54.183, -2.794 54.214, -2.777 54.25, -2.795 54.271, -2.846 54.234';

const britain = (areas: { readonly [area: string]: Places }): readonly AreaSpec[] =>
  Object.entries(areas).map(([id, seeds]) => ({ id, land: 'britain', seeds }));
const tinted = (area: AreaSpec): AreaSpec => ({ ...area, tint: tintOf(area.id as AreaName) });

const SEA: SeaSpec = {
  zones: [
    ...Object.entries(WATERS).map(([id, seeds]) => ({ id, seeds })),
    ...Object.entries(BEYOND).map(([id, seeds]) => ({ id, seeds, scenery: true as const })),
  ],
  naturalBorders: [],
  borders: SEA_BORDERS,
};

export const SPEC: MapSpec = {
  ...BOARD,
  projection: {
    ...FLAT,
    into: { x: 222, y: 96, width: 740, height: 710 },
    // The country is tall and the board is wide.
    wider: 1.22,
    // The smallest areas, round Pembroke and on the coast of Northumberland, a little larger than the rest.
    lenses: [
      { at: [-4.95, 51.82], radius: 85, more: 0.3 },
      { at: [-1.72, 55.42], radius: 75, more: 0.22 },
    ],
  },
  lands: {
    ...LANDS,
    britain: { ...LANDS.britain, within: AROUND_BRITAIN, filled: [UPPER_SEVERN, KENT_SANDS] },
    anglesey: { countries: ['United Kingdom'], within: AROUND_ANGLESEY, leastIsland: 14 },
    wight: { countries: ['United Kingdom'], within: AROUND_WIGHT, leastIsland: 14 },
  },
  areas: [
    ...britain(BRITAIN).map(tinted),
    ...britain(WASTE).map((area) => ({ ...area, scenery: true as const })),
    ...['anglesey', 'wight', 'man'].map((id) => tinted({ id, land: id })),
    { id: 'ireland', land: 'ireland', foreign: true },
    { id: 'scotland', land: 'britain', seeds: SCOTLAND, foreign: true },
    tinted({ id: 'calais', land: 'continent', seeds: CALAIS }),
    { id: 'continent', land: 'continent', seeds: CONTINENT, foreign: true },
  ],
  naturalBorders: NATURAL_BORDERS,
  borders: LAND_BORDERS,
  leastContact: 7.5,
  stray: 1.7,
  sea: SEA,
  waterLines: [4.5, 8.5, 14],
  wrinkles: { coast: 2.6, borders: 2.3, water: 60 },
  packed: true,
  places: PLACES.map((place) => ({
    id: placeName(place),
    area: areaName(areaOfPlace(place)),
    at: SITES[placeName(place)],
  })),
  roads: ROAD_NAMES.map((id, road) => ({
    id,
    areas: (ROAD_AREAS[road] ?? []).map(areaName),
    places: HALTS[id].split(' '),
  })),
};
