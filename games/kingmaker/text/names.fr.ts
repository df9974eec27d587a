// French names of everything in the box, by the ids of the game's data; usual French names where there are any.

import type {
  AreaName,
  BishopName,
  EventKind,
  House,
  MercenaryName,
  NobleName,
  OddsName,
  OfficeName,
  PieceName,
  PlaceKind,
  PlaceName,
  RoyalName,
  Seat,
  SpaceName,
  TitleName,
} from '@rose/kingmaker/ids';
import { upper } from '@rose/table/text';
import { columnOfSpace, spelt } from './names.ts';

export { roadWord, seaWord, theSea } from './seas.fr.ts';

export const SEATS: { readonly [S in Seat]: string } = {
  red: 'Rouge',
  yellow: 'Jaune',
  blue: 'Bleu',
  green: 'Vert',
  purple: 'Pourpre',
  black: 'Noir',
  tenne: 'Tanné',
};
export const HOUSES: { readonly [H in House]: string } = { lancaster: 'Lancaster', york: 'York' };

/** « d’Hastings », « d’York », but « de Howard »: before a vowel the little word loses its own. */
const elides = (name: string): boolean => /^([AEIOUÉÎŒaeiouéî]|York|H(?!igh|olland|oward|ull))/.test(name);
/** The name after « de », with whatever « de » becomes. */
export const of = (name: string): string => {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('les ')) return `des ${name.slice(4)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
};
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`);
export const to = (name: string): string => {
  if (name.startsWith('le ')) return `au ${name.slice(3)}`;
  return name.startsWith('les ') ? `aux ${name.slice(4)}` : `à ${name}`;
};

const PEOPLE: { readonly [R in RoyalName | 'lancaster' | 'york']: string } = {
  henry: 'Henri VI',
  margaret: 'Marguerite d’Anjou',
  'edward-wales': 'Édouard de Galles',
  'richard-york': 'Richard d’York',
  'edward-march': 'Édouard de March',
  edmund: 'Edmond de Rutland',
  george: 'Georges de Clarence',
  'richard-gloucester': 'Richard de Gloucester',
  lancaster: 'le duc de Lancaster',
  york: 'le duc d’York',
};
const isNamed = (id: string): id is keyof typeof PEOPLE => Object.hasOwn(PEOPLE, id);
/** Inside a sentence: Percy, Henri VI, le duc d’York. */
export const person = (id: PieceName): string => (isNamed(id) ? PEOPLE[id] : spelt(id));

const PLACES: Readonly<Record<string, string>> = {
  london: 'Londres',
  canterbury: 'Cantorbéry',
  dover: 'Douvres',
  'st-albans': 'Saint-Albans',
  'st-davids': 'Saint-David’s',
  'bury-st-edmunds': 'Bury-Saint-Edmunds',
  ireland: 'l’Irlande',
  continent: 'le continent',
  scotland: 'l’Écosse',
};
export const placeWord = (id: PlaceName): string => PLACES[id] ?? spelt(id);

export interface AreaWords {
  readonly name: string;
  /** What stands before the name inside a sentence: the place itself, being there, going there, coming from there. */
  readonly the: string;
  readonly at: string;
  readonly to: string;
  readonly from: string;
}
type Land = readonly [name: string, the: string, at: string, to: string, from: string];
const isle = (name: string): Land => [name, 'l’', 'sur l’', 'vers l’', 'de l’'];
const LANDS: Readonly<Record<string, Land>> = {
  anglesey: ['Anglesey', '', 'sur ', 'à ', 'd’'],
  wight: isle('île de Wight'),
  man: isle('île de Man'),
  calais: ['Calaisis', 'le ', 'dans le ', 'dans le ', 'du '],
  ireland: ['Irlande', 'l’', 'en ', 'en ', 'd’'],
  continent: ['continent', 'le ', 'sur le ', 'sur le ', 'du '],
  scotland: ['Écosse', 'l’', 'en ', 'en ', 'd’'],
};
/** A land overseas that is one spot. */
export const isLand = (id: AreaName): boolean => id === 'ireland' || id === 'continent' || id === 'scotland';
const before = (name: string): string => (elides(name) ? 'd’' : 'de ');
export const areaWords = (id: AreaName): AreaWords => {
  const own = PLACES[id] ?? spelt(id);
  const [name, the, at, to, from] = LANDS[id] ?? [own, '', `près ${before(own)}`, 'à ', before(own)];
  return { name, the, at, to, from };
};

export const KINDS: { readonly [K in PlaceKind]: string } = {
  city: 'cité',
  town: 'ville fortifiée',
  'open-town': 'ville ouverte',
  unfortified: 'ville sans murs',
  'royal-castle': 'château royal',
  castle: 'château',
  field: 'lande',
  refuge: 'terre d’outre-mer',
};

/** What somebody is by birth: comte de Warwick. */
export const BORN: { readonly [N in NobleName]?: string } = {
  beaufort: 'duc de Somerset',
  courtenay: 'comte de Devon',
  fitzalan: 'comte d’Arundel',
  mowbray: 'duc de Norfolk',
  neville: 'comte de Warwick',
  percy: 'comte de Northumberland',
  pole: 'duc de Suffolk',
  stafford: 'duc de Buckingham',
  talbot: 'comte de Shrewsbury',
};
/** What somebody is by a card: comte de Kent. */
export const RANKS: { readonly [T in TitleName | OfficeName]: string } = {
  kent: 'comte de Kent',
  westmorland: 'comte de Westmorland',
  essex: 'comte d’Essex',
  richmond: 'comte de Richmond',
  'worcester-title': 'comte de Worcester',
  wiltshire: 'comte de Wiltshire',
  'exeter-title': 'duc d’Exeter',
  'salisbury-title': 'comte de Salisbury',
  chancellor: 'chancelier d’Angleterre',
  marshal: 'maréchal d’Angleterre',
  treasurer: 'trésorier d’Angleterre',
  steward: 'sénéchal de la Maison du roi',
  'constable-dover': 'connétable du château de Douvres',
  'constable-tower': 'connétable de la Tour de Londres',
  'chancellor-cornwall': 'chancelier du duché de Cornouailles',
  'chamberlain-chester': 'chambellan de Chester',
  'chancellor-lancaster': 'chancelier du duché de Lancaster',
  'warden-north': 'gardien des Marches du Nord',
  'lieutenant-ireland': 'lieutenant d’Irlande',
  'captain-calais': 'capitaine de Calais',
  'warden-cinque-ports': 'gardien des Cinq-Ports',
  admiral: 'amiral d’Angleterre',
};
const BANDS = {
  burgundian: 'arbalétriers bourguignons',
  flemish: 'arbalétriers flamands',
  saxon: 'fantassins saxons',
  scots: 'archers écossais',
  french: 'fantassins français',
} as const;
export const bandWord = (id: MercenaryName): string => BANDS[id.replace(/-\d$/, '') as keyof typeof BANDS];
export const bishopWord = (id: BishopName): string => {
  const arch = id === 'canterbury-see' || id === 'york-see' ? 'archevêque' : 'évêque';
  const see = id.slice(0, -'-see'.length);
  return `${arch} ${of(PLACES[see] ?? upper(see))}`;
};

export const EVENT_KINDS: { readonly [K in EventKind]: string } = {
  plague: 'Peste',
  'free-move': 'Mouvement libre',
  writ: 'Bref',
  parliament: 'Parlement',
  storms: 'Tempêtes',
  embassy: 'Ambassade',
  raid: 'Raid',
  revolt: 'Révolte',
  piracy: 'Piraterie',
  'mercenaries-go-home': 'Les mercenaires rentrent chez eux',
  'french-siege': 'Siège de Calais par les Français',
  'parliament-must-be-called': 'Parlement obligatoire',
  treachery: 'Traîtrise',
  'storm-at-sea': 'Ouragan en mer',
  refuge: 'Refuge',
  vacillating: 'Allégeance vacillante',
  catastrophe: 'Catastrophe',
  'royal-death': 'Deuil dans la famille royale',
};
export const oddsWord = (odds: OddsName): string => {
  if (odds === 'even') return 'égalité';
  return odds === 'majority' ? 'une simple majorité' : odds.replace('-', ' contre ');
};
const COLUMNS = ['à gauche', 'au centre', 'à droite'] as const;
/** Where in a battle order. */
export const spaceWord = (space: SpaceName): string => {
  if (space === 'reserve') return 'en réserve';
  const line = space.startsWith('front') ? '' : ', en deuxième ligne';
  return `${COLUMNS[columnOfSpace(space)]}${line}`;
};
