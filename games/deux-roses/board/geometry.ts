// Where the cells lie in the drawing: 62 units from the middle of a bed to its corner.
import { type Box, centreOf, clock, type Point, polygon, towards } from '@rose/board';
import { axialOf, C, type CellName, DIRECTION_IDS, type DirectionId, next, OUTSIDE } from '@rose/deux-roses/ids';

export const SIZE = 62;
/** What the first fit shows: the hedge and a finger's width around it. */
export const BOX: Box = { x: -435, y: -372, width: 870, height: 744 };

export const centre = (cell: CellName): Point => centreOf(axialOf(cell), SIZE);

/** As far to the side as a pushed-out piece can be shown on a narrow screen. */
const SIDE_LIMIT = 6.45 * SIZE;
const STEP_BEYOND = 1.42;
/** Where a piece falls that leaves the garden: just beyond the hedge. */
export const beyond = (cell: CellName, direction: DirectionId): Point => {
  const from = centre(cell);
  const angle = (-Math.PI / 3) * direction;
  const reach = Math.sqrt(3) * SIZE * STEP_BEYOND;
  const x = from.x + Math.cos(angle) * reach;
  return { x: Math.max(-SIDE_LIMIT, Math.min(SIDE_LIMIT, x)), y: from.y + Math.sin(angle) * reach };
};
export const directionsOut = (cell: CellName): readonly DirectionId[] =>
  DIRECTION_IDS.filter((direction) => next(C[cell], direction) === OUTSIDE);

/** The hedge is a hair flatter than a true hexagon, so that it keeps even distance from the beds. */
const FLATTER = 0.985;
const corners = (radius: number): readonly Point[] =>
  [90, 150, 210, 270, 330, 30].map((degrees) => {
    const { x, y } = clock(radius, degrees);
    return { x, y: y * FLATTER };
  });
const HEDGE = 6.82 * SIZE;
export const hedge = (inwards: number): string => polygon(corners(HEDGE - inwards * SIZE));

export interface ClimbingRose {
  readonly at: Point;
  readonly turn: number;
  readonly large: boolean;
}
const A_SIDE = 9;
/** Nine roses a side, none at the corners left and right where the colours meet. */
export const CLIMBING_ROSES: readonly ClimbingRose[] = corners(HEDGE - 0.15 * SIZE)
  .flatMap((from, side, all) => {
    const to = all[(side + 1) % 6] ?? from;
    return Array.from({ length: A_SIDE }, (_, i): ClimbingRose => {
      const at = towards(from, to, (i + 0.5) / A_SIDE);
      return { at, turn: i * 37 + side * 20, large: i % 2 === 0 };
    });
  })
  .filter(({ at }) => Math.abs(at.y) > SIZE / 2);
