// The face of the game: what the page draws it with. It knows names and places, no rule.
import { type RichardIII, read, write } from '@rose/richard-iii/ids';
import type { Face } from '../../face.ts';
import { Clock, Own, Tally } from './aside.tsx';
import { Badge, SeatMark } from './badge.tsx';
import { Board } from './board.tsx';
import { BUTTONS, gestures } from './gestures.ts';
import { Glyph } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Final } from './held.tsx';
import { Legend } from './legend.tsx';
import { moment } from './moments.tsx';
import { isOpen } from './open-battle.ts';
import { reachWith } from './reach-with.ts';
import { seals } from './seals.ts';
import { atOnce } from './together-home.ts';

export const face: Face<RichardIII> = {
  read,
  write,
  gestures,
  reachWith,
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
  Final,
  Glyph,
  cloth: (seat) =>
    seat === 'york'
      ? { light: '#f2ead4', dark: '#c9b98c', valance: '#6b2340', ink: '#2b1c10' }
      : { light: '#8e2823', dark: '#5d1614', valance: '#3a0d0c', ink: '#fff3d6' },
  moment,
  sounds: {
    marched: 'move',
    sailed: 'move',
    recruited: 'move',
    mustered: 'move',
    retreated: 'move',
    regrouped: 'move',
    'went-home': 'move',
    'card-chosen': 'card',
    'cards-revealed': 'card',
    'cards-dealt': 'card',
    fired: 'dice',
    charged: 'dice',
    'fired-back': 'dice',
    'treachery-rolled': 'dice',
    'battle-begins': 'battle',
  },
};
