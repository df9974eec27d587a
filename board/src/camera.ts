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
/** What a frame shows: the whole of it, and how near one may go. */
export interface Sheet extends Box {
  readonly most?: number;
}
export const MOST_ZOOM = 4;
export const mostOf = ({ most = MOST_ZOOM }: Sheet): number => most;

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
export const fitted = (board: Box): Camera => ({ zoom: 1, at: middle(board) });

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The window never leaves the board, and never shows less than may be shown: a fourth of its width, unless told. */
export const settle = (board: Sheet, { zoom, at }: Camera): Camera => {
  const near = clamp(zoom, 1, mostOf(board));
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
export const zoomAt = (board: Sheet, camera: Camera, factor: number, fixed: Point): Camera => {
  const zoom = clamp(camera.zoom * factor, 1, mostOf(board));
  const share = camera.zoom / zoom;
  const at = {
    x: fixed.x + (camera.at.x - fixed.x) * share,
    y: fixed.y + (camera.at.y - fixed.y) * share,
  };
  return settle(board, { zoom, at });
};

export const pan = (board: Sheet, { zoom, at }: Camera, by: Point): Camera =>
  settle(board, { zoom, at: { x: at.x + by.x, y: at.y + by.y } });
