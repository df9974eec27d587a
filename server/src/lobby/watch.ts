// The lobby and its gatherings, shown live to whoever looks: each change is read once for all of them, soon after.
// What is under way beside them has a file of its own.
import type { Gathering, OnlineAnswers, OnlineNews, TableId } from '@rose/protocol';
import type { Line } from '../socket/crowd.ts';
import { strangersTo } from '../talk/blocks.ts';
import type { Ground } from './ground.ts';
import { fillingOf, gatheringOf, isFull, type OwnedRow, tableRow } from './rows.ts';
import { createUnderWay } from './under-way.ts';

const MOST_SHOWN = 100;
const NOBODY: ReadonlySet<string> = new Set();

export interface Watch {
  look(line: Line): Promise<OnlineAnswers['lobby']>;
  leave(line: Line): void;
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

export const createWatch = (ground: Ground): Watch => {
  const { crowd, database } = ground;
  /** Whose tables a follower of the lobby is not shown. */
  const strangers = new Map<Line, ReadonlySet<string>>();
  const changed = new Set<TableId>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isStranger = (line: Line, player: string): boolean => strangers.get(line)?.has(player) ?? false;
  const openTo = (line: Line, { owner, chairs }: Gathering): boolean => {
    const company = chairs.flatMap((chair) => ('player' in chair ? chair.player : []));
    return ![owner.player, ...company].some((player) => isStranger(line, player));
  };
  const underWay = createUnderWay(ground, isStranger);

  const list = async (line: Line): Promise<readonly Gathering[]> => {
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
    const shown = rows.filter(isShown).map((row) => gatheringOf(ground, row, undefined));
    return shown.filter((gathering) => openTo(line, gathering));
  };

  const toLobby = (table: TableId, row: OwnedRow | undefined): void => {
    const gone: OnlineNews = { news: 'lobby', put: [], gone: [table] };
    if (!isShown(row)) {
      for (const line of crowd.lobby) line.send(gone);
      return;
    }
    const gathering = gatheringOf(ground, row, undefined);
    for (const line of crowd.lobby)
      line.send(openTo(line, gathering) ? { news: 'lobby', put: [gathering], gone: [] } : gone);
  };
  const toCompany = (table: TableId, row: OwnedRow | undefined): void => {
    const state = row?.state ?? 'gone';
    for (const line of crowd.gatherings.of(table)) {
      const gathering = row?.state === 'gathering' ? { gathering: gatheringOf(ground, row, line.me?.player) } : {};
      line.send({ news: 'gathering', table, state, ...gathering });
    }
  };
  const show = async (table: TableId): Promise<void> => {
    if (crowd.lobby.size === 0 && !crowd.gatherings.has(table)) return;
    const row = await tableRow(database.db, table);
    toLobby(table, row);
    toCompany(table, row);
  };
  const showChanged = async (): Promise<void> => {
    timer = undefined;
    const tables = [...changed];
    changed.clear();
    for (const table of tables) await show(table).catch(ground.report);
  };
  const hear = (table: TableId): void => {
    changed.add(table);
    underWay.stir();
    timer ??= setTimeout(() => void showChanged(), SOON);
  };

  return {
    hear,
    stir: underWay.stir,
    async look(line) {
      strangers.set(line, line.me ? await strangersTo(database.db, line.me.player) : NOBODY);
      crowd.lobby.add(line);
      return { gatherings: await list(line), games: await underWay.list(line) };
    },
    leave(line) {
      crowd.lobby.delete(line);
      strangers.delete(line);
    },
    async showAll() {
      for (const table of crowd.gatherings.names()) hear(table);
      underWay.stir();
      for (const line of crowd.lobby) line.send({ news: 'lobby', put: await list(line), gone: [], whole: true });
    },
    close() {
      clearTimeout(timer);
      underWay.close();
    },
  };
};
