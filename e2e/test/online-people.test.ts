// People of the open house: a guest becomes an account, comes back to it elsewhere, and goes for good.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { enterLobby, offerTable } from '../src/online.ts';
import { goHome } from '../src/table.ts';

const PASSWORD = 'white hart and red rose';

test('a guest with a table becomes an account, logs in elsewhere, and sees the table there', async ({ enter }) => {
  const page = await enter({ prefs: { name: 'Margery' }, bears: /status of 422 .*api\/register/ });
  await enterLobby(page);
  await offerTable(page);
  await goHome(page);
  await page.getByRole('heading', { name: 'Your tables here' }).waitFor();
  await page.getByRole('link', { name: /^Margery, / }).click();
  const register = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Make an account' }) });
  await register.getByLabel('Password').fill('short');
  await register.getByRole('button', { name: 'Make the account' }).click();
  await register.getByText('This password is too short.').waitFor();
  await register.getByLabel('Password').fill(PASSWORD);
  await register.getByRole('button', { name: 'Make the account' }).click();
  await page.getByText('Welcome, Margery.').waitFor();
  await page.getByRole('link', { name: 'Your page' }).waitFor();

  const elsewhere = await enter({
    at: '#/account',
    prefs: { name: 'Nobody' },
    bears: /status of 401 .*api\/login/,
  });
  const logIn = elsewhere.locator('section').filter({ has: elsewhere.getByRole('heading', { name: 'Log in' }) });
  await logIn.getByLabel('Name').fill('margery');
  await logIn.getByLabel('Password').fill('not this one at all');
  await logIn.getByRole('button', { name: 'Log in' }).click();
  await logIn.getByText('Name or password is wrong.').waitFor();
  await logIn.getByLabel('Password').fill(PASSWORD);
  await logIn.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
  await elsewhere.getByText('this device', { exact: true }).waitFor();
  await goHome(elsewhere);
  await elsewhere.getByRole('link', { name: 'Look, The Two Roses' }).waitFor();

  // the other session is ended from here; that page is a stranger's again
  await elsewhere.getByRole('link', { name: /^Margery, / }).click();
  await elsewhere.getByRole('button', { name: /^End the session/ }).click();
  await expect.poll(() => elsewhere.getByRole('button', { name: /^End the session/ }).count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'Sit down as a guest' }).waitFor();

  await elsewhere.getByRole('button', { name: 'What would be removed?' }).click();
  await elsewhere.getByText('1 table that is still filling').waitFor();
  await elsewhere.getByLabel('Your password, to be sure').fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Remove me for good' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Remove me for good' }).click();
  await elsewhere.getByText('Your account is removed. Farewell.').waitFor();
  await goHome(elsewhere);
  await elsewhere.getByRole('button', { name: /guest: change name$/ }).waitFor();
});

test('hours that do not count are kept', async ({ enter }) => {
  const page = await enter({ at: '#/account', prefs: { name: 'Ralph' } });
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByLabel('My nights do not count').check();
  await page.getByLabel('From', { exact: true }).fill('22:30');
  await page.getByRole('button', { name: 'Keep these hours' }).click();
  await page.getByText('Kept.', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('22:30');
});

test('a page without an online part says so, and its own tables go on', async ({ enter }) => {
  const page = await enter({ bears: /status of 404 .*api\/me/ });
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'none' }));
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await page.getByText('This house has no online rooms.').waitFor();
  await goHome(page);
  await page.getByRole('button', { name: 'The Two Roses: play now against the house' }).click();
  await page.locator('#prompt').waitFor();
});
