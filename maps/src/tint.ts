// Neighbours wear different tints: the area with most neighbours chooses first.
import type { Bound } from './spec.ts';

/** So many tints are enough for every map of ours; a map that needs more says so. */
export const TINTS = 6;

export const tintsOf = (
  ids: readonly string[],
  contacts: readonly Pick<Bound, 'a' | 'b'>[],
): ReadonlyMap<string, number> => {
  const besides = (id: string): readonly string[] =>
    contacts.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  const tints = new Map<string, number>();
  const used = Array.from({ length: TINTS }, () => 0);
  for (const id of ids.toSorted((a, b) => besides(b).length - besides(a).length)) {
    const taken = new Set(besides(id).map((other) => tints.get(other)));
    const free = used.flatMap((count, tint) => (taken.has(tint) ? [] : [{ tint, count }]));
    const [next] = free.toSorted((a, b) => a.count - b.count);
    if (!next) throw new Error(`${id} has neighbours in every tint`);
    tints.set(id, next.tint);
    used[next.tint] = next.count + 1;
  }
  return tints;
};
