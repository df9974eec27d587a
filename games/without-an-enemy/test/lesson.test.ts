// The guided first turn really can be played as it is told, in both languages and whatever the dice say.
import { type AnyGame, type Course, outcomeOf, stateOf } from '@rose/table';
import { lessonFaults, lessonsFaults, walkLesson } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { isAreaName, isBlockName, isCardName, isCityName } from '../src/ids.ts';
import { type WithoutAnEnemy, withoutAnEnemy } from '../src/index.ts';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';
import { ENGLISH as RULES } from './rules.ts';

const { titled, last, playOn } = walkLesson(withoutAnEnemy, english, 24);
const seen = (course: Course<WithoutAnEnemy>) => withoutAnEnemy.view(stateOf(course), 'royalist');
const isPlace = (id: string): boolean => isAreaName(id) || isBlockName(id) || isCardName(id) || isCityName(id);

describe('the lesson', () => {
  test.for([english, french])('can be played', (lesson) =>
    expect(lessonFaults(withoutAnEnemy as unknown as AnyGame, lesson, { seeds: 24, rules: RULES, isPlace })).toEqual(
      [],
    ),
  );
  test('is one in two languages', () => expect(lessonsFaults(english, french)).toEqual([]));
  test('begins with the learner as the Royalist, the cards to be chosen', () => {
    expect(english.seat).toBe('royalist');
    for (const course of titled(english.steps[0]?.title ?? ''))
      expect(stateOf(course).phase).toMatchObject({ name: 'initiative', step: 'choose' });
    expect(english.steps.length).toBeLessThanOrEqual(20);
  });
  test('after dice the learner is given time to read them, then another table', () => {
    const rolling = english.steps.flatMap(({ waitFor = [] }, at) =>
      waitFor.some((text) => ['ready', 'batter', 'attack'].includes(text)) ? [at] : [],
    );
    expect(rolling.length).toBe(3);
    for (const at of rolling) {
      expect(english.steps[at + 1]).not.toHaveProperty('waitFor');
      expect(english.steps[at + 2]).toHaveProperty('position');
    }
  });
  test('ends with the war won', () => {
    const { waitFor = [] } = english.steps.at(-1) ?? {};
    for (const course of last()) {
      const end = playOn(course, 'royalist', waitFor[0] ?? '');
      expect(end.steps.at(-1)?.told.map(({ entry }) => entry.say)).toContain('city-taken');
      expect(outcomeOf(withoutAnEnemy, end)).toMatchObject({ winners: ['royalist'], how: 'major-victory' });
    }
  });
});

describe('the lesson keeps its promises', () => {
  test('a tie of 3 points, decided by the learner', () => {
    for (const course of titled('A tie')) expect(seen(course).phase).toMatchObject({ step: 'order' });
    for (const course of titled('A group moves')) expect(seen(course)).toMatchObject({ player1: 'royalist' });
  });
  test('the second block of a group moves for nothing', () => {
    for (const course of titled('For the same point')) expect(seen(course).ap.royalist).toBe(2);
    for (const course of titled('Recruits')) expect(seen(course).ap.royalist).toBe(2);
    for (const course of titled('That is all')) expect(seen(course).ap.royalist).toBe(0);
  });
  test('the Earl of Northampton comes as a reserve', () => {
    for (const course of titled('Fire, or wait'))
      expect(seen(course).blocks['r-northampton']).toMatchObject({ line: 'held-back' });
  });
  test('a breach is opened and missed, by dice alone', () => {
    const ends = titled('Time besieges too').map((course) => course.steps.at(-1)?.told.map(({ entry }) => entry) ?? []);
    const opened = ends.flatMap((told) => told.filter((entry) => entry.say === 'battered').map(({ opened: is }) => is));
    expect(new Set(opened)).toEqual(new Set([true, false]));
  });
  test('Gloucester is stormed, and sometimes taken', () => {
    const ends = titled('Walls and breaches').map(
      (course) => course.steps.at(-1)?.told.map(({ entry }) => entry.say) ?? [],
    );
    expect(ends.some((told) => told.includes('city-taken'))).toBe(true);
  });
});
