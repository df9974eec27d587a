// The guided first turn of This War Without an Enemy, from its first step to its end; and what becomes of a voyage that
// the lesson did not ask for, whose die cannot be taken back.
import type { Page } from 'playwright-core';
import { lesson } from '../../games/without-an-enemy/text/lesson.en.ts';
import { test } from '../src/harness.ts';
import { button, map, touch } from '../src/war.ts';

const beginStep = async (page: Page, n: number): Promise<void> => {
  await page
    .getByText(`Step ${n + 1} of ${lesson.steps.length}`, { exact: true })
    .first()
    .waitFor();
  const title = lesson.steps[n]?.title ?? '';
  await page.getByRole('complementary').getByRole('heading', { name: title, exact: true }).waitFor();
};
const finish = async (page: Page, n: number): Promise<void> => {
  await beginStep(page, n);
  // A battle under way has a “go on” of its own.
  const name = lesson.steps[n]?.waitFor ? 'Show me' : 'Go on';
  await page.getByRole('complementary').getByRole('button', { name, exact: true }).click();
};

test.for(['desk', 'phone'] as const)(
  'the guided first turn, from its first step to its end, %s',
  async (size, { enter }) => {
    const page = await enter({ size });
    await page.getByRole('link', { name: 'Learn, This War Without an Enemy' }).click();
    for (const [n] of lesson.steps.entries()) await finish(page, n);
    await page.getByRole('heading', { name: 'You know the game' }).waitFor();
  },
);

test('a voyage the lesson did not ask for', async ({ enter }) => {
  const page = await enter({ at: '#/learn/without-an-enemy' });
  const move = lesson.steps.findIndex(({ waitFor }) => waitFor?.[0]?.startsWith('move '));
  for (let n = 0; n < move; n++) await finish(page, n);
  await beginStep(page, move);
  await button(page, 'Sail').click();
  for (const place of ['r-newcastle', 'durham'])
    await touch(page, map(page).locator(`[data-place="${place}"]`).first());
  await page.getByText('That is allowed, but the lesson is waiting for something else').waitFor();
  await finish(page, move);
  await beginStep(page, move + 1);
});
