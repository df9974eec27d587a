// English: what happened, one sentence or two for each entry. Set-up, turns, cards, movement.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { sentenceOf } from './does.en.ts';
import { isOneArea, kindOfCard } from './facts.ts';
import { advanced } from './log-advanced.en.ts';
import { parley } from './log-parley.en.ts';
import { parliament } from './log-parliament.en.ts';
import { combat, fates } from './log-war.en.ts';
import { isRank, RANKS } from './names.en.ts';
import {
  at,
  capital,
  card,
  cards,
  count,
  does,
  few,
  from,
  keptCard,
  mover,
  Piece,
  Pieces,
  piece,
  pieces,
  Ship,
  seat,
  seats,
  ship,
  ships,
  site,
  to,
  turned,
} from './parts.en.ts';
import { joined } from './parts.ts';

type Log = Catalogue<Kingmaker>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const FIRST = {
  chancellor: 'having the Chancellor of England',
  bishop: 'having the highest bishop',
  men: 'having the most men',
  lot: 'by lot',
} as const;
const setup: Named<'dealt' | 'noble-found' | 'allocating' | 'allocated' | 'starts' | 'placed'> = {
  dealt: ({ cards: each, deck }) =>
    line`Everybody is dealt ${count(each, 'Crown card')}; ${deck} are left in the deck.`,
  'noble-found': ({ seat: id, cards: found }) => {
    const noble = found?.at(-1);
    return noble === undefined
      ? line`${seat(id)} was dealt no noble and draws until one appears.`
      : line`${seat(id)} was dealt no noble and draws until one appears: ${card(noble)}.`;
  },
  allocating: ({ seat: id }) => line`${seat(id)} has shared out all cards.`,
  allocated: ({ seat: id, nobles, chancery }) => {
    const each = nobles.map(({ noble, cards: given }) =>
      given.length === 0 ? line`${piece(noble)}` : line`${piece(noble)} with ${cards(given)}`,
    );
    const rest = chancery === 0 ? '' : ` To Chancery: ${count(chancery, 'card')}.`;
    return line`${seat(id)}: ${joined(each, '; ')}.${rest}`;
  },
  starts: ({ seat: id, because }) => line`${seat(id)} begins, ${FIRST[because]}.`,
  placed: ({ noble, where }) => line`${Piece(noble)} starts ${at(where)}.`,
};

const turns: Named<
  | 'round-begins'
  | 'turn-begins'
  | 'card-turned'
  | 'card-kept'
  | 'no-card'
  | 'called'
  | 'heir-follows'
  | 'ship-driven'
  | 'embassy'
  | 'embassy-fails'
> = {
  'round-begins': ({ round }) => line`Round ${round} begins.`,
  'turn-begins': ({ seat: id }) => line`It is the turn of ${seat(id)}.`,
  'card-turned': ({ card: id }) => line`The card of the turn: ${turned(id)}`,
  'card-kept': ({ seat: id, card: kept }) =>
    kept === undefined ? line`${seat(id)} keeps the card.` : line`${seat(id)} keeps ${keptCard(kept)}.`,
  'no-card': ({ seat: id }) => line`No Event card is left for ${seat(id)} to turn up.`,
  called: ({ noble, where }) => line`${Piece(noble)} answers the call and is ${at(where)}.`,
  'heir-follows': ({ royal, noble }) => line`${Piece(royal)} goes with ${piece(noble)}.`,
  'ship-driven': ({ ship: id, port, pieces: aboard }) =>
    aboard.length === 0
      ? line`${Ship(id)} is driven into ${site(port)}.`
      : line`${Ship(id)} is driven into ${site(port)} and lands ${pieces(aboard)}.`,
  embassy: ({ royal, place }) => line`${Piece(royal)} goes to meet the embassy at ${site(place)}.`,
  'embassy-fails': ({ place }) => line`No King can go to the embassy at ${site(place)}.`,
};

const joins = (id: Parameters<typeof card>[0], noble: Parameters<typeof piece>[0]): Line => {
  if (isRank(id)) return line`${piece(noble)} is now ${RANKS[id]}`;
  if (kindOfCard(id) === 'town') return line`${card(id)} declares for ${piece(noble)}`;
  return line`${card(id)} ${kindOfCard(id) === 'mercenary' ? 'join' : 'joins'} ${piece(noble)}`;
};
const hands: Named<'played' | 'entered' | 'drawn' | 'turned-up' | 'deck-empty' | 'turn-ends' | 'waits' | 'no-longer'> =
  {
    played: ({ seat: id, card: what, noble }) => line`${seat(id)} plays a card: ${joins(what, noble)}.`,
    entered: ({ seat: id, noble, where }) => line`${Piece(noble)} takes the field for ${seat(id)} ${at(where)}.`,
    drawn: ({ seat: id, card: what }) =>
      what === undefined ? line`${seat(id)} draws a Crown card.` : line`${seat(id)} draws ${card(what)}.`,
    'turned-up': ({ seat: id, cards: found }) => {
      const noble = found.at(-1);
      return noble === undefined
        ? line`${seat(id)} finds no noble.`
        : line`${seat(id)} turns up ${count(found.length, 'card')} and takes ${card(noble)}.`;
    },
    'deck-empty': ({ seat: id }) => line`The Crown deck is empty: ${seat(id)} draws nothing.`,
    'turn-ends': ({ seat: id }) => line`The turn of ${seat(id)} ends.`,
    waits: ({ action }) => line`“${sentenceOf(action)}” waits for the next free moment.`,
    'no-longer': ({ action }) => line`“${sentenceOf(action)}” is no longer possible.`,
  };

const ANSWERS = { no: 'refuses', once: 'agrees, this once', always: 'agrees until further notice' } as const;
const moves: Named<
  | 'marched'
  | 'grouped'
  | 'convoy'
  | 'boarded'
  | 'sailed'
  | 'landed'
  | 'free-move'
  | 'leave-asked'
  | 'leave-answered'
  | 'permitted'
  | 'withdrawn'
  | 'put-out'
  | 'lodged'
  | 'window-asked'
  | 'window-passed'
> = {
  marched: ({ pieces: who, from: start, to: goal, road, steps }) => {
    if (isOneArea(start, goal) && 'in' in goal)
      return line`${Pieces(who)} ${does(who, 'goes', 'go')} into ${site(goal.in)}.`;
    if (isOneArea(start, goal) && 'in' in start)
      return line`${Pieces(who)} ${does(who, 'comes', 'come')} out of ${site(start.in)}.`;
    const far = steps === 0 ? [] : line`, ${few(steps, 'area')}${road ? ' by road' : ''}`;
    return line`${Pieces(who)} ${does(who, 'marches', 'march')} ${from(start)} ${to(goal)}${far}.`;
  },
  grouped: ({ pieces: who, where }) =>
    line`${Pieces(who)} ${does(who, 'stands apart', 'stand together')} ${at(where)}.`,
  convoy: ({ ship: id, leader }) => line`${Ship(id)} sails in company with ${ship(leader)}.`,
  boarded: ({ pieces: who, ship: id }) => line`${Pieces(who)} ${does(who, 'goes', 'go')} aboard ${ship(id)}.`,
  sailed: ({ ships: which, to: goal, points }) =>
    line`${capital(ships(which))} ${does(which, 'sails', 'sail')} ${to(goal)}, ${few(points, 'point')}.`,
  landed: ({ pieces: who, where }) => line`${Pieces(who)} ${does(who, 'lands', 'land')} ${at(where)}.`,
  'free-move': ({ seat: id, mover: who }) => line`${seat(id)} plays a Free Move: ${mover(who)} may move again.`,
  'leave-asked': ({ seat: id, owner, place, mover: who, to: goal }) =>
    line`${seat(id)} asks ${seat(owner)} for leave at ${site(place)}, to take ${mover(who)} ${to(goal)}.`,
  'leave-answered': ({ seat: id, visitor, place, leave }) =>
    line`${seat(id)} ${ANSWERS[leave]}: ${seat(visitor)} ${leave === 'no' ? 'has no' : 'has'} leave at ${site(place)}.`,
  permitted: ({ seat: id, visitor, place }) =>
    line`${seat(id)} gives ${seat(visitor)} leave ${place === 'all' ? 'in all places' : line`at ${site(place)}`}.`,
  withdrawn: ({ seat: id, visitor, place }) =>
    line`${seat(id)} takes back the leave of ${seat(visitor)} ${place === 'all' ? 'in all places' : line`at ${site(place)}`}.`,
  'put-out': ({ pieces: who, place }) => line`${Pieces(who)} must leave ${site(place)}.`,
  lodged: ({ seat: id, visitor, place }) => line`${seat(id)} lets ${seat(visitor)} stay inside ${site(place)}.`,
  'window-asked': ({ seats: ids }) => line`${seats(ids)} may play a Free Move now.`,
  'window-passed': ({ seat: id }) => line`${seat(id)} has answered.`,
};

export const log: Log = {
  ...setup,
  ...turns,
  ...hands,
  ...moves,
  ...combat,
  ...fates,
  ...parliament,
  ...advanced,
  ...parley,
};
