// The face of the game: what the page draws it with. It knows names and places, no rule.
import { FACTIONS } from '@rose/board';
import { type Kingmaker, read, write } from '@rose/kingmaker/ids';
import type { Face } from '../../face.ts';
import { Asked, Clock, Final, Legend, Own } from './aside.tsx';
import { Badge, SeatMark } from './badge.tsx';
import { Board } from './board.tsx';
import { foresees } from './foresees.ts';
import { BUTTONS, gestures } from './gestures.ts';
import { Glyph } from './glyph.tsx';
import { type Entry, greatIn } from './great.ts';
import { Hand } from './hand.tsx';
import { reachWith } from './reach-with.ts';
import { seals } from './seals.ts';

export const face: Face<Kingmaker> = {
  read,
  write,
  gestures,
  seals,
  foresees,
  reachWith,
  buttons: BUTTONS,
  Board,
  Clock,
  Hand,
  Asked,
  Own,
  Legend,
  Badge,
  SeatMark,
  Glyph,
  Final,
  cloth: (seat) => {
    const { ground: field, edge, mark } = FACTIONS[seat];
    // on the tawny of the flag these letters would be hard to read
    const ground = seat === 'tenne' ? '#a05a27' : field;
    return { light: ground, dark: `color-mix(in srgb, ${ground} 66%, #000)`, valance: edge, ink: mark };
  },
  moment(seen) {
    const great = greatIn(seen.before, seen.after, seen.told as readonly Entry[]);
    return great && import('./scenes/moments.tsx').then(({ momentOf }) => momentOf(seen, great));
  },
  sounds: {
    marched: 'move',
    sailed: 'move',
    crossed: 'move',
    'card-turned': 'card',
    played: 'card',
    drawn: 'card',
    'combat-card': 'card',
    'attack-declared': 'battle',
    'siege-declared': 'battle',
    loyalty: 'dice',
  },
};
