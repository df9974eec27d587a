// The file of a backup: gzipped lines of JSON, the same for both databases. First a head, then one line a row in an order
// in which they can be put back, last a line with their number and their hash, without which a backup is none.
import type { Schema } from '../database/index.ts';

export const FORMAT = 'rose-and-crown-backup/1';
export interface Head {
  readonly format: typeof FORMAT;
  /** How far the schema had come. */
  readonly schema: number;
  readonly made: string;
}
export interface Foot {
  readonly rows: number;
  /** SHA-256 of the lines of all rows, each with its end: equal houses, equal hashes, on either database. */
  readonly sha256: string;
}

/** Work that waits is kept in the same shape, wherever the queue of the house keeps it. */
export type Kept = Exclude<keyof Schema, 'migrations'>;
/** What is kept and its key, what others point to first. */
export const KEYS: { readonly [T in Kept]: readonly (keyof Schema[T] & string)[] } = {
  players: ['id'],
  sessions: ['hash'],
  looks: ['look'],
  familiar: ['player', 'address'],
  tokens: ['hash'],
  blocks: ['player', 'other'],
  tables: ['id'],
  entries: ['table_id', 'seq'],
  checkpoints: ['table_id', 'seq'],
  seats: ['table_id', 'seat'],
  chat: ['table_id', 'n'],
  whispers: ['table_id', 'pair', 'n'],
  notes: ['table_id', 'player'],
  orders: ['table_id', 'seat'],
  reports: ['id'],
  mutes: ['player', 'table_id'],
  results: ['table_id', 'seat'],
  ratings: ['player', 'game'],
  channels: ['id'],
  notices: ['id'],
  secrets: ['name'],
  jobs: ['key'],
};
export const KEPT = Object.keys(KEYS) as readonly Kept[];

export type Value = string | number | null | Uint8Array;
export type AnyRow = Readonly<Record<string, Value>>;
type Written = Readonly<Record<string, string | number | null | { readonly base64: string }>>;

export const writeRow = (table: Kept, row: AnyRow): string =>
  JSON.stringify([
    table,
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
      ]),
    ),
  ]);

const isKept = (name: unknown): name is Kept => KEPT.some((table) => table === name);
export const readRow = (line: unknown): { readonly table: Kept; readonly row: AnyRow } => {
  const [table, written] = Array.isArray(line) ? (line as unknown as readonly [unknown, Written | undefined]) : [];
  if (!isKept(table)) throw new Error(`the backup holds "${String(table)}", which this house does not know`);
  if (typeof written !== 'object' || written === null)
    throw new Error(`the backup has a row of "${table}" that is none`);
  const row = Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
    ]),
  );
  return { table, row };
};
