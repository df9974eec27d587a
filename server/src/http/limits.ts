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
  const buckets = new Map<string, Bucket>();
  const filled = (bucket: Bucket, { burst, perSecond }: Rate): number =>
    Math.min(burst, bucket.left + Math.max(0, now() - bucket.at) * perSecond);
  const rateOf = (key: string): Rate => rates[key.slice(0, key.indexOf(' ')) as K];
  /** A full bucket is as good as none; if that does not make room, the oldest go. */
  const makeRoom = (): void => {
    for (const [key, bucket] of buckets) if (filled(bucket, rateOf(key)) >= rateOf(key).burst) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size < most * 0.9) return;
      buckets.delete(key);
    }
  };
  /** The bucket as it is now; the caller takes from it. */
  const bucketOf = (kind: K, who: string): Bucket => {
    const rate = rates[kind];
    const key = `${kind} ${who}`;
    const known = buckets.get(key);
    if (!known && buckets.size >= most) makeRoom();
    const bucket = known ?? { left: rate.burst, at: 0 };
    if (known) bucket.left = filled(known, rate);
    bucket.at = now();
    if (!known) buckets.set(key, bucket);
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
    size: () => buckets.size,
  };
};
