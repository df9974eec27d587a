// How often something may be done: a bucket of tokens for each kind and each doer, which fills by itself. Counted in this
// process alone, so a house of n nodes allows n times as much.

export interface Rate {
  /** How many at once after a rest. */
  readonly burst: number;
  readonly perSecond: number;
}
export interface Limits<K extends string> {
  /** 0 when there was enough; else the seconds until there is, and nothing was taken. */
  take(kind: K, who: string, cost?: number): number;
  /** What was done already and cost so much: a debt, after which nothing is taken until it is paid off. */
  owe(kind: K, who: string, cost: number): void;
  /** Buckets in memory. */
  size(): number;
}
interface Bucket {
  left: number;
  at: number;
}

/** A hundred bytes each: strangers cannot fill the memory with names. */
const MOST_BUCKETS = 50_000;
/** Seconds: nobody waits longer than this for what was done for them. */
const LONGEST_DEBT = 120;

export const createLimits = <K extends string>(
  rates: { readonly [kind in K]: Rate },
  now: () => number = () => performance.now() / 1000,
  most: number = MOST_BUCKETS,
): Limits<K> => {
  const kinds = Object.keys(rates) as K[];
  const buckets = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, Bucket>()])) as {
    readonly [kind in K]: Map<string, Bucket>;
  };
  const size = (): number => kinds.reduce((sum, kind) => sum + buckets[kind].size, 0);
  const filled = (bucket: Bucket, { burst, perSecond }: Rate, at: number): number =>
    Math.min(burst, bucket.left + Math.max(0, at - bucket.at) * perSecond);
  const fullest = (): K => kinds.reduce((most, kind) => (buckets[kind].size > buckets[most].size ? kind : most));
  /** A full bucket is as good as none; if that does not make room, the oldest of the most frequent kind go. */
  const makeRoom = (at: number): void => {
    for (const kind of kinds)
      for (const [who, bucket] of buckets[kind])
        if (filled(bucket, rates[kind], at) >= rates[kind].burst) buckets[kind].delete(who);
    while (size() >= most * 0.9) {
      const fullestOne = buckets[fullest()];
      const [oldest = ''] = fullestOne.keys();
      fullestOne.delete(oldest);
    }
  };
  /** The bucket as it is now; the caller takes from it. */
  const bucketOf = (kind: K, who: string): Bucket => {
    const at = now();
    const known = buckets[kind].get(who);
    if (known) {
      known.left = filled(known, rates[kind], at);
      known.at = at;
      return known;
    }
    if (size() >= most) makeRoom(at);
    const bucket = { left: rates[kind].burst, at };
    buckets[kind].set(who, bucket);
    return bucket;
  };
  return {
    take(kind, who, cost = 1) {
      const bucket = bucketOf(kind, who);
      const { left } = bucket;
      const enough = left >= cost;
      if (enough) bucket.left -= cost;
      return enough ? 0 : Math.max(1, Math.ceil((cost - left) / rates[kind].perSecond));
    },
    owe(kind, who, cost) {
      const bucket = bucketOf(kind, who);
      bucket.left = Math.max(bucket.left - cost, -rates[kind].perSecond * LONGEST_DEBT);
    },
    size,
  };
};
