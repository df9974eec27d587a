// A house of one node tells only itself.
import type { Channel, Fanout } from './fanout.ts';

export const aloneFanout = (): Fanout => {
  const listeners = new Set<(channel: Channel, id: string) => void>();
  const tell = async (channel: Channel, id: string): Promise<void> => {
    for (const listener of listeners) listener(channel, id);
  };
  return {
    tell,
    /** Whoever hears it reads, and reading waits for the transaction on the one connection. */
    async tellWithin(_db, channel, ...ids) {
      for (const id of ids) setImmediate(() => void tell(channel, id));
    },
    hear(listener) {
      listeners.add(listener);
    },
    async close() {
      listeners.clear();
    },
  };
};
