// The 54 cards. Places, bishops and ships stand in the order of the regions, one of each kind to a region; nobles two
// to a region. A card has a name at every border of the engine; inside it is a number, and so is what it stands for.
import { R, type RegionId, type RegionName, regionOfZone, Z, type ZoneId, type ZoneName } from './regions.ts';

export const CARD_KINDS = ['royalCastle', 'largeTown', 'town', 'port', 'bishop', 'ship', 'noble', 'mercenary'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export type PlaceKind = 'royalCastle' | 'largeTown' | 'town' | 'port';

/** Name and tax. */
const CASTLES = [
  ['bamburgh', 0],
  ['pontefract', 0],
  ['kenilworth', 0],
  ['windsor', 0],
  ['carisbrooke', 0],
  ['harlech', 0],
] as const;
const LARGE_TOWNS = [
  ['carlisle', 5],
  ['york', 6],
  ['norwich', 6],
  ['london', 8],
  ['bristol', 6],
  ['cardiff', 5],
] as const;
const TOWNS = [
  ['durham', 3],
  ['lincoln', 4],
  ['coventry', 4],
  ['winchester', 4],
  ['exeter', 3],
  ['st-davids', 3],
] as const;
const PORTS = [
  ['berwick', 3],
  ['kingston', 4],
  ['kings-lynn', 4],
  ['sandwich', 4],
  ['plymouth', 4],
  ['pembroke', 3],
] as const;
const BISHOPS = [
  ['bishop-durham', 3],
  ['bishop-york', 4],
  ['bishop-norwich', 4],
  ['bishop-winchester', 4],
  ['bishop-exeter', 3],
  ['bishop-st-davids', 3],
] as const;
const SHIPS_AT_HOME = [
  ['ship-berwick', 5],
  ['ship-kingston', 5],
  ['ship-kings-lynn', 5],
  ['ship-sandwich', 5],
  ['ship-plymouth', 5],
  ['ship-pembroke', 5],
] as const;
/** Name, rank (which is also his control points) and home region. */
const NOBLE_TABLE = [
  ['percy', 9, 'northern-marches'],
  ['clifford', 5, 'northern-marches'],
  ['plantagenet', 9, 'northern-england'],
  ['stanley', 6, 'northern-england'],
  ['mowbray', 8, 'midlands'],
  ['de-la-pole', 7, 'midlands'],
  ['stafford', 6, 'south-east'],
  ['fitzalan', 5, 'south-east'],
  ['neville', 10, 'west-country'],
  ['beaufort', 7, 'west-country'],
  ['tudor', 8, 'wales'],
  ['herbert', 4, 'wales'],
] as const;
const MERCENARIES = [
  'mercenaries-1',
  'mercenaries-2',
  'mercenaries-3',
  'mercenaries-4',
  'mercenaries-5',
  'mercenaries-6',
] as const;

export type PlaceName = (typeof CASTLES | typeof LARGE_TOWNS | typeof TOWNS | typeof PORTS)[number][0];
export type BishopName = (typeof BISHOPS)[number][0];
export type ShipName = (typeof SHIPS_AT_HOME)[number][0];
export type NobleName = (typeof NOBLE_TABLE)[number][0];
export type MercenaryName = (typeof MERCENARIES)[number];
export type PersonName = BishopName | ShipName | NobleName;
export type CardName = PlaceName | PersonName | MercenaryName;
/** Nobles and ships move. */
export type PieceName = NobleName | ShipName;

export type CardId = number & { readonly card: true };
export type PlaceId = CardId & { readonly place: true };
export type PersonId = CardId & { readonly person: true };
export type ShipId = PersonId & { readonly ship: true };
export type NobleId = PersonId & { readonly noble: true };
export type PieceId = ShipId | NobleId;

const PLACES_TABLE = [...CASTLES, ...LARGE_TOWNS, ...TOWNS, ...PORTS];
const TAXED = [...PLACES_TABLE, ...BISHOPS, ...SHIPS_AT_HOME];
export const PLACE_NAMES: readonly PlaceName[] = PLACES_TABLE.map(([name]) => name);
export const PERSON_NAMES: readonly PersonName[] = [
  ...BISHOPS.map(([name]) => name),
  ...SHIPS_AT_HOME.map(([name]) => name),
  ...NOBLE_TABLE.map(([name]) => name),
];
export const CARD_NAMES: readonly CardName[] = [...PLACE_NAMES, ...PERSON_NAMES, ...MERCENARIES];
export const CARD_COUNT = CARD_NAMES.length;

export const FIRST_PERSON = 24;
export const FIRST_SHIP = 30;
export const FIRST_NOBLE = 36;
export const FIRST_MERCENARY = 48;
const ids = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);
export const CARDS = ids(0, CARD_COUNT) as readonly CardId[];
export const PLACES = ids(0, FIRST_PERSON) as readonly PlaceId[];
export const PERSONS = ids(FIRST_PERSON, FIRST_MERCENARY) as readonly PersonId[];
export const BISHOP_CARDS = ids(FIRST_PERSON, FIRST_SHIP) as readonly PersonId[];
export const SHIPS = ids(FIRST_SHIP, FIRST_NOBLE) as readonly ShipId[];
export const NOBLES = ids(FIRST_NOBLE, FIRST_MERCENARY) as readonly NobleId[];
export const PIECES: readonly PieceId[] = [...NOBLES, ...SHIPS];

type IdOf<N extends CardName> = N extends PlaceName
  ? PlaceId
  : N extends ShipName
    ? ShipId
    : N extends NobleName
      ? NobleId
      : N extends BishopName
        ? PersonId
        : CardId;
/** C.london is the number of London. */
export const C = Object.fromEntries(CARD_NAMES.map((name, id) => [name, id])) as {
  readonly [N in CardName]: IdOf<N>;
};
export const cardName = (card: number): CardName => CARD_NAMES[card] as CardName;
export const placeName = (place: PlaceId): PlaceName => CARD_NAMES[place] as PlaceName;
export const personName = (person: PersonId): PersonName => CARD_NAMES[person] as PersonName;
export const nobleName = (noble: NobleId): NobleName => CARD_NAMES[noble] as NobleName;
export const shipName = (ship: ShipId): ShipName => CARD_NAMES[ship] as ShipName;
export const isCardName = (text: string): text is CardName => Object.hasOwn(C, text);

export const isPlace = (card: number): card is PlaceId => card < FIRST_PERSON;
export const isPerson = (card: number): card is PersonId => card >= FIRST_PERSON && card < FIRST_MERCENARY;
export const isBishop = (card: number): boolean => card >= FIRST_PERSON && card < FIRST_SHIP;
export const isShip = (card: number): card is ShipId => card >= FIRST_SHIP && card < FIRST_NOBLE;
export const isNoble = (card: number): card is NobleId => card >= FIRST_NOBLE && card < FIRST_MERCENARY;
export const isMercenary = (card: number): boolean => card >= FIRST_MERCENARY;

/** Six of each kind but the twelve nobles. */
export const kindOf = (card: number): CardKind =>
  card < FIRST_NOBLE ? (CARD_KINDS[Math.floor(card / 6)] as CardKind) : card < FIRST_MERCENARY ? 'noble' : 'mercenary';

const REGION_OF: readonly number[] = CARDS.map((card) => {
  if (card < FIRST_NOBLE) return card % 6;
  const noble = NOBLE_TABLE[card - FIRST_NOBLE];
  return noble ? R[noble[2] as RegionName] : -1;
});
/** The region of a place or a see, the home region of a ship or a noble. */
export const homeOf = (card: number): RegionId => REGION_OF[card] as RegionId;

/** 3.1 Castles and nobles pay nothing. */
const TAXES: readonly number[] = CARDS.map((card) => TAXED[card]?.[1] ?? 0);
export const taxOf = (card: number): number => TAXES[card] as number;

/** 8.1 The control chart. */
const CHART: { readonly [K in Exclude<CardKind, 'noble'>]: number } = {
  royalCastle: 6,
  largeTown: 4,
  bishop: 3,
  town: 3,
  port: 2,
  ship: 2,
  mercenary: 0,
};
const POINTS: readonly number[] = CARDS.map((card) => {
  const kind = kindOf(card);
  return kind === 'noble' ? (NOBLE_TABLE[card - FIRST_NOBLE]?.[1] ?? 0) : CHART[kind];
});
export const controlPoints = (card: number): number => POINTS[card] as number;

/** 4.7 A noble costs his control points, a bishop or a captain his tax; twice that for a black cube. */
export const whitePrice = (person: number): number => (isNoble(person) ? controlPoints(person) : taxOf(person));
export const blackPrice = (person: number): number => 2 * whitePrice(person);

/** 7.2 Castle 3, town of either size 2, port 1. */
const GARRISONS = [3, 2, 2, 1] as const;
export const garrisonOf = (place: number): number => GARRISONS[Math.floor(place / 6)] as number;

const HOME_ZONES: readonly ZoneName[] = ['nm-east', 'ne-east', 'mi-sea', 'se-sea', 'wc-sea', 'wa-sea'];
export const homeZone = (ship: number): ZoneId => Z[HOME_ZONES[ship - FIRST_SHIP] as ZoneName];
export const homePort = (ship: ShipId): PlaceId => (ship - 12) as PlaceId;

const SEES: readonly PlaceName[] = ['durham', 'york', 'norwich', 'winchester', 'exeter', 'st-davids'];
/** 8.7 The cathedral town of a bishop. */
export const seeOf = (bishop: number): PlaceId => C[SEES[bishop - FIRST_PERSON] as PlaceName];
export const isCathedral = (place: number): boolean => SEES.includes(cardName(place) as PlaceName);

if (SHIPS.some((ship) => regionOfZone(homeZone(ship)) !== homeOf(ship))) throw new Error('a ship lies off its region');
