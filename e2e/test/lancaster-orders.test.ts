// Standing orders at Lancaster versus York: whoever is away has cards taken and plans confirmed, under conditions of the
// game's own facts.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { seatPlanners } from '../src/online.ts';
import { cards, confirm, draftAll, GAME } from '../src/plans.ts';
import { button, expectLog } from '../src/war.ts';

test('a turn in which one of two is away', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  await seatPlanners(GAME, anne, [hugh, 'Yellow']);
  // orders speak for what comes after the turn in which they were left
  const isHis = cards(hugh).getByRole('button', { name: /\. Take / });
  const isHers = cards(anne).getByRole('button', { name: /\. Take / });
  await expect.poll(async () => (await isHis.count()) + (await isHers.count())).toBeGreaterThan(0);
  if ((await isHis.count()) > 0) await isHis.first().click();
  await hugh.getByRole('button', { name: 'More', exact: true }).click();
  await hugh.getByRole('button', { name: 'Standing orders…', exact: true }).click();
  const dialog = hugh.getByRole('dialog', { name: 'Standing orders' });
  const doing = dialog.getByLabel('Do', { exact: true });
  await dialog.getByRole('button', { name: 'Add an order' }).click();
  await doing.fill('pick **');
  await dialog.getByRole('button', { name: 'Add an order' }).click();
  await doing.nth(1).fill('lock');
  await dialog
    .getByRole('group', { name: 'Order 2', exact: true })
    .getByRole('button', { name: 'Add a condition' })
    .click();
  const fact = dialog.getByRole('combobox', { name: 'Only when', exact: true });
  const named = await fact.getByRole('option').allInnerTexts();
  expect(named).toEqual(expect.arrayContaining(['my victory points', 'my control points: Northern England']));
  await fact.selectOption('pounds in my treasury');
  await dialog
    .getByRole('combobox', { name: 'pounds in my treasury', exact: true })
    .selectOption({ label: 'is at least' });
  await dialog.getByRole('spinbutton').fill('1');
  await dialog.getByRole('button', { name: 'Keep these orders' }).click();
  await dialog.waitFor({ state: 'detached' });
  await hugh.close();

  expect(await draftAll(anne)).toHaveLength(6);
  await confirm(anne).click();
  await anne.getByRole('region', { name: /^Turn 2 of 5/ }).waitFor();
  await expectLog(anne, 'Yellow has confirmed their plan.');
  expect(await button(anne, 'Reopen the plan').count()).toBe(0);
});
