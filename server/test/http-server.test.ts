// The httpContext on a real port: visitors who drip, flood and hold; what watchers read.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpContext } from '../src/http/context.ts';
import { createHttp } from '../src/http/index.ts';
import { createVisitors } from '../src/http/visitor.ts';
import { createMetrics, watchProcess } from '../src/metrics.ts';
import { openRig, pageFolder, type Rig } from './people-rig.ts';

const TOKEN = 'a-token-for-prometheus';
let rig: Rig;
let http: FastifyInstance;
let port = 0;
let well = true;
let stopping = false;
const above = mkdtempSync(join(tmpdir(), 'rose-http-server-'));
const metrics = createMetrics();
const unwatch = watchProcess(metrics);
const listening = async (server: FastifyInstance): Promise<number> => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
};
const contextOf = (settings: HttpContext['settings']): HttpContext => ({
  ...rig.httpContext,
  settings,
  visitors: createVisitors({ publicUrl: settings.publicUrl, trustProxy: { hops: 0 } }),
  metrics,
  health: async () => ({ ok: well, because: well ? [] : ['database'] }),
  isStopping: () => stopping,
  timeouts: { head: 500, request: 1_000, silence: 1_500 },
});

beforeAll(async () => {
  rig = await openRig();
  http = await createHttp(pageFolder(above), contextOf({ publicUrl: 'https://rose.test', metricsToken: TOKEN }));
  port = await listening(http);
});
afterAll(async () => {
  unwatch();
  await http.close();
  await rig.close();
  rmSync(above, { recursive: true });
});

/** However it ends: a reset is an end too. */
const closing = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

/** Writes what it is given, then waits for the house to hang up; what it heard until then, and after how long. */
const hold = async (write: (socket: Socket) => void): Promise<{ readonly heard: string; readonly ms: number }> => {
  const since = performance.now();
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    heard += part.toString();
  });
  socket.on('error', () => undefined);
  const closed = closing(socket);
  await once(socket, 'connect');
  write(socket);
  await closed;
  return { heard, ms: performance.now() - since };
};
const drip = (socket: Socket, text: string): void => {
  let i = 0;
  const dripping = setInterval(() => {
    if (socket.destroyed) return clearInterval(dripping);
    socket.write(text[i % text.length] ?? '');
    i += 1;
  }, 50);
};

describe('slow visitors', () => {
  test('a head that never ends', async () => {
    const { heard, ms } = await hold((socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: rose.test\r\nX-Slow: ');
      drip(socket, 'a');
    });
    expect(heard).toContain('408');
    expect(ms).toBeLessThan(15_000);
  });
  test('a body that never ends', async () => {
    const { ms } = await hold((socket) => {
      socket.write('POST /api/guest HTTP/1.1\r\nHost: rose.test\r\nOrigin: https://rose.test\r\n');
      socket.write('Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"name":"');
      drip(socket, 'a');
    });
    expect(ms).toBeLessThan(15_000);
  });
  test('nothing at all', async () => {
    const { ms } = await hold(() => undefined);
    expect(ms).toBeLessThan(15_000);
  });
});

describe('floods', () => {
  test('more headers than anybody needs', async () => {
    const { heard } = await hold((socket) => {
      const flood = Array.from({ length: 400 }, (_, i) => `X-Flood-${i}: ${'y'.repeat(50)}`);
      socket.write(`GET / HTTP/1.1\r\nHost: rose.test\r\n${flood.join('\r\n')}\r\n\r\n`);
    });
    expect(heard).toMatch(/^HTTP\/1.1 431 /);
  });
  test.for([
    'NONSENSE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
    'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : a\r\nX\u0000: b\r\n\r\n',
  ])('%j is no request', async (text) => {
    const { heard } = await hold((socket) => socket.write(text));
    expect(heard).toMatch(/^HTTP\/1.1 400 /);
    expect(heard.match(/HTTP\/1.1/g)).toHaveLength(1);
  });
  test('a length that lies is not read to its end', async () => {
    const { heard } = await hold((socket) => {
      socket.write(
        'POST /api/guest HTTP/1.1\r\nHost: a\r\nOrigin: https://rose.test\r\nContent-Type: application/json\r\n',
      );
      socket.write('Content-Length: 1000000000\r\nConnection: close\r\n\r\n');
      socket.write('x'.repeat(100_000));
    });
    expect(heard).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('watchers', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  test('well, unwell, stopping', async () => {
    const healthz = async (): Promise<readonly [number, unknown]> => {
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      const reply = await get('/healthz');
      return [reply.status, await reply.json()];
    };
    expect(await healthz()).toEqual([200, { ok: true }]);
    well = false;
    expect(await healthz()).toEqual([503, { ok: false, because: ['database'] }]);
    well = true;
    stopping = true;
    expect(await healthz()).toEqual([503, { ok: false, stopping: true }]);
    const asked = await get('/api/me');
    expect([asked.status, await asked.json()]).toEqual([503, { trouble: 'stopping' }]);
    stopping = false;
  });
  test('numbers for whoever brings the token', async () => {
    await get('/api/me');
    await get('/nowhere/at/all');
    const text = await (await get('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
    for (const name of [
      'rose_http_seconds_bucket',
      'rose_http_connections',
      'rose_memory_bytes',
      'rose_loop_delay_seconds',
    ])
      expect(text).toContain(name);
    expect(text).toMatch(/rose_http_seconds_count\{route="\/api\/me",status="2xx"\} \d+/);
    expect(text).not.toContain('nowhere');
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
  });
  test('and for nobody else', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer x', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])
      expect((await get('/metrics', { authorization })).status, authorization).toBe(404);
  });
  test('without a token, for this machine alone', async () => {
    const server = await createHttp(pageFolder(above), {
      ...contextOf({ publicUrl: undefined, metricsToken: undefined }),
      metrics: createMetrics(),
    });
    const open = await listening(server);
    expect((await fetch(`http://127.0.0.1:${open}/metrics`)).status).toBe(200);
    const forwarded = await fetch(`http://127.0.0.1:${open}/metrics`, {
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    expect(forwarded.status).toBe(404);
    await server.close();
  });
});

describe('policy', () => {
  const policyOf = async (host: string, server: FastifyInstance = http): Promise<string> =>
    String((await server.inject({ url: '/', headers: { host } })).headers['content-security-policy']);
  test('with a public address it names that one, and https is to be remembered', async () => {
    const { headers } = await http.inject({ url: '/', headers: { host: 'evil.test' } });
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws://rose.test wss://rose.test;");
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
  test('without one, the host it was asked at, if that is a host', async () => {
    const server = await createHttp(pageFolder(above));
    expect(await policyOf('localhost:8080', server)).toContain(
      "connect-src 'self' ws://localhost:8080 wss://localhost:8080;",
    );
    for (const host of ["x; script-src 'unsafe-inline'", 'a b', 'x/y', '*', `${'x'.repeat(300)}`]) {
      const policy = await policyOf(host, server);
      expect(policy, host).toContain("connect-src 'self';");
      expect(policy, host).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
    }
    await server.close();
  });
});
