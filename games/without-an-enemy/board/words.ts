// What the board says beside the catalogue: headings, counts and short explanations, in the language of the page. It comes
// along with the catalogue of that language.
import type { en } from './words.en.ts';

export type BoardWords = typeof en;
const known: { en?: BoardWords; fr?: BoardWords } = {};
/** Told by whoever fetched a language. */
export const learn = (words: typeof known): void => void Object.assign(known, words);

/** While those of another language come, the old ones stay. */
export const boardWords = (): BoardWords => {
  const words = document.documentElement.lang.startsWith('fr') ? (known.fr ?? known.en) : (known.en ?? known.fr);
  if (!words) throw new Error('the words of the board were never fetched');
  return words;
};
