// French for a table of the game: the catalogue, and what the board says beside it, fetched as one.
import { fr } from './words.fr.ts';
import { learn } from './words.ts';

export { fr as table } from '../text/fr.ts';
export const learnBoard = (): void => learn({ fr });
