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
