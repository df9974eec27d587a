// French on the board.
import { numbersIn } from '@rose/board';
import type { BlockKind, SeaName, Seat } from '@rose/richard-iii/ids';
import { plain } from '@rose/table/text';
import { BLOCKS } from '../text/names.fr.ts';
import { area, from, listed, The } from '../text/parts.fr.ts';
import type { en } from './words.en.ts';

const SIDES: { readonly [S in Seat]: string } = { lancaster: 'Lancaster', york: 'York' };
const OF_SIDE: { readonly [S in Seat]: string } = { lancaster: 'de Lancaster', york: 'd’York' };
const SEAS: { readonly [S in SeaName]: string } = {
  'north-sea': 'mer du Nord',
  'english-channel': 'la Manche',
  'irish-sea': 'mer d’Irlande',
};
const KINDS: { readonly [K in BlockKind]: string } = {
  heir: 'Héritier',
  noble: 'Noble',
  church: 'Église',
  levy: 'Armée de ville : ne prend pas la mer.',
  bombard: 'Canon : A au round 1, D ensuite.',
  mercenary: 'Mercenaire',
  rebel: 'Rebelle',
};
const CAMPAIGNS = ['', 'Iʳᵉ campagne', 'IIᵉ campagne', 'IIIᵉ campagne'];
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count < 2 ? one : more}`;
const upTo = (face: number): string =>
  face <= 1
    ? '1'
    : face === 2
      ? '1 ou 2'
      : `${Array.from({ length: face - 1 }, (_, i) => i + 1).join(', ')} ou ${face}`;

export const fr: typeof en = {
  north: 'N',
  seas: SEAS,
  kinds: KINDS,
  ...numbersIn.fr,
  wins: 'Victoire',
  losses: 'Pertes',
  lostBy: (red, white) => `Pertes de force à prévoir : ${numbersIn.fr.decimal(red)} et ${numbersIn.fr.decimal(white)}.`,
  percent: (share) => `${String(Math.round(share * 1000) / 10).replace('.', ',')} %`,
  unknownBlock: (seat) => `un bloc inconnu ${OF_SIDE[seat]}`,
  standsIn: (who, area) => `${who}, ${area}`,
  mayJoin: 'peut venir aussi',
  wayPoint: (area) => `en passant par ${area}`,
  borders: 'Frontières',
  bordersOn: (areas) => `Touche à : ${areas}.`,
  border: { open: 'Plaine', river: 'Rivière', hills: 'Hauteurs' },
  drawn: { open: 'jaune, en tirets', river: 'bleue, double trait', hills: 'rouge, hachurée : arrêt' },
  blocks: 'blocs',
  limit: { open: '4', river: '3', hills: '2' },
  campaign: (number) => CAMPAIGNS[number] ?? String(number),
  turn: (turn) => `Tour ${turn} sur 7`,
  points: (points) => many(points, 'action'),
  seals: {
    card: (points) => ({
      ask: 'Jouer cette carte ?',
      follows:
        points > 0
          ? `Elle donne ${many(points, 'action')}. Les deux cartes sont dévoilées ensemble.`
          : 'Les deux cartes sont dévoilées ensemble.',
    }),
    points: (points) => ({
      ask: 'Finir vos actions ?',
      follows:
        points === 0
          ? 'Ensuite on livre les batailles.'
          : points === 1
            ? 'L’action qui reste est perdue.'
            : `Les ${points} actions qui restent sont perdues.`,
    }),
    newHand: { ask: 'Demander une nouvelle main ?', follows: 'Vos sept cartes sont montrées et rendues.' },
    fight: { follows: 'Les blocs des deux camps sont dévoilés.' },
    shown: { follows: 'La suite est aussitôt dévoilée.' },
    execute: { follows: 'Il quitte la partie pour de bon.' },
  },
  lords: 'Seigneurs',
  onTheMap: 'sur le plateau',
  lordsOf: (least, most) => (least === most ? String(least) : `${least} à ${most}`),
  king: 'Roi',
  pretender: 'Prétendant',
  hand: (count) => many(count, 'carte'),
  yourHand: 'Votre main',
  hands: 'Les deux mains',
  showsHand: (seat) => `${SIDES[seat]} montre sa main :`,
  actions: 'actions',
  played: 'jouée',
  events: {
    'event-surprise': 'Un groupe marche avec des limites de frontière de 5, 4 et 3 ; ou un mouvement maritime.',
    'event-force-march': 'Un groupe avance jusqu’à trois territoires et peut attaquer.',
    'event-muster': 'Tous les blocs voulus marchent vers un territoire ami ou neutre.',
    'event-piracy': 'Deux mouvements maritimes, qui peuvent attaquer.',
    'event-treason': 'Un groupe avance ; et un jet de trahison dans une bataille du tour.',
    'event-plague': 'Chaque bloc ennemi d’une ville ennemie perd un point de force.',
  },
  actionCard: (points) => `${many(points, 'action')} : déplacer un groupe, prendre la mer ou recruter.`,
  pool: 'Réserve',
  minors: 'Mineurs',
  dead: 'Morts',
  trays: 'Hors du plateau',
  unknownInPool: (count) => (count < 2 ? `${count} caché` : `${count} cachés`),
  strength: (strength, full) =>
    strength === null ? `Force inconnue, ${full} au plus.` : `Force ${strength} sur ${full} : ${many(strength, 'dé')}.`,
  rating: (letter, firepower) =>
    `${{ A: 'Joue parmi les premiers', B: 'Joue en deuxième', C: 'Joue en troisième', D: 'Joue en dernier' }[letter] ?? ''}, touche sur ${upTo(firepower)}.`,
  loyal: 'Fidèle : ne change jamais de camp.',
  loyalty: (dice) =>
    `Fidélité ${dice} : change de camp si ${dice < 2 ? 'le dé est pair' : `les ${dice} dés sont pairs`}.`,
  home: (areas) => `Bouclier : ${areas}.`,
  heir: (rank) => `Héritier de rang ${rank}.`,
  canBe: (count) => (count === 1 ? 'Ce ne peut être que :' : `Ce peut être l’un de ces ${count} :`),
  between: (low, high) => (low === high ? String(low) : `${low} à ${high}`),
  faceDown: 'Face cachée jusqu’à la fin de la campagne',
  prisoner: 'Prisonnier à Londres.',
  battleOf: (id) => `Bataille ${plain(from(id))}`,
  round: 'Round',
  now: 'en cours',
  attacks: 'attaque',
  defends: 'défend',
  youAttack: 'Vous attaquez',
  youDefend: 'Vous défendez',
  attacksFrom: (areas) => `attaque depuis ${plain(listed(areas.map(area)))}`,
  reserves: (count) => `${many(count, 'bloc')} en renfort`,
  acted: 'a joué',
  itsTurn: 'c’est son tour',
  mayAct: 'peut jouer',
  reserve: 'en renfort',
  turned: 'a changé de camp',
  diceOf: (strength) => `${many(strength, 'dé')}, un par point de force.`,
  hitsOn: (rating, firepower) => `${rating} : touche sur ${upTo(firepower)}.`,
  bonus: {
    crown: '1 de plus pour la couronne',
    shield: '1 de plus pour son bouclier',
    city: '1 de plus pour sa ville',
    cathedral: '1 de plus pour sa cathédrale',
  },
  orderOfFire: 'Ordre de tir',
  hits: (count) => (count === 0 ? 'Aucune touche' : many(count, 'touche')),
  hitsLabel: (count, isLast) => (isLast ? many(count, 'touche') : String(count)),
  strongest: (names) => `Les touches vont au plus fort : ${names}.`,
  ownerChooses: (seat) => `À égalité, ${SIDES[seat]} choisit.`,
  dies: (share) => `tué ${share}`,
  ifAlive: 'S’il survit, il riposte aussitôt.',
  allEven: 'Il change de camp si tous les dés sont pairs.',
  marks: { city: 'ville', crown: 'couronne : l’héritier royal senior y défend à +1' },
  retreatTo: 'Vers un territoire voisin, ami ou neutre.',
  takesHits: (strength, hits) =>
    hits === 1 ? `Force ${strength}, puis ${strength - 1}.` : `Force ${strength} pour l’instant.`,
  passes: 'Attend le round suivant.',
  exact: 'Exact.',
  estimated: (samples, error) =>
    `Estimé sur ${samples.toLocaleString('fr')} ${samples < 2 ? 'bataille' : 'batailles'}, à ${many(Math.max(1, Math.ceil(100 * error)), 'point')} près.`,
  back: 'Voir le plateau',
  open: 'Voir la bataille',
  attackNow: (id) => `Attaquer ${plain(area(id))}`,
  waiting: (seat) => `${SIDES[seat]} joue.`,
  together: {
    oneHome: (count: number): string => `Ramener ${many(count, 'bloc')} sans autre choix`,
    nearest: (count: number): string => `Ramener ${many(count, 'seigneur')} au plus près`,
  },
  side: SIDES,
  lord: (id) => plain([The(id)]),
  short: (id) => BLOCKS[id].short,
  moments: {
    dead: (name) => `${name} est mort`,
    standing: { dead: 'mort', minor: 'mineur', king: 'roi', pretender: 'prétendant', alive: 'en vie' },
    emptyThrone: 'Le trône est vide',
    untilSupply: 'Jusqu’à l’approvisionnement de ce tour ; puis l’héritier senior devient roi.',
    heirsLeft: (seat, count) =>
      count === 0 ? `${SIDES[seat]} n’a plus d’héritier.` : `Il reste ${many(count, 'héritier')} à ${SIDES[seat]}.`,
    isKing: (name) => `${name} est roi`,
    isPretender: (name) => `${name} est prétendant`,
    noPretender: (seat) => `${SIDES[seat]} n’a plus de prétendant`,
    staysPretender: (name) => `${name} reste prétendant`,
    staysKing: (name) => `${name} reste roi`,
    onlyUsurping: 'Seul le compte des seigneurs, après le tour 7, donne le trône.',
    lastHeirWins: 'Qui a perdu tous ses héritiers a perdu la guerre.',
    london: 'Londres, un de plus',
    namesHidden: 'Leurs noms restent cachés ; Londres en est, si elle était tenue.',
    campaignOver: (campaign) => `Fin de la ${campaign}`,
    takesThrone: (seat) => `${SIDES[seat]} prend le trône`,
    keepsThrone: (seat) => `${SIDES[seat]} garde le trône`,
    counted: (king, pretender) =>
      `Le camp du roi compte ${many(king, 'seigneur')}, celui du prétendant ${pretender}.${king === pretender ? ' L’égalité sert le roi.' : ''}`,
    goesHomeLast: 'Ses seigneurs rentrent les derniers, vers leurs boucliers et les couronnes.',
    goesIntoExile:
      'Ses héritiers partent en exil, ses seigneurs rentrent. Puis tous sont à pleine force, avec sept nouvelles cartes.',
  },
};
