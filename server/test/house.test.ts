import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isShut, openServer, type RunningServer } from '../src/open.ts';
import type { OpenService } from '../src/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'rose-house-'));
const data = mkdtempSync(join(tmpdir(), 'rose-house-data-'));
/** Every house its own database. */
let databases = 0;
const quiet = (): { readonly DATA_DIR: string; readonly LOG_LEVEL: string } => {
  databases += 1;
  return { DATA_DIR: join(data, String(databases)), LOG_LEVEL: 'silent' };
};
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>house</title>');
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(data, { recursive: true });
});

const opened = async (
  environment: Record<string, string>,
  services?: readonly OpenService[],
): Promise<RunningServer> => {
  const house = await openServer({ ...quiet(), ...environment }, folder, services);
  if (isShut(house)) throw new Error(house.shut.join('\n'));
  return house;
};
const shutBy = async (environment: Record<string, string>, where = folder): Promise<readonly string[]> => {
  const house = await openServer({ ...quiet(), ...environment }, where);
  if (isShut(house)) return house.shut;
  await house.close();
  return [];
};

describe('opening', () => {
  test('it answers at the address it names', async () => {
    const house = await opened({ PORT: '0' });
    expect(house.address).toBe(`http://localhost:${house.port}`);
    expect(await (await fetch(house.address)).text()).toContain('house');
    expect((await fetch(`http://127.0.0.1:${house.port}/healthz`)).status).toBe(200);
    await house.close();
  });
  test('a port in use is one line that names the next step', async () => {
    const house = await opened({ PORT: '0' });
    const lines = await shutBy({ PORT: String(house.port) });
    expect(lines).toEqual([`Port ${house.port} is already in use. Choose another: PORT=${house.port + 1} npm start`]);
    await house.close();
  });
  test('wrong settings keep it shut', async () => expect(await shutBy({ PORT: 'x', HOST: 'a b' })).toHaveLength(2));
  test('a page that is not built keeps it shut', async () =>
    expect((await shutBy({ PORT: '0' }, join(folder, 'none')))[0]).toContain('npm start'));
  test('a host of another machine keeps it shut', async () =>
    expect((await shutBy({ PORT: '0', HOST: '203.0.113.1' }))[0]).toContain('no address of this machine'));
});

/** Asks for the path exactly as written; `fetch` would tidy it first. */
const rawStatus = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('who would rather speak another language is answered in this one', async () => {
  const house = await opened({ PORT: '0' });
  const upgrade = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQ' };
  expect(await rawStatus(house.port, '/healthz', upgrade)).toBe(200);
  expect(await rawStatus(house.port, '/healthz', { connection: 'Upgrade', upgrade: 'websocket' })).toBe(404);
  await house.close();
});

test('no path leads out of the folder', async () => {
  writeFileSync(join(folder, 'here.txt'), 'here');
  const house = await opened({ PORT: '0' });
  expect(await rawStatus(house.port, '/here.txt')).toBe(200);
  const inside = folder.split('/').at(-1);
  for (const path of [
    `/../${inside}/here.txt`,
    `/%2e%2e/${inside}/here.txt`,
    `/..%2f${inside}%2fhere.txt`,
    '//etc/passwd',
  ])
    expect(await rawStatus(house.port, path), path).toBe(404);
  await house.close();
});

describe('closing', () => {
  test('the port is free again, though a browser keeps its connection', async () => {
    const house = await opened({ PORT: '0' });
    await (await fetch(house.address, { keepalive: true })).text();
    await house.close();
    const next = createServer().listen(house.port, '127.0.0.1');
    await once(next, 'listening');
    next.close();
  });
});

const RUN = new URL('../src/run.ts', import.meta.url).href;
const CODE = `const { runHouse } = await import(${JSON.stringify(RUN)}); await runHouse(process.env, ${JSON.stringify(folder)})`;
const run = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', CODE], {
    env: { ...process.env, ...quiet(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const said = (child: ChildProcess): { text: string } => {
  const heard = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (heard.text += part.toString()));
  return heard;
};

describe('the process', () => {
  test.for(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly, also when it comes twice', async (signal) => {
    const child = run({ PORT: '0' });
    const heard = said(child);
    while (!heard.text.includes('To stop')) await once(child.stdout as NodeJS.ReadableStream, 'data');
    expect(heard.text).toMatch(/open at http:\/\/localhost:\d+/);
    child.kill(signal);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(heard.text).not.toMatch(/\n\s+at /);
  });
  test('a wrong setting: one line, exit code 1', async () => {
    const child = run({ PORT: 'eighty' });
    const heard = said(child);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(heard.text.trim().split('\n')).toHaveLength(1);
    expect(heard.text).toContain('PORT is "eighty"');
  });
});
