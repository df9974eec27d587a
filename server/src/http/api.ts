// What pages ask about people. Every ask passes the same gates: not too many, from a page of this house, JSON of a
// known shape, a session where one is needed. Whatever goes wrong is an answer the page can word.
import type { PeopleAnswers, PeopleAsks, PeopleTrouble } from '@rose/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter } from '../metrics.ts';
import { dropCookie, setCookie, tokenFrom } from '../people/cookies.ts';
import { type Asker, isTrouble, type Result, type Who } from '../people/index.ts';
import { whoIs } from '../people/sessions.ts';
import type { HttpContext, RateKind } from './context.ts';
import { readAsk } from './shapes.ts';
import { sendTrouble, troubleOf } from './troubles.ts';

export const MOST_BODY = 16_384;

type Path = keyof PeopleAsks;
/** Against whom an ask is counted, besides their address and session. */
export type Toll<P extends Path> = (
  address: string,
  ask: PeopleAsks[P],
  who: Who | undefined,
  token: string | undefined,
) => readonly [RateKind, string][] | Promise<readonly [RateKind, string][]>;
export interface Action<P extends Path> {
  readonly toll?: Toll<P>;
  readonly does: (asker: Asker, ask: PeopleAsks[P]) => Promise<Result<PeopleAnswers[P]>> | Result<PeopleAnswers[P]>;
}
export type Actions = { readonly [P in Path]: Action<P> };
export type Looks = {
  readonly [path: string]: (who: Who | undefined, request: FastifyRequest) => Promise<Result<object>>;
};

interface Gate extends HttpContext {
  readonly refused: Counter;
}

const send = (
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result<object>,
): FastifyReply => {
  if (isTrouble(result)) return sendTrouble(reply, result);
  const secure = context.visitors.isSecure(request.raw);
  if (result.cookie !== undefined)
    reply.header('set-cookie', result.cookie === null ? dropCookie(secure) : setCookie(result.cookie, secure));
  return reply.send(result.answer);
};

/** The first toll that cannot be paid, as the trouble it is. */
const tollTrouble = (
  { limits, log, refused }: Gate,
  tolls: readonly (readonly [RateKind, string])[],
  address: string,
): PeopleTrouble | undefined => {
  for (const [kind, payer] of tolls) {
    const after = limits.take(kind, payer);
    if (after === 0) continue;
    refused.add(1, { kind });
    if (limits.take('warning', `${kind} ${address}`) === 0) log.warn('too fast', { kind, address });
    return { trouble: 'too-fast', after };
  }
  return undefined;
};

/** The first gate that is shut, for any ask. */
const atTheGate = (gate: Gate, { raw, method }: FastifyRequest): PeopleTrouble | undefined => {
  const { visitors, settings } = gate;
  if (gate.isStopping()) return { trouble: 'stopping' };
  const address = visitors.addressOf(raw);
  const tooFast = tollTrouble(gate, [['ask', address]], address);
  if (tooFast) return tooFast;
  const isLook = method === 'GET' || method === 'HEAD';
  if (!(isLook ? visitors.isCalledRight(raw) : visitors.isFromHere(raw)))
    return { trouble: 'foreign-origin', ...(settings.publicUrl !== undefined && { house: settings.publicUrl }) };
  return undefined;
};

const answer = async <P extends Path>(gate: Gate, path: P, action: Action<P>, request: FastifyRequest) => {
  const read = readAsk(path, request.body);
  if (isTrouble(read)) return read;
  const who = await whoIs(gate.peopleContext, request.headers.cookie);
  const address = gate.visitors.addressOf(request.raw);
  const token = tokenFrom(request.headers.cookie);
  const own: readonly (readonly [RateKind, string])[] = who ? [['change', who.hash]] : [];
  const tooFast = tollTrouble(gate, [...own, ...((await action.toll?.(address, read.ask, who, token)) ?? [])], address);
  if (tooFast) return tooFast;
  const done = await action.does({ who, agent: request.headers['user-agent'] ?? '', address, token }, read.ask);
  if (!isTrouble(done) && done.owed !== undefined) gate.limits.owe('address-change', address, done.owed);
  return done;
};

/** The paths in `actions` by POST, those in `looks` by GET. */
export const serveApi = async (
  server: FastifyInstance,
  context: HttpContext,
  actions: Actions,
  looks: Looks,
): Promise<void> => {
  const refused = context.metrics.counter('rose_refused_total', 'Asks that came too fast, by what they were.');
  const gate: Gate = { ...context, refused };
  await server.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
      const trouble = atTheGate(gate, request);
      return trouble ? sendTrouble(reply, trouble) : undefined;
    });
    api.setErrorHandler(async (error: FastifyError, request, reply) => {
      const trouble = troubleOf(error, MOST_BODY);
      if (trouble.trouble === 'internal') context.log.error('ask failed', { path: request.routeOptions.url, error });
      return sendTrouble(reply, trouble);
    });
    const register = <P extends Path>(path: P, action: Action<P>): void => {
      api.post(path, async (request, reply) =>
        send(context, request, reply, await answer(gate, path, action, request)),
      );
    };
    for (const path of Object.keys(actions) as Path[]) register(path, actions[path] as Action<Path>);
    for (const [path, look] of Object.entries(looks))
      api.get(path, async (request, reply) => {
        const who = await whoIs(context.peopleContext, request.headers.cookie);
        return send(context, request, reply, await look(who, request));
      });
    api.all('/api/*', async (_request, reply) => sendTrouble(reply, { trouble: 'not-found' }));
  });
};
