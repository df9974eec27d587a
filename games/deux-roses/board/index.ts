// The face of the game: what the page draws it with. It knows names and places, no rule.
import { type DeuxRoses, read, write } from '@rose/deux-roses/ids';
import type { Face } from '../../face.ts';
import { Board } from './board.tsx';
import { gestures, REINFORCE, reachWith } from './gestures.ts';
import { Glyph } from './glyph.tsx';
import { Badge, SeatMark } from './marker.tsx';

export const face: Face<DeuxRoses> = {
  read,
  write,
  gestures,
  reachWith,
  buttons: [{ place: REINFORCE, verb: 'reinforce', icon: 'plus' }],
  Board,
  Badge,
  SeatMark,
  Glyph,
  sounds: {
    placed: 'move',
    stepped: 'move',
    marched: 'move',
    translated: 'move',
    reinforced: 'move',
    'broke-through': 'battle',
    attacked: 'battle',
  },
};
