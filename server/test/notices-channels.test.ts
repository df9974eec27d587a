// The ways that notices leave the house, to their very end: a browser opens what a push service brought it, a letter goes
// through a mail server, a webhook reads what Discord would; each once, and none of a table that is muted.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { ChannelTarget, PushNotice } from '@rose/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from '../src/mail.ts';
import { createCourier } from '../src/notices/courier.ts';
import { ROADS } from '../src/notices/far.ts';
import { vapidIn } from '../src/notices/vapid.ts';
import { readSettings } from '../src/settings.ts';
import { freshDatabase } from './databases.ts';
import type { Node } from './online/node.ts';
import { type Guest, guest, house, playOne, seatAll } from './online/rig.ts';
import { openPost, textIn } from './people-post.ts';

const PUBLIC = 'https://rose.example';
interface Knock {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
const listener = async () => {
  const knocks: Knock[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      knocks.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, knocks };
};

/** A browser with a push subscription: it keeps the private key, and opens what comes (RFC 8291, RFC 8188). */
const browser = () => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    target: (endpoint: string): ChannelTarget => ({
      kind: 'push',
      endpoint,
      keys: { p256dh: key.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    }),
    open(body: Buffer): PushNotice {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
      const secret = hkdf(auth, key.computeSecret(sender), info, 32);
      const contentKey = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // What follows the text is one delimiter, then nothing but padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as PushNotice;
    },
  };
};

/** Whether the sender proved to be the one the subscription was made for (RFC 8292). */
const vouched = (header: string | undefined, publicKey: string) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string; sub: string };
  return { isSigned, isOurs: key === publicKey, aud, sub };
};

const subscribe = async ({ database }: Node, { who }: Guest, target: ChannelTarget): Promise<void> => {
  const id = randomBytes(8).toString('hex');
  const row = { id, player: who.player, kind: target.kind, target: JSON.stringify(target), created: 'now' };
  await database.db.insertInto('channels').values(row).execute();
};
/** Two at a table; Ben, who is told in every way, is away. */
const company = async () => {
  const post = await openPost();
  onTestFinished(() => post.close());
  const settings = readSettings({ PUBLIC_URL: PUBLIC, SMTP_URL: post.url });
  if ('wrong' in settings) throw new Error(settings.wrong.join());
  const mailer = await createMailer(settings);
  const vapid = await vapidIn((await freshDatabase('sqlite')).db);
  const roads = { ...ROADS, isNear: () => false, plain: true };
  const courier = createCourier({ vapid, mailer, publicUrl: PUBLIC, roads });
  const at = await house('sqlite', { courier, noticeDelay: 50 });
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const [push, hook, device] = [await listener(), await listener(), browser()];
  const match = await seatAll('deux-roses', [ann, ben]);
  await subscribe(at, ben, device.target(`${push.url}/send/abc`));
  await subscribe(at, ben, { kind: 'webhook', address: `${hook.url}/api/webhooks/1/x` });
  await subscribe(at, ben, { kind: 'mail' });
  const address = { email: 'ben@neville.test', email_proven: 1 } as const;
  await at.database.db.updateTable('players').set(address).where('id', '=', ben.who.player).execute();
  await ben.get({ ask: 'leave', table: match.table });
  return { at, ann, ben, match, post, push, hook, device, vapid };
};
const settled = async ({ database }: Node): Promise<void> => {
  const waiting = () => database.db.selectFrom('jobs').select('key').where('kind', '=', 'notice').execute();
  await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
};

test('a turn is told once by push, by letter and by webhook, and each can be read by whom it is for', async () => {
  const { at, ann, match, post, push, hook, device, vapid } = await company();
  const { table } = match;
  await playOne({ ...match, seats: ['lancaster'] }, [ann]);
  await expect.poll(() => [push, hook].map(({ knocks }) => knocks.length), { timeout: 15_000 }).toEqual([1, 1]);
  await post.until(1);
  await settled(at);
  const text = 'It is your turn: The Two Roses.';

  const [pushed] = push.knocks as [Knock];
  expect(device.open(pushed.body)).toMatchObject({ title: 'Rose & Crown', text, path: `/#/table/${table}` });
  expect(() => browser().open(pushed.body)).toThrow();
  expect(vouched(pushed.headers.authorization, vapid.publicKey)).toEqual({
    isSigned: true,
    isOurs: true,
    aud: push.url,
    sub: PUBLIC,
  });
  expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table });

  const [letter] = post.received;
  expect(letter?.to).toEqual(['ben@neville.test']);
  expect(textIn(letter ?? { from: '', to: [], data: '' })).toContain(`${text}\n\n${PUBLIC}/#/table/${table}`);

  expect(hook.knocks[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(hook.knocks[0]?.body.toString('utf8') ?? '')).toEqual({
    username: 'Rose & Crown',
    content: `${text} ${PUBLIC}/#/table/${table}`,
    allowed_mentions: { parse: [] },
  });
  expect([push.knocks, hook.knocks, post.received].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(at.logged).toEqual([]);
});

test('of a table that is muted nothing goes anywhere; of another it does', async () => {
  const { at, ann, ben, match, post, push, hook } = await company();
  await ben.get({ ask: 'mute', table: match.table, muted: true });
  await playOne({ ...match, seats: ['lancaster'] }, [ann]);
  await settled(at);
  expect([push.knocks, hook.knocks, post.received].map(({ length }) => length)).toEqual([0, 0, 0]);
  const other = await seatAll('deux-roses', [ann, ben]);
  await ben.get({ ask: 'leave', table: other.table });
  await playOne({ ...other, seats: ['lancaster'] }, [ann]);
  const isTold = () => [push, hook].every(({ knocks }) => knocks.length > 0) && post.received.length > 0;
  await expect.poll(isTold, { timeout: 15_000 }).toBe(true);
});
