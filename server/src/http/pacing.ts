// How fast one address is served over HTTP, whatever it asks for: files of the page and what is not there cost the house as
// much as asks do. Whoever is too fast waits; where many of one address wait already, the connection is closed.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HttpContext } from './context.ts';

/** As many as a class of thirty has under way, six in each browser. */
export const MOST_WAITING = 200;
/** How often those who wait look whether it is their turn, in milliseconds. */
const TICK = 100;

/** Whether an address may go on: at once, or when its turn has come; false when too many wait there. */
export const createPacing = ({ limits }: Pick<HttpContext, 'limits'>, most: number) => {
  const waiting = new Map<string, number>();
  const count = (address: string, by: 1 | -1): void => {
    const now = (waiting.get(address) ?? 0) + by;
    if (now > 0) waiting.set(address, now);
    else waiting.delete(address);
  };
  const waitFor = async (address: string): Promise<boolean> => {
    if ((waiting.get(address) ?? 0) >= most) return false;
    count(address, 1);
    try {
      while (limits.take('file', address) > 0) await wait(TICK, undefined, { ref: false });
      return true;
    } finally {
      count(address, -1);
    }
  };
  return (address: string): true | Promise<boolean> => limits.take('file', address) === 0 || waitFor(address);
};

/** Before anything else is done about a request. Whoever need not wait goes on at once, so that a house that is closing still answers. */
export const paceAll = (server: FastifyInstance, context: HttpContext): void => {
  const { visitors, limits, log, mostWaiting = MOST_WAITING } = context;
  const mayGoOn = createPacing(context, mostWaiting);
  const refuse = (address: string, reply: FastifyReply): void => {
    if (limits.take('warning', `file ${address}`) === 0) log.warn('too fast', { kind: 'file', address });
    void reply.code(429).headers({ connection: 'close', 'retry-after': '1' }).send();
  };
  server.addHook('onRequest', ({ raw }, reply, goOn) => {
    const address = visitors.addressOf(raw);
    const may = mayGoOn(address);
    if (may === true) goOn();
    else void may.then((allowed) => (allowed ? goOn() : refuse(address, reply)));
  });
};
