// Points, lines and rings of the plane. A ring does not repeat its first point. Lengths are units of the drawing.
export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];
export type Ring = readonly Point[];
export interface Bounds {
  readonly least: Point;
  readonly most: Point;
}

/** Nobody sees more than a tenth of a unit, and the page stays small. */
export const round = (value: number): number => Math.round(value * 10) / 10;
export const rounded = ([x, y]: Point): Point => [round(x), round(y)];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
/** Above zero when turning from the first direction to the second is clockwise on the screen. */
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

/** How far a point lies from a stretch of a line. */
export const toSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
};

/** The item at a place that is known to exist. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list.at(index);
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return found;
};
/** Neighbours in a line, two by two. */
export const segments = (line: Polyline): readonly (readonly [Point, Point])[] =>
  line.slice(1).map((to, i) => [at(line, i), to]);
export const closed = (ring: Ring): Polyline => [...ring, at(ring, 0)];

export const lengthOf = (line: Polyline): number => segments(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
export const areaOf = (ring: Ring): number =>
  Math.abs(segments(closed(ring)).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2);

export const boundsOf = (points: Polyline): Bounds => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { least: [Math.min(...xs), Math.min(...ys)], most: [Math.max(...xs), Math.max(...ys)] };
};
export const overlap = (a: Bounds, b: Bounds): boolean =>
  a.least[0] <= b.most[0] && b.least[0] <= a.most[0] && a.least[1] <= b.most[1] && b.least[1] <= a.most[1];

/** Whether a point lies within rings, those of islands and of their lakes alike. */
export const contains = (rings: readonly Ring[], [x, y]: Point): boolean => {
  let inside = false;
  for (const ring of rings) {
    for (const [[ax, ay], [bx, by]] of segments(closed(ring))) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
};

/** The point half-way along. */
export const middleOf = (line: Polyline): Point => {
  let left = lengthOf(line) / 2;
  for (const [a, b] of segments(line)) {
    const step = distance(a, b);
    if (step >= left && step > 0) return between(a, b, left / step);
    left -= step;
  }
  return at(line, 0);
};

/** The same line with no two points farther apart than `step`. */
export const dense = (line: Polyline, step: number): Polyline => {
  const pieces = segments(line).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / step));
    return Array.from({ length: count }, (_, i) => between(a, b, (i + 1) / count));
  });
  return [at(line, 0), ...pieces];
};

/** Cuts the corners once; the ends stay. */
export const smooth = (line: Polyline): Polyline => {
  if (line.length < 3) return line;
  const last = line.length - 2;
  const corners = segments(line).flatMap(([a, b], i) => [
    ...(i > 0 ? [between(a, b, 0.25)] : []),
    ...(i < last ? [between(a, b, 0.75)] : []),
  ]);
  return [at(line, 0), ...corners, at(line, -1)];
};
