// Finished games are packed by and by: what has ended is seen in the database itself, so that no order for it can be lost.
import type { OpenService } from '../service.ts';
import { packFinished, packTable } from './packing.ts';

const EVERY = 10 * 60_000;
/** Those who have just played look back at the game; it is packed when they have gone. */
const REST = 60 * 60_000;

const isOrder = (payload: unknown): payload is { readonly table: string } =>
  typeof payload === 'object' && payload !== null && 'table' in payload && typeof payload.table === 'string';

export const packing: OpenService = async ({ database, log }) => {
  const pack = async (): Promise<void> => {
    const count = await packFinished(database, new Date(Date.now() - REST).toISOString());
    if (count > 0) log.info('packed', { count });
  };
  let busy: Promise<void> = Promise.resolve();
  const again = (): void => {
    busy = pack().catch((error: unknown) => log.error('packing', { error }));
  };
  again();
  const timer = setInterval(again, EVERY).unref();
  return {
    jobs: {
      async pack(payload) {
        if (isOrder(payload)) await packTable(database, payload.table);
      },
    },
    async stop() {
      clearInterval(timer);
      await busy;
    },
  };
};
