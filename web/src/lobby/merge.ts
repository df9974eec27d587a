// News of the lobby laid over what is held.
import type { Gathering, OnlineNews, OpenGame } from '@rose/protocol';

interface Change<T> {
  readonly put: readonly T[];
  readonly gone: readonly string[];
  readonly whole?: boolean;
}
/** The newest first; what changed takes the place of what it was. */
const laidOver = <T extends { readonly table: string; readonly opened: string }>(
  before: readonly T[],
  { put, gone, whole = false }: Change<T>,
): readonly T[] => {
  const changed = new Set([...put.map(({ table }) => table), ...gone]);
  const kept = whole ? [] : before.filter(({ table }) => !changed.has(table));
  return [...kept, ...put].toSorted((a, b) => b.opened.localeCompare(a.opened));
};

export const merged = (
  before: readonly Gathering[],
  news: Extract<OnlineNews, { news: 'lobby' }>,
): readonly Gathering[] => laidOver(before, news);

/** In the order they began, so that no row jumps away under a hand when somebody moves. */
export const mergedGames = (before: readonly OpenGame[], change: Change<OpenGame>): readonly OpenGame[] =>
  laidOver(before, change);
