import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { logLines, openPlaces, openTable, place, place4, playHere, prompt } from '../src/table.ts';

const STANDING = ['e3', 'c3', 'e4', 'c4', 'e2', 'b4', 'e5', 'b2'];

test('undo against the house goes back to the last decision', async ({ enter }) => {
  const page = await enter();
  await openTable(page, { side: 'Lancaster' });
  await expect.poll(() => openPlaces(page)).toContain('e3');
  await place(page, 'e3').click();
  await expect.poll(() => openPlaces(page)).toContain('e4');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => openPlaces(page)).toContain('e3');
  expect(await place(page, 'e3').getAttribute('aria-label')).toContain('empty');
});

test('a hint names a move, and plays it when asked', async ({ enter }) => {
  const page = await enter();
  await openTable(page, { side: 'Lancaster' });
  await expect.poll(() => openPlaces(page)).not.toEqual([]);
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'What the house would play' });
  const play = hint.getByRole('button', { name: 'Play it' });
  await play.waitFor({ timeout: 20_000 });
  const [cell = ''] = /\b[a-g][1-7]\b/.exec(await hint.innerText()) ?? [];
  await play.click();
  await expect.poll(() => place(page, cell).getAttribute('aria-label')).toContain('Lancaster soldier');
});

test('why not: a touch that is refused says why and cites the section', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place(page, 'd4').click();
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain('Why not d4?');
  await refusal
    .getByRole('button', { name: /Rule Set-up/ })
    .first()
    .click();
  await page.getByRole('tabpanel', { name: 'Rules' }).getByRole('heading').first().waitFor();
  expect(await place(page, 'd4').getAttribute('aria-label')).toContain('empty');
});

test('the choice list says every legal choice and plays it', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await page.getByRole('button', { name: /Every choice as a sentence/ }).click();
  const choices = page.locator('.choice-list li button');
  await expect.poll(() => choices.count()).toBe(6);
  expect((await openPlaces(page)).length).toBe(6);
  await choices.filter({ hasText: 'e4' }).click();
  await expect.poll(() => place(page, 'e4').getAttribute('aria-label')).toContain('Lancaster soldier');
});

test('one touch that could mean several things opens a small menu', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, STANDING);
  await place(page, 'e2').click();
  await place(page, 'd3').click();
  await expect.poll(() => prompt(page).innerText()).toMatch(/York to play/);
  await place(page, 'c3').click();
  await place(page, 'd4').click();
  const menu = page.getByRole('region', { name: /^Choose what is meant: d4/ });
  await menu.waitFor();
  expect(await menu.getByRole('button').allInnerTexts()).toHaveLength(3);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await place(page, 'c3').click();
  await place(page, 'd4').click();
  await menu.getByRole('button', { name: /^Translation.*c4/s }).click();
  await expect.poll(() => place(page, 'd5').getAttribute('aria-label')).toContain('York soldier');
  expect(await place(page, 'd4').getAttribute('aria-label')).toContain('York soldier');
});

test('the log tells what happened in sentences', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, STANDING);
  const lines = await logLines(page);
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toContain('b2');
});

test('the language changes in mid-game, log and question too, and is remembered', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, ['e3', 'c3']);
  const english = await page.locator('main').innerText();
  await page.getByRole('button', { name: 'FR, français' }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await expect.poll(() => prompt(page).innerText()).toMatch(/soldat/);
  const french = await page.locator('main').innerText();
  expect(french).not.toContain('soldier');
  expect(english).not.toContain('soldat');
  await page.reload();
  await expect.poll(() => prompt(page).innerText()).toMatch(/soldat/);
});

test('the browser’s language is the first guess', async ({ enter }) => {
  const page = await enter({ language: 'fr' });
  await page
    .getByRole('button', { name: /jouer maintenant contre la maison/ })
    .first()
    .waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});
