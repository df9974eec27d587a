// What players are to be told: written down in the transaction of what it is about, each notice once for each of their
// channels, with the work of sending it a little later.
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { Queue } from '../queue/index.ts';
import type { NoticeKind } from './words.ts';

export interface Notice {
  readonly kind: NoticeKind;
  readonly table: string;
  /** What sets it apart from others of its kind at this table: the entry that led to it. */
  readonly seq: number;
  readonly players: readonly string[];
  readonly who?: string;
}
export type Notify = (db: Transaction<Schema>, notice: Notice) => Promise<void>;

/** The order that the queue carries. */
export interface NoticeOrder {
  readonly notice: string;
  readonly who: string;
  /** Whose share of the lane it takes. */
  readonly of: string;
}
/** `turn 0123456789abcdef`: the kind, and the channel that it goes to. */
export const kindFor = (kind: NoticeKind, channel: string): string => `${kind} ${channel}`;

/** In milliseconds: whoever is playing has moved by then, or looks at the table. */
export const DELAY = 15_000;

export const createNotify =
  (queue: Queue, now: () => string, delay = DELAY): Notify =>
  async (db, { kind, table, seq, players, who = '' }) => {
    if (players.length === 0) return;
    const channels = await db
      .selectFrom('channels')
      .select(['id', 'player'])
      .where('player', 'in', players)
      .where('player', 'not in', db.selectFrom('mutes').select('player').where('table_id', '=', table))
      .execute();
    const made = now();
    for (const channel of channels) {
      const id = randomBytes(8).toString('hex');
      const row = {
        id,
        player: channel.player,
        table_id: table,
        seq,
        kind: kindFor(kind, channel.id),
        made,
        sent: null,
      };
      const kept = await db
        .insertInto('notices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['player', 'table_id', 'seq', 'kind']).doNothing())
        .executeTakeFirst();
      if (kept.numInsertedOrUpdatedRows !== 1n) continue;
      const due = new Date(queue.now() + delay).toISOString();
      await queue.addWithin(
        db,
        'notice',
        `notice ${id}`,
        { notice: id, who, of: channel.player } satisfies NoticeOrder,
        due,
      );
    }
  };
