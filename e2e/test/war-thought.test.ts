// The house thinks next door: the page stays free for its guest meanwhile.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { blocksAt, logLines, prompt } from '../src/war.ts';

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

interface Watch {
  free: number;
}
/** Counts how often the page finds time for something else while it says that the house is thinking. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const scope = window as unknown as Watch;
    scope.free = 0;
    setInterval(() => {
      if (document.querySelector('#prompt')?.textContent?.includes('The house is thinking')) scope.free += 1;
    }, 10);
  });
const timesFree = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watch).free);

test('while the house thinks the page answers, and is not kept busy', async ({ enter }) => {
  const page = await enter({ prefs: { pace: 'calm' } });
  await upload(page, warAt(POSITION, SEATING));
  await expect.poll(() => prompt(page).innerText()).toContain('The house is thinking');
  await watch(page);
  const before = (await logLines(page)).length;
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('tabpanel', { name: 'Rules' }).getByRole('heading').first().waitFor();
  await expect.poll(() => prompt(page).innerText()).toContain('The house is thinking');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(async () => (await logLines(page)).length, { timeout: 30_000 }).toBeGreaterThan(before + 2);
  // thinking in the page itself would leave it time between two thoughts only
  expect(await timesFree(page)).toBeGreaterThan(20);
});
