// play: ask, copy, apply, run on, seal.
import {
  fingerprint,
  isRefusal,
  legal,
  mustAnswer,
  open,
  play,
  resume,
  scripted,
  seeded,
  stateOf,
  whyNot,
} from '@rose/table';
import { toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { handOf, lock, opened, say, tryIt } from './toy-table.ts';

describe('who may act', () => {
  test('several seats at once, in any order', () => {
    const course = opened({ table: 'three' });
    expect(mustAnswer(toy, stateOf(course))).toEqual(['red', 'blue', 'green']);
    lock(course, 'green');
    expect(mustAnswer(toy, stateOf(course))).toEqual(['red', 'blue']);
    lock(course, 'red');
    lock(course, 'blue');
    expect(stateOf(course).phase.name).toBe('throw');
    expect(mustAnswer(toy, stateOf(course))).toHaveLength(1);
  });
  test('a seat that has locked waits', () => {
    const course = opened();
    lock(course, 'red');
    expect(whyNot(toy, stateOf(course), 'red', { do: 'look' })).toEqual({
      rule: undefined,
      because: { why: 'not-your-turn' },
    });
    expect(legal(toy, stateOf(course), 'red')).toEqual([]);
  });
  test('nobody once the game is over', () => {
    const course = opened({ rounds: 1 });
    lock(course, 'red');
    lock(course, 'blue');
    while (mustAnswer(toy, stateOf(course)).length > 0)
      say(course, mustAnswer(toy, stateOf(course))[0] ?? 'red', 'fold');
    expect(toy.outcome(stateOf(course))).toEqual({ winners: [], how: 'shared-score', rule: '3' });
    expect(whyNot(toy, stateOf(course), 'red', { do: 'throw' })?.because).toEqual({ why: 'game-is-over' });
    expect(tryIt(course, 'red', 'throw')).toEqual({ rule: undefined, because: { why: 'game-is-over' } });
  });
});

describe('what is refused', () => {
  const course = opened();
  test('a verb of another phase, with the section of this one', () =>
    expect(whyNot(toy, stateOf(course), 'red', { do: 'throw' })).toEqual({
      rule: '1',
      because: { why: 'not-now', verb: 'throw' },
    }));
  test('what the rules say, with theirs', () =>
    expect(whyNot(toy, stateOf(course), 'red', { do: 'lock' })).toEqual({
      rule: '1',
      because: { why: 'nothing-staked' },
    }));
  test('play gives the refusal back and touches nothing', () => {
    const before = fingerprint(stateOf(course));
    const result = play(toy, stateOf(course), 'red', { do: 'lock' }, scripted([]));
    expect(isRefusal(result) && result.because.why).toBe('nothing-staked');
    expect(fingerprint(stateOf(course))).toBe(before);
  });
});

describe('what play gives', () => {
  test('a new state; the old one stays', () => {
    const course = opened();
    const state = stateOf(course);
    const before = fingerprint(state);
    const card = handOf(course, 'red')[0] ?? 0;
    const played = play(toy, state, 'red', { do: 'stake', card }, scripted([]));
    if (isRefusal(played)) throw new Error(played.because.why);
    expect(fingerprint(state)).toBe(before);
    expect(fingerprint(played.state)).not.toBe(before);
    expect(played.told).toEqual([
      { rule: '1', entry: { say: 'staked', seat: 'red', card: { is: card, seenBy: ['red'] } } },
    ]);
  });
  test('dice, as they fell', () => {
    const course = opened({ rounds: 1 });
    lock(course, 'red');
    lock(course, 'blue');
    const [seat = 'red'] = mustAnswer(toy, stateOf(course));
    const played = play(toy, stateOf(course), seat, { do: 'throw' }, scripted([3, 6]));
    expect(isRefusal(played) ? [] : played.rolls).toEqual([{ rule: '2', sides: 6, faces: [3, 6] }]);
  });
});

describe('the seal', () => {
  const sealOf = (course: ReturnType<typeof opened>) => {
    const entry = course.entries.at(-1);
    return entry && 'action' in entry ? entry.sealed : 'no action';
  };
  test('nothing happened but the own draft: none', () => {
    const course = opened();
    say(course, 'red', `stake ${handOf(course, 'red')[0]}`);
    expect(sealOf(course)).toBeUndefined();
    expect(course.entries.at(-1)).not.toHaveProperty('sealed');
  });
  test('others must act now: turn', () => {
    const course = opened();
    lock(course, 'red');
    expect(sealOf(course)).toBe('turn');
  });
  test('something was shown: reveal, also when the turn stays', () => {
    const course = opened();
    say(course, 'red', 'look');
    expect(sealOf(course)).toBe('reveal');
    lock(course, 'red');
    lock(course, 'blue');
    expect(sealOf(course)).toBe('reveal');
  });
  test('dice fell: roll, whatever else', () => {
    const course = opened({ rounds: 1 });
    lock(course, 'red');
    lock(course, 'blue');
    const [seat = 'red'] = mustAnswer(toy, stateOf(course));
    say(course, seat, 'throw');
    expect(sealOf(course)).toBe('roll');
  });
  test('the end changes who acts: turn', () => {
    const course = opened({ rounds: 1 });
    lock(course, 'red');
    lock(course, 'blue');
    for (let n = 0; n < 2; n++) say(course, mustAnswer(toy, stateOf(course))[0] ?? 'red', 'fold');
    expect(sealOf(course)).toBe('turn');
  });
});

describe('opening and resuming', () => {
  const OPTIONS = { table: 'two', rounds: 2, highScoresDouble: false } as const;
  test('the set-up rolls and tells', () => {
    const played = open(toy, OPTIONS, seeded(5));
    expect(played.rolls).toHaveLength(8);
    expect(played.told.map(({ entry }) => entry.say)).toEqual(['dealt']);
  });
  test('a position between two phases is brought to its next decision, on a copy', () => {
    const course = opened();
    lock(course, 'red');
    lock(course, 'blue');
    const between = { ...stateOf(course), phase: { name: 'throw', order: [] } } as const;
    const before = fingerprint(between);
    const resumed = resume(toy, between, scripted([]));
    expect([resumed.state.phase.name, resumed.state.round]).toEqual(['stake', 2]);
    expect(fingerprint(between)).toBe(before);
  });
  test('a game that goes round in circles is an error that names it', () => {
    const idle = { ...toy.phases.throw, enter() {}, asked: () => ({ must: [] }) };
    const stuck = {
      ...toy,
      phases: { stake: { ...toy.phases.stake, asked: () => ({ must: [] }), enter() {} }, throw: idle },
    };
    expect(() => open(stuck, OPTIONS, seeded(5))).toThrow(/toy: nobody acts/);
  });
});
