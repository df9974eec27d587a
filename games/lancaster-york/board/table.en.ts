// English for a table of the game: the catalogue, and what the board says beside it, fetched as one.
import { en } from './words.en.ts';
import { learn } from './words.ts';

export { en as table } from '../text/en.ts';
export const learnBoard = (): void => learn({ en });
