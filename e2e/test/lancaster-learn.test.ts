// The guided first turn of Lancaster versus York, walked by touch from its first step to its end, in both languages.
import { type Action, read } from '@rose/lancaster-york/ids';
import type { Page } from 'playwright-core';
import { gestures } from '../../games/lancaster-york/board/gestures.ts';
import { en } from '../../games/lancaster-york/text/en.ts';
import { fr } from '../../games/lancaster-york/text/fr.ts';
import { lesson as english } from '../../games/lancaster-york/text/lesson.en.ts';
import { lesson as french } from '../../games/lancaster-york/text/lesson.fr.ts';
import { test } from '../src/harness.ts';
import { map, touch } from '../src/war.ts';

const at = (place: string): string => `[data-place="${place}"]`;
/** On the map by pieces and regions, beside it by slips: any of those the step waits for that lies there. */
const perform = async (page: Page, actions: readonly Action[]): Promise<void> => {
  const ways = actions.map((action) => gestures(action)[0] ?? []);
  const length = Math.max(...ways.map((way) => way.length));
  for (let n = 0; n < length; n++) {
    const places = ways.flatMap((way) => way[n] ?? []);
    const isOnMap = places.every((place) => !place.startsWith('#'));
    const targets = places.map(at).join(', ');
    await touch(page, (isOnMap ? map(page) : page).locator(targets).first());
  }
};

const LANGUAGES = {
  en: { words: en, lesson: english, learn: 'Learn', step: 'Step', of: 'of', goOn: 'Go on', done: 'You know the game' },
  fr: {
    words: fr,
    lesson: french,
    learn: 'Apprendre',
    step: 'Étape',
    of: 'sur',
    goOn: 'Continuer',
    done: 'Vous savez jouer',
  },
} as const;

test.for(['en', 'fr'] as const)('the guided first turn, %s', async (language, { enter }) => {
  const { words, lesson, learn, step: word, of, goOn, done } = LANGUAGES[language];
  const page = await enter({ language });
  await page.getByRole('link', { name: `${learn}, ${words.title}` }).click();
  for (const [n, step] of lesson.steps.entries()) {
    await page
      .getByText(`${word} ${n + 1} ${of} ${lesson.steps.length}`, { exact: true })
      .first()
      .waitFor();
    const actions = (step.waitFor ?? []).flatMap((text) => read(text) ?? []);
    if (actions.length > 0) await perform(page, actions);
    else await page.getByRole('complementary').getByRole('button', { name: goOn, exact: true }).click();
  }
  await page.getByRole('heading', { name: done }).waitFor();
});
