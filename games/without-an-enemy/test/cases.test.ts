// Every case that was written down for the game is a test, by its number.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LAST = 215;
const HERE = new URL('./', import.meta.url);
const texts = readdirSync(HERE)
  .filter((name) => name.startsWith('cases-'))
  .map((name) => readFileSync(new URL(name, HERE), 'utf8'));
const numbers = texts.flatMap((text) =>
  [...text.matchAll(/test\(\s*'case (\d+) /g)].map(([, number]) => Number(number)),
);

test('all cases are there, each once', () => {
  const all = Array.from({ length: LAST }, (_, n) => n + 1);
  expect(all.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(numbers.filter((number, n) => numbers.indexOf(number) !== n)).toEqual([]);
});
