// One of several forms, by the plural rules of the language; French counts 0 as one.
import type { Language } from '@rose/table/text';

export interface Forms {
  readonly one: string;
  readonly other: string;
}
const RULES = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') } as const;

/** `count('en', 2, { one: '# roll', other: '# rolls' })` → `2 rolls`. */
export const count = (language: Language, n: number, forms: Forms): string => {
  const form = RULES[language].select(n) === 'one' ? forms.one : forms.other;
  return form.replace('#', n.toLocaleString(language));
};
