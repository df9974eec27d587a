import { dictionaryFaults } from '@rose/testkit';
import { expect, test, vi } from 'vitest';
import { en } from '../board/words.en.ts';
import { fr } from '../board/words.fr.ts';
import { en as momentsEn } from '../board/words-moments.en.ts';
import { fr as momentsFr } from '../board/words-moments.fr.ts';
import { en as scenesEn } from '../board/words-scenes.en.ts';
import { fr as scenesFr } from '../board/words-scenes.fr.ts';

test('what the board says is set and counted as its language does', () =>
  expect(dictionaryFaults({ en: [en, momentsEn, scenesEn], fr: [fr, momentsFr, scenesFr] })).toEqual([]));

test('the board speaks the language of the page once that was fetched, and the one before until then', async () => {
  vi.resetModules();
  const { boardWords, learn } = await import('../board/words.ts');
  const spokenIn = (lang: string) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    return boardWords();
  };
  expect(() => spokenIn('en')).toThrow('never fetched');
  learn({ en });
  expect([spokenIn('en'), spokenIn('fr')]).toEqual([en, en]);
  learn({ fr });
  expect([spokenIn('en'), spokenIn('fr')]).toEqual([en, fr]);
  vi.unstubAllGlobals();
});
