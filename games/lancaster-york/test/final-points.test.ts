// Where the points came from: what the paper of the end adds up is what each seat scored.
import { readdirSync, readFileSync } from 'node:fs';
import { lancasterYork } from '@rose/lancaster-york';
import type { LogEntry, View } from '@rose/lancaster-york/ids';
import { isMistake, type Peeked, peekInto, replay, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { pointsOf, SOURCES } from '../board/final-points.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const played = (name: string) => {
  const journal = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Parameters<typeof replay>[1];
  const course = replay(lancasterYork, journal);
  if (isMistake(course)) throw new Error(`${name}: ${course.field} ${course.reason}`);
  const told = course.steps.flatMap((step) => step.told.map(({ entry }) => peekInto(entry, 'spectator')));
  const view = lancasterYork.view(stateOf(course) as Parameters<typeof lancasterYork.view>[0], 'spectator') as View;
  return { told: told as readonly Peeked<LogEntry>[], ranking: view.ranking };
};
/** Some begin late, at a position where a tie was near. */
const isWhole = (name: string): boolean => !name.includes('.tie-');

describe('the points of a recorded game', () => {
  test.for(FILES.filter(isWhole))('%s: by source and by turn they are the scores', (name) => {
    const { told, ranking } = played(name);
    if (!ranking) throw new Error('it did not come to its end');
    const points = pointsOf(told, ranking);
    expect(points?.turns).toEqual([1, 2, 3, 4, 5]);
    for (const { seat, score } of ranking) {
      expect(SOURCES.reduce((sum, source) => sum + (points?.of(seat, source) ?? 0), 0)).toBe(score);
      expect(points?.turns.reduce((sum, turn) => sum + points.in(seat, turn), 0)).toBe(score);
    }
  });
  test.for(FILES.filter((name) => !isWhole(name)))(
    '%s: less was told than was scored, and nothing is claimed',
    (name) => {
      const { told, ranking } = played(name);
      expect(pointsOf(told, ranking ?? [])).toBeUndefined();
    },
  );
});
