// The rules in two languages: every section that a refusal, a phase or a line of the log cites, and the same in both.
import { misnamedChapters, rulesFaultsIn, sectionsOf, unlikeFigures, unlikeShapes } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { PRESETS, SECTIONS } from '../src/ids.ts';
import { kingmaker } from '../src/index.ts';
import { OPTION_SPECS } from '../src/rules/options.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { ENGLISH, FOLDER, FRENCH, README } from './rules.ts';

const RULES = { english: ENGLISH, french: FRENCH };
/** Chapters hold sections; 18 is the box. */
const numbered = (depth: number): readonly string[] =>
  sectionsOf(ENGLISH)
    .filter((section) => section.depth === depth && !section.number.startsWith('18'))
    .map(({ number }) => number);
const CITED = /'(\d+\.\d+)'/g;

describe('the rules', () => {
  test('give chapters the names by which questions cite them', () =>
    expect([...misnamedChapters(ENGLISH, en.section), ...misnamedChapters(FRENCH, fr.section)]).toEqual([]));
  test('are whole, and alike in both languages', () => expect(rulesFaultsIn(FOLDER, CITED)).toEqual([]));
  test('have the sections of the game’s list, in order', () => expect(numbered(3)).toEqual(Object.keys(SECTIONS)));
  test('have a chapter for each of them', () =>
    expect(numbered(2)).toEqual([...new Set(Object.keys(SECTIONS).map((section) => section.split('.')[0]))]));
  test('have the same tables, lists and examples', () => expect(unlikeShapes(RULES)).toEqual([]));
  test('mark the same things as reconstructed', () => expect(unlikeFigures(RULES, /†/g)).toEqual([]));
  test('refer to each other alike, and to sections that are there', () => {
    expect(unlikeFigures(RULES, /\d+\.\d+/g)).toEqual([]);
    const known = new Set(sectionsOf(ENGLISH).map(({ number }) => number));
    const named = [...ENGLISH.matchAll(/\(([\d., ]+)\)/g)].flatMap(([, list = '']) => list.match(/\d+\.\d+/g) ?? []);
    expect(named.filter((number) => !known.has(number))).toEqual([]);
  });
  test('say first what the mark means, and whose game it is', () => {
    expect(ENGLISH.indexOf('What the mark † means')).toBeLessThan(ENGLISH.indexOf('## 0 '));
    expect(FRENCH.indexOf('Ce que signifie le signe †')).toBeLessThan(FRENCH.indexOf('## 0 '));
    for (const text of [ENGLISH, FRENCH]) expect(text.slice(0, 300)).toMatch(/Andrew McNeil[\s\S]*Avalon Hill/);
  });
});

describe('every switch is told where its option points to', () => {
  const bodies = (number: string): readonly string[] =>
    [ENGLISH, FRENCH].map((text) => sectionsOf(text).find((section) => section.number === number)?.body ?? '');
  const optional = Object.entries(OPTION_SPECS).filter(([name]) => !['players', 'rounds'].includes(name));
  const said = [
    /\*(Optional rule|With alliances|Variant card|Advanced game|Short game)/,
    /\*(Règle optionnelle|Avec les alliances|Carte de variante|Jeu avancé|Jeu court)/,
  ];
  test.for(optional.map(([name, { rule }]) => [name, rule] as const))('%s, in %s', ([name, rule]) => {
    const texts = bodies(rule);
    if (name === 'freeMoveWindow') expect(texts[0]).toContain('switch this window off');
    else for (const [at, text] of texts.entries()) expect(text).toMatch(said[at] as RegExp);
  });
  test('each variant card and optional rule says what it is', () => {
    for (const number of Object.keys(SECTIONS).filter((section) => /^1[3456]\./.test(section)))
      if (number !== '15.9')
        for (const [at, text] of bodies(number).entries()) expect(text, number).toMatch(said[at] as RegExp);
  });
  test('the presets are named', () => {
    const rows = bodies('0.2')[0] ?? '';
    for (const preset of Object.keys(PRESETS)) expect(rows).toContain(`| ${preset} |`);
  });
});

test('every ruling has a number, a source and a section of the rules', () => {
  const known = sectionsOf(ENGLISH).map(({ number }) => number);
  const listed = [...README.matchAll(/^- \*\*(\d+)\*\* (.*) → ([\d., ]+)$/gm)];
  expect(listed.map(([, ruling]) => Number(ruling))).toEqual(Array.from({ length: 195 }, (_, at) => at + 1));
  for (const [, ruling, words, sections = ''] of listed) {
    expect(words, ruling).toMatch(/^\[(rules|official-en|public|ours)\] \S/);
    expect(known, ruling).toEqual(expect.arrayContaining(sections.split(', ')));
  }
});

test('every phase cites a section of the rules', () => {
  const known = Object.keys(SECTIONS);
  const cited = Object.values(kingmaker.phases as Record<string, { readonly rule: string }>).map(({ rule }) => rule);
  expect(cited.filter((rule) => !known.includes(rule) && !numbered(2).includes(rule))).toEqual([]);
});
