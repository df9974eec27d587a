// French on the board.
import { numbersIn } from '@rose/board';
import type { ClassName, Colour, EventPhase, RegionName, Seat, TurnName } from '@rose/without-an-enemy/ids';
import type { en } from './words.en.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count < 2 ? one : more}`;
const TURN: { readonly [T in TurnName]: string } = {
  I: 'I',
  II: 'II',
  III: 'III',
  IV: 'IV',
  V: 'V',
  VI: 'VI',
  winter: 'Hiver',
};
const REGIONS: { readonly [R in RegionName]: string } = {
  N: 'Le Nord',
  M: 'Les Midlands',
  W: 'Le pays de Galles et les Marches',
  S: 'Le Sud-Ouest',
  E: 'L’Est et le Sud-Est',
};
const UNKNOWN: { readonly [C in Colour]: string } = {
  blue: 'un bloc royaliste inconnu',
  orange: 'un bloc inconnu du Parlement',
  green: 'un bloc covenantaire inconnu',
};
const HELD: { readonly [S in Seat]: string } = { royalist: 'au roi', parliament: 'au Parlement' };
const PHASES: { readonly [P in EventPhase]: string } = { operational: 'opération', tactical: 'tactique' };
const CLASSES: { readonly [C in ClassName]: string } = { A: 'Artillerie', C: 'Cavalerie', I: 'Infanterie' };
const upTo = (face: number): string => (face <= 1 ? '1' : face === 2 ? '1 ou 2' : `1 à ${face}`);

export const fr: typeof en = {
  played: 'jouée',
  hands: 'Les deux mains',
  yourHand: 'Votre main',
  noEvent: 'sans événement',
  eventPhases: PHASES,
  eventComes: { operational: 'événement avant les actions', tactical: 'événement pour un combat' },
  points: (points) => many(points, 'action'),
  unknownBlock: UNKNOWN,
  standsIn: (who, area) => `${who}, ${area}`,
  mayJoin: 'peut venir aussi',
  wayPoint: (area) => `en passant par ${area}`,
  heldBy: HELD,
  ports: (most, least) => `${many(most, 'port')} contre ${least}`,
  date: (year, turn) => `${year}, ${turn === 'winter' ? 'hiver' : `tour ${turn}`}`,
  turnShort: (turn) => TURN[turn],
  now: 'en cours',
  lead: (track) => (track === 0 ? 'Égalité' : `${track > 0 ? 'Royaliste' : 'Parlement'} +${Math.abs(track)}`),
  boxes: { reserve: 'Réserve', lost: 'Éliminés', waiting: 'À venir', gone: 'Hors jeu' },
  hiddenInReserve: (count) => many(count, 'caché'),
  trays: 'Hors du plateau',
  toReserve: 'À la Réserve',
  regions: REGIONS,
  goesFirst: (side) => `${side} d’abord`,
  seals: {
    card: (points) => ({
      ask: 'Jouer cette carte ?',
      follows: `Elle donne ${many(points, 'action')}. Les deux cartes sont dévoilées ensemble.`,
    }),
    points: (points) => ({
      ask: 'Finir vos actions ?',
      follows:
        points === 0
          ? 'Toutes sont dépensées.'
          : `Il en reste ${points}, qui ${points < 2 ? 'sera perdue' : 'seront perdues'}.`,
    }),
    recruitment: (points) => ({
      ask: 'Finir le recrutement ?',
      follows:
        points === 0
          ? 'Tout est dépensé.'
          : `Il reste ${many(points, 'point')}, qui ${points < 2 ? 'sera perdu' : 'seront perdus'}.`,
    }),
    resolve: { follows: 'Une fois les armées face à face, on ne revient plus en arrière.' },
    shown: { follows: 'La suite est aussitôt dévoilée.' },
    shelter: { follows: 'Plus personne ne pourra suivre : la suite est aussitôt dévoilée.' },
  },
  moments: {
    kingTaken: 'Le roi est pris',
    kingMeans: 'Un point de victoire pour le Parlement, jusqu’à la fin de la guerre.',
    kingLeft: 'Son armée se battra sans lui.',
    falls: (city) => `${city} est tombée`,
    holds: (side) => `Tenue par : ${side}`,
    points: (points) =>
      points === 0 ? 'Le compte n’en est pas changé.' : `Elle change le compte de ${many(points, 'point')}.`,
    yearEnds: (year) => `L’année ${year} s’achève`,
    newModel: 'La New Model Army est levée',
    newModelMeans: 'Six des anciens régiments lui cèdent la place.',
    yearMeans: 'De nouveaux blocs arrivent, villes et régions paient des recrues, les blocs régionaux rentrent.',
    trackIs: 'Le compte',
  },
  legend: 'Ce que disent les signes',
  borders: 'Frontières',
  bordersOn: (areas) => `Touche ${areas}.`,
  crossing: { clear: 'frontière ouverte', rough: 'frontière difficile' },
  coastOn: (seas) => `Sa côte : ${seas}.`,
  blocks: 'blocs',
  border: { open: 'Ouverte : tirets', hills: 'Difficile : rouge hachuré ; arrête' },
  limit: { open: '6', hills: '3' },
  mountain: 'Montagnes',
  mountainFeeds: 'nourrissent 3',
  towns: 'Villes',
  townSigns: { town: 'sa taille', major: 'ville majeure', siege: 'assiégée', breach: 'brèche' },
  townMarks: 'Étoile dorée : un point de victoire. Ancre : un port. Le drapeau dit qui la tient.',
  ...numbersIn.fr,
  wins: 'Victoire',
  losses: 'Pertes',
  lostBy: (one, other) => `Pertes de force à prévoir : ${numbersIn.fr.decimal(one)} et ${numbersIn.fr.decimal(other)}.`,
  exact: 'Exact.',
  estimated: (samples, error) =>
    `Estimé d’après ${samples.toLocaleString('fr')} ${samples < 2 ? 'combat' : 'combats'}, à ${many(Math.max(1, Math.ceil(100 * error)), 'point')} près.`,
  otherActions: 'Autres actions',
  army: (count) => (count < 2 ? 'Un bloc en main' : `Une armée de ${count} blocs`),
  armyCounts: (horse, foot, guns, strength) =>
    `Cavalerie ${horse}, infanterie ${foot}, canons ${guns} ; force ${strength}. Touchez un bloc pour le laisser.`,
  leaveOut: (block) => `laisser ${block}`,
  goTo: (count, area) => `${many(count, 'bloc')} vers ${area}.`,
  costs: (points) => `Cela coûte ${many(points, 'action')}.`,
  meets: (count) => `L’ennemi est là : ${many(count, 'bloc')}. Ce sera un combat ou un siège.`,
  stayBehind: (names) =>
    `Trop loin, ou frontière pleine : ${names.join(', ')} ${names.length < 2 ? 'reste' : 'restent'} sur place.`,
  emptyCity: (city) => `Plus un bloc à ${city} : l’infanterie ennemie la prendra sans combat.`,
  attackNow: (area) => `En marche : ${area}`,
  voyageTo: (area) => `Par mer : ${area}`,
  voyageEnds: { arrives: 'arrive', weakened: 'arrive, perd 1', returns: 'fait demi-tour', lost: 'est perdu' },
  classes: CLASSES,
  strength: (strength, full) =>
    strength === null ? `Force inconnue, ${full} au plus.` : `Force ${strength} sur ${full}.`,
  hitsOn: (name, power) => `${name}, touche sur ${upTo(power)}.`,
  discipline: (value) => `Discipline ${value} : sur un dé plus haut, il se lance à la poursuite.`,
  king: 'Le roi : s’il est pris, le Parlement a un point.',
  leader: 'Leader : près de lui, les blocs régionaux peuvent ne pas rentrer.',
  regionalLeader: 'Leader régional.',
  regional: (region) => `Région : ${region}.`,
  national: 'national',
  nationalBlock: 'Bloc national, sans région.',
  planOf: (marker, isBreached) =>
    `${marker === undefined ? 'Pas encore de marqueur de siège' : `Siège à ${marker}`}${isBreached ? ', le mur est ouvert' : ''}.`,
  canBe: (count) => (count === 1 ? 'Ce ne peut être que :' : `Ce peut être l’un de ces ${count} :`),
  between: (low, high) => (low === high ? String(low) : `${low}–${high}`),
  held: (side) => `Tenue par : ${side}.`,
  size: (size, room, storm) => `Taille ${size} : ${many(room, 'place')}, ${storm} au plus à l’assaut.`,
  major: 'Ville majeure : 1 point de recrutement, et l’on y lève des canons.',
  port: 'Port.',
  worth: (points) => `${many(points, 'point')} de victoire à qui la prend au camp auquel elle est favorable.`,
  feeds: (base, foot) =>
    `Nourrit ${many(base, 'bloc')} d’infanterie et de cavalerie${foot > 0 ? `, et ${foot} d’infanterie de plus grâce à sa ville` : ''}.`,
  portsOf: (side, count) => `${side} : ${many(count, 'port libre', 'ports libres')}.`,
  supply: 'Ravitaillement sur le plateau',
  hunger: 'Si le tour finissait maintenant :',
  hungerIn: (area, excess) => `${area} coûterait ${many(excess, 'point de force', 'points de force')}`,
  cardsPlayed: 'Cartes du tour :',
  threatens: {
    royalist: (cities) => `Le Royaliste menace ${cities.join(', ')}.`,
    parliament: (cities) => `Le Parlement menace ${cities.join(', ')}.`,
  },
  ifTaken: (count, lead) => `${count < 2 ? 'Si elle tombe' : 'Si elles tombent'} : ${lead}.`,
  wonThen: 'La guerre serait gagnée.',
  standing: 'Où en est la guerre :',
  trackText: (most) => `À ${most} en fin de tour, la guerre est gagnée.`,
  loyalTo: { royalist: 'Pour le roi', parliament: 'Pour le Parlement' },
  taken: 'prise',
  together: {
    muster: (count) => (count === 1 ? 'Le seul possible' : `Tous les ${count}`),
    oneHome: (count) => `Renvoyer les ${count} qui n’ont qu’une destination`,
    nearest: (count) => `Renvoyer les ${count} au plus près`,
  },
};
