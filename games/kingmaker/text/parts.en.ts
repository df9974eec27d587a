// English: names as parts of a sentence; places, persons, ships and cards light up.
import {
  type AreaName,
  type BishopName,
  type CrownName,
  crownName,
  E,
  type EventKind,
  type EventName,
  eventKind,
  type MercenaryName,
  type PieceName,
  type PlaceName,
  placeName,
  type SeaName,
  type Seat,
  type ShipName,
  summonsOn,
  townsOn,
  type Where,
} from '@rose/kingmaker/ids';
import { type Line, line, listing, type Part, place, upper } from '@rose/table/text';
import { isPiece, kindOfCard, markOf, menOn } from './facts.ts';
import {
  areaWords,
  bandWord,
  bishopWord,
  EVENT_KINDS,
  isRank,
  person,
  placeWord,
  RANKS,
  SEATS,
  seaWord,
  theSea,
} from './names.en.ts';
import { spelt } from './names.ts';
import { capital } from './parts.ts';

export { capital };

export const listed = listing(' and ');
export const either = listing(' or ');
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** seven areas. */
export const few = (number: number, one: string, many = `${one}s`): string =>
  `${NUMBERS[number] ?? number} ${number === 1 ? one : many}`;
/** The verb that goes with so many. */
export const does = (list: readonly unknown[], one: string, many: string): string => (list.length === 1 ? one : many);

export const seat = (id: Seat): string => SEATS[id];
export const seats = (ids: readonly Seat[]): Line => listed(ids.map(seat));
export const piece = (id: PieceName): Part => place(markOf(id), person(id));
export const Piece = (id: PieceName): Part => place(markOf(id), upper(person(id)));
export const pieces = (ids: readonly PieceName[]): Line => listed(ids.map(piece));
export const Pieces = (ids: readonly PieceName[]): Line =>
  listed(ids.map((id, at) => (at === 0 ? Piece(id) : piece(id))));

export const area = (id: AreaName): Line => line`${areaWords(id).the}${place(id, areaWords(id).name)}`;
/** near York, on the Isle of Man. */
export const near = (id: AreaName): Line => line`${areaWords(id).at}${place(id, areaWords(id).name)}`;
export const site = (id: PlaceName): Part => place(id, placeWord(id));
export const Site = (id: PlaceName): Part => place(id, upper(placeWord(id)));
export const sea = (id: SeaName): Line => line`${theSea(id)}${place(id, seaWord(id))}`;
export const ship = (id: ShipName): Line => line`the ${place(id, spelt(id))}`;
export const Ship = (id: ShipName): Line => line`The ${place(id, spelt(id))}`;
export const ships = (ids: readonly ShipName[]): Line => listed(ids.map(ship));
export const mover = (id: PieceName | ShipName): Line => (isPiece(id) ? [piece(id)] : ship(id));

/** inside York, near York, aboard the Trinity, in the Wash. */
export const at = (where: Where): Line => {
  if ('in' in where) return line`inside ${site(where.in)}`;
  if ('near' in where) return near(where.near);
  return 'aboard' in where ? line`aboard ${ship(where.aboard)}` : line`in ${sea(where.sea)}`;
};
/** into York, to York. */
export const to = (where: Where): Line => {
  if ('in' in where) return line`into ${site(where.in)}`;
  if ('near' in where) return line`to ${area(where.near)}`;
  return 'aboard' in where ? line`aboard ${ship(where.aboard)}` : line`to ${sea(where.sea)}`;
};
export const from = (where: Where): Line => {
  if ('in' in where) return line`from ${site(where.in)}`;
  if ('near' in where) return line`from ${area(where.near)}`;
  return 'aboard' in where ? line`from ${ship(where.aboard)}` : line`from ${sea(where.sea)}`;
};

const cardWords = (id: CrownName): string => {
  switch (kindOfCard(id)) {
    case 'noble':
      return person(id as PieceName);
    case 'title':
    case 'office':
      return isRank(id) ? RANKS[id] : '';
    case 'bishop':
      return bishopWord(id as BishopName);
    case 'town':
      return spelt(id.slice('town-'.length));
    case 'ship':
      return spelt(id);
    case 'mercenary':
      return `${menOn(id)} ${bandWord(id as MercenaryName)}`;
    case 'pardon':
      return 'Royal Pardon';
  }
};
/** As a heading: Earl of Kent, Bishop of Durham, 30 Burgundian crossbowmen. */
export const cardName = (id: CrownName): string => upper(cardWords(id));
const BEFORE = {
  noble: '',
  title: 'the title of ',
  office: 'the office of ',
  bishop: 'the ',
  town: '',
  ship: 'the ',
  mercenary: '',
  pardon: 'a ',
} as const;
/** Inside a sentence: the title of Earl of Kent, the Bishop of Durham, Bristol, the Trinity, 30 Scots archers. */
export const card = (id: CrownName): Line => line`${BEFORE[kindOfCard(id)]}${place(markOf(id), cardWords(id))}`;
export const cards = (ids: readonly CrownName[]): Line => listed(ids.map(card));
/** As in a list: Earl of Kent, Bishop of Durham. */
export const bare = (id: CrownName): Part => place(markOf(id), cardWords(id));
/** Who becomes what by a card that is given. */
export const given = (id: CrownName, noble: PieceName): Line =>
  isRank(id) ? line`${Piece(noble)} is made ${bare(id)}` : line`${capital(card(id))} goes to ${piece(noble)}`;
/** Who is called by a card: Percy, the Admiral of England, the Bishop of Durham. */
export const called = (id: CrownName): Line =>
  isRank(id) || kindOfCard(id) === 'bishop' ? line`the ${place(id, cardWords(id))}` : card(id);

/** Plague in York, Free Move. */
export const eventName = (id: EventName): string => {
  const kind = eventKind(E[id]);
  const towns = townsOn(E[id]).map((town) => placeWord(placeName(town)));
  if (towns.length === 0) return EVENT_KINDS[kind];
  const where = towns.length > 1 ? `${towns.slice(0, -1).join(', ')} and ${towns.at(-1)}` : towns[0];
  return `${EVENT_KINDS[kind]} ${kind === 'plague' ? 'in' : 'at'} ${where}`;
};
/** “Plague in York”. */
export const event = (id: EventName): Part => place(id, `“${eventName(id)}”`);
/** Event cards that are kept, as all see them. */
export const KEPT: { readonly [K in EventKind]?: string } = {
  writ: 'a Writ',
  'free-move': 'a Free Move',
  parliament: 'a Parliament card',
  refuge: 'a Refuge card',
};
export const keptCard = (id: EventName): Part => {
  const word = KEPT[eventKind(E[id])];
  return word === undefined ? event(id) : place(id, word);
};
/** Who is called where by a card. */
export const summonsIn = (event: number): Line =>
  listed(
    summonsOn(event).map(({ card: who, to: where }) => line`${called(crownName(who))} to ${site(placeName(where))}`),
  );
/** What a card that was turned up says. */
export const turned = (id: EventName): Line =>
  summonsOn(E[id]).length === 0 ? line`${event(id)}.` : line`${event(id)} calls ${summonsIn(E[id])}.`;
