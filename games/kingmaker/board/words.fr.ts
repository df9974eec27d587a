// French on the board: titles, counts and short explanations.
import { areaWords, BORN, HOUSES, of, person, placeWord, SEATS } from '../text/names.fr.ts';
import type { BoardWords } from './words.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count < 2 ? one : more}`;

const RESULTS: Readonly<Record<string, string>> = {
  none: '',
  even: 'égalité',
  majority: 'majorité',
  'bad-weather': 'mauvais temps',
};
export const fr: BoardWords = {
  lettering: {
    'north-sea': 'Mer du Nord',
    'irish-sea': 'Mer d’Irlande',
    'narrow-sea': 'La Manche',
    north: 'N',
  },
  nameOf: (label) => (label.split(/[,;.:]/)[0] ?? label).trim(),
  bornAs: (noble) => BORN[noble],
  near: (area) => `${areaWords(area).at}${areaWords(area).name}`,
  bordersOn: (grounds) => `Touche ${grounds}.`,
  alongRoad: (name) => `${name} (par la route)`,
  garrison: (men, room) => `garnison ${men}, place pour ${room}`,
  wordOf: ({ kept, broken }) =>
    kept + broken === 0
      ? ''
      : `Promesses : ${kept} tenue${kept > 1 ? 's' : ''}, ${broken} rompue${broken > 1 ? 's' : ''}`,
  alliedWith: (seats) => `allié à ${seats}`,
  heldBy: (seat) => `à ${seat}`,
  men: (men) => many(men, 'homme'),
  bonus: (own, more) => `${own} + ${more} ici`,
  faction: 'Votre faction',
  factionOf: (men, nobles) => `${many(men, 'homme')} · ${many(nobles, 'noble')}`,
  stackOf: (label, whole) => `${label}, en tout ${whole}`,
  shipOf: (label, load, hold) => `${label}, charge ${load}/${hold}`,
  captiveOf: (seat) => `prisonnier de ${seat}`,
  yourHand: 'Votre main',
  answers: 'Vos réponses',
  alsoPossible: 'Possible aussi',
  split: 'Séparer la pile',
  splitHint: 'Cochez qui part de son côté ; touchez le plateau pour tous.',
  someOnly: (verb, name) => `${verb} : ${name}`,
  withMen: (men) => `Avec ceux-là : ${many(men, 'homme')}`,
  splitOff: (men) => `Mettre à part : ${many(men, 'homme')}`,
  join: 'Réunir tous ceux qui sont là',
  heirs: {
    first: (house, isHer) =>
      `Maison ${of(HOUSES[house])}, ${isHer ? 'aînée' : 'aîné'} : peut être couronné${isHer ? 'e' : ''}.`,
    king: (house) => `Maison ${of(HOUSES[house])}, porte la couronne.`,
    after: (house, name) => `Maison ${of(HOUSES[house])}, après ${name}.`,
    free: (isHer) =>
      `Personne ne ${isHer ? 'la' : 'le'} tient : un noble seul avec ${isHer ? 'elle' : 'lui'}, au même endroit, ${isHer ? 'la' : 'le'} prend à la fin de la phase.`,
  },
  throne: (kings) =>
    kings.length === 0 ? 'Le trône est vide' : `${kings.length === 1 ? 'Règne' : 'Règnent'} : ${kings.join(' et ')}`,
  event: 'Dernière carte retournée',
  result: (printed) => RESULTS[printed] ?? printed,
  noEvent: 'Aucune carte Événement n’a encore été retournée.',
  eventsLeft: 'Événements',
  crownLeft: 'Couronne',
  chancery: 'Chancellerie',
  round: (round) => `Manche ${round}`,
  phases: {
    chance: 'Chance',
    movement: 'Mouvement',
    combat: 'Combat',
    parliament: 'Parlement',
    coronation: 'Couronnement',
    draw: 'Tirage',
  },
  settingUp: 'Mise en place',
  now: 'en cours',
  legend: 'Ce que disent les signes',
  places: 'Places',
  placeKinds: {
    city: 'Cité',
    town: 'Ville fortifiée',
    'open-town': 'Ville ouverte',
    'royal-castle': 'Château royal',
    castle: 'Château',
    unfortified: 'Ville sans murs',
  },
  cathedral: 'Cathédrale',
  port: 'Port',
  counters: 'Pions',
  counterSigns: {
    men: 'La pastille : les hommes, là où ils sont.',
    stack: 'Le disque : combien de nobles.',
    towers: 'Entre deux tours : dans la place.',
    heir: 'Un disque couronné : un héritier ; brun, à personne.',
    siege: 'Un cercle de pieux : un siège.',
    stops: 'Sur les routes : une barre arrête ; une main demande permission.',
  },
  steps: (steps) => many(steps, 'zone'),
  way: (from, steps, isRoad) => {
    const { from: of, name } = areaWords(from);
    return `${of.charAt(0).toUpperCase()}${of.slice(1)}${name}, ${many(steps, 'zone')}${isRoad ? ' par la route' : ''}.`;
  },
  elsewhere: 'Ailleurs',
  seals: {
    sure: { ask: 'Est-ce votre dernier mot ?', follows: '' },
    nobodyComes: 'Personne d’autre des vôtres ne viendra.',
    left: 'Qui les tient en décide alors.',
    movement: (left) => ({
      ask: 'Finir vos mouvements ?',
      follows: `${many(left, 'de vos piles ne bougera pas', 'de vos piles ne bougeront pas')}.`,
    }),
    lost: (pieces) => ({
      ask: 'Finir vos mouvements ?',
      follows: `Encore outre-mer sans droit d’y rester, ils sont perdus : ${pieces.map(person).join(', ')}.`,
    }),
    combat: { ask: 'Finir vos combats ?', follows: 'Plus personne n’attaque ce tour-ci.' },
    leave: (keeper, place) => `On demande la permission à ${SEATS[keeper]}, devant ${placeWord(place)}.`,
    asking: 'Une permission se demande : c’est peut-être votre dernier mouvement avant la réponse.',
    crown: 'Pour toujours : seule la mort ôte la couronne.',
    free: 'Il rentre chez lui avec toutes ses cartes.',
    executeNoble: 'Ses cartes sont partagées ou perdues.',
    executeHeir: 'Pour toujours : sa maison perd un prétendant.',
  },
};
