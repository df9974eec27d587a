// The guided first game really can be played as it is told, in both languages.
import { deuxRoses } from '@rose/deux-roses';
import { isCellName } from '@rose/deux-roses/ids';
import { outcomeOf, stateOf, whyNot } from '@rose/table';
import { lessonFaults, lessonsFaults, walkLesson } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';

const { titled, last, mayOf, playOn } = walkLesson(deuxRoses, english);
const action = (text: string) => {
  const found = deuxRoses.read(text);
  if (!found) throw new Error(`not an action: ${text}`);
  return found;
};

test.for([english, french])('the lesson can be played', (lesson) =>
  expect(lessonFaults(deuxRoses, lesson, { isPlace: isCellName })).toEqual([]),
);
test('it is one lesson in two languages', () => expect(lessonsFaults(english, french, 320)).toEqual([]));
test('it begins with the learner as Lancaster before an empty garden', () => {
  expect(english.seat).toBe('lancaster');
  for (const course of titled(english.steps[0]?.title ?? '')) expect(stateOf(course).phase.name).toBe('placement');
});
test('its last step wins the game', () => {
  const { waitFor = [] } = english.steps.at(-1) ?? {};
  expect(waitFor.length).toBeGreaterThan(0);
  for (const course of last())
    for (const text of waitFor)
      expect(outcomeOf(deuxRoses, playOn(course, 'lancaster', text))).toMatchObject({
        winners: ['lancaster'],
        how: 'castle-ejected',
      });
});

describe('the lesson keeps its promises', () => {
  const REFUSED = [
    ['A first soldier', 'place e2', 'first-touches-castle'],
    ['Shoulder to shoulder', 'place f4', 'touches-no-soldier'],
    ['Only a breakthrough', 'attack b3 NE', 'only-breakthrough-ejects-castle'],
  ] as const;
  test.for(REFUSED)('%s: %s is refused', ([title, text, why]) => {
    for (const course of titled(title))
      expect(whyNot(deuxRoses, stateOf(course), 'lancaster', action(text))?.because.why).toBe(why);
  });
  test('a breakthrough would do as well as the supported attack', () => {
    for (const course of titled('The supported attack')) expect(mayOf(course)).toContain('breakthrough e3 NE');
  });
  test('the reinforcement step names every entry there is', () => {
    const calls = titled('Your reinforcement')
      .flatMap(mayOf)
      .filter((text) => text.startsWith('reinforce'));
    const step = english.steps.find(({ title }) => title === 'Your reinforcement');
    expect([...(step?.waitFor ?? [])].sort()).toEqual(calls.sort());
  });
  test('York would win next turn if the learner let it', () => {
    for (const course of last()) {
      const end = playOn(playOn(course, 'lancaster', 'step b4-b5'), 'york', 'breakthrough e4 SW');
      expect(outcomeOf(deuxRoses, end)?.winners).toEqual(['york']);
    }
  });
});
