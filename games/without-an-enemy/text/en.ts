// English.

import { type Catalogue, type Line, line, plain } from '@rose/table/text';
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
import { BLOCKS } from './blocks.en.ts';
import { CARDS } from './cards.en.ts';
import { chapters } from './chapters.en.ts';
import { does } from './does.en.ts';
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
import { FAIR } from './fairness.en.ts';
import { log } from './log.en.ts';
import { AREAS, CITIES, CLASSES, REGIONS, SCENARIOS, SEAS, SIDES, THE_SIDE } from './names.en.ts';
import { outlook } from './outlook.en.ts';
import { area, count, Side, side } from './parts.en.ts';
import { prompt } from './prompt.en.ts';
import { verbName, verbs } from './verbs.en.ts';
import { why } from './why.en.ts';

const CHAPTERS = [
  'Terms',
  'Sequence of play',
  'Cards',
  'Initiative',
  'Operations',
  'Naval moves',
  'Recruitment',
  'Battle',
  'Sieges',
  'End of the tactical phase',
  'Supply',
  'End of the year',
  'Calendar',
  'Victory',
  'Events',
  'Scenarios',
  'Readings',
  'The box',
];

const standing = (view: View, id: AreaName | CityName, what: string): readonly string[] =>
  SEATS.map((seat) => ({ seat, blocks: countIn(view, id, seat) }))
    .filter(({ blocks }) => blocks > 0)
    .map(({ seat, blocks }) => `${count(blocks, `${SIDES[seat]} block`)} ${what}`);
const cityPlace = (view: View, id: CityName): string => {
  const { size, port, major, points, holder, open, marker, breach } = cityFacts(view, id);
  return [
    `${CITIES[id]}, size ${size}`,
    ...(major ? ['major city'] : []),
    ...(port ? ['port'] : []),
    ...(open ? ['not fortified'] : []),
    ...(points > 0 ? [count(points, 'victory point')] : []),
    `held by ${side(holder)}`,
    ...(marker === undefined ? [] : [`siege at ${marker}`]),
    ...(breach ? ['breach'] : []),
    ...standing(view, id, 'inside'),
  ].join(', ');
};
const areaPlace = (view: View, id: AreaName): string => {
  const city = cityInArea(id);
  const there = standing(view, id, 'in the field');
  return [
    AREAS[id].name,
    ...(isHilly(id) ? ['mountains'] : []),
    ...(there.length > 0 ? there : ['nobody in the field']),
    ...(city === undefined ? [] : [cityPlace(view, city)]),
  ].join(', ');
};
const OFF_MAP = {
  reserve: 'in the Reserve',
  lost: 'eliminated',
  waiting: 'off the map',
  gone: 'out of the game',
} as const;
const whereIs = (place: string): string => {
  if (isAreaName(place)) return AREAS[place].name;
  if (isCityName(place)) return `inside ${CITIES[place]}`;
  return OFF_MAP[place as keyof typeof OFF_MAP];
};
const blockPlace = (view: View, id: BlockName): string => {
  const seen = view.blocks[id];
  const where = seen === undefined ? 'hidden' : whereIs(seen.place);
  const onMap = seen !== undefined && (isAreaName(seen.place) || isCityName(seen.place));
  return [BLOCKS[id].title, CLASSES[classOf(B[id])], where, ...(onMap ? [`strength ${seen.strength}`] : [])].join(', ');
};
const seaPlace = (view: View, id: SeaName): string => {
  const { holder, ports } = view.seas[id];
  return `${SEAS[id]}, held by ${side(holder)}: ${count(ports[holder], 'port')} to ${ports[other(holder)]}`;
};
/** What a card gives, and what its event does. */
const cardPlace = (id: CardName): string => {
  const { title, event } = CARDS[id];
  const gives = `${title}, ${count(apOf(K[id]), 'AP', 'AP')}`;
  return event === '' ? gives : `${gives}. ${event}`;
};
const placeName = (view: View, id: string): string => {
  if (isAreaName(id)) return areaPlace(view, id);
  if (isCityName(id)) return cityPlace(view, id);
  if (isBlockName(id)) return blockPlace(view, id);
  if (isCardName(id)) return cardPlace(id);
  if ((SEA_IDS as readonly string[]).includes(id)) return seaPlace(view, id as SeaName);
  if (id === 'reserve') return 'Reserve';
  if (id === 'inside') return 'The city';
  const region = regionPlace(id);
  if (region !== undefined) return REGIONS[region];
  const first = firstPlace(id);
  if (first !== undefined) return `${Side(first)} plays first`;
  const through = wayPointOf(id);
  if (through !== undefined) return `Through ${plain(area(through))}`;
  return id.startsWith('#') ? verbName(id.slice(1)) : id;
};

const seatLine = (view: View, seat: Seat): string => {
  const lead = leadOf(view, seat);
  const points = lead > 0 ? [`leads by ${lead}`] : [];
  return [...points, count(view.hands[seat].count, 'card'), `${reserveSize(view, seat)} in the Reserve`].join(' · ');
};

const AT_THE_END: { readonly [S in Seat]: { readonly [E in 'even' | 'plain']: string } } = {
  royalist: { even: 'be ahead: on a level count Parliament wins', plain: 'be ahead' },
  parliament: { even: 'be ahead or level', plain: 'be ahead' },
};
const aim = (view: View, seat: Seat): Line => {
  const { year, evenIsParliaments } = endOf(view.options.scenario);
  const last = AT_THE_END[seat][evenIsParliaments ? 'even' : 'plain'];
  const king = seat === 'parliament' && !isKingTaken(view) ? ' Capturing the King is worth one point.' : '';
  return line`Hold cities that favour ${side(other(seat))}: a lead of 3 victory points at the end of a turn wins at once. After the winter of ${year}, ${last}.${king}`;
};

export const en: Catalogue<WithoutAnEnemy> = {
  title: 'This War Without an Enemy',
  subtitle: 'The first English Civil War, 1642 to 1646 · Scott Moore',
  seats: SIDES,
  saidSeats: THE_SIDE,
  section: (rule) => cite(CHAPTERS, rule),
  options: {
    scenario: {
      name: 'Scenario',
      explain: 'The whole war, or a part of it; the shortest is one year.',
      values: SCENARIOS,
      notes: FAIR,
    },
    fogAid: {
      name: 'Fog aid',
      explain: 'The page reminds you what each enemy block can still be, from what both sides have seen.',
    },
  },
  log,
  chapters,
  why,
  how: {
    'major-victory': ([winner = 'royalist']) =>
      line`A major victory for ${side(winner)}: ahead by three victory points or more.`,
    'minor-victory': ([winner = 'royalist']) =>
      line`A minor victory for ${side(winner)}: ahead in victory points after the last turn.`,
    draw: () => line`A draw: victory points are level after the last turn.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
  outlook,
};
