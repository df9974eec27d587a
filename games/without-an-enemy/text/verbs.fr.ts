// French: the name of each kind of action.

import type { Catalogue } from '@rose/table/text';
import type { WithoutAnEnemy } from '@rose/without-an-enemy/ids';

type Verbs = Catalogue<WithoutAnEnemy>['verbs'];

export const verbs: Verbs = {
  'play-card': 'Jouer une carte',
  'go-first': 'Fixer l’ordre de jeu',
  add: 'Ajouter de la force',
  lose: 'Perdre de la force',
  deploy: 'Déployer',
  seize: 'Prendre une mer',
  undermine: 'Faire monter un siège',
  hold: 'Nommer une zone',
  'end-event': 'Finir l’événement',
  move: 'Se déplacer',
  join: 'Venir au rassemblement',
  sail: 'Prendre la mer',
  strengthen: 'Renforcer',
  muster: 'Rassembler',
  'end-actions': 'Finir les actions',
  'aim-event': 'Placer l’événement',
  resolve: 'Résoudre une zone',
  main: 'Frontière principale',
  retreat: 'Battre en retraite',
  regroup: 'Se regrouper',
  shelter: 'Entrer dans la ville',
  aid: 'Sortir au secours',
  storm: 'Donner l’assaut',
  aim: 'Viser la cavalerie',
  fire: 'Tirer',
  'take-hit': 'Prendre une touche',
  withdraw: 'Se replier',
  stand: 'Rester',
  'order-retreat': 'Retraite générale',
  'fight-on': 'Continuer le combat',
  ready: 'Prêt',
  'end-regroup': 'Finir le regroupement',
  sally: 'Faire une sortie',
  batter: 'Battre le mur en brèche',
  attack: 'Attaquer',
  pass: 'Attendre',
  starve: 'Souffrir la faim',
  resist: 'Tenir bon',
  besiege: 'Lancer le dé d’un siège',
  'march-out': 'Sortir de la ville',
  replace: 'Remplacer',
  excise: 'Employer l’accise',
  'end-recruitment': 'Finir le recrutement',
  'go-home': 'Rentrer',
  'end-return': 'Finir les retours',
};
const isVerb = (text: string): text is keyof Verbs => Object.hasOwn(verbs, text);
/** A verb as a refusal names it, perhaps after what it was tried for, or a button: one both strengthens and deploys. */
export const verbName = (text: string): string => {
  const verb = text.split(' ').at(-1) ?? text;
  if (verb === 'recruit') return 'Recruter';
  return isVerb(verb) ? verbs[verb] : verb;
};
