// Letters through a whole house, its queue and a real SMTP conversation.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '../src/mail.ts';
import { isShut, openServer, type RunningServer } from '../src/open.ts';
import { readSettings } from '../src/settings.ts';
import { openPost, type PostOffice, textIn } from './people-post.ts';
import { pageFolder } from './people-rig.ts';

const PUBLIC = 'https://rose.example';
const above = mkdtempSync(join(tmpdir(), 'rose-mail-'));
let post: PostOffice;
beforeAll(async () => {
  post = await openPost();
});
beforeEach(() => {
  post.received.length = 0;
});
afterAll(async () => {
  await post.close();
  rmSync(above, { recursive: true });
});

const mailerFor = async (environment: Record<string, string>) => {
  const settings = readSettings({ PUBLIC_URL: PUBLIC, ...environment });
  if ('wrong' in settings) throw new Error(settings.wrong.join());
  const mailer = await createMailer(settings);
  if (!mailer) throw new Error('no mailer');
  return mailer;
};

describe('a mailer', () => {
  test('is there only where a mail server is named', async () => {
    const settings = readSettings({});
    if ('wrong' in settings) throw new Error('wrong');
    expect(await createMailer(settings)).toBeUndefined();
  });
  test('sends plain text in any alphabet, to one address', async () => {
    const mailer = await mailerFor({ SMTP_URL: post.url });
    await mailer.send({ to: 'anne@neville.test', subject: 'Une rose : à Élisabeth', text: 'Bonjour Zoë,\n.\n..fin\n' });
    const [letter] = post.received;
    expect(letter).toMatchObject({ from: 'house@rose.example', to: ['anne@neville.test'] });
    expect(letter?.data).toMatch(/^From: .*house@rose\.example/m);
    expect(letter?.data).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(textIn(letter ?? { from: '', to: [], data: '' }).trim()).toBe('Bonjour Zoë,\n.\n..fin');
    mailer.close();
  });
  test('MAIL_FROM is the sender', async () => {
    const mailer = await mailerFor({ SMTP_URL: post.url, MAIL_FROM: 'The Rose <landlord@rose.example>' });
    await mailer.send({ to: 'anne@neville.test', subject: 'x', text: 'y' });
    expect(post.received[0]?.from).toBe('landlord@rose.example');
    mailer.close();
  });
  test('one letter has one reader and one subject, whatever they contain', async () => {
    const mailer = await mailerFor({ SMTP_URL: post.url });
    await mailer.send({ to: 'a@b.test, c@d.test', subject: 'x\r\nBcc: e@f.test', text: 'y' }).catch(() => undefined);
    for (const { to, data } of post.received) {
      expect(to.length).toBeLessThanOrEqual(1);
      expect(data).not.toMatch(/^Bcc:/im);
    }
    mailer.close();
  });
  test('fails where nobody answers', async () => {
    const mailer = await mailerFor({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await expect(mailer.send({ to: 'a@b.test', subject: 'x', text: 'y' })).rejects.toThrow();
    mailer.close();
  });
});

describe('letters of a house', () => {
  let house: RunningServer;
  beforeAll(async () => {
    const opened = await openServer(
      { PORT: '0', HOST: '127.0.0.1', DATA_DIR: above, LOG_LEVEL: 'silent', PUBLIC_URL: PUBLIC, SMTP_URL: post.url },
      pageFolder(above),
    );
    if (isShut(opened)) throw new Error(opened.shut.join());
    house = opened;
  });
  afterAll(() => house.close());
  const ask = async (path: string, body: object): Promise<Response> =>
    fetch(`${house.address}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { origin: PUBLIC, 'content-type': 'application/json' },
    });
  const tokenIn = (n: number): string => {
    const letter = post.received[n];
    return (letter && /#\/\w+\/(\S+)/.exec(textIn(letter))?.[1]) ?? '';
  };

  test('proof and reset arrive, and their links work', async () => {
    const made = await ask('/api/register', {
      name: 'Warwick',
      password: 'kingmaker!1471',
      email: 'warwick@neville.test',
    });
    expect(made.status).toBe(200);
    expect(made.headers.get('set-cookie')).toMatch(/; Secure$/);
    await post.until(1);
    expect((await ask('/api/email/prove', { token: tokenIn(0) })).status).toBe(200);
    expect((await ask('/api/reset/ask', { name: 'Warwick' })).status).toBe(200);
    await post.until(2);
    expect(post.received[1]?.to).toEqual(['warwick@neville.test']);
    expect((await ask('/api/reset', { token: tokenIn(1), password: 'bear and staff' })).status).toBe(200);
    expect((await ask('/api/login', { name: 'Warwick', password: 'bear and staff' })).status).toBe(200);
  });
  test('a mail server that asks to come again is asked again', async () => {
    post.refuse(1);
    await ask('/api/register', { name: 'Somerset', password: 'red rose 1471', email: 'somerset@beaufort.test' });
    await post.until(1);
    expect(post.received[0]?.to).toEqual(['somerset@beaufort.test']);
    expect((await ask('/api/email/prove', { token: tokenIn(0) })).status).toBe(200);
  });
});
