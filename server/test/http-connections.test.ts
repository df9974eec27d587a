// Many connections at once, from one who means no good.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttp } from '../src/http/index.ts';
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
  ): Promise<{ readonly server: FastifyInstance; readonly at: number }> => {
    const visitors = createVisitors({ publicUrl: undefined, trustProxy: { hops } });
    const httpContext = { ...rig.httpContext, metrics: createMetrics(), visitors, mostConnections };
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
});
