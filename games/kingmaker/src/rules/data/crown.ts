// The 80 Crown cards by number: nobles first, so that a noble and his card have the same number. Troops, bonuses and
// votes are published; places held by titles and most offices, and all ships, are reconstructed.
import { REGION_NAMES, type RegionName } from './areas.ts';
import { castlesOf, menOf, NOBLE_COUNT, NOBLE_NAMES, type NobleName } from './persons.ts';
import { P, PLACE_COUNT, type PlaceId, type PlaceName } from './places.ts';

/** Name, men, places. */
const TITLES = [
  ['kent', 30, 'rochester'],
  ['westmorland', 40, ''],
  ['essex', 20, 'colchester'],
  ['richmond', 40, ''],
  ['worcester-title', 30, 'worcester'],
  ['wiltshire', 30, ''],
  ['exeter-title', 20, 'exeter'],
  ['salisbury-title', 30, 'salisbury'],
] as const;
/** Name, men, places, votes in the Commons, bonus and its region. Ireland is no place to be held. */
const OFFICES = [
  ['chancellor', 50, '', 0],
  ['marshal', 100, '', 0],
  ['treasurer', 50, 'beaumaris wallingford', 0],
  ['steward', 50, 'windsor', 0],
  ['constable-dover', 50, 'dover', 0],
  ['constable-tower', 50, 'london', 3, 200, 'london'],
  ['chancellor-cornwall', 50, 'launceston', 2, 100, 'devon-cornwall'],
  ['chamberlain-chester', 50, 'chester', 0, 200, 'wales'],
  ['chancellor-lancaster', 50, 'conway', 3, 100, 'conway'],
  ['warden-north', 50, 'berwick bamburgh', 2, 100, 'north-of-tees'],
  ['lieutenant-ireland', 50, '', 0, 200, 'ireland'],
  ['captain-calais', 50, 'calais', 0, 300, 'calais'],
  ['warden-cinque-ports', 50, '', 5],
  ['admiral', 50, '', 0],
] as const;
/** In order of rank. Name, place, votes in the Lords, bonus beyond the Trent. */
const BISHOPS = [
  ['canterbury-see', 'canterbury', 7, 0],
  ['york-see', 'york', 5, 30],
  ['durham-see', 'durham', 4, 30],
  ['carlisle-see', 'carlisle', 3, 30],
  ['lincoln-see', 'lincoln', 2, 0],
  ['norwich-see', 'norwich', 2, 0],
] as const;
const TOWN_CARDS = [
  'town-bristol',
  'town-carisbrooke',
  'town-coventry',
  'town-ipswich',
  'town-lancaster',
  'town-leicester',
  'town-newcastle',
  'town-northampton',
  'town-nottingham',
  'town-shrewsbury',
  'town-swansea',
] as const;
const SHIP_CARDS = ['trinity', 'anthony', 'falcon', 'swan', 'george-ship'] as const;
const MERCENARIES = [
  ['burgundian-1', 30],
  ['burgundian-2', 30],
  ['flemish-1', 20],
  ['flemish-2', 20],
  ['saxon-1', 10],
  ['saxon-2', 10],
  ['scots-1', 20],
  ['scots-2', 20],
  ['french', 100],
] as const;
const PARDONS = ['royal-pardon-1', 'royal-pardon-2'] as const;

export type TitleName = (typeof TITLES)[number][0];
export type OfficeName = (typeof OFFICES)[number][0];
export type BishopName = (typeof BISHOPS)[number][0];
export type TownCardName = (typeof TOWN_CARDS)[number];
export type MercenaryName = (typeof MERCENARIES)[number][0];
export type CrownName =
  | NobleName
  | TitleName
  | OfficeName
  | BishopName
  | TownCardName
  | (typeof SHIP_CARDS)[number]
  | MercenaryName
  | (typeof PARDONS)[number];
export type CrownId = number & { readonly crown: true };

export const CROWN_KINDS = ['noble', 'title', 'office', 'bishop', 'town', 'ship', 'mercenary', 'pardon'] as const;
export type CrownKind = (typeof CROWN_KINDS)[number];
const first = <T extends { readonly 0: string }>(rows: readonly T[]): readonly T[0][] => rows.map((row) => row[0]);
const NAMES_BY_KIND: readonly (readonly CrownName[])[] = [
  NOBLE_NAMES,
  first(TITLES),
  first(OFFICES),
  first(BISHOPS),
  TOWN_CARDS,
  SHIP_CARDS,
  first(MERCENARIES),
  PARDONS,
];
export const CROWN_NAMES: readonly CrownName[] = NAMES_BY_KIND.flat();
export const CROWN_COUNT = CROWN_NAMES.length;
const KINDS: readonly CrownKind[] = NAMES_BY_KIND.flatMap((names, n) => names.map(() => CROWN_KINDS[n] as CrownKind));
export const CROWN = CROWN_NAMES.map((_, card) => card) as readonly number[] as readonly CrownId[];
/** C.chancellor is the number of the Chancellor's card; C.percy is Percy's, and N.percy is the same number. */
export const C = Object.fromEntries(CROWN_NAMES.map((name, card) => [name, card])) as {
  readonly [K in CrownName]: CrownId;
};
export const crownName = (card: number): CrownName => CROWN_NAMES[card] as CrownName;
export const isCrownName = (text: string): text is CrownName => Object.hasOwn(C, text);
export const crownKind = (card: number): CrownKind => KINDS[card] as CrownKind;

const ofKind = (kind: CrownKind): readonly CrownId[] => CROWN.filter((card) => KINDS[card] === kind);
export const TITLE_CARDS = ofKind('title');
export const OFFICE_CARDS = ofKind('office');
export const BISHOP_CARDS = ofKind('bishop');
export const MERCENARY_CARDS = ofKind('mercenary');
export const PARDON_CARDS = ofKind('pardon');
/** What can lie under a noble. */
export const ATTACHABLE: readonly CrownId[] = CROWN.filter(
  (card) => KINDS[card] !== 'noble' && KINDS[card] !== 'pardon',
);
/** 1.1 Kept out of the basic game, and out of the deal of the advanced one. */
export const isAdvancedCrown = (card: number): boolean =>
  card === C.lancaster || card === C.york || card === C.french || crownKind(card) === 'pardon';
/** 12.1 Towns, ships, mercenaries and, without the option of 14.4, bishops go from noble to noble. */
export const isTransferable = (card: number, bishopsStay: boolean): boolean => {
  const kind = crownKind(card);
  return kind === 'town' || kind === 'ship' || kind === 'mercenary' || (kind === 'bishop' && !bishopsStay);
};

const TITLE_0 = NOBLE_COUNT;
const OFFICE_0 = TITLE_0 + TITLES.length;
const BISHOP_0 = OFFICE_0 + OFFICES.length;
const MERCENARY_0 = C['burgundian-1'] as number;
const printedMen = (card: number): number => {
  switch (crownKind(card)) {
    case 'noble':
      return menOf(card);
    case 'title':
      return TITLES[card - TITLE_0]?.[1] ?? 0;
    case 'office':
      return OFFICES[card - OFFICE_0]?.[1] ?? 0;
    case 'mercenary':
      return MERCENARIES[card - MERCENARY_0]?.[1] ?? 0;
    case 'bishop':
    case 'town':
    case 'ship':
    case 'pardon':
      return 0;
  }
};
const MEN: readonly number[] = CROWN.map(printedMen);
/** Men that a card brings wherever its noble stands. */
export const menOfCard = (card: number): number => MEN[card] as number;

export interface Bonus {
  readonly card: CrownId;
  readonly men: number;
  /** Index of REGION_NAMES. */
  readonly region: number;
}
const bonus = (card: CrownId, men: number, region: RegionName): Bonus => ({
  card,
  men,
  region: REGION_NAMES.indexOf(region),
});
/** 7.2 Men that a card brings in one part of the country only. */
export const BONUSES: readonly Bonus[] = [
  ...OFFICES.flatMap(([name, , , , men, region]) =>
    men === undefined || region === undefined ? [] : [bonus(C[name], men, region)],
  ),
  ...BISHOPS.flatMap(([name, , , men]) => (men === 0 ? [] : [bonus(C[name], men, 'north-of-trent')])),
];
/** 2.3 Whether a card adds men, here or there. */
export const bringsMen = (card: number): boolean =>
  menOfCard(card) > 0 || BONUSES.some((known) => known.card === card) || crownKind(card) === 'bishop';

export const officeVotes = (card: number): number => OFFICES[card - OFFICE_0]?.[3] ?? 0;
export const bishopVotes = (card: number): number => BISHOPS[card - BISHOP_0]?.[2] ?? 0;
export const isArchbishop = (card: number): boolean => card === C['canterbury-see'] || card === C['york-see'];

const namesOf = (text: string): readonly PlaceId[] =>
  text === '' ? [] : text.split(' ').map((name) => P[name as PlaceName]);
const printedPlaces = (card: number): readonly PlaceId[] => {
  switch (crownKind(card)) {
    case 'noble':
      return castlesOf(card);
    case 'title':
      return namesOf(TITLES[card - TITLE_0]?.[2] ?? '');
    case 'office':
      return namesOf(OFFICES[card - OFFICE_0]?.[2] ?? '');
    case 'bishop':
      return namesOf(BISHOPS[card - BISHOP_0]?.[1] ?? '');
    case 'town':
      return [P[crownName(card).slice('town-'.length) as PlaceName]];
    case 'ship':
    case 'mercenary':
    case 'pardon':
      return [];
  }
};
const PRINTED: readonly (readonly PlaceId[])[] = CROWN.map(printedPlaces);
/** 3.1 The places named on a card. */
export const placesOn = (card: number): readonly PlaceId[] => PRINTED[card] as readonly PlaceId[];
/** No card names this place. */
export const NO_MOTHER = -1;
const MOTHERS: readonly number[] = Array.from(
  { length: PLACE_COUNT },
  (_, place) => CROWN.find((card) => placesOn(card).includes(place as PlaceId)) ?? NO_MOTHER,
);
/** 3.1 The one card that names a place (ruling 155). */
export const motherOf = (place: number): number => MOTHERS[place] as number;
