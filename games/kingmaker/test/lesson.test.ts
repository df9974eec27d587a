// The guided first turn really can be played as it is told, in both languages and whatever the cards say.
import { type AnyGame, type Course, outcomeOf, stateOf } from '@rose/table';
import { lessonFaults, lessonsFaults, walkLesson } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { EVENTS, isAdvancedEvent, isPieceName, isPlaceName, isVariant, ODDS, resultOf } from '../src/ids.ts';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';
import { ENGLISH as RULES } from './rules.ts';

const { titled, last, playOn } = walkLesson(kingmaker, english, 16);
const told = (course: Course<Kingmaker>) => course.steps.flatMap((step) => step.told.map(({ entry }) => entry));
const isPlace = (id: string): boolean => isPieceName(id) || isPlaceName(id);

describe('the lesson', () => {
  test.for([english, french])('can be played', (lesson) =>
    expect(lessonFaults(kingmaker as unknown as AnyGame, lesson, { seeds: 16, rules: RULES, isPlace })).toEqual([]),
  );
  test('is one in two languages', () => expect(lessonsFaults(english, french)).toEqual([]));
  test('ends with the game won', () => {
    const { waitFor = [] } = english.steps.at(-1) ?? {};
    for (const course of last())
      expect(outcomeOf(kingmaker, playOn(course, 'red', waitFor[0] ?? ''))).toMatchObject({
        winners: ['red'],
        how: 'last-heir',
      });
  });
});

describe('the lesson keeps its promises', () => {
  test('Holland goes six areas by road', () => {
    for (const course of titled('All have moved'))
      expect(told(course)).toContainEqual(expect.objectContaining({ say: 'marched', road: true, steps: 6 }));
  });
  test('the siege needs what they have, and is sometimes delayed', () => {
    for (const course of titled('The card decides'))
      expect(told(course)).toContainEqual(expect.objectContaining({ say: 'siege-declared', men: 200, needed: 200 }));
    const ends = titled('Taken, or delayed').map((course) => told(course).some(({ say }) => say === 'place-taken'));
    expect(new Set(ends)).toEqual(new Set([true, false]));
  });
  test('the heir is taken with the place', () => {
    for (const course of titled('An heir is taken'))
      expect(told(course)).toContainEqual({ say: 'heir-taken', seat: 'red', royal: 'edward-wales' });
  });
  test('200 men to 60 are 3-1, and Margaret lives', () => {
    for (const course of titled('Odds of three to one'))
      expect(told(course)).toContainEqual(expect.objectContaining({ say: 'attack-declared', odds: '3-1' }));
    for (const course of titled('Odds of three to one'))
      expect(kingmaker.view(stateOf(course), 'red').keeper['margaret']).toBe('yellow');
  });
  test('12 cards of 72 are bad weather, 49 win at 3-1', () => {
    const fights = EVENTS.filter((card) => !isVariant(card) && !isAdvancedEvent(card) && resultOf(card) !== 'none');
    const wins = fights.filter((card) => {
      const step = ODDS.indexOf(resultOf(card) as never);
      return step > 0 && step <= ODDS.indexOf('3-1');
    });
    const weather = fights.filter((card) => resultOf(card) === 'bad-weather');
    expect([fights.length, weather.length, wins.length]).toEqual([72, 12, 49]);
  });
  test('Parliament sits in London with Percy and Stanley', () => {
    for (const course of titled('Titles and offices')) {
      const { spot } = kingmaker.view(stateOf(course), 'red');
      expect([spot['percy'], spot['stanley']]).toEqual(['in:london', 'in:london']);
    }
    for (const course of titled('Who else comes'))
      expect(told(course)).toContainEqual(expect.objectContaining({ say: 'came', seat: 'yellow', pieces: ['percy'] }));
  });
});
