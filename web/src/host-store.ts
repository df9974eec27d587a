// Tables in the browser's own database. An append is acknowledged only when its transaction has completed, so a
// reload or a killed tab loses nothing that was acknowledged; whatever fails is thrown, and nothing of it is kept.
import type { Appended, Kept, Store, TableRecord } from '@rose/host';
import type { TableCard } from '@rose/protocol';
import type { Entry } from '@rose/table';
import { DATABASE } from './database.ts';

const VERSION = 1;
/** As the database holds a table: what is fixed, and the card that follows its last entry. */
interface TableRow {
  readonly table: string;
  readonly record: TableRecord;
  readonly card: TableCard;
}
interface EntryRow {
  readonly table: string;
  readonly seq: number;
  readonly entry: Entry;
}

const opening = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'table' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('database: cannot be opened'));
    request.onblocked = () => reject(new Error('database: held by an older page'));
  });

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('database: cannot be read'));
  });

interface Writing {
  readonly tables: IDBObjectStore;
  readonly entries: IDBObjectStore;
}
const seqsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export const indexedDbStore = (): Store => {
  let database: Promise<IDBDatabase> | undefined;

  /** Opened at the first use, and again after the browser has closed it or it could not be opened. */
  const open = async (): Promise<IDBDatabase> => {
    const mine = database ?? opening();
    database = mine;
    const forget = (): void => {
      if (database === mine) database = undefined;
    };
    try {
      const db = await mine;
      db.onclose = forget;
      db.onversionchange = () => {
        db.close();
        forget();
      };
      return db;
    } catch (error) {
      forget();
      throw error;
    }
  };

  /** One transaction over everything; done when the browser says it is on disk. */
  const write = async (change: (stores: Writing) => void): Promise<void> => {
    const db = await open();
    const transaction = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('database: the transaction was aborted'));
    });
    change({ tables: transaction.objectStore('tables'), entries: transaction.objectStore('entries') });
    await completed;
  };

  const append = async (table: string, fresh: readonly Entry[], card: TableCard): Promise<Appended> => {
    let result: Appended = 'done';
    try {
      await write(({ tables, entries }) => {
        const row: IDBRequest<TableRow | undefined> = tables.get(table);
        row.onsuccess = () => {
          if (!row.result) {
            result = 'gone';
            return;
          }
          for (const entry of fresh) {
            const added = entries.add({ table, seq: entry.seq, entry } satisfies EntryRow);
            added.onerror = () => {
              if (added.error?.name === 'ConstraintError') result = 'taken';
            };
          }
          tables.put({ ...row.result, card } satisfies TableRow);
        };
      });
      return result;
    } catch (error) {
      // The assertion undoes a narrowing: the callbacks above have run by now.
      if ((result as Appended) === 'taken') return 'taken';
      throw error;
    }
  };

  const load = async (table: string): Promise<Kept | undefined> => {
    const db = await open();
    const transaction = db.transaction(['tables', 'entries'], 'readonly');
    const asked: IDBRequest<TableRow | undefined> = transaction.objectStore('tables').get(table);
    const rows: IDBRequest<EntryRow[]> = transaction.objectStore('entries').getAll(seqsOf(table));
    const [row, entries] = await Promise.all([got(asked), got(rows)]);
    return row && { record: row.record, card: row.card, entries: entries.map(({ entry }) => entry) };
  };

  return {
    append,
    load,
    create: ({ record, entries: first, card }) =>
      write(({ tables, entries }) => {
        const { table } = record;
        tables.add({ table, record, card } satisfies TableRow);
        for (const entry of first) entries.add({ table, seq: entry.seq, entry } satisfies EntryRow);
      }),
    async reseat(table, seating, { seq }) {
      let isDone = false;
      await write(({ tables, entries }) => {
        const row: IDBRequest<TableRow | undefined> = tables.get(table);
        const count = entries.count(seqsOf(table));
        count.onsuccess = () => {
          if (!row.result || count.result !== seq) return;
          isDone = true;
          const { record, card } = row.result;
          tables.put({ table, record: { ...record, seating }, card: { ...card, seating } } satisfies TableRow);
        };
      });
      return isDone;
    },
    async cards() {
      const db = await open();
      const rows: IDBRequest<TableRow[]> = db.transaction('tables', 'readonly').objectStore('tables').getAll();
      return (await got(rows)).map(({ card }) => card);
    },
    remove: (table) =>
      write(({ tables, entries }) => {
        tables.delete(table);
        entries.delete(seqsOf(table));
      }),
  };
};
