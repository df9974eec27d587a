// What is clear at once holds nobody up; what was thought about, what comes first, and dice are given their time.
import type { Course, Entry, Kind } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { atPace, isGoingOn } from '../src/pace.ts';
import { rig } from './rig.ts';

const courseTo = (entry: Entry | undefined): Course<Kind> =>
  ({ steps: [{ entry, state: {}, told: [] }] }) as unknown as Course<Kind>;

/** A clock that only moves when everybody waits. */
const clock = () => {
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  let now = 0;
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((wake) => sleepers.push({ at: now + milliseconds, wake }));
  const run = async <T>(job: Promise<T>): Promise<number> => {
    let done = false;
    void job.then(() => {
      done = true;
    });
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (done) return now;
      sleepers.sort((a, b) => a.at - b.at);
      const next = sleepers.shift();
      if (!next) throw new Error('nobody waits, and it is not done');
      now = next.at;
      next.wake();
    }
  };
  return { wait, run };
};
const taken = (choices: number, goesOn: boolean, pace: number, thought: number): Promise<number> => {
  const { wait, run } = clock();
  const { environment } = rig({ wait });
  const may = Array.from({ length: choices }, (_, n) => `choice ${n}`);
  const request = { game: 'toy', bot: 'random', strength: 1, milliseconds: 1000, seed: 1, seat: 'red', view: {}, may };
  return run(
    atPace(
      environment,
      request,
      goesOn,
      pace,
      wait(thought).then(() => 'done'),
    ),
  );
};

describe('the pace of the house', () => {
  test.for([
    { is: 'no choice', choices: 1, goesOn: false, thought: 1, time: 100 },
    { is: 'its first deed, clear at once', choices: 5, goesOn: false, thought: 1, time: 400 },
    { is: 'it goes on, clear at once', choices: 5, goesOn: true, thought: 1, time: 101 },
    { is: 'it goes on, and thought a little', choices: 5, goesOn: true, thought: 60, time: 400 },
    { is: 'it goes on, and thought long', choices: 5, goesOn: true, thought: 980, time: 980 },
  ])('$is: $time ms', async ({ choices, goesOn, thought, time }) =>
    expect(await taken(choices, goesOn, 400, thought)).toBe(time),
  );
  test('who is hurried waits for nothing but the thought', async () => {
    expect(await taken(5, true, 0, 30)).toBe(30);
    expect(await taken(1, false, 0, 2)).toBe(2);
  });
});

describe('a seat goes on', () => {
  const action = 'lock';
  test('when it acted last', () => {
    expect(isGoingOn(courseTo({ seq: 1, seat: 'red', action }), 'red')).toBe(true);
    expect(isGoingOn(courseTo({ seq: 1, seat: 'red', action }), 'blue')).toBe(false);
    expect(isGoingOn(courseTo(undefined), 'red')).toBe(false);
  });
  test('not when dice fell, nor after a word of courtesy', () => {
    const rolls = [{ rule: '1', sides: 6, faces: [3] }];
    expect(isGoingOn(courseTo({ seq: 1, seat: 'red', action, rolls }), 'red')).toBe(false);
    expect(isGoingOn(courseTo({ seq: 1, seat: 'red', manner: 'decline-draw' }), 'red')).toBe(false);
  });
});
