// Counted trees: the engine and the naive rules agree with each other and with the numbers written down.
import { readFileSync } from 'node:fs';
import { deuxRoses } from '@rose/deux-roses';
import { perfts } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { type Document, naiveFrom, naivePerft } from './naive-perft.ts';
import { setUp, written } from './scene.ts';

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const COUNTS = JSON.parse(fileOf('./perft.json')) as { readonly [name: string]: readonly number[] };
const documentOf = (name: string): Document =>
  name === 'start' ? { phase: 'placement' } : (JSON.parse(fileOf(`./positions/${name}.json`)) as Document);

describe.for(Object.entries(COUNTS))('from %s', ([name, counts]) => {
  const document = documentOf(name);
  const { state } = name === 'start' ? setUp() : written(document);
  test('the engine counts as written', () => expect(perfts(deuxRoses, state, counts.length)).toEqual(counts));
  test('the naive rules count as written', () => {
    const at = naiveFrom(document);
    expect(counts.map((_, n) => naivePerft(at, n + 1))).toEqual(counts);
  });
});
