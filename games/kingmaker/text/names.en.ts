// English names of everything in the box, by the ids of the game's data.

import type {
  AreaName,
  BishopName,
  CrownName,
  EventKind,
  House,
  MercenaryName,
  NobleName,
  OddsName,
  OfficeName,
  PieceName,
  PlaceKind,
  PlaceName,
  RoadName,
  RoyalName,
  SeaName,
  Seat,
  SpaceName,
  TitleName,
} from '@rose/kingmaker/ids';
import { upper } from '@rose/table/text';
import { columnOfSpace, spelt } from './names.ts';

export const SEATS: { readonly [S in Seat]: string } = {
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  green: 'Green',
  purple: 'Purple',
  black: 'Black',
  tenne: 'Tenné',
};
export const HOUSES: { readonly [H in House]: string } = { lancaster: 'Lancaster', york: 'York' };

const PEOPLE: { readonly [R in RoyalName | 'lancaster' | 'york']: string } = {
  henry: 'Henry VI',
  margaret: 'Margaret of Anjou',
  'edward-wales': 'Edward of Wales',
  'richard-york': 'Richard of York',
  'edward-march': 'Edward of March',
  edmund: 'Edmund of Rutland',
  george: 'George of Clarence',
  'richard-gloucester': 'Richard of Gloucester',
  lancaster: 'the Duke of Lancaster',
  york: 'the Duke of York',
};
const isNamed = (id: string): id is keyof typeof PEOPLE => Object.hasOwn(PEOPLE, id);
/** Inside a sentence: Percy, Henry VI, the Duke of York. */
export const person = (id: PieceName): string => (isNamed(id) ? PEOPLE[id] : spelt(id));

/** Areas that are no neighbourhood of a town: what stands before the name, and being there. */
const LANDS: Readonly<Record<string, readonly [name: string, the: string, at: string]>> = {
  anglesey: ['Anglesey', '', 'on '],
  wight: ['Isle of Wight', 'the ', 'on the '],
  man: ['Isle of Man', 'the ', 'on the '],
  calais: ['Pale of Calais', 'the ', 'in the '],
  ireland: ['Ireland', '', 'in '],
  continent: ['Continent', 'the ', 'on the '],
  scotland: ['Scotland', '', 'in '],
};
export interface AreaWords {
  readonly name: string;
  readonly the: string;
  readonly at: string;
}
export const areaWords = (id: AreaName): AreaWords => {
  const [name, the, at] = LANDS[id] ?? [spelt(id), '', 'near '];
  return { name, the, at };
};
export const placeWord = (id: PlaceName): string => (id === 'continent' ? 'the Continent' : spelt(id));

/** Bays and channels that need no article. */
const isBare = (id: SeaName): boolean => id.endsWith('-bay') && id !== 'seine-bay';
const WATERS: { readonly [S in SeaName]?: string } = {
  'seine-bay': 'Bay of the Seine',
  'strait-of-dover': 'Strait of Dover',
  'lands-end-sea': 'Land’s End Sea',
  'st-georges-channel': 'St George’s Channel',
  'mid-channel': 'Mid-Channel',
};
/** On the map: Rye Bay, Wash. */
export const seaWord = (id: SeaName): string => WATERS[id] ?? spelt(id.replace(/^the-/, ''));
export const theSea = (id: SeaName): string => (isBare(id) ? '' : 'the ');

export const roadWord = (id: RoadName): string => spelt(id);

export const KINDS: { readonly [K in PlaceKind]: string } = {
  city: 'city',
  town: 'fortified town',
  'open-town': 'open town',
  unfortified: 'unfortified town',
  'royal-castle': 'royal castle',
  castle: 'castle',
  field: 'field',
  refuge: 'land overseas',
};

/** What somebody is by birth: Earl of Warwick. */
export const BORN: { readonly [N in NobleName]?: string } = {
  beaufort: 'Duke of Somerset',
  courtenay: 'Earl of Devonshire',
  fitzalan: 'Earl of Arundel',
  mowbray: 'Duke of Norfolk',
  neville: 'Earl of Warwick',
  percy: 'Earl of Northumberland',
  pole: 'Duke of Suffolk',
  stafford: 'Duke of Buckingham',
  talbot: 'Earl of Shrewsbury',
};
/** What somebody is by a card: Earl of Kent. */
export const RANKS: { readonly [T in TitleName | OfficeName]: string } = {
  kent: 'Earl of Kent',
  westmorland: 'Earl of Westmorland',
  essex: 'Earl of Essex',
  richmond: 'Earl of Richmond',
  'worcester-title': 'Earl of Worcester',
  wiltshire: 'Earl of Wiltshire',
  'exeter-title': 'Duke of Exeter',
  'salisbury-title': 'Earl of Salisbury',
  chancellor: 'Chancellor of England',
  marshal: 'Marshal of England',
  treasurer: 'Treasurer of England',
  steward: 'Steward of the Royal Household',
  'constable-dover': 'Constable of Dover Castle',
  'constable-tower': 'Constable of the Tower of London',
  'chancellor-cornwall': 'Chancellor of the Duchy of Cornwall',
  'chamberlain-chester': 'Chamberlain of Chester',
  'chancellor-lancaster': 'Chancellor of the Duchy of Lancaster',
  'warden-north': 'Warden of the Northern Marches',
  'lieutenant-ireland': 'Lieutenant of Ireland',
  'captain-calais': 'Captain of Calais',
  'warden-cinque-ports': 'Warden of the Cinque Ports',
  admiral: 'Admiral of England',
};
export const isRank = (id: CrownName): id is TitleName | OfficeName => Object.hasOwn(RANKS, id);
const BANDS = {
  burgundian: 'Burgundian crossbowmen',
  flemish: 'Flemish crossbowmen',
  saxon: 'Saxon foot',
  scots: 'Scots archers',
  french: 'French foot',
} as const;
export const bandWord = (id: MercenaryName): string => BANDS[id.replace(/-\d$/, '') as keyof typeof BANDS];
export const bishopWord = (id: BishopName): string => {
  const arch = id === 'canterbury-see' || id === 'york-see' ? 'Archbishop' : 'Bishop';
  return `${arch} of ${upper(id.slice(0, -'-see'.length))}`;
};

export const EVENT_KINDS: { readonly [K in EventKind]: string } = {
  plague: 'Plague',
  'free-move': 'Free Move',
  writ: 'Writ',
  parliament: 'Parliament',
  storms: 'Storms',
  embassy: 'Embassy',
  raid: 'Raid',
  revolt: 'Revolt',
  piracy: 'Piracy',
  'mercenaries-go-home': 'Mercenaries Go Home',
  'french-siege': 'French Siege of Calais',
  'parliament-must-be-called': 'A Parliament Must Be Called',
  treachery: 'Treachery',
  'storm-at-sea': 'Storm at Sea',
  refuge: 'Refuge',
  vacillating: 'Vacillating Allegiance',
  catastrophe: 'Catastrophe',
  'royal-death': 'Death in the Royal Family',
};
export const oddsWord = (odds: OddsName): string => {
  if (odds === 'even') return 'even odds';
  return odds === 'majority' ? 'a bare majority' : odds.replace('-', ' to ');
};
const COLUMNS = ['on the left', 'in the middle', 'on the right'] as const;
/** Where in a battle order. */
export const spaceWord = (space: SpaceName): string => {
  if (space === 'reserve') return 'in reserve';
  const line = space.startsWith('front') ? '' : ', in the second line';
  return `${COLUMNS[columnOfSpace(space)]}${line}`;
};
