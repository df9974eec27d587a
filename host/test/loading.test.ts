// Reading a journal is as long as the journal, and no longer: what is copied on the way is counted, not timed.
import { expect, test } from 'vitest';
import { memoryStore, type Store } from '../src/index.ts';
import { ann, ben, join, rig } from './rig.ts';

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

/** How much of lists is copied meanwhile. */
const copiedBy = async (job: () => Promise<unknown>): Promise<number> => {
  const { slice } = Array.prototype;
  let copied = 0;
  const counting = function (this: unknown[], ...span: readonly number[]): unknown[] {
    const copy = slice.apply(this, span as [number?, number?]);
    copied += copy.length;
    return copy;
  };
  Object.defineProperty(Array.prototype, 'slice', { value: counting, configurable: true, writable: true });
  try {
    await job();
    return copied;
  } finally {
    Object.defineProperty(Array.prototype, 'slice', { value: slice, configurable: true, writable: true });
  }
};

test('a journal twice as long takes no more than twice as much', async () => {
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
