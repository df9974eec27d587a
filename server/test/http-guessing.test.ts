// Rate limits as a visitor meets them, with the usual rates and a clock that tests move.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../src/people/secrets.ts';
import { openRig, type Rig } from './people-rig.ts';

const PASSWORD = 'kingmaker!1471';

describe('guessing without end', () => {
  let rig: Rig;
  let device: string | undefined;
  beforeAll(async () => {
    rig = await openRig({ limits: 'usual', environment: { TRUST_PROXY: '1' } });
    const made = await rig.ask('/api/register', { name: 'Warwick', password: PASSWORD }, undefined, {
      'x-forwarded-for': '192.0.2.250',
    });
    device = made.cookie;
  });
  afterAll(() => rig.close());
  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
  const guess = (n: number, address: string) =>
    rig.ask('/api/login', { name: 'Warwick', password: `guess number ${n}` }, undefined, from(address));

  test('one address: ten passwords, then one in ten seconds', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 15; i += 1) statuses.push((await guess(i, '192.0.2.1')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
    const refused = await guess(99, '192.0.2.1');
    expect(refused.body).toEqual({ trouble: 'too-fast', after: expect.any(Number) as number });
    expect(Number(refused.headers['retry-after'])).toBe(refused.body['after']);
    expect(Number(refused.body['after'])).toBeLessThanOrEqual(10);
    rig.pass(10);
    expect((await guess(100, '192.0.2.1')).status).toBe(401);
    expect((await guess(101, '192.0.2.1')).status).toBe(429);
  });
  test('even the right one has to wait', async () => {
    const right = await rig.ask('/api/login', { name: 'Warwick', password: PASSWORD }, undefined, from('192.0.2.1'));
    expect(right.status).toBe(429);
  });
  test('one name from a thousand addresses: no more than thirty at once', async () => {
    rig.pass(3_600);
    let tried = 0;
    for (let i = 0; i < 100; i += 1) if ((await guess(i, `198.51.100.${i}`)).status === 401) tried += 1;
    expect(tried).toBe(30);
  });
  test('where its player has signed in before, an account stays open all the while', async () => {
    const login = (address: string) =>
      rig.ask('/api/login', { name: 'Warwick', password: PASSWORD }, undefined, from(address));
    expect((await login('203.0.113.200')).status).toBe(429);
    expect((await login('192.0.2.250')).status).toBe(200);
  });
  test('so it does on a device that its player has used, wherever it is carried, also after they signed out there', async () => {
    const away = from('203.0.113.77');
    const stranger = await rig.ask('/api/login', { name: 'Warwick', password: PASSWORD }, undefined, away);
    expect(stranger.status).toBe(429);
    const out = await rig.ask('/api/logout', {}, device, away);
    expect(out.status).toBe(200);
    expect((await rig.ask('/api/preferences', { language: 'fr' }, device, away)).status).toBe(401);
    expect((await rig.ask('/api/login', { name: 'Warwick', password: PASSWORD }, device, away)).status).toBe(200);
  });
  test('so it does where somebody beside it guesses, at the very address of its player; the device has limits of its own', async () => {
    rig.pass(86_400);
    const home = from('192.0.2.250');
    const login = (password: string, cookie?: string) =>
      rig.ask('/api/login', { name: 'Warwick', password }, cookie, home);
    const { cookie } = await login(PASSWORD);
    await rig.ask('/api/logout', {}, cookie, home);
    for (let i = 0; i < 60; i += 1) await guess(i, '192.0.2.250');
    expect((await login(PASSWORD)).status).toBe(429);
    expect((await login(PASSWORD, cookie)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 40; i += 1) statuses.push((await login(`guess number ${i}`, cookie)).status);
    expect(statuses).toEqual([...Array<number>(29).fill(401), ...Array<number>(11).fill(429)]);
  });
  test('a device that was given a new password is known, too', async () => {
    rig.pass(86_400);
    const away = from('203.0.113.99');
    const { db } = rig.database;
    const { id } = await db.selectFrom('players').select('id').where('name', '=', 'Warwick').executeTakeFirstOrThrow();
    const token = await issueToken(rig.peopleContext, 'reset', id);
    const { cookie } = await rig.ask('/api/reset', { token, password: PASSWORD }, undefined, away);
    for (let i = 0; i < 100; i += 1) await guess(i, `198.51.100.${i}`);
    const other = from('203.0.113.100');
    const login = (brings?: string) => rig.ask('/api/login', { name: 'Warwick', password: PASSWORD }, brings, other);
    expect((await login()).status).toBe(429);
    expect((await login(cookie)).status).toBe(200);
  });
  test('accounts and guests by the thousand', async () => {
    let accounts = 0;
    for (let i = 0; i < 30; i += 1)
      if (
        (await rig.ask('/api/register', { name: `Robot ${i}`, password: PASSWORD }, undefined, from('192.0.2.2')))
          .status === 200
      )
        accounts += 1;
    expect(accounts).toBe(10);
    let guests = 0;
    for (let i = 0; i < 60; i += 1)
      if ((await rig.ask('/api/guest', { name: `Visitor ${i}` }, undefined, from('192.0.2.2'))).status === 200)
        guests += 1;
    expect(guests).toBeGreaterThanOrEqual(30);
    expect(guests).toBeLessThan(35);
  });
  test('letters to one name: two, whoever asks', async () => {
    let letters = 0;
    for (let i = 0; i < 20; i += 1)
      if ((await rig.ask('/api/reset/ask', { name: 'Warwick' }, undefined, from(`203.0.113.${i}`))).status === 200)
        letters += 1;
    expect(letters).toBe(2);
  });
  test('any ask at all: two hundred at once', async () => {
    const headers = from('192.0.2.3');
    const asks = Array.from({ length: 400 }, () => rig.http.inject({ url: '/api/me', headers }));
    const passed = (await Promise.all(asks)).filter(({ statusCode }) => statusCode === 200).length;
    expect(passed).toBeGreaterThanOrEqual(200);
    expect(passed).toBeLessThan(400);
  });
  test('the log says who, once a minute and not what was tried; the numbers say how often', async () => {
    const warned = rig.logged.filter((line) => line.includes('"too fast"'));
    expect(warned.join()).toContain('192.0.2.1');
    expect(warned.join()).not.toContain('guess');
    const texts = warned.map((line) => JSON.parse(line) as { readonly kind: string; readonly address: string });
    const kinds = texts.filter(({ address }) => address === '192.0.2.2').map(({ kind }) => kind);
    expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual(['guest', 'register']);
    const numbers = await rig.httpContext.metrics.text();
    expect(numbers).toContain('rose_refused_total{kind="register"} 20\n');
  });
});
