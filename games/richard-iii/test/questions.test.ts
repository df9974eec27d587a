// The question of the moment names all that is in the hand.
import { richardIII } from '@rose/richard-iii';
import { plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { acts } from './scene.ts';

describe('5.2 where blocks march', () => {
  const { state } = acts('york', 4, { at: { calais: 'y-march y-warwick y-salisbury y-rutland', kent: 'l-oxford' } });
  const view = richardIII.view(state, 'york');
  const asked = (...picked: readonly string[]): readonly (readonly [string, string])[] =>
    [en, fr].map((words) => {
      const { ask, explain } = words.prompt.action(view, 'york', picked);
      return [plain(ask), plain(explain)] as const;
    });
  test('one block, by its name', () => {
    const [english, french] = asked('y-march');
    expect(english?.[0]).toBe('Where does the Earl of March go?');
    expect(french?.[0]).toMatch(/^Où va le comte de March/);
  });
  test('two or three, all of them', () => {
    const [english, french] = asked('y-march', 'y-warwick', 'y-salisbury');
    expect(english?.[0]).toBe('Where do the Earl of March, the Earl of Warwick and the Earl of Salisbury go?');
    expect(french?.[0]).toMatch(/^Où vont le comte de March, le comte de Warwick et le comte de Salisbury/);
  });
  test('more, by number, and their names below', () => {
    const [english, french] = asked('y-march', 'y-warwick', 'y-salisbury', 'y-rutland');
    expect(english?.[0]).toBe('Where do these 4 blocks go?');
    expect(english?.[1]).toContain('the Earl of Salisbury and the Earl of Rutland.');
    expect(french?.[0]).toMatch(/^Où vont ces 4 blocs/);
  });
});
