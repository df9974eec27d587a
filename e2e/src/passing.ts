// What stands on the page only for a while: watched from within the page, so that it cannot be over before it is seen.
import type { Page } from 'playwright-core';

/** Touches a button as soon as it shows; to be begun before what makes it show. */
export const touchOnSight = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const find = () =>
      [...document.querySelectorAll('button')].find(
        (button) => button.textContent?.trim() === wanted && button.checkVisibility(),
      );
    let button = find();
    while (button === undefined) {
      await frame();
      button = find();
    }
    button.click();
  }, name);

/** Touches the first of these that stands there, once the last touch is answered; nothing, if none does. */
export const touchFirst = (page: Page, ...selectors: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    if (document.querySelector('main[data-busy]')) return;
    const found = wanted.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
    found.find((each) => each.checkVisibility())?.click();
  }, selectors);

/** Until the board is drawn to its last part and every touch is answered: what is merely looked at waits for nothing by itself. */
export const drawnWhole = async (page: Page): Promise<void> => {
  await page.locator('.frame').first().waitFor();
  await page.locator('main[data-busy], .frame[data-drawing]').waitFor({ state: 'detached' });
};
/** The device is handed over: nothing is shown until the next one says to be there. */
export const handOver = async (page: Page, to: string): Promise<void> => {
  await page.getByRole('heading', { name: new RegExp(`^Pass the device to (the )?${to}$`) }).waitFor();
  await page.getByRole('button', { name: /^Open the curtain for / }).click();
  await page.locator('#prompt').waitFor();
  await drawnWhole(page);
};
/** All that stands in the page once it is drawn. */
export const written = async (page: Page): Promise<string> => {
  await drawnWhole(page);
  return page.content();
};
