// Marks on letters. Whoever piles them up writes over the lines above and below, and slows down every page that draws them.

/** As many as any living script puts on one letter: Vietnamese and polytonic Greek need three, pointed Hebrew four. */
export const MOST_MARKS = 4;
const PILED = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');
/** What is drawn as nothing stands between marks without parting them. */
const UNSEEN = /(?!\p{M})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const ANY = /\p{M}/u;

/** Notation has the words in it percent-encoded. */
const plainOf = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const isPiled = (text: string): boolean => ANY.test(text) && PILED.test(text.normalize('NFC').replaceAll(UNSEEN, ''));
/** Whether a letter has more marks than any script needs, however the text is written. */
export const hasPiledMarks = (text: string): boolean => isPiled(text) || (text.includes('%') && isPiled(plainOf(text)));
