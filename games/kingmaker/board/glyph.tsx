// Small pictures of actions for menus.
import { Icon, type IconName } from '@rose/board';
import type { Action, Seat } from '@rose/kingmaker/ids';

const PICTURES: { readonly [D in Action['do']]?: IconName } = {
  march: 'arrow',
  cross: 'arrow',
  enter: 'castle',
  place: 'castle',
  home: 'castle',
  'go-in': 'castle',
  sail: 'anchor',
  board: 'anchor',
  convoy: 'anchor',
  shelter: 'anchor',
  assault: 'anchor',
  attack: 'sword',
  'attack-with': 'sword',
  besiege: 'castle',
  'besiege-with': 'castle',
  ambush: 'sword',
  'town-fight': 'sword',
  'turn-card': 'sword',
  crown: 'crown',
  give: 'note',
  play: 'note',
  take: 'note',
  award: 'note',
  vote: 'users',
  group: 'users',
  execute: 'sword',
  answer: 'hand',
};
export const Glyph = ({ action }: { readonly action: Action; readonly seat: Seat }) => (
  <Icon name={PICTURES[action.do] ?? 'flag'} size={26} />
);
