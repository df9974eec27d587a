// The guided first campaign of Richard III, walked by touch from its first step to its end.
import { type Action, read } from '@rose/richard-iii/ids';
import type { Page } from 'playwright-core';
import { gestures } from '../../games/richard-iii/board/gestures.ts';
import { en } from '../../games/richard-iii/text/en.ts';
import { lesson } from '../../games/richard-iii/text/lesson.en.ts';
import { test } from '../src/harness.ts';
import { battle, button, map, touch } from '../src/war.ts';

const sentence = (action: Action): string =>
  (en.does[action.do] as (action: Action) => readonly (string | { readonly as: string })[])(action)
    .map((part) => (typeof part === 'string' ? part : part.as))
    .join('');
const at = (place: string): string => `[data-place="${place}"]`;

/** In a battle each deed is a button of its own; the block is chosen first where several could act. */
const fight = async (page: Page, action: Action, who: string): Promise<void> => {
  const deed = battle(page)
    .getByRole('button', { name: sentence(action) })
    .last();
  await battle(page).locator(at(who)).waitFor();
  if (!(await deed.isVisible())) await touch(page, battle(page).locator(at(who)));
  await touch(page, deed);
};

/** Does what the step waits for, as a hand would. */
const perform = async (page: Page, action: Action): Promise<void> => {
  const [touches = []] = gestures(action);
  const [who = ''] = touches;
  const isDeed = ['fire', 'charge', 'treachery', 'retreat', 'pass', 'take-hits'].includes(action.do);
  if (isDeed) return fight(page, action, who);
  if (who.startsWith('#')) return button(page, en.verbs[action.do]).click();
  // The pool opens by itself where a block of it is asked for.
  if (action.do === 'recruit')
    await page
      .locator(`button${at(who)}`)
      .first()
      .waitFor();
  for (const [n, place] of touches.entries()) {
    const isOffMap = n === 0 && (action.do === 'recruit' || action.do === 'play-card');
    await touch(page, (isOffMap ? page.locator(`button${at(place)}`) : map(page).locator(at(place))).first());
  }
};

test('the guided first campaign, from its first step to its end', async ({ enter }) => {
  const page = await enter();
  await page.getByRole('link', { name: 'Learn, Richard III' }).click();
  for (const [n, step] of lesson.steps.entries()) {
    await page
      .getByText(`Step ${n + 1} of ${lesson.steps.length}`, { exact: true })
      .first()
      .waitFor();
    await page.getByRole('complementary').getByRole('heading', { name: step.title, exact: true }).waitFor();
    const action = step.waitFor?.[0] === undefined ? undefined : read(step.waitFor[0]);
    if (action) await perform(page, action);
    else await button(page, 'Go on').click();
  }
  await page.getByRole('heading', { name: 'You know the game' }).waitFor();
});
