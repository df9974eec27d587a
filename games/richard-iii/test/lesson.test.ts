// The guided first campaign really can be played as it is told, in both languages and whatever the dice say.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { isAreaName, isBlockName, isCardName, type Seat } from '@rose/richard-iii/ids';
import {
  act,
  begin,
  type Course,
  choices,
  isMistake,
  legal,
  mustAnswer,
  outcomeOf,
  play,
  type Random,
  seeded,
  stateOf,
  whyNot,
} from '@rose/table';
import { plain } from '@rose/table/text';
import { numbersOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';
import { ENGLISH as RULES } from './rules.ts';

type Table = Course<RichardIII>;
type Step = (typeof english.steps)[number];
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1);

const onto = (position: object, dice: Random): Table => {
  const course = begin(richardIII, { position }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const action = (text: string) => {
  const found = richardIII.read(text);
  if (!found) throw new Error(`not an action: ${text}`);
  return found;
};
const playOn = (course: Table, seat: Seat, text: string, dice: Random): readonly string[] => {
  const step = act(richardIII, course, seat, action(text), dice);
  if ('because' in step) throw new Error(`${seat} ${text}: ${step.because.why}`);
  return step.told.map(({ entry }) => entry.say);
};
const mayOf = (course: Table): readonly string[] =>
  choices(richardIII, stateOf(course), 'york').may.map(richardIII.write);
const whyNotText = (course: Table, text: string): string | undefined =>
  whyNot(richardIII, stateOf(course), 'york', action(text))?.because.why;

/** The table as the learner finds it at each step, however the earlier ones were done. */
const tablesAt = (seed: number): readonly (readonly Table[])[] => {
  const dice = seeded(seed);
  let tables: Table[] = [onto(english.position, dice)];
  return english.steps.map(({ position, waitFor, reply }) => {
    const found = position ? [onto(position, dice)] : tables;
    tables = found.flatMap((course) =>
      (waitFor ?? [undefined]).map((text) => {
        const after: Table = { ...course, entries: [...course.entries], steps: [...course.steps] };
        if (text !== undefined) playOn(after, 'york', text, dice);
        if (reply !== undefined) playOn(after, 'lancaster', reply, dice);
        return after;
      }),
    );
    return found;
  });
};
const TABLES = SEEDS.map(tablesAt);
const tablesOf = (step: number): readonly Table[] => TABLES.flatMap((tables) => tables[step] ?? []);
const titled = (title: string): readonly [Step, readonly Table[]] => {
  const at = english.steps.findIndex((step) => step.title === title);
  const step = english.steps[at];
  if (!step) throw new Error(`no step is called ${title}`);
  return [step, tablesOf(at)];
};
const BY_TITLE = english.steps.map((step, at) => [step.title, at] as const);

describe('the lesson can be played', () => {
  test('it begins with the learner as York, the cards to be chosen', () => {
    expect(english.seat).toBe('york');
    expect(stateOf(onto(english.position, seeded(1))).phase).toMatchObject({ name: 'card', step: 'choose' });
    expect(english.steps.length).toBeLessThanOrEqual(20);
  });
  test.for(BY_TITLE)('%s: what it waits for is legal', ([, at]) => {
    const { waitFor, light = [], rule } = english.steps[at] as Step;
    for (const course of tablesOf(at)) {
      if (waitFor) expect(mustAnswer(richardIII, stateOf(course))).toContain('york');
      expect(mayOf(course)).toEqual(expect.arrayContaining([...(waitFor ?? [])]));
    }
    for (const place of light) expect(isAreaName(place) || isBlockName(place) || isCardName(place), place).toBe(true);
    expect(numbersOf(RULES)).toContain(rule);
  });
  test.for(BY_TITLE)('%s: what it does not wait for can be taken back', ([, at]) => {
    const { waitFor } = english.steps[at] as Step;
    if (!waitFor) return;
    for (const course of tablesOf(at).slice(0, 3)) {
      const state = stateOf(course);
      for (const choice of legal(richardIII, state, 'york')) {
        const text = richardIII.write(choice);
        const played = play(richardIII, state, 'york', choice, seeded(1));
        if ('because' in played) throw new Error(`${text}: ${played.because.why}`);
        // No consent takes back a roll or something shown.
        if (played.sealed === 'roll' || played.sealed === 'reveal') expect(waitFor).toContain(text);
        if (richardIII.outcome(played.state)) expect(waitFor).toContain(text);
      }
    }
  });
  test('after dice the learner is given time to read them, then another table', () => {
    const rolling = english.steps.flatMap(({ waitFor = [] }, at) =>
      waitFor.some((text) => /^(fire|charge|treachery)/.test(text)) ? [at] : [],
    );
    expect(rolling.length).toBe(2);
    for (const at of rolling) {
      expect(english.steps[at + 1]).not.toHaveProperty('waitFor');
      expect(english.steps[at + 2]).toHaveProperty('position');
    }
  });
  test('its last step takes the throne', () => {
    const { waitFor = [] } = english.steps.at(-1) as Step;
    for (const course of tablesOf(english.steps.length - 1)) {
      expect(playOn(course, 'york', waitFor[0] ?? '', seeded(1))).toContain('usurped');
      expect(outcomeOf(richardIII, course)).toMatchObject({ winners: ['york'], how: 'throne-held' });
    }
  });
});

describe('the lesson keeps its promises', () => {
  const seen = (course: Table) => richardIII.view(stateOf(course), 'york');
  test('a tie makes the Pretender player 1, with three points', () => {
    for (const course of titled('Player 1 takes ship')[1]) {
      expect(seen(course)).toMatchObject({ player1: 'york', pretender: 'y-york' });
      expect(seen(course).phase).toMatchObject({ points: 3, acting: 'york' });
    }
  });
  test('the second block sails for nothing', () => {
    for (const course of titled('Recruiting')[1]) expect(seen(course).phase).toMatchObject({ points: 2 });
  });
  test('the last point is left for Kent', () => {
    for (const course of titled('To London')[1]) expect(seen(course).phase).toMatchObject({ points: 1 });
  });
  test('what is said to be refused is refused', () => {
    for (const course of titled('Borders')[1]) {
      for (const through of ['northumbria', 'north-yorks'])
        expect(whyNotText(course, `march y-northumberland cumbria-${through}-east-yorks`)).toBe('stops-after-red');
      expect(mayOf(course).filter((text) => /^march y-northumberland .*-east-yorks$/.test(text))).toEqual([]);
    }
    for (const course of titled('A second border')[1])
      expect(whyNotText(course, 'march y-arundel kent-middlesex')).toBe('border-full');
  });
  test('March begins the battle, and the King has his crown’s bonus', () => {
    for (const course of titled('The first round')[1]) {
      const { phase } = seen(course);
      if (phase.name !== 'battle') throw new Error(phase.name);
      expect(phase.front.york.map(({ block }) => block).sort()).toEqual(['y-march', 'y-salisbury', 'y-warwick']);
      expect(phase.front.lancaster).toContainEqual({ block: 'l-henry-vi', firepower: 3 });
      expect(phase.reserves).toEqual(['y-arundel']);
    }
  });
  test('Warwick’s try is won and lost, by dice alone', () => {
    const [, tables] = titled('Bought or not');
    const ends = tables.map((course) => course.steps.at(-1)?.told.map(({ entry }) => entry.say) ?? []);
    expect(ends.some((told) => told.includes('turned'))).toBe(true);
    expect(ends.some((told) => told.includes('treachery-rolled') && !told.includes('turned'))).toBe(true);
  });
  test.for(['The retreat', 'After a victory', 'Hunger'])('%s: every way of doing it goes on', (title) => {
    const [{ waitFor = [] }, tables] = titled(title);
    for (const course of tables) expect([...mayOf(course)].sort()).toEqual([...waitFor].sort());
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
