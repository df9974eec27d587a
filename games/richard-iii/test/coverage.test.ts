// Every section has its test: titles say `rule 4.1 …`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const TITLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

const SECTIONS = [
  '1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8',
  '3.11 3.12 3.13 3.21 3.22 3.23 3.24 3.25 3.26 4.1 4.2 4.3 4.4 4.5 4.6',
  '5.1 5.2 5.21 5.22 5.3 5.31 5.4 5.51 5.52 5.53 5.54 5.55 5.56',
  '6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.81 6.82 6.83 6.84 6.85 6.86 6.9 6.91',
  '7.0 7.1 7.2 8.0 8.1 8.2 8.3 8.4 8.5 9.0 9.1 9.2 10.2',
].flatMap((line) => line.split(' '));
test.for(SECTIONS)('rule %s', (section) => expect(TITLES).toContain(`rule ${section} `));
