// Which names the map wants at this distance: cities and what is asked about from afar, then every place, open country and sea
// area, and nearest the roads.
import type { Box, Point } from '@rose/board';
import type { AreaName, PlaceKind, PlaceName } from '@rose/kingmaker/ids';
import { MAP } from '../map/index.ts';
import { ANCHOR_WIDTH, CROSS_HEIGHT, HALF_WIDTHS, HEIGHTS } from './map-glyphs.ts';
import { type Named, placeNames, type Wanted } from './map-naming.ts';
import { NEAR_FROM, type Near, nearOf } from './map-near.ts';
import { COUNTRY, SITES, type Site } from './map-places.ts';
import { type RoadWord, roadNames } from './map-road-names.ts';
import { symbolSize } from './map-symbols.ts';

export interface NamesProps {
  readonly scale: number;
  wordFor(id: string): string;
  /** What the question is about: named from afar as well. */
  readonly asked: readonly string[];
  /** What lies on the map and must be seen, in its units. */
  readonly avoid: readonly Box[];
  /** Garrison and room, for those who look closely. */
  noteFor?(place: PlaceName): string | undefined;
  /** Which places have arms beside their symbol. */
  hasArms?(place: PlaceName): boolean;
}

const RANKS: readonly PlaceKind[] = ['city', 'town', 'open-town', 'royal-castle', 'unfortified', 'castle', 'field'];
const SIZES: { readonly [N in Near]: number } = { 1: 12.5, 2: 13, 3: 14 };
const CITY = 1.1;
/** Arms beside a symbol are so wide, in its own units. */
const ARMS = 9.5;

const areas = new Map<string, (typeof MAP.areas)[number]>(MAP.areas.map((area) => [area.id, area]));
const zones = new Set<string>(MAP.zones.map(({ id }) => id));
/** The area around each place: the one whose middle lies nearest is its own, or at least beside it. */
const findSeaward = (spot: Point): Point => {
  const [nearest] = MAP.areas.toSorted(
    (a, b) =>
      Math.hypot(a.centre.x - spot.x, a.centre.y - spot.y) - Math.hypot(b.centre.x - spot.x, b.centre.y - spot.y),
  );
  return { x: spot.x - (nearest?.centre.x ?? spot.x), y: spot.y - (nearest?.centre.y ?? spot.y) };
};
/** The coast stays where it is: each is looked for once. */
const seawards = new Map<PlaceName, Point>();
const seawardOf = ({ id }: Site): Point => {
  const known = seawards.get(id) ?? findSeaward(MAP.spots[id]);
  seawards.set(id, known);
  return known;
};

export interface Look {
  readonly near: Near;
  /** The names keep clear of each other at the scale where this look begins, and so at every nearer one. */
  readonly base: number;
}
/** Half-way to the nearest look more names find room. */
const HALF_WAY = 2.2;
export const lookAt = (scale: number): Look => {
  const near = nearOf(scale);
  if (near === 1) return { near, base: scale };
  return { near, base: near === 2 && scale >= HALF_WAY ? HALF_WAY : NEAR_FROM[near] };
};
const inPixels = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

const reachOf = (site: Site, base: number, arms: boolean): Wanted['around'] => {
  const g = symbolSize(base);
  const beside = arms ? ARMS + 2 : site.port ? ANCHOR_WIDTH + 1 : 0;
  const above = HEIGHTS[site.kind] + (site.cathedral ? CROSS_HEIGHT : 0) - 4;
  const half = HALF_WIDTHS[site.kind];
  return [half * g, (half + beside) * g, above * g, (arms ? 5.5 : 4.5) * g];
};
const symbolBox = (site: Site, base: number, arms: boolean): Box => {
  const { x, y } = MAP.spots[site.id];
  const [left, right, above, below] = reachOf(site, base, arms);
  return { x: x * base - left, y: y * base - above, width: left + right, height: above + below };
};

const wantedPlace = (site: Site, { near, base }: Look, props: NamesProps): Wanted => {
  const spot = MAP.spots[site.id];
  const isCity = site.kind === 'city';
  return {
    id: site.id,
    text: props.wordFor(site.id),
    face: isCity ? 'city' : 'place',
    at: { x: spot.x * base, y: spot.y * base },
    size: SIZES[near] * (isCity ? CITY : 1),
    around: reachOf(site, base, props.hasArms?.(site.id) ?? false),
    must: props.asked.includes(site.id),
    eager: isCity,
    ...(site.port && { seaward: seawardOf(site) }),
  };
};
const wantedMiddle = (id: string, { near, base }: Look, props: NamesProps): Wanted => {
  const isWater = zones.has(id);
  const { centre } = (isWater ? MAP.zones.find((zone) => zone.id === id) : areas.get(id)) ?? { centre: { x: 0, y: 0 } };
  return {
    id,
    text: props.wordFor(id),
    face: isWater ? 'water' : 'country',
    at: { x: centre.x * base, y: centre.y * base },
    size: SIZES[near] * (isWater ? 1.05 : 0.98),
    around: [4, 4, 4, 4],
    must: props.asked.includes(id),
  };
};

export interface Written {
  readonly names: readonly Named[];
  readonly roads: readonly RoadWord[];
}
export const namesFor = (props: NamesProps, look: Look): Written => {
  const { asked } = props;
  const ranked = SITES.filter(({ kind }) => kind !== 'refuge').toSorted(
    (a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind),
  );
  const isAsked = ({ id }: Site): boolean => asked.includes(id);
  const places = [...ranked.filter(isAsked), ...ranked.filter((site) => !isAsked(site))];
  const shown = look.near > 1 ? places : places.filter((site) => isAsked(site) || site.kind === 'city');
  const middles =
    look.near > 1 ? [...COUNTRY, ...zones] : asked.filter((id) => COUNTRY.includes(id as AreaName) || zones.has(id));
  const symbols = SITES.map((site) => symbolBox(site, look.base, props.hasArms?.(site.id) ?? false));
  const { names, boxes } = placeNames(
    [...shown.map((site) => wantedPlace(site, look, props)), ...middles.map((id) => wantedMiddle(id, look, props))],
    props.avoid.map((box) => inPixels(box, look.base)),
    symbols,
  );
  return { names, roads: look.near === 3 ? roadNames(look.base, [...boxes, ...symbols], props.wordFor) : [] };
};
