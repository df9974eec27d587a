// Where a long word may be broken in a narrow place: browsers without a dictionary of its language would break it anywhere.

const VOWELS = 'aàâeéèêëiîïoôuùûüyœ';
/** Consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcdfgkptv][lr]|[cpst]h|gn|qu)$/;
const LONG = 8;
/** So many letters stay together at either end. */
const LEAST = 3;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);
/** Whether a syllable begins at this letter: a consonant, or two that belong together, before a vowel. */
const begins = (word: string, at: number): boolean => {
  const [before, here, next, after] = [word[at - 1], word[at], word[at + 1], word[at + 2]];
  if (isVowel(here)) return false;
  if (TOGETHER.test(`${here}${next}`)) return isVowel(after);
  return isVowel(next) && !TOGETHER.test(`${before}${here}`);
};
const broken = (word: string): string => {
  const small = word.toLowerCase();
  return [...word]
    .map((letter, at) => (at >= LEAST && at < word.length - LEAST && begins(small, at) ? `\u00ad${letter}` : letter))
    .join('');
};
/** The words with a place for a hyphen in those that are long. */
export const softly = (words: string): string =>
  words.replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
