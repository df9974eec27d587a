import { dictionaryFaults } from '@rose/testkit';
import { expect, test, vi } from 'vitest';
import { cardName } from '../board/said.ts';
import { en } from '../board/words.en.ts';
import { fr } from '../board/words.fr.ts';
import { en as momentsEn } from '../board/words-moments.en.ts';
import { fr as momentsFr } from '../board/words-moments.fr.ts';
import { en as scenesEn } from '../board/words-scenes.en.ts';
import { fr as scenesFr } from '../board/words-scenes.fr.ts';
import { AREA_NAMES, EVENT_NAMES, type View } from '../src/ids.ts';
import { en as catalogueEn } from '../text/en.ts';
import { fr as catalogueFr } from '../text/fr.ts';
import { areaWords as areaEn } from '../text/names.en.ts';
import { areaWords as areaFr } from '../text/names.fr.ts';

test('what the board says is set and counted as its language does', () =>
  expect(dictionaryFaults({ en: [en, momentsEn, scenesEn], fr: [fr, momentsFr, scenesFr] })).toEqual([]));

test('a title has the little words that go with the name of any area', () => {
  const titles = AREA_NAMES.flatMap((area) =>
    (
      [
        [scenesEn, areaEn],
        [scenesFr, areaFr],
      ] as const
    ).flatMap(([{ combat, field }, words]) => {
      const { name } = words(area);
      const where = name.charAt(0).toUpperCase() + name.slice(1);
      return [combat.title.battle(where), combat.title.ambush(where), field.title(where)];
    }),
  );
  const wrong =
    /\b(of|near) (Isle|Pale|Continent)|\bde ([AEIOUÉÎ]|York|Calaisis|[Cc]ontinent)|d’(High|Holland|Howard|Hull)/;
  expect(titles.filter((title) => wrong.test(title))).toEqual([]);
  expect(titles).toEqual(expect.arrayContaining(['Battle of the Isle of Man', 'Bataille de l’île de Man']));
});

test('a Duke, whose name has an article, is named in sentences as everybody else', () => {
  const sentences = (
    [
      [scenesEn, 'The Duke of York'],
      [scenesFr, 'Le duc d’York'],
    ] as const
  ).flatMap(([{ papers, parliament, parley }, duke]) => [
    papers.prisoner(duke),
    papers.heldBy(duke, duke),
    papers.giveTo(duke),
    papers.whoKeeps(duke),
    papers.inPlaceOf(duke),
    papers.lodging['put-out'](duke),
    parliament.swap(duke, '', duke, ''),
    parliament.whereHome(duke),
    parley.means.card(duke),
    parley.means.place(duke),
    parley.means.ship(duke),
    parley.commandOf([duke, duke], duke),
  ]);
  expect(sentences.filter((text) => /.(The|Le) [Dd]u|\b(à|de) le /.test(text))).toEqual([]);
});

test('the board speaks the language of the page once that was fetched, and the one before until then', async () => {
  vi.resetModules();
  const { boardWords, learn } = await import('../board/words.ts');
  const spokenIn = (lang: string) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    return boardWords();
  };
  expect(() => spokenIn('en')).toThrow('never fetched');
  learn({ en });
  expect([spokenIn('en'), spokenIn('fr')]).toEqual([en, en]);
  learn({ fr });
  expect([spokenIn('en'), spokenIn('fr')]).toEqual([en, fr]);
  vi.unstubAllGlobals();
});

test('an Event card is called by its name, without what it does', () => {
  const view = { options: {} } as View;
  const [english, french] = [catalogueEn, catalogueFr].map((words) =>
    EVENT_NAMES.map((card) => cardName({ words, view }, card)),
  );
  expect([english, french].flat().filter((name) => name === '' || /[.:;]/.test(name ?? ''))).toEqual([]);
  expect(english).toContain('Free Move');
});
