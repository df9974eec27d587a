// The face of the game: what the page draws it with. It knows names and places, no rule.
import { type LancasterYork, read, write } from '@rose/lancaster-york/ids';
import type { Face } from '../../face.ts';
import { Aside, Panel } from './aside.tsx';
import { Badge, SeatMark } from './badge.tsx';
import { Board } from './board.tsx';
import { Final } from './final.tsx';
import { BUTTONS, DRAFTS, gestures, isOpen } from './gestures.ts';
import { Glyph } from './glyph.tsx';
import { reverse } from './reverse.ts';

export const face: Face<LancasterYork> = {
  read,
  write,
  gestures,
  reverse,
  isOpen,
  drafts: DRAFTS,
  buttons: BUTTONS,
  Board,
  Aside,
  Panel,
  Badge,
  SeatMark,
  Final,
  Glyph,
};
