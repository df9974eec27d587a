// What the page draws and touches; the rules stay behind the host.
import { read, type Skeleton, write } from '@rose/skeleton/ids';
import type { Face } from '../../face.ts';
import { Board } from './board.tsx';
import { Badge, Glyph, SeatMark } from './marks.tsx';

export const face: Face<Skeleton> = {
  read,
  write,
  /** Stones are numbered from the end of the pile: touching the second takes two. */
  gestures: ({ count }) => [[String(count)]],
  buttons: [],
  Board,
  Badge,
  SeatMark,
  Glyph,
};
