// The rules in two languages: the same sections, the same numbers, every section that the game cites.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from '@rose/lancaster-york/ids';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
const FRENCH = textOf('text/rules.fr.md');
const ENGLISH = textOf('text/rules.en.md');

interface Section {
  readonly depth: number;
  readonly number: string;
  readonly body: string;
}
const sectionsOf = (rules: string): readonly Section[] =>
  rules
    .split(/^(?=##)/m)
    .slice(1)
    .map((part) => {
      const [, marks = '', number = '', body = ''] = /^(#+) ([\d.]+) \S.*\n([\s\S]*)$/.exec(part) ?? [];
      return { depth: marks.length, number, body };
    });
const numbers = (rules: string): readonly string[] => sectionsOf(rules).map(({ number }) => number);
const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(FOLDER, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const cited = (): readonly string[] => {
  const sources = [...sourcesBelow('src'), ...sourcesBelow('text')];
  const found = sources.flatMap((source) => [...source.matchAll(/'(\d{1,2}\.\d)'/g)].map(([, rule = '']) => rule));
  return [...new Set(found)];
};

describe('the rules', () => {
  test('have every section of the game, in order, in both languages', () => {
    expect(numbers(ENGLISH).filter((number) => number.includes('.'))).toEqual(SECTIONS.map(([number]) => number));
    expect(numbers(FRENCH)).toEqual(numbers(ENGLISH));
    expect(sectionsOf(FRENCH).map(({ depth }) => depth)).toEqual(sectionsOf(ENGLISH).map(({ depth }) => depth));
  });
  test('say something in every section', () => {
    for (const { number, body } of [...sectionsOf(FRENCH), ...sectionsOf(ENGLISH)])
      if (number.includes('.')) expect(body.trim().length, number).toBeGreaterThan(40);
  });
  test('hold every section that the game and its words cite', () => {
    const known = numbers(ENGLISH);
    expect(cited().length).toBeGreaterThan(20);
    expect(cited().filter((rule) => !known.includes(rule.replace(/\.0$/, '')))).toEqual([]);
  });
  test('name the same numbers in both languages', () => {
    const named = ({ number, body }: Section) => [number, (body.match(/\d+(\.\d)?/g) ?? []).sort()];
    expect(sectionsOf(FRENCH).map(named)).toEqual(sectionsOf(ENGLISH).map(named));
  });
  test('French typography', () => {
    const wrong = /[^\u202f][;!?]|[^\u00a0]:(?!-)|'|«[^\u00a0]|[^\u00a0]»|[^\u00a0][%£]/;
    const lines = FRENCH.split('\n').filter((text) => !text.startsWith('*Wars') && !text.startsWith('|--'));
    expect(lines.filter((text) => wrong.test(text))).toEqual([]);
    expect(ENGLISH.split('\n').filter((text) => /[\u202f\u00a0«»]|'/.test(text))).toEqual([]);
  });
});
