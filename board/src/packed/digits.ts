// Whole numbers as letters: small ones take one, larger ones two or more. Half of the letters end a number.

/** No sign that a string, a page or a pattern would read as something else. */
const LETTERS = '!#%&()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
/** Digits below this one end a number, the others carry on. */
const LAST = 64;
const MORE = LETTERS.length - LAST;

export const written = (value: number): string => {
  if (!Number.isInteger(value) || value < 0) throw new Error(`${value} is no number to be packed`);
  if (value < LAST) return LETTERS.charAt(value);
  const rest = value - LAST;
  return LETTERS.charAt(LAST + (rest % MORE)) + written(Math.floor(rest / MORE));
};
/** Numbers of both signs, those near nought first: 0 -1 1 -2 2. */
export const writtenStep = (value: number): string => written(value < 0 ? -2 * value - 1 : 2 * value);

export interface Reader {
  number(): number;
  step(): number;
}
export const readerOf = (text: string): Reader => {
  const values = Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));
  let at = 0;
  const number = (): number => {
    const digit = values[text.charCodeAt(at)] ?? -1;
    if (digit < 0) throw new Error(`nothing to read at ${at} of ${text.length}`);
    at += 1;
    return digit < LAST ? digit : digit + MORE * number();
  };
  return {
    number,
    step: () => {
      const value = number();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
  };
};
