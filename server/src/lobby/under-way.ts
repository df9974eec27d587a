// Games under way that anybody may watch, shown live to whoever looks into the lobby. Every entry anywhere may change
// the list: it is read once for all of them, some time after the first change, and only the differences are sent.
import type { ClockTerms, OnlineNews, OpenGame, TableCard, TableId } from '@rose/protocol';
import type { Client } from '../socket/clients.ts';
import type { Context } from './context.ts';
import { termsOf } from './rows.ts';

const MOST_SHOWN = 50;
/** How long a change waits for others, in milliseconds: a busy house does not read its tables again for every move. */
const SOON = 1_000;

export interface UnderWay {
  /** All that one who looks may see now. */
  list(client: Client): Promise<readonly OpenGame[]>;
  /** A table began, went on or ended, on whichever node. */
  stir(): void;
  close(): void;
}

const gameOf = (card: TableCard, clock: ClockTerms): OpenGame => {
  const { table, game, seating, opened, touched, active, steps } = card;
  return { table, game, seating, opened, touched, active, steps, clock };
};
const playersAt = ({ seating }: OpenGame): readonly string[] =>
  Object.values(seating).flatMap((sitter) => ('player' in sitter ? (sitter.player ?? []) : []));

/** `isStranger`: whether one who looks is kept from meeting a player. */
export const createUnderWay = (context: Context, isStranger: (client: Client, player: string) => boolean): UnderWay => {
  const { clients, database } = context;
  let shown: ReadonlyMap<TableId, OpenGame> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayMeet = (client: Client, game: OpenGame): boolean =>
    !playersAt(game).some((player) => isStranger(client, player));

  const read = async (): Promise<ReadonlyMap<TableId, OpenGame>> => {
    const rows = await database.db
      .selectFrom('tables')
      .select(['id', 'card', 'terms'])
      .where('state', '=', 'running')
      .where('access', '=', 'public')
      .orderBy('touched', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return new Map(
      rows.flatMap(({ id, card, ...row }) =>
        card === null ? [] : [[id, gameOf(JSON.parse(card) as TableCard, termsOf(row).clock)] as const],
      ),
    );
  };
  /** Reads what is under way, and tells everybody who looks what has changed since it was last read. */
  const compare = async (): Promise<void> => {
    const before = shown;
    const now = await read();
    shown = now;
    const gone = [...before.keys()].filter((table) => !now.has(table));
    const changed = [...now.values()].filter((game) => {
      const old = before.get(game.table);
      return !old || JSON.stringify(old) !== JSON.stringify(game);
    });
    if (gone.length + changed.length === 0) return;
    const newsOf = (put: readonly OpenGame[]): OnlineNews => ({
      news: 'lobby',
      put: [],
      gone: [],
      games: { put, gone },
    });
    const whole = newsOf(changed);
    for (const client of clients.lobby) {
      const games = changed.filter((game) => mayMeet(client, game));
      if (gone.length + games.length > 0) client.send(games.length === changed.length ? whole : newsOf(games));
    }
  };

  let reading: Promise<void> = Promise.resolve();
  /** One after the other: an older reading must not follow a newer one. */
  const renew = (): Promise<void> => {
    reading = reading.then(compare, compare);
    return reading;
  };

  return {
    async list(client) {
      await renew();
      return [...shown.values()].filter((game) => mayMeet(client, game));
    },
    stir() {
      if (timer !== undefined || clients.lobby.size === 0) return;
      timer = setTimeout(() => {
        timer = undefined;
        renew().catch(context.report);
      }, SOON).unref();
    },
    close() {
      clearTimeout(timer);
    },
  };
};
