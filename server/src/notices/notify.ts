// What players are to be told: written down in the transaction of what it is about, each notice once for each of their
// channels, with the work of sending it a little later.
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import { createLimits, type Rate } from '../http/limits.ts';
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

/** The job that the queue carries. */
export interface NoticeJob {
  readonly notice: string;
  readonly who: string;
  /** Whose share of the lane it takes. */
  readonly of: string;
  /** When the notice was made; one that was moved on since goes out later. */
  readonly made: string;
}
/** `turn 0123456789abcdef`: the kind, and the channel that it goes to. */
export const kindFor = (kind: NoticeKind, channel: string): string => `${kind} ${channel}`;
export const noticeKey = (notice: string): string => `notice ${notice}`;

/** In milliseconds: whoever is playing has moved by then, or looks at the table. */
export const DELAY = 15_000;
/** Notices of one player, on all channels: more turns than this are taken by nobody who must be told of each. */
export const NOTICES: Rate = { burst: 60, perSecond: 0.2 };

/** Whoever has not been told yet that it is their turn need not be told so twice: the same notice is about the newest. */
const movedOn = async (db: Transaction<Schema>, { table, seq, players }: Notice, made: string) => {
  const rows = await db
    .updateTable('notices')
    .set({ seq, made })
    .where('table_id', '=', table)
    .where('player', 'in', players)
    .where('kind', 'like', `${'turn' satisfies NoticeKind} %`)
    .where('sent', 'is', null)
    .returning('player')
    .execute();
  return new Set(rows.map(({ player }) => player));
};
const channelsOf = async (db: Transaction<Schema>, { table, players }: Notice) =>
  db
    .selectFrom('channels')
    .select(['id', 'player'])
    .where('player', 'in', players)
    .where('player', 'not in', db.selectFrom('mutes').select('player').where('table_id', '=', table))
    .execute();

export const createNotify = (queue: Queue, now: () => string, delay = DELAY, rate = NOTICES): Notify => {
  const limits = createLimits({ notice: rate });
  return async (db, notice) => {
    const { kind, table, seq, players, who = '' } = notice;
    if (players.length === 0) return;
    const channels = await channelsOf(db, notice);
    if (channels.length === 0) return;
    const made = now();
    const told = kind === 'turn' ? await movedOn(db, notice, made) : new Set<string>();
    const fresh = [...new Set(channels.map(({ player }) => player))].filter(
      (player) => !told.has(player) && limits.take('notice', player) === 0,
    );
    for (const channel of channels.filter(({ player }) => fresh.includes(player))) {
      const id = randomBytes(8).toString('hex');
      const about = { player: channel.player, table_id: table, seq, kind: kindFor(kind, channel.id) };
      const kept = await db
        .insertInto('notices')
        .values({ id, ...about, made, sent: null })
        .onConflict((conflict) => conflict.columns(['player', 'table_id', 'seq', 'kind']).doNothing())
        .executeTakeFirst();
      if (kept.numInsertedOrUpdatedRows !== 1n) continue;
      const due = new Date(queue.now() + delay).toISOString();
      const job: NoticeJob = { notice: id, who, of: channel.player, made };
      await queue.addWithin(db, 'notice', noticeKey(id), job, due);
    }
  };
};
