// Lines of talk laid together.
import type { ChatLine } from '@rose/protocol';

/** Lines between two are numbered among these two. */
export const keyOf = ({ n, player, to }: ChatLine): string =>
  [n, ...(to ? [player, to.player].toSorted((a, b) => a.localeCompare(b)) : [])].join(':');

const byTime = (a: ChatLine, b: ChatLine): number => (a.at === b.at ? a.n - b.n : a.at.localeCompare(b.at));
/** In the order they were said, each once. */
export const joined = (before: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] => {
  const known = new Set(before.map(keyOf));
  return [...before, ...more.filter((line) => !known.has(keyOf(line)))].toSorted(byTime);
};
