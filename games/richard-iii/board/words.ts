// What the board says beside the catalogue: headings, counts and short explanations, in the language of the page.
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export type BoardWords = typeof en;
/** A share of 1 as the reader writes it: `37,5 %`, `37.5%`. */
export const boardWords = (): BoardWords => (document.documentElement.lang.startsWith('fr') ? fr : en);
