// The whole house as a process of its own, to be killed: `node house-process.ts FOLDER`, settings by the environment. Told
// so, its database takes nothing more, as on a full disk; with NEAR_WEBHOOKS its notices may go to this machine.
import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { sql } from 'kysely';
import { ROADS } from '../src/notices/far.ts';
import { runHouse } from '../src/run.ts';
import type { OpenService } from '../src/service.ts';
import { tablesBy } from '../src/socket/service.ts';
import { packing } from '../src/store/service.ts';

export type ToHouse =
  | { readonly isFull: boolean }
  /** Webhooks of a player, by name, as if proven long ago. */
  | { readonly webhooks: readonly string[]; readonly of: string };
const PLENTY = 1_000_000;

const told: OpenService = async ({ database: { db } }) => {
  const hang = async (webhooks: readonly string[], name: string): Promise<void> => {
    const found = db.selectFrom('players').select('id').where('name', '=', name);
    const { id: player } = await found.executeTakeFirstOrThrow();
    const rowOf = (address: string) => {
      const target = JSON.stringify({ kind: 'webhook', address });
      return { id: randomBytes(8).toString('hex'), player, kind: 'webhook', target, created: 'now' } as const;
    };
    await db.insertInto('channels').values(webhooks.map(rowOf)).execute();
  };
  const fill = async (isFull: boolean): Promise<void> => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(isFull ? (rows[0]?.page_count ?? 1) : PLENTY)}`.execute(db);
  };
  const hear = async (message: ToHouse): Promise<void> => {
    if ('isFull' in message) await fill(message.isFull);
    else await hang(message.webhooks, message.of);
    process.send?.('done');
  };
  process.on('message', (message: ToHouse) => void hear(message));
  // whoever is killed leaves what was compiled to the next
  flushCompileCache();
  return { stop: async () => process.disconnect?.() };
};

const roads = process.env['NEAR_WEBHOOKS'] ? { ...ROADS, isNear: () => false, plain: true } : ROADS;
void runHouse(process.env, process.argv[2] ?? '', [tablesBy(roads), packing, told]);
