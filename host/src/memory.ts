// A store that forgets when its process ends: for tests, replays and the command line.
import type { Seating, TableId } from '@rose/protocol';
import type { Clock } from './clock.ts';
import type { Kept, Store } from './store.ts';

const clockIn = (from: { readonly clock?: Clock } | undefined) => (from?.clock ? { clock: from.clock } : {});
const isSeated = ({ record }: Kept, seating: Seating): boolean =>
  JSON.stringify(record.seating) === JSON.stringify(seating);

export const memoryStore = (): Store => {
  const tables = new Map<TableId, Kept>();
  return {
    async create(kept) {
      const { table } = kept.record;
      if (tables.has(table)) throw new Error(`memory store: table ${table} exists`);
      tables.set(table, kept);
    },
    async append(table, entries, card, beside) {
      const kept = tables.get(table);
      if (!kept) return 'gone';
      if (kept.entries.some(({ seq }) => seq === entries[0]?.seq)) return 'taken';
      if (!isSeated(kept, card.seating)) return 'taken';
      tables.set(table, { ...kept, entries: [...kept.entries, ...entries], card, ...clockIn(beside) });
      return 'done';
    },
    load: async (table) => tables.get(table),
    async tail(table, seq) {
      const kept = tables.get(table);
      return kept && { seating: kept.record.seating, entries: kept.entries.slice(seq), ...clockIn(kept) };
    },
    async reseat(table, seating, before, beside) {
      const kept = tables.get(table);
      if (kept?.entries.length !== before.seq || !isSeated(kept, before.seating)) return false;
      const [record, card] = [
        { ...kept.record, seating },
        { ...kept.card, seating },
      ];
      tables.set(table, { ...kept, record, card, ...clockIn(beside) });
      return true;
    },
    cards: async () => [...tables.values()].map(({ card }) => card),
    async remove(table) {
      tables.delete(table);
    },
  };
};
