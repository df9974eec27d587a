// The states of a table that places § 10 names, gone through at any table: what a game's own questions bring about, the hand
// of the laws finds while it plays.
import type { Page } from 'playwright-core';
import type { Found, Wish } from './hand.ts';
import type { Breach } from './page/boxes.ts';
import { keepPicture } from './picture.ts';
import { nameOf } from './sizes.ts';

type Look = (state: string, more?: readonly Breach[]) => Promise<void>;

const settled = (page: Page): Promise<void> => page.evaluate(() => window.laws.settled());
/** Touches the first of these that is to be seen; whether there was one. */
const touchFirst = async (page: Page, selector: string): Promise<boolean> => {
  for (const one of await page.locator(selector).all())
    if (await one.isVisible()) {
      await one.click({ force: true, timeout: 3000 }).catch(() => undefined);
      await settled(page);
      return true;
    }
  return false;
};
const backToPlay = async (page: Page): Promise<void> => {
  await touchFirst(page, '[data-zone="column"][data-tab]:not([data-tab="play"]) .sheet-tabs button');
};
const letGo = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await settled(page);
};

/** What is asked, what is taken in the hand, and what is said to a touch that is refused. */
const asked = async (page: Page, look: Look): Promise<void> => {
  await look('first question');
  if (await touchFirst(page, '[data-zone="stage"] [data-lit], [data-zone="hand"] [data-lit]')) await look('picked');
  await letGo(page);
  await page.locator('[data-undo-button]').first().click({ force: true, timeout: 3000 });
  await settled(page);
  await look('refusal');
  await letGo(page);
};
/** Where a mouse meets a thing beside the board, and how far down its zone reaches. */
const meets = (thing: Element) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  const end = thing.closest('[data-zone="own"]')?.getBoundingClientRect().bottom;
  return { ...at, end, isOpen: thing.contains(document.elementFromPoint(at.x, at.y)) };
};
const ENOUGH = 4;
/** What a mouse rests on beside the board of a wide table stays under it, whatever is told: its zone keeps its room. */
const rested = async (page: Page, look: Look): Promise<void> => {
  const wide = '.at-table:is([data-class="desk"], [data-class="lap"])';
  let times = 0;
  for (const thing of await page.locator(`${wide} [data-zone="own"] [data-place]`).all()) {
    const { x, y, end, isOpen } = await thing.evaluate(meets);
    if (!isOpen || ++times > ENOUGH) continue;
    await page.mouse.move(x, y);
    await settled(page);
    const what = `${end} → ${(await thing.evaluate(meets)).end}`;
    const slips = what === `${end} → ${end}` ? [] : [{ rule: 'law 1: what a hand rests on stays under it', what }];
    await look('rested', slips);
    await page.mouse.move(1, 1);
    await settled(page);
  }
};
const hint = async (page: Page, look: Look): Promise<void> => {
  await page.keyboard.press('h');
  const told = page.locator('.hint-move, .refusal').first();
  await told.waitFor({ timeout: 30_000 });
  await settled(page);
  await look('hint open');
  await touchFirst(page, '.hint .close');
};
/** In the panel tabs, on a sheet tabs and what lies behind More. */
const tabs = async (page: Page, look: Look): Promise<void> => {
  const all = page.locator('[role="tab"], .sheet-tabs button');
  for (let at = 0; at < (await all.count()); at++) {
    await all.nth(at).click();
    await settled(page);
    await look(`tab ${at + 1}`);
    if (at > 0) continue;
    await page.locator('[data-undo-button]').first().click({ force: true, timeout: 3000 });
    await settled(page);
    await look('tab with a refusal');
  }
  await backToPlay(page);
  await touchFirst(page, '[role="tab"]');
};
const legend = async (page: Page, look: Look): Promise<void> => {
  if (!(await touchFirst(page, '[data-zone="legend"]'))) {
    await touchFirst(page, '.sheet-tabs button:last-child');
    await page
      .getByRole('button', { name: /^(Signs|Signes)$/ })
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  }
  await settled(page);
  await look('legend open');
  await backToPlay(page);
};
/** What is said that is no answer to a touch on the board, and stays: that a link is copied, or waits until the end. */
const note = async (page: Page, look: Look): Promise<void> => {
  const link = page.getByRole('button', { name: /^(Copy a link to this game|Copier un lien vers la partie)$/ });
  if (!(await touchFirst(page, '.more > button'))) await touchFirst(page, '.sheet-tabs button:last-child');
  await link.click();
  await page.locator('.toast').waitFor();
  await settled(page);
  await look('note');
  await touchFirst(page, '.toast .close');
};

/** Goes through them and gathers what breaks a law. */
export const statesByLaws = async (page: Page, wish: Pick<Wish, 'screen' | 'game'>): Promise<readonly Found[]> => {
  const found = new Map<string, Found>();
  const at = `${wish.game} ${nameOf(wish.screen)}`;
  const look: Look = async (state, more = []) => {
    const breaches = await page.evaluate(() => [...window.laws.look(), ...window.laws.floats()]);
    for (const breach of [...more, ...breaches]) {
      const key = `${breach.rule} ${breach.what} ${breach.other ?? ''}`;
      if (found.has(key)) continue;
      found.set(key, { ...breach, at, state });
      await keepPicture(page, `${at} ${state} ${breach.rule}`);
    }
  };
  await settled(page);
  for (const part of [asked, rested, hint, tabs, legend, note]) await part(page, look);
  return [...found.values()];
};
