// What everything about people works with: the database, the passwords, and the few things the rest of the house does.
import { randomBytes } from 'node:crypto';
import type { PeopleTrouble } from '@rose/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database, Schema } from '../database/index.ts';
import type { Log } from '../log.ts';
import type { Passwords } from './passwords.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;

/** `moved`: to the address that an account had before. */
export type Letter = 'reset' | 'email' | 'moved';

export interface PeopleContext {
  readonly db: Kysely<Schema>;
  /** Whatever is written goes this way: nobody stands still while the disk takes it. */
  readonly write: Database['write'];
  readonly passwords: Passwords;
  readonly log: Log;
  /** Whether this house can send letters. */
  readonly sendsMail: boolean;
  /** The public key for push subscriptions. */
  readonly pushKey: string;
  now(): string;
  /** Orders a letter; it is written and sent later, and again if that fails. */
  order(letter: Letter, player: string, to?: string): Promise<void>;
  /** Something about a player changed: a session ended, a name, everything. Every node hears of it. */
  tellPlayer(player: string): Promise<void>;
  tellTable(table: string): Promise<void>;
  /** The hours that do not count for a player's slow clocks have changed. */
  retime(player: string): Promise<void>;
  /** A player is about to leave these tables, which gather or run, for good. */
  leave(player: string, tables: readonly string[]): Promise<void>;
}

/** What the HTTP server does besides answering: a new cookie, or none any more. */
export interface Done<T> {
  readonly answer: T;
  readonly cookie?: string | null;
  /** So many changes more than one were made: the address has them to pay off. */
  readonly owed?: number;
}
export type Result<T> = Done<T> | PeopleTrouble;
export const isTrouble = (result: object): result is PeopleTrouble => 'trouble' in result;

export const freshId = (): string => randomBytes(8).toString('hex');
export const later = (moment: string, seconds: number): string =>
  new Date(Date.parse(moment) + seconds * 1000).toISOString();
