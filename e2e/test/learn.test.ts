import { type Action, read } from '@rose/deux-roses/ids';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gestures } from '../../games/deux-roses/board/gestures.ts';
import { en } from '../../games/deux-roses/text/en.ts';
import { lesson } from '../../games/deux-roses/text/lesson.en.ts';
import { test } from '../src/harness.ts';
import { place } from '../src/table.ts';

/** Does what the step waits for, by touch; where several things could be meant, the menu is asked. */
const perform = async (page: Page, action: Action): Promise<void> => {
  const [touches = []] = gestures(action);
  for (const touch of touches) {
    if (touch.startsWith('#')) await page.locator(`[data-place="${touch}"]`).click();
    else await place(page, touch).click();
  }
  const menu = page.getByRole('region', { name: /^Choose what you want to do/ });
  if (await menu.isVisible()) await menu.getByRole('button', { name: en.verbs[action.do] }).first().click();
};

test('the guided first game, from its first step to its end', async ({ enter }) => {
  const page = await enter();
  await page.getByRole('link', { name: 'Learn, The Two Roses' }).click();
  for (const [at, step] of lesson.steps.entries()) {
    await page
      .getByText(`Step ${at + 1} of ${lesson.steps.length}`, { exact: true })
      .first()
      .waitFor();
    await page.getByRole('heading', { name: step.title }).waitFor();
    const action = step.waitFor?.[0] === undefined ? undefined : read(step.waitFor[0]);
    if (action) await perform(page, action);
    else await page.getByRole('button', { name: 'Go on' }).click();
  }
  await page.locator('.lesson-done').getByRole('heading').waitFor();
});

test('the lesson takes back another move, shows what is meant, and is taken up again', async ({ enter }) => {
  const page = await enter();
  await page.getByRole('link', { name: 'Learn, The Two Roses' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'A first soldier' }).waitFor();
  await place(page, 'f2').click();
  await page.getByText('the lesson is waiting for something else').waitFor();
  await expect.poll(() => place(page, 'f2').getAttribute('aria-label')).toContain('empty');
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('heading', { name: 'Shoulder to shoulder' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Shoulder to shoulder' }).waitFor();
});
