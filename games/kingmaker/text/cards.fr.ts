// French: what each card does, in a line. What is reconstructed bears a dagger.
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
import { BORN, of, placeWord } from './names.fr.ts';
import { cardName, eventName, few, listed, ship, summonsIn } from './parts.fr.ts';

type Says = (id: number, view: View) => string;
const called: Says = (id) => `Appelle ${plain(summonsIn(id))} †`;
const EVENTS: { readonly [K in EventKind]: Says } = {
  plague: (_, { options }) =>
    options.advanced ? 'Qui est dans les murs meurt par les dés, de 2 à 7 †' : 'Qui est dans les murs meurt †',
  'free-move': () => 'Se garde : un noble, une pile, un héritier ou un navire bouge encore une fois',
  writ: () => 'Se garde : appelle un noble au Parlement',
  parliament: () => 'Se garde : permet au chancelier de convoquer le Parlement sans roi unique',
  storms: () => 'Tous les navires en mer gagnent le port le plus proche',
  embassy: () => 'Le roi unique y va aussitôt, seul †',
  raid: called,
  revolt: called,
  piracy: called,
  'mercenaries-go-home': () => 'Tous les mercenaires quittent leurs nobles',
  'french-siege': () => 'Calais est perdu, à moins que son capitaine ne soit dans les murs avec 50 hommes',
  'parliament-must-be-called': () =>
    'Qui la tire tient aussitôt un Parlement, à moins qu’un autre qu’Henri VI ne soit roi',
  treachery: (id) => `Qui la tire rend ${few(numberOn(id), 'carte', true)} de la Couronne de sa main`,
  'storm-at-sea': () => 'Les navires en mer coulent corps et biens',
  refuge: (id) => `Se garde : un groupe peut rester outre-mer ${few(numberOn(id), 'tour')}`,
  vacillating: () => 'Un noble de qui la tire, au sort, ne fait rien ce tour-ci',
  catastrophe: (id) =>
    `Pendant ${few(numberOn(id), 'manche', true)}, titres, charges et évêques n’apportent aucun homme`,
  'royal-death': () => 'Deux dés désignent un héritier qui meurt',
};
export const eventWords = (view: View, id: EventName): string =>
  `${eventName(id)}. ${EVENTS[eventKind(E[id])](E[id], view)}`;

const REGIONS: { readonly [R in RegionName]: string } = {
  london: 'à Londres',
  conway: 'à Conway',
  calais: 'à Calais',
  ireland: 'en Irlande',
  wales: 'au pays de Galles',
  'devon-cornwall': 'en Devon et Cornouailles',
  'north-of-trent': 'au-delà de la Trent',
  'north-of-tees': 'au-delà de la Tees',
};
const shipped = (id: number): readonly string[] =>
  shipsOn(id).map((one) => {
    const load = `porte ${holdOf(one)} hommes, ${of(placeWord(placeName(homePortOf(one))))} †`;
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
    ...(men > 0 ? [`${men} hommes`] : []),
    ...(bonus ? [`${bonus.men} de plus ${REGIONS[REGION_NAMES[bonus.region] as RegionName]}`] : []),
    ...(commons > 0 ? [`${commons} voix aux Communes`] : []),
    ...(lords > 0 ? [`${lords} voix aux Lords`] : []),
    ...(places.length > 0 && crownKind(id) !== 'town' ? [`tient ${plain(listed(places))} †`] : []),
    ...shipped(id),
  ].join(', ');
};
