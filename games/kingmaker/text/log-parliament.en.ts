// English: what happened in Parliament.
import type { Ballot, Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { HOUSES } from './names.en.ts';
import {
  area,
  at,
  bare,
  capital,
  card,
  count,
  does,
  given,
  listed,
  Piece,
  Pieces,
  piece,
  pieces,
  seat,
  site,
} from './parts.en.ts';
import { joined } from './parts.ts';

type Log = Catalogue<Kingmaker>['log'];
type Entry<S extends keyof Log> = Parameters<Log[S]>[0];

const votesOf = (seats: Entry<'votes-counted'>['seats']): Line =>
  joined(
    seats.map(({ seat: id, commons, lords }) => line`${seat(id)} ${commons} and ${lords}`),
    '; ',
  );
const SIDES: { readonly [B in Ballot]: string } = { for: 'for', against: 'against', abstain: 'abstaining' };
const cast = ({ commons, lords }: { readonly commons: Ballot; readonly lords: Ballot }): string =>
  commons === lords ? SIDES[commons] : `${SIDES[commons]} in the Commons, ${SIDES[lords]} in the Lords`;
const result = ({ ballots, commons, lords, carried }: Omit<Entry<'pardons-voted'>, 'say'>): Line => {
  const each =
    ballots.length === 0
      ? []
      : line` ${joined(
          ballots.map((one) => line`${seat(one.seat)} ${cast(one)}`),
          '; ',
        )}.`;
  return line`Commons ${commons[0]} to ${commons[1]}, Lords ${lords[0]} to ${lords[1]}. ${carried ? 'Carried.' : 'Rejected.'}${each}`;
};

export const parliament: Pick<
  Log,
  | 'summoned'
  | 'parliament-ignored'
  | 'sealed'
  | 'homes-unseen'
  | 'pardons-proposed'
  | 'acclaimed'
  | 'came'
  | 'house-counted'
  | 'votes-counted'
  | 'king-named'
  | 'chancery-drawn'
  | 'awarded'
  | 'nominated'
  | 'declined'
  | 'not-awarded'
  | 'voted'
  | 'pardons-voted'
  | 'swap-proposed'
  | 'swap-refused'
  | 'swapped'
  | 'peace-begins'
  | 'went-home'
  | 'parliament-over'
> = {
  summoned: ({ seat: id, place, nobles }) =>
    nobles.length === 0
      ? line`${seat(id)} opens a Parliament in ${site(place)}.`
      : line`${seat(id)} opens a Parliament in ${site(place)} and sends ${nobles.length === 1 ? 'a Writ' : 'Writs'} to ${pieces(nobles)}.`,
  'parliament-ignored': () => line`England has a King other than Henry VI: no Parliament need be called.`,
  sealed: ({ seat: id }) => line`${seat(id)} has chosen, under seal.`,
  'homes-unseen': ({ seat: id }) => line`${seat(id)} wants homes to be chosen unseen.`,
  'pardons-proposed': ({ seat: id }) => line`${seat(id)} proposes that the Royal Pardons go back to the Crown deck.`,
  acclaimed: ({ seat: id }) => line`Parliament acclaims the King of ${seat(id)}: both Houses are won.`,
  came: ({ pieces: who }) => line`${Pieces(who)} ${does(who, 'comes', 'come')} to Parliament.`,
  'house-counted': ({ seat: id, house }) => line`${seat(id)} counts heirs of ${HOUSES[house]} only.`,
  'votes-counted': ({ seats }) => line`The votes in the Commons and the Lords: ${votesOf(seats)}.`,
  'king-named': ({ king, votes }) => {
    const each = listed(votes.map(({ piece: who, votes: many }) => line`${piece(who)} ${count(many, 'vote')}`));
    return king === null
      ? line`Two Kings, and no decision: ${each}.`
      : line`Parliament names ${piece(king)} sole King: ${each}.`;
  },
  'chancery-drawn': ({ cards: drawn }) =>
    drawn.length === 0 ? line`Chancery has nothing to give.` : line`Chancery gives: ${listed(drawn.map(bare))}.`,
  awarded: ({ card: id, noble }) => line`${given(id, noble)}.`,
  nominated: ({ seat: id, card: what, noble }) => line`${seat(id)} proposes ${piece(noble)} for ${card(what)}.`,
  declined: ({ noble }) => line`${Piece(noble)} declines.`,
  'not-awarded': ({ card: id, to }) =>
    line`${capital(card(id))} goes back to ${to === 'deck' ? 'the Crown deck' : 'Chancery'}.`,
  voted: ({ card: id, noble, ...votes }) => line`${capital(card(id))} for ${piece(noble)}: ${result(votes)}`,
  'pardons-voted': (votes) => line`Royal Pardons back to the deck: ${result(votes)}`,
  'swap-proposed': ({ seat: id, noble, other }) =>
    line`${seat(id)} proposes that ${piece(noble)} and ${piece(other)} exchange offices.`,
  'swap-refused': ({ seat: id, noble, other }) =>
    line`${seat(id)} refuses: ${piece(noble)} and ${piece(other)} keep their offices.`,
  swapped: ({ offices }) =>
    line`Offices are exchanged: ${listed(offices.map(({ card: id, noble }) => line`${piece(noble)} is now ${bare(id)}`))}.`,
  'peace-begins': ({ seat: id, area: where }) =>
    line`The King’s peace lies on ${area(where)} until the next turn of ${seat(id)} is over.`,
  'went-home': ({ pieces: who, where }) => line`${Pieces(who)} ${does(who, 'is', 'are')} home again ${at(where)}.`,
  'parliament-over': ({ place }) => line`The Parliament of ${site(place)} is over.`,
};
