// The guided first turn really can be played as it is told, in both languages.
import { type LancasterYork, lancasterYork } from '@rose/lancaster-york';
import { isCardName, isRegionName } from '@rose/lancaster-york/ids';
import type { AnyGame } from '@rose/table';
import { lessonFaults, lessonsFaults, type Scene, scene } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';
import { owner, ranking, viewOf } from './rules-scene.ts';

type Table = Scene<LancasterYork>;
const isPlace = (id: string): boolean => isCardName(id) || isRegionName(id);
/** Every way through the lesson: what each step waits for, in turn. */
const walk = (tables: readonly Table[], step: number): readonly Table[] => {
  const { position, waitFor, reply } = english.steps[step] ?? {};
  const found = position ? [scene(lancasterYork, { position })] : tables;
  return found.flatMap((table) =>
    (waitFor ?? [undefined])
      .filter((text) => text === undefined || table.try('red', text) === undefined)
      .map((text) => (text === undefined ? table : table.play('red', text)))
      .map((after) => (reply === undefined ? after : after.play('yellow', reply))),
  );
};
const through = (): readonly Table[] =>
  english.steps.reduce<readonly Table[]>(
    (tables, _, step) => {
      const next = walk(tables, step);
      expect(next.length, english.steps[step]?.title).toBeGreaterThan(0);
      return next;
    },
    [scene(lancasterYork, { position: english.position })],
  );

describe('the lesson', () => {
  test('can be played in every way it allows', () => {
    const ends = through();
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) {
      expect(viewOf(end).turn).toBe(3);
      expect([owner(end, 'neville'), owner(end, 'stafford')]).toEqual(['red', 'red']);
      expect(owner(end, 'winchester')).toBe('red');
      expect(ranking(end, 'west-country')[0]?.[0]).toBe('red');
      expect(ranking(end, 'south-east')[0]?.[0]).toBe('red');
    }
  });
  test('a purse holds what was said to come in', () => {
    const purses = (table: Table) => viewOf(table).players.map(({ money }) => money);
    let tables: readonly Table[] = [scene(lancasterYork, { position: english.position })];
    for (const [step, { position }] of english.steps.entries()) {
      if (position)
        for (const before of tables) expect(purses(scene(lancasterYork, { position }))).toEqual(purses(before));
      tables = walk(tables, step);
    }
  });
  test.for([english, french])('can be played step by step', (lesson) =>
    expect(lessonFaults(lancasterYork as unknown as AnyGame, lesson, { isPlace })).toEqual([]),
  );
  test('is one in two languages', () => expect(lessonsFaults(english, french)).toEqual([]));
});
