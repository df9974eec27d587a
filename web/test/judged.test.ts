// What the house judges of a position is no chance: nobody has shown that it comes true as often as it says.
import { expect, test } from 'vitest';
import { HINT_WORDS } from '../src/table/hint/hint-words.ts';

test.each(['fr', 'en'] as const)('who is ahead is said in words, without a number, %s', (language) => {
  const said = Array.from({ length: 21 }, (_, i) => HINT_WORDS[language].stands(i / 20));
  for (const sentence of said) expect(sentence).not.toMatch(/\d|%|chance|probab/i);
  // level, and three degrees to either side
  expect(new Set(said).size).toBe(7);
});
