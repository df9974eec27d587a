// Words that a player writes into an action, such as a promise: the one text in a journal that is nobody's notation.

/** Enough for a promise, too little for a flood. */
export const MOST_WORDS = 280;

/** Control and format characters, lone halves of a pair, and separators of lines. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a text may stand in a journal: of fitting length, on one line, without characters that hide or turn round. */
export const areWords = (text: string): boolean =>
  text.length > 0 &&
  text.length <= MOST_WORDS &&
  text === text.trim() &&
  text === text.normalize('NFC') &&
  !UNFIT.test(text);

/** Words as the last token of a notation: no spaces, and nothing that a log or a page could take for its own. */
export const writeWords = (text: string): string => encodeURIComponent(text);

/** The words of a token; nothing where they are unfit, or written in any other way than `writeWords` would. */
export const readWords = (token: string): string | undefined => {
  try {
    const text = decodeURIComponent(token);
    return areWords(text) && writeWords(text) === token ? text : undefined;
  } catch {
    return undefined;
  }
};
