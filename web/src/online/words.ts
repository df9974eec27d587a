// The words of a table in the open house. English gives the shape; a line that French lacks does not compile.
import { language } from '../prefs.ts';
import { onlineEn } from './words.en.ts';
import { onlineFr } from './words.fr.ts';

export type OnlineWords = typeof onlineEn;
export const onlineWords = (): OnlineWords => (language.value === 'fr' ? onlineFr : onlineEn);
