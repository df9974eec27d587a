// Every game says everything in both languages; what is said badly is found.
import type { Kind } from '@rose/table';
import { type Catalogue, type Language, line, place } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { FACES } from '../../games/faces.ts';
import { wordsFaults } from '../src/index.ts';

const wordsOf = async (id: string) => {
  const [game, face] = [GAMES.get(id), FACES.get(id)];
  if (!game || !face) throw new Error(`no ${id}`);
  const whole = async (language: Language) => {
    const [words, why] = [await face.words(language), await face.reasons?.(language)];
    return why ? { ...words, why } : words;
  };
  return { game, en: await whole('en'), fr: await whole('fr') };
};
test.for([...FACES.keys()])('%s says everything', { timeout: 60_000 }, async (id) => {
  const { game, en, fr } = await wordsOf(id);
  expect(wordsFaults(game, { en, fr }, { games: 3 })).toEqual([]);
});

describe('what is said badly is found', async () => {
  const { game, en, fr } = await wordsOf('deux-roses');
  const told = (words: Catalogue<Kind>, say: string, how: Catalogue<Kind>['log'][string]): Catalogue<Kind> => ({
    ...words,
    log: { ...words.log, [say]: how },
  });
  test.for([
    ['nothing', told(en, 'stepped', () => []), fr, 'en leaves something unsaid: ""'],
    ['a gap', told(en, 'stepped', () => line`A step to undefined.`), fr, 'en leaves something unsaid'],
    ['half a sentence', told(en, 'stepped', () => line`A step`), fr, 'en is no sentence'],
    [
      'French with English spaces',
      en,
      told(fr, 'stepped', () => line`Un pas !`),
      'fr typography: " !" in "Un pas !" (French has U+202F',
    ],
    ['English with French marks', told(en, 'stepped', () => line`«\u00a0A step.\u00a0»`), fr, 'en typography'],
    ['another place', told(en, 'stepped', () => line`A step to ${place('a1')}.`), fr, 'other places: a1 / '],
  ] as const)('%s', ([, english, french, fault]) =>
    expect(wordsFaults(game, { en: english, fr: french }, { games: 1 })[0]).toContain(fault),
  );
});
