// The guided first turn really can be played as it is told, in both languages and whatever the cards say.
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
import { EVENTS, isAdvancedEvent, isPieceName, isPlaceName, isVariant, ODDS, resultOf } from '../src/ids.ts';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';
import { ENGLISH as RULES } from './rules.ts';

type Table = Course<Kingmaker>;
type Step = (typeof english.steps)[number];
const SEEDS = Array.from({ length: 16 }, (_, seed) => seed + 1);

const onto = (position: object, dice: Random): Table => {
  const course = begin(kingmaker, { position }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const playOn = (course: Table, seat: Kingmaker['seat'], text: string, dice: Random): void => {
  const action = kingmaker.read(text);
  if (!action) throw new Error(`not an action: ${text}`);
  const step = act(kingmaker, course, seat, action, dice);
  if ('because' in step) throw new Error(`${seat} ${text}: ${step.because.why}`);
};
const mayOf = (course: Table): readonly string[] => choices(kingmaker, stateOf(course), 'red').may.map(kingmaker.write);
const told = (course: Table) => course.steps.flatMap((step) => step.told.map(({ entry }) => entry));
const copyOf = (course: Table): Table => ({ ...course, entries: [...course.entries], steps: [...course.steps] });

/** The table as the learner finds it at each step, however the earlier ones were done. */
const tablesAt = (seed: number): readonly (readonly Table[])[] => {
  const dice = seeded(seed);
  let tables: Table[] = [onto(english.position, dice)];
  return english.steps.map(({ position, waitFor, reply }) => {
    const found = position ? [onto(position, dice)] : tables;
    tables = found.flatMap((course) =>
      (waitFor ?? [undefined]).map((text) => {
        const after = copyOf(course);
        if (text !== undefined) playOn(after, 'red', text, dice);
        if (reply !== undefined) playOn(after, 'yellow', reply, dice);
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

describe('the lesson can be played', () => {
  test('step by step, in both languages', () => {
    const game = kingmaker as unknown as AnyGame;
    expect([...lessonFaults(game, english), ...lessonFaults(game, french)]).toEqual([]);
  });
  test.for(english.steps.map((step, at) => [step.title, at] as const))('%s: what it waits for is legal', ([, at]) => {
    const { waitFor, light = [], rule } = english.steps[at] as Step;
    for (const course of tablesOf(at)) {
      if (waitFor) expect(mustAnswer(kingmaker, stateOf(course))).toContain('red');
      expect(mayOf(course)).toEqual(expect.arrayContaining([...(waitFor ?? [])]));
    }
    for (const id of light) expect(isPieceName(id) || isPlaceName(id), id).toBe(true);
    expect(numbersOf(RULES)).toContain(rule);
  });
  test('a step can be laid anew: nothing is drawn between its position and itself', () => {
    const draws = (course: Table, text: string): boolean => {
      const action = kingmaker.read(text);
      const played = action && play(kingmaker, stateOf(course), 'red', action, seeded(1));
      return !played || 'because' in played || played.sealed === 'roll';
    };
    let drawn = false;
    for (const [at, { title, position, waitFor = [] }] of english.steps.entries()) {
      drawn = drawn && position === undefined;
      if (waitFor.length > 0) expect(drawn, title).toBe(false);
      drawn ||= tablesOf(at).some((course) => waitFor.some((text) => draws(course, text)));
    }
  });
  test('its last step wins the game', () => {
    const { waitFor = [] } = english.steps.at(-1) as Step;
    for (const course of tablesOf(english.steps.length - 1)) {
      const after = copyOf(course);
      playOn(after, 'red', waitFor[0] ?? '', seeded(1));
      expect(outcomeOf(kingmaker, after)).toMatchObject({ winners: ['red'], how: 'last-heir' });
    }
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
