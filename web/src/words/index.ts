// The words of the page itself. English gives the shape; a line that French lacks does not compile.
import { language } from '../prefs.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type PageWords = typeof en;
const WORDS: { readonly fr: PageWords; readonly en: PageWords } = { fr, en };
export const words = (): PageWords => WORDS[language.value];
