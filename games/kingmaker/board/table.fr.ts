// French for a table of the game: the catalogue, and what the board says beside it, fetched as one.
import { fr } from './words.fr.ts';
import { learn } from './words.ts';

export { reasons, table } from '../text/table.fr.ts';
export const learnBoard = (): void => learn({ fr });
