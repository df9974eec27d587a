// Every section has its test: titles say `rule 4.1 …`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const TITLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

const SECTIONS = '1 2 2.1 2.2 2.3 2.4 3.0 3.1 3.2 3.3 3.4 3.5 4.0 4.1 4.2 5.1 5.2 5.3 6.1 6.2 6.3 6.4'.split(' ');
test.for(SECTIONS)('rule %s', (section) => expect(TITLES).toContain(`rule ${section} `));
