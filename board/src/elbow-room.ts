// Crowds of neighbouring areas make room for each other: no group covers another, and names stay readable where they can.
import type { Box } from './camera.ts';
import type { Point } from './path.ts';

const ROUNDS = 60;
/** How far a group may be pushed from where it wants to stand. */
const FARTHEST = 38;
/** Names give way a little, blocks do not. */
const NAME_PUSH = 0.25;
const PULL_HOME = 0.04;

const shifted = ({ x, y, width, height }: Box, by: Point): Box => ({ x: x + by.x, y: y + by.y, width, height });
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
/** How far `a` must go to clear `b`, along the shorter way; nothing where they do not touch. */
const wayOut = (a: Box, b: Box): Point => {
  const right = a.x + a.width - b.x;
  const left = b.x + b.width - a.x;
  const down = a.y + a.height - b.y;
  const up = b.y + b.height - a.y;
  if (right <= 0 || left <= 0 || down <= 0 || up <= 0) return { x: 0, y: 0 };
  const dx = right < left ? -right : left;
  const dy = down < up ? -down : up;
  return Math.abs(dx) < Math.abs(dy) ? { x: dx, y: 0 } : { x: 0, y: dy };
};
const plus = (a: Point, b: Point, share: number): Point => ({ x: a.x + b.x * share, y: a.y + b.y * share });
const kept = ({ x, y }: Point): Point => {
  const far = Math.hypot(x, y);
  const share = far > FARTHEST ? FARTHEST / far : 1;
  return { x: x * share, y: y * share };
};

/** How much of two boxes lies one over the other, in square units. */
export const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
};

/** For each group how it is shifted, so that none lies over another. */
export const elbowRoom = (groups: readonly Box[], names: readonly Box[]): readonly Point[] => {
  let offsets: readonly Point[] = groups.map(() => ({ x: 0, y: 0 }));
  // Whoever touches nobody keeps his place, names or not.
  if (!groups.some((a, i) => groups.some((b, j) => i < j && overlap(a, b) > 0))) return offsets;
  // Nobody is pushed farther than so: what lies beyond that is never touched.
  const nearNames = groups.map((group) => names.filter((name) => overlap(grown(group, FARTHEST), name) > 0));
  const nearGroups = groups.map((group, i) =>
    groups.flatMap((other, j) => (i !== j && overlap(grown(group, 2 * FARTHEST), other) > 0 ? [j] : [])),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const boxes = groups.map((group, i) => shifted(group, offsets[i] ?? { x: 0, y: 0 }));
    // Names are let go towards the end: that no block is hidden matters more.
    const push = NAME_PUSH * (1 - round / ROUNDS);
    offsets = boxes.map((box, i) => {
      let to = plus(offsets[i] ?? { x: 0, y: 0 }, offsets[i] ?? { x: 0, y: 0 }, -PULL_HOME);
      for (const j of nearGroups[i] ?? []) to = plus(to, wayOut(box, boxes[j] ?? box), 0.5);
      for (const name of nearNames[i] ?? []) to = plus(to, wayOut(box, name), push);
      return kept(to);
    });
  }
  return offsets;
};
