// What the board says beside the catalogue: headings, counts and short explanations, in the language of the page. It comes
// along with the catalogue of that language.
import { fetchedWords } from '@rose/board';
import type { en } from './words.en.ts';

export type BoardWords = typeof en;
export const { learn, boardWords } = fetchedWords<BoardWords>();
