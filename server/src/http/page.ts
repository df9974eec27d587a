// The page over HTTP: files of the build, and a word for lost visitors.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HEADERS } from './headers.ts';
import { NOT_FOUND_PAGE, NOT_FOUND_POLICY } from './not-found.ts';

const YEAR = 31_536_000;
/** Built files carry a hash of their content in their name, so a copy never grows old; all else is asked for again. */
const cacheFor = (path: string): string =>
  /[\\/]assets[\\/][^\\/]+$/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

export const BROKEN = 'Something broke on our side; load the page again.\nUne panne chez nous ; rechargez la page.\n';

/** Also for addresses that cannot be read: to a visitor they are the same. */
export const lost = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...HEADERS, 'content-security-policy': NOT_FOUND_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(NOT_FOUND_PAGE);

export const servePage = async (server: FastifyInstance, folder: string): Promise<void> => {
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
};
