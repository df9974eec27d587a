// Lines of talk laid together.
import type { ChatLine } from '@rose/protocol';

/** In the order they were said, each once. */
export const joined = (before: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] => {
  const known = new Set(before.map(({ n }) => n));
  return [...before, ...more.filter(({ n }) => !known.has(n))].toSorted((a, b) => a.n - b.n);
};
