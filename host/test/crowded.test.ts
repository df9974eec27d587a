// A house of many tables: those nobody needs are let go, one that throws harms no other, seats change hands, and a
// bot's turn is work that some host does.
import { type AnyGame, type Kind, stateOf } from '@rose/table';
import { toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { createHost, guestOf, memoryStore, type Store } from '../src/index.ts';
import { ann, bot, GAMES, join, openToy, rig } from './rig.ts';

/** The same store, and how often whole tables and tails are read from it. */
const counting = (store: Store) => {
  const count = { loads: 0, tails: 0 };
  const load: Store['load'] = (table) => {
    count.loads++;
    return store.load(table);
  };
  const tail: NonNullable<Store['tail']> = async (table, seq) => {
    count.tails++;
    return store.tail?.(table, seq);
  };
  return { count, store: { ...store, load, tail } };
};

describe('memory', () => {
  test('a table that nobody follows is let go after a while, and comes back when it is asked for', async () => {
    const { count, store } = counting(memoryStore());
    const { host } = rig({ store });
    const [person, watcher] = [join(host), join(host)];
    const [left, followed] = [await openToy(person), await openToy(person)];
    await person.get({ ask: 'sit', table: left, viewer: 'red' });
    await watcher.get({ ask: 'sit', table: followed, viewer: 'red' });
    await person.get({ ask: 'leave', table: left });
    for (let i = 0; i < 3; i++) await host.sweep();
    const before = count.loads;
    await watcher.get({ ask: 'sit', table: followed, viewer: 'blue' });
    expect(count.loads).toBe(before);
    await person.get({ ask: 'sit', table: left, viewer: 'red' });
    expect(count.loads).toBe(before + 1);
  });

  test('a change of another host is read alone, not the whole table, and not what is known already', async () => {
    const { count, store } = counting(memoryStore());
    const [here, there] = [rig({ store }).host, rig({ store }).host];
    const [red, blue] = [join(here), join(there)];
    const table = await openToy(red);
    await red.get({ ask: 'sit', table, viewer: 'red' });
    const { sight } = await blue.get({ ask: 'sit', table, viewer: 'blue' });
    await blue.get({ ask: 'play', table, seq: 0, seat: 'blue', action: sight.may[0] as string });
    const loads = count.loads;
    await here.refresh(table, 1);
    expect(red.last().seq).toBe(1);
    await here.refresh(table, 1);
    expect([count.loads - loads, count.tails]).toEqual([0, 1]);
  });
});

describe('a table that throws', () => {
  test('is answered as internal; the others go on', async () => {
    const broken: AnyGame = {
      ...(toy as unknown as AnyGame),
      meta: { ...(toy as unknown as AnyGame).meta, id: 'broken' },
      view(state: Kind['state'], viewer: string) {
        if (viewer === 'blue') throw new Error('a view that fails');
        return (toy as unknown as AnyGame).view(state, viewer);
      },
    };
    const { host, errors } = rig({ games: new Map([...GAMES, ['broken', broken]]) });
    const person = join(host);
    const opened = await person.get({ ask: 'open', game: 'broken', sitters: [ann, ann], draw: false });
    const sound = await openToy(person);
    expect(await person.ask({ ask: 'sit', table: opened.table, viewer: 'blue' })).toEqual({ trouble: 'internal' });
    expect(errors.length).toBe(1);
    const { sight } = await person.get({ ask: 'sit', table: sound, viewer: 'red' });
    const play = { ask: 'play', table: sound, seq: 0, seat: 'red', action: sight.may[0] as string } as const;
    expect(await person.ask(play)).toEqual({ seq: 1 });
  });
});

describe('seats', () => {
  const sitter = (player: string) => ({ kind: 'person', name: player, player }) as const;
  const opened = async () => {
    const world = rig({ isOpenHouse: true });
    const sitters = [sitter('p1'), sitter('p2')];
    const made = await world.host.operations.open({ game: 'toy', sitters, draw: false }, { table: 'w1' });
    if ('trouble' in made) throw new Error(made.trouble);
    const [one, two] = [join(world.host, guestOf('p1')), join(world.host, guestOf('p2'))];
    return { ...world, one, two, table: made.table };
  };

  test('belong to the player they name, for as long as they do', async () => {
    const { host, environment, one, two, table } = await opened();
    expect(table).toBe('w1');
    expect(await two.ask({ ask: 'sit', table, viewer: 'red' })).toEqual({ trouble: 'not-your-seat' });
    await two.get({ ask: 'sit', table, viewer: 'blue' });
    await one.get({ ask: 'sit', table, viewer: 'red' });
    await host.operations.reseat(table, (seating) => ({ ...seating, red: bot() }));
    const standIn = await two.until((sight) => sight.seating['red']?.kind === 'bot' && !sight.active.includes('red'));
    expect(standIn.log.some(({ seat }) => seat === 'red')).toBe(true);
    const play = { ask: 'play', table, seq: 0, seat: 'red', action: 'lock' } as const;
    expect(await one.ask(play)).toEqual({ trouble: 'not-your-seat' });
    await host.operations.reseat(table, (seating) => ({ ...seating, red: sitter('p1') }));
    expect(await one.ask(play)).not.toEqual({ trouble: 'not-your-seat' });
    const again = createHost(environment);
    expect(await join(again, guestOf('p1')).ask({ ask: 'sit', table, viewer: 'red' })).toHaveProperty('sight');
  });

  test('nobody in an open house hears of tables that are not theirs', async () => {
    const { one, two, table } = await opened();
    const { sight } = await one.get({ ask: 'sit', table, viewer: 'red' });
    await one.get({ ask: 'play', table, seq: 0, seat: 'red', action: sight.may[0] as string });
    expect(two.heard).toEqual([]);
  });

  test('without a player belong to nobody far away', async () => {
    const { host } = rig();
    const table = await openToy(join(host));
    const nobody = join(host, guestOf(undefined));
    expect(await nobody.ask({ ask: 'sit', table, viewer: 'red' })).toEqual({ trouble: 'not-your-seat' });
  });
});

describe('a bot’s turn as work', () => {
  test('is put down at the opening, done by whoever serves, and done once', async () => {
    const enlisted: string[] = [];
    const store = memoryStore();
    const { host, errors } = rig({ store, enlist: (table, seq) => enlisted.push(`${table} ${seq}`), pace: 0 });
    const made = await host.operations.open({ game: 'toy', sitters: [ann, bot()], draw: false }, { table: 'w1' });
    if ('trouble' in made) throw new Error(made.trouble);
    expect(enlisted).toEqual(['w1 0']);
    const entries = async () => (await store.load('w1'))?.entries.length ?? 0;
    expect(await entries()).toBe(0);
    const [first, second] = await Promise.all([host.operations.serve('w1'), host.operations.serve('w1')]);
    expect([first, second]).toEqual([true, true]);
    expect(await entries()).toBe(1);
    for (let i = 0; i < 10; i++) await host.operations.serve('w1');
    const seen = await host.operations.find('w1');
    if ('trouble' in seen) throw new Error(seen.trouble);
    expect((stateOf(seen.course).phase as { waiting?: readonly string[] }).waiting).toEqual(['red']);
    expect(enlisted).toEqual(['w1 0']);
    expect(await host.operations.serve('nowhere')).toBe(true);
    expect(errors).toEqual([]);
  });
});
