// How a hand expresses each action. Everything on a plan has a slip of its own, `#troops windsor 3`: the papers beside
// the map touch slips, the map itself is touched by pieces, places and regions.
import {
  type Action,
  cardName,
  type LancasterYork,
  regionName,
  type View,
  write,
  zoneName,
} from '@rose/lancaster-york/ids';
import type { Face } from '../../face.ts';

export const CALAIS_PLACE = '#calais';
export const slipOf = (action: Action): string => `#${write(action)}`;

type Ways = readonly (readonly string[])[];
export const gestures = (action: Action): Ways => {
  const slip = slipOf(action);
  switch (action.do) {
    case 'pick':
      return [[cardName(action.card)], [slip]];
    case 'take-aid':
    case 'decline-aid':
    case 'lock':
    case 'unlock':
    case 'clear':
    case 'unbid':
      return [[slip]];
    case 'bid':
      return [[CALAIS_PLACE, slip], [slip]];
    case 'move':
      return [[cardName(action.noble), regionName(action.region)], [slip]];
    case 'sail':
      return [[cardName(action.ship), zoneName(action.zone)], [slip]];
    case 'stay': {
      const piece = cardName(action.piece);
      // Touched again, the piece stays after all.
      return [[piece, piece], [piece, slip], [slip]];
    }
    case 'troops':
    case 'mercenaries':
      return [[cardName(action.place), slip], [slip]];
    case 'bribe':
    case 'unbribe':
      // Money is not spent by one touch: the slip says what it costs.
      return [[cardName(action.person), slip], [slip]];
    case 'guard':
    case 'unguard': {
      const person = cardName(action.person);
      return [[person, slip], [slip]];
    }
  }
};

/** 0.3 Plans alone are secret: cards are taken and French aid is answered before the eyes of all. */
export const isOpen = ({ phase }: View): boolean => phase.name !== 'planning';

export const DRAFTS: readonly Action['do'][] = [
  'bid',
  'move',
  'sail',
  'stay',
  'troops',
  'mercenaries',
  'bribe',
  'guard',
  'unbribe',
  'unguard',
];
export const BUTTONS: Face<LancasterYork>['buttons'] = [
  { place: '#take-aid', verb: 'take-aid', icon: 'check' },
  { place: '#decline-aid', verb: 'decline-aid', icon: 'close' },
  { place: '#lock', verb: 'lock', icon: 'lock', isMain: true },
  { place: '#unlock', verb: 'unlock', icon: 'undo' },
];
