// One of several forms, by the plural rules of the language; French counts 0 as one.
import type { Language } from '@rose/table/text';

export interface Forms {
  readonly one: string;
  readonly other: string;
}
/** Written out: the browser's own rules take a slow phone a third of a second to load. */
const isOne = (language: Language, n: number): boolean => (language === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1);
const isShort = (n: number): boolean => Number.isInteger(n) && Math.abs(n) < 1000;

/** `count('en', 2, { one: '# roll', other: '# rolls' })` → `2 rolls`. */
export const count = (language: Language, n: number, forms: Forms): string => {
  const form = isOne(language, n) ? forms.one : forms.other;
  return form.replace('#', isShort(n) ? String(n) : n.toLocaleString(language));
};
