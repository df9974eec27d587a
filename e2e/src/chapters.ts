// The chapters of a log.
import type { Page } from 'playwright-core';

/** Unfolds whatever is folded, also what shows only once another has been unfolded. */
export const openChapters = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const find = () => document.querySelector<HTMLElement>('.log .chapter-head [aria-expanded="false"]');
    for (let folded = find(); folded !== null; folded = find()) {
      folded.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
