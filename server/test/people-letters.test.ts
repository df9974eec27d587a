import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { letterKey } from '../src/people/letters.ts';
import { KINDS } from './databases.ts';
import { meIn, openRig, placeFor, type Rig } from './people-rig.ts';

describe.each(KINDS)('letters on %s', (kind) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await placeFor(kind));
  });
  beforeEach(() => rig.clear());
  afterAll(() => rig.close());

  const PASSWORD = 'kingmaker!1471';
  const withEmail = async (email = 'warwick@neville.test', language: 'fr' | 'en' = 'en') => {
    const made = await rig.ask('/api/register', { name: 'Warwick', password: PASSWORD, email, language });
    expect(made.status).toBe(200);
    return { cookie: made.cookie ?? '', id: meIn(made).player?.id ?? '' };
  };
  const proven = async () => {
    const made = await withEmail();
    const [token = ''] = await rig.post();
    expect((await rig.ask('/api/email/prove', { token })).status).toBe(200);
    return made;
  };
  const emailOf = async (cookie: string): Promise<unknown> =>
    (await rig.look('/api/preferences', cookie)).body['email'];

  describe('proof of an address', () => {
    test('a letter goes there, and its link proves it once', async () => {
      const { cookie } = await withEmail('Warwick@NEVILLE.test');
      expect(await emailOf(cookie)).toEqual({ address: 'Warwick@neville.test', proven: false });
      const [token = ''] = await rig.post();
      expect(rig.letters[0]).toMatchObject({
        to: 'Warwick@neville.test',
        subject: 'Rose & Crown: is this your address?',
      });
      expect(rig.letters[0]?.text).toContain(`http://rose.test/#/email/${token}`);
      expect((await rig.ask('/api/email/prove', { token })).status).toBe(200);
      expect(await emailOf(cookie)).toEqual({ address: 'Warwick@neville.test', proven: true });
      expect((await rig.ask('/api/email/prove', { token })).body).toEqual({ trouble: 'token-spent' });
    });
    test('in the language of the player', async () => {
      await withEmail('warwick@neville.test', 'fr');
      await rig.post();
      expect(rig.letters[0]?.text).toContain('Bonjour Warwick');
      expect(rig.letters[0]?.text).toContain('\u00a0:');
    });
    test('not after three days', async () => {
      await withEmail();
      const [token = ''] = await rig.post();
      rig.pass(3 * 86_400 + 1);
      expect((await rig.ask('/api/email/prove', { token })).body).toEqual({ trouble: 'token-spent' });
    });
    test('an address that was replaced proves nothing', async () => {
      const { cookie } = await withEmail();
      const [old = ''] = await rig.post();
      await rig.ask('/api/preferences', { email: 'richard@neville.test', password: PASSWORD }, cookie);
      expect((await rig.ask('/api/email/prove', { token: old })).body).toEqual({ trouble: 'token-spent' });
      expect(await emailOf(cookie)).toEqual({ address: 'richard@neville.test', proven: false });
      await rig.post();
      expect(rig.letters.at(-1)?.to).toBe('richard@neville.test');
    });
    test('an address is changed by who knows the password, and the old one is told', async () => {
      const { cookie } = await proven();
      const elsewhere = await rig.ask('/api/login', { name: 'Warwick', password: PASSWORD });
      const email = 'richard@neville.test';
      for (const wrong of [{ email }, { email, password: 'not this one' }, { email: null }]) {
        expect((await rig.ask('/api/preferences', wrong, cookie)).body).toEqual({ trouble: 'wrong-password' });
        expect(await emailOf(cookie)).toEqual({ address: 'warwick@neville.test', proven: true });
      }
      await rig.ask('/api/preferences', { email, password: PASSWORD, endOthers: true }, cookie);
      await rig.post(2);
      expect(rig.letters.map(({ to }) => to).slice(-2)).toEqual([email, 'warwick@neville.test']);
      expect(rig.letters.at(-1)?.subject).toContain('another address');
      expect(rig.letters.at(-1)?.text).not.toContain(email);
      expect((await rig.look('/api/sessions', elsewhere.cookie ?? '')).body).toEqual({ trouble: 'signed-out' });
      expect((await rig.look('/api/sessions', cookie)).status).toBe(200);
    });
    test('an address can be taken away', async () => {
      const { cookie } = await proven();
      const changed = await rig.ask('/api/preferences', { email: null, password: PASSWORD }, cookie);
      expect(changed.body['email']).toBeNull();
    });
    test.for([
      'no-address',
      'a@b',
      'a@b.c, d@e.fr',
      'a@b.fr\r\nBcc: d@e.fr',
      '"a b"@c.fr',
      '<a@b.fr>',
      'a@@b.fr',
      'a@-b.fr',
      `${'a'.repeat(65)}@b.fr`,
      'a@b.fr\u0000',
    ])('%j is no address', async (email) => {
      const made = await rig.ask('/api/register', { name: 'Warwick', password: PASSWORD, email });
      expect(made.body).toEqual({ trouble: 'email-malformed' });
    });
  });

  describe('a forgotten password', () => {
    test('a letter opens the account again, and ends every session', async () => {
      const { cookie, id } = await proven();
      expect((await rig.ask('/api/reset/ask', { name: 'warwick' })).status).toBe(200);
      const [token = ''] = await rig.post();
      expect(rig.letters.at(-1)).toMatchObject({ to: 'warwick@neville.test', subject: 'Rose & Crown: a new password' });
      const weak = await rig.ask('/api/reset', { token, password: 'short' });
      expect(weak.body).toEqual({ trouble: 'password-too-short', least: 8 });
      const reset = await rig.ask('/api/reset', { token, password: 'bear and staff' });
      expect(meIn(reset).player?.id).toBe(id);
      expect(meIn(await rig.look('/api/me', reset.cookie)).player?.id).toBe(id);
      expect((await rig.look('/api/me', cookie)).body['player']).toBeUndefined();
      expect((await rig.ask('/api/login', { name: 'Warwick', password: PASSWORD })).status).toBe(401);
      expect((await rig.ask('/api/login', { name: 'Warwick', password: 'bear and staff' })).status).toBe(200);
      expect((await rig.ask('/api/reset', { token, password: 'another one 99' })).status).toBe(410);
    });
    test('of two who bring one token at once, one gets in', async () => {
      await proven();
      await rig.ask('/api/reset/ask', { name: 'Warwick' });
      const [token = ''] = await rig.post();
      const both = [1, 2].map((n) => rig.ask('/api/reset', { token, password: `bear and staff ${n}` }));
      const statuses = (await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 410]);
    });
    test('not after an hour, nor after a newer letter, nor after a new password', async () => {
      const { cookie } = await proven();
      const letter = async (): Promise<string> => {
        await rig.ask('/api/reset/ask', { name: 'Warwick' });
        return (await rig.post())[0] ?? '';
      };
      const first = await letter();
      const second = await letter();
      expect((await rig.ask('/api/reset', { token: first, password: 'bear and staff' })).status).toBe(410);
      await rig.ask('/api/password', { old: PASSWORD, new: 'white boar 83' }, cookie);
      expect((await rig.ask('/api/reset', { token: second, password: 'bear and staff' })).status).toBe(410);
      const third = await letter();
      rig.pass(3_601);
      expect((await rig.ask('/api/reset', { token: third, password: 'bear and staff' })).status).toBe(410);
    });
    test('whoever has no proven address gets none, and the answer does not tell', async () => {
      await withEmail();
      await rig.post();
      rig.letters.length = 0;
      const known = await rig.ask('/api/reset/ask', { name: 'Warwick' });
      const unknown = await rig.ask('/api/reset/ask', { name: 'Nobody' });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      expect(await rig.post(0)).toEqual([]);
    });
    test('a proof opens no account, a reset proves no address', async () => {
      await withEmail();
      const [token = ''] = await rig.post();
      expect((await rig.ask('/api/reset', { token, password: 'bear and staff' })).status).toBe(410);
      await rig.ask('/api/email/prove', { token });
      await rig.ask('/api/reset/ask', { name: 'Warwick' });
      const [reset = ''] = await rig.post();
      expect((await rig.ask('/api/email/prove', { token: reset })).status).toBe(410);
    });
    test('what is kept of a token opens nothing', async () => {
      await proven();
      await rig.ask('/api/reset/ask', { name: 'Warwick' });
      await rig.post();
      const { hash } = await rig.database.db.selectFrom('tokens').select('hash').executeTakeFirstOrThrow();
      expect((await rig.ask('/api/reset', { token: hash, password: 'bear and staff' })).status).toBe(410);
    });
  });
});

describe('a house without mail', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig({ environment: { SMTP_URL: '' } });
  });
  afterAll(() => rig.close());
  test('says so', async () => {
    expect((await rig.look('/api/me')).body).toEqual({ house: { mail: false, pushKey: 'push-key' } });
    const no = { trouble: 'no-mail' };
    expect((await rig.ask('/api/reset/ask', { name: 'Warwick' })).body).toEqual(no);
    const ask = { name: 'Warwick', password: 'kingmaker!1471' };
    expect((await rig.ask('/api/register', { ...ask, email: 'a@b.fr' })).body).toEqual(no);
    const { cookie } = await rig.ask('/api/register', ask);
    expect((await rig.ask('/api/preferences', { email: 'a@b.fr' }, cookie)).body).toEqual(no);
  });
});

test('letters to different addresses do not replace each other', () => {
  const keys = [
    letterKey('moved', 'p1'),
    letterKey('moved', 'p1', 'a@x.example'),
    letterKey('moved', 'p1', 'b@x.example'),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(letterKey('moved', 'p1', 'a@x.example')).toBe(keys[1]);
  expect(keys.join()).not.toContain('x.example');
});
