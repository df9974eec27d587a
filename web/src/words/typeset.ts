// French is written here with plain spaces; this sets the no-break ones its typography asks for.
const set = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');

/** The same dictionary with every sentence set, also those that functions make. */
export const typeset = <T>(words: T): T => walk(words) as T;

type Say = (...given: readonly unknown[]) => unknown;
const walk = (words: unknown): unknown => {
  if (typeof words === 'string') return set(words);
  if (typeof words === 'function') return (...given: unknown[]) => walk((words as Say)(...given));
  if (Array.isArray(words)) return words.map(walk);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, walk(part)]));
};
