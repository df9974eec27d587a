import { expect, test } from 'vitest';
import { batched } from '../src/batch.ts';

interface Call {
  readonly all: readonly string[];
  done(): void;
  fail(error: Error): void;
}
/** What is asked for, and the end of it, by hand. */
const byHand = (most = 3, lanes = 1) => {
  const calls: Call[] = [];
  const ask = batched<string, string>({
    doAll: (all) =>
      new Promise((resolve, reject) => {
        calls.push({ all, done: () => resolve(all.map((one) => one.toUpperCase())), fail: reject });
      }),
    concerns: (one) => one[0] ?? '',
    most,
    lanes,
    isHopeless: (error) => error instanceof Error && error.message === 'lost',
  });
  const next = async (): Promise<Call> => {
    while (calls.length === 0) await new Promise((go) => setImmediate(go));
    return calls.shift() as Call;
  };
  return { ask, next, calls };
};

test('what comes together is done together, up to so many, each with its own answer', async () => {
  const { ask, next } = byHand();
  const all = Promise.all(['a', 'b', 'c', 'd'].map(ask));
  const first = await next();
  expect(first.all).toEqual(['a', 'b', 'c']);
  first.done();
  const second = await next();
  expect(second.all).toEqual(['d']);
  second.done();
  expect(await all).toEqual(['A', 'B', 'C', 'D']);
});

test('of those that concern the same, one is done after the other, also where several groups are under way', async () => {
  const { ask, next, calls } = byHand(2, 2);
  const all = Promise.all(['a1', 'a2', 'b1', 'a3', 'c1'].map(ask));
  const first = await next();
  expect(first.all).toEqual(['a1', 'b1']);
  const second = await next();
  expect(second.all).toEqual(['c1']);
  const other = ask('d1');
  second.done();
  (await next()).done();
  expect(await other).toBe('D1');
  expect(calls).toEqual([]);
  first.done();
  for (const one of ['a2', 'a3']) {
    const later = await next();
    expect(later.all).toEqual([one]);
    later.done();
  }
  expect(await all).toEqual(['A1', 'A2', 'B1', 'A3', 'C1']);
});

test('a group that fails is done one by one, and only who fails alone is told so', async () => {
  const { ask, next } = byHand();
  const all = Promise.allSettled(['a', 'b'].map(ask));
  (await next()).fail(new Error('together'));
  const [one, two] = [await next(), await next()];
  expect([one.all, two.all]).toEqual([['a'], ['b']]);
  one.fail(new Error('alone'));
  two.done();
  expect(await all).toMatchObject([
    { status: 'rejected', reason: { message: 'alone' } },
    { status: 'fulfilled', value: 'B' },
  ]);
  const again = ask('a');
  (await next()).done();
  expect(await again).toBe('A');
});

test('where nothing can be done, all who wait are told at once, and whoever comes later is served', async () => {
  const { ask, next, calls } = byHand(2);
  const all = Promise.allSettled(['a', 'b', 'c', 'a2'].map(ask));
  (await next()).fail(new Error('lost'));
  expect((await all).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(calls).toEqual([]);
  const later = ask('a');
  (await next()).done();
  expect(await later).toBe('A');
});
