// At a table of the open house: take-backs by consent, seats left and reclaimed, notes, what a link keeps closed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { test } from '../src/harness.ts';
import { onTurn, seat, touchFirst } from '../src/online.ts';
import { place } from '../src/table.ts';

test('a take-back shows what would be undone, and is done when the other agrees', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  await seat(anne, hugh);
  const mover = await onTurn(anne, hugh);
  const [other, name] = mover === anne ? [hugh, 'Anne'] : [anne, 'Hugh'];
  const cell = await touchFirst(mover);
  await expect.poll(() => place(other, cell).getAttribute('aria-label')).toMatch(/soldier/);
  await mover.getByRole('button', { name: 'More', exact: true }).click();
  await mover.getByRole('button', { name: 'Ask to take back…' }).click();
  const dialog = mover.getByRole('dialog', { name: 'Take back your last decision?' });
  await expect.poll(() => dialog.getByRole('listitem').innerText()).toContain(cell);
  await dialog.getByRole('button', { name: 'Ask the others' }).click();
  const asked = other.getByRole('group', { name: `${name} asks to take back:` });
  await expect.poll(() => asked.getByRole('listitem').innerText()).toContain(cell);
  await asked.getByRole('button', { name: 'Refuse' }).click();
  await asked.waitFor({ state: 'detached' });
  expect(await place(mover, cell).getAttribute('aria-label')).toMatch(/soldier/);
  await mover.getByRole('button', { name: 'More', exact: true }).click();
  await mover.getByRole('button', { name: 'Ask to take back…' }).click();
  await dialog.getByRole('button', { name: 'Ask the others' }).click();
  await asked.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anne, hugh])
    await expect.poll(() => place(page, cell).getAttribute('aria-label')).toContain('empty');
});

test('a seat is left to the house and taken back; notes are kept in the open house', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  await seat(anne, hugh, { longest: 40 });
  await hugh.getByRole('tab', { name: 'Notes' }).click();
  await hugh.getByLabel('Your notes on this game').fill('Guard the left hedge');
  await hugh.getByText('Kept in the open house').waitFor();
  await hugh.getByRole('tab', { name: 'Players' }).click();
  await hugh.getByRole('button', { name: 'Leave the seat to the house' }).click();
  await hugh.getByRole('dialog').getByRole('button', { name: 'Leave the seat to the house' }).click();
  await anne.getByText('stands in for Hugh').waitFor();
  await hugh.getByRole('button', { name: 'Take the seat back' }).click();
  await anne.getByText('stands in for Hugh').waitFor({ state: 'detached' });
  await hugh.reload();
  await hugh.getByRole('tab', { name: 'Notes' }).click();
  await expect.poll(() => hugh.getByLabel('Your notes on this game').inputValue()).toBe('Guard the left hedge');
});

test('a table by link stays closed to whoever has none', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  const link = await seat(anne, hugh, { access: 'Only by link' });
  const [, table = '', key = ''] = /#\/join\/(\w+)\/(\w+)$/.exec(link) ?? [];
  const stranger = await enter({ at: `#/table/${table}` });
  await stranger.getByRole('heading', { name: 'This table opens only by its link.' }).waitFor();
  const wrong = await enter({ at: `#/join/${table}/${key.replace(/./, (first) => (first === '0' ? '1' : '0'))}` });
  await wrong.getByRole('heading', { name: 'This link does not open the table.' }).waitFor();
});

test('all who play agree to end the game: it ends without a winner', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  await seat(anne, hugh);
  const propose = async (): Promise<void> => {
    await anne.getByRole('button', { name: 'More', exact: true }).click();
    await anne.getByRole('button', { name: 'Propose to end the game now' }).click();
    await anne.getByRole('dialog').getByRole('button', { name: 'Propose to end the game now' }).click();
  };
  await propose();
  const asked = hugh.getByRole('group', { name: 'End the game now, without a winner? In favour: Anne.' });
  await asked.getByRole('button', { name: 'Play on' }).click();
  await asked.waitFor({ state: 'detached' });
  await propose();
  await asked.getByRole('button', { name: 'End it' }).click();
  for (const page of [anne, hugh])
    await expect.poll(() => page.locator('.end').innerText()).toContain('by a vote of the table');
});

test('standing orders are written with the choices one has seen, and only their writer reads them', async ({
  enter,
}) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  await seat(anne, hugh);
  const mover = await onTurn(anne, hugh);
  const openOrders = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Standing orders…' }).click();
  };
  await openOrders(mover);
  const dialog = mover.getByRole('dialog', { name: 'Standing orders' });
  await dialog.getByText('You have left no orders.').waitFor();
  await dialog.getByRole('button', { name: 'Add an order' }).click();
  expect(await dialog.getByLabel('Do', { exact: true }).inputValue()).toMatch(/^\S+ \*\*$/);
  await dialog.getByLabel('Do', { exact: true }).fill('** nonsense');
  await dialog.getByRole('button', { name: 'Keep these orders' }).click();
  await mover.getByText('must begin with the word for what is done').waitFor();
  await dialog.getByLabel('Do', { exact: true }).fill('place **');
  await expectAccessible(mover, 'standing orders');
  await dialog.getByRole('button', { name: 'Keep these orders' }).click();
  await mover.getByText('Your orders are kept.').waitFor();
  await openOrders(mover);
  await expect.poll(() => dialog.getByLabel('Do', { exact: true }).inputValue()).toBe('place **');
  const other = mover === anne ? hugh : anne;
  await openOrders(other);
  await other.getByRole('dialog', { name: 'Standing orders' }).getByText('You have left no orders.').waitFor();
});

test('clocks are those of the house, whatever a device takes for the time', async ({ enter }) => {
  const anne = await enter({ ahead: 2 });
  const hugh = await enter({ ahead: -2, prefs: { name: 'Hugh' } });
  await seat(anne, hugh, { clock: 'At one sitting' });
  for (const page of [anne, hugh]) {
    const running = page.getByRole('timer', { name: /^time left, running/ });
    await expect.poll(() => running.innerText()).toMatch(/^29:[345]\d$/);
  }
});

test('a live clock runs for whoever must act, and stands for the other', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  await seat(anne, hugh, { clock: 'At one sitting' });
  const running = anne.getByRole('timer', { name: /^time left, running/ });
  const standing = anne.getByRole('timer', { name: /^time left:/ });
  const before = await running.innerText();
  await expect.poll(() => running.innerText()).not.toBe(before);
  expect(await standing.innerText()).toBe('30:00');
  await touchFirst(await onTurn(anne, hugh));
  // the increment is given with the move
  await expect.poll(() => standing.innerText()).toMatch(/^30:1\d$|^30:0[1-9]$/);
});
