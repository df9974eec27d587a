// Recorded games laid out in the chapters of their own rules.
import { readdirSync, readFileSync } from 'node:fs';
import type { GameFile, LogStep } from '@rose/protocol';
import { type AnyGame, isMistake, type Kind, replay, uncover } from '@rose/table';
import type { Catalogue } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { DOORS } from '../../games/doors.ts';
import { FACES } from '../../games/faces.ts';
import {
  allChapters,
  type Chapter,
  chapterAt,
  chaptersOf,
  isChapter,
  movesOf,
  type Part,
  pathTo,
} from '../src/table/log/chapters.ts';
import { freshIds, sifted } from '../src/table/log/sift.ts';

type Words = Catalogue<Kind>;
const wordsOf = async (id: string, language: 'en' | 'fr'): Promise<Words> => {
  const words = await FACES.get(id)?.words(language);
  if (!words) throw new Error(`no words of ${id}`);
  return words;
};
const gameOf = async (id: string): Promise<AnyGame> => {
  const game = await DOORS.get(id)?.();
  if (!game) throw new Error(`no game ${id}`);
  return game;
};
const GAMES = ['richard-iii', 'lancaster-york', 'without-an-enemy', 'kingmaker'] as const;

const folder = (id: string): URL => new URL(`../../games/${id}/test/fixtures/`, import.meta.url);
const filesOf = (id: string): readonly string[] => readdirSync(folder(id)).filter((name) => name.endsWith('.json'));
const stepsOf = async (id: string, name: string): Promise<readonly LogStep[]> => {
  const course = replay(await gameOf(id), JSON.parse(readFileSync(new URL(name, folder(id)), 'utf8')) as GameFile);
  if (isMistake(course)) throw new Error(`${name}: ${course.field} ${course.reason}`);
  return course.steps.map(({ entry, told }, seq) => ({
    seq,
    seat: entry?.seat,
    told: told.map((line) => uncover(line)),
  }));
};
const layOut = ({ chapters }: Words, steps: readonly LogStep[]): readonly Part[] =>
  chapters ? chaptersOf(chapters, steps) : [];
const rowsOf = (parts: readonly Part[]): readonly LogStep['told'][] =>
  parts.flatMap((part) => (isChapter(part) ? rowsOf(part.parts) : [part.step.told]));

describe.for(GAMES)('%s', (id) => {
  test.for(filesOf(id))('%s: nothing is lost, every chapter has an address of its own and a name', async (name) => {
    const steps = await stepsOf(id, name);
    const told = steps.flatMap((step) => step.told);
    for (const words of [await wordsOf(id, 'en'), await wordsOf(id, 'fr')]) {
      const parts = layOut(words, steps);
      expect(rowsOf(parts).flat()).toEqual(told);
      const chapters = allChapters(parts);
      expect(new Set(chapters.map((chapter) => chapter.id)).size).toBe(chapters.length);
      for (const { opening, first, last, sum } of chapters) {
        expect(opening.head).not.toMatch(/^$|undefined|NaN|\d\d\d\d-/);
        expect(sum ?? '').not.toMatch(/undefined|NaN|object/);
        expect(last).toBeGreaterThanOrEqual(first);
      }
    }
  });
});

describe('a campaign', async () => {
  const steps = await stepsOf('richard-iii', 'throne-held.york.wars-of-the-roses-1460.json');
  const parts = layOut(await wordsOf('richard-iii', 'en'), steps);
  const heads = (of: readonly Part[]): readonly string[] => of.filter(isChapter).map(({ opening }) => opening.head);
  test('has its turns and the political turn, as the rules call them', () => {
    expect(heads(parts)).toEqual(['First campaign', 'Second campaign', 'Third campaign']);
    const first = chapterAt(parts, 'c1');
    expect(heads(first?.parts ?? [])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((turn) => `Turn ${turn}`),
      'Political turn',
    ]);
    expect(first?.sum).toMatch(/^(Lancaster|York) (keeps|takes) the throne, \d+ lords to \d+\./);
  });
  test('a battle is a chapter that says who won, in its turn', () => {
    const battles = allChapters(parts).filter(({ opening }) => opening.id === 'b#');
    expect(battles.length).toBeGreaterThan(0);
    for (const battle of battles) {
      expect(battle.id).toMatch(/^c\d\.t\d\.b\d+$/);
      expect(battle.opening.head).toMatch(/^Battle of /);
      expect(battle.sum).toMatch(/^(Lancaster|York) wins in round \d\. Strength lost: \d+ to \d+\./);
      expect(pathTo(parts, battle.first).at(0)?.id).toBe(battle.id.slice(0, 2));
    }
  });
  test('sieves leave the battles alone, and what names somebody', () => {
    const fights = allChapters(sifted(parts, 'battles', undefined)).filter(({ depth }) => depth === 2);
    expect(fights.length).toBeGreaterThan(0);
    for (const turn of fights) expect(turn.marks.battle).toBeGreaterThan(0);
    expect(sifted(parts, 'all', () => false)).toEqual([]);
    const crowned = rowsOf(
      sifted(parts, 'all', ({ told }) => told.some(({ entry }) => entry.say === 'throne-counted')),
    );
    expect(crowned).toHaveLength(3);
  });
  test('open by themselves: the last two at every depth', () =>
    expect(freshIds(parts).filter((open) => !open.includes('.'))).toEqual(['c2', 'c3']));
});

describe('a turn of the war', async () => {
  const parts = layOut(
    await wordsOf('without-an-enemy', 'en'),
    await stepsOf('without-an-enemy', 'minor-victory.royalist.mid-war.json'),
  );
  const fights = allChapters(parts).filter(({ opening }) => opening.id === 'b#');
  const saysIn = (chapter: Chapter): readonly string[] =>
    rowsOf(chapter.parts)
      .flat()
      .map(({ entry }) => (entry as { readonly say: string }).say);
  test('a fight ends with its area: what follows stands in the turn', () => {
    expect(fights.length).toBeGreaterThan(3);
    const later = ['area-picked', 'siege-begins', 'starved', 'marker-raised', 'track'];
    for (const fight of fights) expect(saysIn(fight).filter((say) => later.includes(say))).toEqual([]);
    expect(fights.map(({ sum }) => sum)).not.toContain(undefined);
  });
});

describe('a turn of the lords', async () => {
  const steps = await stepsOf('lancaster-york', 'most-points.green.4-players.json');
  const parts = layOut(await wordsOf('lancaster-york', 'fr'), steps);
  test('has its phases; a step that runs through several is cut', () => {
    const phases = (chapterAt(parts, 't1')?.parts ?? []).filter(isChapter).map(({ opening }) => opening.head);
    expect(phases).toEqual(expect.arrayContaining(['Cartes', 'Impôts', 'Plans', 'Combat', 'Parlement']));
    const combat = chapterAt(parts, 't1.combat');
    const parliament = chapterAt(parts, 't1.parliament');
    expect(parliament?.first).toBe(combat?.last);
    expect(chapterAt(parts, 't1')?.sum).toMatch(
      /couronne le roi, \d+ votes contre \d+\. .+ (mène|mènent) avec \d+ PV\.$/,
    );
  });
});

test('without chapters the opening stands alone and moves follow by tens', () => {
  const step = (seq: number, rule: string): LogStep => ({
    seq,
    seat: seq ? 'red' : undefined,
    told: [{ rule, entry: { say: 'x' } }],
  });
  const steps = [step(0, '2'), ...Array.from({ length: 13 }, (_, i) => step(i + 1, '3.1'))];
  const parts = movesOf(steps, ({ head }) => ('chapter' in head ? head.chapter : `${head.from}-${head.to}`));
  expect(allChapters(parts).map(({ opening, first, last }) => [opening.head, first, last])).toEqual([
    ['2', 0, 0],
    ['1-10', 1, 10],
    ['11-13', 11, 13],
  ]);
});
