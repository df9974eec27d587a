// The page over HTTP: files of the build, headers that keep strangers' scripts out, a word for lost visitors.
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { NOT_FOUND_PAGE, NOT_FOUND_POLICY } from './not-found.ts';

/** Everything comes from the house itself; pictures may also be drawn by the page (data, blob). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const YEAR = 31_536_000;
/** Built files carry a hash of their content in their name, so a copy never grows old; all else is asked for again. */
const cacheFor = (path: string): string =>
  /[\\/]assets[\\/][^\\/]+$/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

const BROKEN = 'Something broke on our side; load the page again.\nUne panne chez nous ; rechargez la page.\n';

/** Also for addresses that cannot be read: to a visitor they are the same. */
const lost = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...HEADERS, 'content-security-policy': NOT_FOUND_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(NOT_FOUND_PAGE);

/** A server of the built page in `folder`, not yet listening. */
export const createHttp = async (folder: string): Promise<FastifyInstance> => {
  const server = fastify({
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => {
      lost(reply);
    },
  });
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheFor(path));
    },
  });
  server.setNotFoundHandler(async (_request, reply) => lost(reply));
  server.setErrorHandler(async (error: FastifyError, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) return lost(reply);
    console.error(error.message);
    return reply.code(500).type('text/plain; charset=utf-8').send(BROKEN);
  });
  return server;
};
