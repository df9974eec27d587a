// Webhooks that hold on to whoever calls them: one drips a byte every four seconds, the other takes all and says nothing.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isShut, openDatabase } from '../../src/database/index.ts';
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
const dripping = (): Server =>
  createServer((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), EVERY).unref();
    response.on('close', () => clearInterval(timer));
  });
const silent = (): Server => createServer(() => undefined);

/** Somebody who plays bots at many tables and went away: every turn is told to all of their webhooks. */
export const hangWebhooks = async (stage: Stage, round: number): Promise<void> => {
  const [address = ''] = stage.addresses;
  const name = `Cat ${round}`;
  const line = await dial(address, await comeIn(address, name));
  const ways = [await listen(dripping()), await listen(silent())];
  const database = await openDatabase(stage.where, { asVisitor: true });
  if (isShut(database)) throw new Error(database.shut.join(' '));
  const { id: player } = await database.db
    .selectFrom('players')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  for (const way of ways)
    for (let i = 0; i < EACH; i++) {
      const target = JSON.stringify({ kind: 'webhook', address: `${way}${i}` });
      const row = { id: randomBytes(8).toString('hex'), player, kind: 'webhook', target, created: 'now' } as const;
      await database.db.insertInto('channels').values(row).execute();
    }
  await database.close();
  const bot = { kind: 'bot', bot: 'random', strength: 1 } as const;
  const terms = { sides: 'chosen', access: 'link', clock: { kind: 'none' }, standIn: null } as const;
  for (let i = 0; i < TABLES; i++)
    await line.ask({ ask: 'offer', game: 'deux-roses', chairs: [bot, { kind: 'me' }], ...terms });
  line.close();
};
