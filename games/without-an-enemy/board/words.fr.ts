// French on the board.
import type { Colour, EventPhase, RegionName, Seat, TurnName } from '@rose/without-an-enemy/ids';
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

export const fr: typeof en = {
  played: 'jouée',
  hands: 'Les deux mains',
  yourHand: 'Votre main',
  noEvent: 'actions seules',
  eventPhases: PHASES,
  points: (points) => many(points, 'action'),
  unknownBlock: UNKNOWN,
  standsIn: (who, area) => `${who}, ${area}`,
  wayPoint: (area) => `en passant par ${area}`,
  heldBy: HELD,
  ports: (most, least) => `${many(most, 'port')} contre ${least}`,
  date: (year, turn) => `${year}, ${turn === 'winter' ? 'hiver' : `tour ${turn}`}`,
  turnShort: (turn) => TURN[turn],
  now: 'en cours',
  lead: (track) => (track === 0 ? 'Égalité' : `${track > 0 ? 'Roi' : 'Parlement'} ${Math.abs(track)}`),
  boxes: { reserve: 'Réserve', lost: 'Perdus', waiting: 'À venir', gone: 'Hors jeu' },
  hiddenInReserve: (count) => `${count} cachés`,
  trays: 'Hors de la carte',
  toReserve: 'À la réserve',
  regions: REGIONS,
  goesFirst: (side) => `${side} d’abord`,
  seals: {
    card: (points) => ({
      ask: 'Jouer cette carte ?',
      follows: `Elle donne ${many(points, 'action')}. Les deux cartes sont dévoilées ensemble.`,
    }),
    points: (points) => ({
      ask: 'Finir vos actions ?',
      follows:
        points === 0 ? 'Toutes sont dépensées.' : `Il en reste ${points} : ${points < 2 ? 'perdue' : 'perdues'}.`,
    }),
    recruitment: (points) => ({
      ask: 'Finir le recrutement ?',
      follows:
        points === 0 ? 'Tout est dépensé.' : `Il reste ${many(points, 'point')} : ${points < 2 ? 'perdu' : 'perdus'}.`,
    }),
  },
  legend: 'Ce que disent les signes',
  borders: 'Frontières',
  blocks: 'blocs',
  border: { open: 'Plaine : tirets', hills: 'Difficile : rouge hachuré, arrête' },
  limit: { open: '6', hills: '3' },
  mountain: 'Montagnes',
  mountainFeeds: 'nourrissent 3',
  towns: 'Villes',
  townSigns: { town: 'sa taille', major: 'ville majeure', siege: 'assiégée', breach: 'brèche' },
  townMarks: 'Étoile dorée : un point de victoire. Ancre : un port. Le drapeau est celui de son maître.',
};
