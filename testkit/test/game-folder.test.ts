import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { lessonFaults } from '../src/index.ts';

const game = GAMES.get('deux-roses');
if (!game) throw new Error('no deux-roses');
const FIRST = { title: 'A soldier', waitFor: ['place e3'], reply: 'place c3' };
const lesson = (...steps: readonly object[]) => ({
  position: { phase: 'placement' },
  seat: 'lancaster',
  steps: steps as readonly (typeof FIRST)[],
});

test('a lesson that can be played has no faults', () => expect(lessonFaults(game, lesson(FIRST))).toEqual([]));
test('what may not be done is named, with its step and its reason', () => {
  expect(lessonFaults(game, lesson({ ...FIRST, waitFor: ['place e2'] }))).toEqual([
    'A soldier: lancaster may not "place e2": first-touches-castle',
  ]);
  expect(lessonFaults(game, lesson({ ...FIRST, reply: 'place e4' }))[0]).toMatch(
    /^A soldier: york may not "place e4": /,
  );
  expect(lessonFaults(game, lesson({ ...FIRST, waitFor: ['castle kingside'] }))).toEqual([
    'A soldier: "castle kingside" is no action',
  ]);
});
test('a lesson in which nothing is done is none', () =>
  expect(lessonFaults(game, lesson({ title: 'Listen' }))).toEqual(['the lesson lets nobody do anything']));
