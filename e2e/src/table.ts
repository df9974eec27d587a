// Hands at a table of deux-roses: what a guest does, in the words of the page.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const GAME = 'The Two Roses';

export const place = (page: Page, id: string): Locator => page.locator(`.stage [data-place="${id}"]`);
export const prompt = (page: Page): Locator => page.locator('#prompt');
export const endTitle = (page: Page): Locator => page.locator('#end-title');
/** The log's sentences, oldest first. */
export const logLines = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('tabpanel', { name: /^(Log|Journal)/ })
    .getByRole('listitem')
    .allInnerTexts();

const seated = async (page: Page): Promise<void> => {
  await prompt(page).waitFor();
  await place(page, 'f3').waitFor();
};
export const playNow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `${GAME}: play now against the house` }).click();
  await seated(page);
};
export const playHere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `On this screen, ${GAME}` }).click();
  await seated(page);
};

/** The card of a running table on the home page. */
export const myTable = (page: Page): Locator => page.getByRole('link', { name: `Play, ${GAME}`, exact: true });
export const removeMyTable = (page: Page): Locator =>
  page.getByRole('button', { name: `Remove, ${GAME}`, exact: true });
export const goHome = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Rose & Crown, home' }).click();
  await page.getByRole('heading', { name: 'The tables', exact: true }).waitFor();
};

export interface Wish {
  readonly against?: 'The house' | 'Somebody on this screen';
  readonly side?: 'Lancaster' | 'York';
  readonly longest?: number;
}
/** Through the form behind “Options…”. */
export const openTable = async (page: Page, wish: Wish): Promise<void> => {
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const form = page.getByRole('dialog');
  if (wish.against) await form.getByRole('radio', { name: wish.against }).check();
  if (wish.side) await form.getByRole('radio', { name: wish.side }).check();
  if (wish.longest) await form.getByLabel('Longest game').fill(String(wish.longest));
  await form.getByRole('button', { name: 'Sit down and play' }).click();
  await seated(page);
};

/** The places that can be touched now, as the board marks them. */
export const openPlaces = (page: Page): Promise<readonly string[]> =>
  page.locator('.stage .place.open').evaluateAll((all) => all.map((each) => each.getAttribute('data-place') ?? ''));

export const place4 = async (page: Page, cells: readonly string[]): Promise<void> => {
  for (const cell of cells) {
    await expect.poll(() => openPlaces(page)).toContain(cell);
    await place(page, cell).click();
    await expect.poll(() => openPlaces(page)).not.toContain(cell);
  }
};

/** What the table waits for: the end, the small menu, a touch, or the other side. */
const moment = async (page: Page): Promise<'end' | 'menu' | 'touch' | 'wait'> => {
  if (await endTitle(page).isVisible()) return 'end';
  if (await page.locator('.menu').isVisible()) return 'menu';
  return (await openPlaces(page)).length > 0 ? 'touch' : 'wait';
};

/** A hand that touches what glows, spread over the board, until the game is over. */
export const playByTouch = async (page: Page, touches = 400): Promise<void> => {
  for (let n = 0; n < touches; n++) {
    let now = await moment(page);
    while (now === 'wait') {
      await page.waitForTimeout(30);
      now = await moment(page);
    }
    if (now === 'end') return;
    if (now === 'menu') await page.locator('.menu button').first().click();
    if (now !== 'touch') continue;
    const open = await openPlaces(page);
    const cell = open[(n * 7) % Math.max(1, open.length)];
    if (cell)
      await place(page, cell)
        .click({ timeout: 2000, force: true })
        .catch(() => undefined);
  }
  throw new Error(`no end after ${touches} touches: ${await prompt(page).innerText()}`);
};
