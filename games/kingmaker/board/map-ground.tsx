// The ground: water in areas, land in the tints of the regions where a bonus counts, hills and woods. It is drawn once;
// every colour is one path, however many areas wear it.
import { MapPatterns, MapSheet, type Point, Silent, spot, useDrawing, WaterLines } from '@rose/board';
import type { AreaName } from '@rose/kingmaker/ids';
import { useMemo } from 'preact/hooks';
import { HILLS, WOODS } from '../map/furniture.ts';
import { MAP, TINTS } from '../map/index.ts';
import type { Near } from './map-near.ts';
import './map.css';

const pathsOf = (areas: readonly { readonly path: string }[]): string => areas.map(({ path }) => path).join('');
const native = MAP.areas.filter(({ tint }) => tint !== undefined);
const FOREIGN = pathsOf(MAP.areas.filter(({ tint }) => tint === undefined));
const LAND = pathsOf(native) + MAP.rest;
const TINTED = TINTS.map((tint, i) => {
  const areas = native.filter((area) => area.tint === i);
  return { tint, path: pathsOf(areas), rim: MAP.rim(areas.map(({ id }) => id)) };
});
const CURRENTS = pathsOf(MAP.currents);

/** Names of shapes that others draw by. */
export const LAND_SHAPE = 'km-land';
export const COAST_SHAPE = 'km-coast';
const tintClip = (tint: string): string => `km-in-${tint}`;

/** Belongs into the drawing once, before everything that refers to it. */
export const MapShapes = () => {
  const { id, href } = useDrawing();
  return useMemo(
    () => (
      <defs>
        <MapPatterns />
        <path id={id(LAND_SHAPE)} d={LAND} />
        <path id={id(COAST_SHAPE)} d={MAP.coast} />
        {TINTED.map(({ tint, path }) => (
          <path key={tint} id={id(`km-${tint}`)} d={path} />
        ))}
        {TINTED.map(({ tint }) => (
          <clipPath key={tint} id={id(tintClip(tint))}>
            <use href={href(`km-${tint}`)} />
          </clipPath>
        ))}
      </defs>
    ),
    [id],
  );
};

export const MapWaters = () =>
  useMemo(
    () => (
      <Silent class="map-ground">
        <MapSheet box={MAP.bleed} looks="map-sea" />
        <MapSheet box={MAP.bleed} looks="map-waves" paint="waves" />
        <WaterLines lines={MAP.waterLines} />
        <path class="km-currents" d={CURRENTS} />
      </Silent>
    ),
    [],
  );

/** Above the middle of an area, where its name stands. */
const aloft = (area: AreaName): Point => {
  const { centre, radius } = MAP.areas.find(({ id }) => id === area) ?? { centre: { x: 0, y: 0 }, radius: 0 };
  return { x: centre.x, y: centre.y - radius * 0.5 - 1.5 };
};
const hills = HILLS.map(aloft);
const woods = [...WOODS.map(aloft), ...MAP.wastes.map(({ centre }) => centre)];
const TREES: readonly Point[] = [
  { x: -3.7, y: 0.6 },
  { x: 0, y: -1.9 },
  { x: 3.7, y: 1.2 },
];
const HILL = 'm-6.5 2.9l3.6-6.5 3.6 6.5m-2.2 0l4.4-8 4.3 8';
const HILL_SHADE = 'm2.9-5.1l1.4 8m-7.2-6.5l.7 6.5';
const TRUNK = 'm0 3.1v-2.5';
const CROWN = 'm-2.5 1.2c-.6-2.5 1.2-5 2.5-5s3.1 2.5 2.5 5z';

/** Nearer, hills and trees grow more slowly than the country. */
const GROWN: { readonly [N in Near]: number } = { 1: 1, 2: 0.86, 3: 0.58 };
const sized = (drawn: string, by: number): string =>
  drawn.replace(/-?\d*\.?\d+/g, (number) => {
    const value = Math.round(Number(number) * by * 100) / 100;
    return value < 0 ? String(value) : ` ${value}`;
  });
const sceneryAt = (near: Near) => {
  const by = GROWN[near];
  const at = (points: readonly Point[], drawn: string): string =>
    points.map((point) => `M${spot(point)}${sized(drawn, by)}`).join('');
  const trees = woods.flatMap(({ x, y }) => TREES.map((tree) => ({ x: x + tree.x * by, y: y + tree.y * by })));
  return {
    hills: at(hills, HILL),
    shades: at(hills, HILL_SHADE),
    crowns: at(trees, CROWN),
    trunks: at(trees, TRUNK),
  };
};
export const MapScenery = ({ near }: { readonly near: Near }) =>
  useMemo(() => {
    const { hills, shades, crowns, trunks } = sceneryAt(near);
    return (
      <Silent class="map-ground">
        <path class="km-hill" d={hills} />
        <path class="km-hill-shade" d={shades} />
        <path class="km-tree" d={crowns} />
        <path class="km-trunk" d={trunks} />
      </Silent>
    );
  }, [near]);

export const MapLand = () => {
  const { href, url } = useDrawing();
  return useMemo(
    () => (
      <Silent class="map-ground">
        <path class="map-land foreign" d={FOREIGN} />
        <use class="km-land" href={href(LAND_SHAPE)} />
        <path class="km-waste" d={MAP.rest} />
        {TINTED.map(({ tint, rim }) => (
          <g key={tint} class={`km-tint ${tint}`}>
            <use class="km-wash" href={href(`km-${tint}`)} />
            <g clip-path={url(tintClip(tint))}>
              <path class="km-band" d={rim} />
            </g>
          </g>
        ))}
        <MapSheet box={MAP.bleed} looks="map-paper" paint="paper" />
      </Silent>
    ),
    [href, url],
  );
};
