// The lobby and its gatherings, shown live to whoever looks: each change is read once for all of them, soon after.
// What is under way beside them has a file of its own.
import type { Gathering, OnlineAnswers, OnlineNews, TableId } from '@rose/protocol';
import type { Client } from '../socket/clients.ts';
import { strangersTo } from '../talk/blocks.ts';
import type { Context } from './context.ts';
import { fillingOf, gatheringOf, isFull, type OwnedRow, tableRow } from './rows.ts';
import { createUnderWay } from './under-way.ts';

const MOST_SHOWN = 100;
const NOBODY: ReadonlySet<string> = new Set();

export interface Watch {
  look(client: Client): Promise<OnlineAnswers['lobby']>;
  leave(client: Client): void;
  /** A gathering changed, on this node or another. */
  hear(table: TableId): void;
  /** A game went on, on this node or another. */
  stir(): void;
  /** Something may have been missed: everybody is shown the whole again. */
  showAll(): Promise<void>;
  close(): void;
}

const SOON = 50;

const isShown = (row: OwnedRow | undefined): row is OwnedRow =>
  row?.state === 'gathering' && row.access === 'public' && !isFull(fillingOf(row));

export const createWatch = (context: Context): Watch => {
  const { clients, database } = context;
  /** Whose tables a follower of the lobby is not shown. */
  const strangers = new Map<Client, ReadonlySet<string>>();
  /** The gatherings that each follower has on the screen. */
  const shownTo = new Map<Client, Set<TableId>>();
  const changed = new Set<TableId>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isStranger = (client: Client, player: string): boolean => strangers.get(client)?.has(player) ?? false;
  const openTo = (client: Client, { owner, chairs }: Gathering): boolean => {
    const company = chairs.flatMap((chair) => ('player' in chair ? chair.player : []));
    return ![owner.player, ...company].some((player) => isStranger(client, player));
  };
  const underWay = createUnderWay(context, isStranger);

  const list = async (client: Client): Promise<readonly Gathering[]> => {
    const rows = await database.db
      .selectFrom('tables')
      .leftJoin('players', 'players.id', 'tables.owner')
      .selectAll('tables')
      .select('players.name as owner_name')
      .where('state', '=', 'gathering')
      .where('access', '=', 'public')
      .orderBy('tables.opened', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    const shown = rows.filter(isShown).map((row) => gatheringOf(context, row, undefined));
    const open = shown.filter((gathering) => openTo(client, gathering));
    for (const { table } of open) shownTo.get(client)?.add(table);
    return open;
  };

  const toLobby = (table: TableId, row: OwnedRow | undefined): void => {
    const gone: OnlineNews = { news: 'lobby', put: [], gone: [table] };
    const gathering = isShown(row) ? gatheringOf(context, row, undefined) : undefined;
    const put: OnlineNews = { news: 'lobby', put: gathering ? [gathering] : [], gone: [] };
    for (const client of clients.lobby) {
      const seen = shownTo.get(client);
      if (gathering && openTo(client, gathering)) {
        seen?.add(table);
        client.send(put);
        // Whoever was not shown it learns nothing of it, not even its name.
      } else if (seen?.delete(table)) client.send(gone);
    }
  };
  const toCompany = (table: TableId, row: OwnedRow | undefined): void => {
    const state = row?.state ?? 'gone';
    for (const client of clients.gatherings.of(table)) {
      const gathering = row?.state === 'gathering' ? { gathering: gatheringOf(context, row, client.me?.player) } : {};
      client.send({ news: 'gathering', table, state, ...gathering });
    }
  };
  const show = async (table: TableId): Promise<void> => {
    if (clients.lobby.size === 0 && !clients.gatherings.has(table)) return;
    const row = await tableRow(database.db, table);
    toLobby(table, row);
    toCompany(table, row);
  };
  const showChanged = async (): Promise<void> => {
    timer = undefined;
    const tables = [...changed];
    changed.clear();
    for (const table of tables) await show(table).catch(context.report);
  };
  const hear = (table: TableId): void => {
    changed.add(table);
    underWay.stir();
    timer ??= setTimeout(() => void showChanged(), SOON);
  };

  return {
    hear,
    stir: underWay.stir,
    async look(client) {
      strangers.set(client, client.me ? await strangersTo(database.db, client.me.player) : NOBODY);
      shownTo.set(client, new Set());
      clients.lobby.add(client);
      return { gatherings: await list(client), games: await underWay.list(client) };
    },
    leave(client) {
      clients.lobby.delete(client);
      strangers.delete(client);
      shownTo.delete(client);
    },
    async showAll() {
      for (const table of clients.gatherings.names()) hear(table);
      underWay.stir();
      for (const client of clients.lobby)
        client.send({ news: 'lobby', put: await list(client), gone: [], whole: true });
    },
    close() {
      clearTimeout(timer);
      underWay.close();
    },
  };
};
