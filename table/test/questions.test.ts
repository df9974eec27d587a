// Questions: who is asked and how, interruptions, open verbs, and what counts as an answer.
import {
  act,
  askedOf,
  begin,
  type Course,
  choices,
  defaultOf,
  isAsked,
  isMistake,
  items,
  legal,
  mayAct,
  mayReopen,
  mustAnswer,
  readWords,
  sampled,
  scripted,
  seeded,
  stateOf,
  writeWords,
} from '@rose/table';
import { type Fair, fair } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

const start = (): Course<Fair> => {
  const course = begin(fair, {}, seeded(1));
  if (isMistake(course)) throw new Error(course.reason);
  return course;
};
const say = (course: Course<Fair>, seat: Fair['seat'], text: string) => {
  const action = fair.read(text);
  if (!action) throw new Error(`not an action: ${text}`);
  return act(fair, course, seat, action, scripted([]));
};
const why = (result: ReturnType<typeof say>) => ('because' in result ? result.because.why : undefined);

describe('who is asked, and how', () => {
  test('one must answer, the others may act, nobody reopens', () => {
    const state = stateOf(start());
    expect(askedOf(fair, state)).toEqual({ must: ['ann'], may: ['ben', 'cat'] });
    expect([mustAnswer(fair, state), mayAct(fair, state), mayReopen(fair, state)]).toEqual([
      ['ann'],
      ['ben', 'cat'],
      [],
    ]);
    expect(isAsked(fair, state, 'cat')).toBe(true);
  });
  test('an aside leaves the question with whoever must answer', () => {
    const course = start();
    expect(say(course, 'cat', 'offer ben 1')).toHaveProperty('entry.sealed', 'turn');
    expect(mustAnswer(fair, stateOf(course))).toEqual(['ann']);
    expect(why(say(course, 'cat', 'end'))).toBe('not-now-here');
  });
});

describe('an interruption', () => {
  test('rests the phase beneath, and goes on with it afterwards', () => {
    const course = start();
    say(course, 'ann', 'cross');
    const asking = stateOf(course);
    expect(asking.phase).toEqual({ name: 'leave', asked: 'ben', answer: 'none' });
    expect(asking.under).toEqual([{ name: 'trade', seat: 'ann', crossed: true, over: false }]);
    expect(mustAnswer(fair, asking)).toEqual(['ben']);
    say(course, 'ben', 'let');
    const then = stateOf(course);
    expect([then.phase, then.under]).toEqual([{ name: 'trade', seat: 'ann', crossed: true, over: false }, []]);
    expect(then.coins).toEqual([3, 2, 2]);
    expect(legal(fair, then, 'ann')).toEqual([{ do: 'end' }]);
  });
  test('leaves the state it was asked from as it was', () => {
    const course = start();
    const before = JSON.stringify(stateOf(course));
    const first = stateOf(course);
    say(course, 'ann', 'cross');
    expect(JSON.stringify(first)).toBe(before);
  });
  test('a phase that only interrupts is never entered, and none is left when nothing rests beneath', () => {
    const lost: typeof fair = {
      ...fair,
      phases: { ...fair.phases, harvest: { ...fair.phases.harvest, next: () => 'leave' } },
    };
    expect(() => begin(lost, {}, seeded(1))).toThrow('fair: leave only interrupts');
    const torn: typeof fair = {
      ...fair,
      phases: { ...fair.phases, harvest: { ...fair.phases.harvest, next: () => undefined } },
    };
    expect(() => begin(torn, {}, seeded(1))).toThrow('fair: no phase rests under harvest');
  });
  test('a phase does not leave by itself', () => {
    const wild: typeof fair = {
      ...fair,
      phases: {
        ...fair.phases,
        harvest: {
          ...fair.phases.harvest,
          goOn({ state }) {
            (state as { phase: object }).phase = { name: 'trade', seat: 'ann', crossed: false, over: false };
          },
        },
      },
    };
    expect(() => begin(wild, {}, seeded(1))).toThrow('fair: harvest left by itself for trade');
  });
});

describe('an open verb', () => {
  test('is never listed, and legal by its refusal alone', () => {
    const course = start();
    expect(legal(fair, stateOf(course), 'ben')).toEqual([]);
    expect(choices(fair, stateOf(course), 'ann').may).toEqual([{ do: 'cross' }, { do: 'end' }]);
    expect(why(say(course, 'ben', 'offer ann 3'))).toBe('too-poor');
    expect(say(course, 'ben', 'offer ann 2')).toHaveProperty('entry.action', 'offer ann 2');
  });
  test('tells what it is made of, each thing allowed or refused', () => {
    const course = start();
    expect(items(fair, stateOf(course), 'ben').may).toHaveLength(2);
    say(course, 'ben', 'offer ann 1');
    say(course, 'ben', 'offer cat 1');
    const { may, mayNot } = items(fair, stateOf(course), 'ben');
    expect([may, mayNot.map(({ refusal }) => refusal.because.why)]).toEqual([
      [],
      ['too-many-offers', 'too-many-offers'],
    ]);
  });
  test('draws one for fuzzers and bots', () => {
    const state = stateOf(start());
    const drawn = sampled(fair, state, 'cat', seeded(3));
    expect(drawn?.do).toBe('offer');
    expect(sampled(fair, { ...state, coins: [1, 1, 0] }, 'cat', seeded(3))).toBeUndefined();
  });
});

describe('an answer by default', () => {
  test('is named by the question, for who must answer it', () => {
    const course = start();
    expect(defaultOf(fair, stateOf(course), 'ann')).toBeUndefined();
    say(course, 'ann', 'cross');
    expect(defaultOf(fair, stateOf(course), 'ben')).toEqual({ do: 'forbid' });
    expect(defaultOf(fair, stateOf(course), 'cat')).toBeUndefined();
  });
  test('is recorded as such', () => {
    const course = start();
    say(course, 'ann', 'cross');
    act(fair, course, 'ben', { do: 'forbid' }, scripted([]), 'default');
    expect(course.entries.at(-1)).toMatchObject({ seat: 'ben', action: 'forbid', by: 'default' });
  });
});

describe('words in an action', () => {
  const FIT = ['Peace until Easter', 'Château d’If : « oui » ; 100 % !', '<b>bold</b> & "quoted"', '騎士 🏰'];
  test.for(FIT)('%s stands in a notation as one token, and reads back', (words) => {
    const token = writeWords(words);
    expect(token).toMatch(/^[!-~]+$/);
    expect(readWords(token)).toBe(words);
  });
  const UNFIT = ['', ' leads', 'two\nlines', 'a\u202Eb', 'a\u200bb', 'e\u0301', 'x'.repeat(281)];
  test.for(UNFIT)('%j is refused', (words) => expect(readWords(writeWords(words))).toBeUndefined());
  test.for(['%', '%zz', '%ED%A0%80', 'a%20', '%41'])('%s is no token', (token) =>
    expect(readWords(token)).toBeUndefined(),
  );
});
