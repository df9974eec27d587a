// The readers of rules find what is wrong, and nothing where all is well.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  citedIn,
  emptySections,
  missingFrom,
  numbersOf,
  rowsOf,
  rulesFaultsIn,
  unlikeFigures,
  unlikeSections,
  unlikeShapes,
  untidyLines,
} from '../src/index.ts';

const LONG = 'A man walks one step, or two if nobody stands in his way.';
const english = `# Rules\n\n## 1 Walking\n\n### 1.1 Steps\n\n${LONG}\n\n- 3 men\n\n## 2 Winning\n\n${LONG}\n`;
const french = `# Règles\n\n## 1 La marche\n\n### 1.1 Les pas\n\n${LONG}\n\n- 3 hommes\n\n## 2 La victoire\n\n${LONG}\n`;
const RULES = { english, french };

test('rules that agree have no fault', () => {
  expect(numbersOf(english)).toEqual(['1', '1.1', '2']);
  expect(unlikeSections(RULES)).toEqual([]);
  expect(unlikeFigures(RULES, /\d+/g)).toEqual([]);
  expect(unlikeShapes(RULES)).toEqual([]);
  expect(emptySections(RULES)).toEqual([]);
  expect(untidyLines(RULES)).toEqual([]);
});
test('a section that is missing, deeper or twice', () => {
  expect(unlikeSections({ english, french: french.replace(/## 2[\s\S]*/, '') })).toHaveLength(1);
  expect(unlikeSections({ english, french: french.replace('### 1.1', '## 1.1') })).toHaveLength(1);
  const twice = `${english}\n## 2 Again\n\n${LONG}\n`;
  expect(unlikeSections({ english: twice, french: twice })).toEqual(['2']);
});
test('a figure or a list that differs', () => {
  expect(unlikeFigures({ english, french: french.replace('3 hommes', '4 hommes') }, /\d+/g)).toHaveLength(1);
  expect(unlikeShapes({ english, french: french.replace('- 3', '3') })).toHaveLength(1);
});
test('a section that says nothing; a chapter may hold only sections', () => {
  expect(emptySections({ english, french: french.replace(/(## 2 La victoire\n\n).*/, '$1Bref.') })).toEqual([
    '2 in French',
  ]);
});
test('sections cited in code', () => {
  const cited = citedIn([`tell('1.1', x); tell('2.0', y); refuse('3.4')`, `'1.1'`], /'(\d\.\d)'/g);
  expect(cited).toEqual(['1.1', '2.0', '3.4']);
  expect(missingFrom(english, cited)).toEqual(['3.4']);
});
test('spaces and quotation marks of either language', () => {
  for (const slip of ['Quoi ?', 'Ainsi : rien', "l'homme", '«rien»', '25%', 'deux  espaces'])
    expect(untidyLines({ english: '', french: slip }), slip).toEqual([
      expect.stringContaining(`in "${slip}" (French has`),
    ]);
  expect(untidyLines({ english: '', french: 'Ainsi\u202f: rien' })[0]).toContain('"[U+202F]:"');
  expect(untidyLines({ english: '', french: 'Quoi\u202f? Ainsi\u00a0: «\u00a0rien\u00a0», 25\u00a0%' })).toEqual([]);
  for (const slip of ["a man's", 'a\u00a0man', 'two  spaces'])
    expect(untidyLines({ english: slip, french: '' })).toHaveLength(1);
});
test('the rows of a table', () => {
  const table = '# Rules\n\n## 3 Men\n\n| who | steps |\n|---|---|\n| knight | 2 |\n';
  expect(rowsOf(table, '3')).toEqual([
    ['who', 'steps'],
    ['knight', '2'],
  ]);
});

test('the folder of a game: whoever cites a section that is not there is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rose-rules-'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('text/rules.en.md', english);
  put('text/rules.fr.md', french);
  put('src/rules/phases/play.ts', "refuse('1.1', x); refuse('2.3', x);");
  put('src/rules/data/ranks.ts', "const RANKS = ['1', '2', '3'];");
  const faults = rulesFaultsIn(folder);
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([
    expect.stringContaining("src/rules/data/ranks.ts cites '3', which is no section"),
    expect.stringContaining("src/rules/phases/play.ts cites '2.3', which is no section"),
  ]);
});
