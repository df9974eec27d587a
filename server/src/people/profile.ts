// What anybody may know of an account: its games and how they ended.
import type { FinishedCard, Profile, RatingCard, ResultCard } from '@rose/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { Db, PeopleContext } from './context.ts';
import { findAccount, tablesOf } from './players.ts';

const PAGE = 20;
/** How `results.ending` names a seat whose player did not stay: lost by the clock or by leaving, or played on by a bot. */
const GIVEN_UP = ['forfeit', 'replaced'] as const;

/** Endings that say nothing about who was stronger. */
const EARLY = ['abandoned', 'replaced'] as const;

type Results = ExpressionBuilder<Schema, 'results'>;
const sumWhere = (eb: Results, condition: ReturnType<Results['and']>) =>
  eb.fn.sum<number>(eb.case().when(condition).then(1).else(0).end());

const ratingsOf = (db: Db, player: string): Promise<readonly RatingCard[]> =>
  db
    .selectFrom('ratings')
    .select(['game', 'rating', 'deviation', 'games'])
    .where('player', '=', player)
    .orderBy('games', 'desc')
    .orderBy('game')
    .execute();

const resultsOf = async (db: Db, player: string): Promise<readonly ResultCard[]> => {
  const rows = await db
    .selectFrom('results')
    .select((eb) => {
      const whole = [eb('won', '=', 0), eb('ending', 'not in', EARLY)];
      return [
        'game',
        'side',
        eb.fn.countAll<number>().as('played'),
        sumWhere(eb, eb.and([eb('won', '=', 1)])).as('won'),
        sumWhere(eb, eb.and([...whole, eb('place', '=', 1)])).as('drawn'),
        sumWhere(eb, eb.and([...whole, eb('place', '>', 1)])).as('lost'),
      ];
    })
    .where('player', '=', player)
    .groupBy(['game', 'side'])
    .orderBy('game')
    .orderBy('side')
    .execute();
  return rows.map(({ game, side, ...row }) => {
    const [played, won, drawn, lost] = [row.played, row.won, row.drawn, row.lost].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return { game, side, played, won, drawn, lost, early: played - won - drawn - lost };
  });
};

const reliabilityOf = async (db: Db, player: string): Promise<Profile['reliability']> => {
  const { games, given } = await db
    .selectFrom('results')
    .select((eb) => [
      eb.fn.countAll<number>().as('games'),
      sumWhere(eb, eb.and([eb('won', '=', 0), eb('ending', 'in', GIVEN_UP)])).as('given'),
    ])
    .where('player', '=', player)
    .executeTakeFirstOrThrow();
  return Number(games) === 0 ? undefined : { kept: Number(games) - Number(given ?? 0), games: Number(games) };
};

type Others = FinishedCard['others'];
/** Who else sat at those tables; a bot has no player. */
const othersAt = async (db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, Others>> => {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('results')
    .leftJoin('players', 'players.id', 'results.player')
    .select(['results.table_id', 'results.seat', 'results.side', 'players.name'])
    .where('results.table_id', 'in', tables)
    .orderBy('results.seat')
    .execute();
  const all = new Map<string, Others>();
  for (const { table_id, seat, side, name } of rows)
    all.set(table_id, [...(all.get(table_id) ?? []), { seat, side, ...(name === null ? {} : { name }) }]);
  return all;
};

/** `2026-04-23T18:00:00.000Z~w0123`: the last game of the page before. */
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)~([0-9a-z]{1,64})$/;

const pageOf = async (db: Db, player: string, all: boolean, before: string | undefined) => {
  const [, at, table] = CURSOR.exec(before ?? '') ?? [];
  return db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(['results.table_id as table', 'results.game', 'at', 'seat', 'side', 'place', 'won', 'ending'])
    .where('player', '=', player)
    .$if(!all, (query) => query.where('tables.access', '=', 'public'))
    .$if(at !== undefined && table !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([eb('at', '<', at ?? ''), and([eb('at', '=', at ?? ''), eb('results.table_id', '<', table ?? '')])]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('results.table_id', 'desc')
    .limit(PAGE + 1)
    .execute();
};

const gamesOf = async (db: Db, player: string, all: boolean, before: string | undefined) => {
  const rows = await pageOf(db, player, all, before);
  const page = rows.slice(0, PAGE);
  const others = await othersAt(
    db,
    page.map(({ table }) => table),
  );
  const games = page.map((row) => ({
    ...row,
    won: row.won === 1,
    others: (others.get(row.table) ?? []).filter(({ seat }) => seat !== row.seat),
  }));
  const last = page.at(-1);
  return { games, ...(rows.length > PAGE && last ? { before: `${last.at}~${last.table}` } : {}) };
};

/** Of an account alone: guests come and go, and share names. */
export const profileOf = async (
  { db }: PeopleContext,
  name: string,
  viewer: string | undefined,
  before?: string,
): Promise<Profile | undefined> => {
  const found = await findAccount(db, name);
  if (!found) return undefined;
  const { running, over } = await tablesOf(db, found.id);
  const reliability = await reliabilityOf(db, found.id);
  return {
    name: found.name,
    since: found.created,
    finished: over,
    running,
    ratings: await ratingsOf(db, found.id),
    results: await resultsOf(db, found.id),
    ...(reliability && { reliability }),
    ...(await gamesOf(db, found.id, viewer === found.id, before)),
  };
};
