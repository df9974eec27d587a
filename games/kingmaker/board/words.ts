// What the board says beside the catalogue, in the language of the page: it comes along with the catalogue of that language.
import { fetchedWords } from '@rose/board';
import type { en } from './words.en.ts';

export type BoardWords = typeof en;
export const { learn, boardWords } = fetchedWords<BoardWords>();
