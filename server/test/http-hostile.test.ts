// Visitors who mean no good: forged cookies, foreign pages, wrong shapes, huge and crooked bodies, SQL and script in
// every field, guessing without end. None gets in, none breaks anything, and each is answered.
import type { PeopleAsks } from '@rose/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SHAPES } from '../src/http/shapes.ts';
import { STATUS } from '../src/http/troubles.ts';
import { KINDS } from './databases.ts';
import { HERE, meIn, openRig, placeFor, type Rig } from './people-rig.ts';

const PATHS = Object.keys(SHAPES) as (keyof PeopleAsks)[];
const LOOKS = ['/api/me', '/api/sessions', '/api/removal', '/api/preferences', '/api/players/Warwick'];
const JSON_HERE = { origin: HERE, 'content-type': 'application/json' };
const PASSWORD = 'kingmaker!1471';

describe('at the httpContext', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig();
  });
  beforeEach(() => rig.clear());
  afterAll(() => rig.close());

  describe('pages of other houses (CSRF)', () => {
    test.for(PATHS)('%s is refused from anywhere else', async (path) => {
      const { cookie } = await rig.ask('/api/guest', { name: 'Anne' });
      for (const origin of [undefined, 'null', 'http://evil.test', 'https://rose.test', 'http://rose.test.evil.test']) {
        const headers = { 'content-type': 'application/json', cookie: cookie ?? '', ...(origin ? { origin } : {}) };
        const answer = await rig.raw(path, '{}', headers);
        expect([answer.status, answer.body], String(origin)).toEqual([403, { trouble: 'foreign-origin', house: HERE }]);
      }
      expect(meIn(await rig.look('/api/me', cookie)).player?.name).toBe('Anne');
    });
    test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])(
      'a form in the clothes of an ask (%s) is refused, whatever it says of itself',
      async (type) => {
        const headers = { origin: HERE, ...(type === undefined ? {} : { 'content-type': type }) };
        const answer = await rig.raw('/api/guest', '{"name":"Anne"}', headers);
        expect([answer.status, answer.body]).toEqual([415, { trouble: 'not-json' }]);
      },
    );
    test('no other page is let in by a header', async () => {
      const preflight = await rig.http.inject({
        method: 'OPTIONS',
        url: '/api/guest',
        headers: { origin: 'http://evil.test', 'access-control-request-method': 'POST' },
      });
      expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
      const look = await rig.http.inject({ url: '/api/me', headers: { origin: 'http://evil.test' } });
      for (const { headers } of [preflight, look]) expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(look.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(look.headers['cache-control']).toBe('no-store');
    });
    test('nothing is changed by looking', async () => {
      const { cookie } = await rig.ask('/api/guest', { name: 'Anne' });
      for (const path of PATHS.filter((path) => path !== '/api/preferences'))
        expect((await rig.look(path, cookie)).status, path).toBe(404);
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
        const answer = await rig.http.inject({
          method,
          url: '/api/remove',
          headers: { ...JSON_HERE, cookie: cookie ?? '' },
          payload: '{}',
        });
        expect(answer.statusCode, method).toBe(404);
      }
      expect(meIn(await rig.look('/api/me', cookie)).player?.name).toBe('Anne');
    });
  });

  describe('shapes', () => {
    const CROOKED = [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '1',
      '{"name":',
      '{"__proto__":{"kind":"account"}}',
      '\u0000',
      '{}{}',
    ];
    test.for(PATHS)('%s takes nothing crooked', async (path) => {
      const { cookie } = await rig.ask('/api/guest', { name: 'Anne' });
      for (const body of [...CROOKED, '{"unheard":1}', '{"name":{"$ne":1},"password":["x"]}']) {
        const answer = await rig.raw(path, body, { ...JSON_HERE, cookie: cookie ?? '' });
        expect(answer.status, body).toBe(400);
        expect(answer.body, body).toMatchObject({ trouble: 'bad-request' });
      }
    });
    test('the field is named', async () => {
      const asked = await rig.raw('/api/preferences', '{"night":{"from":"x","to":"07:00","zone":"UTC"}}', JSON_HERE);
      expect(asked.body).toEqual({ trouble: 'bad-request', field: 'night.from' });
    });
    test('what is too large is not read', async () => {
      const answer = await rig.raw('/api/guest', JSON.stringify({ name: 'x'.repeat(20_000) }), JSON_HERE);
      expect([answer.status, answer.body]).toEqual([413, { trouble: 'too-large', most: 16_384 }]);
    });
    test('deep nests do no harm', async () => {
      const deep = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;
      expect((await rig.raw('/api/guest', deep, JSON_HERE)).status).toBe(400);
      expect((await rig.raw('/api/guest', `{"name":${deep}}`, JSON_HERE)).status).toBe(400);
    });
    test('an address that nobody knows', async () => {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/players/', '/api/guest/x'])
        expect((await rig.look(path)).status, path).toBe(404);
      expect((await rig.look('/api/nothing')).body).toEqual({ trouble: 'not-found' });
      expect((await rig.look(`/api/players/${'x'.repeat(2_000)}`)).status).toBe(404);
      expect((await rig.look('/api/players/%00')).status).toBe(404);
      expect((await rig.look('/api/players/%zz')).status).toBe(404);
    });
  });

  describe('cookies', () => {
    test('forged, stolen in part, doubled: nobody', async () => {
      const { cookie = '' } = await rig.ask('/api/register', { name: 'Warwick', password: PASSWORD });
      const other = (await rig.ask('/api/guest', { name: 'Anne' })).cookie ?? '';
      const { hash, id, player } = await rig.database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
      const last = cookie.endsWith('A') ? 'E' : 'A';
      const forged = [
        `rose=${'A'.repeat(43)}`,
        `${cookie.slice(0, -1)}${last}`,
        `rose=${hash}`,
        `rose=${id}`,
        `rose=${player}`,
        `${cookie}; ${other}`,
        `rose=' or '1'='1`,
        `rose=${'x'.repeat(5_000)}`,
      ];
      for (const header of forged) {
        expect((await rig.look('/api/me', header)).body['player'], header).toBeUndefined();
        for (const path of ['/api/sessions', '/api/removal', '/api/preferences'])
          expect((await rig.look(path, header)).body, path).toEqual({ trouble: 'signed-out' });
        expect((await rig.ask('/api/remove', { password: PASSWORD }, header)).body).toEqual({ trouble: 'signed-out' });
      }
      expect(meIn(await rig.look('/api/me', cookie)).player?.name).toBe('Warwick');
    });
    test('a session made before is not the session made after (fixation)', async () => {
      const planted = (await rig.ask('/api/guest', { name: 'Planted' })).cookie ?? '';
      await rig.ask('/api/register', { name: 'Warwick', password: PASSWORD });
      const own = await rig.ask('/api/login', { name: 'Warwick', password: PASSWORD }, planted);
      expect(own.cookie).toBeDefined();
      expect(own.cookie).not.toBe(planted);
      expect((await rig.look('/api/me', planted)).body['player']).toBeUndefined();
    });
  });

  test('every trouble has a status that says whose fault it is', () => {
    for (const [trouble, status] of Object.entries(STATUS)) {
      expect(status, trouble).toBeGreaterThanOrEqual(400);
      if (status >= 500) expect(['busy', 'storage', 'stopping', 'internal']).toContain(trouble);
    }
  });
  test('the log of all this holds no secret', async () => {
    const { cookie = '' } = await rig.ask('/api/register', {
      name: 'Warwick',
      password: PASSWORD,
      email: 'w@neville.test',
    });
    const [token = ''] = await rig.post();
    await rig.ask('/api/login', { name: 'Warwick', password: 'not this one' });
    await rig.ask('/api/email/prove', { token });
    await rig.look('/api/me', cookie);
    const log = rig.logged.join('\n');
    expect(rig.logged.length).toBeGreaterThan(5);
    for (const secret of [PASSWORD, 'not this one', cookie.slice(5), token, 'neville.test'])
      expect(log).not.toContain(secret);
    for (const line of rig.logged) expect(JSON.parse(line)).toHaveProperty('event');
  });
});

describe.each(KINDS)('SQL and script in every field, on %s', (kind) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await placeFor(kind));
  });
  beforeEach(() => rig.clear());
  afterAll(() => rig.close());
  const EVIL = [
    "'; drop table players; --",
    "' or '1'='1",
    "Robert'); delete from players where ('1'='1",
    '" or ""="',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}<%= 7*7 %>',
    '\u0000',
    '\ud800',
    '\r\nSet-Cookie: rose=x',
    '../../etc/passwd',
    '%',
    '_',
  ];
  const asksWith = (evil: string): readonly [keyof PeopleAsks, object][] => [
    ['/api/guest', { name: evil }],
    ['/api/register', { name: evil, password: 'white rose 85' }],
    ['/api/register', { name: 'Somerset', password: 'white rose 85', email: evil }],
    ['/api/login', { name: evil, password: 'x' }],
    ['/api/login', { name: 'Warwick', password: evil }],
    ['/api/password', { old: evil, new: evil }],
    ['/api/reset/ask', { name: evil }],
    ['/api/reset', { token: evil, password: 'white rose 85' }],
    ['/api/email/prove', { token: evil }],
    ['/api/sessions/end', { id: evil }],
    ['/api/remove', { password: evil }],
    ['/api/preferences', { email: evil }],
    ['/api/preferences', { night: { from: '22:00', to: '07:00', zone: evil } }],
    ['/api/preferences', { language: evil }],
    ['/api/channels', { kind: 'webhook', address: evil }],
    ['/api/channels', { kind: 'push', endpoint: evil, keys: { p256dh: evil, auth: evil } }],
    ['/api/channels/end', { id: evil }],
  ];
  test.for(EVIL)('%j', async (evil) => {
    const { cookie } = await rig.ask('/api/register', { name: 'Warwick', password: PASSWORD });
    for (const [path, body] of asksWith(evil)) {
      const answer = await rig.raw(path, JSON.stringify(body), { ...JSON_HERE, cookie: cookie ?? '' });
      if (path === '/api/reset/ask') continue;
      expect(answer.status, `${path} ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
      expect(String(answer.headers['content-type'])).toContain('application/json');
    }
    for (const [path, body] of asksWith(evil).slice(0, 5)) {
      const answer = await rig.raw(path, JSON.stringify(body), JSON_HERE);
      expect(answer.status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
    }
    for (const look of LOOKS)
      expect((await rig.look(`${look}?before=${encodeURIComponent(evil.toWellFormed())}`, cookie)).status).toBe(200);
    expect(await rig.post(0)).toEqual([]);
    const players = await rig.database.db.selectFrom('players').select(['name', 'kind']).execute();
    expect(players.filter(({ kind }) => kind === 'account').map(({ name }) => name)).toEqual(['Warwick']);
    expect(meIn(await rig.look('/api/me', cookie)).player?.name).toBe('Warwick');
    expect(rig.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
