// The large moments of recorded wars: the King taken, a major city fallen, every year's end, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { isMistake, peekInto, replay } from '@rose/table';
import type { Catalogue } from '@rose/table/text';
import { describe, expect, test, vi } from 'vitest';
import { isGreat as isShown } from '../board/great.ts';
import { moment } from '../board/moments.tsx';
import { en as boardEn } from '../board/words.en.ts';
import { fr as boardFr } from '../board/words.fr.ts';
import { learn } from '../board/words.ts';
import { type CityName, isMajor, type LogEntry, T, type View, type WithoutAnEnemy } from '../src/ids.ts';
import { withoutAnEnemy } from '../src/index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

type Moment = NonNullable<ReturnType<typeof moment>>;
interface Found {
  readonly told: readonly LogEntry[];
  readonly moment: Moment | undefined;
}
const FOLDER = new URL('./fixtures/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

const courseOf = (name: string) => {
  const course = replay(
    withoutAnEnemy,
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Parameters<typeof replay>[1],
  );
  if (isMistake(course)) throw new Error(`${name}: ${course.field} ${course.reason}`);
  return course;
};
const momentsIn = (name: string, language: 'en' | 'fr', words: Catalogue<WithoutAnEnemy>): readonly Found[] => {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  learn({ en: boardEn, fr: boardFr });
  const { steps } = courseOf(name);
  const seen = (at: number): View => withoutAnEnemy.view(steps[at]?.state as WithoutAnEnemy['state'], 'spectator');
  return steps.slice(1).map(({ told }, i) => {
    const heard = told.map(({ entry }) => peekInto(entry, 'spectator')) as unknown as readonly LogEntry[];
    // a view is dear: only where something was told that could matter
    const isQuiet = heard.every(({ say }) => !['king-captured', 'city-taken', 'year-ends'].includes(say));
    const [before, after] = isQuiet ? [seen(0), seen(0)] : [seen(i), seen(i + 1)];
    return { told: heard, moment: moment({ before, after, told: heard, words }) };
  });
};
const wholeText = ({ over, title, how, means }: Moment): string =>
  [over, title, how, ...means.flatMap(({ title: head, text }) => [head, text])].join(' | ');
const isGreat = (entry: LogEntry): boolean =>
  entry.say === 'king-captured' ||
  entry.say === 'year-ends' ||
  (entry.say === 'city-taken' && isMajor(T[entry.city as CityName]));

describe.for(FILES)('%s', (name) => {
  test('the King, a major city and a year’s end are moments, and nothing else; each is whole in both languages', () => {
    for (const [language, words] of [
      ['en', en],
      ['fr', fr],
    ] as const)
      for (const { told, moment: found } of momentsIn(name, language, words)) {
        expect(found !== undefined).toBe(told.some(isGreat));
        expect(isShown(told)).toBe(found !== undefined);
        if (!found) continue;
        expect(wholeText(found)).not.toMatch(/undefined|NaN|\| {2}\||\[object/);
        expect(found.means).toHaveLength(2);
        // the count stands under the badge of whoever leads
        const count = found.means.find(({ title }) => title === boardEn.moments.trackIs);
        if (language === 'en' && count)
          expect(count.seat).toBe(/^(Royalist|Parliament)/.exec(count.text)?.[0].toLowerCase());
      }
  });
});

test('the recorded wars have a fallen city, a year’s end and the New Model', () => {
  const titles = FILES.flatMap((name) => momentsIn(name, 'en', en).flatMap(({ moment: found }) => found?.title ?? []));
  for (const title of [/has fallen$/, /^The year \d+ ends$/, /^The New Model/])
    expect(titles.filter((one) => title.test(one)).length, String(title)).toBeGreaterThan(0);
});
