// The rules in two languages: the same sections, the same cells, and every section that the game cites.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lesson } from '../text/lesson.en.ts';

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
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
/** Sections as they stand in code: '2', '4.1'. */
const citedIn = (sources: readonly string[]): readonly string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(/'([1-9](?:\.\d)?)'/g)].map(([, rule = '']) => rule))),
];

describe('the rules', () => {
  test('have the same sections in both languages', () => {
    expect(numbers(FRENCH)).toEqual(numbers(ENGLISH));
    expect(sectionsOf(FRENCH).map(({ depth }) => depth)).toEqual(sectionsOf(ENGLISH).map(({ depth }) => depth));
    expect(new Set(numbers(ENGLISH)).size).toBe(numbers(ENGLISH).length);
  });
  test('say something in every section', () => {
    for (const { number, depth, body } of [...sectionsOf(FRENCH), ...sectionsOf(ENGLISH)]) {
      expect(number).toMatch(depth === 2 ? /^\d$/ : /^\d\.\d$/);
      const holdsSections = numbers(ENGLISH).some((other) => other.startsWith(`${number}.`));
      if (!holdsSections) expect(body.trim().length, number).toBeGreaterThan(40);
    }
  });
  test('hold every section that the game and its words cite', () => {
    const cited = citedIn([...sourcesBelow('src'), ...sourcesBelow('text')]);
    expect(cited).toEqual(expect.arrayContaining(['2', '2.4', '3.0', '3.5', '4.0', '4.2', '5.3', '6.2']));
    expect(cited.filter((rule) => !numbers(ENGLISH).includes(rule))).toEqual([]);
    expect(lesson.steps.filter(({ rule }) => !numbers(ENGLISH).includes(rule))).toEqual([]);
  });
  test('name the same cells and numbers in both languages', () => {
    const named = ({ number, body }: Section) => [number, (body.match(/\b[a-g]\d\b|\b\d+(\.\d)?\b/g) ?? []).sort()];
    expect(sectionsOf(FRENCH).map(named)).toEqual(sectionsOf(ENGLISH).map(named));
  });
  test('French typography', () => {
    const lines = FRENCH.split('\n');
    expect(lines.filter((text) => /[^\u202f][;!?]|[^\u00a0]:|'|«[^\u00a0]|[^\u00a0]»|[^\u00a0]%/.test(text))).toEqual(
      [],
    );
    expect(ENGLISH.split('\n').filter((text) => /[\u202f\u00a0«»]|'/.test(text))).toEqual([]);
  });
});
