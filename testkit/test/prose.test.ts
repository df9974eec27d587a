// Prose that is well said has no faults; each fault is found and named.
import type { Kind } from '@rose/table';
import type { Line } from '@rose/table/text';
import { expect, test } from 'vitest';
import { type BothWords, type Prose, proseFaults, type Saying } from '../src/index.ts';

/** Catalogues that say just this. */
const SEATS = { york: 'York', king: 'king' };
const BOTH = { en: { seats: SEATS }, fr: { seats: SEATS } } as unknown as BothWords<Kind>;
const saying =
  (en: Line | string, fr: Line | string): Saying<Kind> =>
  (words) =>
    words === BOTH.en ? en : fr;
const GOOD = saying('York rides.', 'York chevauche.');
const WELL: Prose<Kind> = {
  sentences: [GOOD],
  refusals: [saying('The king is dead.', 'Le roi est mort.')],
  actions: [saying('Ride', 'Chevaucher')],
  names: [saying('the king', 'le roi'), saying('Turn 1 begins, 21 cards', 'Tour 1, 21 cartes, 1 voix')],
  ids: ['y-march'],
  own: { en: /\bthe\b/i, fr: /\ble\b/i },
};

test('prose that is well said has no faults', () => expect(proseFaults(BOTH, WELL)).toEqual([]));

const place = (as: string): Line => ['Where? ', { place: 'kent', as }, '.'] as Line;
test.for([
  ['en leaves something unsaid', { sentences: [saying('undefined rides.', 'Il part.')] }],
  ['fr shows a name of the inside', { names: [saying('Earl of March', 'y-march')] }],
  ['en is no sentence', { sentences: [saying('he rides', 'Il part.')] }],
  ['fr is no action', { actions: [saying('Ride', 'Chevaucher.')] }],
  ['en refuses in more than one sentence', { refusals: [saying('No. He is dead.', 'Il est mort.')] }],
  ['fr has wrong spaces', { names: [saying('Who?', 'Qui ?')] }],
  ['fr has wrong spaces', { names: [saying('5%', '5\u202f%')] }],
  ['en has wrong spaces', { names: [saying('Who\u202f?', 'Qui\u202f?')] }],
  ['fr speaks the other language', { names: [saying('the king', 'the king')] }],
  ['en counts wrongly', { names: [saying('1 cards', '1 carte')] }],
  ['fr counts wrongly', { names: [saying('0 cards', '0 cartes')] }],
  ['fr counts wrongly', { names: [saying('1.2 lords', '1,2 seigneurs')] }],
  ['fr slips', { names: [saying('of York', 'de York')] }],
  ['fr slips', { names: [saying('Henry’s', 'de Henry')], slips: /de H/ }],
  [
    'en page names king',
    { sentences: [saying('The king rides.', 'Il part.'), saying('He meets the king.', 'Il part.')] },
  ],
  ['names other places', { sentences: [saying(place('Kent'), 'Il part.')] }],
  ['en leaves something unsaid', { taught: { en: ['NaN'], fr: [] } }],
] as const)('%s', ([fault, change]) =>
  expect(proseFaults(BOTH, { ...WELL, ...change }).map((line) => line.split(': ')[0])).toContain(fault),
);

test('a seat that sentences call by an article is said so by the page, and no other is', () => {
  const told = saying('The king rides.', 'Il part.');
  const saidSo = { en: { seats: SEATS, saidSeats: { york: 'York', king: 'the king' } }, fr: { seats: SEATS } };
  const both = saidSo as unknown as BothWords<Kind>;
  const speak: Saying<Kind> = (words) => told(words === both.en ? BOTH.en : BOTH.fr);
  const plainly = { ...WELL, sentences: [speak], refusals: [], actions: [], names: [] };
  expect(proseFaults(both, plainly)).toEqual([]);
  const bare: Saying<Kind> = (words) => (words === both.en ? 'Long live king and country.' : 'Il part.');
  expect(proseFaults(both, { ...plainly, sentences: [bare] })).toEqual(['en page names king: 0 of 1 with an article']);
});
