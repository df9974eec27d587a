// What the page draws and touches; the rules stay behind the host.
import { read, type Skeleton, write } from '@rose/skeleton/ids';
import type { Face } from '../../face.ts';
import { Board } from './board.tsx';
import { gestures } from './gestures.ts';
import { Badge, Glyph, SeatMark } from './marks.tsx';

export const face: Face<Skeleton> = {
  read,
  write,
  gestures,
  buttons: [],
  Board,
  Badge,
  SeatMark,
  Glyph,
  sounds: { took: 'move' },
};
