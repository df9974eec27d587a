// The board: six regions in the order in which Parliament judges them (8.1), and eight sea zones in one line (4.3).
// A region or zone has a name at every border of the engine; inside it is a number.
const REGION_TABLE = [
  ['northern-marches', 4, 4, 1, 'northern-england'],
  ['northern-england', 9, 9, 6, 'northern-marches midlands wales'],
  ['midlands', 8, 8, 5, 'northern-england wales south-east'],
  ['south-east', 7, 7, 4, 'midlands west-country'],
  ['west-country', 6, 6, 3, 'south-east wales'],
  ['wales', 5, 5, 2, 'northern-england midlands west-country'],
] as const;
export type RegionName = (typeof REGION_TABLE)[number][0];
export type RegionId = number & { readonly region: true };
export const REGION_NAMES: readonly RegionName[] = REGION_TABLE.map(([name]) => name);
export const REGION_COUNT = REGION_TABLE.length;
export const REGIONS: readonly RegionId[] = REGION_TABLE.map((_, id) => id as RegionId);
/** R.midlands is the number of the Midlands. */
export const R = Object.fromEntries(REGION_NAMES.map((name, id) => [name, id])) as {
  readonly [N in RegionName]: RegionId;
};
export const regionName = (region: number): RegionName => REGION_NAMES[region] as RegionName;
export const isRegionName = (text: string): text is RegionName => Object.hasOwn(R, text);

const VOTES: readonly number[] = REGION_TABLE.map(([, votes]) => votes);
const FIRST: readonly number[] = REGION_TABLE.map(([, , first]) => first);
const SECOND: readonly number[] = REGION_TABLE.map(([, , , second]) => second);
export const votesOf = (region: number): number => VOTES[region] as number;
/** 8.1 Victory points of the first (0) and the second (1) in a region. */
export const regionVp = (region: number, rank: 0 | 1): number => (rank === 0 ? FIRST : SECOND)[region] as number;

const NEIGHBOURS: readonly (readonly RegionId[])[] = REGION_TABLE.map(([, , , , names]) =>
  names.split(' ').map((name) => R[name as RegionName]),
);
/** 4.4 Regions across a shared border; the corners Wales/South East and Midlands/West Country are closed. */
export const neighboursOf = (region: number): readonly RegionId[] => NEIGHBOURS[region] as readonly RegionId[];
export const isNeighbour = (a: number, b: number): boolean => neighboursOf(a).includes(b as RegionId);

/** 4.2 Where the Captain of Calais may land. */
export const LANDINGS: readonly RegionId[] = [R.midlands, R['south-east']];
export const isLanding = (region: number): boolean => LANDINGS.includes(region as RegionId);

const ZONE_TABLE = [
  ['nm-east', 'northern-marches'],
  ['ne-east', 'northern-england'],
  ['mi-sea', 'midlands'],
  ['se-sea', 'south-east'],
  ['wc-sea', 'west-country'],
  ['wa-sea', 'wales'],
  ['ne-west', 'northern-england'],
  ['nm-west', 'northern-marches'],
] as const;
export type ZoneName = (typeof ZONE_TABLE)[number][0];
export type ZoneId = number & { readonly zone: true };
export const ZONE_NAMES: readonly ZoneName[] = ZONE_TABLE.map(([name]) => name);
export const ZONE_COUNT = ZONE_TABLE.length;
export const ZONES: readonly ZoneId[] = ZONE_TABLE.map((_, id) => id as ZoneId);
export const Z = Object.fromEntries(ZONE_NAMES.map((name, id) => [name, id])) as { readonly [N in ZoneName]: ZoneId };
export const zoneName = (zone: number): ZoneName => ZONE_NAMES[zone] as ZoneName;
export const isZoneName = (text: string): text is ZoneName => Object.hasOwn(Z, text);

const ZONE_REGIONS: readonly RegionId[] = ZONE_TABLE.map(([, region]) => R[region]);
/** 8.1 A ship counts in the region of its zone, on either coast. */
export const regionOfZone = (zone: number): RegionId => ZONE_REGIONS[zone] as RegionId;

export const SHIP_MOVE = 2;
/** 4.3 Two zones along the line; there is no way round Scotland. */
export const isInSailingReach = (from: number, to: number): boolean => Math.abs(from - to) <= SHIP_MOVE;
