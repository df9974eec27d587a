// The large moments of recorded wars: every King's or Pretender's death, every count of lords, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { richardIII } from '@rose/richard-iii';
import type { RichardIII, Seat, View } from '@rose/richard-iii/ids';
import { isMistake, peekInto, replay } from '@rose/table';
import type { Catalogue } from '@rose/table/text';
import { describe, expect, test, vi } from 'vitest';
import { lordsSeen } from '../board/held.tsx';
import { moment } from '../board/moments.tsx';
import { en as boardEn } from '../board/words.en.ts';
import { fr as boardFr } from '../board/words.fr.ts';
import { learn } from '../board/words.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

type Moment = NonNullable<ReturnType<typeof moment>>;
const FOLDER = new URL('./fixtures/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

interface Found {
  readonly told: readonly { readonly say: string }[];
  readonly before: View;
  readonly moment: Moment | undefined;
}
const momentsIn = (name: string, language: 'en' | 'fr', words: Catalogue<RichardIII>): readonly Found[] => {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  learn({ en: boardEn, fr: boardFr });
  const course = replay(
    richardIII,
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Parameters<typeof replay>[1],
  );
  if (isMistake(course)) throw new Error(`${name}: ${course.field} ${course.reason}`);
  const seen = (at: number): View =>
    richardIII.view(course.steps[at]?.state as RichardIII['state'], 'spectator') as View;
  return course.steps.slice(1).map(({ told }, i) => {
    const heard = told.map(({ entry }) => peekInto(entry, 'spectator')) as unknown as readonly RichardIII['entry'][];
    const before = seen(i);
    return { told: heard, before, moment: moment({ before, after: seen(i + 1), told: heard, words }) };
  });
};
const wholeText = ({ over, title, how, means }: Moment): string =>
  [over, title, how, ...means.flatMap(({ title: head, text }) => [head, text])].join(' | ');

describe.for(FILES)('%s', (name) => {
  test('what is counted or dies on a throne is a moment, and nothing else', () => {
    for (const { told, before, moment: found } of momentsIn(name, 'en', en)) {
      const isCount = told.some(({ say }) => say === 'throne-counted');
      const isDeath = told.some(
        (entry) =>
          'block' in entry &&
          (entry.say === 'executed' || (entry.say === 'eliminated' && 'fate' in entry && entry.fate === 'dead')) &&
          (entry.block === before.king || entry.block === before.pretender),
      );
      expect(found !== undefined).toBe(isCount || isDeath);
      if (found && isCount) expect(found.title).toMatch(/^(Lancaster|York) (keeps|takes) the throne$/);
      else if (found) expect(found.title).toMatch(/ is dead$/);
    }
  });
  test('each is whole in both languages', () => {
    for (const [language, words] of [
      ['en', en],
      ['fr', fr],
    ] as const)
      for (const { moment: found } of momentsIn(name, language, words)) {
        if (!found) continue;
        expect(wholeText(found)).not.toMatch(/undefined|NaN|\| {2}\||\[object/);
        expect(found.means).toHaveLength(2);
      }
  });
});

test('the recorded wars have both kinds', () => {
  const titles = FILES.flatMap((name) => momentsIn(name, 'en', en).flatMap(({ moment: found }) => found?.title ?? []));
  expect(titles.filter((title) => title.endsWith('is dead')).length).toBeGreaterThan(0);
  expect(titles.filter((title) => title.endsWith('the throne')).length).toBeGreaterThan(0);
});

test('8.2 whoever sits at the table reads the names of the own lords: those that were counted, but for London', () => {
  const over: number[] = [];
  for (const name of FILES) {
    const course = replay(
      richardIII,
      JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Parameters<typeof replay>[1],
    );
    if (isMistake(course)) throw new Error(`${name}: ${course.field} ${course.reason}`);
    for (const [at, { told }] of course.steps.entries()) {
      const count = told.map(({ entry }) => peekInto(entry, 'spectator')).find(({ say }) => say === 'throne-counted');
      const before = course.steps[at - 1]?.state as RichardIII['state'] | undefined;
      if (!before || count?.say !== 'throne-counted') continue;
      const numbers = count as unknown as Readonly<Record<Seat, number>>;
      for (const seat of ['lancaster', 'york'] as const)
        over.push(numbers[seat] - lordsSeen(richardIII.view(before, seat) as View, seat).length);
    }
  }
  expect(over.length).toBeGreaterThan(10);
  // where an heir came in with the same step the backs are shown instead
  expect(over.filter((more) => more === 0 || more === 1).length).toBeGreaterThan(0.8 * over.length);
});
