// The rules in two languages: the same sections, the same numbers, every section that the game cites.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from '@rose/lancaster-york/ids';
import {
  citedIn,
  emptySections,
  misnamedChapters,
  missingFrom,
  numbersOf,
  unlikeFigures,
  unlikeSections,
  untidyLines,
} from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const FOLDER = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
const RULES = { english: textOf('text/rules.en.md'), french: textOf('text/rules.fr.md') };
const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(FOLDER, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('the rules', () => {
  test('give chapters the names by which questions cite them', () =>
    expect([...misnamedChapters(RULES.english, en.section), ...misnamedChapters(RULES.french, fr.section)]).toEqual(
      [],
    ));
  test('have every section of the game, in order, in both languages', () => {
    const sections = numbersOf(RULES.english).filter((number) => number.includes('.'));
    expect(sections).toEqual(SECTIONS.map(([number]) => number));
    expect(unlikeSections(RULES)).toEqual([]);
  });
  test('say something in every section', () => expect(emptySections(RULES)).toEqual([]));
  test('hold every section that the game and its words cite', () => {
    const cited = citedIn([...sourcesBelow('src'), ...sourcesBelow('text')], /'(\d{1,2}\.\d)'/g);
    expect(cited.length).toBeGreaterThan(20);
    expect(missingFrom(RULES.english, cited)).toEqual([]);
  });
  test('name the same numbers in both languages', () => expect(unlikeFigures(RULES, /\d+(\.\d)?/g)).toEqual([]));
  test('typography', () => expect(untidyLines(RULES, /^(\*Wars|\|--)/)).toEqual([]));
});
