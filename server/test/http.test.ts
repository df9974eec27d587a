import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttp } from '../src/http/index.ts';

const above = mkdtempSync(join(tmpdir(), 'rose-http-'));
const folder = join(above, 'dist');
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'not for visitors');
  writeFileSync(join(folder, '.rose-built'), 'a stamp');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>house</title>');
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync('console.log(1)'));
  server = await createHttp(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(above, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });

describe('files of the page', () => {
  test('the front door is fresh at every visit', async () => {
    const reply = await get('/');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>house</title>');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });
  test('the service worker too', async () => expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache'));
  test('named assets are kept for good', async () =>
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable'));
  test('a browser that reads brotli gets it, with the type and age of the file itself', async () => {
    const reply = await get('/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('console.log(1)');
  });
  test('health', async () => {
    const reply = await get('/healthz');
    expect(reply.json()).toEqual({ ok: true });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('headers', () => {
  test.for(['/', '/assets/main-abc123.js', '/healthz', '/nowhere'])('%s keeps strangers out', async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
  test('scripts and workers come from the house alone', async () => {
    const policy = String((await get('/')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("style-src 'self'");
  });
});

describe('addresses where nothing is', () => {
  test('a page in both languages with the way back', async () => {
    const reply = await get('/nowhere/at/all');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain('no table at this address');
    expect(reply.body).toContain('pas de table à cette adresse');
    expect(reply.body).toContain('href="/"');
  });
  const OUTSIDE = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '/%00',
    '/%zz',
    '/.rose-built',
  ];
  test.for(OUTSIDE)('%s leads nowhere', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('not for visitors');
    expect(reply.body).not.toContain('a stamp');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });
});
