// Z1: what lies above what is said once, by name; small numbers put the parts of one paper in their order.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['web/src/table', 'web/src/learn', 'board/src', 'games'];
const NAMED = /^var\(--z-[a-z]+(?:, \d+)?\)$/;
const WITHIN = /^[123]$/;

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
);

test('no layer of a table page has a number of its own', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(`${ROOT}${sheet}`, 'utf8').matchAll(/z-index: ([^;]+);/g)]
      .map(([, value = '']) => value)
      .filter((value) => !NAMED.test(value) && !WITHIN.test(value))
      .map((value) => `${sheet}: ${value}`),
  );
  expect(found).toEqual([]);
});
