// Small pictures of actions for menus and the list of choices.
import { Icon, type IconName } from '@rose/board';
import { type Action, isMercenary, isNoble, kindOf, type Seat } from '@rose/lancaster-york/ids';
import { Cube, KindIcon, TroopTag } from './icons.tsx';

const ICONS: { readonly [D in Action['do']]: IconName } = {
  pick: 'hand',
  'take-aid': 'check',
  'decline-aid': 'close',
  bid: 'crown',
  unbid: 'undo',
  move: 'arrow',
  sail: 'anchor',
  stay: 'undo',
  troops: 'sword',
  mercenaries: 'sword',
  bribe: 'hand',
  guard: 'shield',
  unbribe: 'undo',
  unguard: 'undo',
  clear: 'trash',
  lock: 'lock',
  unlock: 'undo',
};

export const Glyph = ({ action, seat }: { readonly action: Action; readonly seat: Seat }) => {
  switch (action.do) {
    case 'pick':
      if (isNoble(action.card)) return <Icon name="shield" size={26} />;
      return <KindIcon kind={isMercenary(action.card) ? 'mercenary' : (kindOf(action.card) as 'town')} size={30} />;
    case 'troops':
    case 'mercenaries':
      return (
        <svg class="glyph" width="40" height="28" viewBox="-21 -21 42 36" aria-hidden="true" focusable="false">
          <TroopTag seat={seat} count={action.count} mercenary={action.do === 'mercenaries'} />
        </svg>
      );
    case 'bribe':
    case 'guard':
      return (
        <svg class="glyph" width="28" height="28" viewBox="-12 -12 24 25" aria-hidden="true" focusable="false">
          <Cube colour={action.do === 'bribe' ? 'black' : 'white'} />
        </svg>
      );
    case 'take-aid':
    case 'decline-aid':
    case 'bid':
    case 'unbid':
    case 'move':
    case 'sail':
    case 'stay':
    case 'unbribe':
    case 'unguard':
    case 'clear':
    case 'lock':
    case 'unlock':
      return <Icon name={ICONS[action.do]} size={26} />;
  }
};
