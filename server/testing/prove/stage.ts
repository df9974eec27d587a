// The stage of a proof: nodes of a house and players who play on them, whatever happens to the nodes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comeIn } from '../dial.ts';
import type { Told } from '../kill-verdict.ts';
import { type Pipe, pipeTo } from '../pipe.ts';
import { freePort } from '../postgres.ts';
import { type Running, startHouse, startPlayer } from '../processes.ts';

export interface StageWishes {
  /** An empty folder of its own. */
  readonly folder: string;
  /** The URL of an empty PostgreSQL; without one, an SQLite file. */
  readonly database: string | undefined;
  readonly nodes: number;
  readonly settings?: NodeJS.ProcessEnv;
}
export interface Stage {
  /** The database itself, by no pipe. */
  readonly where: string;
  readonly addresses: readonly string[];
  readonly cookies: readonly [string, string];
  /** The way of the first node to a PostgreSQL. */
  readonly pipe: Pipe | undefined;
  readonly told: readonly Told[];
  node(i: number): Running;
  start(i: number): Promise<void>;
  confirmed(): number;
  /** The longest time without a confirmed move since this was last asked, in milliseconds. */
  longestPause(): number;
  /** The players rest for good. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

export const setStage = async ({ folder, database, nodes, settings = {} }: StageWishes): Promise<Stage> => {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  const pipe = database === undefined ? undefined : await pipeTo(database);
  const ports = await Promise.all(Array.from({ length: nodes }, freePort));
  const addresses = ports.map((port) => `http://localhost:${port}`);
  const running: Running[] = [];
  const start = async (i: number): Promise<void> => {
    const way = i === 0 && pipe ? pipe.url : database;
    const place = way === undefined ? { DATA_DIR: join(folder, 'data') } : { DATABASE_URL: way };
    const own = { ...place, PORT: String(ports[i]), LIMITS: '1000', LOG_LEVEL: 'silent', BOT_THREADS: '1' };
    running[i] = await startHouse(page, { ...own, ...settings });
  };
  const told: Told[] = [];
  let confirmed = 0;
  let last = performance.now();
  let longest = 0;
  const hear = (heard: Told): void => {
    told.push(heard);
    if (heard.told !== 'confirmed') return;
    confirmed++;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  for (let i = 0; i < nodes; i++) await start(i);
  const cookies = [await comeIn(addresses[0] ?? '', 'Ann'), await comeIn(addresses[0] ?? '', 'Ben')] as const;
  // Each begins at a node of their own, where there are two.
  const players = cookies.map((cookie, i) => {
    const own = [...addresses.slice(i % nodes), ...addresses.slice(0, i % nodes)];
    return startPlayer(own.join(), cookie, i + 1, hear);
  });
  const rest = async (): Promise<void> => {
    await Promise.all(players.map((player) => player.kill()));
  };
  return {
    where: database ?? join(folder, 'data', 'rose.sqlite'),
    addresses,
    cookies,
    pipe,
    told,
    node: (i) => running[i] as Running,
    start,
    confirmed: () => confirmed,
    longestPause() {
      const found = Math.max(longest, performance.now() - last);
      longest = 0;
      last = performance.now();
      return found;
    },
    rest,
    async close() {
      await rest();
      await Promise.all(running.map((node) => node.kill()));
      pipe?.close();
    },
  };
};
