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
