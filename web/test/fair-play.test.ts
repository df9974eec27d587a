// Fair play stands in one document, and the page shows it whole, in both languages.
import { expect, test } from 'vitest';
import { pointsOf } from '../src/fair-points.ts';

test('every point has its title and its words, in both languages, without a mark of how it was written', () => {
  const [english, french] = [pointsOf('en'), pointsOf('fr')];
  expect(english.length).toBeGreaterThan(7);
  expect(french.length).toBe(english.length);
  for (const { title, text } of [...english, ...french]) {
    expect(title).toMatch(/^\p{Lu}/u);
    expect(text.length).toBeGreaterThan(40);
    expect(title + text).not.toMatch(/[*#[\]]/);
  }
  expect(french.some(({ title }) => english.some((point) => point.title === title))).toBe(false);
});
