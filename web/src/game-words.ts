// A game's own words, loaded when somebody needs them and kept by language.
import { signal } from '@preact/signals';
import type { Kind } from '@rose/table';
import type { Catalogue, Language } from '@rose/table/text';
import { FACES } from '../../games/faces.ts';
import { language } from './prefs.ts';

const loaded = signal<ReadonlyMap<string, Catalogue<Kind>>>(new Map());
const fetching = new Set<string>();

const fetchWords = async (game: string, tag: Language): Promise<void> => {
  const key = `${game} ${tag}`;
  const loader = FACES.get(game);
  if (!loader || fetching.has(key)) return;
  fetching.add(key);
  try {
    const words = await loader.words(tag);
    if (!loaded.value.has(key)) loaded.value = new Map(loaded.value).set(key, words);
  } catch {
    fetching.delete(key);
  }
};

const fetchReasons = async (game: string, tag: Language): Promise<void> => {
  const key = `${game} ${tag}`;
  const load = FACES.get(game)?.reasons;
  if (!load || fetching.has(`${key} why`)) return;
  fetching.add(`${key} why`);
  try {
    const why = await load(tag);
    const words = loaded.value.get(key) ?? (await FACES.get(game)?.words(tag));
    if (words) loaded.value = new Map(loaded.value).set(key, { ...words, why });
  } catch {
    fetching.delete(`${key} why`);
  }
};
/** Somebody asks why not: the reasons come, where they have not come with the words. */
export const wantReasons = (game: string): void => void fetchReasons(game, language.value);

/** The game's words in the page's language; undefined until they have arrived. */
export const gameWords = (game: string): Catalogue<Kind> | undefined => {
  const words = loaded.value.get(`${game} ${language.value}`);
  if (!words) void fetchWords(game, language.value);
  return words;
};
