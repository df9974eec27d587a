// English: what happened, one sentence or two for each entry.

import { type Catalogue, type Line, line } from '@rose/table/text';
import { type AreaName, isAreaName, other, type PlaceName, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { battles, sieges } from './log-war.en.ts';
import {
  area,
  capital,
  card,
  count,
  die,
  inArea,
  listed,
  region,
  Side,
  Somebody,
  sea,
  side,
  somebody,
  The,
  the,
} from './parts.en.ts';

type Log = Catalogue<WithoutAnEnemy>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const ARRIVALS = {
  henrietta: 'The Queen has raised an army',
  cessation: 'A truce frees the King’s Irish army',
  manchester: 'The Eastern Association has found a general',
  covenant: 'The Covenanters join Parliament',
  callendar: 'The Earl of Callendar brings a second Scottish army',
  nma: 'The New Model Army is formed',
} as const;

const years: Named<'cards-dealt' | 'year-ends' | 'year-over' | 'turn-begins' | 'track' | 'arrived'> = {
  'cards-dealt': ({ year }) => line`The cards of ${year} are dealt, six to each side.`,
  'year-ends': ({ year }) => line`The end of the year ${year} begins: new blocks, recruits, the way home.`,
  'year-over': ({ year }) =>
    line`The year ${year} is over: cards go back, and lost blocks that may return are in the Reserves.`,
  'turn-begins': ({ year, turn }) =>
    turn === 'winter' ? line`The Winter turn of ${year} begins.` : line`Turn ${turn} of ${year} begins.`,
  track: ({ track }) => {
    if (track === 0) return line`Victory points: level.`;
    return line`Victory points: ${side(track > 0 ? 'royalist' : 'parliament')} leads by ${Math.abs(track)}.`;
  },
  arrived: ({ event, blocks, to }) => {
    const where = to === 'reserve' ? line`in the Reserve` : inArea(to);
    const who = capital(listed(blocks.map(the)));
    return line`${ARRIVALS[event]}. ${who} ${blocks.length === 1 ? 'is' : 'are'} ${where}.`;
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
    id === undefined ? line`${Side(seat)} has chosen a card.` : line`${Side(seat)} has chosen ${card(id)}.`,
  'cards-revealed': ({ royalist, parliament }) =>
    line`The Royalist plays ${card(royalist)}, Parliament plays ${card(parliament)}.`,
  'order-set': ({ player1 }) => line`${Side(player1)} is Player 1, then comes ${side(other(player1))}.`,
  event: ({ seat, card: id }) => line`Event of ${side(seat)}: ${card(id)}.`,
  'card-removed': ({ card: id }) => line`The card ${card(id)} leaves the game.`,
  quarrel: ({ seat, area: id, holds }) =>
    holds
      ? line`The Leaders ${inArea(id)} quarrel: the blocks of ${side(seat)} there may not move this turn.`
      : line`No two Leaders stand together ${inArea(id)}: nothing comes of it.`,
  'lost-strength': ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} loses 1 strength${id === undefined ? '' : line` ${inArea(id)}`}.`,
  placed: ({ block, area: id }) => line`${The(block)} rises ${inArea(id)}.`,
  'sea-seized': ({ seat, sea: id }) => line`${Side(seat)} holds ${sea(id)} until the end of the turn.`,
};

const way = (path: readonly AreaName[]): Line =>
  path.length < 3 ? [] : line` through ${listed(path.slice(1, -1).map(area))}`;
const actions: Named<'moved' | 'sailed' | 'strengthened' | 'deployed' | 'mustered' | 'actions-ended'> = {
  moved: ({ seat, block, path, attacks }) => {
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) return line`${Somebody(block, seat)} stays.`;
    const end = attacks ? line` and attacks ${area(last)}.` : line` to ${area(last)}.`;
    return line`${Somebody(block, seat)} moves from ${area(first)}${way(path)}${end}`;
  },
  sailed: ({ seat, block, from, to, face, modifier, result, loss }) => {
    const tries = line`${Somebody(block, seat)} sails from ${area(from)} to ${area(to)}, die ${die(face, modifier)}`;
    if (result === 'eliminated') return line`${tries}: lost at sea.`;
    const cost = loss === 0 ? '' : ', with 1 strength lost';
    return line`${tries}: ${result === 'arrives' ? 'safe arrival' : 'back where it began'}${cost}.`;
  },
  strengthened: ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} gains 1 strength${id === undefined ? '' : line` ${inArea(id)}`}.`,
  deployed: ({ seat, block, area: id, strength }) =>
    line`${Side(seat)} deploys ${block === undefined ? 'a block' : the(block)} ${inArea(id)}, at strength ${strength}.`,
  mustered: ({ seat, area: id }) => line`${Side(seat)} musters ${inArea(id)}.`,
  'actions-ended': ({ seat, unused }) =>
    unused === 0
      ? line`${Side(seat)} has finished acting.`
      : line`${Side(seat)} has finished acting and leaves ${count(unused, 'AP', 'AP')} unused.`,
};

const to = (id: PlaceName): Line => {
  if (isAreaName(id)) return area(id);
  return id === 'lost' ? line`the Eliminated box` : line`the Reserve`;
};
const yearEnd: Named<'replaced' | 'excise-spent' | 'recruitment-ended' | 'return-ended' | 'went-home'> = {
  replaced: ({ block, by, place }) =>
    isAreaName(place)
      ? line`${The(by)} takes the place of ${the(block)} ${inArea(place)}.`
      : line`${The(by)} goes to the Reserve in the place of ${the(block)}.`,
  'excise-spent': ({ seat, region: id }) => line`${Side(seat)} spends the excise in ${region(id)}.`,
  'recruitment-ended': ({ seat }) => line`${Side(seat)} has finished recruiting in the regions.`,
  'return-ended': ({ seat }) => line`${Side(seat)} has finished sending regional blocks home.`,
  'went-home': ({ seat, block, from, to: place }) =>
    isAreaName(place)
      ? line`${Somebody(block, seat)} goes home from ${area(from)} to ${to(place)}.`
      : line`With no home open to it, ${somebody(block, seat)} goes from ${area(from)} to ${to(place)}.`,
};

export const log: Log = { ...years, ...cards, ...actions, ...battles, ...sieges, ...yearEnd };
