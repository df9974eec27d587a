import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { goHome, myTable, place, place4, playHere, removeMyTable } from '../src/table.ts';

const more = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: item }).click();
};
/** What the page hands over as a file when something is done. */
const downloaded = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return text(await download.createReadStream());
};
const saved = (page: Page): Promise<string> => downloaded(page, () => more(page, 'Save as a file'));
/** A game that has ended: the first side resigns. */
const resigned = async (page: Page): Promise<void> => {
  await playHere(page);
  await place4(page, ['e3', 'c3', 'e4', 'c4']);
  await more(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('#end-title').waitFor();
};
const copiedLink = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a game saved as a file opens on another device', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, ['e3', 'c3', 'e4']);
  const file = await saved(page);
  const other = await enter();
  await upload(other, file);
  await expect.poll(() => place(other, 'e4').getAttribute('aria-label')).toContain('Lancaster soldier');
});

test.for([
  ['no JSON', 'hello'],
  ['another kind of file', '{"format":"something-else"}'],
  ['a game cut short', '{"format":"rose-and-crown/1","opening":'],
  ['a huge number of nothing', '[[[[[[]]]]]]'],
] as const)('a broken file is refused with words, and nothing is lost: %s', async ([, content], { enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, ['e3']);
  await goHome(page);
  await myTable(page).waitFor();
  await upload(page, content);
  await page.getByText('This file cannot be read').first().waitFor();
  await page.getByText('Nothing is lost here').first().waitFor();
  await myTable(page).click();
  await expect.poll(() => place(page, 'e3').getAttribute('aria-label')).toContain('Lancaster soldier');
});

test('a file whose moves break the rules is refused', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, ['e3', 'c3']);
  const file = (await saved(page)).replace('place c3', 'place d4');
  await goHome(page);
  await upload(page, file);
  await page.getByText('This file cannot be read').first().waitFor();
});

test('a link carries the whole game to a fresh device', async ({ enter }) => {
  const page = await enter();
  await resigned(page);
  await page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await page.getByText('The link is copied').waitFor();
  const link = await copiedLink(page);
  const other = await enter();
  await other.goto(link);
  await other.getByRole('slider', { name: 'Step' }).waitFor();
  await other.getByRole('button', { name: 'Last step' }).click();
  await expect.poll(() => place(other, 'c4').getAttribute('aria-label')).toContain('York soldier');
  await other.getByRole('button', { name: 'First step' }).click();
  await expect.poll(() => place(other, 'c4').getAttribute('aria-label')).toContain('empty');
});

test('a link that was cut says so and shows the way home', async ({ enter }) => {
  const page = await enter({ at: '#/game/abc' });
  await page.getByRole('heading', { name: 'This link does not hold a whole game' }).waitFor();
  await page.getByRole('link', { name: 'Back to the house' }).click();
  await page.getByRole('heading', { name: 'The tables', exact: true }).waitFor();
});

test('a replay goes step by step, and its address names the step', async ({ enter }) => {
  const page = await enter();
  await resigned(page);
  await page.getByRole('button', { name: 'Watch the game again' }).first().click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.waitFor();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(() => place(page, 'e3').getAttribute('aria-label')).toContain('Lancaster soldier');
  expect(await place(page, 'c3').getAttribute('aria-label')).toContain('empty');
  await expect.poll(() => page.url()).toMatch(/\/1$/);
  await page.reload();
  await expect.poll(() => slider.inputValue()).toBe('1');
  await expect.poll(() => place(page, 'e3').getAttribute('aria-label')).toContain('Lancaster soldier');
});

test('the dice page checks a finished game, and finds a changed one', async ({ enter }) => {
  const page = await enter();
  await resigned(page);
  const end = page.locator('.end');
  const file = await downloaded(page, () => end.getByRole('button', { name: 'Save as a file' }).click());
  await page.goto(`${new URL(page.url()).origin}/#/verify`);
  await page.getByRole('heading', { name: 'Check the dice' }).waitFor();
  await upload(page, file);
  await page.getByText('Everything holds.').waitFor();
  await upload(page, file.replace(/"fingerprint":\s*"[0-9a-f]{4}/, '"fingerprint":"0000'));
  await page.getByText('Something does not hold.').waitFor();
});

test('a removed table can be called back for a moment', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await goHome(page);
  await removeMyTable(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The table has been cleared.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await myTable(page).waitFor();
});
