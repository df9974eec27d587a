// A table as its store gives it back. A damaged one is good for nothing but being removed.
import type { TableId, Trouble } from '@rose/protocol';
import { mistake } from '@rose/table';
import type { Environment } from './environment.ts';
import type { Kept } from './store.ts';
import { badFile, NO_TABLE, stored } from './trouble.ts';

export const DAMAGED: Trouble = badFile(mistake('table', 'is damaged where it is kept; it can only be removed'));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isWhole = (kept: unknown): kept is Kept => {
  if (!isRecord(kept) || !isRecord(kept['record']) || !Array.isArray(kept['entries'])) return false;
  const { opening, seating } = kept['record'];
  return isRecord(seating) && isRecord(opening) && Array.isArray(opening['rolls']);
};

export const keptAt = ({ store, report }: Environment, table: TableId): Promise<Kept | Trouble> =>
  stored(async () => {
    const kept: unknown = await store.load(table);
    if (kept === undefined) return NO_TABLE;
    return isWhole(kept) ? kept : DAMAGED;
  }, report);
