// Who is at a table right now, on any node. Each node says who follows a table through it, again and again, and when another
// has just come and asks; what a node has not repeated for a while is forgotten, because it may have died.
import type { TableId } from '@rose/protocol';
import { type Context, isTrouble } from '../lobby/context.ts';
import { holderAt } from './holders.ts';

export interface Present {
  readonly players: readonly string[];
  readonly spectators: number;
}
export interface Presence {
  at(table: TableId): Present;
  isWatched(table: TableId): boolean;
  /** This node knows nothing yet of who is where: the others say it again. */
  ask(): void;
  /** Somebody came or went here. */
  changed(table: TableId): void;
  /** Another node said something; false when it was not about presence. */
  hear(id: string): boolean;
  /** Called now and then: says everything again, forgets what has grown old. */
  repeat(): Promise<void>;
}
interface Elsewhere extends Present {
  readonly at: number;
}
const ASKED = 'where';
export const REPEAT = 30_000;
const STALE = 3 * REPEAT;

const here = ({ clients }: Context, table: TableId): Present => {
  const followers = [...clients.tables.of(table)];
  const ids = followers.flatMap(({ me }) => me?.player ?? []);
  return { players: [...new Set(ids)], spectators: followers.filter(({ me }) => me === undefined).length };
};

/** `told` is called when what is known of a table's company changed. */
export const createPresence = (context: Context, node: string, told: (table: TableId) => void): Presence => {
  const others = new Map<TableId, Map<string, Elsewhere>>();
  const isAlone = context.database.kind === 'sqlite';

  /** Who holds a seat is named; of a crowd that looks on the number is enough, and a word between nodes is short. */
  const say = async (table: TableId): Promise<void> => {
    if (isAlone) return;
    const seen = await context.host.operations.find(table);
    const holders = isTrouble(seen) ? [] : Object.keys(seen.record.seating).map((seat) => holderAt(seen, seat));
    const { players, spectators } = here(context, table);
    const named = players.filter((player) => holders.includes(player));
    const others = spectators + players.length - named.length;
    await context.fanout.tell('player', `here:${node}:${table}:${others}:${named.join(',') || '-'}`);
  };

  const sayAll = async (): Promise<void> => {
    for (const table of context.clients.tables.names()) await say(table);
  };

  return {
    isWatched: (table) => context.clients.tables.has(table) || others.has(table),
    ask() {
      if (!isAlone) context.fanout.tell('player', `${ASKED}:${node}`).catch(context.report);
    },
    at(table) {
      const all = [here(context, table), ...(others.get(table)?.values() ?? [])];
      return {
        players: [...new Set(all.flatMap(({ players }) => players))],
        spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
      };
    },
    changed(table) {
      told(table);
      say(table).catch(context.report);
    },
    hear(id) {
      const [word, from, table, spectators, players] = id.split(':');
      if (word === ASKED) {
        if (from !== node) sayAll().catch(context.report);
        return true;
      }
      if (word !== 'here' || from === undefined || table === undefined || players === undefined) return false;
      if (from === node) return true;
      const known = others.get(table) ?? new Map<string, Elsewhere>();
      const now = {
        players: players === '-' ? [] : players.split(','),
        spectators: Number(spectators),
        at: Date.now(),
      };
      const before = known.get(from);
      if (now.players.length + now.spectators === 0) known.delete(from);
      else known.set(from, now);
      if (known.size === 0) others.delete(table);
      else others.set(table, known);
      if (before?.players.join() !== now.players.join() || before.spectators !== now.spectators) told(table);
      return true;
    },
    async repeat() {
      const old = Date.now() - STALE;
      for (const [table, known] of others) {
        const size = known.size;
        for (const [from, { at }] of known) if (at < old) known.delete(from);
        if (known.size < size) told(table);
        if (known.size === 0) others.delete(table);
      }
      await sayAll();
    },
  };
};
