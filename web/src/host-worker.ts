// The worker in which the page's host lives: its tables are kept in the browser's database, its dice secrets come from
// the browser, its bots think next door. Other pages of the house on this device hear of every change.
import { BOT_NAMES } from '@rose/bots/fetched';
import { createHost, isTrouble, SECRET_LENGTH, type Store } from '@rose/host';
import type { Request, TableId } from '@rose/protocol';
import { fair } from '@rose/table';
import { fetchFor, fetchGame, GAMES_HERE } from './games-here.ts';
import { indexedDbStore } from './host-store.ts';
import { createThinker } from './thinker.ts';

/** The same store, and every change of it is called out to the other pages; a table comes with its game. */
const announcing = (store: Store, others: BroadcastChannel): Store => {
  const announced = async <T>(table: TableId, done: Promise<T>): Promise<T> => {
    const result = await done;
    others.postMessage(table);
    return result;
  };
  return {
    ...store,
    async load(table) {
      const kept = await store.load(table);
      if (kept) await fetchGame(kept.record.opening.game);
      return kept;
    },
    create: (kept) => announced(kept.record.table, store.create(kept)),
    append: (table, entries, card) => announced(table, store.append(table, entries, card)),
    reseat: (table, seating, before) =>
      announced(table, store.reseat?.(table, seating, before) ?? Promise.resolve(false)),
    remove: (table) => announced(table, store.remove(table)),
  };
};

/** This very script again, under the name of the bots: what both need is fetched once. */
const nextDoor = (): Worker => new Worker(location.href, { type: 'module', name: 'bots' });

export const openHost = (): void => {
  const others = new BroadcastChannel('rose-and-crown');
  const host = createHost({
    store: announcing(indexedDbStore(), others),
    games: GAMES_HERE,
    bots: BOT_NAMES,
    secret: () => crypto.getRandomValues(new Uint8Array(SECRET_LENGTH)),
    now: () => new Date().toISOString(),
    ...createThinker(nextDoor),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: (sides) => fair(() => crypto.getRandomValues(new Uint32Array(1))[0] as number, sides),
    report: (error) => console.error(error),
  });

  const page = host.connect((message) => postMessage(message));
  /** The page's own code asks, in the shapes it was compiled against. */
  const answer = async (request: Request): Promise<void> => {
    const { id } = request;
    const found = await page.answer(request);
    postMessage(isTrouble(found) ? { id, trouble: found } : { id, answer: found });
  };
  /** One after the other, so that no message overtakes one that waits for its game. */
  let turn: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    turn = turn
      .then(() => fetchFor(data))
      .catch((error: unknown) => console.error(error))
      .then(() => void answer(data));
  });
  others.addEventListener('message', (event: MessageEvent<TableId>) => void host.refresh(event.data));
  void host.start();
};
