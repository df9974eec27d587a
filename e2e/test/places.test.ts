// What was once covered, silent or lost by one tap, each as it was seen.

import { richardIII } from '@rose/richard-iii';
import type { AnyGame } from '@rose/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SHELF } from '../../games/shelf.ts';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { rareMoments } from '../src/moments.ts';
import { layPlans } from '../src/plans.ts';
import { blocksAt, button, layTable, prompt, spot, touch, touchSpots } from '../src/war.ts';

const CAREFUL = { fast: false };
const ATTACK = {
  turn: 2,
  player1: 'york',
  cards: { york: 'ap4-1', lancaster: 'ap2-1' },
  blocks: blocksAt({
    middlesex: 'l-henry-vi l-somerset',
    kent: 'y-march y-warwick y-salisbury',
    sussex: 'y-kent',
    ireland: 'y-york',
  }),
};
const PLANS = {
  options: { players: 2 },
  turn: 3,
  money: { red: 20, yellow: 40 },
  cards: { red: ['windsor', 'london', 'stafford'], yellow: ['winchester', 'percy', 'bamburgh'] },
};
const heightOf = async (page: Page, zone: string): Promise<number> =>
  (await page.locator(`[data-zone="${zone}"]`).first().boundingBox())?.height ?? 0;

describe('Richard III', () => {
  test('points that are left are not given away by one tap', async ({ enter }) => {
    const page = await enter({ prefs: CAREFUL });
    await layTable(page, ATTACK, 'York');
    await button(page, 'End the actions').click();
    await expect.poll(() => prompt(page).innerText()).toContain('End your actions?');
    await page.getByText('The 4 actions you have left are lost.').waitFor();
    await button(page, 'Back').click();
    await expect.poll(() => prompt(page).innerText()).toContain('You have 4 action points left');
  });
  test('a friendly block in a lit area does not take the touch', async ({ enter }) => {
    const page = await enter();
    await layTable(page, ATTACK, 'York');
    await touchSpots(page, 'Earl of March', 'Sussex');
    await touch(page, spot(page, 'Earl of Warwick'));
    await expect.poll(() => spot(page, 'Sussex').getAttribute('class')).toContain('open');
    await touch(page, spot(page, 'Earl of March'));
    await expect.poll(() => spot(page, 'Earl of Warwick').getAttribute('aria-label')).toContain('Sussex');
  });
  test('who may come along is taken along, and who is in hand put back, though lit ground lies under them', async ({
    enter,
  }) => {
    const page = await enter({ screen: { width: 844, height: 390, touch: true } });
    await layTable(page, ATTACK, 'York');
    await touchSpots(page, 'Earl of March', 'Earl of Warwick');
    await expect.poll(() => prompt(page).innerText()).toContain('the Earl of March and the Earl of Warwick');
    await touch(page, spot(page, 'Earl of March'));
    await expect.poll(() => prompt(page).innerText()).toMatch(/Where does the Earl of Warwick go/);
    expect(await spot(page, 'Earl of March').getAttribute('aria-label')).toContain('Kent');
  });
  test('over which border the main attack comes is lit at once, and answered on the map or in the column', async ({
    enter,
  }) => {
    const page = await enter();
    await layTable(page, ATTACK, 'York');
    await touchSpots(page, 'Earl of March', 'Middlesex');
    await touchSpots(page, 'Earl of Kent', 'Middlesex');
    await button(page, 'End the actions').click();
    await expect.poll(() => prompt(page).innerText()).toContain('Over which border does your main attack');
    const lit = () =>
      page
        .locator('[data-zone="stage"] [data-lit]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
    await expect.poll(lit).toEqual(expect.arrayContaining(['kent', 'sussex']));
    await touch(page, spot(page, 'Kent'));
    // answered by that touch: it is the other's turn
    await page.getByRole('heading', { name: 'Pass the device to Lancaster' }).waitFor();
  });
  test('digits press the buttons that answer, in their order', async ({ enter }) => {
    const page = await enter({ prefs: CAREFUL });
    await layTable(page, ATTACK, 'York');
    const first = page.locator('[data-zone="prompt"] button[data-place]:not([aria-disabled="true"])').first();
    expect(await first.innerText()).toContain('End the actions');
    await page.keyboard.press('1');
    await expect.poll(() => prompt(page).innerText()).toContain('End your actions?');
    // what is for good wants its own button: a digit does not do it
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    expect(await prompt(page).innerText()).toContain('End your actions?');
    await page.keyboard.press('Escape');
    await expect.poll(() => prompt(page).innerText()).toContain('You have 4 action points left');
  });
  test('in a battle the digits are its deeds, in their order', async ({ enter }) => {
    const page = await enter();
    const [turn] = rareMoments(richardIII as unknown as AnyGame, (name) => name === 'battle turn');
    await upload(page, warAt(turn?.position ?? {}));
    const curtain = button(page, /^Open the curtain for /);
    await curtain.or(prompt(page)).first().waitFor();
    if (await curtain.isVisible()) await curtain.click();
    const deed = page.locator('.battle button.deed').first();
    expect(await deed.innerText()).toContain('Fire');
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.last-roll .die, .aftermath .die').count()).toBeGreaterThan(0);
  });
  test('keys zoom wherever the focus is, and 0 leads home', async ({ enter }) => {
    const page = await enter();
    await layTable(page, ATTACK, 'York');
    const camera = () => page.locator('[data-camera]').getAttribute('data-camera');
    const home = await camera();
    await page.keyboard.press('+');
    await expect.poll(camera).not.toBe(home);
    await page.keyboard.press('0');
    await expect.poll(camera).toBe(home);
  });
  test('the legend opens and closes', async ({ enter }) => {
    const page = await enter();
    await layTable(page, ATTACK, 'York');
    const legend = page.getByRole('region', { name: 'Borders' });
    expect(await legend.isVisible()).toBe(false);
    await button(page, 'Signs').click();
    await legend.waitFor();
    await button(page, 'Signs').click();
    await legend.waitFor({ state: 'hidden' });
  });
});

describe('Lancaster versus York', () => {
  const LOW = { width: 844, height: 390, touch: true } as const;
  test('on its side a phone has the plan, the purse and the red button', async ({ enter }) => {
    const page = await enter({ screen: LOW });
    await layPlans(page, PLANS);
    expect(await heightOf(page, 'own')).toBeGreaterThanOrEqual(120);
    expect(await page.locator('.ly-left').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Confirm the plan' }).isVisible()).toBe(true);
  });
  test('nobody is bribed by one touch', async ({ enter }) => {
    const page = await enter();
    await layPlans(page, PLANS);
    await touch(page, spot(page, 'Percy'));
    await page.getByRole('button', { name: /^Bribe Percy with a black cube £18$/ }).waitFor();
    expect(await page.getByText('No orders yet.').isVisible()).toBe(true);
  });
  test('what is refused is read above the sheet of a phone', async ({ enter }) => {
    const page = await enter({ size: 'phone' });
    await layPlans(page, PLANS);
    await page.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
    await page.locator('[data-zone="column"][data-full]').waitFor();
    await page.locator('[data-undo-button]').click({ force: true });
    const toast = page.locator('[data-zone="toast"]');
    await toast.waitFor();
    // the sheet may still be on its way up
    const isOpen = () =>
      toast.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOpen).toBe(true);
    // and does not outlive the next touch
    await page.getByRole('navigation').getByRole('button', { name: 'Play' }).click();
    await toast.waitFor({ state: 'hidden' });
  });
});

test.for(SHELF.map(({ id, title }) => ({ id, title: title.en })))(
  'who plays under which options is read on a phone, no word over another: $id',
  async ({ title }, { enter }) => {
    const page = await enter({ size: 'phone', script: await lawsScript() });
    await page.getByRole('button', { name: `${title}: play now against the house` }).click();
    await page.locator('[data-zone="plates"] [data-tells]').first().click();
    await page.locator('.players').waitFor();
    const found = await page.evaluate(() => window.laws.look());
    expect(found.filter(({ rule }) => rule.startsWith('law 1')).map(({ what, other }) => `${what} ${other}`)).toEqual(
      [],
    );
  },
);

test('on its side a phone switches sound and reaches the settings, at every table', async ({ enter }) => {
  const page = await enter({ screen: { width: 844, height: 390, touch: true } });
  await layPlans(page, PLANS);
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
  const sound = page.getByRole('button', { name: 'Sound' });
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).waitFor();
});

test('no word of the curtain hangs over its valance, however low the window is', async ({ enter }) => {
  const page = await enter({ language: 'fr' });
  await upload(page, warAt(ATTACK));
  const title = page.getByRole('heading', { name: 'Passez l’appareil à qui joue York' });
  await title.waitFor();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 568],
    [844, 390],
    [740, 360],
    [683, 384],
  ] as const) {
    await page.setViewportSize({ width, height });
    const valance = await page.locator('.curtain').evaluate((cloth) => {
      const { backgroundPosition, backgroundSize } = getComputedStyle(cloth);
      return (
        Number.parseFloat(backgroundPosition.split(' ')[1] ?? '') +
        Number.parseFloat(backgroundSize.split(' ')[1] ?? '')
      );
    });
    expect(valance).toBeGreaterThan(54);
    expect((await title.boundingBox())?.y ?? 0, `${width} × ${height}`).toBeGreaterThanOrEqual(valance);
  }
});
test('settings lead back to the table', async ({ enter }) => {
  const page = await enter();
  await layTable(page, ATTACK, 'York');
  const table = page.url();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect.poll(() => page.url()).toBe(table);
});

test('Enter right after the last letter goes to the first word found', async ({ enter }) => {
  const page = await enter({ at: '#/rules/richard-iii' });
  await page.locator('.rules-contents').getByRole('button').first().waitFor();
  await page.getByLabel('Search the rules').evaluate(async (field: HTMLInputElement) => {
    const box = field.closest('.rules') ?? document.body;
    // as soon as the first word is marked, before anything is painted
    const marked = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!box.querySelector('mark')) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(box, { subtree: true, childList: true });
    });
    field.value = 'charge';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await marked;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect.poll(() => page.locator('.found-words output').innerText()).toMatch(/^1 \/ \d+$/);
});
test('rules show their contents beside the text, tell what was found where, and give the address of a section', async ({
  enter,
}) => {
  const page = await enter({ at: '#/rules/richard-iii' });
  const contents = page.locator('.rules-contents');
  await contents.getByRole('button').first().waitFor();
  await page.getByLabel('Search the rules').fill('charge');
  const counts = contents.locator('b');
  await counts.first().waitFor();
  expect((await counts.allInnerTexts()).every((count) => Number(count) > 0)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.found-words output').innerText()).toMatch(/^1 \/ \d+$/);
  const link = page.getByRole('button', { name: /^Copy the link to: 6\.5 / });
  await link.click();
  await page.getByText('Link copied').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/#\/rules\/richard-iii\/6\.5$/);
  await page.goto(address);
  await page.locator('[data-section="6.5"]:focus').waitFor();
});
