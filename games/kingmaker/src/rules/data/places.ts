// The 139 named places: their kind, garrison and room, cathedral and port. A place is a number; so is its area.
import { A, AREAS, type AreaId, type AreaName } from './areas.ts';
import { CASTLES, CITIES, FIELDS, OPEN_TOWNS, REFUGES, ROYAL_CASTLES, TOWNS, UNFORTIFIED } from './places-table.ts';
import { S, SEA_COUNT, type SeaId, type SeaName } from './seas.ts';

export const PLACE_KINDS = [
  'city',
  'town',
  'open-town',
  'unfortified',
  'royal-castle',
  'castle',
  'field',
  'refuge',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
const TABLES = [CITIES, TOWNS, OPEN_TOWNS, UNFORTIFIED, ROYAL_CASTLES, CASTLES, FIELDS, REFUGES] as const;
export type PlaceName = (typeof TABLES)[number][number][0];
export type PlaceId = number & { readonly place: true };

type Row = readonly [PlaceName, string, string];
const ROWS: readonly Row[] = TABLES.flat();
export const PLACE_NAMES: readonly PlaceName[] = ROWS.map(([name]) => name);
export const PLACE_COUNT = PLACE_NAMES.length;
export const PLACES = PLACE_NAMES.map((_, place) => place) as readonly number[] as readonly PlaceId[];
/** P.london is the number of London. */
export const P = Object.fromEntries(PLACE_NAMES.map((name, place) => [name, place])) as {
  readonly [N in PlaceName]: PlaceId;
};
export const placeName = (place: number): PlaceName => PLACE_NAMES[place] as PlaceName;
export const isPlaceName = (text: string): text is PlaceName => Object.hasOwn(P, text);

const KINDS: readonly PlaceKind[] = TABLES.flatMap((table, n) => table.map(() => PLACE_KINDS[n] as PlaceKind));
export const kindOf = (place: number): PlaceKind => KINDS[place] as PlaceKind;

const PLACE_AREAS: readonly AreaId[] = ROWS.map(([, area]) => A[area as AreaName]);
export const areaOfPlace = (place: number): AreaId => PLACE_AREAS[place] as AreaId;
const IN_AREA: readonly (readonly PlaceId[])[] = AREAS.map((area) =>
  PLACES.filter((place) => areaOfPlace(place) === area),
);
/** Every named place of an area, in the order of the box. */
export const placesIn = (area: number): readonly PlaceId[] => IN_AREA[area] as readonly PlaceId[];

/** 3.1 Walls and a garrison that shut others out; open towns only while somebody is inside. */
const FORTIFIED: { readonly [K in PlaceKind]: boolean } = {
  city: true,
  town: true,
  'open-town': false,
  unfortified: false,
  'royal-castle': true,
  castle: true,
  field: false,
  refuge: false,
};
const WALLED: readonly boolean[] = KINDS.map((kind) => FORTIFIED[kind]);
export const isFortified = (place: number): boolean => WALLED[place] as boolean;
export const isOpenTown = (place: number): boolean => KINDS[place] === 'open-town';
export const isUnfortified = (place: number): boolean => KINDS[place] === 'unfortified';
/** A field or a land overseas: nobody is ever inside. */
export const canHold = (place: number): boolean => KINDS[place] !== 'field' && KINDS[place] !== 'refuge';
/** 9.1 Parliament meets in towns and cities. */
export const isTown = (place: number): boolean =>
  KINDS[place] === 'city' || KINDS[place] === 'town' || KINDS[place] === 'open-town' || KINDS[place] === 'unfortified';

const GARRISONS: { readonly [K in PlaceKind]: number } = {
  city: 300,
  town: 200,
  'open-town': 200,
  unfortified: 0,
  'royal-castle': 200,
  castle: 100,
  field: 0,
  refuge: 0,
};
export const garrisonOf = (place: number): number => GARRISONS[kindOf(place)];
/** No wall, no limit. The room of a city is reconstructed by analogy, the others are published. */
const ROOM: { readonly [K in PlaceKind]: number } = {
  city: 500,
  town: 400,
  'open-town': 400,
  unfortified: Number.POSITIVE_INFINITY,
  'royal-castle': 300,
  castle: 300,
  field: 0,
  refuge: 0,
};
/** 3.7 How many men fit in. */
export const roomOf = (place: number): number => ROOM[kindOf(place)];

/** 14.5 Four for a city, three for a town with two towers, save three of them: the published total proves it. */
const NO_VOTE: readonly PlaceId[] = [P.oxford, P.swansea, P.calais];
export const votesOfPlace = (place: number): number => {
  if (kindOf(place) === 'city') return 4;
  return kindOf(place) === 'town' && !NO_VOTE.includes(place as PlaceId) ? 3 : 0;
};

const CATHEDRAL = 'cathedral';
const CATHEDRALS: readonly boolean[] = ROWS.map(([, , more]) => more.split(' ').includes(CATHEDRAL));
export const hasCathedral = (place: number): boolean => CATHEDRALS[place] as boolean;
/** 6.1 By place: the seas its port opens on; none without a port. */
export const PORT_SEAS: readonly (readonly SeaId[])[] = ROWS.map(([, , more]) =>
  more.split(' ').flatMap((word) => (word === '' || word === CATHEDRAL ? [] : [S[word as SeaName]])),
);
export const isPort = (place: number): boolean => (PORT_SEAS[place] as readonly SeaId[]).length > 0;
export const PORTS: readonly PlaceId[] = PLACES.filter(isPort);
/** By sea: its ports, in the order of the box. */
export const PORTS_ON: readonly (readonly PlaceId[])[] = Array.from({ length: SEA_COUNT }, (_, sea) =>
  PORTS.filter((port) => (PORT_SEAS[port] as readonly SeaId[]).includes(sea as SeaId)),
);
