// Webhooks that hold on to whoever calls them: one drips a byte of its answer's head every four seconds, one takes all and
// says nothing, one never takes up at all.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createPlainServer, type Server as PlainServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { comeIn, dial } from '../dial.ts';
import type { Stage } from './stage.ts';

const EVERY = 4_000;
const TABLES = 20;
const EACH = 5;

const listen = async (server: Server | PlainServer): Promise<string> => {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
};
let called = 0;
/** Once the head is there, whoever called has heard enough: so it must not be. */
const HEAD = `HTTP/1.1 200 OK\r\nx-long: ${'.'.repeat(10_000)}`;
const dripping = (): PlainServer =>
  createPlainServer((socket) => {
    called++;
    let sent = 0;
    const timer = setInterval(() => socket.write(HEAD[sent++] ?? '.'), EVERY).unref();
    socket.on('error', () => undefined);
    socket.on('close', () => clearInterval(timer));
    socket.resume();
  });
const silent = (): Server =>
  createServer(() => {
    called++;
  });
/** It listens, and its thread does nothing more: those who come wait at the door until the system turns them away. */
const DEAF = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;
const neverAnswered = async (): Promise<string> => {
  const thread = new Worker(DEAF, { eval: true });
  const [port] = (await once(thread, 'message')) as [number];
  thread.unref();
  return `http://127.0.0.1:${port}/`;
};
/** A proof in which nobody was called proves nothing. */
export const wereCalled = async (): Promise<void> => {
  if (called === 0) throw new Error('no webhook was called');
};

/** Somebody who plays bots at many tables and went away: every turn is told to all of their webhooks. */
export const hangWebhooks = async (stage: Stage, round: number): Promise<void> => {
  const [address = ''] = stage.addresses;
  const name = `Cat ${round}`;
  const line = await dial(address, await comeIn(address, name));
  const ways = [await listen(dripping()), await listen(silent()), await neverAnswered()];
  const webhooks = ways.flatMap((way) => Array.from({ length: EACH }, (_, i) => `${way}${i}`));
  await stage.node(0).tell({ webhooks, of: name });
  const bot = { kind: 'bot', bot: 'random', strength: 1 } as const;
  const terms = { sides: 'chosen', access: 'link', clock: { kind: 'none' }, standIn: null } as const;
  for (let i = 0; i < TABLES; i++)
    await line.ask({ ask: 'offer', game: 'deux-roses', chairs: [bot, { kind: 'me' }], ...terms });
  line.close();
};
