// What a store must do. It keeps tables; it knows no game. Every promise may fail: then nothing was kept.
import type { EarlierDice, Seating, TableCard, TableId } from '@rose/protocol';
import type { Entry, Opening } from '@rose/table';
import type { Clock } from './clock.ts';

/** What is fixed when a table opens. */
export interface TableRecord {
  readonly table: TableId;
  readonly opening: Opening;
  readonly seating: Seating;
  readonly opened: string;
  readonly commitment: string;
  /** The dice secret: it leaves the host only once the table has closed. Missing in a finished game that never told it. */
  readonly secret?: string;
  readonly lots?: readonly number[];
  readonly earlier?: readonly EarlierDice[];
}
export interface Kept {
  readonly record: TableRecord;
  readonly entries: readonly Entry[];
  readonly card: TableCard;
  readonly clock?: Clock;
}
/**
 * `taken`: another hand was faster, and this number is written already, or others sit there than the card says. `gone`: the
 * table was removed meanwhile.
 */
export type Appended = 'done' | 'taken' | 'gone';

/** What is kept beside an entry, in the same transaction. */
export interface Beside {
  /** Fingerprint of the state after the entry: now and then, and at the end; a replay can be compared with it. */
  readonly fingerprint?: string;
  /** The clock after the entry, where it has changed, and when the next seat runs out of time. */
  readonly clock?: Clock;
  readonly deadline?: string;
  /** The seats that must act now and needed not before. */
  readonly called?: readonly string[];
}
/** What a host knew of a table when it changed who sits there. */
export interface Stand {
  readonly seq: number;
  readonly seating: Seating;
}
/** What a host that holds a table up to some entry lacks. The seating and the clock are the current ones. */
export interface Tail {
  readonly seating: Seating;
  readonly clock?: Clock;
  readonly entries: readonly Entry[];
}

export interface Store {
  create(kept: Kept): Promise<void>;
  /** Entries that follow each other, one at least, and the card that goes with the last, in one transaction; the key
   * (table, seq) settles races. */
  append(table: TableId, entries: readonly Entry[], card: TableCard, beside?: Beside): Promise<Appended>;
  /** The record carries the current seating. */
  load(table: TableId): Promise<Kept | undefined>;
  /** Where tables are shared between hosts: the entries after `seq` alone. */
  tail?(table: TableId, seq: number): Promise<Tail | undefined>;
  /**
   * Where seats change hands: the seating of a table from now on, in its record and on its card. False when there are more
   * entries by now, or others sit there: then nothing was kept.
   */
  reseat?(table: TableId, seating: Seating, before: Stand, beside?: Beside): Promise<boolean>;
  cards(): Promise<readonly TableCard[]>;
  remove(table: TableId): Promise<void>;
}
