import { dictionaryFaults } from '@rose/testkit';
import { expect, test } from 'vitest';
import { en } from '../board/words.en.ts';
import { fr } from '../board/words.fr.ts';
import { fights as fightsEn } from '../board/words-fight.en.ts';
import { fights as fightsFr } from '../board/words-fight.fr.ts';

test('what the board says is set and counted as its language does', () =>
  expect(dictionaryFaults({ en: [en, fightsEn], fr: [fr, fightsFr] })).toEqual([]));
