// French: names as parts of a sentence, with the little words that go with them; places, persons and cards light up.
import {
  type AreaName,
  type BishopName,
  type CrownName,
  crownName,
  E,
  type EventKind,
  type EventName,
  eventKind,
  isAreaName,
  type MercenaryName,
  type OfficeName,
  type PieceName,
  type PlaceName,
  placeName,
  type SeaName,
  type Seat,
  type ShipName,
  summonsOn,
  type TitleName,
  townsOn,
  type Where,
} from '@rose/kingmaker/ids';
import { type Line, line, listing, type Part, place, plain, upper } from '@rose/table/text';
import { isPiece, kindOfCard, markOf, menOn } from './facts.ts';
import { isRank } from './names.en.ts';
import {
  areaWords,
  bandWord,
  bishopWord,
  EVENT_KINDS,
  isLand,
  of,
  person,
  placeWord,
  que,
  RANKS,
  SEATS,
  to as toName,
} from './names.fr.ts';
import { spelt } from './names.ts';
import { capital } from './parts.ts';

export { capital };

import { seaWord, theSea } from './seas.fr.ts';

export const listed = listing(' et ');
export const either = listing(' ou ');
/** French treats zero as singular. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`;
const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;
/** sept zones; what is feminine says so. */
export const few = (number: number, one: string, feminine = false): string => {
  const word = number < 2 && feminine ? `${NUMBERS[number]}e` : (NUMBERS[number] ?? String(number));
  return `${word} ${one}${number < 2 ? '' : 's'}`;
};
/** The verb that goes with so many. */
export const does = (list: readonly unknown[], one: string, many: string): string => (list.length === 1 ? one : many);

export const seat = (id: Seat): string => SEATS[id];
export const seats = (ids: readonly Seat[]): Line => listed(ids.map(seat));
export const piece = (id: PieceName): Part => place(markOf(id), person(id));
export const Piece = (id: PieceName): Part => place(markOf(id), upper(person(id)));
/** de Percy, d’Hastings, du duc d’York. */
export const ofPiece = (id: PieceName): Part => place(markOf(id), of(person(id)));
export const toPiece = (id: PieceName): Part => place(markOf(id), toName(person(id)));
/** que Percy, qu’Hastings. */
export const quePiece = (id: PieceName): Part => place(markOf(id), que(person(id)));
export const pieces = (ids: readonly PieceName[]): Line => listed(ids.map(piece));
export const ofPieces = (ids: readonly PieceName[]): Line => listed(ids.map(ofPiece));
export const toPieces = (ids: readonly PieceName[]): Line => listed(ids.map(toPiece));
export const Pieces = (ids: readonly PieceName[]): Line =>
  listed(ids.map((id, at) => (at === 0 ? Piece(id) : piece(id))));
/** Endings of participles: e for Margaret alone, s for many. */
export const e = (ids: readonly PieceName[] | PieceName): string => {
  const all = typeof ids === 'string' ? [ids] : ids;
  const feminine = all.length > 0 && all.every((id) => id === 'margaret') ? 'e' : '';
  return `${feminine}${all.length > 1 ? 's' : ''}`;
};

export const area = (id: AreaName): Line => line`${areaWords(id).the}${place(id, areaWords(id).name)}`;
/** près d’York, sur l’île de Man. */
export const near = (id: AreaName): Line => line`${areaWords(id).at}${place(id, areaWords(id).name)}`;
export const toArea = (id: AreaName): Line => line`${areaWords(id).to}${place(id, areaWords(id).name)}`;
export const fromArea = (id: AreaName): Line => line`${areaWords(id).from}${place(id, areaWords(id).name)}`;
export const site = (id: PlaceName): Part => place(id, placeWord(id));
export const Site = (id: PlaceName): Part => place(id, upper(placeWord(id)));
const asLand = (id: PlaceName): AreaName | undefined => (isAreaName(id) && isLand(id) ? id : undefined);
/** d’York, d’Irlande, du continent. */
export const ofSite = (id: PlaceName): Part => {
  const land = asLand(id);
  return place(id, land ? `${areaWords(land).from}${areaWords(land).name}` : of(placeWord(id)));
};
/** à York, sur le continent. */
export const atSite = (id: PlaceName): Line => {
  const land = asLand(id);
  return land ? near(land) : line`à ${site(id)}`;
};
export const sea = (id: SeaName): Line => line`${theSea(id)}${place(id, seaWord(id))}`;
const theShip = (id: ShipName): string => (id === 'anthony' ? 'l’' : 'le ');
export const ship = (id: ShipName): Line => line`${theShip(id)}${place(id, spelt(id))}`;
export const Ship = (id: ShipName): Line => line`${upper(theShip(id))}${place(id, spelt(id))}`;
/** du Trinity, de l’Anthony. */
export const ofShip = (id: ShipName): Line => line`${id === 'anthony' ? 'de l’' : 'du '}${place(id, spelt(id))}`;
export const toShip = (id: ShipName): Line => line`${id === 'anthony' ? 'à l’' : 'au '}${place(id, spelt(id))}`;
export const ships = (ids: readonly ShipName[]): Line => listed(ids.map(ship));
export const mover = (id: PieceName | ShipName): Line => (isPiece(id) ? [piece(id)] : ship(id));
export const toMover = (id: PieceName | ShipName): Line => (isPiece(id) ? [toPiece(id)] : toShip(id));

/** dans York, en Irlande. */
export const inSite = (id: PlaceName): Line => {
  const land = asLand(id);
  return land ? near(land) : line`dans ${site(id)}`;
};
/** dans York, en Irlande, près d’York, à bord du Trinity, dans le Wash. */
export const at = (where: Where): Line => {
  if ('in' in where) return inSite(where.in);
  if ('near' in where) return near(where.near);
  return 'aboard' in where ? line`à bord ${ofShip(where.aboard)}` : line`dans ${sea(where.sea)}`;
};
/** jusque dans York, jusqu’en Irlande, à York. */
export const to = (where: Where): Line => {
  if ('in' in where) {
    const there = inSite(where.in);
    return plain(there).startsWith('en ') ? line`jusqu’${there}` : line`jusque ${there}`;
  }
  if ('near' in where) return toArea(where.near);
  return 'aboard' in where ? line`à bord ${ofShip(where.aboard)}` : line`vers ${sea(where.sea)}`;
};
/** A ship: vers le port d’York, vers l’Irlande, vers la mer d’Irlande. */
export const sailingTo = (where: Where): Line => {
  if (!('in' in where)) return to(where);
  const land = asLand(where.in);
  return land ? line`vers ${area(land)}` : line`vers le port ${ofSite(where.in)}`;
};
export const from = (where: Where): Line => {
  if ('in' in where) return [ofSite(where.in)];
  if ('near' in where) return fromArea(where.near);
  if ('aboard' in where) return ofShip(where.aboard);
  const article = theSea(where.sea);
  const little = article === 'le ' ? 'du ' : article === 'les ' ? 'des ' : `de ${article}`;
  return line`${little}${place(where.sea, seaWord(where.sea))}`;
};

const cardWords = (id: CrownName): string => {
  switch (kindOfCard(id)) {
    case 'noble':
      return person(id as PieceName);
    case 'title':
    case 'office':
      return RANKS[id as TitleName | OfficeName];
    case 'bishop':
      return bishopWord(id as BishopName);
    case 'town':
      return spelt(id.slice('town-'.length));
    case 'ship':
      return spelt(id);
    case 'mercenary':
      return `${menOn(id)} ${bandWord(id as MercenaryName)}`;
    case 'pardon':
      return 'pardon royal';
  }
};
/** As a heading: Comte de Kent, Évêque de Durham, 30 arbalétriers bourguignons. */
export const cardName = (id: CrownName): string => upper(cardWords(id));
/** Inside a sentence: le titre de comte de Kent, l’évêque de Durham, Bristol, le Trinity, 30 archers écossais. */
export const card = (id: CrownName): Line => {
  const kind = kindOfCard(id);
  const words = cardWords(id);
  const named = place(markOf(id), words);
  if (kind === 'title') return line`le titre de ${named}`;
  if (kind === 'office') return line`la charge ${place(id, of(words))}`;
  if (kind === 'bishop') return line`l’${named}`;
  if (kind === 'ship') return line`${id === 'anthony' ? 'l’' : 'le '}${named}`;
  return kind === 'pardon' ? line`un ${named}` : [named];
};
export const cards = (ids: readonly CrownName[]): Line => listed(ids.map(card));
/** As in a list: Earl of Kent, Bishop of Durham. */
export const bare = (id: CrownName): Part => place(markOf(id), cardWords(id));
/** Who becomes what by a card that is given. */
export const given = (id: CrownName, noble: PieceName): Line =>
  isRank(id) ? line`${Piece(noble)} devient ${bare(id)}` : line`${capital(card(id))} va ${toPiece(noble)}`;
/** Who is called by a card: Percy, l’amiral d’Angleterre, l’évêque de Durham. */
export const called = (id: CrownName): Line => {
  const kind = kindOfCard(id);
  if (kind !== 'title' && kind !== 'office') return card(id);
  return line`${id === 'admiral' ? 'l’' : 'le '}${place(id, cardWords(id))}`;
};

/** Peste à York, Mouvement libre. */
export const eventName = (id: EventName): string => {
  const towns = townsOn(E[id]).map((town) => placeWord(placeName(town)));
  const name = EVENT_KINDS[eventKind(E[id])];
  if (towns.length === 0) return name;
  return `${name} à ${towns.length > 1 ? `${towns.slice(0, -1).join(', ')} et ${towns.at(-1)}` : towns[0]}`;
};
/** « Peste à York ». */
export const event = (id: EventName): Part => place(id, `« ${eventName(id)} »`);
/** Event cards that are kept, as all see them. */
export const KEPT: { readonly [K in EventKind]?: string } = {
  writ: 'un bref',
  'free-move': 'un Mouvement libre',
  parliament: 'une carte Parlement',
  refuge: 'une carte Refuge',
};
export const keptCard = (id: EventName): Part => {
  const word = KEPT[eventKind(E[id])];
  return word === undefined ? event(id) : place(id, word);
};
/** Who is called where by a card. */
export const summonsIn = (event: number): Line =>
  listed(
    summonsOn(event).map(({ card: who, to: where }) => line`${called(crownName(who))} ${atSite(placeName(where))}`),
  );
/** What a card that was turned up says. */
export const turned = (id: EventName): Line =>
  summonsOn(E[id]).length === 0 ? line`${event(id)}.` : line`${event(id)} appelle ${summonsIn(E[id])}.`;
