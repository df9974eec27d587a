// What nodes tell each other about tables, in the names their fan-out carries: words without a space.
import type { TableId } from '@rose/protocol';
import type { Context } from './context.ts';

/** Something beside the journal of a table changed: who sits there, what is asked, where the company meets again. */
export const tellTable = ({ fanout }: Pick<Context, 'fanout'>, table: TableId): Promise<void> =>
  fanout.tell('table', table);
/** A journal grew up to entry `seq`. */
export const grown = (table: TableId, seq: number): string => `${table}:${seq}`;
export const readGrown = (id: string): { readonly table: TableId; readonly seq?: number } => {
  const [table = '', seq] = id.split(':');
  return seq === undefined ? { table } : { table, seq: Number(seq) };
};

/** The lists of some players changed because of a table. */
export const concerns = (table: TableId, players: readonly string[]): string => `mine:${table}:${players.join(',')}`;
export const readConcerns = (id: string) => {
  const [, table, players] = /^mine:([^:]+):([^:]+)$/.exec(id) ?? [];
  return table === undefined || players === undefined ? undefined : { table, players: players.split(',') };
};
