// Plans by click and by drag: what may not be ordered says why, what is too dear is told before and after.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { bribe, confirm, ground, layPlans, order, ownerOf, pass, plan, sendTroops, slip } from '../src/plans.ts';
import { button, drag, expectLog, prompt, spot, touch } from '../src/war.ts';

const CARDS = {
  red: ['windsor', 'london', 'stafford', 'bishop-exeter', 'ship-plymouth', 'plymouth'],
  yellow: ['winchester', 'carisbrooke', 'percy', 'bishop-winchester', 'bamburgh'],
};
const POSITION = { options: { players: 2 }, turn: 5, money: { red: 20, yellow: 40 }, cards: CARDS };

test('too dear a plan: what will be dropped is marked, and then it is', async ({ enter }) => {
  const page = await enter();
  await layPlans(page, POSITION);
  await bribe(page, 'Percy');
  await sendTroops(page, 'Winchester', 3);
  await page.getByText('£7 short: orders you cannot pay for are dropped.').waitFor();
  await plan(page).getByText('none of the 3 can be paid for').waitFor();
  expect(await prompt(page).locator('..').innerText()).toContain('the rest is dropped');
  await confirm(page).click();
  await pass(page, 'Yellow');
  await confirm(page).click();
  await expectLog(page, 'Red can pay for none of the 3 troops planned at Winchester.');
  expect(await ownerOf(page, 'Percy')).toBe('of Red');
  expect(await ownerOf(page, 'Winchester')).toBe('of Yellow');
});

test('an attack tells what it would bring, and taking back costs nothing', async ({ enter }) => {
  const page = await enter();
  await layPlans(page, POSITION);
  await sendTroops(page, 'Winchester', 2);
  await slip(page, 'Winchester').getByText('If undefended, 2 against 2: it becomes nobody’s').waitFor();
  await slip(page, 'Winchester').getByRole('button', { name: '3 troops at Winchester' }).click();
  await slip(page, 'Winchester').getByText('If undefended, 3 against 2: taken, with 1 token left').waitFor();
  await page.getByText('−£9').waitFor();
  await plan(page).getByRole('button', { name: 'No troops at Winchester' }).click();
  await plan(page).getByText('No orders yet.').waitFor();
  await bribe(page, 'Percy');
  await slip(page, 'Percy').getByRole('button', { name: 'Take the black cube back from Percy' }).click();
  await plan(page).getByText('No orders yet.').waitFor();
  await order(page, 'Stafford', 'West Country');
  await touch(page, spot(page, 'Stafford'));
  await touch(page, spot(page, 'Stafford'));
  await plan(page).getByText('No orders yet.').waitFor();
});

test('a noble and a ship are dragged to their orders', async ({ enter }) => {
  const page = await enter();
  await layPlans(page, POSITION);
  // the map dragged before, which at home moves nothing: a click on a piece still takes it up
  await page.mouse.move(700, 120);
  await page.mouse.down();
  await page.mouse.move(760, 160, { steps: 3 });
  await page.mouse.up();
  await touch(page, spot(page, 'Stafford'));
  await expect.poll(() => spot(page, 'Stafford').getAttribute('aria-pressed')).toBe('true');
  await drag(page, spot(page, 'Stafford'), spot(page, 'Exeter'));
  await plan(page).getByText('Stafford to West Country').waitFor();
  expect(await spot(page, 'Stafford').getAttribute('aria-pressed')).toBeNull();
  await drag(page, spot(page, 'Ship of Plymouth'), spot(page, 'Ship of Sandwich'));
  await plan(page).getByText('Ship of Plymouth to Sea of Kent').waitFor();
});

test('what may not be ordered says why, with its section', async ({ enter }) => {
  const page = await enter();
  await layPlans(page, POSITION);
  const whyNot = async (why: string, section: string): Promise<void> => {
    await page.getByText(why).first().waitFor();
    await page
      .getByRole('button', { name: new RegExp(`${section.replaceAll('.', '\\.')}$`) })
      .last()
      .waitFor();
  };
  await touch(page, spot(page, 'York'));
  await whyNot('nobody can attack, defend or bribe it', 'Planning 4.5');
  await touch(page, spot(page, 'Bamburgh Castle'));
  await whyNot('You have no presence in the Northern Marches', 'Planning 4.6');
  await touch(page, spot(page, 'Stafford'));
  await touch(page, ground(page, 'Wales'));
  await whyNot('they share no border', 'Planning 4.4');
  await plan(page).getByText('No orders yet.').waitFor();
});

test('a phone: one hand plans, slip and purse in sight', async ({ enter }) => {
  const page = await enter({ size: 'phone' });
  await layPlans(page, POSITION);
  await sendTroops(page, 'Winchester', 2);
  const stepper = slip(page, 'Winchester').getByRole('button', { name: '3 troops at Winchester' });
  const [more, tabs] = [await stepper.boundingBox(), await page.locator('.sheet-tabs').boundingBox()];
  expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  expect(await page.locator('.ly-left').isVisible()).toBe(true);
  const targets = await slip(page, 'Winchester')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  for (const size of targets) expect(size).toBeGreaterThanOrEqual(44);
  await touch(page, spot(page, 'Stafford'));
  await touch(page, ground(page, 'West Country'));
  await expect.poll(() => plan(page).innerText()).toContain('Stafford to West Country');
  await button(page, 'Confirm the plan').click();
  await page.getByRole('heading', { name: 'Pass the device to Yellow' }).waitFor();
});
