import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { focused, tabTo } from '../src/keys.ts';
import {
  endTitle,
  goHome,
  myTable,
  openPlaces,
  openTable,
  place,
  place4,
  playByTouch,
  playHere,
  playNow,
  prompt,
} from '../src/table.ts';

test('a whole game against the house by clicks', async ({ enter }) => {
  const page = await enter();
  await openTable(page, { longest: 20 });
  await playByTouch(page);
  expect(await endTitle(page).innerText()).toMatch(/You win|The house wins|A draw/);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'The Two Roses: replay' }).waitFor();
});

test('a whole game by touch on a phone', async ({ enter }) => {
  const page = await enter({ size: 'phone' });
  await openTable(page, { longest: 20 });
  await playByTouch(page);
  expect(await endTitle(page).innerText()).toMatch(/You win|The house wins|A draw/);
});

test('a whole game by keyboard alone', async ({ enter }) => {
  const page = await enter();
  await tabTo(page, ({ name }) => name === 'Options…, The Two Roses');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, ({ name }) => name.startsWith('Longest game'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('20');
  await tabTo(page, ({ name }) => name === 'Sit down and play');
  await page.keyboard.press('Enter');
  await prompt(page).waitFor();
  // the first soldier is placed on the board itself, by arrow keys
  await expect.poll(() => openPlaces(page)).not.toEqual([]);
  await tabTo(page, ({ place: at }) => at !== undefined);
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    const at = (await focused(page)).place ?? '';
    if ((await openPlaces(page)).includes(at)) break;
    await page.keyboard.press(key);
  }
  // everything else from the list of sentences
  await tabTo(page, ({ name }) => name.startsWith('Every choice as a sentence'));
  await page.keyboard.press('Enter');
  for (let n = 0; n < 40 && !(await endTitle(page).isVisible()); n++) {
    const choice = page.locator('.choice-list li button').first();
    await choice.or(endTitle(page)).first().waitFor();
    if (await endTitle(page).isVisible()) break;
    const before = await page.locator('.choice-list').innerText();
    await tabTo(page, ({ inChoices }) => inChoices);
    await page.keyboard.press('Enter');
    await expect
      .poll(
        async () => (await endTitle(page).isVisible()) || (await page.locator('.choice-list').innerText()) !== before,
      )
      .toBe(true);
  }
  expect(await endTitle(page).innerText()).toMatch(/You win|The house wins|A draw/);
});

test('pass and play: both sides on one screen, in turn, and take back', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, ['e3', 'c3', 'e4', 'c4', 'e2', 'b4', 'e5', 'b2']);
  expect(await place(page, 'e5').getAttribute('aria-label')).toContain('Lancaster soldier');
  expect(await place(page, 'b2').getAttribute('aria-label')).toContain('York soldier');
  await expect.poll(() => prompt(page).innerText()).toMatch(/Lancaster to play/);
  await place(page, 'e2').click();
  await place(page, 'd3').click();
  await expect.poll(() => prompt(page).innerText()).toMatch(/York to play/);
  await page.keyboard.press('z');
  await expect.poll(() => prompt(page).innerText()).toMatch(/Lancaster to play/);
  expect(await place(page, 'd3').getAttribute('aria-label')).toContain('empty');
});

test('a reload in mid-game loses nothing', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, ['e3', 'c3', 'e4']);
  const board = await page.locator('.stage').ariaSnapshot();
  await page.reload();
  await place(page, 'e3').waitFor();
  await expect.poll(() => page.locator('.stage').ariaSnapshot()).toBe(board);
  await goHome(page);
  await myTable(page).click();
  await expect.poll(() => page.locator('.stage').ariaSnapshot()).toBe(board);
});

test('play now seats the guest against the house at once', async ({ enter }) => {
  const page = await enter();
  await playNow(page);
  await expect.poll(() => openPlaces(page)).not.toEqual([]);
  expect(await page.getByRole('banner').innerText()).toContain('against the pot-boy');
});
