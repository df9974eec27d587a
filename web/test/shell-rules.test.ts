import { describe, expect, test } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { cited } from '../src/rules-links.tsx';
import { chaptersOf, hitsIn, matches } from '../src/rules-text.tsx';

const MD = '# Rules\nBefore all.\n\n## 4 Combat\nThe push.\n\n### 4.1 La percée\nDeux soldats.\n\n## Thanks\nTo all.\n';

describe('chapters of the rules', () => {
  const chapters = chaptersOf(MD);
  test('headings with a number are anchors', () => {
    expect(chapters.map(({ section, depth }) => [section, depth])).toEqual([
      [undefined, 1],
      ['4', 2],
      ['4.1', 3],
      [undefined, 2],
    ]);
  });
  test('searching minds neither case nor accents, and wants every word', () => {
    const found = (sought: string) => chapters.filter((chapter) => matches(chapter, sought)).map(({ title }) => title);
    expect(found('PERCEE')).toEqual(['4.1 La percée']);
    expect(found('deux percée')).toEqual(['4.1 La percée']);
    expect(found('deux push')).toEqual([]);
    expect(found(' ')).toHaveLength(4);
    // a word is sought from its beginning on: not the “ush” in a push
    expect(found('ush')).toEqual([]);
  });
  test('each tells how often the words sought stand in it', () => {
    const hits = (sought: string) => chapters.map(({ plain }) => hitsIn(plain, sought));
    expect(hits('ALL')).toEqual([1, 0, 0, 1]);
    expect(hits('deux soldats')).toEqual([0, 0, 2, 0]);
    expect(hits(' ')).toEqual([0, 0, 0, 0]);
  });
});

test('numbers of sections stand apart from the text around them; sums and years do not', () => {
  const sections = (text: string): readonly string[] => cited(text).filter((_, at) => at % 2 === 1);
  expect(sections('A breakthrough (4.1) as in 14.9. See 6.81.')).toEqual(['4.1', '14.9', '6.81']);
  expect(sections('It costs £3.50 in 1461, 3 or 4.')).toEqual([]);
  expect(cited('See 3.1, then go.').join('')).toBe('See 3.1, then go.');
});

const ILLUSTRATED = [...FACES].flatMap(([game, { pictures, rules }]) => (pictures ? [{ game, pictures, rules }] : []));
test('all tables of the house show their pieces beside the rules', () => expect(ILLUSTRATED.length).toBeGreaterThan(4));
test.each(ILLUSTRATED)('pictures of pieces of $game stand under sections of both languages', async (face) => {
  const pictures = await face.pictures();
  expect(pictures.flatMap(({ items }) => items).length).toBeGreaterThan(2);
  for (const language of ['fr', 'en'] as const) {
    const sections = chaptersOf(await face.rules(language)).map(({ section }) => section);
    for (const { section } of pictures) expect(sections).toContain(section);
  }
});
