// The face of the game: what the page draws it with. It knows names and places, no rule.
import { type LancasterYork, read, write } from '@rose/lancaster-york/ids';
import type { Face } from '../../face.ts';
import { Clock, Own, Tally } from './aside.tsx';
import { Badge, SeatMark } from './badge.tsx';
import { Board } from './board.tsx';
import { Final } from './final.tsx';
import { BUTTONS, DRAFTS, gestures, isOpen } from './gestures.ts';
import { Glyph } from './glyph.tsx';
import { SEAT_COLOURS } from './icons.tsx';
import { moment } from './moments.tsx';
import { reverse } from './reverse.ts';
import { seals } from './seals.ts';

export const face: Face<LancasterYork> = {
  read,
  write,
  gestures,
  reverse,
  isOpen,
  seals,
  drafts: DRAFTS,
  buttons: BUTTONS,
  Board,
  Clock,
  Tally,
  Own,
  Badge,
  SeatMark,
  Final,
  Glyph,
  cloth: (seat) => {
    const { ground, mark } = SEAT_COLOURS[seat];
    return { light: ground, dark: `color-mix(in srgb, ${ground} 66%, #000)`, valance: '#2a1b12', ink: mark };
  },
  moment,
  sounds: {
    'card-picked': 'card',
    'mercenaries-hired': 'card',
    'cards-shown': 'card',
    'plan-locked': 'card',
    'plan-revealed': 'battle',
  },
};
