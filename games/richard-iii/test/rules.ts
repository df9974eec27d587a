// The rules as text: their sections, and the rows of their tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
export const FRENCH = textOf('text/rules.fr.md');
export const ENGLISH = textOf('text/rules.en.md');
export const README = textOf('README.md');

export interface Section {
  readonly depth: number;
  readonly number: string;
  readonly body: string;
}
export const sectionsOf = (rules: string): readonly Section[] =>
  rules
    .split(/^(?=##)/m)
    .slice(1)
    .map((part) => {
      const [, marks = '', number = '', body = ''] = /^(#+) ([\d.]+) \S.*\n([\s\S]*)$/.exec(part) ?? [];
      return { depth: marks.length, number, body };
    });
export const numbers = (rules: string): readonly string[] => sectionsOf(rules).map(({ number }) => number);

/** The cells of every row of the tables in one section, headings included. */
export const rowsOf = (rules: string, number: string): readonly (readonly string[])[] =>
  (sectionsOf(rules).find((section) => section.number === number)?.body ?? '')
    .split('\n')
    .filter((text) => text.startsWith('| '))
    .map((text) =>
      text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
