// Standing orders as they are written: which choices are offered, and the words for what they may depend on.
import { deuxRoses } from '@rose/deux-roses';
import { kingmaker } from '@rose/kingmaker';
import { lancasterYork } from '@rose/lancaster-york';
import { richardIII } from '@rose/richard-iii';
import { type AnyGame, begin, isMistake, seeded, stateOf } from '@rose/table';
import { expect, test } from 'vitest';
import { factText } from '../src/online/facts.ts';
import { foreseen } from '../src/online/foreseen.ts';
import { onlineEn } from '../src/online/words.en.ts';
import { onlineFr } from '../src/online/words.fr.ts';

test('what is written on a plan is named whole: to write anything there is no order', () => {
  const seen = ['lock', 'troops york 2', 'pick york'];
  expect(foreseen(seen, ['troops'])).toEqual(['pick **', 'lock', 'troops york 2', 'pick york']);
});

const PLANS = { turn: 2, options: { players: 2 }, cards: { red: ['york'], yellow: ['exeter'] } };
const AT: readonly (readonly [string, AnyGame, object | undefined, string])[] = [
  ['deux-roses', deuxRoses as unknown as AnyGame, undefined, 'lancaster'],
  ['richard-iii', richardIII as unknown as AnyGame, undefined, 'york'],
  ['lancaster-york, draft', lancasterYork as unknown as AnyGame, { ...PLANS, phase: 'draft' }, 'red'],
  ['kingmaker', kingmaker as unknown as AnyGame, undefined, 'red'],
  ['lancaster-york, planning', lancasterYork as unknown as AnyGame, PLANS, 'red'],
];
const factsAt = (game: AnyGame, position: object | undefined, seat: string): readonly string[] => {
  const course = begin(game, position ? { position } : {}, seeded(1483));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return Object.keys(game.facts?.(game.view(stateOf(course), seat), seat) ?? {});
};
const named = (id: string): string => `<${id}>`;

test.for(AT)('%s: whatever may be named has its words in both languages', ([, game, position, seat]) => {
  const facts = factsAt(game, position, seat);
  expect(facts.length).toBeGreaterThan(4);
  for (const fact of facts) {
    const [en, fr] = [factText(fact, 'en', named), factText(fact, 'fr', named)];
    if (fact !== 'campaign' && fact !== 'turn') expect(en, fact).not.toBe(fact);
    expect(fr, fact).not.toBe(en);
    const [, thing = ''] = /^(?:strength|control|lead) (\S+)$/.exec(fact) ?? [];
    for (const said of [en, fr]) expect(said).toContain(thing && named(thing));
  }
});

test('what nobody has words for is quoted', () => {
  expect(factText('constructor', 'fr', named)).toBe('constructor');
  expect(factText('weather wales', 'fr', named)).toBe('weather wales');
});

test('an order for all of a kind says of which, in the words of the game', () => {
  expect([onlineEn.orders.any('Give a card'), onlineFr.orders.any('Donner une carte')]).toEqual([
    'Give a card: whatever fits',
    'Donner une carte\u00a0: tout ce qui convient',
  ]);
});
