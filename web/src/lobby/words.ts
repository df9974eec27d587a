// The words of the lobby. English gives the shape; a line that French lacks does not compile.
import { language } from '../prefs.ts';
import { lobbyEn } from './words.en.ts';
import { lobbyFr } from './words.fr.ts';

export type LobbyWords = typeof lobbyEn;
export const lobbyWords = (): LobbyWords => (language.value === 'fr' ? lobbyFr : lobbyEn);
