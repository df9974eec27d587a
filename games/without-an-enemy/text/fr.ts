// French.

import { type Catalogue, type Line, line, plain, upper } from '@rose/table/text';
import {
  type AreaName,
  apOf,
  B,
  type BlockName,
  type CardName,
  type CityName,
  classOf,
  isAreaName,
  isBlockName,
  isCardName,
  isCityName,
  K,
  other,
  SEAS as SEA_IDS,
  SEATS,
  type SeaName,
  type Seat,
  type View,
  type WithoutAnEnemy,
} from '@rose/without-an-enemy/ids';
import { BLOCKS } from './blocks.fr.ts';
import { CARDS } from './cards.fr.ts';
import { chapters } from './chapters.fr.ts';
import { does } from './does.fr.ts';
import {
  cite,
  cityFacts,
  cityInArea,
  countIn,
  endOf,
  firstPlace,
  isHilly,
  isKingTaken,
  leadOf,
  regionPlace,
  reserveSize,
  wayPointOf,
} from './facts.ts';
import { FAIR } from './fairness.fr.ts';
import { log } from './log.fr.ts';
import {
  AREAS,
  CITIES,
  CLASSES,
  OF_SIDE,
  REGIONS,
  SCENARIOS,
  SEAS,
  SIDED,
  SIDES,
  THE_SIDE,
  TO_SIDE,
} from './names.fr.ts';
import { outlook } from './outlook.fr.ts';
import { area, count, Side } from './parts.fr.ts';
import { prompt } from './prompt.fr.ts';
import { verbName, verbs } from './verbs.fr.ts';
import { why } from './why.fr.ts';

const CHAPTERS = [
  'Termes',
  'Déroulement',
  'Cartes',
  'Initiative',
  'Opérations',
  'Mouvements navals',
  'Recrutement',
  'Bataille',
  'Sièges',
  'Fin de la phase tactique',
  'Ravitaillement',
  'Fin d’année',
  'Calendrier',
  'Victoire',
  'Événements',
  'Scénarios',
  'Lectures',
  'La boîte',
];

const standing = (view: View, id: AreaName | CityName, what: string): readonly string[] =>
  SEATS.map((seat) => ({ seat, blocks: countIn(view, id, seat) }))
    .filter(({ blocks }) => blocks > 0)
    .map(({ seat, blocks }) => {
      const whose = seat === 'royalist' && blocks > 1 ? 'royalistes' : SIDED[seat];
      return `${count(blocks, 'bloc')} ${whose} ${what}`;
    });
const cityPlace = (view: View, id: CityName): string => {
  const { size, port, major, points, holder, open, marker, breach } = cityFacts(view, id);
  return [
    `${CITIES[id]}, taille ${size}`,
    ...(major ? ['ville majeure'] : []),
    ...(port ? ['port'] : []),
    ...(open ? ['non fortifiée'] : []),
    ...(points > 0 ? [count(points, 'point de victoire', 'points de victoire')] : []),
    `aux mains ${OF_SIDE[holder]}`,
    ...(marker === undefined ? [] : [`siège à ${marker}`]),
    ...(breach ? ['brèche'] : []),
    ...standing(view, id, 'dans les murs'),
  ].join(', ');
};
const areaPlace = (view: View, id: AreaName): string => {
  const city = cityInArea(id);
  const there = standing(view, id, 'en campagne');
  return [
    AREAS[id].name,
    ...(isHilly(id) ? ['montagne'] : []),
    ...(there.length > 0 ? there : ['personne en campagne']),
    ...(city === undefined ? [] : [cityPlace(view, city)]),
  ].join(', ');
};
const OFF_MAP = {
  reserve: 'dans la Réserve',
  lost: 'bloc éliminé',
  waiting: 'hors du plateau',
  gone: 'hors du jeu',
} as const;
const whereIs = (place: string): string => {
  if (isAreaName(place)) return `${AREAS[place].at}${AREAS[place].name}`;
  if (isCityName(place)) return `dans les murs, à ${CITIES[place]}`;
  return OFF_MAP[place as keyof typeof OFF_MAP];
};
const blockPlace = (view: View, id: BlockName): string => {
  const seen = view.blocks[id];
  const where = seen === undefined ? 'hors de vue' : whereIs(seen.place);
  const onMap = seen !== undefined && (isAreaName(seen.place) || isCityName(seen.place));
  const arm = CLASSES[classOf(B[id])].toLowerCase();
  return [BLOCKS[id].title, arm, where, ...(onMap ? [`force ${seen.strength}`] : [])].join(', ');
};
const seaPlace = (view: View, id: SeaName): string => {
  const { holder, ports } = view.seas[id];
  return `${upper(SEAS[id])}, aux mains ${OF_SIDE[holder]} : ${count(ports[holder], 'port')} contre ${ports[other(holder)]}`;
};
/** What a card gives, and what its event does. */
const cardPlace = (id: CardName): string => {
  const { title, event } = CARDS[id];
  const gives = `${title}, ${count(apOf(K[id]), 'PA', 'PA')}`;
  return event === '' ? gives : `${gives}. ${event}`;
};
const placeName = (view: View, id: string): string => {
  if (isAreaName(id)) return areaPlace(view, id);
  if (isCityName(id)) return cityPlace(view, id);
  if (isBlockName(id)) return blockPlace(view, id);
  if (isCardName(id)) return cardPlace(id);
  if ((SEA_IDS as readonly string[]).includes(id)) return seaPlace(view, id as SeaName);
  if (id === 'reserve') return 'Réserve';
  if (id === 'inside') return 'La ville';
  const region = regionPlace(id);
  if (region !== undefined) return REGIONS[region];
  const first = firstPlace(id);
  if (first !== undefined) return `${Side(first)} joue en premier`;
  const through = wayPointOf(id);
  if (through !== undefined) return upper(plain(line`par ${area(through)}`));
  return id.startsWith('#') ? verbName(id.slice(1)) : id;
};

const seatLine = (view: View, seat: Seat): string => {
  const lead = leadOf(view, seat);
  const points = lead > 0 ? [`mène de ${lead}`] : [];
  return [...points, count(view.hands[seat].count, 'carte'), `${reserveSize(view, seat)} en Réserve`]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
};

const AT_THE_END: { readonly [S in Seat]: { readonly [E in 'even' | 'plain']: string } } = {
  royalist: { even: 'soyez en tête : à égalité, le Parlement l’emporte', plain: 'soyez en tête' },
  parliament: { even: 'soyez en tête ou à égalité', plain: 'soyez en tête' },
};
const aim = (view: View, seat: Seat): Line => {
  const { year, evenIsParliaments } = endOf(view.options.scenario);
  const last = AT_THE_END[seat][evenIsParliaments ? 'even' : 'plain'];
  const king = seat === 'parliament' && !isKingTaken(view) ? ' Prendre le roi vaut un point.' : '';
  return line`Tenez des villes favorables ${TO_SIDE[other(seat)]} : une avance de 3 points à la fin d’un tour gagne sur-le-champ. Après l’hiver de ${year}, ${last}.${king}`;
};

export const fr: Catalogue<WithoutAnEnemy> = {
  title: 'This War Without an Enemy',
  subtitle: 'La première guerre civile anglaise, 1642 à 1646 · Scott Moore',
  seats: SIDES,
  saidSeats: THE_SIDE,
  section: (rule) => cite(CHAPTERS, rule),
  options: {
    scenario: {
      name: 'Scénario',
      explain: 'La guerre entière, ou une partie ; la plus courte dure un an.',
      values: SCENARIOS,
      notes: FAIR,
    },
    fogAid: {
      name: 'Aide-mémoire',
      explain: 'La page rappelle ce que chaque bloc ennemi peut encore être, d’après ce que les deux camps ont vu.',
    },
  },
  log,
  chapters,
  why,
  how: {
    'major-victory': ([winner = 'royalist']) =>
      line`Victoire majeure ${OF_SIDE[winner]} : au moins trois points de victoire d’avance.`,
    'minor-victory': ([winner = 'royalist']) =>
      line`Victoire mineure ${OF_SIDE[winner]} : en tête aux points de victoire après le dernier tour.`,
    draw: () => line`Partie nulle : égalité de points de victoire après le dernier tour.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
  outlook,
};
