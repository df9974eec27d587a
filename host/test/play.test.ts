import type { FromHost } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import { guestOf } from '../src/index.ts';
import { ann, ben, bot, join, openToy, playOut, rig } from './rig.ts';

describe('a table from its opening to its end', () => {
  test('two persons at one device play until it closes, then the secret is published', async () => {
    const { host, secrets } = rig();
    const person = join(host);
    const table = await openToy(person);
    const end = await playOut(person, table);
    expect(end.outcome?.rule).toBe('3');
    expect(end.active).toEqual([]);
    expect(secrets).toContain(end.secret);
  });

  test('the house answers, and a whole game of deux-roses against it ends by resigning', async () => {
    const { host, errors } = rig();
    const person = join(host);
    const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, bot()], draw: false });
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    const first = sight.active[0];
    const mine = first === 'lancaster' ? sight : await person.until((seen) => seen.active.includes('lancaster'));
    const action = mine.may[0] as string;
    await person.get({ ask: 'play', table, seq: mine.seq, seat: 'lancaster', action });
    const after = await person.until((seen) => seen.seq > mine.seq + 1 && seen.active.includes('lancaster'));
    expect(after.log.at(-1)?.seat).toBe('york');
    expect(after.thinking).toBeUndefined();
    await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' });
    expect(person.last()).toMatchObject({
      outcome: { winners: ['york'], how: 'resigned', rule: '6.4' },
      active: [],
      may: [],
    });
    expect(errors).toEqual([]);
  });

  test('a take-back is of what was agreed to: where the game went on before it was done, it is not done', async () => {
    const { host } = rig();
    const person = join(host);
    const table = await openToy(person);
    const moves = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        const { sight } = await person.get({ ask: 'sit', table, viewer: 'spectator' });
        const seat = sight.active[0] ?? '';
        const { sight: own } = await person.get({ ask: 'sit', table, viewer: seat });
        await person.get({ ask: 'play', table, seq: own.seq, seat, action: own.may[0] ?? '' });
      }
    };
    await moves(3);
    const seen = await host.operations.find(table);
    const { seat = '' } = ('course' in seen && seen.course.entries[1]) || {};
    const agreed = (seq: number) => host.operations.takeBack(table, seat, 2, seq);
    expect(await agreed(2)).toEqual({ trouble: 'no-undo', reason: 'nothing-to-undo' });
    expect(await agreed(3)).toBeUndefined();
  });

  test('a game of the house against itself plays while it is watched, and rests when it is not', async () => {
    const { host } = rig();
    const person = join(host);
    const table = await openToy(person, [bot(), bot()]);
    const { tables } = await person.get({ ask: 'tables' });
    expect(tables).toMatchObject([{ table, steps: 0 }]);
    await person.get({ ask: 'sit', table, viewer: 'spectator' });
    expect((await person.until((sight) => sight.outcome !== undefined)).log.length).toBeGreaterThan(0);
  });

  test('a log that comes in pieces is the log that comes at once', async () => {
    const { host } = rig();
    const person = join(host);
    const watcher = join(host);
    const table = await openToy(person);
    const log = [...(await watcher.get({ ask: 'sit', table, viewer: 'blue' })).sight.log];
    await playOut(person, table);
    for (const message of watcher.heard) {
      if (!('news' in message) || message.news !== 'sight') continue;
      log.splice(message.sight.keep, log.length, ...message.sight.log);
      expect(message.sight.log.length).toBeLessThanOrEqual(1);
    }
    const { sight } = await watcher.get({ ask: 'sit', table, viewer: 'blue' });
    expect(sight.keep).toBe(0);
    expect(log).toEqual(sight.log);
  });

  test('two connections see the same table change', async () => {
    const { host } = rig();
    const [red, blue] = [join(host), join(host)];
    const table = await openToy(red);
    await red.get({ ask: 'sit', table, viewer: 'red' });
    const { sight } = await blue.get({ ask: 'sit', table, viewer: 'blue' });
    const stake = (await red.get({ ask: 'sit', table, viewer: 'red' })).sight.may[0] as string;
    const { seq } = await red.get({ ask: 'play', table, seq: sight.seq, seat: 'red', action: stake });
    expect([red.last().seq, blue.last().seq]).toEqual([seq, seq]);
    await blue.get({ ask: 'leave', table });
    await red.get({ ask: 'play', table, seq, seat: 'red', action: 'lock' });
    expect(red.last().seq).toBe(seq + 1);
    expect(blue.last().seq).toBe(seq);
  });
});

describe('numbers and retries', () => {
  const started = async () => {
    const { host, environment } = rig();
    const person = join(host);
    const table = await openToy(person);
    const red = (await person.get({ ask: 'sit', table, viewer: 'red' })).sight.may;
    const blue = (await person.get({ ask: 'sit', table, viewer: 'blue' })).sight.may;
    const play = (seat: string, seq: number, action = '') => person.ask({ ask: 'play', table, seq, seat, action });
    return { person, table, red, blue, play, environment };
  };

  test('the same play asked twice is one entry', async () => {
    const { play, red, table, environment } = await started();
    expect(await play('red', 0, red[0])).toEqual({ seq: 1 });
    expect(await play('red', 0, red[0])).toEqual({ seq: 1 });
    expect((await environment.store.load(table))?.entries.length).toBe(1);
  });

  test('two asked at once are one entry, too', async () => {
    const { play, red, table, environment } = await started();
    expect(await Promise.all([play('red', 0, red[0]), play('red', 0, red[0])])).toEqual([{ seq: 1 }, { seq: 1 }]);
    expect((await environment.store.load(table))?.entries.length).toBe(1);
  });

  test('an old number is fine while only others acted in the same phase', async () => {
    const { play, red, blue } = await started();
    await play('red', 0, red[0]);
    expect(await play('blue', 0, blue[0])).toEqual({ seq: 2 });
  });

  test('an old number is stale once the seat itself acted, the phase changed, or something was taken back', async () => {
    const { person, table, play, red, blue } = await started();
    await play('red', 0, red[0]);
    expect(await play('red', 0, red[1])).toEqual({ trouble: 'stale', seq: 1 });
    await play('blue', 1, blue[0]);
    await person.get({ ask: 'undo', table, seat: 'blue' });
    expect(await play('red', 2, 'lock')).toEqual({ trouble: 'stale', seq: 3 });
    await play('red', 3, 'lock');
    await play('blue', 4, blue[0]);
    await play('blue', 5, 'lock');
    const [first] = (await person.get({ ask: 'sit', table, viewer: 'spectator' })).sight.active;
    expect(await play(first as string, 5, 'throw')).toMatchObject({ trouble: 'stale', seq: 6 });
    expect(await play(first as string, 99, 'throw')).toMatchObject({ trouble: 'stale', seq: 6 });
  });

  test('a refusal goes to the sender alone and changes nothing', async () => {
    const { person, table, play, environment } = await started();
    const before = person.heard.length;
    expect(await play('red', 0, 'throw')).toMatchObject({
      trouble: 'refused',
      refusal: { because: { why: 'not-now' } },
    });
    expect(await play('red', 0, 'dance')).toMatchObject({
      refusal: { because: { why: 'not-an-action', text: 'dance' } },
    });
    expect(person.heard.length).toBe(before + 2);
    expect((await environment.store.load(table))?.entries).toEqual([]);
    const why = await person.get({ ask: 'why-not', table, seat: 'red', action: 'lock' });
    expect(why.refusal).toEqual({ rule: '1', because: { why: 'nothing-staked' } });
  });

  test('what is refused is not sent along, but told to a seat that asks, with its number', async () => {
    const { person, table, play, red } = await started();
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'red' });
    expect(sight.verbs).toContain('lock');
    expect(sight.may).not.toContain('lock');
    const lock = { action: 'lock', refusal: { rule: '1', because: { why: 'nothing-staked' } } };
    const first = await person.get({ ask: 'refusals', table, seat: 'red' });
    expect(first.seq).toBe(0);
    expect(first.mayNot).toContainEqual(lock);
    expect(first.mayNot.filter(({ action }) => sight.may.includes(action))).toEqual([]);
    await play('red', 0, red[0]);
    const second = await person.get({ ask: 'refusals', table, seat: 'red' });
    expect(second.seq).toBe(1);
    expect(second.mayNot).not.toContainEqual(lock);
  });
});

describe('what cannot be asked', () => {
  test('another seat, an unknown table, an unknown game, too few sitters, an unknown bot', async () => {
    const { host } = rig();
    const person = join(host);
    const table = await openToy(person, [ann, bot()]);
    const not = { trouble: 'not-your-seat' };
    expect(await person.ask({ ask: 'play', table, seq: 0, seat: 'blue', action: 'lock' })).toEqual(not);
    expect(await person.ask({ ask: 'sit', table, viewer: 'blue' })).toEqual(not);
    expect(await person.ask({ ask: 'sit', table, viewer: 'constructor' })).toEqual(not);
    expect(await person.ask({ ask: 'export', table })).toEqual(not);
    expect(await person.ask({ ask: 'replay', table, viewer: 'blue' })).toEqual(not);
    expect(await person.ask({ ask: 'sit', table: 'nowhere', viewer: 'red' })).toEqual({ trouble: 'no-such-table' });
    const open = { ask: 'open', game: 'toy', sitters: [ann, ben], draw: false } as const;
    expect(await person.ask({ ...open, game: 'chess' })).toEqual({ trouble: 'no-such-game', game: 'chess' });
    expect(await person.ask({ ...open, sitters: [ann] })).toMatchObject({ trouble: 'mistake', field: 'sitters' });
    expect(await person.ask({ ...open, sitters: [ann, bot('hal')] })).toMatchObject({ field: 'sitters[1].bot' });
    expect(await person.ask({ ...open, options: { rounds: 9 } })).toMatchObject({ field: 'options.rounds' });
  });

  test('a removed table is gone for everybody', async () => {
    const { host } = rig();
    const [person, other] = [join(host), join(host)];
    const table = await openToy(person);
    await other.get({ ask: 'sit', table, viewer: 'red' });
    await person.get({ ask: 'remove', table });
    expect(await other.ask({ ask: 'undo', table, seat: 'red' })).toEqual({ trouble: 'no-such-table' });
    expect((await other.get({ ask: 'tables' })).tables).toEqual([]);
    expect(other.heard).toContainEqual({ news: 'tables' });
  });

  test('a malformed message names its field and carries its number', async () => {
    const { host } = rig();
    const person = join(host);
    await person.receive({ ask: 'play', id: 41, table: 't', seq: -1, seat: 'red', action: 'x' });
    await person.receive('hello');
    expect(person.heard).toEqual([
      { id: 41, trouble: { trouble: 'bad-request', field: 'seq' } },
      { id: -1, trouble: { trouble: 'bad-request', field: 'message' } },
    ]);
  });
});

test('those who look on are sent the very same, written once', async () => {
  const { host } = rig();
  const ours: FromHost[][] = [[], []];
  const person = join(host);
  const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
  for (const [i, heard] of ours.entries())
    await host
      .connect((message) => heard.push(message), guestOf(`p${i}`))
      .receive({ ask: 'sit', id: 1, table, viewer: 'spectator' });
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
  await person.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: sight.may[0] as string });
  const [mine, theirs] = ours.map((heard) => heard.filter((message) => 'news' in message && message.news === 'sight'));
  expect(mine?.length).toBe(1);
  expect(theirs?.[0]).toBe(mine?.[0]);
});

test('what a change shows to others is work of whoever made it', async () => {
  let isMetered = false;
  const { host } = rig({
    meter(work) {
      isMetered = true;
      try {
        return work();
      } finally {
        isMetered = false;
      }
    },
  });
  const person = join(host);
  const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
  const shown: boolean[] = [];
  const watcher = host.connect((message) => 'news' in message && message.news === 'sight' && shown.push(isMetered));
  await watcher.receive({ ask: 'sit', id: 1, table, viewer: 'spectator' });
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
  await person.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: sight.may[0] as string });
  await person.get({ ask: 'undo', table, seat: 'lancaster' });
  expect(shown).toEqual([true, true]);
});
