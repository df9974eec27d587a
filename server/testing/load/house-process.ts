// A whole house in a process of its own, to be measured: it says where it listens, and what it uses when it is asked.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseFile } from '@rose/host';
import { isMistake } from '@rose/table';
import { isShut as isDatabaseShut, openDatabase } from '../../src/database/index.ts';
import { isShut, openServer } from '../../src/open.ts';
import { sqlStore } from '../../src/store/index.ts';

export type ToHouse = { readonly use: true } | { readonly stop: true };
export type FromHouse =
  | { readonly port: number; readonly long: { readonly table: string; readonly entries: number } | undefined }
  | { readonly shut: readonly string[] }
  | {
      readonly rss: number;
      readonly heap: number;
      /** Milliseconds: of the processor, and for which nobody else could have been answered, the disk included. */
      readonly processor: number;
      readonly busy: number;
    };

const say = (message: FromHouse): void => {
  process.send?.(message);
};
const [, , where = '', longFile = ''] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'rose-load-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Rose</title>');

/** A long game that somebody has played before, open to all who watch. */
const putLongGame = async (): Promise<{ readonly table: string; readonly entries: number } | undefined> => {
  if (longFile === '') return undefined;
  const file = parseFile(readFileSync(longFile, 'utf8'));
  if (isMistake(file)) throw new Error(`${longFile}: ${file.field} ${file.reason}`);
  const database = await openDatabase(where === '' ? join(folder, 'rose.sqlite') : where);
  if (isDatabaseShut(database)) throw new Error(database.shut.join(' '));
  const { opening, seating, opened, commitment, secret, entries } = file;
  const table = `w${opened.replaceAll(/\D/g, '').padEnd(15, '0').slice(0, 15)}`;
  const record = { table, opening, seating, opened, commitment, ...(secret === undefined ? {} : { secret }) };
  const none = { last: undefined, outcome: undefined, active: [] };
  const card = { table, game: opening.game, seating, opened, touched: opened, steps: entries.length, ...none };
  await sqlStore(database).create({ record, entries, card });
  await database.db.updateTable('tables').set({ access: 'public' }).where('id', '=', table).execute();
  await database.close();
  return { table, entries: entries.length };
};

const long = await putLongGame();
const place = where === '' ? { DATA_DIR: folder } : { DATABASE_URL: where };
const { LIMITS = '1000', TRUST_PROXY = '1' } = process.env;
const house = await openServer(
  { HOST: '127.0.0.1', PORT: '0', LIMITS, TRUST_PROXY, LOG_LEVEL: 'warn', ...place },
  folder,
);
if (isShut(house)) say({ shut: house.shut });
else {
  say({ port: house.port, long });
  process.on('message', (message: ToHouse) => {
    if ('stop' in message) {
      void house.close().then(() => {
        rmSync(folder, { recursive: true, force: true });
        process.exit(0);
      });
      return;
    }
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const { active } = performance.eventLoopUtilization();
    say({ rss, heap: heapUsed, processor: (user + system) / 1000, busy: active });
  });
}
