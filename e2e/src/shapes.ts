// What is drawn from shapes that are written elsewhere on the page: where the shape is missing nothing is seen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => !href.startsWith('#') || document.getElementById(href.slice(1)) === null),
  );
export const expectWhole = (page: Page): Promise<void> => expect.poll(() => lost(page)).toEqual([]);
