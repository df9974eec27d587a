// The words of a board in the language of the page.
const isFrench = (): boolean => document.documentElement.lang.startsWith('fr');

/** What is said in both languages, as the page says it. */
export const inLanguage = <W>(en: W, fr: W): W => (isFrench() ? fr : en);

interface Fetched<W> {
  /** Told by whoever fetched a language. */
  learn(words: { readonly en?: W; readonly fr?: W }): void;
  boardWords(): W;
}
/** Words that come along with the catalogue of a language. While those of another language come, the old ones stay. */
export const fetchedWords = <W>(): Fetched<W> => {
  const known: { en?: W; fr?: W } = {};
  return {
    learn: (words) => void Object.assign(known, words),
    boardWords() {
      const words = isFrench() ? (known.fr ?? known.en) : (known.en ?? known.fr);
      if (!words) throw new Error('the words of the board were never fetched');
      return words;
    },
  };
};
