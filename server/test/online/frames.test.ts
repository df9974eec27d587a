// Frames of every kind are counted, also those that ask nothing: whoever sends too many of them is not read any more.
import { CLOSED } from '@rose/protocol';
import { expect, test } from 'vitest';
import { MOST_WRONG, RATES } from '../../src/socket/rates.ts';
import type { Guest } from './rig.ts';
import { guest, house } from './rig.ts';

const MANY = 20_000;
const KINDS: Readonly<Record<string, (eve: Guest) => void>> = {
  ping: ({ socket }) => socket.ping(),
  pong: ({ socket }) => socket.pong(),
  text: ({ socket }) => socket.send('x'),
};

test.for(Object.keys(KINDS))('a flood of frames: %s', async (kind) => {
  const at = await house();
  const [ann, eve] = [await guest(at, 'Ann'), await guest(at, 'Eve')];
  let answered = 0;
  eve.socket.on('pong', () => answered++);
  for (let i = 0; i < MANY; i++) KINDS[kind]?.(eve);
  expect(await eve.closed).toBe(CLOSED.tooFast);
  expect(await ann.get({ ask: 'blocks' })).toEqual({ players: [] });
  const refused = Number(/refused_total\{ask="frame"\} (\d+)$/m.exec(await at.numbers())?.[1]);
  expect(refused).toBeLessThanOrEqual(MOST_WRONG);
  // A burst, and what a slow machine lets in meanwhile.
  expect(answered).toBeLessThan(2 * RATES.socket.burst);
});

test('a message comes in few pieces: thousands of empty ones are not counted as one frame', async () => {
  const at = await house();
  const eve = await guest(at, 'Eve');
  for (let i = 0; i < 1_000; i++) eve.socket.send('', { fin: false });
  eve.socket.send(JSON.stringify({ ask: 'blocks', id: 1 }), { fin: true });
  await eve.closed;
  expect(eve.heard.join()).not.toMatch('"id":1');
});

test('a message in two pieces is heard', async () => {
  const at = await house();
  const ann = await guest(at, 'Ann');
  const [one, other] = ['{"ask":"blo', 'cks","id":7}'];
  ann.socket.send(one, { fin: false });
  ann.socket.send(other, { fin: true });
  await ann.until(() => ann.heard.find((text) => text.startsWith('{"id":7,"answer"')));
});

test('a page that knocks now and then is answered', async () => {
  const at = await house();
  const ann = await guest(at, 'Ann');
  const heard = new Promise<string>((resolve) => {
    ann.socket.on('pong', (data) => resolve(data.toString()));
  });
  ann.socket.ping('there?');
  expect(await heard).toBe('there?');
});
