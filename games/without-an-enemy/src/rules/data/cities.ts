// The 32 cities (1.6). Inside the engine a city is a number.
// Provenance: reconstructed (historical cities; size, port, victory points and sympathy from their role in the war), but
// for Hull's storm limit and for London's Fortification and recruitment, which are in the aid. Leicester's and
// Worcester's points, and Shrewsbury as a major city instead of Coventry, were set for balance.
import { A, AREAS, type AreaId, type SeaId, type SeaName, seasOf } from './areas.ts';

/** Name, area, size, the seas of its port, major, victory points, sympathy, blocks that may storm at once. */
const TABLE = [
  ['newcastle', 'northumberland', 3, ['north-sea'], true, 1, 'royalist', 6],
  ['carlisle', 'cumberland', 1, [], false, 0, 'royalist', 2],
  ['york', 'north-riding', 3, [], true, 1, 'royalist', 6],
  ['hull', 'east-riding', 2, ['north-sea'], false, 1, 'parliament', 1],
  ['manchester-town', 'lancashire', 1, [], false, 0, 'parliament', 2],
  ['newark', 'nottinghamshire', 1, [], false, 1, 'royalist', 2],
  ['lichfield', 'staffordshire', 1, [], false, 0, 'royalist', 2],
  ['leicester', 'leicestershire', 1, [], false, 1, 'parliament', 2],
  ['coventry', 'warwickshire', 2, [], false, 1, 'parliament', 4],
  ['northampton-town', 'northamptonshire', 1, [], false, 0, 'parliament', 2],
  ['oxford', 'oxfordshire', 3, [], true, 1, 'royalist', 6],
  ['chester', 'cheshire', 2, ['irish-sea'], true, 1, 'royalist', 4],
  ['shrewsbury', 'shropshire', 2, [], true, 1, 'royalist', 4],
  ['worcester', 'worcestershire', 2, [], false, 0, 'royalist', 4],
  ['hereford', 'herefordshire', 1, [], false, 0, 'royalist', 2],
  ['gloucester', 'gloucestershire', 2, [], false, 1, 'parliament', 4],
  ['pembroke-town', 'pembroke', 1, ['irish-sea'], false, 0, 'parliament', 2],
  ['raglan', 'monmouth', 1, [], false, 0, 'royalist', 2],
  ['pendennis', 'cornwall', 1, ['english-channel'], false, 1, 'royalist', 2],
  ['plymouth', 'west-devon', 2, ['english-channel'], false, 1, 'parliament', 4],
  ['exeter', 'east-devon', 2, ['english-channel'], true, 0, 'parliament', 4],
  ['taunton', 'somerset', 1, [], false, 0, 'parliament', 2],
  ['bristol-city', 'bristol', 3, ['irish-sea'], true, 1, 'parliament', 6],
  ['lyme', 'dorset', 1, ['english-channel'], false, 0, 'parliament', 2],
  ['portsmouth', 'hampshire', 2, ['english-channel'], false, 0, 'parliament', 4],
  ['reading', 'berkshire', 1, [], false, 0, 'parliament', 2],
  ['london-city', 'london', 5, ['north-sea'], true, 2, 'parliament', 10],
  ['dover', 'kent', 1, ['english-channel'], false, 0, 'parliament', 2],
  ['colchester', 'essex', 1, ['north-sea'], false, 0, 'parliament', 2],
  ['norwich', 'norfolk', 3, [], true, 1, 'parliament', 6],
  ['cambridge', 'cambridgeshire', 1, [], false, 0, 'parliament', 2],
  ['lincoln', 'lincolnshire', 1, [], false, 0, 'parliament', 2],
] as const;
export type CityName = (typeof TABLE)[number][0];
export type CityId = number & { readonly city: true };
export const CITY_NAMES: readonly CityName[] = TABLE.map(([name]) => name);
export const CITY_COUNT = TABLE.length;
export const CITIES: readonly CityId[] = TABLE.map((_, id) => id as CityId);
/** T.york is the number of York. */
export const T = Object.fromEntries(CITY_NAMES.map((name, id) => [name, id])) as { readonly [N in CityName]: CityId };
export const cityName = (city: number): CityName => CITY_NAMES[city] as CityName;
export const isCityName = (text: string): text is CityName => Object.hasOwn(T, text);
export const NO_CITY = -1 as CityId;
export const LONDON = T['london-city'];

const PLACES: readonly AreaId[] = TABLE.map(([, area]) => A[area]);
const SIZES: readonly number[] = TABLE.map(([, , size]) => size);
const PORTS: readonly (readonly SeaId[])[] = TABLE.map(([, , , seas]) => seasOf(seas as readonly SeaName[]));
const MAJORS: readonly boolean[] = TABLE.map(([, , , , major]) => major);
const POINTS: readonly number[] = TABLE.map(([, , , , , points]) => points);
const SYMPATHIES: readonly number[] = TABLE.map(([, , , , , , side]) => (side === 'royalist' ? 0 : 1));
const STORM_LIMITS: readonly number[] = TABLE.map(([, , , , , , , limit]) => limit);
const CITY_IN: readonly CityId[] = AREAS.map((area) => PLACES.indexOf(area) as CityId);

/** The city of an area, NO_CITY where there is none. */
export const cityIn = (area: number): CityId => CITY_IN[area] as CityId;
export const areaOfCity = (city: number): AreaId => PLACES[city] as AreaId;
export const sizeOf = (city: number): number => SIZES[city] as number;
/** 1.7 Blocks that find room inside: twice the size. */
export const garrisonLimit = (city: number): number => 2 * sizeOf(city);
export const MOST_INSIDE = Math.max(...CITIES.map(garrisonLimit));
/** 9.5 Blocks that may storm at once: twice the size, Hull by one only. */
export const stormLimit = (city: number): number => STORM_LIMITS[city] as number;
export const portSeas = (city: number): readonly SeaId[] => PORTS[city] as readonly SeaId[];
export const isPort = (city: number): boolean => portSeas(city).length > 0;
export const isMajor = (city: number): boolean => MAJORS[city] === true;
/** 14.1 Above 0: a Victory City. */
export const pointsOf = (city: number): number => POINTS[city] as number;
/** 1.6 The side it sympathises with. */
export const sympathyOf = (city: number): number => SYMPATHIES[city] as number;
