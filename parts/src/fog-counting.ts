// What counting tells about who stands where; see fog.ts for the sets.

const sizeOf = (word: number): number => {
  let size = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) size++;
  return size;
};
/** Each conclusion may allow another; more than this seldom helps. */
const ROUNDS = 4;

type Sharpen = (state: { readonly suspects: number[] }, colour: number, counts: readonly number[]) => void;
export const sharpener = (places: number, words: number): Sharpen => {
  /** Who may be in one place only. */
  const fixed = new Int32Array(words);

  const findFixed = (suspects: readonly number[], base: number): void => {
    for (let word = 0; word < words; word++) {
      let once = 0;
      let twice = 0;
      for (let place = 0, index = base + word; place < places; place++, index += words) {
        const set = suspects[index] as number;
        twice |= once & set;
        once |= set;
      }
      fixed[word] = once & ~twice;
    }
  };
  /** Where all are known nobody else is. */
  const keepFixed = (suspects: number[], start: number): boolean => {
    let changed = false;
    for (let word = 0; word < words; word++) {
      const set = suspects[start + word] as number;
      const left = set & (fixed[word] as number);
      if (left !== set) changed = true;
      suspects[start + word] = left;
    }
    return changed;
  };
  /** The blocks of a full set are here and nowhere else. */
  const keepHere = (suspects: number[], base: number, start: number): void => {
    for (let word = 0; word < words; word++) {
      const others = ~(suspects[start + word] as number);
      for (let place = 0, index = base + word; place < places; place++, index += words)
        if (index !== start + word) suspects[index] = (suspects[index] as number) & others;
    }
  };
  const once = (suspects: number[], base: number, counts: readonly number[]): boolean => {
    findFixed(suspects, base);
    let changed = false;
    for (let place = 0, start = base; place < places; place++, start += words) {
      let all = 0;
      let sure = 0;
      for (let word = 0; word < words; word++) {
        const set = suspects[start + word] as number;
        all += sizeOf(set);
        sure += sizeOf(set & (fixed[word] as number));
      }
      if (all === sure) continue;
      const here = counts[place] as number;
      if (sure === here) changed = keepFixed(suspects, start) || changed;
      else if (all === here) {
        keepHere(suspects, base, start);
        changed = true;
      }
    }
    return changed;
  };

  return ({ suspects }, colour, counts) => {
    const base = colour * places * words;
    for (let round = 0; round < ROUNDS; round++) if (!once(suspects, base, counts)) break;
  };
};
