// Every section and every ruling has its test: titles say `rule 4.2 E28 …`.

import { readdirSync, readFileSync } from 'node:fs';
import { SECTIONS } from '@rose/lancaster-york/ids';
import { expect, test } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const TITLES = readdirSync(FOLDER)
  .filter((name) => /^rules-.*\.test\.ts$/.test(name) && name !== 'rules-coverage.test.ts')
  .flatMap((name) =>
    [...readFileSync(new URL(name, FOLDER), 'utf8').matchAll(/['`](rule [^'`]*)/g)].map(([, title]) => title ?? ''),
  );

test.for(SECTIONS.map(([section]) => section))('section %s', (section) =>
  expect(TITLES.some((title) => title.split(' ').includes(section))).toBe(true),
);

/** The last ruling of each letter. */
const LAST = { A: 6, B: 12, C: 22, D: 26, E: 39, F: 49, G: 55, H: 66, I: 75, J: 79, K: 82, L: 85, M: 90, N: 108 };
const RULINGS = Object.entries(LAST).flatMap(([letter, last], n, all) => {
  const before = all[n - 1]?.[1] ?? 0;
  return Array.from({ length: last - before }, (_, i) => `${letter}${before + i + 1}`);
});
test('there are 108 rulings, and each belongs to a section', () => {
  const named = new Set(SECTIONS.flatMap(([, , rulings]) => rulings.split(' ')));
  expect(RULINGS).toHaveLength(108);
  expect(RULINGS.filter((ruling) => !named.has(ruling.slice(1)))).toEqual([]);
});
test.for(RULINGS)('ruling %s', (ruling) =>
  expect(TITLES.some((title) => title.split(' ').includes(ruling))).toBe(true),
);
