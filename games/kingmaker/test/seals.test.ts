// What one touch alone may not do for good: the second touch says what comes of it.
import { expect, test, vi } from 'vitest';
import { seals } from '../board/seals.ts';
import { en } from '../board/words.en.ts';
import { learn } from '../board/words.ts';
import type { View } from '../src/ids.ts';

learn({ en });
vi.stubGlobal('document', { documentElement: { lang: 'en' } });
const followsIn = (phase: object): string | undefined =>
  seals({ phase, viewer: 'red' } as unknown as View, { do: 'pass' })?.follows;
test('a last word says what comes of it, where that is not plain', () => {
  const plainly = en.seals.sure.follows;
  expect(followsIn({ name: 'parliament', step: 'attend' })).toBe(en.seals.nobodyComes);
  expect(followsIn({ name: 'parliament', step: 'swap' })).toBe(plainly);
  expect(followsIn({ name: 'ransom', asked: ['red'] })).toBe(en.seals.left);
  expect(followsIn({ name: 'ransom', asked: ['blue'] })).toBe(plainly);
});
