// French.
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
import { type Catalogue, citing, type Line, line, plain, upper } from '@rose/table/text';
import { chapters } from './chapters.fr.ts';
import { does, verbs } from './does.fr.ts';
import { leaders, ownerOf, playerOf } from './facts.ts';
import { log } from './log.fr.ts';
import { CARDS, CRITERIA, HOUSES, KINDS, REGIONS, SEATS, ZONES } from './names.fr.ts';
import { count, points, pounds } from './parts.fr.ts';
import { prompt } from './prompt.fr.ts';
import { why } from './why.fr.ts';

const CHAPTERS = [
  'Mise en place',
  'Ordre du tour',
  'Cartes',
  'Impôts',
  'Planification',
  'Déploiement',
  'Corruption',
  'Combat',
  'Parlement',
  'Titres',
  'Fin de la partie',
  'À deux et à trois',
];

const cardPlace = (view: View, id: CardName): string => {
  const owner = ownerOf(view, id);
  const card = C[id];
  const worth = controlPoints(card) > 0 ? [count(controlPoints(card), 'point de contrôle', 'points de contrôle')] : [];
  const pays = taxOf(card) > 0 ? [`impôt ${pounds(taxOf(card))}`] : [];
  const guards = isPlace(card) ? [`garnison ${garrisonOf(card)}`] : [];
  const whose = view.gone.includes(id) ? 'hors du jeu' : owner === undefined ? 'à personne' : `à ${SEATS[owner]}`;
  return [CARDS[cardName(card)], KINDS[kindOf(card)], whose, ...worth, ...pays, ...guards].join(', ');
};
const regionPlace = (view: View, id: RegionName): string => {
  const found = view.parliament.regions.find(({ region }) => region === id);
  const ranks = (found?.ranking ?? []).map(({ seat, cp }) => `${SEATS[seat]} ${cp}`);
  const region = R[id];
  const scores = `${points(regionVp(region, 0))} et ${points(regionVp(region, 1))}`;
  return [
    upper(REGIONS[id].name),
    count(votesOf(region), 'vote'),
    scores,
    ranks.join(', ') || 'personne n’a de contrôle',
  ].join(' ; ');
};
const zonePlace = (view: View, id: ZoneName): string => {
  const ships = Object.entries(view.ships).filter(([, zone]) => zone === id);
  return [upper(ZONES[id]), ...ships.map(([ship]) => CARDS[ship as CardName])].join(', ');
};
const placeName = (view: View, id: string): string => {
  if (isCardName(id)) return cardPlace(view, id);
  if (isRegionName(id)) return regionPlace(view, id);
  if (isZoneName(id)) return zonePlace(view, id);
  if (id === '#calais') return 'Capitainerie de Calais';
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
  const hired = player.mercenaries > 0 ? [count(player.mercenaries, 'mercenaire')] : [];
  return [points(player.score), pounds(player.money), ...hired, ...house]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
};
const aim = (view: View, seat: Seat): Line => {
  const player = playerOf(view, seat);
  const ahead = leaders(view).filter((one) => one !== seat);
  const most = Math.max(...view.players.map(({ score }) => score));
  const behind = most - (player?.score ?? 0);
  const crown = player?.house ? line` Aidez ${HOUSES[player.house]} à couronner le roi : 5 PV chacun.` : [];
  if (behind > 0)
    return line`Ayez le plus de points de victoire après le tour 5 ; vous avez ${count(behind, 'point')} de retard sur ${ahead.map((one) => SEATS[one]).join(', ')}.${crown}`;
  return line`Ayez le plus de points de victoire après le tour 5 ; personne n’est devant vous.${crown}`;
};
const names = (seats: readonly Seat[]): string => seats.map((seat) => SEATS[seat]).join(' et ');

export const fr: Catalogue<LancasterYork> = {
  title: 'Lancaster contre York',
  subtitle: 'Deux à quatre seigneurs, cinq décennies, un Parlement',
  seats: SEATS,
  section: citing(CHAPTERS, 0),
  options: {
    players: { name: 'Joueurs', explain: 'À quatre il y a deux maisons, des votes et un roi ; à deux ou trois, non.' },
    talk: {
      name: 'Parler à table',
      explain: 'À quatre, la règle interdit de parler tactique dès la première carte ; ceci le permet.',
    },
  },
  log,
  chapters,
  why,
  how: {
    'most-points': (winners) => line`${names(winners)} gagne avec le plus de points de victoire.`,
    'more-kings': (winners) => line`${names(winners)} gagne à égalité : sa maison a couronné plus de rois.`,
    'better-holdings': (winners) => line`${names(winners)} gagne à égalité par de meilleures possessions.`,
    'earlier-in-order': (winners) =>
      line`${names(winners)} gagne à égalité, étant plus tôt dans l’${CRITERIA['turn-order']}.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
};
