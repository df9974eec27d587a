// The touches that express an action: a block, then where it goes. A way-point touched in between names the way.
import { type Gesture, marchGestures } from '@rose/board';
import { type Action, areaName, blockName, cardName, POOL } from '@rose/richard-iii/ids';

export const FIRE = '#fire';
export const PASS = '#pass';
export const TREACHERY = '#treachery';

export const gestures = (action: Action): readonly Gesture[] => {
  switch (action.do) {
    case 'ask-redeal':
    case 'keep-hand':
    case 'keep-mine':
    case 'give-up-mine':
    case 'end-actions':
    case 'hold-treason':
    case 'end-regroup':
    case 'spare':
      return [[`#${action.do}`]];
    case 'play-card':
      return [[cardName(action.card)]];
    case 'march':
      return marchGestures(blockName(action.block), action.path.map(areaName));
    case 'sail':
      return [[blockName(action.block), areaName(action.to)]];
    case 'recruit':
    case 'retreat':
    case 'regroup':
      return [[blockName(action.block), areaName(action.area)]];
    case 'enter-minor':
      // One heir comes of age at a time: his area alone says it.
      return [[blockName(action.block), areaName(action.area)], [areaName(action.area)]];
    case 'muster':
    case 'plague':
    case 'fight':
      return [[areaName(action.area)]];
    case 'main':
      // The battle is known when this is asked: the border alone says it, by the area it leads from.
      return [[areaName(action.from)], [areaName(action.area), areaName(action.from)]];
    case 'treason':
    case 'take-hits':
    case 'execute':
    case 'starve':
    case 'leave-exile':
      return [[blockName(action.block)]];
    case 'fire':
      return [[blockName(action.block), FIRE]];
    case 'pass':
      return [[blockName(action.block), PASS]];
    case 'charge':
      return [[blockName(action.block), blockName(action.target)]];
    case 'treachery':
      return [[blockName(action.block), TREACHERY, blockName(action.target)]];
    case 'go-home':
      return [[blockName(action.block), action.to === POOL ? 'pool' : areaName(action.to)]];
  }
};

/** What a first touch can only be a button for. */
export const BUTTONS = [
  { place: '#ask-redeal', verb: 'ask-redeal', icon: 'note' },
  { place: '#keep-hand', verb: 'keep-hand', icon: 'hand' },
  { place: '#give-up-mine', verb: 'give-up-mine', icon: 'note' },
  { place: '#keep-mine', verb: 'keep-mine', icon: 'hand' },
  { place: '#end-actions', verb: 'end-actions', icon: 'arrow', isMain: true },
  { place: '#hold-treason', verb: 'hold-treason', icon: 'arrow' },
  { place: '#end-regroup', verb: 'end-regroup', icon: 'arrow', isMain: true },
  { place: '#spare', verb: 'spare', icon: 'arrow' },
] as const;
