// The rules in two languages: the same sections, the same cells, and every section that the game cites.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  citedIn,
  emptySections,
  misnamedChapters,
  missingFrom,
  sectionsOf,
  unlikeFigures,
  unlikeSections,
  untidyLines,
} from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson } from '../text/lesson.en.ts';

const FOLDER = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
const RULES = { english: textOf('text/rules.en.md'), french: textOf('text/rules.fr.md') };
const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(FOLDER, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('the rules', () => {
  test('give chapters the names by which questions cite them', () =>
    expect([...misnamedChapters(RULES.english, en.section), ...misnamedChapters(RULES.french, fr.section)]).toEqual(
      [],
    ));
  test('have the same sections in both languages', () => expect(unlikeSections(RULES)).toEqual([]));
  test('say something in every section', () => {
    expect(emptySections(RULES)).toEqual([]);
    for (const { number, depth } of sectionsOf(RULES.english))
      expect(number).toMatch(depth === 2 ? /^\d$/ : /^\d\.\d$/);
  });
  test('hold every section that the game and its words cite', () => {
    const cited = citedIn([...sourcesBelow('src'), ...sourcesBelow('text')], /'([1-9](?:\.\d)?)'/g);
    expect(cited).toEqual(expect.arrayContaining(['2', '2.4', '3.0', '3.5', '4.0', '4.2', '5.3', '6.2']));
    expect(missingFrom(RULES.english, cited)).toEqual([]);
    expect(
      missingFrom(
        RULES.english,
        lesson.steps.map(({ rule }) => rule),
      ),
    ).toEqual([]);
  });
  test('name the same cells and numbers in both languages', () =>
    expect(unlikeFigures(RULES, /\b[a-g]\d\b|\b\d+(\.\d)?\b/g)).toEqual([]));
  test('typography', () => expect(untidyLines(RULES)).toEqual([]));
});
