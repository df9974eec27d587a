// The guided first game really can be played as it is told, in both languages.
import { deuxRoses } from '@rose/deux-roses';
import type { DeuxRoses } from '@rose/deux-roses/ids';
import { isCellName, write } from '@rose/deux-roses/ids';
import { act, begin, type Course, choices, isMistake, outcomeOf, seeded, stateOf, whyNot } from '@rose/table';
import { plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';

type Step = (typeof english.steps)[number];
const dice = seeded(1);

const onto = (position: object): Course<DeuxRoses> => {
  const course = begin(deuxRoses, { position }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const action = (text: string) => {
  const found = deuxRoses.read(text);
  if (!found) throw new Error(`not an action: ${text}`);
  return found;
};
const playOn = (course: Course<DeuxRoses>, seat: 'lancaster' | 'york', text: string): void => {
  const step = act(deuxRoses, course, seat, action(text), dice);
  if ('because' in step) throw new Error(`${seat} ${text}: ${step.because.why}`);
};
const mayOf = (course: Course<DeuxRoses>): readonly string[] =>
  choices(deuxRoses, stateOf(course), 'lancaster').may.map(write);
const whyNotText = (course: Course<DeuxRoses>, text: string): string | undefined =>
  whyNot(deuxRoses, stateOf(course), 'lancaster', action(text))?.because.why;

/** The table as the learner finds it at each step, however the earlier ones were done. */
const tablesAt = (steps: readonly Step[]): readonly (readonly Course<DeuxRoses>[])[] => {
  let tables: Course<DeuxRoses>[] = [onto(english.position)];
  return steps.map((step) => {
    const { position, waitFor, reply } = step;
    const found = position ? [onto(position)] : tables;
    tables = found.flatMap((course) =>
      (waitFor ?? [undefined]).map((text) => {
        const after: Course<DeuxRoses> = { ...course, entries: [...course.entries], steps: [...course.steps] };
        if (text !== undefined) playOn(after, 'lancaster', text);
        if (reply !== undefined) playOn(after, 'york', reply);
        return after;
      }),
    );
    return found;
  });
};
const TABLES = tablesAt(english.steps);
const titled = (title: string): readonly Course<DeuxRoses>[] => {
  const found = TABLES[english.steps.findIndex((step) => step.title === title)];
  if (!found) throw new Error(`no step is called ${title}`);
  return found;
};

describe('the lesson can be played', () => {
  test('it begins with the learner as Lancaster before an empty garden', () => {
    expect(english.seat).toBe('lancaster');
    expect(deuxRoses.view(stateOf(onto(english.position)), 'lancaster').phase).toBe('placement');
  });
  test.for(english.steps.map((step, i) => [step.title, i] as const))('%s: what it waits for is legal', ([, i]) => {
    const { waitFor = [], light = [] } = english.steps[i] as Step;
    for (const course of TABLES[i] ?? []) {
      expect(deuxRoses.view(stateOf(course), 'lancaster').toMove).toBe('lancaster');
      expect(mayOf(course)).toEqual(expect.arrayContaining([...waitFor]));
    }
    for (const place of light) expect(isCellName(place), place).toBe(true);
  });
  test('its last step wins the game', () => {
    const { waitFor = [] } = english.steps.at(-1) as Step;
    expect(waitFor.length).toBeGreaterThan(0);
    for (const course of TABLES.at(-1) ?? [])
      for (const text of waitFor) {
        playOn(course, 'lancaster', text);
        expect(outcomeOf(deuxRoses, course)).toMatchObject({ winners: ['lancaster'], how: 'castle-ejected' });
      }
  });
});

describe('the lesson keeps its promises', () => {
  const REFUSED = [
    ['A first soldier', 'place e2', 'first-touches-castle'],
    ['Shoulder to shoulder', 'place f4', 'touches-no-soldier'],
    ['Only a breakthrough', 'attack b3 NE', 'only-breakthrough-ejects-castle'],
  ] as const;
  test.for(REFUSED)('%s: %s is refused', ([title, text, why]) => {
    for (const course of titled(title)) expect(whyNotText(course, text)).toBe(why);
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
    const [course] = tablesAt(english.steps).at(-1) ?? [];
    if (!course) throw new Error('no last table');
    playOn(course, 'lancaster', 'step b4-b5');
    playOn(course, 'york', 'breakthrough e4 SW');
    expect(outcomeOf(deuxRoses, course)?.winners).toEqual(['york']);
  });
});

describe('the lesson in two languages', () => {
  const bones = ({ rule, waitFor, light, reply, position }: Step) => ({ rule, waitFor, light, reply, position });
  const places = ({ text }: Step) => [
    ...new Set(text.flatMap((part) => (typeof part === 'string' ? [] : [part.place]))),
  ];
  test('is one lesson', () => {
    expect(french.steps.map(bones)).toEqual(english.steps.map(bones));
    expect(french.steps.map((step) => places(step).sort())).toEqual(english.steps.map((step) => places(step).sort()));
  });
  test('says each step in a few words', () => {
    for (const { title, text } of [...french.steps, ...english.steps]) {
      expect(title.length).toBeLessThan(32);
      expect(plain(text).length).toBeLessThan(320);
      expect(plain(text)).toMatch(/[.!?]$/);
    }
  });
});
