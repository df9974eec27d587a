// Every section of the rules has its test: titles say `case 12 (8.4) …`, or `rule 10 …` where no case was written down.
import { readdirSync, readFileSync } from 'node:fs';
import { numbersOf } from '@rose/testkit';
import { expect, test } from 'vitest';
import { ENGLISH } from './rules.ts';
import { fights, holder, marker, said } from './scene.ts';

const FOLDER = new URL('./', import.meta.url);
const TITLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').match(/'(case \d+ \([\d., ]+\)|rule [\d.]+ )/g) ?? []);
const TESTED = new Set(TITLES.flatMap((title) => title.replace(/^'case \d+/, '').match(/\d+(\.\d+)?/g) ?? []));

/** 17 and 18 are readings and tables, held to the box elsewhere; a chapter with sections is tested in them. */
const NUMBERS = numbersOf(ENGLISH);
const SECTIONS = NUMBERS.filter(
  (number) => !/^1[78]/.test(number) && !NUMBERS.some((other) => other.startsWith(`${number}.`)),
);
test.for(SECTIONS)('section %s', (section) => expect(TESTED).toContain(section));

test('rule 10 after the last area empty cities change hands, then siege markers are placed', () => {
  const s = fights({
    at: { leicestershire: 'r-newark-foot', gloucestershire: 'r-astley', gloucester: 'p-massey' },
  }).play('parliament', 'pass');
  expect([holder(s, 'leicester'), marker(s, 'gloucester')]).toEqual(['royalist', 1]);
  const order = s.log
    .map(({ say }) => say)
    .filter((say) => ['city-taken', 'siege-begins', 'marker-raised'].includes(say));
  expect(order).toEqual(['city-taken', 'siege-begins', 'marker-raised']);
  expect(said(s, 'city-taken')).toMatchObject([{ seat: 'royalist', city: 'leicester' }]);
});
