// Every case and every section has its test: titles say `case 12 …` and `rule 4.1 …`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const TITLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

const CASES = 69;
test('all cases, each once', () => {
  const found = [...TITLES.matchAll(/test\('case (\d+) /g)].map(([, number]) => Number(number));
  expect(found.sort((a, b) => a - b)).toEqual(Array.from({ length: CASES }, (_, i) => i + 1));
});

const SECTIONS = '1 2 2.1 2.2 2.3 2.4 3.0 3.1 3.2 3.3 3.4 3.5 4.0 4.1 4.2 5.1 5.2 5.3 6.1 6.2 6.3 6.4'.split(' ');
test.for(SECTIONS)('rule %s', (section) => expect(TITLES).toContain(`rule ${section} `));
