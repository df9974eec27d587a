// The 248 areas of the map by number, who touches whom, the regions that cards speak of, and how far all lie apart.
import { distancesOf } from '@rose/parts';
import { COUNTRY_AREAS } from './areas-country.ts';
import { SETTLED_AREAS } from './areas-settled.ts';

export type AreaName = (typeof SETTLED_AREAS)[number][0] | (typeof COUNTRY_AREAS)[number][0];
export type AreaId = number & { readonly area: true };

const TABLE: readonly (readonly [AreaName, string])[] = [...SETTLED_AREAS, ...COUNTRY_AREAS];
export const AREA_NAMES: readonly AreaName[] = TABLE.map(([name]) => name);
export const AREA_COUNT = AREA_NAMES.length;
export const AREAS = AREA_NAMES.map((_, area) => area) as readonly number[] as readonly AreaId[];
/** A.london is the number of the London area. */
export const A = Object.fromEntries(AREA_NAMES.map((name, area) => [name, area])) as {
  readonly [N in AreaName]: AreaId;
};
export const areaName = (area: number): AreaName => AREA_NAMES[area] as AreaName;
export const isAreaName = (text: string): text is AreaName => Object.hasOwn(A, text);

const listed = (text: string): readonly AreaName[] => (text === '' ? [] : (text.split(' ') as AreaName[]));
const PAIRS = TABLE.flatMap(([name, further]) => listed(further).map((other) => [name, other] as const));
/** 5.1 By area: the areas that touch it, at a corner at least, by name. Calais and the Continent touch in the advanced game. */
export const NEIGHBOURS: readonly (readonly AreaId[])[] = AREA_NAMES.map((name) =>
  PAIRS.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : []))
    .toSorted()
    .map((other) => A[other]),
);

/** Where nobody walks to, save over the Menai (5.5) and from Calais to the Continent (15.6). */
export const OVERSEAS: readonly AreaId[] = [A.anglesey, A.wight, A.man, A.calais, A.ireland, A.continent, A.scotland];
/** 4.5 Nobody is called from there, and 9.2 only ships bring anybody to Parliament. */
export const isOverseas = (area: number): boolean => OVERSEAS.includes(area as AreaId);
/** 15.6 Lands that are one spot each: everybody there is in the open. */
export const isRefuge = (area: number): boolean => area === A.ireland || area === A.continent || area === A.scotland;

const STEPS = distancesOf(NEIGHBOURS.map((near, area) => (isOverseas(area) ? [] : near)));
/** Steps across country between two areas, -1 where there is no way. */
export const stepsBetween = (from: number, to: number): number => STEPS[from * AREA_COUNT + to] as number;
/** 5.1 A noble goes up to five areas. */
export const MARCH = 5;
/** By area: every other area within a march, nearest first. */
export const WITHIN_MARCH: readonly (readonly AreaId[])[] = AREAS.map((from) =>
  AREAS.filter((to) => to !== from && stepsBetween(from, to) > 0 && stepsBetween(from, to) <= MARCH).sort(
    (a, b) => stepsBetween(from, a) - stepsBetween(from, b) || a - b,
  ),
);

export const REGION_NAMES = [
  'london',
  'conway',
  'calais',
  'ireland',
  'wales',
  'devon-cornwall',
  'north-of-trent',
  'north-of-tees',
] as const;
export type RegionName = (typeof REGION_NAMES)[number];
/** Where a card brings more men: Wales and the two northern lines are reconstructed area by area. */
const REGION_AREAS: { readonly [R in RegionName]: string } = {
  london: 'london',
  conway: 'conway',
  calais: 'calais',
  ireland: 'ireland',
  wales: [
    'swansea cardigan st-davids harlech conway caernarvon denbigh aberystwyth chirk ruthin raglan pembroke',
    'cardiff brecon rhayader carmarthen lampeter bala welshpool machynlleth fishguard llandovery merthyr',
    'betws-y-coed pwllheli whitland newtown aberaeron builth llandeilo cowbridge anglesey',
  ].join(' '),
  'devon-cornwall': [
    'exeter plymouth dartmouth fowey launceston tawstock tiverton okehampton dartington penzance falmouth',
    'padstow lynton bude tintagel',
  ].join(' '),
  'north-of-trent': [
    'york newcastle lancaster nottingham carlisle durham berwick kingston-upon-hull preston doncaster derby',
    'beverley kendal pontefract scarborough bamburgh tutbury skipton brougham south-wingfield greystoke-castle',
    'morpeth epworth middleham raby sheriff-hutton alnwick warkworth cockermouth wressle helmsley masham',
    'bolton lathom sheffield clitheroe sandal kielder manchester millom buxton hexham guisborough',
    'kirkby-stephen otterburn whitby knaresborough halifax bridlington alston ingleton withernsea worksop',
    'egremont stanhope poulton liverpool wooler hartlepool glossop northallerton bewcastle pocklington cartmel',
    'pickering ambleside driffield darlington',
  ].join(' '),
  'north-of-tees': [
    'newcastle carlisle durham berwick bamburgh brougham greystoke-castle morpeth raby alnwick warkworth',
    'cockermouth kielder hexham otterburn alston egremont stanhope wooler hartlepool bewcastle darlington',
  ].join(' '),
};
const REGION_BITS: readonly number[] = AREA_NAMES.map((name) =>
  REGION_NAMES.reduce((bits, region, n) => bits | (REGION_AREAS[region].split(' ').includes(name) ? 1 << n : 0), 0),
);
export const isInRegion = (area: number, region: number): boolean =>
  (((REGION_BITS[area] as number) >> region) & 1) === 1;
