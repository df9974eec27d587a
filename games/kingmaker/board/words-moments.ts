// What the large moments and the end say, in the language of the page.
import { inLanguage } from '@rose/board';
import { en } from './words-moments.en.ts';
import { fr } from './words-moments.fr.ts';

export type MomentWords = typeof en;
export const momentWords = (): MomentWords => inLanguage(en, fr);
