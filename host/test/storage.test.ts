import { describe, expect, test } from 'vitest';
import { memoryStore, type Store } from '../src/index.ts';
import { ann, bot, join, openToy, rig } from './rig.ts';

/** A store that can be broken and mended. */
const fragile = () => {
  const inner = memoryStore();
  const broken = { is: false };
  const check = () => {
    if (broken.is) throw new Error('disk full');
  };
  const store: Store = {
    async create(kept) {
      check();
      return inner.create(kept);
    },
    async append(table, entries, card) {
      check();
      return inner.append(table, entries, card);
    },
    async load(table) {
      check();
      return inner.load(table);
    },
    async cards() {
      check();
      return inner.cards();
    },
    async remove(table) {
      check();
      return inner.remove(table);
    },
  };
  return { store, broken };
};
const STORAGE = { trouble: 'storage' };

describe('a store that fails', () => {
  test('an append that fails changes nothing, for nobody, and the same ask goes through later', async () => {
    const { store, broken } = fragile();
    const { host, errors } = rig({ store });
    const [person, watcher] = [join(host), join(host)];
    const table = await openToy(person);
    const before = (await watcher.get({ ask: 'sit', table, viewer: 'red' })).sight;
    const play = { ask: 'play', table, seq: 0, seat: 'red', action: before.may[0] as string } as const;
    broken.is = true;
    expect(await person.ask(play)).toEqual(STORAGE);
    expect(await person.ask({ ask: 'manner', table, seat: 'red', manner: 'resign' })).toEqual(STORAGE);
    expect(watcher.heard.length).toBe(2);
    expect((await watcher.get({ ask: 'sit', table, viewer: 'red' })).sight).toEqual(before);
    expect(errors.length).toBe(2);
    broken.is = false;
    expect(await person.ask(play)).toEqual({ seq: 1 });
  });

  test('every ask that needs the store says so', async () => {
    const { store, broken } = fragile();
    const { host } = rig({ store });
    const person = join(host);
    const table = await openToy(person);
    broken.is = true;
    expect(await person.ask({ ask: 'open', game: 'toy', sitters: [ann, ann], draw: false })).toEqual(STORAGE);
    expect(await person.ask({ ask: 'tables' })).toEqual(STORAGE);
    expect(await person.ask({ ask: 'remove', table })).toEqual(STORAGE);
    expect(await join(rig({ store }).host).ask({ ask: 'sit', table, viewer: 'red' })).toEqual(STORAGE);
    broken.is = false;
    expect((await person.get({ ask: 'tables' })).tables.length).toBe(1);
  });

  test('the house that cannot write stops thinking aloud and goes on when somebody sits down again', async () => {
    const { store, broken } = fragile();
    const gate = Promise.withResolvers<void>();
    const { host } = rig({ store, wait: () => gate.promise });
    const person = join(host);
    const table = await openToy(person, [ann, bot()]);
    broken.is = true;
    expect((await person.get({ ask: 'sit', table, viewer: 'red' })).sight.thinking).toBe('blue');
    gate.resolve();
    expect((await person.until((sight) => sight.thinking === undefined)).seq).toBe(0);
    broken.is = false;
    await person.get({ ask: 'sit', table, viewer: 'red' });
    expect((await person.until((sight) => sight.seq > 0)).seq).toBeGreaterThan(0);
  });
});

test('one host never races with itself: what comes at once waits its turn', async () => {
  const inner = memoryStore();
  const results: string[] = [];
  const store: Store = {
    ...inner,
    async append(table, entries, card) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      const result = await inner.append(table, entries, card);
      results.push(`${entries.map(({ seq }) => seq).join()} ${result}`);
      return result;
    },
  };
  const person = join(rig({ store }).host);
  const table = await openToy(person);
  const looks = ['red', 'blue'].map((seat) => person.ask({ ask: 'play', table, seq: 0, seat, action: 'look' }));
  expect(await Promise.all(looks)).toEqual([{ seq: 1 }, { seq: 2 }]);
  expect(results).toEqual(['1 done', '2 done']);
});

describe('two hosts on one store', () => {
  const pair = async () => {
    const store = memoryStore();
    const [one, two] = [rig({ store }), rig({ store })];
    const [ours, theirs] = [join(one.host), join(two.host)];
    const table = await openToy(ours);
    const red = (await ours.get({ ask: 'sit', table, viewer: 'red' })).sight;
    const blue = (await theirs.get({ ask: 'sit', table, viewer: 'blue' })).sight;
    return { store, one, two, ours, theirs, table, red, blue };
  };

  test('the key settles the race: both plays stand, one after the other', async () => {
    const { store, ours, theirs, table, red, blue } = await pair();
    const answers = await Promise.all([
      ours.ask({ ask: 'play', table, seq: 0, seat: 'red', action: red.may[0] as string }),
      theirs.ask({ ask: 'play', table, seq: 0, seat: 'blue', action: blue.may[0] as string }),
    ]);
    expect(answers).toEqual([{ seq: 1 }, { seq: 2 }]);
    expect((await store.load(table))?.entries.map(({ seq, seat }) => [seq, seat])).toEqual([
      [1, 'red'],
      [2, 'blue'],
    ]);
  });

  test('the same play at both is one entry; another play of the same seat is stale', async () => {
    const { store, ours, theirs, table, red } = await pair();
    const play = { ask: 'play', table, seq: 0, seat: 'red', action: red.may[0] as string } as const;
    expect(await ours.ask(play)).toEqual({ seq: 1 });
    expect(await theirs.ask({ ...play, action: red.may[1] as string })).toEqual({ trouble: 'stale', seq: 1 });
    expect(await theirs.ask(play)).toEqual({ seq: 1 });
    expect((await store.load(table))?.entries.length).toBe(1);
  });

  test('a host that is told of a change shows it, and a removed table is gone', async () => {
    const { ours, theirs, two, table, red } = await pair();
    await ours.get({ ask: 'play', table, seq: 0, seat: 'red', action: red.may[0] as string });
    await two.host.refresh(table);
    expect(theirs.last().seq).toBe(1);
    await ours.get({ ask: 'remove', table });
    await two.host.refresh(table);
    expect(await theirs.ask({ ask: 'sit', table, viewer: 'blue' })).toEqual({ trouble: 'no-such-table' });
  });

  test('a second append of the same number fails', async () => {
    const { store, table } = await pair();
    const kept = await store.load(table);
    const entry = { seq: 1, seat: 'red', manner: 'resign' } as const;
    if (!kept) throw new Error('no table');
    expect(await store.append(table, [entry], kept.card)).toBe('done');
    expect(await store.append(table, [entry], kept.card)).toBe('taken');
    expect(await store.append('nowhere', [entry], kept.card)).toBe('gone');
  });
});

test('a rule that throws is answered as internal and leaves the table as it was', async () => {
  const { host, environment, errors } = rig();
  const toy = environment.games.get('toy');
  if (!toy) throw new Error('no toy');
  const person = join(host);
  const table = await openToy(person);
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'red' });
  const play = { ask: 'play', table, seq: 0, seat: 'red', action: sight.may[0] as string } as const;
  const { apply } = toy.phases.stake as { apply: unknown };
  Object.assign(toy.phases.stake as object, {
    apply() {
      throw new Error('a bug');
    },
  });
  expect(await person.ask(play)).toEqual({ trouble: 'internal' });
  Object.assign(toy.phases.stake as object, { apply });
  expect(errors).toEqual([new Error('a bug')]);
  expect(await person.ask(play)).toEqual({ seq: 1 });
});
