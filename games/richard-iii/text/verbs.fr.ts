// French: the name of each kind of action.
import type { RichardIII } from '@rose/richard-iii/ids';
import type { Catalogue } from '@rose/table/text';

type Verbs = Catalogue<RichardIII>['verbs'];

export const verbs: Verbs = {
  'ask-redeal': 'Demander une nouvelle main',
  'keep-hand': 'Garder cette main',
  'keep-mine': 'Garder ma propre main',
  'give-up-mine': 'Rendre aussi ma main',
  'play-card': 'Jouer une carte',
  march: 'Marcher',
  sail: 'Prendre la mer',
  recruit: 'Recruter',
  muster: 'Rassembler',
  plague: 'Peste',
  main: 'Attaque principale',
  'end-actions': 'Finir les actions',
  fight: 'Livrer bataille',
  treason: 'Trahison',
  'hold-treason': 'Garder Trahison',
  fire: 'Tirer',
  charge: 'Charger',
  treachery: 'Jet de trahison',
  retreat: 'Battre en retraite',
  pass: 'Passer',
  'take-hits': 'Encaisser',
  regroup: 'Se réorganiser',
  'end-regroup': 'Finir la réorganisation',
  'enter-minor': 'Faire entrer un héritier',
  execute: 'Exécuter',
  spare: 'Épargner',
  starve: 'Souffrir la faim',
  'go-home': 'Rentrer',
  'leave-exile': 'Quitter l’exil',
};
const isVerb = (text: string): text is keyof Verbs => Object.hasOwn(verbs, text);
/** A verb as a refusal or a button names it. */
export const verbName = (text: string): string => (isVerb(text) ? verbs[text] : text);
