// English: why not.
import type { Ignored, LancasterYork } from '@rose/lancaster-york/ids';
import { type Catalogue, line } from '@rose/table/text';
import { SEATS } from './names.en.ts';
import { count, pounds, region, The, the, zone } from './parts.en.ts';

/** After a comma: why an order of a plan comes to nothing. */
export const ignoredBecause: { readonly [I in Ignored]: string } = {
  'nobody-owns-it': 'because nobody owns it',
  'left-the-game': 'because its card has left the game',
  'not-your-piece': 'because the piece is not theirs',
  'your-own-person': 'because the person is already theirs',
  'not-your-person': 'because the person is not theirs',
  'no-presence': 'because there is no presence in the region',
  'no-shared-border': 'because the regions share no border',
  'beyond-two-zones': 'because it is more than two sea zones away',
};

export const why: Catalogue<LancasterYork>['why'] = {
  'card-not-shown': ({ card }) => line`${The(card)} is not among the cards shown: choose another.`,
  'card-is-taken': ({ card, by }) => line`${The(card)} has been taken by ${SEATS[by]}: choose another.`,
  'nobody-owns-it': ({ card }) => line`Nobody owns ${the(card)}: nobody can attack, defend or bribe it.`,
  'left-the-game': ({ card }) => line`${The(card)} has left the game and will never belong to anybody.`,
  'not-your-piece': ({ piece, owner }) =>
    owner === null
      ? line`Nobody has taken ${the(piece)} yet: choose a piece of your own.`
      : line`${The(piece)} belongs to ${SEATS[owner]}: choose a piece of your own.`,
  'your-own-person': ({ person }) => line`${The(person)} is yours: guard with a white cube instead of bribing.`,
  'not-your-person': ({ person, owner }) =>
    line`${The(person)} belongs to ${SEATS[owner]}: white cubes guard your own persons only.`,
  'no-presence': ({ place, region: where }) =>
    line`You have no presence in ${region(where)}, so you cannot attack ${the(place)}: you need a noble, castle, town, port or bishop there, or a noble on his way in or out.`,
  'no-shared-border': ({ noble, from, to }) =>
    line`${The(noble)} cannot ride from ${region(from)} to ${region(to)}: they share no border.`,
  'beyond-two-zones': ({ ship, from, to }) =>
    line`${The(ship)} cannot reach ${zone(to)} from ${zone(from)}: two zones at most, and no way round Scotland.`,
  'no-landing': ({ region: where }) =>
    line`The Captain of Calais cannot land in ${region(where)}: only in the Midlands or the South East.`,
  'bid-above-treasury': ({ sum, money }) =>
    line`You cannot bid ${pounds(sum)}: your treasury holds ${pounds(money)}, so bid less.`,
  'not-enough-troops': ({ count: wanted, left }) =>
    line`You cannot put ${count(wanted, 'troop')} there: ${left} of your 20 at most are free for this place.`,
  'not-enough-mercenaries': ({ count: wanted, held, left }) =>
    line`You cannot send ${count(wanted, 'mercenary', 'mercenaries')} there: you hold ${held}, and ${left} at most are free for this place.`,
  'no-cube-left': ({ colour }) => line`All six of your ${colour} cubes are in the plan already: take one back first.`,
  'cube-lies-there': ({ person, colour }) =>
    line`A ${colour} cube of yours lies on ${the(person)} already: one is enough.`,
  'already-so': () => line`That is what your plan says already.`,
  'no-such-order': () => line`There is no such order in your plan to take back.`,
  'plan-is-empty': () => line`Your plan is empty: there is nothing to clear.`,
  'plan-is-locked': () => line`You have confirmed your plan: reopen it to change it.`,
  'plan-is-open': () => line`Your plan is open already.`,
};
