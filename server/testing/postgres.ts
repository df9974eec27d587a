// A real PostgreSQL for tests and proofs, in a folder of its own, on a free port, gone when whoever asked for it is gone.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPrograms, type Programs, somebody } from './postgres-programs.ts';

export interface TestPostgres {
  readonly url: string;
  /** A new empty database in it, by its URL. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}
export interface Wanted {
  /** Waits for the disk at every commit, as a house does. Tests of processes that are killed need not. */
  readonly durable?: boolean;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
};

const prepare = ({ folder }: Programs, place: string, password: string): void => {
  const { uid, gid } = somebody();
  const secret = join(place, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) for (const path of [place, secret]) chownSync(path, uid, gid);
  const args = ['-D', join(place, 'data'), '-U', 'rose', '-A', 'scram-sha-256', `--pwfile=${secret}`];
  const options = { encoding: 'utf8', cwd: place, ...somebody() } as const;
  const made = spawnSync(join(folder, 'initdb'), [...args, '-E', 'UTF8', '--locale=C', '--no-sync'], options);
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || String(made.error)}`);
};

/** The shell waits at a pipe that ends with this process, however it ends, and takes PostgreSQL and its data along. */
const GUARD = '"$0" "$@" & pid=$!; cat > /dev/null; kill -QUIT $pid; wait $pid; cd /; rm -rf "$PLACE"';

const launch = ({ folder }: Programs, place: string, port: number, { durable = false }: Wanted): ChildProcess => {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    `fsync=${durable ? 'on' : 'off'}`,
  ];
  const args = ['-D', join(place, 'data'), '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  return spawn('sh', ['-c', GUARD, join(folder, 'postgres'), ...args], {
    cwd: place,
    env: { PATH: process.env['PATH'], PLACE: join(place, 'data') },
    stdio: ['pipe', 'ignore', 'ignore'],
    ...somebody(),
  });
};

const connect = async (url: string): Promise<Client | undefined> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
};

const TRIES = 200;
const answers = async (url: string, child: ChildProcess): Promise<boolean> => {
  for (let i = 0; i < TRIES && child.exitCode === null; i++) {
    const client = await connect(url);
    if (client) {
      await client.end();
      return true;
    }
    await wait(50);
  }
  return false;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.stdin?.end();
  await gone;
};

const freshIn = async (url: string): Promise<string> => {
  const client = await connect(url);
  if (!client) throw new Error('the PostgreSQL of the tests does not answer');
  const name = `t${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/[^/]*$/, name);
};

const PORTS = 5;
export const startPostgres = async (wanted: Wanted = {}): Promise<TestPostgres> => {
  const programs = findPrograms();
  const place = mkdtempSync(join(tmpdir(), 'rose-pg-'));
  const password = randomBytes(12).toString('hex');
  const clear = (): void => {
    rmSync(place, { recursive: true, force: true });
    programs.remove();
  };
  try {
    prepare(programs, place, password);
    // Between finding a port free and taking it, another process may have been faster.
    for (let i = 0; i < PORTS; i++) {
      const port = await freePort();
      const child = launch(programs, place, port, wanted);
      const url = `postgres://rose:${password}@127.0.0.1:${port}/postgres`;
      const stop = async (): Promise<void> => {
        await end(child);
        clear();
      };
      if (await answers(url, child)) return { url, fresh: () => freshIn(url), stop };
      await end(child);
    }
    throw new Error('the PostgreSQL of the tests does not start');
  } catch (error) {
    clear();
    throw error;
  }
};
