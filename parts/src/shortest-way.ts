// One way for a hand that asks once, over neighbours that are told on the way; who asks often uses a searcher.

/** A shortest way between two places by neighbours that are asked for on the way, both ends included; empty if there is
 * none. */
export const shortestWay = <P extends number>(
  from: P,
  to: P,
  neighboursOf: (place: P) => Iterable<P>,
): readonly P[] => {
  const came = new Map<P, P | undefined>([[from, undefined]]);
  for (const place of came.keys()) {
    if (place === to) break;
    for (const next of neighboursOf(place)) if (!came.has(next)) came.set(next, place);
  }
  const way: P[] = [];
  for (let at = came.has(to) ? to : undefined; at !== undefined; at = came.get(at)) way.unshift(at);
  return way;
};
