import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidy } from '../src/people/sessions.ts';
import { KINDS } from './databases.ts';
import { meIn, openRig, placeFor, type Rig, seat } from './people-rig.ts';

describe.each(KINDS)('people on %s', (kind) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await placeFor(kind));
  });
  beforeEach(() => rig.clear());
  afterAll(() => rig.close());

  const guest = async (name = 'Anne'): Promise<{ readonly cookie: string; readonly id: string }> => {
    const answer = await rig.ask('/api/guest', { name });
    return { cookie: answer.cookie ?? '', id: meIn(answer).player?.id ?? '' };
  };
  const account = async (name = 'Warwick', password = 'kingmaker!1471') => {
    const answer = await rig.ask('/api/register', { name, password });
    expect(answer.status).toBe(200);
    return { cookie: answer.cookie ?? '', id: meIn(answer).player?.id ?? '', password, name };
  };

  describe('guests', () => {
    test('nobody yet', async () =>
      expect((await rig.look('/api/me')).body).toEqual({ house: { mail: true, pushKey: 'push-key' } }));
    test('a name is enough, and the cookie keeps it', async () => {
      const answer = await rig.ask('/api/guest', { name: '  Anne   Neville ' });
      expect(meIn(answer).player).toMatchObject({ name: 'Anne Neville', kind: 'guest' });
      expect(meIn(answer).player?.id).toMatch(/^[0-9a-f]{16}$/);
      const again = await rig.look('/api/me', answer.cookie);
      expect(meIn(again).player).toEqual(meIn(answer).player);
      expect(meIn(again).tables).toEqual({ gathering: 0, running: 0, over: 0 });
    });
    test('the cookie is for this house alone, and no script reads it', async () => {
      const { headers } = await rig.ask('/api/guest', { name: 'Anne' });
      expect(String(headers['set-cookie'])).toMatch(
        /^rose=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });
    test('what is kept of a session opens none', async () => {
      const { cookie } = await guest();
      const rows = await rig.database.db.selectFrom('sessions').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(cookie.slice(5));
      expect((await rig.look('/api/me', `rose=${rows[0]?.hash}`)).body['player']).toBeUndefined();
    });
    test('two guests may share a name, and one may change it', async () => {
      const first = await guest();
      const second = await guest();
      expect(first.id).not.toBe(second.id);
      const renamed = await rig.ask('/api/guest', { name: 'Isabel' }, first.cookie);
      expect(meIn(renamed).player).toEqual({ id: first.id, name: 'Isabel', kind: 'guest' });
      expect(renamed.cookie).toBeUndefined();
    });
    test('nobody sits down under the name of an account', async () => {
      await account('Warwick');
      expect((await rig.ask('/api/guest', { name: 'WARWICK' })).body).toEqual({ trouble: 'name-taken' });
    });
  });

  describe('accounts', () => {
    test('a guest becomes one and keeps everything', async () => {
      const { cookie, id } = await guest('Anne');
      await seat(rig, { table: 'w1', seat: 'york', player: id, name: 'Anne' });
      const made = await rig.ask('/api/register', { name: 'Anne of York', password: 'white rose 85' }, cookie);
      expect(meIn(made).player).toEqual({ id, name: 'Anne of York', kind: 'account' });
      expect(meIn(made).tables?.running).toBe(1);
      const table = await rig.database.db
        .selectFrom('tables')
        .select(['seating', 'card', 'record'])
        .executeTakeFirstOrThrow();
      for (const text of Object.values(table)) {
        expect(text).toContain('"name":"Anne of York"');
        expect(text).toContain('"name":"Other"');
      }
      expect(rig.told).toEqual([`player ${id}`, 'table w1']);
      // The guest's old cookie may have been copied: it opens nothing any more.
      expect((await rig.look('/api/me', cookie)).body['player']).toBeUndefined();
    });
    test('signing in elsewhere', async () => {
      const { id, password } = await account();
      const there = await rig.ask('/api/login', { name: 'warwick', password });
      expect(meIn(there).player).toEqual({ id, name: 'Warwick', kind: 'account' });
      expect(meIn(await rig.look('/api/me', there.cookie)).player?.id).toBe(id);
    });
    test('one name, one account, however it is written', async () => {
      await account('Élisabeth');
      for (const name of ['ÉLISABETH', 'E\u0301lisabeth', 'ｅ\u0301lisabeth'])
        expect((await rig.ask('/api/register', { name, password: 'white rose 85' })).body, name).toEqual({
          trouble: 'name-taken',
        });
    });
    test('of two who ask for one name at once, one gets it', async () => {
      const asks = [1, 2, 3, 4].map(() => rig.ask('/api/register', { name: 'Edward', password: 'sun in splendour' }));
      const statuses = (await Promise.all(asks)).map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 409, 409, 409]);
    });
    test('of two who look the same and ask at once, one gets it; later ones, guests too, are refused', async () => {
      const register = (name: string) => rig.ask('/api/register', { name, password: 'sun in splendour' });
      const statuses = async (names: readonly string[]) =>
        (await Promise.all(names.map(register))).map(({ status }) => status).toSorted((a, b) => a - b);
      expect(await statuses(['Scope', 'ѕсоре'])).toEqual([200, 409]);
      expect(await statuses(['ВОВ', 'Bob', 'BОВ'])).toEqual([200, 409, 422]);
      const taken = { trouble: 'name-taken' };
      for (const name of ['ВОВ', 'bob', 'SC0PE']) {
        expect((await register(name)).body, name).toEqual(taken);
        expect((await rig.ask('/api/guest', { name })).body, name).toEqual(taken);
      }
      const { cookie } = await guest('Somebody');
      const promoted = await rig.ask('/api/register', { name: 'BOB', password: 'sun in splendour' }, cookie);
      expect(promoted.body).toEqual(taken);
    });
    test('accounts of a time without looks get theirs; a name that is gone is free again', async () => {
      const { cookie, password } = await account('Bob');
      await rig.database.db.deleteFrom('looks').execute();
      await tidy(rig.peopleContext);
      const other = () => rig.ask('/api/register', { name: 'ВОВ', password });
      expect((await other()).body).toEqual({ trouble: 'name-taken' });
      expect((await rig.ask('/api/remove', { password }, cookie)).status).toBe(200);
      expect((await other()).status).toBe(200);
    });
    test('wrong name and wrong password are the same answer', async () => {
      await account();
      const wrong = { trouble: 'wrong-name-or-password' };
      const one = await rig.ask('/api/login', { name: 'Warwick', password: 'not this one' });
      const two = await rig.ask('/api/login', { name: 'Nobody', password: 'not this one' });
      expect([one.body, two.body, one.status, two.status]).toEqual([wrong, wrong, 401, 401]);
      expect([one.cookie, two.cookie]).toEqual([undefined, undefined]);
    });
    test('a guest with games is not thrown out unasked', async () => {
      const { password } = await account();
      const { cookie, id } = await guest();
      await seat(rig, { table: 'w1', seat: 'york', player: id, name: 'Anne' });
      const trouble = { trouble: 'guest-has-games', tables: 1 };
      expect((await rig.ask('/api/login', { name: 'Warwick', password }, cookie)).body).toEqual(trouble);
      expect((await rig.ask('/api/logout', {}, cookie)).body).toEqual(trouble);
      expect(meIn(await rig.look('/api/me', cookie)).player?.id).toBe(id);
      const there = await rig.ask('/api/login', { name: 'Warwick', password, leave: true }, cookie);
      expect(meIn(there).player?.name).toBe('Warwick');
    });
    test('signing out ends the session for good', async () => {
      const { cookie } = await account();
      const out = await rig.ask('/api/logout', {}, cookie);
      // What the browser keeps says which device it is, and opens nothing.
      expect(out.cookie).toBeUndefined();
      expect((await rig.look('/api/me', cookie)).body['player']).toBeUndefined();
      expect((await rig.look('/api/sessions', cookie)).status).toBe(401);
      expect((await rig.ask('/api/logout', {}, (await guest()).cookie)).cookie).toBe('');
    });
    test('an account makes no second one', async () => {
      const { cookie } = await account();
      const again = await rig.ask('/api/register', { name: 'Other', password: 'white rose 85' }, cookie);
      expect(again.body).toEqual({ trouble: 'already-account', name: 'Warwick' });
      expect((await rig.ask('/api/guest', { name: 'Other' }, cookie)).status).toBe(409);
    });
    test.for([
      ['short', { trouble: 'password-too-short', least: 8 }],
      ['x'.repeat(201), { trouble: 'password-too-long', most: 200 }],
      ['12345678', { trouble: 'password-too-common' }],
      ['aaaaaaaaaaaa', { trouble: 'password-too-common' }],
      ['Password123', { trouble: 'password-too-common' }],
      ['Margaret', { trouble: 'password-too-common' }],
    ] as const)('the password %s is refused', async ([password, trouble]) =>
      expect((await rig.ask('/api/register', { name: 'Margaret', password })).body).toEqual(trouble),
    );
    test('a password typed with other keys is the same password', async () => {
      await account('Marguerite', 'e\u0301toile filante');
      expect((await rig.ask('/api/login', { name: 'Marguerite', password: 'étoile filante' })).status).toBe(200);
    });
  });

  describe('sessions', () => {
    test('are listed and ended one by one', async () => {
      const { cookie, password, id } = await account();
      const phone = await rig.ask('/api/login', { name: 'Warwick', password }, undefined, {
        'user-agent': 'A phone\u0007',
      });
      const { sessions } = (await rig.look('/api/sessions', cookie)).body as {
        sessions: { id: string; here: boolean; agent: string }[];
      };
      expect(sessions).toHaveLength(2);
      expect(sessions.filter(({ here }) => here)).toHaveLength(1);
      const there = sessions.find(({ here }) => !here);
      expect(there?.agent).toBe('A phone');
      rig.told.length = 0;
      expect((await rig.ask('/api/sessions/end', { id: there?.id ?? '' }, cookie)).status).toBe(200);
      expect(rig.told).toEqual([`player ${id}`]);
      expect((await rig.look('/api/me', phone.cookie)).body['player']).toBeUndefined();
      expect(meIn(await rig.look('/api/me', cookie)).player?.id).toBe(id);
    });
    test('of somebody else cannot be ended', async () => {
      const mine = await account();
      const other = await account('Somerset', 'red rose 1471');
      const { sessions } = (await rig.look('/api/sessions', other.cookie)).body as { sessions: { id: string }[] };
      const ended = await rig.ask('/api/sessions/end', { id: sessions[0]?.id ?? '' }, mine.cookie);
      expect(ended.body).toEqual({ trouble: 'not-found' });
      expect(meIn(await rig.look('/api/me', other.cookie)).player?.id).toBe(other.id);
    });
    test('end with the cookie, after four hundred days without a visit', async () => {
      const { cookie } = await guest();
      rig.pass(300 * 86_400);
      expect(meIn(await rig.look('/api/me', cookie)).player).toBeDefined();
      rig.pass(399 * 86_400);
      expect(meIn(await rig.look('/api/me', cookie)).player).toBeDefined();
      rig.pass(401 * 86_400);
      expect(meIn(await rig.look('/api/me', cookie)).player).toBeUndefined();
    });
    test('thirty are kept, the longest unseen go', async () => {
      const { cookie, password } = await account();
      for (let i = 0; i < 30; i += 1) {
        rig.pass(1);
        await rig.ask('/api/login', { name: 'Warwick', password });
      }
      expect((await rig.look('/api/me', cookie)).body['player']).toBeUndefined();
      expect(await rig.database.db.selectFrom('sessions').select('id').execute()).toHaveLength(30);
    });
  });

  test('what nobody will come back for is tidied away', async () => {
    const idle = await guest('Idle');
    const player = await guest('Player');
    await seat(rig, { table: 'w1', seat: 'york', player: player.id, name: 'Player' });
    await account();
    const names = async (): Promise<readonly string[]> => {
      await tidy(rig.peopleContext);
      const rows = await rig.database.db.selectFrom('players').select('name').execute();
      return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
    };
    rig.pass(2 * 86_400);
    expect(await names()).toEqual(['Idle', 'Player', 'Warwick']);
    await rig.ask('/api/logout', {}, idle.cookie);
    expect(await names()).toEqual(['Player', 'Warwick']);
    rig.pass(401 * 86_400);
    expect(await names()).toEqual(['Player', 'Warwick']);
    expect(await rig.database.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  describe('passwords', () => {
    test('a new one ends the other sessions and the old password', async () => {
      const { cookie, password } = await account();
      const phone = await rig.ask('/api/login', { name: 'Warwick', password });
      const wrong = await rig.ask('/api/password', { old: 'not this one', new: 'bear and staff' }, cookie);
      expect(wrong.body).toEqual({ trouble: 'wrong-password' });
      const changed = await rig.ask('/api/password', { old: password, new: 'bear and staff' }, cookie);
      expect(changed.body).toEqual({ ended: 1 });
      expect((await rig.look('/api/me', phone.cookie)).body['player']).toBeUndefined();
      expect(meIn(await rig.look('/api/me', cookie)).player).toBeDefined();
      expect((await rig.ask('/api/login', { name: 'Warwick', password })).status).toBe(401);
      expect((await rig.ask('/api/login', { name: 'Warwick', password: 'bear and staff' })).status).toBe(200);
    });
    test('a guest has none', async () => {
      const { cookie } = await guest();
      expect((await rig.ask('/api/password', { old: 'a', new: 'b' }, cookie)).body).toEqual({ trouble: 'no-account' });
    });
  });
});
