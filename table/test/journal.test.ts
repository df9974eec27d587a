// The journal: acting, undoing, taking back, replaying.
import {
  type Entry,
  fingerprint,
  isMistake,
  type Journal,
  replay,
  standing,
  stateOf,
  undo,
  whyNoUndo,
} from '@rose/table';
import { type Toy, toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { handOf, lock, opened, say, type ToyCourse, tryIt } from './toy-table.ts';

const seqs = (course: ToyCourse) => standing(course.entries).map(({ seq }) => seq);
const printOf = (course: ToyCourse) => fingerprint(stateOf(course));

describe('acting', () => {
  test('entries are numbered from 1 and keep notation', () => {
    const course = opened();
    const card = handOf(course, 'blue')[1];
    say(course, 'blue', `stake ${card}`, 'lock');
    expect(course.entries).toEqual([
      { seq: 1, seat: 'blue', action: `stake ${card}` },
      { seq: 2, seat: 'blue', action: 'lock', sealed: 'turn' },
    ]);
    expect(course.steps).toHaveLength(3);
  });
  test('a refusal writes nothing', () => {
    const course = opened();
    expect(tryIt(course, 'red', 'lock')).toMatchObject({ because: { why: 'nothing-staked' } });
    expect([course.entries.length, course.steps.length]).toEqual([0, 1]);
  });
});

describe('undo', () => {
  test('the own last unsealed entry, again and again', () => {
    const course = opened();
    const [low, high] = handOf(course, 'red');
    const start = printOf(course);
    say(course, 'red', `stake ${low}`);
    const staked = printOf(course);
    say(course, 'red', `stake ${high}`);
    expect(undo(toy, course, 'red', 2)).toBeUndefined();
    expect(printOf(course)).toBe(staked);
    expect(undo(toy, course, 'red', 1)).toBeUndefined();
    expect(printOf(course)).toBe(start);
    expect(course.entries.slice(2)).toEqual([
      { seq: 3, seat: 'red', undo: 2 },
      { seq: 4, seat: 'red', undo: 1 },
    ]);
    expect(seqs(course)).toEqual([]);
    say(course, 'red', `stake ${high}`);
    expect(seqs(course)).toEqual([5]);
  });
  test('not past a seal: turn, reveal', () => {
    const course = opened();
    say(course, 'red', 'look');
    expect([whyNoUndo(toy, course, 'red'), undo(toy, course, 'red', 1)]).toEqual(['reveal', 'reveal']);
    lock(course, 'red');
    expect([whyNoUndo(toy, course, 'red'), undo(toy, course, 'red', 3)]).toEqual(['turn', 'turn']);
    expect(course.entries).toHaveLength(3);
  });
  test('not somebody else’s entry, nor one below the last, nor one that is not there', () => {
    const course = opened();
    say(course, 'red', `stake ${handOf(course, 'red')[0]}`);
    expect([whyNoUndo(toy, course, 'blue'), undo(toy, course, 'blue', 1)]).toEqual([
      'not-your-entry',
      'not-your-entry',
    ]);
    say(course, 'red', `stake ${handOf(course, 'red')[1]}`);
    expect(undo(toy, course, 'red', 1)).toBe('not-your-entry');
    expect(undo(toy, course, 'red', 7)).toBe('nothing-to-undo');
    expect(undo(toy, course, 'red', 0)).toBe('nothing-to-undo');
  });
  test('nothing to undo at the start, nothing after the end', () => {
    const course = opened({ rounds: 1 });
    expect(whyNoUndo(toy, course, 'red')).toBe('nothing-to-undo');
    lock(course, 'red');
    lock(course, 'blue');
    const seats = ['red', 'blue'] as const;
    for (let n = 0; n < 2; n++) for (const seat of seats) tryIt(course, seat, 'fold');
    expect(whyNoUndo(toy, course, 'red')).toBe('game-is-over');
    expect(undo(toy, course, 'red', course.entries.length, ['blue'])).toBe('game-is-over');
  });
});

describe('taking back', () => {
  const played = () => {
    const course = opened({ table: 'three' });
    const start = printOf(course);
    lock(course, 'red');
    lock(course, 'blue');
    return { course, start };
  };
  test('beyond a seal, with the consent of all the others', () => {
    const { course, start } = played();
    expect(undo(toy, course, 'red', 1, ['blue', 'green'])).toBeUndefined();
    expect(printOf(course)).toBe(start);
    expect(course.entries.at(-1)).toEqual({ seq: 5, seat: 'red', undo: 1, agreed: ['blue', 'green'] });
  });
  test('not when one of them did not agree', () => {
    const { course } = played();
    expect(undo(toy, course, 'red', 1, ['blue'])).toBe('not-your-entry');
    expect(undo(toy, course, 'blue', 4, ['red'])).toBe('turn');
    expect(undo(toy, course, 'blue', 4, [])).toBe('turn');
  });
  test('only those who had to agree are written down', () => {
    const { course } = played();
    expect(undo(toy, course, 'red', 1, ['red', 'green', 'blue', 'green'])).toBeUndefined();
    expect(course.entries.at(-1)).toMatchObject({ agreed: ['blue', 'green'] });
  });
});

describe('replay', () => {
  const recorded = (): { readonly course: ToyCourse; readonly journal: Journal } => {
    const course = opened({ rounds: 1 });
    say(course, 'red', `stake ${handOf(course, 'red')[2]}`);
    undo(toy, course, 'red', 1);
    lock(course, 'red');
    lock(course, 'blue');
    for (const seat of ['red', 'blue', 'red'] as const) tryIt(course, seat, 'throw');
    const { opening, entries } = course;
    return { course, journal: JSON.parse(JSON.stringify({ opening, entries })) as Journal };
  };
  const { course, journal } = recorded();
  const spoilt = (seq: number, change: object): Journal => ({
    ...journal,
    entries: journal.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry)),
  });
  const fault = (wrong: Journal) => {
    const found = replay(toy, wrong);
    return isMistake(found) ? `${found.field}: ${found.reason}` : 'no fault';
  };
  test('leads to the same states, entries and words', () => {
    const again = replay(toy, journal);
    if (isMistake(again)) throw new Error(again.reason);
    expect(again.steps.map(({ state }) => fingerprint(state))).toEqual(
      course.steps.map(({ state }) => fingerprint(state)),
    );
    expect(again.entries).toEqual(course.entries);
    expect(again.steps.map(({ told }) => told)).toEqual(course.steps.map(({ told }) => told));
  });
  const throwSeq = journal.entries.find((entry) => 'rolls' in entry)?.seq ?? 0;
  test('there are dice to spoil', () => expect(throwSeq).toBe(7));
  test('a text that is no action', () =>
    expect(fault(spoilt(4, { action: 'shout' }))).toMatch(/^entries\[3\]: is not an action: shout/));
  test('an action that is refused', () =>
    expect(fault(spoilt(4, { action: 'throw' }))).toMatch(/^entries\[3\]: is refused \(not-now\): red throw/));
  test('a seat that is not at the table', () =>
    expect(fault(spoilt(3, { seat: 'green' }))).toMatch(/^entries\[2\]: names an unknown seat, green/));
  test('a number out of order', () =>
    expect(fault({ ...journal, entries: journal.entries.slice(1) })).toMatch(/^entries\[0\]: .*1 was expected/));
  test('an undo that may not be', () =>
    expect(fault(spoilt(2, { seat: 'blue' }))).toMatch(/^entries\[1\]: .*not-your/));
  test('a seal that is not so', () => expect(fault(spoilt(4, { sealed: 'roll' }))).toMatch(/^entries\[3\]: .*seal/));
  test('dice of another number of sides', () =>
    expect(fault(spoilt(throwSeq, { rolls: [{ rule: '2', sides: 8, faces: [1, 1] }] }))).toMatch(
      /^entries\[6\]: .*dice/,
    ));
  test('dice too many', () =>
    expect(fault(spoilt(throwSeq, { rolls: [{ rule: '2', sides: 6, faces: [1, 1, 1] }] }))).toMatch(
      /^entries\[6\]: .*dice/,
    ));
  test('dice too few', () => expect(fault(spoilt(throwSeq, { rolls: [] }))).toMatch(/^entries\[6\]/));
  test('a face that is none', () =>
    expect(fault(spoilt(throwSeq, { rolls: [{ rule: '2', sides: 6, faces: [7, 1] }] }))).toMatch(/^entries\[6\]/));
  test('an opening without its dice', () =>
    expect(fault({ ...journal, opening: { ...journal.opening, rolls: [] } })).toMatch(/rolls: /));
  test('options that are wrong', () =>
    expect(fault({ ...journal, opening: { ...journal.opening, options: { rounds: 9 } } })).toMatch(
      /^options\.rounds: /,
    ));
  test('rules of a later house', () =>
    expect(fault({ ...journal, opening: { ...journal.opening, rules: 2 } })).toMatch(/^rules: is 2, newer/));
  test.for([0, -1, 0.5, Number.NaN])('rules numbered %d', (rules) =>
    expect(fault({ ...journal, opening: { ...journal.opening, rules } })).toMatch(/^rules: .*whole number from 1/),
  );
  test('consent of strangers', () => {
    const agreed = { ...journal, entries: [journal.entries[0] as Entry, { seq: 2, seat: 'red', undo: 1 }] };
    expect(fault(agreed)).toBe('no fault');
    for (const names of [['blue', 'nobody'], ['blue', 'blue'], ['red']])
      expect(
        fault({ ...agreed, entries: [agreed.entries[0] as Entry, { ...agreed.entries[1], agreed: names } as Entry] }),
      ).toMatch(/^entries\[1\]: .*agree/);
  });
  test('options other than those of the position it starts from', () => {
    const { options } = journal.opening;
    const position = toy.toPosition(course.steps[0]?.state as Toy['state']);
    const opening = { ...journal.opening, position, rolls: [] };
    expect(fault({ opening, entries: [] })).toBe('no fault');
    expect(fault({ opening: { ...opening, options: { ...options, rounds: 3 } }, entries: [] })).toMatch(
      /^opening\.options: .*position/,
    );
  });
});
