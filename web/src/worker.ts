// The worker in which the page's host lives: its tables are kept in the browser's database, its dice secrets come from
// the browser, its bots think next door. Other pages of the house on this device hear of every change.
import { BOTS } from '@rose/bots';
import { createHost, SECRET_LENGTH, type Store } from '@rose/host';
import type { TableId } from '@rose/protocol';
import { fair } from '@rose/table';
import { DOORS } from '../../games/doors.ts';
import { indexedDbStore } from './host-store.ts';
import { createThinker } from './thinker.ts';

const others = new BroadcastChannel('rose-and-crown');

/** The same store, and every change of it is called out to the other pages. */
const announcing = (store: Store): Store => {
  const announced = async <T>(table: TableId, done: Promise<T>): Promise<T> => {
    const result = await done;
    others.postMessage(table);
    return result;
  };
  return {
    ...store,
    create: (kept) => announced(kept.record.table, store.create(kept)),
    append: (table, entry, card) => announced(table, store.append(table, entry, card)),
    remove: (table) => announced(table, store.remove(table)),
  };
};

const host = createHost({
  store: announcing(indexedDbStore()),
  games: DOORS,
  bots: [...BOTS.keys()],
  secret: () => crypto.getRandomValues(new Uint8Array(SECRET_LENGTH)),
  now: () => new Date().toISOString(),
  think: createThinker(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: (sides) => fair(() => crypto.getRandomValues(new Uint32Array(1))[0] as number, sides),
  report: (error) => console.error(error),
});

const page = host.connect((message) => postMessage(message));
addEventListener('message', (event: MessageEvent<unknown>) => void page.receive(event.data));
others.addEventListener('message', (event: MessageEvent<TableId>) => void host.refresh(event.data));
void host.start();
