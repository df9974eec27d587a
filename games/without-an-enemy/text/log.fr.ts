// French: what happened, one sentence or two for each entry.

import { type Catalogue, type Line, line } from '@rose/table/text';
import { type AreaName, isAreaName, other, type PlaceName, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { battles, sieges } from './log-war.fr.ts';
import { OF_SIDE } from './names.fr.ts';
import {
  area,
  at,
  capital,
  card,
  count,
  die,
  from,
  inRegion,
  listed,
  ofBlock,
  Side,
  Somebody,
  sea,
  side,
  somebody,
  The,
  the,
} from './parts.fr.ts';

type Log = Catalogue<WithoutAnEnemy>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const ARRIVALS = {
  henrietta: 'La reine a levé une armée',
  cessation: 'Une trêve rend au roi son armée d’Irlande',
  manchester: 'L’Association de l’Est a trouvé un général',
  covenant: 'Les covenantaires se joignent au Parlement',
  callendar: 'Le comte de Callendar amène une seconde armée d’Écosse',
  nma: 'La New Model Army est formée',
} as const;

const years: Named<'cards-dealt' | 'year-ends' | 'year-over' | 'turn-begins' | 'track' | 'arrived'> = {
  'cards-dealt': ({ year }) => line`On distribue les cartes de ${year}, six à chaque camp.`,
  'year-ends': ({ year }) => line`La fin de l’année ${year} commence : nouveaux blocs, recrues, retour au pays.`,
  'year-over': ({ year }) =>
    line`L’année ${year} est finie : on rend les cartes, et les blocs perdus qui reviennent sont dans les Réserves.`,
  'turn-begins': ({ year, turn }) =>
    turn === 'winter' ? line`Le tour d’hiver de ${year} commence.` : line`Le tour ${turn} de ${year} commence.`,
  track: ({ track }) => {
    if (track === 0) return line`Points de victoire : égalité.`;
    return line`Points de victoire : ${side(track > 0 ? 'royalist' : 'parliament')} mène de ${Math.abs(track)}.`;
  },
  arrived: ({ event, blocks, to }) => {
    const where = to === 'reserve' ? line`dans la Réserve` : at(to);
    const who = capital(listed(blocks.map(the)));
    return line`${ARRIVALS[event]}. ${who} ${blocks.length === 1 ? 'est' : 'sont'} ${where}.`;
  },
};

const cards: Named<
  | 'card-chosen'
  | 'cards-revealed'
  | 'order-set'
  | 'event'
  | 'card-removed'
  | 'quarrel'
  | 'lost-strength'
  | 'placed'
  | 'sea-seized'
> = {
  'card-chosen': ({ seat, card: id }) =>
    id === undefined ? line`${Side(seat)} a choisi une carte.` : line`${Side(seat)} a choisi ${card(id)}.`,
  'cards-revealed': ({ royalist, parliament }) =>
    line`Le Royaliste joue ${card(royalist)}, le Parlement joue ${card(parliament)}.`,
  'order-set': ({ player1 }) => line`${Side(player1)} est le joueur 1, puis vient ${side(other(player1))}.`,
  event: ({ seat, card: id }) => line`Événement ${OF_SIDE[seat]} : ${card(id)}.`,
  'card-removed': ({ card: id }) => line`La carte ${card(id)} quitte la partie.`,
  quarrel: ({ seat, area: id, holds }) =>
    holds
      ? line`Les leaders se querellent ${at(id)} : les blocs ${OF_SIDE[seat]} n’y bougent pas ce tour-ci.`
      : line`Il n’y a pas deux leaders ensemble ${at(id)} : rien n’en résulte.`,
  'lost-strength': ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} perd 1 point de force${id === undefined ? '' : line` ${at(id)}`}.`,
  placed: ({ block, area: id }) => line`${The(block)} se lève ${at(id)}.`,
  'sea-seized': ({ seat, sea: id }) => line`${Side(seat)} tient ${sea(id)} jusqu’à la fin du tour.`,
};

const way = (path: readonly AreaName[]): Line =>
  path.length < 3 ? [] : line` par ${listed(path.slice(1, -1).map(area))}`;
const actions: Named<'moved' | 'sailed' | 'strengthened' | 'deployed' | 'mustered' | 'actions-ended'> = {
  moved: ({ seat, block, path, attacks }) => {
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) return line`${Somebody(block, seat)} reste.`;
    const end = attacks ? line` et attaque ${area(last)}.` : line` vers ${area(last)}.`;
    return line`${Somebody(block, seat)} part ${from(first)}${way(path)}${end}`;
  },
  sailed: ({ seat, block, from: origin, to, face, modifier, result, loss }) => {
    const tries = line`${Somebody(block, seat)} s’embarque ${at(origin)} pour ${area(to)}, dé ${die(face, modifier)}`;
    if (result === 'eliminated') return line`${tries} : tout est perdu en mer.`;
    const cost = loss === 0 ? '' : ', avec 1 point de force perdu';
    return line`${tries} : ${result === 'arrives' ? 'arrivée à bon port' : 'retour au point de départ'}${cost}.`;
  },
  strengthened: ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} gagne 1 point de force${id === undefined ? '' : line` ${at(id)}`}.`,
  deployed: ({ seat, block, area: id, strength }) =>
    line`${Side(seat)} déploie ${block === undefined ? 'un bloc' : the(block)} ${at(id)}, à force ${strength}.`,
  mustered: ({ seat, area: id }) => line`${Side(seat)} rassemble ses blocs ${at(id)}.`,
  'actions-ended': ({ seat, unused }) =>
    unused === 0
      ? line`${Side(seat)} a fini ses actions.`
      : line`${Side(seat)} a fini ses actions et laisse ${count(unused, 'PA', 'PA')} sans emploi.`,
};

const to = (id: PlaceName): Line => {
  if (isAreaName(id)) return at(id);
  return id === 'lost' ? line`parmi les blocs éliminés` : line`dans la Réserve`;
};
const yearEnd: Named<'replaced' | 'excise-spent' | 'recruitment-ended' | 'return-ended' | 'went-home'> = {
  replaced: ({ block, by, place }) =>
    isAreaName(place)
      ? line`${The(by)} prend la place ${ofBlock(block)} ${at(place)}.`
      : line`${The(by)} va dans la Réserve à la place ${ofBlock(block)}.`,
  'excise-spent': ({ seat, region: id }) => line`${Side(seat)} emploie l’accise ${inRegion(id)}.`,
  'recruitment-ended': ({ seat }) => line`${Side(seat)} a fini son recrutement régional.`,
  'return-ended': ({ seat }) => line`${Side(seat)} a fini le retour de ses blocs régionaux.`,
  'went-home': ({ seat, block, from: origin, to: place }) =>
    isAreaName(place)
      ? line`${Somebody(block, seat)} quitte ${area(origin)} et rentre ${to(place)}.`
      : line`Faute d’un foyer ouvert, ${somebody(block, seat)} quitte ${area(origin)} et va ${to(place)}.`,
};

export const log: Log = { ...years, ...cards, ...actions, ...battles, ...sieges, ...yearEnd };
