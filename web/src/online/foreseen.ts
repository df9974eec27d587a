// What an order may be written with.

/** Choices this page has seen: each as it stands, and each kind of them as a whole. */
export const foreseen = (choices: Iterable<string>): readonly string[] => {
  const all = [...new Set(choices)];
  const kinds = new Set(all.filter((text) => text.includes(' ')).map((text) => `${text.split(' ')[0]} **`));
  return [...kinds, ...all];
};
