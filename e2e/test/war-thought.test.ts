// The house thinks next door: the page stays free for its guest meanwhile.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { blocksAt, logLines } from '../src/war.ts';

/** Twelve blocks of the house must go home, and it thinks about each of them. */
const POSITION = {
  turn: 7,
  blocks: blocksAt({
    middlesex: 'l-henry-vi l-somerset l-exeter',
    leicester: 'l-oxford l-devon l-wiltshire',
    oxford: 'l-clifford l-beaumont l-pembroke',
    kent: 'l-buckingham l-northumberland l-rivers',
    france: 'l-merc-french',
    ireland: 'y-york',
  }),
  phase: { name: 'political', step: 'home', acting: 'lancaster' },
};
const SEATING = {
  lancaster: { kind: 'bot', bot: 'steward', strength: 3 },
  york: { kind: 'person', name: 'Anne' },
} as const;

/**
 * Touches a tab at the first thought of the house: whether it answers before the thought is over.
 * From within the page and begun before the table opens, so that no thought can be over unseen.
 */
const tabAnswers = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isThinking = () => document.querySelector('#prompt')?.textContent?.includes('The house is thinking') ?? false;
    while (!isThinking()) await frame();
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    const tab = tabs.find(({ textContent }) => textContent?.includes(wanted));
    tab?.click();
    while (isThinking() && tab?.getAttribute('aria-selected') !== 'true') await frame();
    return isThinking();
  }, name);

test('while the house thinks the page answers, and is not kept busy', async ({ enter }) => {
  const page = await enter({ prefs: { pace: 'calm' } });
  const answered = tabAnswers(page, 'Rules');
  await upload(page, warAt(POSITION, SEATING));
  expect(await answered).toBe(true);
  // One worker is the host; the thoughts have another.
  expect(page.workers().length).toBeGreaterThan(1);
  await page.getByRole('tabpanel', { name: 'Rules' }).getByRole('heading').first().waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(2);
});
