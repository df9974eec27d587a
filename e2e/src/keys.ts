// A guest without a mouse.
import type { Page } from 'playwright-core';

export interface Focused {
  readonly name: string;
  readonly place: string | undefined;
  readonly inChoices: boolean;
  /** In a paper that stands before the board. */
  readonly inScene: boolean;
}
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const labelled = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    const label = activeElement instanceof HTMLInputElement ? (activeElement.labels?.[0]?.textContent ?? '') : labelled;
    return {
      name: label.trim(),
      place: activeElement?.getAttribute('data-place') ?? undefined,
      inChoices: activeElement?.closest('.choice-list li') !== null,
      inScene: activeElement?.closest('[data-zone="scene"]') !== null,
    };
  });

/** Presses Tab until the focus is where it should be. */
export const tabTo = async (page: Page, isThere: (now: Focused) => boolean, key = 'Tab', most = 80): Promise<void> => {
  for (let n = 0; n < most; n++) {
    if (isThere(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${most} times ${key} did not lead there; the focus is on ${JSON.stringify(await focused(page))}`);
};
