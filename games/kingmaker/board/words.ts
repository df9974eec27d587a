// What the board says beside the catalogue, in the language of the page.
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export type BoardWords = typeof en;
export const boardWords = (): BoardWords => (document.documentElement.lang.startsWith('fr') ? fr : en);
