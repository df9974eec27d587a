// The map: 46 land areas in five regions, and three places off the map (1.7, 5.9). An area has a name at every border
// of the engine; inside it is a number.
// Provenance: that there are five regions is public, and the aid names Scotland, Ireland and the Continent; names and
// extent of regions, areas and seas are reconstructed (counties; three seas in a chain make the aid's modifiers exact).
export const SEAS = ['north-sea', 'english-channel', 'irish-sea'] as const;
export type SeaName = (typeof SEAS)[number];
export type SeaId = number & { readonly sea: true };
export const REGIONS = ['N', 'M', 'W', 'S', 'E'] as const;
export type RegionName = (typeof REGIONS)[number];

/** Name, region, the seas it touches, and marks. */
const MAP = [
  ['northumberland', 'N', ['north-sea'], ''],
  ['cumberland', 'N', ['irish-sea'], 'mountain'],
  ['westmorland', 'N', ['irish-sea'], 'mountain'],
  ['durham', 'N', ['north-sea'], ''],
  ['north-riding', 'N', ['north-sea'], 'yorkshire'],
  ['west-riding', 'N', [], 'yorkshire'],
  ['east-riding', 'N', ['north-sea'], 'yorkshire'],
  ['lancashire', 'N', ['irish-sea'], ''],
  ['derbyshire', 'M', [], 'mountain'],
  ['nottinghamshire', 'M', [], ''],
  ['staffordshire', 'M', [], ''],
  ['leicestershire', 'M', [], ''],
  ['warwickshire', 'M', [], ''],
  ['northamptonshire', 'M', [], ''],
  ['oxfordshire', 'M', [], ''],
  ['buckinghamshire', 'M', [], ''],
  ['caernarvon', 'W', ['irish-sea'], 'mountain'],
  ['denbigh', 'W', ['irish-sea'], ''],
  ['montgomery', 'W', ['irish-sea'], 'mountain'],
  ['pembroke', 'W', ['irish-sea'], ''],
  ['glamorgan', 'W', ['irish-sea'], ''],
  ['monmouth', 'W', ['irish-sea'], ''],
  ['cheshire', 'W', ['irish-sea'], ''],
  ['shropshire', 'W', [], ''],
  ['herefordshire', 'W', [], ''],
  ['worcestershire', 'W', [], ''],
  ['gloucestershire', 'W', [], ''],
  ['cornwall', 'S', ['english-channel', 'irish-sea'], ''],
  ['west-devon', 'S', ['english-channel', 'irish-sea'], ''],
  ['east-devon', 'S', ['english-channel'], ''],
  ['somerset', 'S', ['irish-sea'], ''],
  ['bristol', 'S', ['irish-sea'], ''],
  ['dorset', 'S', ['english-channel'], ''],
  ['wiltshire', 'S', [], ''],
  ['hampshire', 'S', ['english-channel'], ''],
  ['berkshire', 'E', [], ''],
  ['london', 'E', ['north-sea'], ''],
  ['surrey', 'E', [], ''],
  ['sussex', 'E', ['english-channel'], ''],
  ['kent', 'E', ['north-sea', 'english-channel'], ''],
  ['hertfordshire', 'E', [], ''],
  ['essex', 'E', ['north-sea'], ''],
  ['suffolk', 'E', ['north-sea'], ''],
  ['norfolk', 'E', ['north-sea'], ''],
  ['cambridgeshire', 'E', [], ''],
  ['lincolnshire', 'E', ['north-sea'], ''],
  ['scotland', null, [], 'off-map'],
  ['ireland', null, ['irish-sea'], 'off-map'],
  ['continent', null, ['north-sea', 'english-channel'], 'off-map'],
] as const;
export type AreaName = (typeof MAP)[number][0];
export type AreaId = number & { readonly area: true };
export const AREA_NAMES: readonly AreaName[] = MAP.map(([name]) => name);
export const AREA_COUNT = MAP.length;
export const AREAS: readonly AreaId[] = MAP.map((_, id) => id as AreaId);
/** A.oxfordshire is the number of Oxfordshire. */
export const A = Object.fromEntries(AREA_NAMES.map((name, id) => [name, id])) as { readonly [N in AreaName]: AreaId };
export const areaName = (area: number): AreaName => AREA_NAMES[area] as AreaName;
export const isAreaName = (text: string): text is AreaName => Object.hasOwn(A, text);

const SEA_NUMBERS = Object.fromEntries(SEAS.map((name, id) => [name, id])) as { readonly [N in SeaName]: SeaId };
export const SEA_IDS: readonly SeaId[] = SEAS.map((_, id) => id as SeaId);
export const seaName = (sea: SeaId): SeaName => SEAS[sea] as SeaName;
export const seaOf = (name: string): SeaId | undefined =>
  Object.hasOwn(SEA_NUMBERS, name) ? SEA_NUMBERS[name as SeaName] : undefined;
export const seasOf = (names: readonly SeaName[]): readonly SeaId[] => names.map((name) => SEA_NUMBERS[name]);

const has = (mark: string): readonly boolean[] => MAP.map(([, , , marks]) => marks.split(' ').includes(mark));
const MOUNTAINS = has('mountain');
const YORKSHIRE = has('yorkshire');
const OFF_MAP = has('off-map');
export const isMountain = (area: number): boolean => MOUNTAINS[area] === true;
/** 13 The three Ridings. */
export const isYorkshire = (area: number): boolean => YORKSHIRE[area] === true;
/** 5.9 Scotland, Ireland and the Continent. */
export const isOffMap = (area: number): boolean => OFF_MAP[area] === true;

/** The number of a region, -1 off the map. */
const REGION_OF: readonly number[] = MAP.map(([, region]) => (region === null ? -1 : REGIONS.indexOf(region)));
export const regionOf = (area: number): number => REGION_OF[area] as number;
export const regionName = (region: number): RegionName => REGIONS[region] as RegionName;
const AREAS_BY_REGION: readonly (readonly AreaId[])[] = REGIONS.map((_, region) =>
  AREAS.filter((area) => regionOf(area) === region),
);
export const areasIn = (region: number): readonly AreaId[] => AREAS_BY_REGION[region] as readonly AreaId[];

const SEAS_OF: readonly (readonly SeaId[])[] = MAP.map(([, , seas]) => seasOf(seas));
export const coastsOf = (area: number): readonly SeaId[] => SEAS_OF[area] as readonly SeaId[];
/** 6.1 Coastal: it touches a sea. */
export const isCoastal = (area: number): boolean => coastsOf(area).length > 0;
