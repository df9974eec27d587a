// The face of the game: what the page draws it with. It knows names and places, no rule.
import { read, type WithoutAnEnemy, write } from '@rose/without-an-enemy/ids';
import type { Face, Moment } from '../../face.ts';
import { Clock, Own, Tally } from './aside.tsx';
import { atOnce } from './at-once.ts';
import { Badge, SeatMark } from './badge.tsx';
import { Board } from './board.tsx';
import { BUTTONS, gestures } from './gestures.ts';
import { Glyph } from './glyph.tsx';
import { isGreat } from './great.ts';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { isOpen } from './open-battle.ts';
import { reachWith } from './reach-with.ts';
import { seals } from './seals.ts';

export const face: Face<WithoutAnEnemy> = {
  read,
  write,
  gestures,
  reachWith,
  atOnce,
  isOpen,
  seals,
  isFight: ({ do: verb }) => verb !== 'sail',
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
  cloth: (seat) =>
    seat === 'royalist'
      ? { light: '#31548a', dark: '#1d3358', valance: '#142440', ink: '#fff3d6' }
      : { light: '#c9935a', dark: '#99692f', valance: '#4e3014', ink: '#2b1c10' },
  moment: (seen) =>
    isGreat(seen.told) ? import('./moments.tsx').then(({ moment }) => moment(seen) as Moment) : undefined,
  sounds: {
    moved: 'move',
    sailed: 'dice',
    deployed: 'move',
    strengthened: 'move',
    retreated: 'move',
    regrouped: 'move',
    'went-home': 'move',
    'card-chosen': 'card',
    'cards-revealed': 'card',
    'cards-dealt': 'card',
    rolled: 'dice',
    battered: ({ opened }) => (opened ? 'stones' : 'dice'),
    'siege-rolled': 'dice',
    'battle-begins': 'battle',
  },
};
