// How a table ended, written once: in the transaction of its last entry. Who played it to the end, who was replaced or
// lost by leaving, and what that makes of the ratings.
import type { TableCard } from '@rose/protocol';
import { isPremature, type Kind, type Outcome } from '@rose/table';
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../database/index.ts';
import { NEWCOMER, type RatedGame, type Rating, rated } from './glicko.ts';

export interface Ended {
  readonly table: string;
  readonly card: TableCard;
  readonly outcome: Outcome<Kind>;
  /** Rating points that were given for a side: who gave them is held to be that much stronger. */
  readonly stakes?: { readonly [seat: string]: number };
  /** Who held a seat and has left the house since. */
  readonly left?: { readonly [seat: string]: string };
}
type Db = Transaction<Schema>;
type Result = Row<'results'>;

/** The words of `results.ending` for a seat that its player did not keep; the rest is how the game ended. */
const endingOf = ({ card, outcome }: Ended, seat: string, player: string | null): string => {
  if (player !== null && card.seating[seat]?.kind === 'bot') return 'replaced';
  if (outcome.how === 'forfeited') return outcome.winners.includes(seat) ? outcome.how : 'forfeit';
  return outcome.how;
};

/** Winners are first; all are where it is drawn; nobody has a place where the table gave up. */
const placeOf = ({ outcome }: Ended, seat: string): number => {
  if (outcome.how === 'abandoned') return 0;
  return outcome.winners.length === 0 || outcome.winners.includes(seat) ? 1 : outcome.winners.length + 1;
};

export const resultsOf = (ended: Ended, holders: ReadonlyMap<string, string | null>): readonly Result[] => {
  const { table, card, outcome } = ended;
  return Object.keys(card.seating).map((seat): Result => {
    const player = holders.get(seat) ?? null;
    const ending = endingOf(ended, seat, player);
    const won = outcome.winners.includes(seat) && ending !== 'replaced' ? 1 : 0;
    const place = placeOf(ended, seat);
    return { table_id: table, seat, player, game: card.game, side: seat, place, won, ending, at: card.touched };
  });
};

/** Who did not stay to the end: a bot played on for them, or they ran out of time or left where none could. */
const hasLeft = ({ ending }: Result): boolean => ending === 'replaced' || ending === 'forfeit';

/**
 * What came of a game between two players: 1, 0.5 or 0 for the first; nothing where it said nothing about them. Whoever
 * left has lost to whoever stayed, however the bot went on; a table that gave up, or lost a third, decided nothing else.
 */
export const scoreOf = ({ outcome }: Ended, mine: Result, other: Result): number | undefined => {
  if (hasLeft(mine) || hasLeft(other)) {
    if (hasLeft(mine) && hasLeft(other)) return undefined;
    return hasLeft(mine) ? 0 : 1;
  }
  if (isPremature(outcome.how)) return undefined;
  if (mine.won === other.won) return 0.5;
  return mine.won === 1 ? 1 : 0;
};

/** Every player against every other: with two, one game. Nobody is rated against themselves. */
export const newRatings = (
  ended: Ended,
  results: readonly Result[],
  before: ReadonlyMap<string, Rating>,
): ReadonlyMap<string, Rating> => {
  const { stakes = {} } = ended;
  const seated = results.flatMap((result) => {
    const { player } = result;
    const rating = player === null ? undefined : before.get(player);
    return player !== null && rating ? [{ player, result, rating, stake: stakes[result.seat] ?? 0 }] : [];
  });
  return new Map(
    seated.flatMap((one) => {
      const games = seated.flatMap((other): readonly RatedGame[] => {
        const score = other === one ? undefined : scoreOf(ended, one.result, other.result);
        if (score === undefined) return [];
        // As if this player were stronger by what was given for the side: the same as if the other were weaker.
        const against = { ...other.rating, rating: other.rating.rating + other.stake - one.stake };
        return [{ against, score }];
      });
      return games.length === 0 ? [] : [[one.player, rated(one.rating, games)] as const];
    }),
  );
};

/** Whether a game says anything about its players: there were several, each on one seat, and two of them can be compared. */
export const isRated = (ended: Ended, results: readonly Result[]): boolean => {
  const players = results.flatMap(({ player }) => player ?? []);
  if (new Set(players).size !== players.length) return false;
  const held = results.filter(({ player }) => player !== null);
  return held.some((one) => held.some((other) => other !== one && scoreOf(ended, one, other) !== undefined));
};

const lockedRatings = async (db: Db, isShared: boolean, game: string, players: readonly string[], at: string) => {
  const fresh = players.map((player) => ({ player, game, ...NEWCOMER, games: 0, at }));
  await db
    .insertInto('ratings')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['player', 'game']).doNothing())
    .execute();
  // Always in the same order, so that two tables that end together wait for each other and do not stand in the way.
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('player', 'in', players)
    .orderBy('player')
    .$if(isShared, (query) => query.forUpdate())
    .execute();
};

const rate = async (db: Db, isShared: boolean, ended: Ended, results: readonly Result[]): Promise<void> => {
  const players = results.flatMap(({ player }) => player ?? []).toSorted();
  const { game, touched: at } = ended.card;
  const rows = await lockedRatings(db, isShared, game, players, at);
  const after = newRatings(ended, results, new Map(rows.map((row) => [row.player, row])));
  for (const { player, games } of rows) {
    const now = after.get(player);
    if (!now) continue;
    const { rating, deviation, volatility } = now;
    await db
      .updateTable('ratings')
      .set({ rating, deviation, volatility, games: games + 1, at })
      .where('player', '=', player)
      .where('game', '=', game)
      .execute();
  }
};

/** Called in the transaction of the entry that ended the game, and so once. */
export const writeResults = async (db: Db, isShared: boolean, ended: Ended): Promise<void> => {
  const rows = await db.selectFrom('seats').select(['seat', 'player']).where('table_id', '=', ended.table).execute();
  const { left = {} } = ended;
  const results = resultsOf(ended, new Map(rows.map(({ seat, player }) => [seat, player ?? left[seat] ?? null])));
  await db.insertInto('results').values(results).execute();
  if (isRated(ended, results)) await rate(db, isShared, ended, results);
  // Whoever has left the house for good has no rating there any more.
  const gone = db.selectFrom('players').select('id').where('removed', 'is not', null);
  const players = results.flatMap(({ player }) => player ?? []);
  if (players.length > 0)
    await db.deleteFrom('ratings').where('player', 'in', players).where('player', 'in', gone).execute();
};
