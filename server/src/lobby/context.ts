// What everything about online tables works with: the database, the host, word between nodes, and who is connected here.
import type { Host } from '@rose/host';
import type { OnlineTrouble, SocketTrouble } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import type { Kysely, Transaction } from 'kysely';
import type { Database, Schema } from '../database/index.ts';
import type { Fanout } from '../fanout/index.ts';
import type { Notify } from '../notices/notify.ts';
import type { Clients } from '../socket/clients.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;

export interface Context {
  readonly database: Database;
  readonly fanout: Fanout;
  readonly host: Host;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: readonly string[];
  readonly clients: Clients;
  /** What a bidder gave for the seat that came of it, until the table has begun. */
  readonly stakes: Map<string, { readonly [seat: string]: number }>;
  /** Writes down what players are to be told. */
  readonly notify: Notify;
  /** So many are told what somebody asked for: counted against them. */
  told(hearers: number): void;
  now(): string;
  /** So many random bytes, in hexadecimal. */
  fresh(bytes: number): string;
  report(error: unknown): void;
}

export const trouble = <T extends OnlineTrouble['trouble']>(name: T): { readonly trouble: T } => ({ trouble: name });
export const NO_TABLE: SocketTrouble = { trouble: 'no-such-table' };
export const isTrouble = (value: object): value is SocketTrouble => 'trouble' in value;
