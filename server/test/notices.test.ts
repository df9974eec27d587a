// Notices: to nowhere near, each once, not to who looks or does not want them. Push services, mail and webhooks are fakes
// on this machine; that they may be reached at all is granted to these tests alone.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import type { ChannelTarget } from '@rose/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SHELF } from '../../games/shelf.ts';
import type { Mail } from '../src/mail.ts';
import { createCourier } from '../src/notices/courier.ts';
import { isNear, post, ROADS } from '../src/notices/far.ts';
import { vapidIn } from '../src/notices/vapid.ts';
import { freshDatabase, freshPlace, KINDS, opened } from './databases.ts';
import type { Node, NodeWishes } from './online/node.ts';
import { endHere, type Guest, guest, house, inStep, offerOf, playOne, seatAll } from './online/rig.ts';

interface Knock {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Somewhere that notices are sent to; answers with the next status it is given, then with 204. */
const elsewhere = async (...answers: readonly number[]) => {
  const knocks: Knock[] = [];
  const left = [...answers];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      knocks.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(left.shift() ?? 204, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, knocks };
};
const WITHIN = { timeout: 20_000 };
const OPEN = { ...ROADS, isNear: () => false, plain: true };
const parcel = (address: string) => ({ address, headers: {}, body: 'x' });

describe('addresses', () => {
  test.for([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['169.254.169.254', true],
    ['192.168.1.1', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['255.255.255.255', true],
    ['::1', true],
    ['::', true],
    ['::ffff:10.0.0.1', true],
    ['fe80::1', true],
    ['fd00::1', true],
    ['64:ff9b::a00:1', true],
    ['64:ff9b:1::a00:1', true],
    ['::ffff:0:127.0.0.1', true],
    ['::127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['2002:7f00:1::', true],
    ['5f00::1', true],
    ['3fff::1', true],
    ['not an address', true],
    ['8.8.8.8', false],
    ['2606:4700::1111', false],
  ] as const)('%s is near: %s', ([address, near]) => expect(isNear(address)).toBe(near));

  test('nothing is sent anywhere near, by number or by name, nor in the open', async () => {
    const { url, knocks } = await elsewhere();
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
      expect(await post(parcel(`https://${host}:${port}/`), ROADS)).toBe('gone');
    await expect(post(parcel(`https://localhost:${port}/`), ROADS)).rejects.toThrow(/no way/);
    expect(await post(parcel('http://example.org/'), ROADS)).toBe('gone');
    expect(await post(parcel('file:///etc/passwd'), ROADS)).toBe('gone');
    expect(knocks).toEqual([]);
  });

  test('a name is judged by all of its addresses', async () => {
    const near = { address: '10.0.0.1', family: 4 };
    const roads = { ...ROADS, addressesOf: async () => [{ address: '8.8.8.8', family: 4 }, near] };
    await expect(post(parcel('https://hook.example/'), roads)).rejects.toThrow(/no way to hook.example: 10.0.0.1/);
  });

  test('an answer that drips, or a name that is never found, ends with the time of the whole', async () => {
    const dripping = createTcp((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-drip: drop\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    dripping.listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    onTestFinished(() => void dripping.close());
    const { port } = dripping.address() as AddressInfo;
    const short = { ...OPEN, patience: 300 };
    await expect(post(parcel(`http://127.0.0.1:${port}/`), short)).rejects.toThrow(/timeout|abort/i);
    const lost = { ...short, addressesOf: () => new Promise<never>(() => undefined) };
    await expect(post(parcel('http://nowhere.example/'), lost)).rejects.toThrow(/timeout|abort/i);
  });

  test('what the other side says is understood, and no answer is followed elsewhere', async () => {
    const { url, knocks } = await elsewhere(200, 302, 404, 410, 400);
    const said: string[] = [];
    for (let i = 0; i < 5; i++) said.push(await post(parcel(`${url}/${i}`), OPEN));
    expect(said).toEqual(['done', 'refused', 'gone', 'gone', 'refused']);
    expect(knocks.map(({ path }) => path)).toEqual(['/0', '/1', '/2', '/3', '/4']);
    const busy = await elsewhere(500, 429);
    await expect(post(parcel(busy.url), OPEN)).rejects.toThrow(/500/);
    await expect(post(parcel(busy.url), OPEN)).rejects.toThrow(/429/);
  });
});

describe.for(KINDS)('the key for push services on %s', (kind) => {
  test('is made once, also by two who open together', async () => {
    const place = await freshPlace(kind);
    const [one, two] = [await opened(place), kind === 'sqlite' ? undefined : await opened(place)];
    const [first, second] = await Promise.all([vapidIn(one.db), vapidIn((two ?? one).db)]);
    expect(first).toEqual(second);
    expect(await vapidIn(one.db)).toEqual(first);
  });
});

const pushTarget = (endpoint: string): ChannelTarget => {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys().toString('base64url');
  return { kind: 'push', endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
};
const subscribe = async ({ database }: Node, { who }: Guest, target: ChannelTarget): Promise<string> => {
  const id = randomBytes(8).toString('hex');
  const row = { id, player: who.player, kind: target.kind, target: JSON.stringify(target), created: 'now' };
  await database.db.insertInto('channels').values(row).execute();
  return id;
};

/** A house whose notices go to a fake; `letters` are those that its mail server took. */
const telling = async (kind: (typeof KINDS)[number], wishes: NodeWishes = {}) => {
  const letters: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void letters.push(mail), close: () => undefined };
  const vapid = await vapidIn((await freshDatabase('sqlite')).db);
  const courier = createCourier({ vapid, mailer, publicUrl: 'https://rose.example', roads: OPEN });
  const at = await house(kind, { courier, noticeDelay: 50, ...wishes });
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  return { at, ann, ben, letters };
};
const settled = async ({ database }: Node): Promise<void> => {
  await expect
    .poll(() => database.db.selectFrom('notices').select('id').where('sent', 'is', null).execute(), { timeout: 15_000 })
    .toEqual([]);
  // A notice is claimed before it is sent: what is on its way arrives.
  await new Promise((resolve) => setTimeout(resolve, 400));
};

describe.for(KINDS)('a notice on %s', (kind) => {
  test('of a turn, a table that began, and an end goes to each channel once', async () => {
    const { at, ann, ben, letters } = await telling(kind);
    const hook = await elsewhere();
    const push = await elsewhere();
    await subscribe(at, ben, { kind: 'webhook', address: `${hook.url}/discord` });
    await subscribe(at, ben, pushTarget(`${push.url}/push`));
    await subscribe(at, ben, { kind: 'mail' });
    const settings = JSON.stringify({ language: 'fr' });
    const address = { email: 'ben@rose.example', email_proven: 1, settings } as const;
    await at.database.db.updateTable('players').set(address).where('id', '=', ben.who.player).execute();
    const match = await seatAll('deux-roses', [ann, ben]);
    const { table } = match;
    await ben.get({ ask: 'leave', table });
    await settled(at);
    await ann.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: ann.sight(table)?.may[0] ?? '' });
    const isThere = () => letters.some(({ text }) => text.includes('à vous')) && push.knocks.length > 0;
    await expect.poll(() => isThere() && hook.knocks.some(({ body }) => body.includes('à vous')), WITHIN).toBe(true);
    await settled(at);
    const turn = `C’est à vous de jouer : ${SHELF.find(({ id }) => id === 'deux-roses')?.title.fr}.`;
    const said = hook.knocks.map(({ body }) => JSON.parse(body.toString('utf8')) as { content: string });
    expect(said.filter(({ content }) => content.includes('à vous'))).toEqual([
      {
        username: 'Rose & Crown',
        content: `${turn} https://rose.example/#/table/${table}`,
        allowed_mentions: { parse: [] },
      },
    ]);
    const last = push.knocks.at(-1);
    expect(last?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table });
    expect(last?.headers.authorization).toMatch(/^vapid t=/);
    expect(last?.body.includes('Roses')).toBe(false);
    const turns = letters.filter(({ text }) => text.includes(turn));
    expect(turns).toMatchObject([{ to: 'ben@rose.example', subject: `Rose & Crown : ${turn}` }]);
    await ann.get({ ask: 'vote-end', table, agree: true });
    const { about } = await ben.get({ ask: 'sit', table, viewer: 'york' });
    await ben.get({ ask: 'leave', table });
    await ben.get({ ask: 'vote-end', table, vote: about?.endVote?.id ?? '', agree: true });
    await expect.poll(() => letters.at(-1)?.text, { timeout: 15_000 }).toMatch(/La partie est finie/);
    expect(at.logged).toEqual([]);
  });

  test('is not sent to who looks, has muted the table, or has moved meanwhile', async () => {
    // long enough for three asks on a machine that has much else to do
    const { at, ann, ben } = await telling(kind, { noticeDelay: 3_000 });
    const hook = await elsewhere();
    for (const one of [ann, ben]) await subscribe(at, one, { kind: 'webhook', address: `${hook.url}/${one.who.name}` });
    const match = await seatAll('deux-roses', [ann, ben]);
    const { table } = match;
    await settled(at);
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    await settled(at);
    expect(hook.knocks.filter(({ body }) => body.includes('your turn'))).toEqual([]);
    await ann.get({ ask: 'mute', table, muted: true });
    await ann.get({ ask: 'leave', table });
    await playOne({ ...match, seats: ['york'] }, [ben]);
    await settled(at);
    expect(hook.knocks.filter(({ path, body }) => path === '/Ann' && body.includes('your turn'))).toEqual([]);
    const { about } = await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
    expect(about.muted).toBe(true);
    await ann.get({ ask: 'mute', table, muted: false });
    await ben.get({ ask: 'leave', table });
    await playOne({ ...match, seats: ['lancaster'] }, [ann]);
    const { sight } = await ben.get({ ask: 'sit', table, viewer: 'york' });
    await ben.get({ ask: 'leave', table });
    await ben.get({ ask: 'play', table, seq: sight.seq, seat: 'york', action: sight.may[0] ?? '' });
    await settled(at);
    expect(hook.knocks.filter(({ body }) => body.includes('your turn'))).toEqual([]);
  });

  test('that could not be delivered is tried again; where nobody is any more, nothing goes again', async () => {
    const { at, ann, ben } = await telling(kind);
    const busy = await elsewhere(503);
    const gone = await elsewhere(410);
    const match = await seatAll('deux-roses', [ann, ben]);
    await subscribe(at, ben, { kind: 'webhook', address: busy.url });
    const dead = await subscribe(at, ben, pushTarget(gone.url));
    await ben.get({ ask: 'leave', table: match.table });
    await playOne({ ...match, seats: ['lancaster'] }, [ann]);
    await expect.poll(() => busy.knocks.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await settled(at);
    const left = at.database.db.selectFrom('channels').select('id').where('id', '=', dead);
    expect(await left.execute()).toEqual([]);
    expect(gone.knocks).toHaveLength(1);
  });

  test('of a rematch goes once to who was asked, not to who has come or has muted the game before', async () => {
    const { at, ann, ben } = await telling(kind, { noticeDelay: 600 });
    const hook = await elsewhere();
    for (const one of [ann, ben]) await subscribe(at, one, { kind: 'webhook', address: `${hook.url}/${one.who.name}` });
    const title = SHELF.find(({ id }) => id === 'deux-roses')?.title.en;
    const over = async (): Promise<string> => {
      const { table } = await seatAll('deux-roses', [ann, ben]);
      await endHere(table, [ann, ben]);
      return table;
    };
    const offered = () => hook.knocks.filter(({ body }) => body.includes('rematch'));
    const first = await over();
    const { table } = await ann.get({ ask: 'rematch', table: first });
    expect(await ann.get({ ask: 'rematch', table: first })).toEqual({ table });
    await expect.poll(() => offered().length, WITHIN).toBe(1);
    await settled(at);
    expect(offered().map(({ path, body }) => [path, JSON.parse(body.toString('utf8')) as unknown])).toMatchObject([
      ['/Ben', { content: `Ann offers you a rematch, sides swapped: ${title}. https://rose.example/#/join/${table}` }],
    ]);
    const second = await over();
    await ben.get({ ask: 'mute', table: second, muted: true });
    await ann.get({ ask: 'rematch', table: second });
    const third = await over();
    const soon = await ann.get({ ask: 'rematch', table: third });
    await ben.get({ ask: 'join', table: soon.table });
    await ben.get({ ask: 'leave', table: soon.table });
    await settled(at);
    expect(offered()).toHaveLength(1);
    expect(at.logged).toEqual([]);
  });

  test('of company tells the owner who came', async () => {
    const { at, ann, ben } = await telling(kind);
    const hook = await elsewhere();
    await subscribe(at, ann, { kind: 'webhook', address: hook.url });
    const title = SHELF.find(({ id }) => id === 'lancaster-york')?.title.en;
    const open = { kind: 'open' } as const;
    const offer = offerOf('lancaster-york', [{ kind: 'me' }, open, open], { options: { players: 3 } });
    const { table, key } = await ann.get(offer);
    await ben.get({ ask: 'join', table, key });
    await expect.poll(() => hook.knocks.length, { timeout: 15_000 }).toBe(1);
    expect(JSON.parse(hook.knocks[0]?.body.toString('utf8') ?? '')).toMatchObject({
      content: `Ben has joined your table: ${title}. https://rose.example/#/join/${table}`,
    });
  });
});

test('two who try to send the same notice send it once', async () => {
  const { at, ann, ben } = await telling('sqlite', { noticeDelay: 3_600_000 });
  const hook = await elsewhere();
  await subscribe(at, ben, { kind: 'webhook', address: hook.url });
  const match = await seatAll('deux-roses', [ann, ben]);
  await ben.get({ ask: 'leave', table: match.table });
  await playOne({ ...match, seats: ['lancaster'] }, [ann]);
  const rows = await at.database.db.selectFrom('notices').select('id').where('kind', 'like', 'turn %').execute();
  expect(rows).toHaveLength(1);
  const order = { notice: rows[0]?.id, who: '' };
  await Promise.all([1, 2, 3].map(() => at.tables.handlers.notice(order)));
  expect(hook.knocks).toHaveLength(1);
});
