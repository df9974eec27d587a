// What a store must do. It keeps tables; it knows no game. Every promise may fail: then nothing was kept.
import type { EarlierDice, Seating, TableCard, TableId } from '@rose/protocol';
import type { Entry, Opening } from '@rose/table';

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
}
/** `taken`: another hand was faster and this number is written already. `gone`: the table was removed meanwhile. */
export type Appended = 'done' | 'taken' | 'gone';

/** What is kept beside an entry, in the same transaction. */
export interface Beside {
  /** Fingerprint of the state after the entry: now and then, and at the end; a replay can be compared with it. */
  readonly fingerprint?: string;
  /** The clock after the entry, and when the next seat runs out of time: for whoever keeps the time. */
  readonly clock?: object;
  readonly deadline?: string;
}
/** What a host that holds a table up to some entry lacks. The seating is the current one. */
export interface Tail {
  readonly seating: Seating;
  readonly entries: readonly Entry[];
}

export interface Store {
  create(kept: Kept): Promise<void>;
  /** One entry and the card that goes with it, in one transaction; the key (table, seq) settles races. */
  append(table: TableId, entry: Entry, card: TableCard, beside?: Beside): Promise<Appended>;
  /** The record carries the current seating. */
  load(table: TableId): Promise<Kept | undefined>;
  /** Where tables are shared between hosts: the entries after `seq` alone. */
  tail?(table: TableId, seq: number): Promise<Tail | undefined>;
  /** Where seats change hands: the seating of a table from now on, in its record and on its card. */
  reseat?(table: TableId, seating: Seating): Promise<void>;
  cards(): Promise<readonly TableCard[]>;
  remove(table: TableId): Promise<void>;
}
