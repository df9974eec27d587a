// Many connections at once, from one who means no good.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpContext, ratesTimes } from '../src/http/context.ts';
import { createHttp } from '../src/http/index.ts';
import { createLimits } from '../src/http/limits.ts';
import { createVisitors } from '../src/http/visitor.ts';
import { createMetrics } from '../src/metrics.ts';
import { openRig, pageFolder, type Rig } from './people-rig.ts';

let rig: Rig;
const above = mkdtempSync(join(tmpdir(), 'rose-http-connections-'));
beforeAll(async () => {
  rig = await openRig();
});
afterAll(async () => {
  await rig.close();
  rmSync(above, { recursive: true });
});

describe('crowds', () => {
  const opened = async (at: number, count: number): Promise<readonly Socket[]> => {
    const sockets = Array.from({ length: count }, () =>
      connect(at, '127.0.0.1')
        .on('error', () => undefined)
        .resume(),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await new Promise((resolve) => setTimeout(resolve, 150));
    return sockets;
  };
  const still = (sockets: readonly Socket[]): number => sockets.filter(({ closed }) => !closed).length;
  const connections = (server: FastifyInstance): Promise<number> =>
    promisify(server.server.getConnections.bind(server.server))();
  const serve = async (
    hops: number,
    mostConnections = 10,
    wishes: Partial<HttpContext> = {},
  ): Promise<{ readonly server: FastifyInstance; readonly at: number }> => {
    const visitors = createVisitors({ publicUrl: undefined, trustProxy: { hops } });
    const httpContext = { ...rig.httpContext, metrics: createMetrics(), visitors, mostConnections, ...wishes };
    const server = await createHttp(pageFolder(above), httpContext);
    await server.listen({ port: 0, host: '127.0.0.1' });
    return { server, at: (server.server.address() as AddressInfo).port };
  };
  test('one address holds so many connections and no more, and gets them back', async () => {
    const { server, at } = await serve(0);
    const sockets = await opened(at, 30);
    await expect.poll(() => still(sockets), { timeout: 10_000 }).toBe(10);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(0);
    const more = await opened(at, 10);
    expect(still(more)).toBe(10);
    for (const socket of more) socket.destroy();
    await server.close();
  });
  test('a server of ours in front holds those of everybody', async () => {
    const { server, at } = await serve(1);
    const sockets = await opened(at, 30);
    expect(still(sockets)).toBe(30);
    for (const socket of sockets) socket.destroy();
    await server.close();
  });
  test('a hundred of them hinder nobody', async () => {
    const { server, at } = await serve(0, 500);
    const sockets = Array.from({ length: 100 }, () =>
      connect(at, '127.0.0.1')
        .on('error', () => undefined)
        .resume(),
    );
    for (const socket of sockets) socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\n');
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect((await fetch(`http://127.0.0.1:${at}/api/me`)).status).toBe(200);
    expect(sockets.every(({ closed }) => !closed)).toBe(true);
    for (const socket of sockets) socket.destroy();
    await server.close();
  });
  /** Requests one after the other on one connection: the statuses of all that was answered before it closed. */
  const pipelined = (at: number, count: number, path: string): Promise<readonly string[]> =>
    new Promise((resolve) => {
      const socket = connect(at, '127.0.0.1').on('error', () => undefined);
      let heard = '';
      socket.on('data', (data: Buffer) => {
        heard += data.toString('latin1');
      });
      const last = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count - 1) + last);
      socket.on('close', () => resolve(heard.match(/HTTP\/1\.1 \d+/g) ?? []));
    });
  const slowly = (burst: number): Pick<HttpContext, 'limits'> => ({
    limits: createLimits({ ...ratesTimes(1_000), file: { burst, perSecond: 30 } }),
  });
  test.for(['/', '/healthz', '/nothing/here', '/api/me'])(
    'whoever asks too fast waits, and a flood is let go: %s',
    async (path) => {
      const { server, at } = await serve(0, 500, { ...slowly(5), mostWaiting: 10 });
      const patient = await pipelined(at, 10, path);
      expect(patient.length).toBe(10);
      expect(patient).not.toContain('HTTP/1.1 429');
      const flood = await pipelined(at, 300, path);
      expect(flood.filter((status) => status !== 'HTTP/1.1 429').length).toBeLessThan(60);
      await server.close();
    },
  );
  test('nobody waits for those of another address', async () => {
    const { server, at } = await serve(1, 500, { ...slowly(1), mostWaiting: 1_000 });
    const from = (address: string) =>
      fetch(`http://127.0.0.1:${at}/`, { headers: { 'x-forwarded-for': address } }).then(() => address);
    const all = [...Array.from({ length: 8 }, () => from('10.0.0.1')), from('10.0.0.2')];
    const first: string[] = [];
    for (const one of all) void one.then((address) => first.push(address));
    await Promise.all(all);
    expect(first.indexOf('10.0.0.2')).toBeLessThan(5);
    await server.close();
  });
  test('one address opens so many connections in a second', async () => {
    const rates = { ...ratesTimes(1_000), connection: { burst: 5, perSecond: 0.001 } };
    const { server, at } = await serve(0, 500, { limits: createLimits(rates) });
    const sockets = await opened(at, 12);
    await expect.poll(() => still(sockets), { timeout: 10_000 }).toBe(5);
    for (const socket of sockets) socket.destroy();
    await server.close();
  });
});
