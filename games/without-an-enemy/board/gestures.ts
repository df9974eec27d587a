// The touches that express an action: a block, then where it goes. Muster, sailing and recruiting begin with their button,
// or have it after the block.
import { type Gesture, marchGestures } from '@rose/board';
import {
  type Action,
  areaName,
  blockName,
  cardName,
  cityName,
  RESERVE,
  regionName,
  seaName,
} from '@rose/without-an-enemy/ids';

export const MUSTER = '#muster';
export const SAIL = '#sail';
export const RECRUIT = '#recruit';
/** The city of the battle, for those who go inside. */
export const INSIDE = 'inside';
export const firstPlace = (seat: string): string => `first-${seat}`;
export const regionPlace = (region: string): string => `region-${region}`;
export const isRegionPlace = (place: string): boolean => place.startsWith('region-');

export const gestures = (action: Action): readonly Gesture[] => {
  switch (action.do) {
    case 'play-card':
      return [[cardName(action.card)]];
    case 'go-first':
      return [[firstPlace(action.seat)]];
    case 'move':
    case 'join':
      return marchGestures(blockName(action.block), action.path.map(areaName));
    case 'sail': {
      const [who, to] = [blockName(action.block), areaName(action.area)];
      return [
        [SAIL, who, to],
        [who, SAIL, to],
      ];
    }
    case 'strengthen':
      return [
        [RECRUIT, blockName(action.block)],
        [blockName(action.block), RECRUIT],
      ];
    case 'deploy': {
      const [who, to] = [blockName(action.block), areaName(action.area)];
      return [
        [who, to],
        [RECRUIT, who, to],
      ];
    }
    case 'muster':
      return [[MUSTER, areaName(action.area)]];
    case 'hold':
    case 'aim-event':
    case 'resolve':
    case 'main':
      return [[areaName(action.area)]];
    case 'retreat':
    case 'regroup':
    case 'march-out':
      return [[blockName(action.block), areaName(action.area)]];
    case 'go-home':
      return [[blockName(action.block), action.to === RESERVE ? 'reserve' : areaName(action.to)]];
    case 'shelter':
      return [[blockName(action.block), INSIDE]];
    case 'add':
    case 'lose':
    case 'aid':
    case 'storm':
    case 'aim':
    case 'fire':
    case 'take-hit':
    case 'sally':
    case 'starve':
      return [[blockName(action.block)]];
    case 'replace':
      return [[blockName(action.block)], [blockName(action.by), blockName(action.block)]];
    case 'undermine':
    case 'resist':
    case 'besiege':
      return [[cityName(action.city)]];
    case 'seize':
      return [[seaName(action.sea)]];
    case 'excise':
      return [[regionPlace(regionName(action.region))]];
    case 'end-event':
    case 'end-actions':
    case 'withdraw':
    case 'stand':
    case 'order-retreat':
    case 'fight-on':
    case 'ready':
    case 'end-regroup':
    case 'batter':
    case 'attack':
    case 'pass':
    case 'end-recruitment':
    case 'end-return':
      return [[`#${action.do}`]];
  }
};

/** What a first touch can only be a button for; muster, sailing and recruiting have theirs in the column. */
export const BUTTONS = [
  { place: '#end-actions', verb: 'end-actions', icon: 'arrow', isMain: true },
  { place: '#end-event', verb: 'end-event', icon: 'arrow', isMain: true },
  { place: '#withdraw', verb: 'withdraw', icon: 'undo' },
  { place: '#stand', verb: 'stand', icon: 'shield', isMain: true },
  { place: '#order-retreat', verb: 'order-retreat', icon: 'undo' },
  { place: '#fight-on', verb: 'fight-on', icon: 'sword', isMain: true },
  { place: '#ready', verb: 'ready', icon: 'arrow', isMain: true },
  { place: '#end-regroup', verb: 'end-regroup', icon: 'arrow', isMain: true },
  { place: '#batter', verb: 'batter', icon: 'castle' },
  { place: '#attack', verb: 'attack', icon: 'sword', isMain: true },
  { place: '#pass', verb: 'pass', icon: 'arrow' },
  { place: '#end-recruitment', verb: 'end-recruitment', icon: 'arrow', isMain: true },
  { place: '#end-return', verb: 'end-return', icon: 'arrow', isMain: true },
] as const;
