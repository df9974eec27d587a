// The whole house as a process of its own, to be killed: `node house-process.ts FOLDER`, settings by the environment. Told
// so, its database takes nothing more, as on a full disk; with NEAR_WEBHOOKS its notices may go to this machine.
import { sql } from 'kysely';
import { ROADS } from '../src/notices/far.ts';
import { runHouse } from '../src/run.ts';
import type { OpenService } from '../src/service.ts';
import { tablesBy } from '../src/socket/service.ts';
import { packing } from '../src/store/service.ts';

export interface ToHouse {
  readonly isFull: boolean;
}
const PLENTY = 1_000_000;

const fillable: OpenService = async ({ database: { db } }) => {
  const fill = async ({ isFull }: ToHouse): Promise<void> => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(isFull ? (rows[0]?.page_count ?? 1) : PLENTY)}`.execute(db);
  };
  process.on('message', (message: ToHouse) => void fill(message));
  return { stop: async () => process.disconnect?.() };
};

const roads = process.env['NEAR_WEBHOOKS'] ? { ...ROADS, isNear: () => false, plain: true } : ROADS;
void runHouse(process.env, process.argv[2] ?? '', [tablesBy(roads), packing, fillable]);
