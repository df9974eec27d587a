// Sessions: who a cookie stands for, where one is signed in, and how that ends.
import { setTimeout as wait } from 'node:timers/promises';
import type { Player, SessionCard } from '@rose/protocol';
import { type Db, freshId, later, type PeopleContext, type Result } from './context.ts';
import { COOKIE_DAYS, freshToken, hashOf, tokenFrom } from './cookies.ts';
import { forgetHomes } from './familiar.ts';
import { giveLooks } from './players.ts';

/** A player with the session they came by. */
export interface Who {
  readonly player: Player;
  /** Its public id, as `GET /api/sessions` lists it. */
  readonly session: string;
  readonly hash: string;
}

const MOST_AGENT = 200;
const MOST_SESSIONS = 30;
/** How exactly `seen` is kept: a write a request would cost more than it tells. */
const SEEN_SECONDS = 3_600;
const DAY = 86_400;

/** Starts a session and gives its token, which is kept nowhere. The oldest ones make room. */
export const beginSession = async (db: Db, player: string, agent: string, now: string): Promise<string> => {
  const token = freshToken();
  const cut = agent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, MOST_AGENT);
  const spare = await db
    .selectFrom('sessions')
    .select('hash')
    .where('player', '=', player)
    .orderBy('seen', 'desc')
    .offset(MOST_SESSIONS - 1)
    .limit(1_000)
    .execute();
  if (spare.length > 0)
    await db
      .deleteFrom('sessions')
      .where(
        'hash',
        'in',
        spare.map(({ hash }) => hash),
      )
      .execute();
  await db
    .insertInto('sessions')
    .values({ hash: hashOf(token), id: freshId(), player, created: now, seen: now, agent: cut })
    .execute();
  return token;
};

/** Whom the cookie header of a request stands for. */
export const whoIs = async (
  { db, write, now }: PeopleContext,
  header: string | undefined,
): Promise<Who | undefined> => {
  const token = tokenFrom(header);
  if (token === undefined) return undefined;
  const hash = hashOf(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player')
    .select(['players.id as player', 'players.name', 'players.kind', 'sessions.id as session', 'sessions.seen'])
    .where('sessions.hash', '=', hash)
    .where('players.removed', 'is', null)
    .executeTakeFirst();
  const at = now();
  if (!row || row.seen < later(at, -COOKIE_DAYS * DAY)) return undefined;
  if (row.seen < later(at, -SEEN_SECONDS))
    await write((tx) => tx.updateTable('sessions').set({ seen: at }).where('hash', '=', hash).execute());
  return { player: { id: row.player, name: row.name, kind: row.kind }, session: row.session, hash };
};

/** Whether a session still stands, for connections that outlive a request. */
export const stands = async ({ db }: PeopleContext, session: string): Promise<boolean> =>
  (await db.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst()) !== undefined;

export const sessionsOf = async ({ db }: PeopleContext, who: Who): Promise<readonly SessionCard[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'hash', 'created', 'seen', 'agent'])
    .where('player', '=', who.player.id)
    .orderBy('seen', 'desc')
    .execute();
  return rows.map(({ hash, ...card }) => ({ ...card, here: hash === who.hash }));
};

export const endSession = async (context: PeopleContext, who: Who, id: string): Promise<Result<object>> => {
  const { numDeletedRows } = await context.write((db) =>
    db.deleteFrom('sessions').where('player', '=', who.player.id).where('id', '=', id).executeTakeFirst(),
  );
  if (Number(numDeletedRows) === 0) return { trouble: 'not-found' };
  await context.tellPlayer(who.player.id);
  return id === who.session ? { answer: {}, cookie: null } : { answer: {} };
};

/** Ends all sessions of a player but one; says how many. */
export const endOthers = async (db: Db, player: string, except: string | undefined): Promise<number> => {
  const all = db.deleteFrom('sessions').where('player', '=', player);
  const { numDeletedRows } = await (except === undefined ? all : all.where('hash', '!=', except)).executeTakeFirst();
  return Number(numDeletedRows);
};

/** Guests that are looked at before others have a turn. */
const AT_ONCE = 500;
const guestsAfter = async (db: Db, last: string, before: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('kind', '=', 'guest')
    .where('created', '<', before)
    .where('id', '>', last)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
};
/** Guests without a cookie that still stands, who sat nowhere and said nothing: nobody can ever ask for them again. */
const forgetGuests = async ({ db, write }: Pick<PeopleContext, 'db' | 'write'>, before: string): Promise<void> => {
  for (let some = await guestsAfter(db, '', before); some.length > 0; ) {
    const ids = some;
    await write((tx) =>
      tx
        .deleteFrom('players')
        .where('id', 'in', ids)
        .where(({ not, exists, selectFrom, and }) =>
          and(
            (['sessions', 'seats', 'results', 'chat', 'whispers', 'channels'] as const).map((table) =>
              not(exists(selectFrom(table).select(`${table}.player`).whereRef(`${table}.player`, '=', 'players.id'))),
            ),
          ),
        )
        .execute(),
    );
    await wait(0);
    some = await guestsAfter(db, some.at(-1) ?? '', before);
  }
};

/** Notices are remembered for so long, so that none is sent twice. */
const NOTICE_DAYS = 60;
/** What nobody will come back for: sessions whose cookie has gone stale, tokens that are too old, forgotten guests. */
export const tidy = async ({ db, write, now }: PeopleContext): Promise<void> => {
  const at = now();
  await write(giveLooks);
  await write(async (tx) => {
    await forgetHomes(tx, at);
    await tx
      .deleteFrom('sessions')
      .where('seen', '<', later(at, -COOKIE_DAYS * DAY))
      .execute();
    await tx.deleteFrom('tokens').where('expires', '<', at).execute();
    await tx
      .deleteFrom('notices')
      .where('made', '<', later(at, -NOTICE_DAYS * DAY))
      .execute();
  });
  await forgetGuests({ db, write }, later(at, -DAY));
};
