// The HTTP server: the built page, what pages ask about people, and the numbers for whoever watches the server.
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { MOST_BODY, serveApi } from './api.ts';
import { limitConnections, MOST_CONNECTIONS } from './connections.ts';
import { type HttpContext, TIMEOUTS, type Timeouts } from './context.ts';
import { HEADERS, policyFor, STAY_SECURE } from './headers.ts';
import { paceAll } from './pacing.ts';
import { BROKEN, lost, servePage } from './page.ts';
import { actionsOf, looksOf } from './routes.ts';
import { serveWatch } from './watch.ts';

/** Nobody holds a connection by dripping a request into it, or by not reading the answer. */
const create = ({ head, request, silence }: Timeouts): FastifyInstance =>
  fastify({
    bodyLimit: MOST_BODY,
    requestTimeout: request,
    connectionTimeout: silence,
    forceCloseConnections: 'idle',
    // The routes say it themselves, in words that a page understands.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400 },
    http: {
      headersTimeout: head,
      connectionsCheckingInterval: Math.min(head, 2_000),
      maxHeaderSize: 16_384,
      // Balancers and clients offer other protocols along with what they ask; it is asked all the same.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    frameworkErrors: (_error, _request, reply) => {
      lost(reply);
    },
  });

const addHeaders = (server: FastifyInstance, publicUrl: string | undefined): void => {
  const policy = publicUrl === undefined ? undefined : policyFor(new URL(publicUrl).host);
  const secure = publicUrl?.startsWith('https:') ? { 'strict-transport-security': STAY_SECURE } : {};
  server.addHook('onSend', async (request, reply) => {
    const headers = {
      'content-security-policy': policy ?? policyFor(request.headers.host),
      ...HEADERS,
      ...secure,
    };
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
};

/** By pattern, never by what a visitor wrote. */
const measure = (server: FastifyInstance, { metrics, log }: HttpContext): void => {
  const seconds = metrics.histogram('rose_http_seconds', 'Time to answer over HTTP, by route and kind of status.');
  metrics.gauge('rose_http_connections', 'Connections to the house, sockets included.', () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    return promise;
  });
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'other';
    const ms = Math.round(elapsedTime * 10) / 10;
    seconds.observe(elapsedTime / 1000, { route, status: `${Math.floor(statusCode / 100)}xx` });
    log.debug('http', { method, route, status: statusCode, ms });
  });
};

/** Not yet listening. Without an `HttpContext` it hands out the page in `folder` and nothing else. */
export const createHttp = async (folder: string, context?: HttpContext): Promise<FastifyInstance> => {
  const server = create(context?.timeouts ?? TIMEOUTS);
  if (context) paceAll(server, context);
  addHeaders(server, context?.settings.publicUrl);
  serveWatch(server, context);
  if (context) {
    limitConnections(server.server, context, context.mostConnections ?? MOST_CONNECTIONS);
    measure(server, context);
    await serveApi(server, context, actionsOf(context), looksOf(context));
  }
  await servePage(server, folder);
  server.setErrorHandler(async (error: FastifyError, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) return lost(reply);
    context?.log.error('page failed', { error });
    return reply.code(500).type('text/plain; charset=utf-8').send(BROKEN);
  });
  return server;
};
