import type { Preferences, Removal } from '@rose/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { MOST_DAYS } from '../src/people/vacation.ts';
import { KINDS } from './databases.ts';
import { meIn, openRig, placeFor, type Rig, seat } from './people-rig.ts';

const AT = '2026-04-23T18:00:00.000Z';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const OTHER = 'f'.repeat(16);

describe.each(KINDS)('wishes and farewells on %s', (kind) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await placeFor(kind));
  });
  beforeEach(() => rig.clear());
  afterAll(() => rig.close());

  const PASSWORD = 'kingmaker!1471';
  const account = async (name = 'Warwick') => {
    const made = await rig.ask('/api/register', { name, password: PASSWORD });
    return { cookie: made.cookie ?? '', id: meIn(made).player?.id ?? '' };
  };

  describe('removal', () => {
    /** Somebody with a bit of everything. */
    const settled = async () => {
      const { cookie, id } = await account();
      const { db } = rig.database;
      await seat(rig, { table: 'wrunning', seat: 'york', player: id, name: 'Warwick' });
      await seat(rig, { table: 'wover', seat: 'york', player: id, name: 'Warwick', state: 'over' });
      await seat(rig, { table: 'wmine', seat: 'york', player: id, name: 'Warwick', state: 'gathering', owner: id });
      const at = { table_id: 'wrunning', player: id };
      await db
        .insertInto('chat')
        .values({ ...at, n: 1, audience: 'players', text: 'mine', at: AT })
        .execute();
      await db
        .insertInto('chat')
        .values({ table_id: 'wrunning', player: OTHER, n: 2, audience: 'players', text: 'theirs', at: AT })
        .execute();
      const whisper = { table_id: 'wrunning', pair: [id, OTHER].join('-'), at: AT };
      await db
        .insertInto('whispers')
        .values({ ...whisper, n: 1, player: id, reader: OTHER, text: 'mine alone' })
        .execute();
      await db
        .insertInto('whispers')
        .values({ ...whisper, n: 2, player: OTHER, reader: id, text: 'theirs alone' })
        .execute();
      await db
        .insertInto('notes')
        .values({ ...at, text: 'secret' })
        .execute();
      await db.insertInto('orders').values({ table_id: 'wrunning', seat: 'york', orders: '[]' }).execute();
      await db
        .insertInto('ratings')
        .values({ player: id, game: 'deux-roses', rating: 1600, deviation: 80, volatility: 0.06, games: 9, at: AT })
        .execute();
      await db
        .insertInto('results')
        .values({
          table_id: 'wover',
          seat: 'york',
          player: id,
          game: 'deux-roses',
          side: 'york',
          place: 1,
          won: 1,
          ending: 'castle',
          at: AT,
        })
        .execute();
      await rig.ask('/api/channels', { kind: 'webhook', address: 'https://hooks.example/x' }, cookie);
      return { cookie, id };
    };
    test('what it removes is said beforehand', async () => {
      const { cookie, id } = await settled();
      const said = (await rig.look('/api/removal', cookie)).body as unknown as Removal;
      expect(said).toEqual({
        player: { id, name: 'Warwick', kind: 'account' },
        needsPassword: true,
        removes: { sessions: 1, email: false, channels: 1, ratings: 1, notes: 1, chat: 2, gatherings: 1, seats: 2 },
        keeps: { games: 2, reported: 0 },
      });
    });
    test('and that is what it removes', async () => {
      const { cookie, id } = await settled();
      expect((await rig.ask('/api/remove', {}, cookie)).body).toEqual({ trouble: 'wrong-password' });
      expect((await rig.ask('/api/remove', { password: 'not this one' }, cookie)).status).toBe(403);
      rig.told.length = 0;
      const gone = await rig.ask('/api/remove', { password: PASSWORD }, cookie);
      expect([gone.status, gone.cookie]).toEqual([200, '']);
      const { db } = rig.database;
      for (const table of ['sessions', 'tokens', 'channels', 'ratings', 'notes', 'orders'] as const)
        expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
      expect((await db.selectFrom('chat').select('text').execute()).map(({ text }) => text)).toEqual(['theirs']);
      expect(await db.selectFrom('whispers').select('text').execute()).toEqual([{ text: 'theirs alone' }]);
      expect(await db.selectFrom('players').selectAll().executeTakeFirst()).toMatchObject({
        id,
        name: '—',
        name_key: null,
        password: null,
        email: null,
        settings: '{}',
      });
      expect(rig.left).toEqual([{ player: id, tables: expect.arrayContaining(['wrunning', 'wmine']) as string[] }]);
      expect(rig.told.toSorted((a, b) => a.localeCompare(b))).toEqual([
        `player ${id}`,
        'table wmine',
        'table wover',
        'table wrunning',
      ]);
    });
    test('games stay for the others, without the name', async () => {
      const { cookie } = await settled();
      await rig.ask('/api/remove', { password: PASSWORD }, cookie);
      const tables = await rig.database.db.selectFrom('tables').select(['id', 'seating', 'card', 'record']).execute();
      expect(tables.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(['wover', 'wrunning']);
      expect(JSON.stringify(tables)).not.toContain('Warwick');
      for (const { seating } of tables)
        expect(JSON.parse(seating)).toMatchObject({ york: { name: '—' }, other: { name: 'Other' } });
      expect(await rig.database.db.selectFrom('results').selectAll().execute()).toHaveLength(1);
      const seats = await rig.database.db.selectFrom('seats').select('player').execute();
      expect(seats.every(({ player }) => player === null)).toBe(true);
    });
    test('where another device sits down while tables are left, that one is left, too', async () => {
      const { cookie, id } = await account();
      const at = { seat: 'york', player: id, name: 'Warwick' };
      await seat(rig, { table: 'wfirst', ...at });
      const { leave } = rig.peopleContext;
      const sittingDown: typeof leave = async (player, tables) => {
        await leave(player, tables);
        if (rig.left.length === 1) await seat(rig, { table: 'wlate', ...at });
      };
      Object.assign(rig.peopleContext, { leave: sittingDown });
      onTestFinished(() => void Object.assign(rig.peopleContext, { leave }));
      expect((await rig.ask('/api/remove', { password: PASSWORD }, cookie)).status).toBe(200);
      expect(rig.left.map(({ tables }) => tables)).toEqual([['wfirst'], ['wlate']]);
    });
    test('the name is free again, and the cookie opens nothing', async () => {
      const { cookie } = await account();
      await rig.ask('/api/remove', { password: PASSWORD }, cookie);
      expect((await rig.look('/api/me', cookie)).body['player']).toBeUndefined();
      expect((await rig.look('/api/players/Warwick')).status).toBe(404);
      expect((await rig.ask('/api/login', { name: 'Warwick', password: PASSWORD })).status).toBe(401);
      expect((await account()).id).not.toBe('');
    });
    test('a guest goes without a password', async () => {
      const { cookie } = await rig.ask('/api/guest', { name: 'Anne' });
      const said = (await rig.look('/api/removal', cookie)).body as unknown as Removal;
      expect(said.needsPassword).toBe(false);
      expect((await rig.ask('/api/remove', {}, cookie)).status).toBe(200);
    });
  });

  describe('preferences', () => {
    const preferences = async (cookie: string): Promise<Preferences> =>
      (await rig.look('/api/preferences', cookie)).body as unknown as Preferences;
    test('only what is named changes, null takes away', async () => {
      const { cookie } = await account();
      const night = { from: '23:00', to: '07:30', zone: 'Europe/Paris' };
      await rig.ask('/api/preferences', { night, language: 'fr' }, cookie);
      const vacation = { from: inDays(1), until: inDays(15) };
      await rig.ask('/api/preferences', { vacation }, cookie);
      expect(await preferences(cookie)).toEqual({
        email: null,
        channels: [],
        night,
        vacation,
        daysOff: { most: MOST_DAYS, left: expect.any(Number) },
        language: 'fr',
      });
      // The clocks that run for them are reckoned anew, once for each change of their hours.
      expect(rig.told.filter((word) => word.startsWith('retime'))).toHaveLength(2);
      await rig.ask('/api/preferences', { language: 'fr' }, cookie);
      expect(rig.told.filter((word) => word.startsWith('retime'))).toHaveLength(2);
      await rig.ask('/api/preferences', { night: null }, cookie);
      expect(await preferences(cookie)).toMatchObject({ night: null, language: 'fr' });
    });
    test.for([
      [{ night: { from: '23:00', to: '23:00', zone: 'Europe/Paris' } }, 'night.to'],
      [{ night: { from: '23:00', to: '07:00', zone: 'Mars/Phobos' } }, 'night.zone'],
      [{ night: { from: '24:00', to: '07:00', zone: 'UTC' } }, 'night.from'],
      [{ vacation: { from: '2026-02-30', until: '2026-03-02' } }, 'vacation.from'],
      [{ vacation: { from: '2020-03-02', until: '2020-03-03' } }, 'vacation.from'],
      [{ vacation: { from: inDays(2), until: inDays(1) } }, 'vacation.until'],
      [{ vacation: { from: inDays(2), until: inDays(800) } }, 'vacation.until'],
    ] as const)('%j is refused at %s', async ([change, field]) => {
      const { cookie } = await account();
      expect((await rig.ask('/api/preferences', change, cookie)).body).toEqual({ trouble: 'bad-request', field });
    });
    test('a vacation takes no more days than a year has, and what is left is told', async () => {
      const { cookie } = await account();
      // Within one year, whenever this is run.
      const year = new Date().getUTCFullYear() + 1;
      const vacation = { from: `${year}-07-01`, until: `${year}-07-30` };
      expect((await rig.ask('/api/preferences', { vacation }, cookie)).body).toMatchObject({ vacation });
      const longer = { from: `${year}-07-01`, until: `${year}-07-31` };
      const refused = await rig.ask('/api/preferences', { vacation: longer }, cookie);
      expect(refused).toMatchObject({ status: 409, body: { trouble: 'too-much-vacation', year, over: 1 } });
      expect(await preferences(cookie)).toMatchObject({ vacation, daysOff: { most: 30, left: 30 } });
    });
    test('a channel is kept once, shown without its keys, and taken away', async () => {
      const { cookie } = await account();
      const push = {
        kind: 'push',
        endpoint: 'https://push.example/a/b',
        keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) },
      } as const;
      await Promise.all(Array.from({ length: 8 }, () => rig.ask('/api/channels', push, cookie)));
      const twice = await rig.ask('/api/channels', push, cookie);
      expect(twice.body['channels']).toHaveLength(1);
      expect(twice.body['channels']).toMatchObject([{ kind: 'push', host: 'push.example' }]);
      expect(JSON.stringify(twice.body)).not.toContain('PPPP');
      const [channel] = (await preferences(cookie)).channels;
      const other = await account('Somerset');
      expect((await rig.ask('/api/channels/end', { id: channel?.id ?? '' }, other.cookie)).status).toBe(404);
      const ended = await rig.ask('/api/channels/end', { id: channel?.id ?? '' }, cookie);
      expect(ended.body['channels']).toEqual([]);
    });
    test.for([
      'http://hooks.example/x',
      'https://user:word@hooks.example/',
      'https://localhost/',
      'javascript:alert(1)',
      'x',
    ])('a webhook at %s is refused', async (address) => {
      const { cookie } = await account();
      const added = await rig.ask('/api/channels', { kind: 'webhook', address }, cookie);
      expect(added.body).toEqual({ trouble: 'bad-request', field: 'address' });
    });
    test('ten channels are enough', async () => {
      const { cookie } = await account();
      for (let i = 0; i < 10; i += 1)
        await rig.ask('/api/channels', { kind: 'webhook', address: `https://h.example/${i}` }, cookie);
      const more = await rig.ask('/api/channels', { kind: 'webhook', address: 'https://h.example/more' }, cookie);
      expect(more.body).toEqual({ trouble: 'too-many-channels', most: 10 });
    });
    test('mail as a channel needs an address', async () => {
      const { cookie } = await account();
      expect((await rig.ask('/api/channels', { kind: 'mail' }, cookie)).body).toEqual({
        trouble: 'bad-request',
        field: 'email',
      });
      await rig.ask('/api/preferences', { email: 'a@b.fr', password: PASSWORD }, cookie);
      expect((await rig.ask('/api/channels', { kind: 'mail' }, cookie)).status).toBe(200);
    });
  });
});
