// Small pictures of actions for menus.
import { ChargeMarks, Icon, type IconName, ROLL_CHARGES, type RollChargeName } from '@rose/board';
import type { Action, Seat } from '@rose/richard-iii/ids';

type Picture = { readonly icon: IconName } | { readonly charge: RollChargeName; readonly fill: string };
const PICTURES: { readonly [D in Action['do']]: Picture } = {
  'ask-redeal': { icon: 'note' },
  'keep-hand': { icon: 'hand' },
  'keep-mine': { icon: 'hand' },
  'give-up-mine': { icon: 'note' },
  'play-card': { icon: 'note' },
  march: { charge: 'horse', fill: '#8c3a2c' },
  sail: { charge: 'ship', fill: '#d9e4e2' },
  recruit: { icon: 'flag' },
  muster: { icon: 'flag' },
  plague: { charge: 'cross-patty', fill: '#6a3d69' },
  main: { icon: 'sword' },
  'end-actions': { icon: 'arrow' },
  fight: { icon: 'sword' },
  treason: { charge: 'key', fill: '#2d5288' },
  'hold-treason': { icon: 'arrow' },
  fire: { icon: 'sword' },
  charge: { charge: 'horse', fill: '#8c3a2c' },
  treachery: { charge: 'key', fill: '#2d5288' },
  retreat: { icon: 'undo' },
  pass: { icon: 'arrow' },
  'take-hits': { icon: 'shield' },
  regroup: { charge: 'horse', fill: '#8c3a2c' },
  'end-regroup': { icon: 'arrow' },
  'enter-minor': { icon: 'crown' },
  execute: { charge: 'sword', fill: '#d9e4e2' },
  spare: { icon: 'hand' },
  starve: { icon: 'minus' },
  'go-home': { icon: 'castle' },
  'leave-exile': { icon: 'anchor' },
};

export const Glyph = ({ action }: { readonly action: Action; readonly seat: Seat }) => {
  const picture = PICTURES[action.do];
  if ('icon' in picture) return <Icon name={picture.icon} size={26} />;
  return (
    <svg class="glyph" width="32" height="32" viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      <ChargeMarks charge={ROLL_CHARGES[picture.charge]} fill={picture.fill} ink="#2b1c10" />
    </svg>
  );
};
