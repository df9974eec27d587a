// The map: 33 areas (2.1), their seas, ports, crowns, cities, cathedrals and exile (2.3 to 2.8).
// An area has a name at every border of the engine; inside it is a number.
export const SEAS = ['north-sea', 'english-channel', 'irish-sea'] as const;
export type SeaName = (typeof SEAS)[number];
export type SeaId = number & { readonly sea: true };

/** Name, the seas it touches, and what stands there. */
const MAP = [
  ['ireland', ['irish-sea'], 'exile:york port'],
  ['scotland', ['north-sea', 'irish-sea'], 'exile:lancaster port'],
  ['france', ['english-channel', 'irish-sea'], 'exile:lancaster port'],
  ['calais', ['english-channel', 'north-sea'], 'exile:york port'],
  ['isle-of-man', ['irish-sea'], ''],
  ['northumbria', ['north-sea'], 'port city:newcastle'],
  ['cumbria', ['irish-sea'], 'crown'],
  ['north-yorks', [], ''],
  ['east-yorks', ['north-sea'], 'port'],
  ['south-yorks', [], 'crown city:york cathedral:york'],
  ['lancaster', ['irish-sea'], ''],
  ['caernarvon', ['irish-sea'], 'crown wales'],
  ['chester', ['irish-sea'], 'port crown'],
  ['derby', [], 'crown'],
  ['lincoln', ['north-sea'], ''],
  ['pembroke', ['irish-sea'], 'crown wales'],
  ['powys', [], 'wales'],
  ['hereford', [], ''],
  ['warwick', [], 'crown city:coventry'],
  ['leicester', [], ''],
  ['rutland', ['north-sea'], ''],
  ['east-anglia', ['north-sea'], 'port city:norwich'],
  ['glamorgan', ['irish-sea'], 'port wales'],
  ['gloucester', [], 'crown'],
  ['oxford', [], ''],
  ['middlesex', ['north-sea'], 'port crown city:london'],
  ['essex', ['north-sea'], ''],
  ['somerset', ['irish-sea'], 'port city:bristol'],
  ['wilts', [], 'city:salisbury'],
  ['sussex', ['english-channel'], 'port crown'],
  ['kent', ['north-sea', 'english-channel'], 'port cathedral:canterbury'],
  ['cornwall', ['english-channel', 'irish-sea'], 'port crown'],
  ['dorset', ['english-channel'], ''],
] as const;
export type AreaName = (typeof MAP)[number][0];
export type AreaId = number & { readonly area: true };
export const AREA_NAMES: readonly AreaName[] = MAP.map(([name]) => name);
export const AREA_COUNT = MAP.length;
export const AREAS: readonly AreaId[] = MAP.map((_, id) => id as AreaId);
/** A.derby is the number of Derby. */
export const A = Object.fromEntries(AREA_NAMES.map((name, id) => [name, id])) as { readonly [N in AreaName]: AreaId };
export const areaName = (area: number): AreaName => AREA_NAMES[area] as AreaName;
export const isAreaName = (text: string): text is AreaName => Object.hasOwn(A, text);

const S = Object.fromEntries(SEAS.map((name, id) => [name, id])) as { readonly [N in SeaName]: SeaId };
export const seaName = (sea: SeaId): SeaName => SEAS[sea] as SeaName;
export const seaOf = (name: string): SeaId | undefined => (Object.hasOwn(S, name) ? S[name as SeaName] : undefined);

const has = (mark: string): readonly boolean[] => MAP.map(([, , marks]) => marks.split(' ').includes(mark));
const tagged = (tag: string): readonly (string | undefined)[] =>
  MAP.map(([, , marks]) =>
    marks
      .split(' ')
      .find((mark) => mark.startsWith(`${tag}:`))
      ?.slice(tag.length + 1),
  );
const PORTS = has('port');
const CROWNS = has('crown');
const WALES = has('wales');
const CITIES = tagged('city');
const EXILES = tagged('exile');

/** 2.8.3 Major ports carry two blocks for one action point (5.31). */
export const isMajorPort = (area: AreaId): boolean => PORTS[area] === true;
export const isCrown = (area: number): boolean => CROWNS[area] === true;
export const isCity = (area: number): boolean => CITIES[area] !== undefined;
export const isWales = (area: number): boolean => WALES[area] === true;
/** 2.7 Whose exile an area is. */
export const exileOf = (area: number): 'lancaster' | 'york' | undefined =>
  EXILES[area] as 'lancaster' | 'york' | undefined;
export const isExile = (area: number): boolean => EXILES[area] !== undefined;

export const CROWN_AREAS: readonly AreaId[] = AREAS.filter(isCrown);
export const CITY_AREAS: readonly AreaId[] = AREAS.filter(isCity);
export const WELSH_AREAS: readonly AreaId[] = AREAS.filter(isWales);
export const EXILE_AREAS = {
  lancaster: AREAS.filter((area) => exileOf(area) === 'lancaster'),
  york: AREAS.filter((area) => exileOf(area) === 'york'),
} as const;
/** 2.2 Shields any heir of a house may use; the three personal Lancaster shields are their heirs' homes. */
export const ROYAL_SHIELDS = {
  lancaster: [A.lancaster, A.lincoln],
  york: [A['south-yorks'], A.hereford, A.rutland],
} as const;

/** 7.1 An area feeds four blocks, five with a city. 7.2 Exile has its own limits, local mercenaries apart. */
const EXILE_FEEDS: { readonly [area: number]: number } = {
  [A.calais]: 4,
  [A.france]: 4,
  [A.ireland]: 2,
  [A.scotland]: 2,
};
export const supplyLimit = (area: number): number => EXILE_FEEDS[area] ?? (isCity(area) ? 5 : 4);

const SEAS_OF: readonly (readonly SeaId[])[] = MAP.map(([, seas]) =>
  SEAS.filter((sea) => (seas as readonly string[]).includes(sea)).map((sea) => S[sea]),
);
/** The seas of a coast, in the order of SEAS. */
export const seasOf = (area: AreaId): readonly SeaId[] => SEAS_OF[area] as readonly SeaId[];
export const isCoast = (area: AreaId): boolean => seasOf(area).length > 0;
export const touchesSea = (area: AreaId, sea: SeaId): boolean => seasOf(area).includes(sea);
const COASTS: readonly (readonly AreaId[])[] = SEAS.map((_, sea) =>
  AREAS.filter((area) => touchesSea(area, sea as SeaId)),
);
export const coastsOf = (sea: SeaId): readonly AreaId[] => COASTS[sea] as readonly AreaId[];
