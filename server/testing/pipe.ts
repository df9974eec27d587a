// A way to a server that can be stopped up: then nothing is closed, and nothing arrives.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Pipe {
  /** The same database, by this way. */
  readonly url: string;
  fallSilent(): void;
  /** Whoever comes gets through. Whoever was connected is not any more, or, where old ones are kept, never hears of it. */
  wake(how?: { readonly keepOld: boolean }): void;
  close(): void;
}

export const pipeTo = async (url: string): Promise<Pipe> => {
  const { hostname, port, pathname, username, password } = new URL(url);
  let isSilent = false;
  const sockets = new Set<Socket>();
  const stopped = new WeakSet<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => void (isSilent || stopped.has(one) || other.write(bytes)));
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`,
    fallSilent() {
      isSilent = true;
    },
    wake({ keepOld } = { keepOld: false }) {
      isSilent = false;
      if (!keepOld) hangUp();
      else for (const socket of sockets) stopped.add(socket);
    },
    close() {
      hangUp();
      server.close();
    },
  };
};
