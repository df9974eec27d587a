// Webhooks that hold on to whoever calls them: one drips a byte every four seconds, the other takes all and says nothing.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { comeIn, dial } from '../dial.ts';
import type { Stage } from './stage.ts';

const EVERY = 4_000;
const TABLES = 20;
const EACH = 5;

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
};
let called = 0;
const dripping = (): Server =>
  createServer((_request, response) => {
    called++;
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), EVERY).unref();
    response.on('close', () => clearInterval(timer));
  });
const silent = (): Server =>
  createServer(() => {
    called++;
  });
/** A proof in which nobody was called proves nothing. */
export const wereCalled = async (): Promise<void> => {
  if (called === 0) throw new Error('no webhook was called');
};

/** Somebody who plays bots at many tables and went away: every turn is told to all of their webhooks. */
export const hangWebhooks = async (stage: Stage, round: number): Promise<void> => {
  const [address = ''] = stage.addresses;
  const name = `Cat ${round}`;
  const line = await dial(address, await comeIn(address, name));
  const ways = [await listen(dripping()), await listen(silent())];
  const webhooks = ways.flatMap((way) => Array.from({ length: EACH }, (_, i) => `${way}${i}`));
  await stage.node(0).tell({ webhooks, of: name });
  const bot = { kind: 'bot', bot: 'random', strength: 1 } as const;
  const terms = { sides: 'chosen', access: 'link', clock: { kind: 'none' }, standIn: null } as const;
  for (let i = 0; i < TABLES; i++)
    await line.ask({ ask: 'offer', game: 'deux-roses', chairs: [bot, { kind: 'me' }], ...terms });
  line.close();
};
