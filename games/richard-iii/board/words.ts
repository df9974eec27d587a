// What the board says beside the catalogue: headings, counts and short explanations, in the language of the page.
import { inLanguage } from '@rose/board';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export type BoardWords = typeof en;
export const boardWords = (): BoardWords => inLanguage(en, fr);
