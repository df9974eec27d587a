// What the large moments and the end say, in the language of the page.
import { en } from './words-moments.en.ts';
import { fr } from './words-moments.fr.ts';

export type MomentWords = typeof en;
export const momentWords = (): MomentWords => (document.documentElement.lang.startsWith('fr') ? fr : en);
