// How the house goes: what is in hand is finished, nobody keeps it open for ever, nothing kept is lost.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { isShut, openServer, type RunningServer } from '../src/open.ts';
import type { Dependencies, OpenService } from '../src/service.ts';
import { freshPlace } from './databases.ts';
import { pageFolder } from './people-rig.ts';

const above = mkdtempSync(join(tmpdir(), 'rose-stop-'));
const folder = pageFolder(above);
afterAll(() => rmSync(above, { recursive: true }));
let count = 0;
const freshData = (): string => {
  count += 1;
  return join(above, `data-${count}`);
};

const open = async (
  environment: Record<string, string>,
  services: readonly OpenService[] = [],
): Promise<RunningServer> => {
  const house = await openServer(
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment },
    folder,
    services,
  );
  if (isShut(house)) throw new Error(house.shut.join('\n'));
  return house;
};
const ask = (house: RunningServer, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${house.address}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: house.address, 'content-type': 'application/json', cookie },
  });
const cookieOf = (reply: Response): string => reply.headers.get('set-cookie')?.split(';')[0] ?? '';
const nameOf = async (house: RunningServer, cookie: string): Promise<string | undefined> => {
  const reply = await fetch(`${house.address}/api/me`, { headers: { cookie } });
  return ((await reply.json()) as { player?: { name: string } }).player?.name;
};

describe('closing', () => {
  test('who has asked is answered, and what was answered is kept', async () => {
    const DATA_DIR = freshData();
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    const watching: OpenService = async ({ server }) => {
      server.on('request', () => resolve());
      return { stop: async () => undefined };
    };
    const house = await open({ DATA_DIR }, [watching]);
    // A password takes a fifth of a second: the stop comes in the middle of it.
    const asked = ask(house, '/api/register', { name: 'Warwick', password: 'kingmaker!1471' });
    await arrived;
    const closed = house.close();
    const reply = await asked;
    expect(reply.status).toBe(200);
    await closed;
    await expect(fetch(house.address)).rejects.toThrow();
    const next = await open({ DATA_DIR });
    expect(await nameOf(next, cookieOf(reply))).toBe('Warwick');
    await next.close();
  });
  test('nobody holds it open longer than it has patience', async () => {
    const house = await open({ DATA_DIR: freshData(), STOP_SECONDS: '1' });
    const socket = connect(house.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\n');
    await wait(50);
    const since = performance.now();
    await house.close();
    expect(performance.now() - since).toBeLessThan(8_000);
    socket.destroy();
  });
  test('nor a service that does not end', async () => {
    const stuck: OpenService = async () => ({ stop: () => new Promise(() => undefined) });
    const house = await open({ DATA_DIR: freshData(), STOP_SECONDS: '1' }, [stuck]);
    const since = performance.now();
    await house.close();
    expect(performance.now() - since).toBeLessThan(8_000);
  });
  test('closing twice is closing once', async () => {
    let stops = 0;
    const counting: OpenService = async () => ({
      stop: async () => {
        stops += 1;
      },
    });
    const house = await open({ DATA_DIR: freshData() }, [counting]);
    await Promise.all([house.close(), house.close()]);
    expect(stops).toBe(1);
  });
});

describe('services', () => {
  test('get the parts before the house listens, do their work, and stop while the database is open', async () => {
    const done: string[] = [];
    let given: Dependencies | undefined;
    const service: OpenService = async (parts) => {
      given = parts;
      expect(parts.server.listening).toBe(false);
      return {
        jobs: {
          pack: async (payload) => {
            done.push(JSON.stringify(payload));
          },
        },
        leave: async (player, tables) => {
          done.push(`leave ${player.length} ${tables.length}`);
        },
        stop: async () => {
          await parts.database.db.selectFrom('players').select('id').execute();
          done.push('stop');
        },
      };
    };
    const house = await open({ DATA_DIR: freshData() }, [service]);
    await given?.queue.add('pack', 'k', { table: 'w1' });
    const cookie = cookieOf(await ask(house, '/api/guest', { name: 'Anne' }));
    expect((await given?.people.playerOf(cookie))?.name).toBe('Anne');
    const who = await given?.people.whoIs(cookie);
    expect(await given?.people.stands(who?.session ?? '')).toBe(true);
    expect((await ask(house, '/api/remove', {}, cookie)).status).toBe(200);
    expect(await given?.people.stands(who?.session ?? '')).toBe(false);
    await expect.poll(() => done).toHaveLength(2);
    await house.close();
    expect(done).toEqual(expect.arrayContaining(['{"table":"w1"}', 'leave 16 0']));
    expect(done.at(-1)).toBe('stop');
  });
  test('one that cannot open leaves nothing open', async () => {
    const DATA_DIR = freshData();
    let stopped = false;
    const first: OpenService = async () => ({
      stop: async () => {
        stopped = true;
      },
    });
    const broken: OpenService = () => Promise.reject(new Error('broken'));
    await expect(open({ DATA_DIR }, [first, broken])).rejects.toThrow('broken');
    expect(stopped).toBe(true);
    await (await open({ DATA_DIR })).close();
  });
});

test('one file, one house: the second says so and what to do', async () => {
  const DATA_DIR = freshData();
  const house = await open({ DATA_DIR });
  const second = await openServer({ PORT: '0', DATA_DIR, LOG_LEVEL: 'silent' }, folder, []);
  expect(isShut(second) && second.shut.join(' ')).toContain('DATA_DIR=');
  await house.close();
});

test('two nodes on one PostgreSQL know the same people', async () => {
  const DATABASE_URL = await freshPlace('postgres');
  const [one, two] = await Promise.all([open({ DATABASE_URL }), open({ DATABASE_URL })]);
  expect(one.keeps).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/\w+$/);
  const cookie = cookieOf(await ask(one, '/api/register', { name: 'Warwick', password: 'kingmaker!1471' }));
  expect(await nameOf(two, cookie)).toBe('Warwick');
  expect(await (await fetch(`${two.address}/metrics`)).text()).toMatch(/^rose_jobs_due\{lane="deadline"\} 0$/m);
  expect((await ask(two, '/api/logout', {}, cookie)).status).toBe(200);
  expect(await nameOf(one, cookie)).toBeUndefined();
  await Promise.all([one.close(), two.close()]);
});

test('a database that goes away is unwell, not the end', async () => {
  let given: Dependencies | undefined;
  const service: OpenService = async (parts) => {
    given = parts;
    return { stop: async () => undefined };
  };
  const house = await open({ DATABASE_URL: await freshPlace('postgres'), STOP_SECONDS: '1' }, [service]);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  if (given?.database.kind !== 'postgres') throw new Error('not on PostgreSQL');
  await given.database.db.destroy();
  await wait(1_100);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(503);
  const asked = await ask(house, '/api/guest', { name: 'Anne' });
  expect([asked.status, await asked.json()]).toEqual([500, { trouble: 'internal' }]);
  expect((await fetch(house.address)).status).toBe(200);
  await house.close();
});

describe('the process', () => {
  const RUN = new URL('../src/run.ts', import.meta.url).href;
  const CODE = `const { runHouse } = await import(${JSON.stringify(RUN)}); await runHouse(process.env, ${JSON.stringify(folder)})`;
  const run = (environment: Record<string, string>): ChildProcess =>
    spawn(process.execPath, ['--input-type=module', '-e', CODE], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: freshData(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const opened = async (
    child: ChildProcess,
  ): Promise<{ readonly port: number; readonly said: () => string; readonly noted: () => string }> => {
    let out = '';
    let noted = '';
    child.stdout?.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (noted += part.toString()));
    while (!out.includes('To stop')) await once(child.stdout as NodeJS.ReadableStream, 'data');
    return { port: Number(/:(\d+)\n/.exec(out)?.[1]), said: () => out, noted: () => noted };
  };

  test('says where things are kept, notes in JSON, hints at a slip', async () => {
    const child = run({ LOGLEVEL: 'debug' });
    const { said, noted } = await opened(child);
    expect(said()).toMatch(/accounts and online games in .*rose\.sqlite/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const lines = noted()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(['setting', 'open', 'closed']));
    expect(noted()).toContain('Did you mean LOG_LEVEL?');
  });
  test.runIf(process.platform !== 'win32')('goes with the npm that started it, however that one ends', async () => {
    const place = mkdtempSync(join(above, 'npm-'));
    writeFileSync(join(place, 'house.mjs'), CODE);
    writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'house', scripts: { start: 'node house.mjs' } }));
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: freshData(), LOG_LEVEL: 'silent' };
    const npm = spawn('npm', ['start'], { cwd: place, env, stdio: ['ignore', 'pipe', 'ignore'] });
    const { port } = await opened(npm);
    const isOpen = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => true,
        () => false,
      );
    expect(await isOpen()).toBe(true);
    npm.kill('SIGKILL');
    await expect.poll(isOpen, { timeout: 20_000, interval: 200 }).toBe(false);
  });
  test('a second signal, after a moment, ends it at once', async () => {
    const child = run({ STOP_SECONDS: '60', LOG_LEVEL: 'silent' });
    const { port } = await opened(child);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\n');
    await wait(100);
    const since = performance.now();
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await wait(400);
    expect(child.exitCode).toBeNull();
    // On a busy machine the first may be noticed late: then the next is still the same one.
    const again = setInterval(() => child.kill('SIGTERM'), 700);
    expect(await exit).toEqual([1, null]);
    clearInterval(again);
    expect(performance.now() - since).toBeLessThan(30_000);
    socket.destroy();
  });
});
