// English: the name of each kind of action.
import type { RichardIII } from '@rose/richard-iii/ids';
import type { Catalogue } from '@rose/table/text';

type Verbs = Catalogue<RichardIII>['verbs'];

export const verbs: Verbs = {
  'ask-redeal': 'Ask for a new hand',
  'keep-hand': 'Keep the hand',
  'keep-mine': 'Keep my own hand',
  'give-up-mine': 'Give my hand up too',
  'play-card': 'Play a card',
  march: 'March',
  sail: 'Sail',
  recruit: 'Recruit',
  muster: 'Muster',
  plague: 'Plague',
  main: 'Main attack',
  'end-actions': 'End the actions',
  fight: 'Fight',
  treason: 'Treason',
  'hold-treason': 'Hold Treason back',
  fire: 'Fire',
  charge: 'Charge',
  treachery: 'Treachery',
  retreat: 'Retreat',
  pass: 'Pass',
  'take-hits': 'Take the hits',
  regroup: 'Regroup',
  'end-regroup': 'End the regroup',
  'enter-minor': 'Bring in an heir',
  execute: 'Execute',
  spare: 'Spare',
  starve: 'Go hungry',
  'go-home': 'Go home',
  'leave-exile': 'Leave exile',
};
const isVerb = (text: string): text is keyof Verbs => Object.hasOwn(verbs, text);
/** A verb as a refusal or a button names it. */
export const verbName = (text: string): string => (isVerb(text) ? verbs[text] : text);
