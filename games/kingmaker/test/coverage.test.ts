// Every section of the rules has a test or a group of tests that is titled with it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECTIONS } from '../src/ids.ts';

const FOLDER = new URL('./', import.meta.url);
const TITLE = /(?:test|describe)(?:\.\w+\([^)]*\))?\(\s*['"`]((?:\d+\.\d+(?:, )?)+) /g;
const TITLED = new Set(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, FOLDER), 'utf8').matchAll(TITLE)])
    .flatMap(([, sections = '']) => sections.split(', ')),
);
test.for(Object.keys(SECTIONS))('section %s', (section) => expect(TITLED).toContain(section));
