// How online tables are kept: with each entry, in the same transaction, word to the other nodes and the turn of a bot.
import type { Kept, Store } from '@rose/host';
import type { TableCard } from '@rose/protocol';
import type { Entry } from '@rose/table';
import type { Transaction } from 'kysely';
import type { Cellar, Database } from '../database/index.ts';
import type { Fanout } from '../fanout/index.ts';
import type { Ground } from '../lobby/ground.ts';
import { type KeptTerms, writeSeats } from '../lobby/rows.ts';
import { grown } from '../lobby/words.ts';
import type { Queue } from '../queue/index.ts';
import { sqlStore } from '../store/index.ts';

export interface KeepingParts {
  readonly cellar: Cellar;
  readonly fanout: Fanout;
  readonly queue: Queue;
  readonly stakes: Ground['stakes'];
}

/** Whether a bot has something to do after an entry: a move, or an offer to answer. */
const isForBot = (entry: Entry, { active, seating, outcome }: TableCard): boolean => {
  if (outcome) return false;
  const bots = Object.keys(seating).filter((seat) => seating[seat]?.kind === 'bot');
  return 'manner' in entry ? bots.length > 0 : active.some((seat) => bots.includes(seat));
};

const begun = async (
  db: Transaction<Database>,
  { record }: Kept,
  stakes: { readonly [seat: string]: number } | undefined,
): Promise<void> => {
  const { table, seating } = record;
  const sitters = Object.values(seating);
  const players = sitters.map((sitter) => ('player' in sitter ? sitter.player : undefined));
  await writeSeats(db, table, Object.keys(seating), players);
  if (!stakes) return;
  const row = await db.selectFrom('tables').select('terms').where('id', '=', table).executeTakeFirstOrThrow();
  const terms = JSON.stringify({ ...(JSON.parse(row.terms) as KeptTerms), stakes });
  await db.updateTable('tables').set({ terms }).where('id', '=', table).execute();
};

export const tableStore = ({ cellar, fanout, queue, stakes }: KeepingParts): Store =>
  sqlStore(cellar, {
    begun: (db, kept) => begun(db, kept, stakes.get(kept.record.table)),
    async after(db, { table, entry, card }) {
      // One node alone has nobody to tell.
      if (cellar.kind === 'postgres') await fanout.tellWithin(db, 'table', grown(table, entry.seq));
      if (isForBot(entry, card)) await queue.addWithin(db, 'bot', `bot ${table} ${entry.seq}`, { table });
    },
  });
