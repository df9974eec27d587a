// What every game's folder is asked in one line of a test: are its rules whole.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedIn, emptySections, missingFrom, unlikeFigures, unlikeSections, untidyLines } from './rules-text.ts';

const SECTION = /'([1-9]\d*(?:\.\d+)*)'/g;
const FIGURE = /\b\d+\b/g;

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** What is wrong with the rules of a game: `folder` holds `src` and `text`. */
export const rulesFaultsIn = (folder: string, section = SECTION, figure = FIGURE): readonly string[] => {
  const read = (name: string): string => readFileSync(join(folder, 'text', name), 'utf8');
  const rules = { english: read('rules.en.md'), french: read('rules.fr.md') };
  const cited = citedIn(
    ['src', 'text'].flatMap((name) => sourcesBelow(join(folder, name))),
    section,
  );
  return [
    ...unlikeSections(rules).map((fault) => `the languages differ in their sections: ${fault}`),
    ...unlikeFigures(rules, figure).map((fault) => `the languages differ in their figures: ${fault}`),
    ...emptySections(rules).map((number) => `section ${number} says hardly anything`),
    ...missingFrom(rules.english, cited).map((number) => `section ${number} is cited and not there`),
    ...untidyLines(rules).map((text) => `typography: ${text}`),
  ];
};

/** The texts of a game, for tests that hold them against its data: `tests` is its folder of tests. */
export const textsBeside = (tests: string) => {
  const FOLDER = join(tests, '..');
  const read = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
  return { FOLDER, FRENCH: read('text/rules.fr.md'), ENGLISH: read('text/rules.en.md'), README: read('README.md') };
};
