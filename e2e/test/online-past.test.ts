// How sides are bid for before a game, and what remains of it: on a player's page, to be watched, verified and taken along.
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { test } from '../src/harness.ts';
import { enterLobby, onTurn, seat, touchFirst } from '../src/online.ts';
import { goHome, prompt } from '../src/table.ts';

test('sides by bid: whoever gives more for a side has it', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ size: 'phone', prefs: { name: 'Hugh' } });
  await enterLobby(anne);
  await anne.getByRole('link', { name: 'Open a table' }).click();
  await anne.getByRole('radio', { name: 'By bid' }).check();
  await anne.getByRole('radio', { name: 'York', exact: true }).check();
  await anne.getByLabel('Your bid').fill('20');
  await anne.getByRole('button', { name: 'Open the table' }).click();
  await anne.getByText('has bid').waitFor();
  const link = await anne.getByLabel('The link to this table').inputValue();
  await hugh.goto(link);
  await hugh.getByText('has bid').waitFor();
  expect(await hugh.getByText('20', { exact: true }).count()).toBe(0);
  await hugh.getByRole('radio', { name: 'York', exact: true }).check();
  await hugh.getByLabel('Your bid').fill('35');
  await hugh.getByRole('button', { name: 'Sit down', exact: true }).click();
  await Promise.all([prompt(anne).waitFor(), prompt(hugh).waitFor()]);
  // Lancaster begins, and that is whoever gave less
  expect(await onTurn(anne, hugh)).toBe(anne);
});

test('a finished game stands on its players’ pages: result, rating, replay, dice, file', async ({ enter }) => {
  const register = async (page: Page, name: string): Promise<void> => {
    const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Make an account' }) });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Password').fill('a rose is a rose is a rose');
    await form.getByRole('button', { name: 'Make the account' }).click();
    await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
    await goHome(page);
  };
  const anne = await enter({ at: '#/account', prefs: { name: 'Alice' } });
  const hugh = await enter({ at: '#/account', prefs: { name: 'Walter' } });
  await register(anne, 'Alice');
  await register(hugh, 'Walter');
  await seat(anne, hugh);
  const loser = await onTurn(anne, hugh);
  const winner = loser === anne ? hugh : anne;
  const [won, lost] = loser === anne ? ['Walter', 'Alice'] : ['Alice', 'Walter'];
  await touchFirst(loser);
  await touchFirst(winner);
  await onTurn(loser);
  await loser.getByRole('button', { name: 'More' }).click();
  await loser.getByRole('button', { name: 'Resign' }).click();
  await loser.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await winner.locator('.end').waitFor();

  const page = await enter({ size: 'phone', at: `#/player/${lost}` });
  await page.getByText('1 finished game').waitFor();
  await page.getByText(/^1\d{3} ± \d+$/).waitFor();
  await page.getByText('1 rated game').waitFor();
  await page.getByText('1 of 1 game played to the end').waitFor();
  await page.getByText('The Two Roses, lost').waitFor();
  await page.getByText(`against ${won}`, { exact: false }).waitFor();
  await expectAccessible(page, 'a player with a finished game, on a phone');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'a player with a finished game, on a phone, dark', 'colours');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save as a file: The Two Roses/ }).click(),
  ]);
  const saved = JSON.parse(await text(await file.createReadStream())) as {
    secret?: string;
    entries: readonly object[];
  };
  expect(saved.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(saved.entries.length).toBe(3);
  await page.getByRole('link', { name: /^Check the dice: The Two Roses/ }).click();
  await page.getByRole('heading', { name: 'Everything holds.' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Replay: The Two Roses/ }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
});
