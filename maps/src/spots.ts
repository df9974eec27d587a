// Where the symbol of a place stands: at its true site, or as near to it as its area has room for it.
import type { MapDrawing } from '@rose/board';
import { at, closed, contains, distance, type Point, type Ring, rounded, segments, toSegment } from './geometry.ts';
import { places } from './places.ts';
import type { Project } from './projection.ts';
import { ringsIn } from './read-path.ts';
import type { PlaceSpec } from './spec.ts';

/** From a symbol to the edge of its area, and to another symbol. */
const ROOM = 4;
const APART = 10;
const FARTHEST = 20;
const STEP = 0.5;
const TURNS = 48;

export const ringsOf = ({ path }: { readonly path: string }): readonly Ring[] =>
  ringsIn(path).map((ring) => ring.map(([x, y]): Point => [x / 10, y / 10]));

const hasRoom = (rings: readonly Ring[], point: Point): boolean =>
  contains(rings, point) &&
  rings.every((ring) => segments(closed(ring)).every(([a, b]) => toSegment(point, a, b) >= ROOM));

/** The site itself, then rings of points around it, ever wider. */
const around = ([x, y]: Point): readonly Point[] => {
  const circles = Array.from({ length: FARTHEST / STEP }, (_, i) => (i + 1) * STEP);
  const turns = Array.from({ length: TURNS }, (_, i) => (i * 2 * Math.PI) / TURNS);
  return [
    [x, y],
    ...circles.flatMap((far) => turns.map((turn): Point => [x + Math.cos(turn) * far, y + Math.sin(turn) * far])),
  ];
};

export interface Spots {
  readonly spots: ReadonlyMap<string, Point>;
  readonly troubles: readonly string[];
}
export const spotsIn = (specs: readonly PlaceSpec[], drawing: MapDrawing, project: Project): Spots => {
  const spots = new Map<string, Point>();
  const troubles: string[] = [];
  for (const { id, area, at: site } of specs) {
    const drawn = drawing.areas.find((one) => one.id === area);
    if (!drawn) throw new Error(`${id} stands in ${area}, which is not drawn`);
    const rings = ringsOf(drawn);
    const taken = [...spots.values()];
    const wanted = around(project(at(places(site), 0)));
    const spot = wanted.find(
      (point) => taken.every((other) => distance(point, other) >= APART) && hasRoom(rings, point),
    );
    if (spot) spots.set(id, rounded(spot));
    else troubles.push(`${id} finds no room in ${area}`);
  }
  return { spots, troubles };
};
