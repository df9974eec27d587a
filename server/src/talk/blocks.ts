// Whom a player does not want to hear or meet.
import type { OnlineAnswers, OnlineAsk, Person, SocketTrouble } from '@rose/protocol';
import type { Context, Db } from '../lobby/context.ts';

const MOST_BLOCKED = 1_000;

/** Whether `player` has blocked `other`. */
export const isBlocked = async (db: Db, player: string, other: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .select('other')
    .where('player', '=', player)
    .where('other', '=', other)
    .executeTakeFirst()) !== undefined;

export const blockedBy = async (db: Db, player: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('blocks').select('other').where('player', '=', player).execute();
  return new Set(rows.map(({ other }) => other));
};
/** Who has blocked a player. */
export const blockersOf = async (db: Db, other: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('blocks').select('player').where('other', '=', other).execute();
  return new Set(rows.map(({ player }) => player));
};
/** Everybody whom a player blocked, or who blocked them: neither finds the other's open tables. */
export const strangersTo = async (db: Db, player: string): Promise<ReadonlySet<string>> => {
  return new Set([...(await blockedBy(db, player)), ...(await blockersOf(db, player))]);
};

export const block = async (
  { database }: Context,
  me: Person,
  { player: other, blocked }: Extract<OnlineAsk, { ask: 'block' }>,
): Promise<object | SocketTrouble> => {
  if (other === me.player) return { trouble: 'bad-request', field: 'player' };
  if (!blocked) {
    await database.write((db) =>
      db.deleteFrom('blocks').where('player', '=', me.player).where('other', '=', other).execute(),
    );
    return {};
  }
  const known = await database.db.selectFrom('players').select('id').where('id', '=', other).executeTakeFirst();
  if (!known) return { trouble: 'bad-request', field: 'player' };
  if ((await blockedBy(database.db, me.player)).size >= MOST_BLOCKED)
    return { trouble: 'bad-request', field: 'blocked' };
  await database.write((db) =>
    db
      .insertInto('blocks')
      .values({ player: me.player, other })
      .onConflict((conflict) => conflict.columns(['player', 'other']).doNothing())
      .execute(),
  );
  return {};
};

export const blocks = async ({ database }: Context, me: Person): Promise<OnlineAnswers['blocks']> => {
  const players = await database.db
    .selectFrom('blocks')
    .innerJoin('players', 'players.id', 'blocks.other')
    .select(['players.id as player', 'players.name'])
    .where('blocks.player', '=', me.player)
    .orderBy('players.name')
    .execute();
  return { players };
};
