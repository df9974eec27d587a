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

export interface Store {
  create(kept: Kept): Promise<void>;
  /** One entry and the card that goes with it, in one transaction; the key (table, seq) settles races. */
  append(table: TableId, entry: Entry, card: TableCard): Promise<Appended>;
  load(table: TableId): Promise<Kept | undefined>;
  cards(): Promise<readonly TableCard[]>;
  remove(table: TableId): Promise<void>;
}
