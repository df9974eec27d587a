// The face of the game: what the page draws it with. It knows names and places, no rule.
import { read, type WithoutAnEnemy, write } from '@rose/without-an-enemy/ids';
import type { Face } from '../../face.ts';
import { Clock, Own, Tally } from './aside.tsx';
import { atOnce } from './at-once.ts';
import { Badge, SeatMark } from './badge.tsx';
import { Board } from './board.tsx';
import { BUTTONS, gestures } from './gestures.ts';
import { Glyph } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { isOpen } from './open-battle.ts';
import { seals } from './seals.ts';
import { tries } from './tries.ts';

export const face: Face<WithoutAnEnemy> = {
  read,
  write,
  gestures,
  reachWith: tries,
  atOnce,
  isOpen,
  seals,
  buttons: BUTTONS,
  Board,
  Clock,
  Tally,
  Hand,
  Own,
  Legend,
  Badge,
  SeatMark,
  Glyph,
};
