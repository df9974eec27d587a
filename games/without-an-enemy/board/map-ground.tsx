// The ground of an engraved county map, coloured by hand: five regions in five washes, a brown edge where one ends, hatched
// wastes, molehills. Every colour is one path.
import { MapPatterns, MapSheet, type Point, Silent, spot, useDrawing, WaterLines } from '@rose/board';
import { REGIONS } from '@rose/without-an-enemy/ids';
import { useMemo } from 'preact/hooks';
import { HILLS, MAP, regionOfTint, STRENGTHS, TREES } from '../map/index.ts';
import './map.css';

const pathsOf = (areas: readonly { readonly path: string }[]): string => areas.map(({ path }) => path).join('');
const tints = new Map<string, number>(MAP.areas.flatMap(({ id, tint }) => (tint === undefined ? [] : [[id, tint]])));
const FOREIGN = pathsOf(MAP.areas.filter(({ tint }) => tint === undefined));
const WASHED = REGIONS.map((region, i) => ({
  region,
  whole: pathsOf(MAP.areas.filter(({ tint }) => tint !== undefined && regionOfTint(tint) === region)),
  washes: Array.from({ length: STRENGTHS }, (_, strength) =>
    pathsOf(MAP.areas.filter(({ tint }) => tint === STRENGTHS * i + strength)),
  ),
}));
const LAND = [...WASHED.map(({ whole }) => whole), MAP.rest].join('');
const isBetweenRegions = ({ a, b }: { readonly a: string; readonly b: string }): boolean => {
  const [one, other] = [tints.get(a), tints.get(b)];
  return one !== undefined && other !== undefined && regionOfTint(one) !== regionOfTint(other);
};
const EDGES = pathsOf(MAP.borders.filter(isBetweenRegions));
const linesOf = (kind: 'open' | 'hills'): string => pathsOf(MAP.borders.filter((border) => border.kind === kind));
const [OPEN, ROUGH] = [linesOf('open'), linesOf('hills')];

/** Names of shapes that others draw by. */
export const LAND_SHAPE = 'wae-land';
export const COAST_SHAPE = 'wae-coast';
const regionShape = (region: string): string => `wae-region-${region}`;

/** Belongs into the drawing once, before everything that refers to it. */
export const MapShapes = () => {
  const { id, href } = useDrawing();
  return useMemo(
    () => (
      <defs>
        <MapPatterns />
        <pattern id={id('stipple')} width="7" height="5" patternUnits="userSpaceOnUse">
          <path class="wae-stroke" d="M0 1H3M3.5 3.5H6" />
        </pattern>
        <pattern id={id('engraved')} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path class="wae-engraved" d="M0 0H4" />
        </pattern>
        <path id={id(LAND_SHAPE)} d={LAND} />
        <path id={id(COAST_SHAPE)} d={MAP.coast} />
        {WASHED.map(({ region, whole }) => (
          <path key={region} id={id(regionShape(region))} d={whole} />
        ))}
        {WASHED.map(({ region }) => (
          <clipPath key={region} id={id(`in-${regionShape(region)}`)}>
            <use href={href(regionShape(region))} />
          </clipPath>
        ))}
      </defs>
    ),
    [id],
  );
};

const HILL = 'm-10 4q3.5-8.5 7.5-10.5q3.5 2 5.5 5.5q2.5-2.5 4-2.5q2 2 4 7.5';
const HILL_SHADE = 'm-2-5.5q1.5 4.5 1.5 9m.5-7.5q2 4 2 7.5m.5-4.5q1.5 2.5 1.5 4.5m3.5-6q.8 2.5.5 6m1-4.5q.8 2.5.5 4.5';
const TREE = 'm-3.5 1c-2.5-2-1-6 1.5-6c.5-2.5 5-2.5 5 .5c3 .5 3 4 .5 5.5z';
const TRUNK = 'm0 1v3.5m2-7.5q1.5 1 .5 3';
const at = (points: readonly Point[], drawn: string): string =>
  points.map((point) => `M${spot(point)}${drawn}`).join('');
const wild = MAP.wastes.filter(({ radius }) => radius < 12).map(({ centre }) => centre);
const trees = [...TREES, ...wild];
const SCENERY = {
  hills: at(HILLS, HILL),
  shades: at(HILLS, HILL_SHADE),
  trees: at(trees, TREE),
  trunks: at(trees, TRUNK),
};

export const MapLand = () => {
  const { href, url } = useDrawing();
  return useMemo(
    () => (
      <Silent class="map-ground layer">
        <MapSheet box={MAP.bleed} looks="map-sea" />
        <MapSheet box={MAP.bleed} looks="map-waves" paint="stipple" />
        <WaterLines lines={MAP.waterLines} />
        <path class="map-land foreign" d={FOREIGN} />
        <use class="wae-land" href={href(LAND_SHAPE)} />
        <path class="wae-waste" d={MAP.rest} />
        <path d={MAP.rest} fill={url('engraved')} />
        {WASHED.map(({ region, washes }) => (
          <g key={region} class={`wae-region ${region}`}>
            {washes.map((path, strength) => (
              <path key={path} class={`wae-wash strength-${strength}`} d={path} />
            ))}
            <g clip-path={url(`in-${regionShape(region)}`)}>
              <use class="wae-band wide" href={href(regionShape(region))} />
              <use class="wae-band narrow" href={href(regionShape(region))} />
            </g>
          </g>
        ))}
        <path class="wae-edge" d={EDGES} />
        <path class="wae-hill" d={SCENERY.hills} />
        <path class="wae-hill-shade" d={SCENERY.shades} />
        <path class="wae-tree" d={SCENERY.trees} />
        <path class="wae-trunk" d={SCENERY.trunks} />
        <MapSheet box={MAP.bleed} looks="map-paper" paint="paper" />
      </Silent>
    ),
    [href, url],
  );
};

export const MapLines = () => {
  const { href } = useDrawing();
  return useMemo(
    () => (
      <Silent class="map-ground">
        <path class="wae-line open-casing" d={OPEN} />
        <path class="wae-line hills-casing" d={ROUGH} />
        <path class="wae-line open" d={OPEN} />
        <path class="wae-line hills" d={ROUGH} />
        <path class="wae-line hachure" d={ROUGH} />
        <use class="map-coast" href={href(COAST_SHAPE)} />
        <MapSheet box={MAP.bleed} looks="map-dusk-sheet" paint="dusk" />
      </Silent>
    ),
    [href],
  );
};
