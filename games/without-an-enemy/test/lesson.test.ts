// The guided first turn really can be played as it is told, in both languages and whatever the dice say.
import {
  type AnyGame,
  act,
  begin,
  type Course,
  choices,
  isMistake,
  mustAnswer,
  outcomeOf,
  play,
  type Random,
  seeded,
  stateOf,
} from '@rose/table';
import { plain } from '@rose/table/text';
import { lessonFaults, numbersOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { isAreaName, isBlockName, isCardName, isCityName, type Seat } from '../src/ids.ts';
import { type WithoutAnEnemy, withoutAnEnemy } from '../src/index.ts';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';
import { ENGLISH as RULES } from './rules.ts';

type Table = Course<WithoutAnEnemy>;
type Step = (typeof english.steps)[number];
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1);

const onto = (position: object, dice: Random): Table => {
  const course = begin(withoutAnEnemy, { position }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const playOn = (course: Table, seat: Seat, text: string, dice: Random): readonly string[] => {
  const action = withoutAnEnemy.read(text);
  if (!action) throw new Error(`not an action: ${text}`);
  const step = act(withoutAnEnemy, course, seat, action, dice);
  if ('because' in step) throw new Error(`${seat} ${text}: ${step.because.why}`);
  return step.told.map(({ entry }) => entry.say);
};
const mayOf = (course: Table): readonly string[] =>
  choices(withoutAnEnemy, stateOf(course), 'royalist').may.map(withoutAnEnemy.write);
const seen = (course: Table) => withoutAnEnemy.view(stateOf(course), 'royalist');

/** The table as the learner finds it at each step, however the earlier ones were done. */
const tablesAt = (seed: number): readonly (readonly Table[])[] => {
  const dice = seeded(seed);
  let tables: Table[] = [onto(english.position, dice)];
  return english.steps.map(({ position, waitFor, reply }) => {
    const found = position ? [onto(position, dice)] : tables;
    tables = found.flatMap((course) =>
      (waitFor ?? [undefined]).map((text) => {
        const after: Table = { ...course, entries: [...course.entries], steps: [...course.steps] };
        if (text !== undefined) playOn(after, 'royalist', text, dice);
        if (reply !== undefined) playOn(after, 'parliament', reply, dice);
        return after;
      }),
    );
    return found;
  });
};
const TABLES = SEEDS.map(tablesAt);
const tablesOf = (step: number): readonly Table[] => TABLES.flatMap((tables) => tables[step] ?? []);
const titled = (title: string): readonly Table[] => {
  const at = english.steps.findIndex((step) => step.title === title);
  if (at < 0) throw new Error(`no step is called ${title}`);
  return tablesOf(at);
};
const BY_TITLE = english.steps.map((step, at) => [step.title, at] as const);

describe('the lesson can be played', () => {
  test('step by step, in both languages', () => {
    const game = withoutAnEnemy as unknown as AnyGame;
    expect([...lessonFaults(game, english), ...lessonFaults(game, french)]).toEqual([]);
  });
  test('it begins with the learner as the Royalist, the cards to be chosen', () => {
    expect(english.seat).toBe('royalist');
    expect(stateOf(onto(english.position, seeded(1))).phase).toMatchObject({ name: 'initiative', step: 'choose' });
    expect(english.steps.length).toBeLessThanOrEqual(20);
  });
  test.for(BY_TITLE)('%s: what it waits for is legal', ([, at]) => {
    const { waitFor, light = [], rule } = english.steps[at] as Step;
    for (const course of tablesOf(at)) {
      if (waitFor) expect(mustAnswer(withoutAnEnemy, stateOf(course))).toContain('royalist');
      expect(mayOf(course)).toEqual(expect.arrayContaining([...(waitFor ?? [])]));
    }
    for (const id of light)
      expect(isAreaName(id) || isBlockName(id) || isCardName(id) || isCityName(id), id).toBe(true);
    expect(numbersOf(RULES)).toContain(rule);
  });
  test('a step can be laid anew: nothing is rolled between its position and itself', () => {
    const rolls = (course: Table, text: string): boolean => {
      const action = withoutAnEnemy.read(text);
      const played = action && play(withoutAnEnemy, stateOf(course), 'royalist', action, seeded(1));
      return !played || 'because' in played || played.sealed === 'roll';
    };
    let rolled = false;
    for (const [at, { title, position, waitFor = [] }] of english.steps.entries()) {
      rolled = rolled && position === undefined;
      if (waitFor.length > 0) expect(rolled, title).toBe(false);
      rolled ||= tablesOf(at).some((course) => waitFor.some((text) => rolls(course, text)));
    }
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
  test('its last step wins the war', () => {
    const { waitFor = [] } = english.steps.at(-1) as Step;
    for (const course of tablesOf(english.steps.length - 1)) {
      expect(playOn(course, 'royalist', waitFor[0] ?? '', seeded(1))).toContain('city-taken');
      expect(outcomeOf(withoutAnEnemy, course)).toMatchObject({ winners: ['royalist'], how: 'major-victory' });
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
      expect(plain(text).length, title).toBeLessThan(340);
      expect(plain(text)).toMatch(/[.!?]$/);
    }
  });
});
