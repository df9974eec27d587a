// A picture of what breaks a law, for whoever names a folder for it.
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A file system bears no longer name. */
const MOST_LETTERS = 200;

export const keepPicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['ROSE_PICTURES'];
  const file = name.replaceAll(/[^\w]+/g, '-').slice(0, MOST_LETTERS);
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${file}.png`) });
};
