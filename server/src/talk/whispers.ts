// Talk between two who sit at a table: kept, numbered and told apart from all other talk, so that nobody else can tell
// that there was any.
import type { ChatLine, TableId } from '@rose/protocol';
import type { Db } from '../lobby/context.ts';
import { readable } from './readable.ts';

/** Between any two; the newest stay. */
const MOST_KEPT = 1_000;
/** Of any two, so that nobody pushes out what another said. */
const MOST_LINES = 200;
const MOST_BYTES = 20_000;

/** Two players, whoever of them speaks. */
export const pairOf = (one: string, other: string): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

const query = (db: Db, table: TableId) =>
  db
    .selectFrom('whispers')
    .leftJoin('players as speaker', 'speaker.id', 'whispers.player')
    .leftJoin('players as hearer', 'hearer.id', 'whispers.reader')
    .select(['whispers.n', 'whispers.player', 'whispers.reader', 'whispers.text', 'whispers.at'])
    .select(['speaker.name', 'hearer.name as to'])
    .where('whispers.table_id', '=', table);
type Found = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>;
const lineOf = (table: TableId, { n, player, name, reader, to, text, at }: Found): ChatLine => ({
  table,
  n,
  player,
  name: name ?? '',
  audience: 'players',
  to: { player: reader, name: to ?? '' },
  text,
  at,
});

export interface Whisper {
  readonly player: string;
  readonly reader: string;
  readonly text: string;
  readonly at: string;
}
/** Writes a line down and gives its number; the oldest of these two is forgotten when there are too many. */
export const keepWhisper = async (db: Db, table: TableId, said: Whisper): Promise<number> => {
  const pair = pairOf(said.player, said.reader);
  const last = await db
    .selectFrom('whispers')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('table_id', '=', table)
    .where('pair', '=', pair)
    .executeTakeFirst();
  const n = Number(last?.n ?? 0) + 1;
  await db
    .insertInto('whispers')
    .values({ table_id: table, pair, n, ...said })
    .execute();
  await db
    .deleteFrom('whispers')
    .where('table_id', '=', table)
    .where('pair', '=', pair)
    .where('n', '<=', n - MOST_KEPT)
    .execute();
  return n;
};

export const whisperAt = async (db: Db, table: TableId, pair: string, n: number): Promise<ChatLine | undefined> => {
  const row = await query(db, table).where('whispers.pair', '=', pair).where('whispers.n', '=', n).executeTakeFirst();
  return row && lineOf(table, row);
};

const pairsWith = async (db: Db, table: TableId, player: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('whispers')
    .select('pair')
    .distinct()
    .where('table_id', '=', table)
    .where(({ eb, or }) => or([eb('player', '=', player), eb('reader', '=', player)]))
    .execute();
  return rows.map(({ pair }) => pair);
};
/** The newest that a player and each other said at a table, the oldest of all first. */
export const whispersOf = async (db: Db, table: TableId, player: string): Promise<readonly ChatLine[]> => {
  const lines: ChatLine[] = [];
  for (const pair of await pairsWith(db, table, player)) {
    const newest = query(db, table).where('whispers.pair', '=', pair).orderBy('whispers.n', 'desc').limit(MOST_LINES);
    const told = readable(await newest.execute(), MOST_BYTES);
    lines.push(...told.toReversed().map((row) => lineOf(table, row)));
  }
  return lines.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
};
