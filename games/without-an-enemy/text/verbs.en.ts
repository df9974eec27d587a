// English: the name of each kind of action.

import type { Catalogue } from '@rose/table/text';
import type { WithoutAnEnemy } from '@rose/without-an-enemy/ids';

type Verbs = Catalogue<WithoutAnEnemy>['verbs'];

export const verbs: Verbs = {
  'play-card': 'Play a card',
  'go-first': 'Set the order of play',
  add: 'Add strength',
  lose: 'Lose strength',
  deploy: 'Deploy',
  seize: 'Take a sea',
  undermine: 'Raise a siege marker',
  hold: 'Name an area',
  'end-event': 'End the event',
  move: 'Move',
  join: 'Come to the muster',
  sail: 'Sail',
  strengthen: 'Strengthen',
  muster: 'Muster',
  'end-actions': 'End the actions',
  'aim-event': 'Place the event',
  resolve: 'Resolve an area',
  main: 'Main border',
  retreat: 'Retreat',
  regroup: 'Regroup',
  shelter: 'Go inside',
  aid: 'Come to the relief',
  storm: 'Storm',
  aim: 'Aim at Cavalry',
  fire: 'Fire',
  'take-hit': 'Take a hit',
  withdraw: 'Withdraw',
  stand: 'Stay',
  'order-retreat': 'General retreat',
  'fight-on': 'Fight on',
  ready: 'Ready',
  'end-regroup': 'End the regroup',
  sally: 'Sally',
  batter: 'Batter the wall',
  attack: 'Attack',
  pass: 'Wait',
  starve: 'Go hungry',
  resist: 'Hold out',
  besiege: 'Roll for a siege',
  'march-out': 'March out',
  replace: 'Replace',
  excise: 'Spend the excise',
  'end-recruitment': 'End the recruitment',
  'go-home': 'Go home',
  'end-return': 'End the return',
};
const isVerb = (text: string): text is keyof Verbs => Object.hasOwn(verbs, text);
/** A verb as a refusal names it, perhaps after what it was tried for, or a button: one both strengthens and deploys. */
export const verbName = (text: string): string => {
  const verb = text.split(' ').at(-1) ?? text;
  if (verb === 'recruit') return 'Recruit';
  return isVerb(verb) ? verbs[verb] : verb;
};
