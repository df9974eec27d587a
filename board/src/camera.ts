// Where the board is looked at: a window of the drawing, as plain numbers.
import type { Point } from './path.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Zoom 1 shows the whole board; `at` is the middle of the window. */
export interface Camera {
  readonly zoom: number;
  readonly at: Point;
}
export const MOST_ZOOM = 4;

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
export const fitted = (board: Box): Camera => ({ zoom: 1, at: middle(board) });

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The window never leaves the board, and never shows less than a fourth of its width. */
export const settle = (board: Box, { zoom, at }: Camera): Camera => {
  const near = clamp(zoom, 1, MOST_ZOOM);
  const [halfWidth, halfHeight] = [board.width / near / 2, board.height / near / 2];
  return {
    zoom: near,
    at: {
      x: clamp(at.x, board.x + halfWidth, board.x + board.width - halfWidth),
      y: clamp(at.y, board.y + halfHeight, board.y + board.height - halfHeight),
    },
  };
};

export const windowOf = (board: Box, { zoom, at }: Camera): Box => ({
  x: at.x - board.width / zoom / 2,
  y: at.y - board.height / zoom / 2,
  width: board.width / zoom,
  height: board.height / zoom,
});

/** Nearer or farther by a factor, while `fixed` keeps its place under the hand. */
export const zoomAt = (board: Box, camera: Camera, factor: number, fixed: Point): Camera => {
  const zoom = clamp(camera.zoom * factor, 1, MOST_ZOOM);
  const share = camera.zoom / zoom;
  const at = {
    x: fixed.x + (camera.at.x - fixed.x) * share,
    y: fixed.y + (camera.at.y - fixed.y) * share,
  };
  return settle(board, { zoom, at });
};

export const pan = (board: Box, { zoom, at }: Camera, by: Point): Camera =>
  settle(board, { zoom, at: { x: at.x + by.x, y: at.y + by.y } });
