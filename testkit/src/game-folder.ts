// What every game's folder is asked in one line of a test: are its rules whole.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  citedIn,
  emptySections,
  LEAST,
  missingFrom,
  unlikeFigures,
  unlikeSections,
  untidyLines,
} from './rules-text.ts';

const SECTION = /'([1-9]\d*(?:\.\d+)*)'/g;
const FIGURE = /\b\d+\b/g;

interface Source {
  /** From the game's folder. */
  readonly name: string;
  readonly text: string;
}
const sourcesBelow = (folder: string, room: string): readonly Source[] =>
  readdirSync(join(folder, room), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name: `${room}/${name}`, text: readFileSync(join(folder, room, name), 'utf8') }));

/** What is wrong with the rules of a game: `folder` holds `src` and `text`. */
export const rulesFaultsIn = (folder: string, section = SECTION, figure = FIGURE): readonly string[] => {
  const read = (name: string): string => readFileSync(join(folder, 'text', name), 'utf8');
  const rules = { english: read('rules.en.md'), french: read('rules.fr.md') };
  const sources = ['src', 'text'].flatMap((room) => sourcesBelow(folder, room));
  const lost = sources.flatMap(({ name, text }) =>
    missingFrom(rules.english, citedIn([text], section)).map((number) => ({ name, number })),
  );
  return [
    ...unlikeSections(rules).map((fault) => `the languages differ in their sections: ${fault}`),
    ...unlikeFigures(rules, figure).map((fault) => `the languages differ in their figures: ${fault}`),
    ...emptySections(rules).map((number) => `section ${number} says hardly anything (${LEAST} characters at most)`),
    ...lost.map(
      ({ name, number }) =>
        `${name} cites '${number}', which is no section (any number in quotes reads as one: write what is none without quotes, or with others in one text)`,
    ),
    ...untidyLines(rules).map((text) => `typography: ${text}`),
  ];
};

/** The texts of a game, for tests that hold them against its data: `tests` is its folder of tests. */
export const textsBeside = (tests: string) => {
  const FOLDER = join(tests, '..');
  const read = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
  return { FOLDER, FRENCH: read('text/rules.fr.md'), ENGLISH: read('text/rules.en.md'), README: read('README.md') };
};
