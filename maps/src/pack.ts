// The map as one long word: each line once, outlines as lists of lines. `unpackMap` of @rose/board reads it.
import type { MapArea } from '@rose/board';
import { type PackedMap, written, writtenStep } from '@rose/board/packed';
import { boundOf } from './contacts.ts';
import { at, minus, type Point, type Polyline, type Ring } from './geometry.ts';
import type { Survey } from './make.ts';
import { withCommonCorners } from './mend.ts';
import { ringsIn } from './read-path.ts';
import type { DrawnRoad } from './roads.ts';
import type { Bound, MapSpec } from './spec.ts';
import { type Outlined, topologyOf, type Walk } from './topology.ts';

const withoutRepeats = (ring: Ring): Ring =>
  ring.filter((point, i) => {
    const [x, y] = at(ring, i - 1);
    return point[0] !== x || point[1] !== y;
  });
const outlined = ({ id, path }: MapArea): Outlined => ({ id, rings: ringsIn(path).map(withoutRepeats) });
const place = ([x, y]: Point): string => writtenStep(x) + writtenStep(y);

/** Writes with a pen that stays where it was put down last. */
const penOf = () => {
  let pen: Point = [0, 0];
  const to = (point: Point): string => {
    const step = minus(point, pen);
    pen = point;
    return place(step);
  };
  return {
    to,
    line: (line: Polyline): string => written(line.length - 1) + line.slice(1).map(to).join(''),
    /** The pen is lifted and put down here. */
    lift: (point: Point): void => {
      pen = point;
    },
    from: (point: Point): string => place(minus(point, pen)),
  };
};
type Pen = ReturnType<typeof penOf>;

interface Sheet {
  readonly pen: Pen;
  readonly lines: readonly Polyline[];
  readonly kindOf: (line: number) => number;
  /** How many lines are written already. */
  known: number;
}
const walked = (sheet: Sheet, { line, isBack }: Walk, isFirst: boolean): string => {
  const points = at(sheet.lines, line);
  if (line < sheet.known) {
    sheet.pen.lift(at(points, isBack ? 0 : -1));
    return written(2 * (sheet.known - line) - (isBack ? 0 : 1));
  }
  sheet.known += 1;
  const start = isFirst ? sheet.pen.to(at(points, 0)) : '';
  return written(0) + start + written(sheet.kindOf(line)) + sheet.pen.line(points);
};

const shapeOf = (sheet: Sheet, area: MapArea, rings: readonly (readonly Walk[])[]): string => {
  const { x, y } = area.centre;
  const centre = sheet.pen.from([Math.round(x * 10), Math.round(y * 10)]);
  const room = written((area.tint ?? -1) + 1) + centre + written(Math.round(area.radius * 10));
  const walks = rings.map((ring) => written(ring.length) + ring.map((one, i) => walked(sheet, one, i === 0)).join(''));
  return room + written(rings.length) + walks.join('');
};

const waterLineOf = (pen: Pen, path: string): string => {
  const rings = ringsIn(path).map(withoutRepeats);
  return written(rings.length) + rings.map((ring) => pen.to(at(ring, 0)) + pen.line(ring)).join('');
};

/** Which kind of border each line is, by whose outlines walk it; 0 is none. */
const kindsOf = (
  shapes: readonly Outlined[],
  walks: readonly (readonly (readonly Walk[])[])[],
  bounds: readonly Bound[],
  kinds: readonly string[],
): ((line: number) => number) => {
  const users = new Map<number, string[]>();
  for (const [i, rings] of walks.entries())
    for (const { line } of rings.flat()) users.set(line, [...(users.get(line) ?? []), at(shapes, i).id]);
  return (line) => {
    const [a = '', b = ''] = users.get(line) ?? [];
    const bound = boundOf(bounds, a, b);
    return bound ? kinds.indexOf(bound.kind) + 1 : 0;
  };
};

const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)];
const roadOf = (pen: Pen, { stages }: DrawnRoad): string =>
  written(stages.length) +
  stages
    .map(({ halts, over }) => {
      const stops = halts.map((halt) => pen.to(tenths(halt))).join('');
      return written(halts.length) + stops + (over ? pen.to(tenths(over)) : '');
    })
    .join('');

export const packed = (spec: MapSpec, { drawing, wastes, sea, spots, roads }: Survey): PackedMap => {
  const bounds = [...spec.borders, ...(spec.sea?.borders ?? [])];
  const zones = sea?.zones ?? [];
  const shapes = [...drawing.areas, ...wastes, ...zones];
  const land = [...drawing.areas, ...wastes].map(outlined);
  const outlines = withCommonCorners(land, zones.map(outlined)).flat();
  const { lines, walks } = topologyOf(outlines);
  const kinds = [...new Set(bounds.map(({ kind }) => kind))];
  const sheet: Sheet = { pen: penOf(), lines, kindOf: kindsOf(outlines, walks, bounds, kinds), known: 0 };
  const words = (list: readonly MapArea[]): string => list.map(({ id }) => id).join(' ');
  const numbers = shapes.map((area, i) => shapeOf(sheet, area, at(walks, i))).join('');
  const sites = () => [...spots.values()].map((spot) => sheet.pen.to(tenths(spot))).join('');
  const ways = () => roads.map((road) => roadOf(sheet.pen, road)).join('');
  const water = drawing.waterLines.map((path) => waterLineOf(sheet.pen, path)).join('');
  return {
    box: drawing.box,
    bleed: drawing.bleed,
    areas: words(drawing.areas),
    wastes: words(wastes),
    zones: words(zones),
    kinds: kinds.join(' '),
    places: [...spots.keys()].join(' '),
    roads: roads.map(({ id }) => id).join(' '),
    lines: numbers + written(drawing.waterLines.length) + water + sites() + ways(),
  };
};

export const packedModule = (map: PackedMap): string =>
  `// Drawn by the map maker from spec.ts: \`npx node maps/src/main.ts <game>\`. Not to be edited by hand.
export const PACKED = ${JSON.stringify(map, undefined, 2)} as const;
`;
