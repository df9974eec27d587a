// The rules in two languages: the same sections, the same numbers, the numbers of the box, and a place for every ruling.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREA_NAMES, BLOCK_NAMES, CARD_NAMES, SCENARIOS } from '@rose/richard-iii/ids';
import {
  citedIn,
  emptySections,
  misnamedChapters,
  missingFrom,
  numbersOf,
  sectionsOf,
  unlikeFigures,
  unlikeSections,
  unlikeShapes,
  untidyLines,
} from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import * as english from '../text/names.en.ts';
import * as french from '../text/names.fr.ts';
import { ENGLISH, FOLDER, FRENCH, README } from './rules.ts';

const RULES = { english: ENGLISH, french: FRENCH };

/** Every section of the published rules, chapter by chapter; 5.5 with its parts, 9.2, 10 and 11 are ours. */
const PUBLISHED = [
  '1 1.1 1.2 1.3 1.4',
  '2 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.7.1 2.7.2 2.8 2.8.1 2.8.2 2.8.3',
  '3 3.1 3.11 3.12 3.13 3.14 3.2 3.21 3.22 3.23 3.24 3.25 3.26',
  '4 4.1 4.2 4.3 4.4 4.5 4.6',
  '5 5.1 5.2 5.21 5.22 5.3 5.31 5.4 5.5 5.51 5.52 5.53 5.54 5.55 5.56',
  '6 6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.81 6.82 6.83 6.84 6.85 6.86 6.9 6.91',
  '7 7.1 7.2',
  '8 8.1 8.2 8.3 8.4 8.5',
  '9 9.1 9.2',
];
const OURS = '10 10.1 10.2 10.3 11';
/** Sub-sections stand one step deeper than the section they belong to. */
const depthOf = (number: string): number => {
  if (!number.includes('.')) return 2;
  return /^\d+\.\d$/.test(number) ? 3 : 4;
};

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(FOLDER, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('the rules', () => {
  test('give chapters the names by which questions cite them', () =>
    expect([...misnamedChapters(ENGLISH, en.section), ...misnamedChapters(FRENCH, fr.section)]).toEqual([]));
  test('have every section of the published rules, in order, in both languages', () => {
    expect(numbersOf(ENGLISH)).toEqual([...PUBLISHED, OURS].join(' ').split(' '));
    expect(unlikeSections(RULES)).toEqual([]);
  });
  test('say something in every section', () => {
    expect(emptySections(RULES)).toEqual([]);
    for (const { number, depth } of sectionsOf(ENGLISH)) expect(depth, number).toBe(depthOf(number));
  });
  test('hold every section that the game and its words cite', () => {
    const cited = citedIn([...sourcesBelow('src'), ...sourcesBelow('text')], /'([1-9]\d?\.\d[\d.]*)'/g);
    expect(cited.length).toBeGreaterThan(20);
    expect(missingFrom(ENGLISH, cited)).toEqual([]);
  });
  test('refer to sections that exist', () => {
    for (const { number, body } of [...sectionsOf(FRENCH), ...sectionsOf(ENGLISH)])
      for (const [, list = ''] of body.matchAll(/\(((?:\d+(?:\.\d+)*(?:, | to | à )?)+)\)/g))
        for (const rule of list.split(/, | to | à /)) expect(numbersOf(ENGLISH), `${number} → ${rule}`).toContain(rule);
  });
  test('name the same numbers, combat values and sections in both languages', () =>
    expect(unlikeFigures(RULES, /\b[A-D]?\d+(\.\d+)*\b/g)).toEqual([]));
  test('have the same tables, lists and examples in both languages', () => expect(unlikeShapes(RULES)).toEqual([]));
  test('typography', () => {
    expect(untidyLines(RULES)).toEqual([]);
    expect(ENGLISH).not.toContain('"');
  });
});

describe('names', () => {
  test('nothing is named that is not in the box', () => {
    expect(Object.keys(english.AREAS).sort()).toEqual([...AREA_NAMES].sort());
    expect(Object.keys(english.BLOCKS).sort()).toEqual([...BLOCK_NAMES].sort());
    expect(Object.keys(english.CARDS).sort()).toEqual([...CARD_NAMES].sort());
    expect(Object.keys(english.SCENARIOS)).toEqual([...SCENARIOS]);
  });
  test('every area and every block is named in the rules', () => {
    const missing = (rules: string, names: readonly string[]) =>
      names.filter((name) => !rules.toLowerCase().includes(name.toLowerCase()));
    const areas = (words: typeof english | typeof french) => Object.values(words.AREAS).map(({ name }) => name);
    const blocks = (words: typeof english | typeof french) => Object.values(words.BLOCKS).map(({ title }) => title);
    expect(missing(ENGLISH, [...areas(english), ...blocks(english)])).toEqual([]);
    expect(missing(FRENCH, [...areas(french), ...blocks(french)])).toEqual([]);
  });
});

describe('rulings', () => {
  /** How many rulings each chapter has, from 0 to 16. */
  const COUNTS = [22, 6, 8, 9, 8, 7, 7, 15, 7, 8, 10, 11, 4, 2, 5, 4, 1];
  const listed = [...README.matchAll(/^- \*\*([\d.]+)\*\*([\s\S]*?)→ ([\d., ]+)$/gm)].map(
    ([, ruling = '', words = '', sections = '']) => ({ ruling, words, sections: sections.split(', ') }),
  );
  test('all have a number, a source and a section of the rules', () => {
    expect(listed.map(({ ruling }) => ruling)).toEqual(
      COUNTS.flatMap((count, chapter) => Array.from({ length: count }, (_, at) => `${chapter}.${at + 1}`)),
    );
    for (const { ruling, words, sections } of listed) {
      expect(words, ruling).toMatch(/^ \[(rules|practice|ours)\] \S/);
      for (const section of sections) expect(numbersOf(ENGLISH), ruling).toContain(section);
    }
  });
});
