// The large moment of recorded games: a King is crowned, once a turn, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { lancasterYork } from '@rose/lancaster-york';
import type { LancasterYork, View } from '@rose/lancaster-york/ids';
import { isMistake, peekInto, replay } from '@rose/table';
import type { Catalogue } from '@rose/table/text';
import { describe, expect, test, vi } from 'vitest';
import { moment } from '../board/moments.tsx';
import { en as boardEn } from '../board/words.en.ts';
import { fr as boardFr } from '../board/words.fr.ts';
import { learn } from '../board/words.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const momentsIn = (name: string, language: 'en' | 'fr', words: Catalogue<LancasterYork>) => {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  learn({ en: boardEn, fr: boardFr });
  const file = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Parameters<typeof replay>[1];
  const course = replay(lancasterYork, file);
  if (isMistake(course)) throw new Error(`${name}: ${course.field} ${course.reason}`);
  const seen = (at: number): View =>
    lancasterYork.view(course.steps[at]?.state as LancasterYork['state'], 'spectator') as View;
  return course.steps.slice(1).map(({ told }, i) => {
    const heard = told.map(({ entry }) => peekInto(entry, 'spectator')) as unknown as readonly LancasterYork['entry'][];
    return { told: heard, moment: moment({ before: seen(i), after: seen(i + 1), told: heard, words }) };
  });
};

describe.for(FILES)('%s', (name) => {
  test('a crowning is a moment, and nothing else is', () => {
    for (const { told, moment: found } of momentsIn(name, 'en', en)) {
      const king = told.find((entry) => entry.say === 'king-crowned');
      expect(found !== undefined).toBe(king !== undefined);
      if (!found || king?.say !== 'king-crowned') continue;
      expect(found.title).toContain(king.house === 'york' ? 'York' : 'Lancaster');
      expect(found.means.map(({ seat }) => seat)).toEqual(king.seats);
    }
  });
  test('each is whole in both languages', () => {
    for (const [language, words] of [
      ['en', en],
      ['fr', fr],
    ] as const)
      for (const { moment: found } of momentsIn(name, language, words)) {
        if (!found) continue;
        const { over, title, how, means } = found;
        const text = [over, title, how, ...means.flatMap((one) => [one.title, one.text])].join(' | ');
        expect(text).not.toMatch(/undefined|NaN|\| {2}\||\[object/);
      }
  });
});
test('the recorded games have crownings', () => {
  const found = FILES.flatMap((name) => momentsIn(name, 'en', en).filter((one) => one.moment));
  expect(found.length).toBeGreaterThan(10);
});
