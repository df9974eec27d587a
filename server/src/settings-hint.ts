// A setting that is nearly one of ours was probably meant to be: it is ignored, but not in silence.

/** How many letters must be put in, taken out, changed or swapped with their neighbour to get from one to the other. */
export const distance = (a: string, b: string): number => {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same];
      if (swapped) ways.push((before[j - 2] ?? 0) + 1);
      next.push(Math.min(...ways));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
};

/** Short names have many innocent neighbours. */
const farthest = (name: string): number => (name.length < 5 ? 0 : name.length < 8 ? 1 : 2);
/** `ROSE_PORT` and `PORTS`: a prefix or an ending too much. */
const bare = (name: string): string => name.replace(/^ROSE(AND)?_?(CROWN)?_/, '');

export const hintsFor = (given: readonly string[], ours: readonly string[]): readonly string[] =>
  given
    .filter((name) => !ours.includes(name))
    .flatMap((name) => {
      const plain = bare(name.toUpperCase());
      const meant =
        ours.find((own) => plain === own) ??
        ours.find((own) => plain === `${own}S`) ??
        ours.find((own) => own[0] === plain[0] && distance(plain, own) <= farthest(own));
      return meant === undefined ? [] : [`${name} is no setting of the house and is ignored. Did you mean ${meant}?`];
    });
