// What a store gives back may be damaged: that table is lost, the others are not, and it can be cleared away.
import type { Sight } from '@rose/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Kept, memoryStore, type Store } from '../src/index.ts';
import { ann, bot, join, openToy, rig } from './rig.ts';

const DAMAGES: readonly (readonly [what: string, damage: (kept: Kept) => unknown])[] = [
  ['not a table at all', () => 5],
  ['no record', ({ entries, card }) => ({ entries, card })],
  ['an empty record', (kept) => ({ ...kept, record: {} })],
  ['a record without its opening', (kept) => ({ ...kept, record: { ...kept.record, opening: undefined } })],
  ['nobody at it', (kept) => ({ ...kept, record: { ...kept.record, seating: null } })],
  ['no list of entries', (kept) => ({ ...kept, entries: null })],
  ['an entry that is nothing', (kept) => ({ ...kept, entries: [null] })],
  ['an entry without a deed', (kept) => ({ ...kept, entries: [{ seq: 1, seat: 'red' }] })],
];

const damaged = async (damage: (kept: Kept) => unknown) => {
  const store = memoryStore();
  const before = join(rig({ store }).host);
  const lost = await openToy(before, [ann, bot()]);
  const safe = await openToy(before, [bot(), ann]);
  const broken: Store = {
    ...store,
    load: async (table) => {
      const kept = await store.load(table);
      return kept && table === lost ? (damage(kept) as Kept) : kept;
    },
  };
  return { lost, safe, ...rig({ store: broken }) };
};

describe('a damaged table', () => {
  test.for(DAMAGES)('%s', async ([, damage]) => {
    const { host, lost, safe } = await damaged(damage);
    await host.start();
    const person = join(host);
    const isPlayed = ({ thinking, seq }: Sight): boolean => seq > 0 && thinking === undefined;
    const { sight } = await person.get({ ask: 'sit', table: safe, viewer: 'blue' });
    if (!isPlayed(sight)) await person.until(isPlayed);
    for (const ask of [
      { ask: 'sit', table: lost, viewer: 'red' },
      { ask: 'export', table: lost },
    ] as const) {
      const answer = await person.ask(ask);
      expect(answer).toMatchObject({ trouble: 'bad-file' });
      expect(JSON.stringify(answer)).not.toMatch(/Cannot|undefined/);
    }
    await host.refresh(lost);
    expect(await person.ask({ ask: 'remove', table: lost })).toEqual({});
    const { tables } = await person.get({ ask: 'tables' });
    expect(tables.map(({ table }) => table)).toEqual([safe]);
  });
});

test('a card that cannot be read keeps no other table from going on', async () => {
  const store = memoryStore();
  const table = await openToy(join(rig({ store }).host), [bot(), ann]);
  const { host, errors } = rig({ store: { ...store, cards: async () => [null as never, ...(await store.cards())] } });
  await host.start();
  const person = join(host);
  await person.get({ ask: 'sit', table, viewer: 'blue' });
  await person.until(({ seq }) => seq > 0);
  expect(errors.length).toBe(1);
});

test('a table that cannot be read for whatever reason harms no other, and is there again when it can be', async () => {
  let fails = false;
  const breather = () => {
    if (fails) throw new Error('nobody foresaw this');
    return () => undefined;
  };
  const { host, errors } = rig({ breather });
  const unheard: unknown[] = [];
  const note = (reason: unknown): void => void unheard.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const table = await openToy(join(host));
  for (let i = 0; i < 3; i++) await host.sweep();
  fails = true;
  const person = join(host);
  const asked = person.ask({ ask: 'sit', table, viewer: 'red' });
  // Whoever goes meanwhile, or later, is no trouble to anybody; nor is who tidies up.
  join(host).close();
  expect(await asked).toEqual({ trouble: 'internal' });
  join(host).close();
  await host.sweep();
  await host.refreshAll();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(unheard).toEqual([]);
  fails = false;
  expect((await person.get({ ask: 'sit', table, viewer: 'red' })).sight.viewer).toBe('red');
  expect(errors.map(String)).toEqual(['Error: nobody foresaw this']);
});
