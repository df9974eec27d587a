// What lies over the question and lets touches through hides it as well as any paper does, and no touch would find it: looked
// at as a picture. A thing that is seen leaves a gap when it is taken away.
import type { Page } from 'playwright-core';
import type { Breach } from './page/boxes.ts';

/** What is open to a touch, and yet makes no difference to the picture. */
export const paintBreaches = async (page: Page): Promise<readonly Breach[]> => {
  const open = await page.evaluate(() => window.laws.openQuestion());
  const breaches: Breach[] = [];
  for (const { what, box } of open) {
    const clip = { x: box.x, y: box.y, width: box.w, height: box.h };
    const shown = await page.screenshot({ clip });
    await page.evaluate(() => window.laws.wipe(true));
    const wiped = await page.screenshot({ clip });
    await page.evaluate(() => window.laws.wipe(false));
    if (shown.equals(wiped)) breaches.push({ rule: 'law 1: what asks is seen', what, box });
  }
  return breaches;
};
