import { describe, expect, test } from 'vitest';
import { chaptersOf, matches } from '../src/rules-text.tsx';

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
  });
});
