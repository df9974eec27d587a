// Hostile visitors at the door and on the line: forged origins and sessions, nonsense, floods, slow readers and slow
// writers. The house stays open and quick for everybody else.
import { connect as connectTcp } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CLOSED, MOST_FRAME } from '@rose/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, knock } from './client.ts';
import { type Node, newcomer } from './node.ts';
import { comeIn, guest, house, offerOf, playOne, seatAll } from './rig.ts';

const WIDE = { burst: 1e6, perSecond: 1e6 };
/** The HTTP status with which a knock is turned away; 101 when it is let in. */
const statusOf = async (port: number, how: Parameters<typeof knock>[1]): Promise<number> => {
  const socket = knock(port, how);
  onTestFinished(() => socket.terminate());
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
};

describe('at the door', () => {
  test('only pages of this house come in', async () => {
    const { port } = await house();
    expect(await statusOf(port, {})).toBe(101);
    for (const origin of ['https://evil.example', `http://127.0.0.1:${port + 1}`, `file://127.0.0.1:${port}`, 'null'])
      expect(await statusOf(port, { origin })).toBe(403);
    expect(await statusOf(port, { origin: `http://127.0.0.1:${port}.evil.example` })).toBe(403);
    expect(await statusOf(port, { path: '/other' })).toBe(404);
  });

  test('a socket without an origin is not a page', async () => {
    const { port } = await house();
    const socket = connectTcp(port, '127.0.0.1');
    const head = 'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n';
    socket.write(`${head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`);
    const [said] = await new Promise<[Buffer]>((resolve) => socket.once('data', (data: Buffer) => resolve([data])));
    expect(said.toString('utf8')).toMatch(/^HTTP\/1.1 403 /);
    socket.destroy();
  });

  test('a forged or planted cookie is nobody; one that was ended is shown out', async () => {
    const at = await house();
    const ann = await newcomer(at, 'Ann');
    const me = async (cookie: string) => {
      const client = await connect(at.port, { cookie });
      onTestFinished(() => client.socket.terminate());
      return (await client.until(() => client.news('welcome')[0])).me;
    };
    expect(await me(ann.cookie)).toEqual({ player: ann.player, name: 'Ann' });
    expect(await me(`rose=${'A'.repeat(43)}`)).toBeUndefined();
    expect(await me(`${ann.cookie}; rose=${'A'.repeat(43)}`)).toBeUndefined();
    expect(await me(`rose=${ann.player}`)).toBeUndefined();
    expect(await me("rose=' or '1'='1")).toBeUndefined();

    const client = await comeIn(at, ann);
    await at.database.db.deleteFrom('sessions').where('player', '=', ann.player).execute();
    await at.tell('player', ann.player);
    expect(await client.closed).toBe(CLOSED.sessionEnded);
    expect(await me(ann.cookie)).toBeUndefined();
  });

  test('one address has so many sockets, and so many knocks', async () => {
    const at = await house('sqlite', { mostPerAddress: 5 });
    const sockets = await Promise.all(Array.from({ length: 8 }, () => statusOf(at.port, {})));
    expect(sockets.toSorted((a, b) => a - b)).toEqual([101, 101, 101, 101, 101, 429, 429, 429]);
    const busy = await house('sqlite', { rates: { knock: { burst: 3, perSecond: 0.01 } } });
    const knocks: number[] = [];
    for (let i = 0; i < 5; i++) knocks.push(await statusOf(busy.port, {}));
    expect(knocks).toEqual([101, 101, 101, 429, 429]);
  });
});

const NONSENSE: readonly (readonly [frame: string, field: string, id: number])[] = [
  ['', 'message', -1],
  ['{', 'message', -1],
  ['null', 'message', -1],
  ['42', 'message', -1],
  ['"play"', 'message', -1],
  ['[]', 'message', -1],
  ['{}', 'ask', -1],
  ['{"ask":"dance","id":7}', 'ask', 7],
  ['{"ask":"lobby","id":"7"}', 'id', -1],
  ['{"ask":"lobby","id":1.5}', 'id', -1],
  ['{"ask":"lobby","id":8,"more":1}', 'more', 8],
  ['{"ask":"lobby","id":9,"__proto__":{"x":1}}', '__proto__', 9],
  ['{"ask":"play","id":10,"table":"t","seat":"s","action":"a"}', 'seq', 10],
  ['{"ask":"play","id":11,"table":"t","seat":"s","action":"a","seq":-1}', 'seq', 11],
  ['{"ask":"play","id":12,"table":"t","seat":"s","action":["a"],"seq":1}', 'action', 12],
  [`{"ask":"play","id":13,"table":"t","seat":"s","seq":1,"action":"${'a'.repeat(4_001)}"}`, 'action', 13],
  [`{"ask":"sit","id":14,"viewer":"x","table":"${'t'.repeat(65)}"}`, 'table', 14],
  ['{"ask":"join","id":15,"table":"t","key":"short"}', 'key', 15],
  ['{"ask":"say","id":16,"table":"t","audience":"world","text":"x"}', 'audience', 16],
  ['{"ask":"say","id":17,"table":"t","audience":"house","text":"  \\n "}', 'text', 17],
  [`{"ask":"offer","id":18,"options":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`, 'game', 18],
];

describe('on the line', () => {
  test('nonsense is answered with the field that is wrong, and the number of the ask', async () => {
    const at = await house();
    const eve = await guest(at, 'Eve');
    for (const [frame, field, id] of NONSENSE) {
      const before = eve.heard.length;
      eve.say(frame);
      await eve.until(() => eve.heard.length > before);
      const answer = JSON.parse(eve.heard.at(-1) ?? '') as { id: number; trouble: { field: string } };
      expect(answer, frame.slice(0, 80)).toEqual({ id, trouble: { trouble: 'bad-request', field } });
    }
    eve.say(Buffer.from([1, 2, 3]));
    await eve.until(() => eve.heard.length > NONSENSE.length + 1);
    for (const ask of ['tables', 'open', 'import', 'remove', 'verify', 'pace'])
      expect(await eve.ask({ ask } as never)).toEqual({ trouble: 'not-here', ask });
    expect(await eve.ask({ ask: 'replay', file: '{}' })).toEqual({ trouble: 'not-here', ask: 'replay' });
    expect(await eve.get({ ask: 'lobby' })).toMatchObject({ gatherings: [] });
    expect(at.logged).toEqual([]);
  });

  test('a frame that is too large ends the socket, and nothing else', async () => {
    const at = await house();
    const [eve, ann] = [await guest(at, 'Eve'), await guest(at, 'Ann')];
    eve.say(`{"ask":"say","id":1,"text":"${'x'.repeat(MOST_FRAME)}"}`);
    expect(await eve.closed).toBe(CLOSED.tooLarge);
    expect(await ann.get({ ask: 'blocks' })).toEqual({ players: [] });
  });

  test('a flood is told to slow down, then let go; the others do not feel it', async () => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const match = await seatAll('deux-roses', [ann, ben]);
    for (let i = 0; i < 2_000; i++) eve.say(JSON.stringify({ ask: 'blocks', id: i }));
    const start = performance.now();
    for (let i = 0; i < 5; i++) {
      await playOne(match, [ann, ben]);
      for (const one of [ann, ben]) await one.until(() => (one.sight(match.table)?.seq ?? 0) > i);
    }
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(await eve.closed).toBe(CLOSED.tooFast);
    const slow = eve.heard.map((text) => JSON.parse(text) as { trouble?: { trouble: string; wait: number } });
    const told = slow.filter(({ trouble }) => trouble?.trouble === 'too-fast');
    expect(told.length).toBeGreaterThan(50);
    expect(told.every(({ trouble }) => (trouble?.wait ?? 0) > 0)).toBe(true);
    expect(at.logged.map((line) => JSON.parse(line) as object)).toMatchObject([{ event: 'too fast', kind: 'frame' }]);
    expect(await at.numbers()).toMatch(/^rose_socket_refused_total\{ask="frame"\} \d+$/m);
  });

  test('talk and new tables have slower limits of their own', async () => {
    const at = await house('sqlite', {
      rates: { say: { burst: 2, perSecond: 0.01 }, make: { burst: 1, perSecond: 0.01 } },
    });
    const ann = await guest(at, 'Ann');
    const offer = offerOf('deux-roses', [{ kind: 'me' }, { kind: 'bot', bot: 'random', strength: 1 }]);
    const { table } = await ann.get(offer);
    expect(await ann.ask(offer)).toMatchObject({ trouble: 'too-fast' });
    const say = { ask: 'say', table, audience: 'house', text: 'hello' } as const;
    await ann.get(say);
    await ann.get(say);
    expect(await ann.ask(say)).toMatchObject({ trouble: 'too-fast' });
  });

  test('whoever does not read is let go before the house has to remember too much', async () => {
    const work = { 'socket-work': WIDE, 'person-work': WIDE, 'address-work': WIDE };
    const at = await house('sqlite', { rates: { socket: WIDE, address: WIDE, ...work } });
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table } = await seatAll('richard-iii', [ann, ben]);
    const deaf = await comeIn(at, ann.who);
    await deaf.get({ ask: 'sit', table, viewer: 'lancaster' });
    deaf.socket.pause();
    // The system holds some megabytes itself before the house has to.
    for (let i = 0; i < 2_000; i++) deaf.say(JSON.stringify({ ask: 'sit', id: 100 + i, table, viewer: 'lancaster' }));
    expect(await linesLeft(at, 2)).toBe(2);
    expect(await ben.get({ ask: 'blocks' })).toEqual({ players: [] });
    deaf.socket.terminate();
  });

  test('whoever does not answer, or stops in the middle of a frame, is let go', async () => {
    const at = await house('sqlite', { heartbeat: 500 });
    const ben = await guest(at, 'Ben');
    const silent = rawSocket(at.port, at.origin);
    const half = rawSocket(at.port, at.origin, Buffer.from([0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, 0x7a]));
    expect(await Promise.all([silent, half])).toEqual(['gone', 'gone']);
    expect(await linesLeft(at, 1)).toBe(1);
    expect(await ben.get({ ask: 'blocks' })).toEqual({ players: [] });
  });
});

/** How many sockets a node has, once there are no more than wished. */
const linesLeft = async (at: Node, wished: number): Promise<number> => {
  const count = async (): Promise<number> => Number(/^rose_sockets (\d+)/m.exec(await at.numbers())?.[1]);
  for (let i = 0; i < 150 && (await count()) > wished; i++) await wait(100);
  return count();
};

/** A socket that shakes hands, perhaps sends half a frame, and then says no more, not even that it is there. */
const rawSocket = (port: number, origin: string, after?: Buffer): Promise<'gone'> =>
  new Promise((resolve) => {
    const socket = connectTcp(port, '127.0.0.1');
    const head = `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\n`;
    const rest =
      'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';
    socket.write(head + rest);
    socket.once('data', () => after && socket.write(after));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve('gone'));
  });

const NASTY = ["'; drop table tables; --", '<script>alert(1)</script>', '\u202e\u0000$(7*7){{7*7}}', '" or ""="'];
describe('words that would be more than words', () => {
  test.for(NASTY)('%s is kept and given back as it is, wherever a text may stand', async (nasty) => {
    const at = await house();
    const [ann, ben] = [await guest(at, nasty.replaceAll('\0', '')), await guest(at, 'Ben')];
    const { table } = await seatAll('deux-roses', [ann, ben]);
    const plain = nasty.replaceAll('\0', '');
    const { n } = await ann.get({ ask: 'say', table, audience: 'players', text: nasty });
    await ann.get({ ask: 'note', table, text: nasty });
    await ben.get({ ask: 'report', table, n, reason: nasty });
    expect((await ben.get({ ask: 'chat', table })).lines).toMatchObject([{ text: plain, name: plain }]);
    expect(await ann.get({ ask: 'notes', table })).toEqual({ text: plain });
    const asked: Promise<unknown>[] = [
      ann.ask({ ask: 'sit', table: nasty, viewer: nasty }),
      ann.ask({ ask: 'sit', table, viewer: nasty }),
      ann.ask({ ask: 'play', table, seq: 0, seat: nasty, action: nasty }),
      ann.ask({ ask: 'play', table, seq: 0, seat: 'lancaster', action: nasty }),
      ann.ask({ ask: 'why-not', table, seat: 'lancaster', action: nasty }),
      ann.ask({ ask: 'invitation', table: nasty }),
      ann.ask({ ask: 'join', table: nasty }),
      ann.ask({ ask: 'look', replay: nasty, step: 0, viewer: nasty }),
      ann.ask(offerOf(nasty, [{ kind: 'me' }])),
      ann.ask(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'bot', bot: nasty, strength: 1 }])),
      ann.ask(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { options: { [nasty]: nasty } })),
    ];
    const answers = (await Promise.all(asked)) as { trouble?: string; refusal?: object }[];
    for (const answer of answers) expect(answer.trouble ?? answer.refusal, JSON.stringify(answer)).toBeDefined();
    expect(answers.filter(({ trouble }) => trouble === 'internal' || trouble === 'storage')).toEqual([]);
    const tables = await at.database.db.selectFrom('tables').select('id').execute();
    expect(tables).toEqual([{ id: table }]);
    expect(at.logged).toEqual([]);
  });
});
