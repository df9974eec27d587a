// Holds a game's numbered test cases against the titles of its tests: each case is tested once, by a test `case 12 …`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CASE = /^(\d+)\. /gm;
/** A title stands right behind a bracket: of `test(`, of what `test.for` gave back, or of a row of its table. */
const TITLE = /[([]\s*(['"`])case (?:(\d+)\b|([^\s'"`]*))/g;

const countOf = (numbers: readonly number[]): ReadonlyMap<number, number> =>
  numbers.reduce((counts, number) => counts.set(number, (counts.get(number) ?? 0) + 1), new Map<number, number>());

/** What is wrong between the cases and the sources of the tests, a line each. */
export const caseFaults = (cases: string, sources: readonly string[]): readonly string[] => {
  const listed = countOf([...cases.matchAll(CASE)].map(([, number]) => Number(number)));
  const titles = sources.flatMap((source) => [...source.matchAll(TITLE)]);
  const tested = countOf(titles.flatMap(([, , number]) => (number === undefined ? [] : [Number(number)])));
  return [
    ...(listed.size === 0 ? ['there are no cases'] : []),
    ...[...listed].flatMap(([number, times]) => (times > 1 ? [`case ${number} is listed ${times} times`] : [])),
    ...[...listed.keys()].flatMap((number) => (tested.has(number) ? [] : [`case ${number} is not tested`])),
    ...[...tested].flatMap(([number, times]) => (times > 1 ? [`case ${number} is tested ${times} times`] : [])),
    ...[...tested.keys()].flatMap((number) => (listed.has(number) ? [] : [`case ${number} is not listed`])),
    ...titles.flatMap(([, , number, word]) =>
      number === undefined ? [`a title "case ${word}": the number must stand in it`] : [],
    ),
  ];
};

/** The same for a game's folder of tests, where the cases stand in `cases.md`. */
export const caseFaultsIn = (folder: string): readonly string[] => {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const tests = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => /\.test\.tsx?$/.test(name));
  return caseFaults(read('cases.md'), tests.map(read));
};
