// What nodes tell each other about tables, in the names their fan-out carries: words without a space. Whoever asked for
// what is told pays for all who hear it here, whatever it is about.
import type { TableId } from '@rose/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { Context } from './context.ts';

type Telling = Pick<Context, 'fanout' | 'clients' | 'told'>;

/** Something beside the journal of a table changed: what is asked, where the company meets again; within a transaction, if it is kept. */
export const tellTable = (
  { fanout, clients, told }: Telling,
  table: TableId,
  db?: Transaction<Schema>,
): Promise<void> => {
  told(clients.tables.of(table).size);
  return db ? fanout.tellWithin(db, 'table', table) : fanout.tell('table', table);
};
/** A gathering changed, for the lobby and for those who look at it; within a transaction, if it is kept. */
export const tellLobby = (
  { fanout, clients, told }: Telling,
  table: TableId,
  db?: Transaction<Schema>,
): Promise<void> => {
  told(clients.lobby.size + clients.gatherings.of(table).size);
  return db ? fanout.tellWithin(db, 'lobby', table) : fanout.tell('lobby', table);
};
/** The lists of some players changed because of a table. */
export const tellPlayers = (
  { fanout, clients, told }: Telling,
  table: TableId,
  players: readonly string[],
  db?: Transaction<Schema>,
): Promise<void> => {
  if (players.length === 0) return Promise.resolve();
  told(players.reduce((sum, player) => sum + clients.players.of(player).size, 0));
  const word = concerns(table, players);
  return db ? fanout.tellWithin(db, 'player', word) : fanout.tell('player', word);
};
/** A journal grew up to entry `seq`. */
export const grown = (table: TableId, seq: number): string => `${table}:${seq}`;
export const readGrown = (id: string): { readonly table: TableId; readonly seq?: number } => {
  const [table = '', seq] = id.split(':');
  return seq === undefined ? { table } : { table, seq: Number(seq) };
};

const MINE = 'mine:';
const concerns = (table: TableId, players: readonly string[]): string => `${MINE}${table}:${players.join(',')}`;
export const readConcerns = (id: string) => {
  if (!id.startsWith(MINE)) return undefined;
  const [table = '', players = ''] = id.slice(MINE.length).split(':');
  return { table, players: players.split(',') };
};
