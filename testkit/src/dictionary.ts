// The words of a board, which are no catalogue: sentences, and functions that put numbers and names into them. Each is said
// with few and with many, and held to the spaces and the counting of its language.
import type { Language } from '@rose/table/text';
import { COUNTED, SPACES } from './prose.ts';

type Say = (...given: readonly unknown[]) => unknown;
const NUMBERS = [0, 1, 2, 7];
/** Where a name stands the number seems to do something. */
const DOES = /\b1 (decides|gives|goes|hits on|holds|leads|offers|proposes|stays|steps out|takes|wins)\b/;

/** A function that wants more than numbers, such as a list, is passed over: the board's own tests call it. */
const saidWith = (say: Say, number: number): readonly string[] => {
  try {
    return saidBy(say(...Array.from({ length: say.length }, () => number)));
  } catch {
    return [];
  }
};
const saidBy = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return NUMBERS.flatMap((number) => saidWith(words as Say, number));
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(saidBy);
};

export type Dictionaries = { readonly [L in Language]: readonly object[] };
/** What is wrong with what dictionaries say, each fault once. */
export const dictionaryFaults = (dictionaries: Dictionaries): readonly string[] =>
  (['en', 'fr'] as const).flatMap((language) => {
    const said = [...new Set(dictionaries[language].flatMap(saidBy))];
    if (said.length === 0) return [`${language} says nothing`];
    return [
      ...said.filter((text) => SPACES[language].test(text)).map((text) => `${language} has wrong spaces: ${text}`),
      ...said
        .filter((text) => COUNTED[language].test(text) && !DOES.test(text))
        .map((text) => `${language} counts wrongly: ${text}`),
    ];
  });
