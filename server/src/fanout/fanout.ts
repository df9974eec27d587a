// Word between the nodes of a house that something has changed. It carries names only: what changed is read.
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';

export const CHANNELS = ['table', 'lobby', 'chat', 'player'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Fanout {
  /** Every node hears it, this one too. */
  tell(channel: Channel, id: string): Promise<void>;
  /** The same within a transaction: heard if, and only after, it is committed. On one node it may be heard in vain. */
  tellWithin(db: Transaction<Schema>, channel: Channel, ...ids: readonly string[]): Promise<void>;
  /** `lost`: some words may have been missed, so everything that is followed must be read again. */
  hear(listener: (channel: Channel, id: string) => void, lost: () => void): void;
  close(): Promise<void>;
}
