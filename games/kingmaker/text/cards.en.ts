// English: what each card does, in a line. What is reconstructed bears a dagger.
import {
  BONUSES,
  bishopVotes,
  C,
  type CrownName,
  crownKind,
  E,
  type EventKind,
  type EventName,
  eventKind,
  holdOf,
  homePortOf,
  menOfCard,
  numberOn,
  officeVotes,
  placeName,
  placesOn,
  REGION_NAMES,
  type RegionName,
  shipName,
  shipsOn,
  type View,
  votesOfPlace,
} from '@rose/kingmaker/ids';
import { plain } from '@rose/table/text';
import { isNobleName } from './facts.ts';
import { BORN, placeWord } from './names.en.ts';
import { cardName, count, eventName, few, listed, ship, summonsIn } from './parts.en.ts';

type Says = (id: number, view: View) => string;
const called: Says = (id) => `Calls ${plain(summonsIn(id))} †`;
const EVENTS: { readonly [K in EventKind]: Says } = {
  plague: (_, { options }) =>
    options.advanced ? 'Whoever is inside dies by the dice, 2 to 7 †' : 'Whoever is inside dies †',
  'free-move': () => 'Kept: a noble, a stack, an heir or a ship moves once more',
  writ: () => 'Kept: calls a noble to Parliament',
  parliament: () => 'Kept: lets the Chancellor summon Parliament while there is no sole King',
  storms: () => 'All ships at sea run for the nearest port',
  embassy: () => 'The sole King goes there at once, alone †',
  raid: called,
  revolt: called,
  piracy: called,
  'mercenaries-go-home': () => 'All mercenaries leave their nobles',
  'french-siege': () => 'Calais is lost unless its Captain is inside with 50 men',
  'parliament-must-be-called': () =>
    'Whoever draws it holds a Parliament at once, unless somebody other than Henry VI is King',
  treachery: (id) => `Whoever draws it gives back ${few(numberOn(id), 'Crown card')} from hand`,
  'storm-at-sea': () => 'Ships at sea sink with all hands',
  refuge: (id) => `Kept: a group may stay overseas for ${few(numberOn(id), 'turn')}`,
  vacillating: () => 'A noble of whoever draws it, by lot, does nothing this turn',
  catastrophe: (id) => `For ${few(numberOn(id), 'round')} titles, offices and bishops bring no men`,
  'royal-death': () => 'Two dice name an heir who dies',
};
export const eventWords = (view: View, id: EventName): string =>
  `${eventName(id)}. ${EVENTS[eventKind(E[id])](E[id], view)}`;

const REGIONS: { readonly [R in RegionName]: string } = {
  london: 'in London',
  conway: 'at Conway',
  calais: 'in Calais',
  ireland: 'in Ireland',
  wales: 'in Wales',
  'devon-cornwall': 'in Devon and Cornwall',
  'north-of-trent': 'beyond the Trent',
  'north-of-tees': 'beyond the Tees',
};
const shipped = (id: number): readonly string[] =>
  shipsOn(id).map((one) => {
    const load = `carries ${holdOf(one)} men, from ${placeWord(placeName(homePortOf(one)))} †`;
    return crownKind(id) === 'ship' ? load : `${plain(ship(shipName(one)))} (${load})`;
  });
/** A Crown card with all it brings. */
export const cardWords = (name: CrownName): string => {
  const id = C[name];
  const men = crownKind(id) === 'mercenary' ? 0 : menOfCard(id);
  const bonus = BONUSES.find(({ card }) => card === id);
  const places = placesOn(id).map((place) => placeWord(placeName(place)));
  const born = isNobleName(name) ? BORN[name] : undefined;
  const ofTown = crownKind(id) === 'town' ? placesOn(id).reduce((sum, place) => sum + votesOfPlace(place), 0) : 0;
  const [commons, lords] = [officeVotes(id) + ofTown, bishopVotes(id)];
  return [
    cardName(name),
    ...(born ? [born] : []),
    ...(men > 0 ? [`${men} men`] : []),
    ...(bonus ? [`${bonus.men} more ${REGIONS[REGION_NAMES[bonus.region] as RegionName]}`] : []),
    ...(commons > 0 ? [`${count(commons, 'vote')} in the Commons`] : []),
    ...(lords > 0 ? [`${count(lords, 'vote')} in the Lords`] : []),
    ...(places.length > 0 && crownKind(id) !== 'town' ? [`holds ${plain(listed(places))} †`] : []),
    ...shipped(id),
  ].join(', ');
};
