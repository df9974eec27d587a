// More of what was once covered, silent or lost by one tap, each as it was seen: cards taken and plans confirmed, a crowd in a
// narrow county, a battle of few.
import { lancasterYork } from '@rose/lancaster-york';
import { richardIII } from '@rose/richard-iii';
import type { AnyGame } from '@rose/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fileOf, upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { rareMoments } from '../src/moments.ts';
import { drawnWhole } from '../src/passing.ts';
import { cards, confirm, layPlans, slip } from '../src/plans.ts';
import { battle, blocksAt, button, layTable, prompt, spot, touch } from '../src/war.ts';

const PLANS = {
  options: { players: 2 },
  turn: 3,
  money: { red: 20, yellow: 40 },
  cards: { red: ['windsor', 'london', 'stafford'], yellow: ['winchester', 'percy', 'bamburgh'] },
};

describe('Lancaster versus York', () => {
  test('no card is taken by one touch', async ({ enter }) => {
    const page = await enter({ prefs: { fast: false }, dice: 7 });
    await button(page, 'Lancaster versus York: play now against the house').click();
    await expect.poll(() => prompt(page).allInnerTexts(), { timeout: 30_000 }).toEqual(['Which card do you take?']);
    const card = cards(page)
      .getByRole('button', { name: /\. Take / })
      .first();
    const place = await card.getAttribute('data-place');
    await card.click();
    await page.getByText('It is yours at once, and all see it.').waitFor();
    await button(page, 'Back').click();
    await expect.poll(() => prompt(page).innerText()).toBe('Which card do you take?');
    expect(await cards(page).locator(`[data-place="${place}"]`).isVisible()).toBe(true);
  });
  test('a guard has its price, and of Confirm and Clear the first is the red one', async ({ enter }) => {
    const page = await enter();
    await layPlans(page, PLANS);
    await touch(page, spot(page, 'Stafford'));
    await slip(page, 'Stafford')
      .getByRole('button', { name: /^Guard Stafford with a white cube £6$/ })
      .click();
    const clear = button(page, 'Clear the plan');
    await expect.poll(() => confirm(page).getAttribute('class')).toContain('primary');
    expect(await clear.getAttribute('class')).not.toContain('primary');
  });
});

/** Of these blocks those below which lies another county, wherever a hand points at them. */
const strayedTo = (page: Page, county: string, blocks: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    ([other, all]) => {
      const shares = [0.1, 0.5, 0.9];
      const isThere = (x: number, y: number): boolean =>
        document.elementsFromPoint(x, y).some((one) => one.closest(`.frame [data-place="${other}"]`));
      return all.filter((id) => {
        const box = document.querySelector(`.frame [data-place="${id}"]`)?.getBoundingClientRect();
        if (!box) throw new Error(id);
        // the heads of a row may reach over the border, the row itself may not
        return shares.some((right) =>
          [0.5, 0.9].some((down) => isThere(box.x + right * box.width, box.y + down * box.height)),
        );
      });
    },
    [county, blocks] as const,
  );
describe('Richard III', () => {
  test('four blocks in Kent stand on Kent, not on Essex', async ({ enter }) => {
    const four = ['y-march', 'y-warwick', 'y-salisbury', 'y-kent'];
    for (const size of ['desk', 'phone'] as const) {
      const page = await enter({ size });
      const blocks = blocksAt({ kent: four.join(' '), middlesex: 'l-henry-vi', ireland: 'y-york' });
      await layTable(page, { turn: 2, player1: 'york', cards: { york: 'ap4-1', lancaster: 'ap2-1' }, blocks }, 'York');
      await page.locator('.frame:not([data-drawing])').first().waitFor();
      expect(await strayedTo(page, 'essex', four), size).toEqual([]);
    }
  });
  test('a battle of few tells its odds once, on cards no higher than what they say', async ({ enter }) => {
    const page = await enter();
    const blocks = blocksAt({ essex: 'y-norfolk l-oxford', middlesex: 'l-henry-vi', ireland: 'y-york' });
    const phase = { name: 'battle', area: 'essex' };
    const cards = { york: 'ap3-1', lancaster: 'ap2-1' };
    await upload(page, warAt({ turn: 3, player1: 'york', cards, blocks, came: { 'y-norfolk': 'east-anglia' }, phase }));
    await battle(page).waitFor();
    await expect.poll(() => page.locator('.battle-odds').filter({ visible: true }).count()).toBe(1);
    expect(await page.locator('.odds').filter({ visible: true }).count()).toBe(0);
    const heights = await page
      .locator('.battle .fighter')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights)).toBeLessThan(0.4 * 900);
  });
});

test('at a desk a question with several answers is read whole, without scrolling', async ({ enter }) => {
  const page = await enter({ language: 'fr' });
  const asked = [
    [lancasterYork, 'taxes aid'],
    [richardIII, 'card answer'],
    [richardIII, 'card ask'],
  ] as const;
  for (const [game, moment] of asked) {
    const [found] = rareMoments(game as unknown as AnyGame, (name) => name === moment);
    await upload(page, fileOf(game as unknown as AnyGame, found?.position ?? {}));
    const curtain = page.getByRole('button', { name: /^Ouvrir le rideau pour / });
    await curtain.or(page.locator('#prompt')).first().waitFor();
    if (await curtain.isVisible()) await curtain.click();
    await page.locator('#prompt').waitFor();
    await drawnWhole(page);
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = () =>
        page.locator('[data-zone="prompt"] .say').evaluate((said) => said.scrollHeight - said.clientHeight);
      await expect.poll(hidden, { message: `${moment} ${width}` }).toBeLessThanOrEqual(1);
    }
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  }
});
