// How many connections one address may hold, and how many it may open in a second: whoever opens them by the thousand and
// says nothing would otherwise leave none for the others.
import type { Server } from 'node:http';
import type { HttpContext } from './context.ts';

/** A household, a school or a club behind one address, with half a dozen connections for each browser. */
export const MOST_CONNECTIONS = 500;

/** A server of ours in front holds the connections of everybody: it is not counted. */
export const limitConnections = (
  server: Server,
  { visitors, limits }: Pick<HttpContext, 'visitors' | 'limits'>,
  most: number,
): void => {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const knock = { headers: {}, socket };
    if (visitors.isForwarder(knock)) return;
    const address = visitors.addressOf(knock);
    const count = (held.get(address) ?? 0) + 1;
    if (count > most || limits.take('connection', address) > 0) {
      socket.destroy();
      return;
    }
    held.set(address, count);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  });
};
