import { expect, test } from 'vitest';
import { softly } from '../src/soft-hyphens.ts';

const shown = (words: string): string => softly(words).replaceAll('\u00ad', '-');
test('long words may be broken between syllables, short ones nowhere', () => {
  expect(shown('L’impôt hebdomadaire')).toBe('L’impôt heb-do-ma-daire');
  expect(shown('Peace Commissioners')).toBe('Peace Com-mis-sio-ners');
  expect(shown('La charge de Rupert')).toBe('La charge de Rupert');
  expect(shown('Fortification of London')).toBe('For-ti-fi-ca-tion of London');
  expect(shown('L’argenterie des collèges')).toBe('L’argen-terie des col-lèges');
  expect(shown('Montrose commands')).toBe('Mon-trose com-mands');
});
test('but for the hyphens nothing changes', () => {
  for (const words of ['Ordonnance de renoncement', 'County Committees', 'Œuvres']) {
    expect(softly(words).replaceAll('\u00ad', '')).toBe(words);
    expect(softly(words)).not.toMatch(/^.{0,2}\u00ad|\u00ad.{0,3}$/);
  }
});
