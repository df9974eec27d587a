// For whoever watches the house: whether it is well, and its numbers.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Door } from './door.ts';
import { lost } from './page.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Without a token the numbers are for this machine alone. */
const mayRead = ({ settings: { metricsToken }, visitors }: Door, { headers, raw }: FastifyRequest): boolean =>
  metricsToken === undefined
    ? visitors.isLocal(raw)
    : timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));

const FRESH = 1_000;
/** Asked often, looked at once a second. */
const remembered = (isWell: () => Promise<boolean>): (() => Promise<boolean>) => {
  let last: Promise<boolean> = Promise.resolve(false);
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - at > FRESH) {
      at = performance.now();
      last = isWell();
    }
    return last;
  };
};

export const serveWatch = (server: FastifyInstance, door: Door | undefined): void => {
  const isWell = remembered(async () => door?.isWell() ?? true);
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (door?.isStopping()) return reply.code(503).send({ ok: false, stopping: true });
    const ok = await isWell();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  if (!door) return;
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(door, request)) return lost(reply);
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return reply.send(await door.metrics.text());
  });
};
