// The rooms of the open house, in light and dark, at a desk and on a phone, in both languages: axe finds nothing.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { test } from '../src/harness.ts';
import { heard, openTalk, seat, speak } from '../src/online.ts';

const bothWays = async (page: Page, where: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${where}, dark`, 'colours');
};
const goTo = async (page: Page, hash: string, until: string): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/${hash}`);
  await page.getByText(until).first().waitFor();
};

test('the open house of guests, at a desk and on a phone', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ size: 'phone', language: 'fr', prefs: { name: 'Hugh' } });
  await goTo(anne, '#/lobby', 'Your name here');
  await bothWays(anne, 'lobby');
  await goTo(anne, '#/open/deux-roses', 'Longest game');
  await anne.getByRole('radio', { name: 'By bid' }).check();
  await anne.getByRole('radio', { name: 'Days per move' }).check();
  await bothWays(anne, 'a table to be opened');
  await goTo(anne, '#/', 'Go to the lobby');
  const link = await seat(anne, hugh);
  await openTalk(anne);
  await speak(anne, 'Good day');
  await openTalk(hugh, 'fr');
  await expect.poll(() => heard(hugh)).toContain('Good day');
  await hugh.getByRole('button', { name: /^À propos de/ }).click();
  await bothWays(hugh, 'talk on a phone');
  await bothWays(anne, 'talk at a desk');
  await anne.getByRole('tab', { name: 'Players' }).click();
  await bothWays(anne, 'company');
  await goTo(hugh, '#/lobby', 'Vos tables ici');
  await bothWays(hugh, 'lobby on a phone');
  await goTo(hugh, '#/account', 'Heures qui ne comptent pas');
  await bothWays(hugh, 'account on a phone');
  const other = await enter({ at: link.slice(link.indexOf('#')) });
  await other.getByRole('heading', { name: 'The game has begun.' }).waitFor();
  await bothWays(other, 'an invitation that comes late');
}, 120_000);

test('an account and its page', async ({ enter }) => {
  const page = await enter({ at: '#/account', prefs: { name: 'Isabel' } });
  const register = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Make an account' }) });
  await register.getByLabel('Password').fill('a rose is a rose is a rose');
  await register.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
  await page.getByRole('button', { name: 'What would be removed?' }).click();
  await bothWays(page, 'account');
  await goTo(page, '#/player/Isabel', 'No rated game yet.');
  await bothWays(page, 'a player');
  await goTo(page, '#/reset/abc', 'New password');
  await bothWays(page, 'a new password');
});
