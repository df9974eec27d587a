import { dictionaryFaults } from '@rose/testkit';
import { expect, test } from 'vitest';
import { en } from '../board/words.en.ts';
import { fr } from '../board/words.fr.ts';

test('what the board says is set and counted as its language does', () =>
  expect(dictionaryFaults({ en: [en], fr: [fr] })).toEqual([]));
