// The areas as they travel, and the tables that they are made from.
import { expect, test } from 'vitest';
import { REGION_NAMES } from '../src/rules/data/areas.ts';
import { COUNTRY_AREAS } from '../src/rules/data/areas-country.ts';
import { REGION_AREAS } from '../src/rules/data/areas-regions.ts';
import { SETTLED_AREAS } from '../src/rules/data/areas-settled.ts';

const TABLE: readonly (readonly [string, string])[] = [...SETTLED_AREAS, ...COUNTRY_AREAS];
const names = TABLE.map(([name]) => name);
const two = (number: number): string => number.toString(36).padStart(2, '0');
const listed = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const numberOf = (name: string): number => {
  const found = names.indexOf(name);
  if (found < 0) throw new Error(`no such area: ${name}`);
  return found;
};
const further = TABLE.map(([, others]) =>
  listed(others)
    .map((other) => two(numberOf(other)))
    .join(''),
);
const marks = names.map((name) =>
  two(REGION_NAMES.reduce((bits, region, n) => bits | (listed(REGION_AREAS[region]).includes(name) ? 1 << n : 0), 0)),
);

test('the areas travel packed as their tables say; `npx vitest run -u` packs them anew', async () => {
  for (const region of REGION_NAMES) listed(REGION_AREAS[region]).forEach(numberOf);
  const text = [
    '// Made from the tables of areas by the test that holds it to them; `npx vitest run -u` makes it anew.',
    `export const NAMES =\n  '${names.join(' ')}';`,
    `export const FURTHER =\n  '${further.join(',')}';`,
    `export const MARKS =\n  '${marks.join('')}';`,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../src/rules/data/areas.gen.ts');
});
