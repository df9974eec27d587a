// What was meant is made anew on what stands by then: a bot's turn is not lost to another host, and nobody plays a seat that
// has changed hands while they waited.
import type { Seating } from '@rose/protocol';
import { expect, test } from 'vitest';
import { guestOf, memoryStore, type Store } from '../src/index.ts';
import { ann, bot, join, openToy, rig } from './rig.ts';

/** As another host would, at the worst moment: right before an append. */
const meddling = () => {
  const inner = memoryStore();
  let meddle: (() => Promise<unknown>) | undefined;
  const store: Store = {
    ...inner,
    async append(...written) {
      const now = meddle;
      meddle = undefined;
      await now?.();
      return inner.append(...written);
    },
  };
  const reseat = async (table: string, change: (seating: Seating) => Seating): Promise<void> => {
    const { seating = {}, entries = [] } = (await inner.tail?.(table, 0)) ?? {};
    expect(await inner.reseat?.(table, change(seating), { seq: entries.length, seating })).toBe(true);
  };
  return {
    store,
    reseat,
    atNextAppend(job: () => Promise<unknown>) {
      meddle = job;
    },
  };
};

test('a bot whose company changes in the moment of its move moves all the same', async () => {
  const { store, reseat, atNextAppend } = meddling();
  const { host, errors } = rig({ store });
  const person = join(host);
  const table = await openToy(person, [bot(), ann]);
  atNextAppend(() => reseat(table, (seating) => ({ ...seating, blue: { kind: 'person', name: 'Anne' } })));
  await person.get({ ask: 'sit', table, viewer: 'blue' });
  const sight = await person.until(({ log }) => log.some(({ seat }) => seat === 'red'));
  expect(sight.seating['blue']).toMatchObject({ name: 'Anne' });
  expect(errors).toEqual([]);
});

test('who has left a seat plays it no more, also with what was on its way', async () => {
  const { store, reseat, atNextAppend } = meddling();
  const { host } = rig({ store, isOpenHouse: true });
  const sitters = ['p1', 'p2'].map((player) => ({ kind: 'person', name: player, player }) as const);
  const made = await host.operations.open({ game: 'toy', sitters, draw: false }, { table: 'w1' });
  if ('trouble' in made) throw new Error(made.trouble);
  const { table } = made;
  const one = join(host, guestOf('p1'));
  const { sight } = await one.get({ ask: 'sit', table, viewer: 'red' });
  atNextAppend(() => reseat(table, (seating) => ({ ...seating, red: { ...bot(), keeps: 'p1' } as const })));
  const action = sight.may[0] ?? '';
  expect(await one.ask({ ask: 'play', table, seq: 0, seat: 'red', action })).toEqual({ trouble: 'not-your-seat' });
  // Left and played in one breath: what was asked first is done first.
  const again = await host.operations.open({ game: 'toy', sitters, draw: false }, { table: 'w2' });
  if ('trouble' in again) throw new Error(again.trouble);
  const left = host.operations.reseat('w2', (seating) => ({ ...seating, red: { ...bot(), keeps: 'p1' } as const }));
  const late = one.ask({ ask: 'play', table: 'w2', seq: 0, seat: 'red', action });
  await left;
  expect(await late).toEqual({ trouble: 'not-your-seat' });
});

test('who leaves a seat has left it, however often others are faster', async () => {
  const inner = memoryStore();
  let others = 10;
  const store: Store = {
    ...inner,
    async reseat(table, seating, before, beside) {
      if (others-- > 0) return false;
      return (await inner.reseat?.(table, seating, before, beside)) ?? false;
    },
  };
  const { host } = rig({ store, isOpenHouse: true });
  const sitters = ['p1', 'p2'].map((player) => ({ kind: 'person', name: player, player }) as const);
  const made = await host.operations.open({ game: 'toy', sitters, draw: false }, { table: 'w1' });
  if ('trouble' in made) throw new Error(made.trouble);
  const left = host.operations.reseat('w1', (seating) => ({ ...seating, red: { ...bot(), keeps: 'p1' } as const }));
  expect(await left).toBeUndefined();
});
