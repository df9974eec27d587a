// How online tables are kept: with each entry, in the same transaction, word to the other nodes and the turn of a bot.
import { type Beside, deadlineOf, type Kept, type Store } from '@rose/host';
import type { Seating, TableCard } from '@rose/protocol';
import type { Entry, Kind, Outcome } from '@rose/table';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../database/index.ts';
import type { Fanout } from '../fanout/index.ts';
import type { Context } from '../lobby/context.ts';
import { type KeptTerms, writeSeats } from '../lobby/rows.ts';
import { grown } from '../lobby/words.ts';
import type { Notice, Notify } from '../notices/notify.ts';
import type { Queue } from '../queue/index.ts';
import { writeResults } from '../results/results.ts';
import { type Done, sqlStore } from '../store/index.ts';
import type { Clients } from './clients.ts';
import { owedBy } from './paying.ts';

export interface KeepingParts {
  readonly database: Database;
  readonly fanout: Fanout;
  readonly queue: Queue;
  readonly clients: Pick<Clients, 'players' | 'places'>;
  readonly stakes: Context['stakes'];
  readonly notify: Notify;
}

/** Whether a bot has something to do after an entry: a move, or an offer to answer. */
export const isForBot = (
  entry: Entry,
  { active, seating, outcome }: Pick<TableCard, 'active' | 'seating' | 'outcome'>,
): boolean => {
  if (outcome) return false;
  const bots = Object.keys(seating).filter((seat) => seating[seat]?.kind === 'bot');
  return 'manner' in entry ? bots.length > 0 : active.some((seat) => bots.includes(seat));
};

const playersOn = (seating: Seating, seats: readonly string[]): readonly string[] => [
  ...new Set(
    seats.flatMap((seat) => {
      const sitter = seating[seat];
      return sitter?.kind === 'person' ? (sitter.player ?? []) : [];
    }),
  ),
];
/** Those who must act now hear of it; when it is over, all do. */
const afterEntry = (table: string, { seq }: Entry, card: TableCard, { called = [] }: Beside): Notice => {
  const { outcome, seating } = card;
  if (outcome) return { kind: 'over', table, seq, players: playersOn(seating, Object.keys(seating)) };
  return { kind: 'turn', table, seq, players: playersOn(seating, called) };
};
const afterOpening = ({ record, card }: Kept): readonly Notice[] => {
  const { table, seating } = record;
  const first = playersOn(seating, card.active);
  const others = playersOn(seating, Object.keys(seating)).filter((player) => !first.includes(player));
  const at = { table, seq: 0 };
  return [
    { kind: 'turn', ...at, players: first },
    { kind: 'begun', ...at, players: others },
  ];
};

const begun = async (
  db: Transaction<Schema>,
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

export const tableStore = ({ database, fanout, queue, clients, stakes, notify }: KeepingParts): Store => {
  /** One deadline a table: the newest takes the place of the one before. */
  const timed = async (db: Transaction<Schema>, table: string, deadline: string | undefined): Promise<void> => {
    if (deadline !== undefined) await queue.addWithin(db, 'deadline', `deadline ${table}`, { table }, deadline);
  };
  const over = async (db: Transaction<Schema>, table: string, card: TableCard, outcome: Outcome<Kind>) => {
    const row = await db.selectFrom('tables').select('terms').where('id', '=', table).executeTakeFirstOrThrow();
    const { stakes: given = {}, left = {} } = JSON.parse(row.terms) as KeptTerms;
    await db.deleteFrom('orders').where('table_id', '=', table).execute();
    await writeResults(db, database.kind === 'postgres', { table, card, outcome, stakes: given, left });
  };
  const afterOne = async (db: Transaction<Schema>, { written, marks }: Done): Promise<void> => {
    const { table, entries, card, beside } = written;
    const entry = entries.at(-1) as Entry;
    if (!card.outcome) await timed(db, table, beside.deadline);
    if (marks.heard) await notify(db, afterEntry(table, entry, card, beside));
    if (card.outcome) await over(db, table, card, card.outcome);
    const isOrdered = marks.ordered && card.active.length > 0;
    if (isOrdered || isForBot(entry, card))
      await queue.addWithin(db, 'bot', `bot ${table} ${entry.seq}`, {
        table,
        ...owedBy(clients, card.seating),
      });
  };
  return sqlStore(database, {
    async begun(db, kept) {
      await begun(db, kept, stakes.get(kept.record.table));
      await timed(db, kept.record.table, kept.clock && deadlineOf(kept.clock));
      for (const notice of afterOpening(kept)) await notify(db, notice);
    },
    async reseated(db, table, { deadline }) {
      await timed(db, table, deadline);
      await fanout.tellWithin(db, 'table', table);
    },
    async after(db, done) {
      // One node alone has nobody to tell.
      const words = done.map(({ written: { table, entries } }) => grown(table, entries.at(-1)?.seq ?? 0));
      if (database.kind === 'postgres') await fanout.tellWithin(db, 'table', ...words);
      for (const one of done) await afterOne(db, one);
    },
  });
};
