// Places on the way: touched between a piece and its goal they name the way it takes.
import type { Gesture } from './touches.ts';

const VIA = 'via-';
/** A place of its own, so that passing through an area is not mistaken for going there. */
export const wayPoint = (area: string): string => `${VIA}${area}`;
export const isWayPoint = (place: string): boolean => place.startsWith(VIA);
export const areaOfWayPoint = (place: string): string => place.slice(VIA.length);

/** The touches of a march: the piece and its goal, or all that lies between as well. */
export const marchGestures = (piece: string, areas: readonly string[]): readonly Gesture[] => {
  const to = areas.at(-1);
  if (to === undefined) return [];
  const through = areas.slice(1, -1).map(wayPoint);
  return through.length === 0
    ? [[piece, to]]
    : [
        [piece, to],
        [piece, ...through, to],
      ];
};
