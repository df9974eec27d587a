// French on the board.
import type { Seat } from '@rose/lancaster-york/ids';
import {
  CRITERIA,
  FOREIGN,
  HOUSES,
  KINDS,
  RANKS,
  REGIONS,
  SEAS,
  SEATS,
  SHORT_PLACES,
  TITLES,
  ZONES,
} from '../text/names.fr.ts';
import { the } from '../text/parts.fr.ts';
import { ignoredBecause } from '../text/why.fr.ts';
import { plain } from './said.ts';
import type { BoardWords } from './words.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count < 2 ? one : more}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const named = <K extends string>(
  words: { readonly [P in K]: { readonly name: string } },
): { readonly [P in K]: string } =>
  Object.fromEntries(Object.entries<{ readonly name: string }>(words).map(([id, { name }]) => [id, capital(name)])) as {
    readonly [P in K]: string;
  };
const capitals = <K extends string>(words: { readonly [P in K]: string }): { readonly [P in K]: string } =>
  Object.fromEntries(Object.entries<string>(words).map(([id, name]) => [id, capital(name)])) as {
    readonly [P in K]: string;
  };

export const fr: BoardWords = {
  seats: SEATS,
  houses: HOUSES,
  kinds: KINDS,
  ranks: RANKS,
  regions: named(REGIONS),
  zones: capitals(ZONES),
  titles: TITLES,
  criteria: CRITERIA,
  seas: SEAS,
  foreign: FOREIGN,
  shortPlaces: SHORT_PLACES,
  ignored: ignoredBecause,
  north: 'N',
  bordersOn: (grounds) => `Touche ${grounds}.`,
  plate: { votes: 'votes', vp: 'PV' },
  pounds: (sum) => `${sum} £`,
  vp: (points) => `${points} PV`,
  turn: (turn) => `Tour ${turn} sur 5`,
  years: (year) => `${year} à ${year + 10}`,
  order: 'Ordre du tour et points de victoire',
  seals: {
    pick: { follows: 'Elle est à vous aussitôt, et tous le voient.' },
    takeAid: { ask: 'Accepter l’aide française ?', follows: 'Tous le voient aussitôt.' },
    declineAid: { ask: 'Refuser l’aide française ?', follows: 'Elle n’est plus proposée ce tour-ci.' },
    lock: (left) => ({
      ask: 'Confirmer votre plan ?',
      follows: `C’est le dernier : tous les plans sont ouverts. Il reste ${left} £.`,
    }),
  },
  scores: 'Scores',
  cards: 'Cartes à prendre',
  pile: (count) => `${many(count, 'carte inconnue', 'cartes inconnues')}`,
  tax: (sum) => `impôt ${sum} £`,
  cp: (points) => `${points} PC`,
  garrison: (count) => `garnison ${count}`,
  tokens: (count) => many(count, 'mercenaire'),
  plan: 'Votre plan',
  planHint: 'Changez ce que vous voulez tant que le dernier n’a pas confirmé.',
  noOrders: 'Aucun ordre encore.',
  locked: 'Plan confirmé',
  planning: 'réfléchit',
  ready: 'prêt',
  treasury: 'Trésor',
  orders: 'Ordres',
  left: 'Reste',
  free: 'gratuit',
  short: (sum) => `Il manque ${sum} £ : les ordres impayés sont abandonnés.`,
  dropped: 'sera abandonné',
  bought: (bought, planned) => {
    if (planned === 1) return 'ne peut être payée';
    if (bought === 0) return `aucune des ${planned} ne peut être payée`;
    return `${bought} sur ${planned} seulement ${bought < 2 ? 'peut être payée' : 'peuvent être payées'}`;
  },
  fewer: 'Moins',
  more: 'Plus',
  attack: (place) => `Attaquer ${place}`,
  defend: (place) => `Défendre ${place}`,
  attackNote: (owner, garrison, outcome) => `à ${owner}, garnison ${garrison}. Sans défense : ${outcome}`,
  outcome: (more) =>
    more > 0
      ? `le lieu est pris, avec ${many(more, 'pion')} de reste`
      : more === 0
        ? 'le lieu n’est plus à personne'
        : 'le lieu tient',
  against: (owner, garrison) => `À ${owner} ; sa garnison de ${garrison} sort quand on l’attaque.`,
  unguarded: (all, garrison) => `Sans défense, ${all} contre ${garrison} :`,
  unknown: 'Combien de pions défendent le lieu en plus reste secret ; tout le reste est certain, il n’y a pas de dés.',
  defence: (garrison, all) =>
    `Avec sa garnison de ${garrison}, le lieu tient contre ${all - 1} et n’est plus à personne contre ${all}.`,
  howToMove: 'Touchez une région ou une zone éclairée, ou faites-y glisser la pièce.',
  defendNote: (garrison, all) => `avec sa garnison de ${garrison} : force ${all}`,
  guard: (person) => `Protéger ${person}`,
  guardNote: 'une corruption contre cette personnalité échoue',
  bribe: (person) => `Corrompre ${person}`,
  bribeNote: (owner, points) => `à ${owner}, ${many(points, 'point')} de contrôle`,
  move: (piece, to) => `${piece} vers ${to}`,
  moveNote: (points) => `apporte ${many(points, 'point')} de contrôle et une présence`,
  sailNote: 'apporte 2 points de contrôle, aucune présence',
  bidFor: (region) => `Offre pour Calais, débarquement : ${region}`,
  bidNote: 'payée de toute façon',
  troops: 'Troupes, 3 £ chacune',
  mercenaries: 'Mercenaires, gratuits',
  white: 'Cubes blancs : protéger',
  black: 'Cubes noirs : corrompre',
  calais: 'Capitaine de Calais',
  sum: 'Somme',
  landing: 'Débarquement',
  forecast: 'Si ce plan seul était exécuté',
  freeTokens: 'Encore libres',
  allWell: 'Si tout va bien,',
  between: ' ; ',
  holds: (region, points, rank) =>
    `${region} ${many(points, 'point')}, ${['premier', 'deuxième', 'troisième', 'quatrième'][rank] ?? 'aucun rang'}`,
  wouldScore: (points) => `vous marqueriez ${points} PV.`,
  wouldCrown: (house) => `${house} couronnerait le roi.`,
  standing: 'Ce que le Parlement jugerait maintenant',
  region: 'Région',
  ranks12: ['premier', 'second'],
  gains: 'En tout',
  votes: (votes) => many(votes, 'vote'),
  nobody: 'personne',
  king: 'Roi',
  tie: (by) => `égalité : ${by}`,
  tieBroken: (first, second, by) => `${first} avant ${second} à égalité : ${by}`,
  against2: (first, second) => `${first} contre ${second}`,
  finalTable: 'Le classement final',
  sources: { regions: 'régions', king: 'roi', titles: 'titres', bonus: 'commerce, Église' },
  byTurn: 'Comment les points sont venus',
  turnHead: (turn) => `Tour ${turn}`,
  leads: (seat, by) => `${seat} mène de ${many(by, 'point')}.`,
  nobodyThere: 'Personne n’a de points de contrôle ici.',
  back: 'Reculer d’une scène',
  chronicle: 'Ce qui s’est passé',
  chapters: {
    deployment: 'Déploiement',
    bribery: 'Corruption',
    combat: 'Combat',
    parliament: 'Parlement',
    end: 'Fin du tour',
  },
  step: (step, steps) => `${step} sur ${steps}`,
  next: 'Suivant',
  pause: 'Pause',
  play: 'Continuer',
  skip: 'Passer à la fin',
  closeIt: 'Fermer',
  show: 'Revoir',
  owns: (seat: Seat) => SEATS[seat],
  neutral: 'à personne',
  object: (card) => plain([the(card)]),
  titlesHeading: 'Titres',
  held: (title, holder) => `${title} : ${holder}`,
  stay: 'Reste ici',
  moments: {
    crowned: (house) => `${HOUSES[house]} couronne le roi`,
    votes: (own, against) => `${many(own, 'vote')} contre ${against}.`,
    gains: (points) => `${points} pour un roi de cette maison.`,
  },
};
