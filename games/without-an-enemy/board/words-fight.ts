// What is said in fights, sieges and winters: fetched with their scenes.
import { inLanguage } from '@rose/board';
import { type BoardWords, boardWords } from './words.ts';
import { fights as en } from './words-fight.en.ts';
import { fights as fr } from './words-fight.fr.ts';

export const fightWords = (): BoardWords & typeof en => ({
  ...boardWords(),
  ...inLanguage(en, fr),
});
