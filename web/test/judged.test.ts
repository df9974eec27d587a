// What the house judges of a position is no chance: nobody has shown that it comes true as often as it says.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { HINT_WORDS } from '../src/table/hint/hint-words.ts';

test.each(['fr', 'en'] as const)('who is ahead is said in words, without a number, %s', (language) => {
  const said = Array.from({ length: 21 }, (_, i) => HINT_WORDS[language].stands(i / 20));
  for (const sentence of said) expect(sentence).not.toMatch(/\d|%|chance|probab/i);
  // level, and three degrees to either side
  expect(new Set(said).size).toBe(7);
});

/** Who may write a per cent, and of what: of dice and cards that are counted or thrown, of games that were played. */
const COUNTED: readonly (readonly [file: RegExp, why: string])[] = [
  [/^board\/src\/numbers\.ts$/, 'shares of odds'],
  [/^games\/richard-iii\/board\/words\.(en|fr)\.ts$/, 'what the next dice kill'],
  [/^games\/kingmaker\/board\/words-scenes\.(en|fr)\.ts$/, 'which of the cards decide a combat'],
  [/^games\/without-an-enemy\/text\/fairness\.(en|fr)\.ts$/, 'who won played games, with the interval'],
  [/^web\/src\/credits-list\.ts$/, 'who won played games'],
];
test('a per cent is written by those alone who count or throw', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const folders = ['board/src', 'games/*/board', 'games/*/text', 'web/src'];
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(400);
  // neither remarks nor colours that are mixed
  const saidIn = (file: string): string =>
    readFileSync(`${root}${file}`, 'utf8').replaceAll(/color-mix\([^)]*\)|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const writes = files.filter((file) => /[\d}][ \u00a0\u202f]?%|(\\u00a0|')%'/.test(saidIn(file)));
  expect(writes.filter((file) => !COUNTED.some(([known]) => known.test(file)))).toEqual([]);
  for (const [known, why] of COUNTED)
    expect(
      writes.some((file) => known.test(file)),
      why,
    ).toBe(true);
});
