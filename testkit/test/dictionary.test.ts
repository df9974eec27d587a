import { expect, test } from 'vitest';
import { dictionaryFaults } from '../src/index.ts';

const EN = {
  hands: 'Both hands',
  men: (n: number) => `${n} ${n === 1 ? 'man' : 'men'}`,
  list: (names: string[]) => names.join(),
};
const FR = { hands: 'Les deux mains', men: (n: number) => `${n} homme${n > 1 ? 's' : ''}` };

test('words that are well set and count well', () => expect(dictionaryFaults({ en: [EN], fr: [FR] })).toEqual([]));
test.for([
  ['fr counts wrongly: 0 hommes', { en: [EN], fr: [{ a: { men: (n: number) => `${n} hommes` } }] }],
  ['en counts wrongly: 1 cards', { en: [{ cards: (n: number) => `${n} cards` }], fr: [FR] }],
  ['fr has wrong spaces: 7 %', { en: [EN], fr: [{ share: (n: number) => `${n} %` }] }],
  ['fr has wrong spaces: Qui ?', { en: [EN], fr: [['Qui ?']] }],
  ['en says nothing', { en: [], fr: [FR] }],
] as const)('%s', ([fault, dictionaries]) => expect(dictionaryFaults(dictionaries)).toContain(fault));
