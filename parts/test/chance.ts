/** A die for tests: the same throws in every run. */
export const dieOf = (seed: number): ((sides: number) => number) => {
  let word = seed >>> 0;
  return (sides) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * sides) + 1;
  };
};
