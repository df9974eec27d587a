// Something that must be asked of everybody, some of them at a time.

/** Each call asks one slice; after `slices` calls everybody who was there at the first was asked once. */
export const inSlices = <T>(slices: number, all: () => Iterable<T>, ask: (one: T) => void): (() => void) => {
  let left: readonly T[] = [];
  let asked = 0;
  return () => {
    if (asked === 0) left = [...all()];
    const some = Math.ceil(left.length / (slices - asked));
    for (const one of left.slice(0, some)) ask(one);
    left = left.slice(some);
    asked = (asked + 1) % slices;
  };
};
