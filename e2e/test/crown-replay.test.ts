// A long game of Kingmaker looked at again: what its timeline says can be read.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload } from '../src/file.ts';
import { test } from '../src/harness.ts';

/** What a stretch says is read whole, or stands nowhere; none lies beyond the edge. */
const cutIn = (page: Page) =>
  page.locator('.stretches button').evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      const isSeen = text.top < box.bottom - 1;
      const isCut = isSeen && (text.left < box.left || text.right > box.right);
      return isCut || box.right > innerWidth ? [one.textContent] : [];
    }),
  );
const open = async (page: Page, file: string): Promise<void> => {
  await upload(page, readFileSync(new URL(`../../games/kingmaker/test/fixtures/${file}`, import.meta.url), 'utf8'));
  await page.getByRole('button', { name: 'Watch the game again' }).first().click();
  await page.locator('.stretches button').first().waitFor();
};

test('the rounds of short and long games can be read and gone to', async ({ enter }) => {
  for (const file of ['counted.red.short.4.json', 'counted.red.advanced.4.json']) {
    const page = await enter();
    await open(page, file);
    await expect.poll(() => cutIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Round 3', exact: true }).first().click();
    await expect.poll(() => page.locator('.reel-count').innerText()).not.toMatch(/^step 0 /);
  }
});
