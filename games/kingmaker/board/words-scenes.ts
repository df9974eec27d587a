// What the screens say beside the catalogue, in the language of the page.
import { inLanguage } from '@rose/board';
import { en } from './words-scenes.en.ts';
import { fr } from './words-scenes.fr.ts';

export type SceneWords = typeof en;
export const sceneWords = (): SceneWords => inLanguage(en, fr);
