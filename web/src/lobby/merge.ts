// News of the lobby laid over what is held.
import type { Gathering, OnlineNews } from '@rose/protocol';

/** The newest first; what changed takes the place of what it was. */
export const merged = (
  before: readonly Gathering[],
  { put, gone, whole = false }: Extract<OnlineNews, { news: 'lobby' }>,
): readonly Gathering[] => {
  const changed = new Set([...put.map(({ table }) => table), ...gone]);
  const kept = whole ? [] : before.filter(({ table }) => !changed.has(table));
  return [...kept, ...put].toSorted((a, b) => b.opened.localeCompare(a.opened));
};
