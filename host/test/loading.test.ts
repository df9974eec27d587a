// What reading and showing a journal costs: what is copied and looked through on the way is counted, not timed.
import { type AnyGame, begin, isMistake, type Journal } from '@rose/table';
import { fair } from '@rose/testkit';
import { expect, test } from 'vitest';
import { startChange } from '../src/change.ts';
import { memoryStore, type Store } from '../src/index.ts';
import { emptyLedger } from '../src/ledger.ts';
import { readJournal } from '../src/tail.ts';
import { ann, ben, join, rig } from './rig.ts';

/** Runs a job while one method of lists is watched: adds up what `weigh` makes of each call. */
const counting = async (
  method: 'slice' | 'filter',
  weigh: (list: readonly unknown[], result: readonly unknown[]) => number,
  job: () => unknown,
): Promise<number> => {
  const real: unknown = Array.prototype[method];
  let sum = 0;
  const watched = function (this: unknown[], ...given: readonly unknown[]): unknown[] {
    const result = Reflect.apply(real as () => unknown[], this, given) as unknown[];
    sum += weigh(this, result);
    return result;
  };
  Object.defineProperty(Array.prototype, method, { value: watched, configurable: true, writable: true });
  try {
    await job();
    return sum;
  } finally {
    Object.defineProperty(Array.prototype, method, { value: real, configurable: true, writable: true });
  }
};
/** How many places of lists are copied meanwhile: so courses and ledgers are copied. */
const copiedBy = (job: () => unknown): Promise<number> => counting('slice', (_, copy) => copy.length, job);

const played = async (store: Store, times: number): Promise<string> => {
  const person = join(rig({ store }).host);
  const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
  for (let i = 0; i < times; i++) {
    await person.get({ ask: 'play', table, seq: 2 * i, seat: 'lancaster', action: sight.may[0] as string });
    await person.get({ ask: 'undo', table, seat: 'lancaster' });
  }
  return table;
};

test('a table of twice as many entries takes no more than twice as much to open', async () => {
  const read = async (times: number): Promise<number> => {
    const store = memoryStore();
    const table = await played(store, times);
    const reader = join(rig({ store }).host);
    return copiedBy(() => reader.get({ ask: 'sit', table, viewer: 'spectator' }));
  };
  const [short, long] = [await read(100), await read(200)];
  expect(short).toBeGreaterThan(0);
  expect(long).toBeLessThan(2.5 * short);
});

const game = fair as unknown as AnyGame;

/** Offers made and withdrawn, which the third seat may not know of. */
const journalOf = (length: number): Journal => {
  const course = begin(game, {}, () => 1);
  if (isMistake(course)) throw new Error(course.reason);
  const change = startChange({ game, course, ledger: emptyLedger(game, course) }, '');
  for (let n = 1; n <= length; n++) {
    const text = n % 2 === 1 ? 'offer cat 1' : `withdraw ben ${n / 2}`;
    const action = game.read(text);
    if (!action || change.act('ben', action)) throw new Error(text);
  }
  return change.course;
};

test('a journal with secrets that is twice as long costs no more than twice as much to read', async () => {
  const read = (length: number): Promise<number> => {
    const journal = journalOf(length);
    return copiedBy(() => expect(isMistake(readJournal(game, journal))).toBe(false));
  };
  const [short, long] = [await read(1000), await read(2000)];
  expect(long).toBeLessThanOrEqual(2 * short + 1000);
});

test('the steps that a viewer may know of are found once for a sight', async () => {
  const { host } = rig({ games: new Map([['fair', game]]) });
  const people = [join(host), join(host)] as const;
  const [first, second] = people;
  const sitters = ['ann', 'ben', 'cat'].map((name) => ({ kind: 'person', name }) as const);
  const { table } = await first.get({ ask: 'open', game: 'fair', sitters, draw: false });
  await first.get({ ask: 'play', table, seq: 0, seat: 'ben', action: 'offer cat 1' });
  const isOfSteps = ([one]: readonly unknown[]): boolean => typeof one === 'object' && one !== null && 'told' in one;
  const looked = (job: () => unknown): Promise<number> => counting('filter', (list) => (isOfSteps(list) ? 1 : 0), job);
  // who comes, and who is told of the next entry: each looks once, and the card of the table once
  expect(await looked(() => first.get({ ask: 'sit', table, viewer: 'ann' }))).toBe(1);
  expect(await looked(() => second.get({ ask: 'sit', table, viewer: 'spectator' }))).toBe(1);
  expect(await looked(() => first.get({ ask: 'play', table, seq: 0, seat: 'ann', action: 'end' }))).toBe(3);
});
