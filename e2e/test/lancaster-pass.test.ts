// One device, two players, secret plans: the curtain between them, a last turn to the end, and a first turn from the
// set-up to Parliament.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import {
  bribe,
  chronicle,
  confirm,
  draftAll,
  GAME,
  layPlans,
  order,
  ownerOf,
  pass,
  plan,
  sendTroops,
  slip,
  toldAgain,
} from '../src/plans.ts';
import { button, expectLog, prompt, spot, touch } from '../src/war.ts';

const LAST_TURN = {
  options: { players: 2 },
  turn: 5,
  money: { red: 60, yellow: 40 },
  scores: { red: 31, yellow: 28 },
  cards: {
    red: ['windsor', 'london', 'stafford', 'bishop-exeter', 'kings-lynn'],
    yellow: ['winchester', 'carisbrooke', 'percy', 'bishop-winchester', 'bamburgh'],
  },
};
/** Everything the page holds, attributes and unseen text included. */
const wholePage = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

test('a last turn: each plans behind the curtain, then all is opened and the game is over', async ({ enter }) => {
  const page = await enter();
  await layPlans(page, LAST_TURN);
  await sendTroops(page, 'Winchester', 4);
  await order(page, 'Stafford', 'West Country');
  await bribe(page, 'Percy');
  await touch(page, spot(page, 'Bishop of Exeter'));
  await plan(page).getByText('Guard Bishop of Exeter').waitFor();
  // 4 troops, Percy twice his 9 points, the bishop his tax
  await plan(page).getByText('−£33').waitFor();
  const secrets = ['Attack Winchester', 'Stafford to West Country', 'Bribe Percy', 'Guard Bishop of Exeter'];
  const open = await wholePage(page);
  for (const secret of secrets) expect(open, secret).toContain(secret);
  await confirm(page).click();
  await page.getByRole('heading', { name: 'Pass the device to Yellow' }).waitFor();
  const closed = await wholePage(page);
  for (const secret of secrets) expect(closed, secret).not.toContain(secret);
  await pass(page, 'Yellow');
  const theirs = await wholePage(page);
  for (const secret of [...secrets, '−£33']) expect(theirs, secret).not.toContain(secret);
  await page.getByRole('list', { name: 'Players' }).getByRole('img', { name: 'ready' }).waitFor();
  await sendTroops(page, 'Winchester', 1);
  await slip(page, 'Winchester').getByText('With its garrison of 2 it holds against 2').waitFor();
  await confirm(page).click();
  await page.locator('#end-title').waitFor();
  await expectLog(page, 'End of turn 5: Red 56, Yellow 40.');
  await expectLog(
    page,
    'Red attacks Winchester of Yellow: 4 troops against 1 troop and a garrison of 2, each loses 3. Red takes it',
  );
  expect(await ownerOf(page, 'Winchester')).toBe('of Red');
  expect(await ownerOf(page, 'Percy')).toBe('of Red');
});

test('a first turn from the set-up: twelve cards, two plans, Parliament region by region', { timeout: 90_000 }, async ({
  enter,
}) => {
  const page = await enter({ dice: 7 });
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Somebody on this screen' }).check();
  const players = form.getByLabel('Players');
  if ((await players.count()) === 1) await players.fill('2');
  else await form.getByRole('radio', { name: '2', exact: true }).check();
  await form.getByRole('button', { name: 'Sit down and play' }).click();
  await button(page, 'I am here: open the curtain').or(prompt(page)).first().waitFor();
  expect(await draftAll(page)).toHaveLength(12);
  await confirm(page).click();
  await button(page, 'I am here: open the curtain').click();
  await confirm(page).click();
  await button(page, 'I am here: open the curtain').or(toldAgain(page)).first().waitFor();
  if (await button(page, 'I am here: open the curtain').isVisible())
    await button(page, 'I am here: open the curtain').click();
  await toldAgain(page).click();
  const heads: string[] = [];
  for (let n = 0; n < 40 && (await chronicle(page).isVisible()); n++) {
    heads.push((await chronicle(page).getByRole('heading').innerText()).replace(/\s*\d+ of \d+$/, ''));
    await chronicle(page).getByRole('button', { name: 'Next' }).click();
  }
  const regions = ['Northern Marches', 'Northern England', 'Midlands', 'South East', 'West Country', 'Wales'];
  expect(heads.filter((head) => head.startsWith('Parliament · '))).toEqual(
    regions.map((name) => `Parliament · ${name}`),
  );
  await page.getByRole('region', { name: /^Turn 2 of 5/ }).waitFor();
});
