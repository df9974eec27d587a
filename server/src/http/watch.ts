// For whoever watches the house: whether it is well, and its numbers.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Health } from '../health.ts';
import type { HttpContext } from './context.ts';
import { lost } from './page.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Without a token the numbers are for this machine alone. */
const mayRead = ({ settings: { metricsToken }, visitors }: HttpContext, { headers, raw }: FastifyRequest): boolean =>
  metricsToken === undefined
    ? visitors.isLocal(raw)
    : timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));

const WELL: Health = { ok: true, because: [] };
const FRESH = 1_000;
/** Asked often, looked at once a second. */
const remembered = (health: () => Promise<Health>): (() => Promise<Health>) => {
  let last: Promise<Health> = Promise.resolve(WELL);
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - at > FRESH) {
      at = performance.now();
      last = health();
    }
    return last;
  };
};

export const serveWatch = (server: FastifyInstance, context: HttpContext | undefined): void => {
  const health = remembered(async () => context?.health() ?? WELL);
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (context?.isStopping()) return reply.code(503).send({ ok: false, stopping: true });
    const { ok, because } = await health();
    return reply.code(ok ? 200 : 503).send({ ok, ...(because.length > 0 ? { because } : {}) });
  });
  if (!context) return;
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(context, request)) return lost(reply);
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return reply.send(await context.metrics.text());
  });
};
