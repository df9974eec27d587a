// Sends what was written down, if it still is of interest: not to who has moved meanwhile, looks at the table, or has
// muted it. Of two nodes that try, one claims it first; a claim is given back only when the sending failed.
import type { ChannelTarget, TableCard } from '@rose/protocol';
import type { Row } from '../database/index.ts';
import type { Context } from '../lobby/context.ts';
import { fillingOf } from '../lobby/rows.ts';
import { readSettingsOf } from '../people/preferences.ts';
import type { Queue } from '../queue/index.ts';
import type { Presence } from '../seats/presence.ts';
import type { Courier } from './courier.ts';
import { DELAY, type NoticeJob, noticeKey } from './notify.ts';
import { NOTICE_KINDS, type NoticeKind, noticeWords } from './words.ts';

/** What could not be sent for so long is of no interest any more. */
const STALE = 86_400_000;
const readKind = (text: string): readonly [kind: NoticeKind | undefined, channel: string] => {
  const [kind, channel = ''] = text.split(' ');
  return [NOTICE_KINDS.find((one) => one === kind), channel];
};

const isToAct = ({ active, seating }: TableCard, player: string): boolean =>
  active.some((seat) => {
    const sitter = seating[seat];
    return sitter?.kind === 'person' && sitter.player === player;
  });

/** Whoever has come, or knows that nothing came of it, need not be told. */
const isAskedFor = (table: Pick<Row<'tables'>, 'state' | 'seating'>, player: string): boolean =>
  table.state === 'gathering' &&
  fillingOf(table).chairs.some((chair) => chair.kind === 'kept' && chair.player === player);

const factsOf = async ({ database: { db } }: Context, notice: Row<'notices'>) => {
  const [kind, channelId] = readKind(notice.kind);
  const { player, table_id } = notice;
  const table = await db
    .selectFrom('tables')
    .select(['game', 'state', 'card', 'seating'])
    .where('id', '=', table_id)
    .executeTakeFirst();
  const channel = await db
    .selectFrom('channels')
    .innerJoin('players', 'players.id', 'channels.player')
    .select(['channels.target', 'players.email', 'players.email_proven', 'players.settings'])
    .where('channels.id', '=', channelId)
    .where('channels.player', '=', player)
    .executeTakeFirst();
  return kind && table && channel ? { kind, table, channel, channelId } : undefined;
};

const isMuted = async ({ database }: Context, { player, table_id }: Row<'notices'>): Promise<boolean> =>
  (await database.db
    .selectFrom('mutes')
    .select('player')
    .where('player', '=', player)
    .where('table_id', '=', table_id)
    .executeTakeFirst()) !== undefined;

/** A newer one of the same kind says the same. */
const isOutdated = async ({ database }: Context, { player, table_id, kind, seq }: Row<'notices'>): Promise<boolean> =>
  (await database.db
    .selectFrom('notices')
    .select('id')
    .where('player', '=', player)
    .where('table_id', '=', table_id)
    .where('kind', '=', kind)
    .where('seq', '>', seq)
    .executeTakeFirst()) !== undefined;

type Job = Pick<NoticeJob, 'notice' | 'who'> & Partial<NoticeJob>;
const jobIn = (payload: unknown): Job => {
  if (typeof payload !== 'object' || payload === null || !('notice' in payload)) throw new Error('a notice of nothing');
  return { who: '', ...payload, notice: String(payload.notice) };
};

export const createSending = (
  context: Context,
  presence: Presence,
  courier: Courier,
  queue: Queue,
  delay: number = DELAY,
) => {
  const { db, write } = context.database;
  const claim = (id: string, sent: string | null): Promise<boolean> =>
    write(async (tx) => {
      const claimed = tx.updateTable('notices').set({ sent }).where('id', '=', id);
      const open = sent === null ? claimed : claimed.where('sent', 'is', null);
      return (await open.executeTakeFirst()).numUpdatedRows === 1n;
    });
  /** Whether it was moved on since its job was made, and is not due yet: then it gets another. */
  const isPutOff = async ({ made, ...job }: Job, notice: Row<'notices'>): Promise<boolean> => {
    if (made === undefined || made === notice.made) return false;
    const left = Date.parse(notice.made) + delay - Date.parse(context.now());
    if (left <= 0) return false;
    const due = new Date(queue.now() + left).toISOString();
    await queue.add('notice', noticeKey(notice.id), { ...job, made: notice.made }, due);
    return true;
  };

  const isWanted = async (
    notice: Row<'notices'>,
    kind: NoticeKind,
    table: Pick<Row<'tables'>, 'state' | 'card' | 'seating'>,
  ): Promise<boolean> => {
    const { player, table_id, made } = notice;
    const { card } = table;
    if (Date.parse(made) < Date.parse(context.now()) - STALE) return false;
    if (presence.at(table_id).players.includes(player) || (await isMuted(context, notice))) return false;
    if (kind === 'rematch') return isAskedFor(table, player);
    if (kind !== 'turn') return true;
    return card !== null && isToAct(JSON.parse(card) as TableCard, player) && !(await isOutdated(context, notice));
  };

  const send = async (notice: Row<'notices'>, who: string): Promise<void> => {
    const facts = await factsOf(context, notice);
    if (!facts || !(await isWanted(notice, facts.kind, facts.table))) return;
    const { channel, table, kind, channelId } = facts;
    const { language = 'en' } = readSettingsOf(channel.settings);
    const sent = await courier({
      target: JSON.parse(channel.target) as ChannelTarget,
      table: notice.table_id,
      isGathering: table.state === 'gathering',
      words: noticeWords(kind, language, table.game, who),
      language,
      email: channel.email_proven === 1 ? (channel.email ?? undefined) : undefined,
    });
    if (sent === 'gone') await write((tx) => tx.deleteFrom('channels').where('id', '=', channelId).execute());
  };

  return async (payload: unknown): Promise<void> => {
    const job = jobIn(payload);
    const { notice: id, who } = job;
    const notice = await db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();
    if (!notice || (await isPutOff(job, notice)) || !(await claim(id, context.now()))) return;
    try {
      await send(notice, who);
    } catch (error) {
      await claim(id, null);
      throw error;
    }
  };
};
