// A table in mid-game, photographed: both armies stand, the lines have met, a soldier is in hand.
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/src/chromium.ts';
import { openPage } from '../../e2e/src/page-server.ts';

const PLACED = ['e3', 'c3', 'e4', 'c4', 'e2', 'b4', 'e5', 'b2'];
/** Touches after the set-up, in turn. */
const PLAYED = [
  ['e2', 'd3'],
  ['b4', 'c5'],
  ['e5', 'd4'],
  ['b2', 'c2'],
];

const touch = async (page: Page, cell: string): Promise<void> => {
  await page.locator(`.stage .place.open[data-place="${cell}"]`).click();
  await page.waitForTimeout(400);
};

const [path = 'screenshot.png'] = process.argv.slice(2);
const house = await openPage();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.addInitScript(() => localStorage.setItem('rose.prefs', JSON.stringify({ name: 'Anne' })));
  await page.goto(house.address);
  await page.getByRole('button', { name: 'On this screen, The Two Roses' }).click();
  for (const cell of PLACED) await touch(page, cell);
  for (const [from = '', to = ''] of PLAYED) {
    await touch(page, from);
    await touch(page, to);
    const meant = page.locator('.menu button').first();
    if (await meant.isVisible()) await meant.click();
    await page.waitForTimeout(400);
  }
  await touch(page, 'd4');
  await page.mouse.move(5, 5);
  await page.waitForTimeout(600);
  await page.screenshot({ path });
} finally {
  await browser.close();
  await house.close();
}
