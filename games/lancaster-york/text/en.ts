// English.
import {
  type Action,
  C,
  type CardName,
  cardName,
  controlPoints,
  garrisonOf,
  isCardName,
  isPlace,
  isRegionName,
  isZoneName,
  kindOf,
  type LancasterYork,
  R,
  type RegionName,
  read,
  regionVp,
  type Seat,
  taxOf,
  type View,
  votesOf,
  type ZoneName,
} from '@rose/lancaster-york/ids';
import { type Catalogue, citing, type Line, line, plain } from '@rose/table/text';
import { chapters } from './chapters.en.ts';
import { does, verbs } from './does.en.ts';
import { leaders, ownerOf, playerOf } from './facts.ts';
import { log } from './log.en.ts';
import { CARDS, CRITERIA, HOUSES, KINDS, REGIONS, SEATS, ZONES } from './names.en.ts';
import { count, points, pounds } from './parts.en.ts';
import { prompt } from './prompt.en.ts';
import { why } from './why.en.ts';

const CHAPTERS = [
  'Set-up',
  'Turn order',
  'Draft',
  'Taxes',
  'Planning',
  'Deployment',
  'Bribery',
  'Combat',
  'Parliament',
  'Titles',
  'End of the game',
  'Two and three players',
];

const cardPlace = (view: View, id: CardName): string => {
  const owner = ownerOf(view, id);
  const card = C[id];
  const worth = controlPoints(card) > 0 ? [count(controlPoints(card), 'control point')] : [];
  const pays = taxOf(card) > 0 ? [`tax ${pounds(taxOf(card))}`] : [];
  const guards = isPlace(card) ? [`garrison ${garrisonOf(card)}`] : [];
  const whose = view.gone.includes(id) ? 'out of the game' : owner === undefined ? 'nobody’s' : `of ${SEATS[owner]}`;
  return [CARDS[cardName(card)], KINDS[kindOf(card)], whose, ...worth, ...pays, ...guards].join(', ');
};
const regionPlace = (view: View, id: RegionName): string => {
  const found = view.parliament.regions.find(({ region }) => region === id);
  const ranks = (found?.ranking ?? []).map(({ seat, cp }) => `${SEATS[seat]} ${cp}`);
  const region = R[id];
  const scores = `${points(regionVp(region, 0))} and ${points(regionVp(region, 1))}`;
  return [REGIONS[id], count(votesOf(region), 'vote'), scores, ranks.join(', ') || 'nobody has control'].join('; ');
};
const zonePlace = (view: View, id: ZoneName): string => {
  const ships = Object.entries(view.ships).filter(([, zone]) => zone === id);
  return [ZONES[id], ...ships.map(([ship]) => CARDS[ship as CardName])].join(', ');
};
const placeName = (view: View, id: string): string => {
  if (isCardName(id)) return cardPlace(view, id);
  if (isRegionName(id)) return regionPlace(view, id);
  if (isZoneName(id)) return zonePlace(view, id);
  if (id === '#calais') return 'Captaincy of Calais';
  // a slip beside the map: its verb alone, or the whole order
  const verb = id.slice(1);
  if (!id.startsWith('#')) return id;
  if (Object.hasOwn(verbs, verb)) return verbs[verb as keyof typeof verbs];
  const order = read(verb);
  return order ? plain((does[order.do] as (action: Action) => Line)(order)) : id;
};

const seatLine = (view: View, seat: Seat): string => {
  const player = playerOf(view, seat);
  if (!player) return '';
  const house = player.house === null ? [] : [HOUSES[player.house]];
  const hired = player.mercenaries > 0 ? [count(player.mercenaries, 'mercenary', 'mercenaries')] : [];
  return [points(player.score), pounds(player.money), ...hired, ...house].join(' · ');
};
const aim = (view: View, seat: Seat): Line => {
  const player = playerOf(view, seat);
  const ahead = leaders(view).filter((one) => one !== seat);
  const most = Math.max(...view.players.map(({ score }) => score));
  const behind = most - (player?.score ?? 0);
  const crown = player?.house ? line` Help ${HOUSES[player.house]} to crown the king: 5 VP each.` : [];
  if (behind > 0)
    return line`Have the most victory points after turn 5; you are ${count(behind, 'point')} behind ${ahead.map((one) => SEATS[one]).join(', ')}.${crown}`;
  return line`Have the most victory points after turn 5; nobody is ahead of you.${crown}`;
};
const names = (seats: readonly Seat[]): string => seats.map((seat) => SEATS[seat]).join(' and ');

export const en: Catalogue<LancasterYork> = {
  title: 'Lancaster versus York',
  subtitle: 'Two to four lords, five decades, one Parliament',
  seats: SEATS,
  section: citing(CHAPTERS, 0),
  options: {
    players: {
      name: 'Players',
      explain: 'With four there are two houses, votes and a king; with two or three there are none.',
    },
    talk: {
      name: 'Talk at the table',
      explain: 'With four players the rules forbid tactical talk from the first card on; this allows it.',
    },
  },
  log,
  chapters,
  why,
  how: {
    'most-points': (winners) => line`${names(winners)} wins with the most victory points.`,
    'more-kings': (winners) => line`${names(winners)} wins the tie: the house crowned more kings.`,
    'better-holdings': (winners) => line`${names(winners)} wins the tie by better holdings.`,
    'earlier-in-order': (winners) => line`${names(winners)} wins the tie, being earlier in ${CRITERIA['turn-order']}.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
};
