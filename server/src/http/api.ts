// What pages ask about people. Every ask passes the same gates: not too many, from a page of this house, JSON of a
// known shape, a session where one is needed. Whatever goes wrong is an answer the page can word.
import type { PeopleAnswers, PeopleAsks, PeopleTrouble } from '@rose/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, setCookie } from '../people/cookies.ts';
import { type Asker, isTrouble, type Result, type Who } from '../people/index.ts';
import { whoIs } from '../people/sessions.ts';
import type { Door, RateKind } from './door.ts';
import { readAsk } from './shapes.ts';
import { sendTrouble, troubleOf } from './troubles.ts';

export const MOST_BODY = 16_384;

type Path = keyof PeopleAsks;
/** Who pays for an ask besides their address: nothing, or so many seconds to wait. */
export type Toll<P extends Path> = (
  address: string,
  ask: PeopleAsks[P],
  who: Who | undefined,
) => readonly [RateKind, string][];
export interface Deed<P extends Path> {
  readonly toll?: Toll<P>;
  readonly does: (asker: Asker, ask: PeopleAsks[P]) => Promise<Result<PeopleAnswers[P]>> | Result<PeopleAnswers[P]>;
}
export type Deeds = { readonly [P in Path]: Deed<P> };
export type Looks = {
  readonly [path: string]: (who: Who | undefined, request: FastifyRequest) => Promise<Result<object>>;
};

const send = (door: Door, request: FastifyRequest, reply: FastifyReply, result: Result<object>): FastifyReply => {
  if (isTrouble(result)) return sendTrouble(reply, result);
  const secure = door.visitors.isSecure(request.raw);
  if (result.cookie !== undefined)
    reply.header('set-cookie', result.cookie === null ? dropCookie(secure) : setCookie(result.cookie, secure));
  return reply.send(result.answer);
};

/** The first gate that is shut, for any ask. */
const atTheGate = (
  { visitors, limits, settings }: Door,
  { raw, method }: FastifyRequest,
): PeopleTrouble | undefined => {
  const after = limits.take('ask', visitors.addressOf(raw));
  if (after > 0) return { trouble: 'too-fast', after };
  if (method !== 'GET' && method !== 'HEAD' && !visitors.isFromHere(raw))
    return { trouble: 'foreign-origin', ...(settings.publicUrl !== undefined && { house: settings.publicUrl }) };
  return undefined;
};

const payAll = ({ limits, log }: Door, tolls: readonly [RateKind, string][], address: string): number => {
  for (const [kind, payer] of tolls) {
    const after = limits.take(kind, payer);
    if (after === 0) continue;
    log.warn('too fast', { kind, address });
    return after;
  }
  return 0;
};

const answer = async <P extends Path>(door: Door, path: P, deed: Deed<P>, request: FastifyRequest) => {
  const read = readAsk(path, request.body);
  if (isTrouble(read)) return read;
  const who = await whoIs(door.ledger, request.headers.cookie);
  const address = door.visitors.addressOf(request.raw);
  const tolls = [
    ...(who ? [['change', who.hash] as [RateKind, string]] : []),
    ...(deed.toll?.(address, read.ask, who) ?? []),
  ];
  const after = payAll(door, tolls, address);
  if (after > 0) return { trouble: 'too-fast', after } as const;
  return deed.does({ who, agent: request.headers['user-agent'] ?? '' }, read.ask);
};

/** The paths in `deeds` by POST, those in `looks` by GET. */
export const serveApi = async (server: FastifyInstance, door: Door, deeds: Deeds, looks: Looks): Promise<void> => {
  await server.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
      const trouble = atTheGate(door, request);
      return trouble ? sendTrouble(reply, trouble) : undefined;
    });
    api.setErrorHandler(async (error: FastifyError, request, reply) => {
      const trouble = troubleOf(error, MOST_BODY);
      if (trouble.trouble === 'internal') door.log.error('ask failed', { path: request.routeOptions.url, error });
      return sendTrouble(reply, trouble);
    });
    const register = <P extends Path>(path: P, deed: Deed<P>): void => {
      api.post(path, async (request, reply) => send(door, request, reply, await answer(door, path, deed, request)));
    };
    for (const path of Object.keys(deeds) as Path[]) register(path, deeds[path] as Deed<Path>);
    for (const [path, look] of Object.entries(looks))
      api.get(path, async (request, reply) => {
        const who = await whoIs(door.ledger, request.headers.cookie);
        return send(door, request, reply, await look(who, request));
      });
    api.all('/api/*', async (_request, reply) => sendTrouble(reply, { trouble: 'not-found' }));
  });
};
