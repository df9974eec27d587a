// A store that forgets when its process ends: for tests, replays and the command line.
import type { TableId } from '@rose/protocol';
import type { Kept, Store } from './store.ts';

export const memoryStore = (): Store => {
  const tables = new Map<TableId, Kept>();
  return {
    async create(kept) {
      const { table } = kept.record;
      if (tables.has(table)) throw new Error(`memory store: table ${table} exists`);
      tables.set(table, kept);
    },
    async append(table, entry, card) {
      const kept = tables.get(table);
      if (!kept) return 'gone';
      if (kept.entries.some(({ seq }) => seq === entry.seq)) return 'taken';
      tables.set(table, { ...kept, entries: [...kept.entries, entry], card });
      return 'done';
    },
    load: async (table) => tables.get(table),
    async tail(table, seq) {
      const kept = tables.get(table);
      return kept && { seating: kept.record.seating, entries: kept.entries.slice(seq) };
    },
    async reseat(table, seating) {
      const kept = tables.get(table);
      if (!kept) return;
      tables.set(table, { ...kept, record: { ...kept.record, seating }, card: { ...kept.card, seating } });
    },
    cards: async () => [...tables.values()].map(({ card }) => card),
    async remove(table) {
      tables.delete(table);
    },
  };
};
