// What a search remembers of positions it has seen: a table of fixed size in typed columns, newest and deepest stay.

/** How a remembered score stands to the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

export interface Memory {
  /** The slot of a position when it is remembered, else -1. */
  find(key: number): number;
  put(key: number, depth: number, score: number, kind: number, best: number): void;
  /** Columns by slot. */
  readonly depth: Int8Array;
  readonly score: Int32Array;
  readonly kind: Uint8Array;
  /** The best action, by its place in the list of legal ones. */
  readonly best: Uint16Array;
}

const WORDS = 2 ** 32;

export const remember = (bits: number): Memory => {
  const size = 2 ** bits;
  const keys = new Float64Array(size);
  const depths = new Int8Array(size);
  const scores = new Int32Array(size);
  const kinds = new Uint8Array(size);
  const bests = new Uint16Array(size);
  /** Keys may be packed columns rather than hashes: both halves are stirred before the slot is taken. */
  const slotOf = (key: number): number => {
    const high = Math.floor(key / WORDS) | 0;
    let word = (key | 0) ^ Math.imul(high, 0x9e3779b1);
    word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return (word ^ (word >>> 16)) & (size - 1);
  };
  return {
    depth: depths,
    score: scores,
    kind: kinds,
    best: bests,
    find(key) {
      const slot = slotOf(key);
      return kinds[slot] !== 0 && keys[slot] === key ? slot : -1;
    },
    put(key, depth, score, kind, best) {
      const slot = slotOf(key);
      if (kinds[slot] !== 0 && keys[slot] !== key && (depths[slot] as number) > depth + 2) return;
      keys[slot] = key;
      depths[slot] = depth;
      scores[slot] = score;
      kinds[slot] = kind;
      bests[slot] = best;
    },
  };
};
