import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { lessonFaults, lessonsFaults } from '../src/index.ts';

const game = GAMES.get('deux-roses');
if (!game) throw new Error('no deux-roses');
const FIRST = { title: 'A soldier', text: ['Place it.'], rule: '2.1', waitFor: ['place e3'], reply: 'place c3' };
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
  expect(lessonFaults(game, lesson({ title: 'Listen', text: ['Listen.'], rule: '1' }))).toEqual([
    'the lesson lets nobody do anything',
  ]));
test('a section or a place that is not there is named', () => {
  const faults = lessonFaults(game, lesson({ ...FIRST, light: ['z9'] }), { rules: '# 1 All', isPlace: () => false });
  expect(faults).toEqual(['A soldier: there is no section 2.1', 'A soldier: there is no place z9']);
});
test('what the two languages teach must be the same, in a few words', () => {
  expect(lessonsFaults(lesson(FIRST), lesson(FIRST))).toEqual([]);
  expect(lessonsFaults(lesson(FIRST), lesson({ ...FIRST, reply: 'place c4' }))).toEqual(['other bones: A soldier']);
  const pointing = { ...FIRST, text: ['Place it on ', { place: 'e3', as: 'e3' }, '.'] };
  expect(lessonsFaults(lesson(FIRST), lesson(pointing))).toEqual(['other bones: A soldier']);
  expect(lessonsFaults(lesson(FIRST), lesson(FIRST, FIRST))).toEqual(['more steps in one language']);
  const wordy = { ...FIRST, text: [`${'Place it. '.repeat(40)}`] };
  expect(lessonsFaults(lesson(wordy), lesson(wordy), 100)).toContain('not in a few words: A soldier');
});
