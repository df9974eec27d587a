// What an order may be written with.

const verbOf = (text: string): string => text.split(' ')[0] ?? '';

/** Choices this page has seen: each as it stands, and each kind of them as a whole, where any of them would do. */
export const foreseen = (choices: Iterable<string>, drafts: readonly string[] = []): readonly string[] => {
  const all = [...new Set(choices)];
  const alike = all.filter((text) => text.includes(' ') && !drafts.includes(verbOf(text)));
  return [...new Set(alike.map((text) => `${verbOf(text)} **`)), ...all];
};
