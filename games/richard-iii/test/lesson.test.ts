// The guided first campaign really can be played as it is told, in both languages and whatever the dice say.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { isAreaName, isBlockName, isCardName } from '@rose/richard-iii/ids';
import { type AnyGame, type Course, legal, outcomeOf, play, seeded, stateOf, whyNot } from '@rose/table';
import { lessonFaults, lessonsFaults, walkLesson } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';
import { ENGLISH as RULES } from './rules.ts';

type Table = Course<RichardIII>;
const { titled, last, mayOf, playOn } = walkLesson(richardIII, english, 24);
const whyNotText = (course: Table, text: string): string | undefined => {
  const found = richardIII.read(text);
  if (!found) throw new Error(`not an action: ${text}`);
  return whyNot(richardIII, stateOf(course), 'york', found)?.because.why;
};
const isPlace = (id: string): boolean => isAreaName(id) || isBlockName(id) || isCardName(id);

describe('the lesson', () => {
  test.for([english, french])('can be played', (lesson) =>
    expect(lessonFaults(richardIII as unknown as AnyGame, lesson, { seeds: 24, rules: RULES, isPlace })).toEqual([]),
  );
  test('is one in two languages', () => expect(lessonsFaults(english, french)).toEqual([]));
  test('begins with the learner as York, the cards to be chosen', () => {
    expect(english.seat).toBe('york');
    for (const course of titled(english.steps[0]?.title ?? ''))
      expect(stateOf(course).phase).toMatchObject({ name: 'card', step: 'choose' });
    expect(english.steps.length).toBeLessThanOrEqual(20);
  });
  test.for(english.steps)('$title: what it does not wait for can be taken back', ({ title, waitFor }) => {
    if (!waitFor) return;
    for (const course of titled(title).slice(0, 3)) {
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
  test('ends with the throne', () => {
    const { waitFor = [] } = english.steps.at(-1) ?? {};
    for (const course of last()) {
      const end = playOn(course, 'york', waitFor[0] ?? '');
      expect(end.steps.at(-1)?.told.map(({ entry }) => entry.say)).toContain('usurped');
      expect(outcomeOf(richardIII, end)).toMatchObject({ winners: ['york'], how: 'throne-held' });
    }
  });
});

describe('the lesson keeps its promises', () => {
  const seen = (course: Table) => richardIII.view(stateOf(course), 'york');
  test('a tie makes the Pretender player 1, with three points', () => {
    for (const course of titled('Player 1 takes ship')) {
      expect(seen(course)).toMatchObject({ player1: 'york', pretender: 'y-york' });
      expect(seen(course).phase).toMatchObject({ points: 3, acting: 'york' });
    }
  });
  test('the second block sails for nothing', () => {
    for (const course of titled('Recruiting')) expect(seen(course).phase).toMatchObject({ points: 2 });
  });
  test('the last point is left for Kent', () => {
    for (const course of titled('To London')) expect(seen(course).phase).toMatchObject({ points: 1 });
  });
  test('what is said to be refused is refused', () => {
    for (const course of titled('Borders')) {
      for (const through of ['northumbria', 'north-yorks'])
        expect(whyNotText(course, `march y-northumberland cumbria-${through}-east-yorks`)).toBe('stops-after-red');
      expect(mayOf(course).filter((text) => /^march y-northumberland .*-east-yorks$/.test(text))).toEqual([]);
    }
    for (const course of titled('A second border'))
      expect(whyNotText(course, 'march y-arundel kent-middlesex')).toBe('border-full');
  });
  test('March begins the battle, and the King has his crown’s bonus', () => {
    for (const course of titled('The first round')) {
      const { phase } = seen(course);
      if (phase.name !== 'battle') throw new Error(phase.name);
      expect(phase.front.york.map(({ block }) => block).sort()).toEqual(['y-march', 'y-salisbury', 'y-warwick']);
      expect(phase.front.lancaster).toContainEqual({ block: 'l-henry-vi', firepower: 3 });
      expect(phase.reserves).toEqual(['y-arundel']);
    }
  });
  test('Warwick’s try is won and lost, by dice alone', () => {
    const ends = titled('Bought or not').map((course) => course.steps.at(-1)?.told.map(({ entry }) => entry.say) ?? []);
    expect(ends.some((told) => told.includes('turned'))).toBe(true);
    expect(ends.some((told) => told.includes('treachery-rolled') && !told.includes('turned'))).toBe(true);
  });
  test.for(['The retreat', 'After a victory', 'Hunger'])('%s: every way of doing it goes on', (title) => {
    const { waitFor = [] } = english.steps.find((step) => step.title === title) ?? {};
    for (const course of titled(title)) expect([...mayOf(course)].sort()).toEqual([...waitFor].sort());
  });
});
