// One device, two players, secret plans: the curtain between them, a last turn to the end, and the first turns on a phone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { expectRevealed, giveOrders, rowsOf, tellings, turnBegins, type Wish } from '../src/planners.ts';
import {
  bribe,
  confirm,
  curtain,
  draftAll,
  GAME,
  layPlans,
  nextScene,
  order,
  ownerOf,
  pass,
  plan,
  sceneHead,
  sendTroops,
  slip,
  tellAgain,
} from '../src/plans.ts';
import { expectLog, openLog, prompt, spot, touch } from '../src/war.ts';

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
  await slip(page, 'Bishop of Exeter')
    .getByRole('button', { name: /^Guard / })
    .click();
  await plan(page).getByText('Guard Bishop of Exeter').waitFor();
  // 4 troops, Percy twice his 9 points, the bishop his tax
  await page.getByText('−£33').waitFor();
  const secrets = ['Attack Winchester', 'Stafford to West Country', 'Bribe Percy', 'Guard Bishop of Exeter'];
  const open = await wholePage(page);
  for (const secret of secrets) expect(open, secret).toContain(secret);
  await confirm(page).click();
  await page.getByRole('heading', { name: 'Pass the device to Yellow' }).waitFor();
  await page.getByRole('heading', { name: 'What you will be asked' }).waitFor();
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
  await expectLog(page, 'End of turn 5: Red 56 VP, Yellow 40 VP.');
  await expectLog(
    page,
    'Red attacks Winchester, held by Yellow: 4 troops against 1 troop and a garrison of 2, each loses 3. Red takes it',
  );
  expect(await ownerOf(page, 'Winchester')).toBe('of Red');
  expect(await ownerOf(page, 'Percy')).toBe('of Red');
});

const expectHidden = async (page: Page, secrets: readonly string[]): Promise<void> => {
  const shown = await wholePage(page);
  for (const secret of secrets) expect(shown, secret).not.toContain(secret);
};
/** Two players at this screen, through the form. */
const sitDown = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Somebody on this screen' }).check();
  await form.getByRole('radio', { name: '2', exact: true }).check();
  await form.getByRole('button', { name: 'Sit down and play' }).click();
};
const REGIONS = ['Northern Marches', 'Northern England', 'Midlands', 'South East', 'West Country', 'Wales'];
/** From scene to scene to its end: Parliament sits region by region. */
const readChronicle = async (page: Page): Promise<void> => {
  await tellAgain(page);
  const heads: string[] = [];
  for (let head = await sceneHead(page); head !== undefined; head = await sceneHead(page)) {
    heads.push(head);
    await nextScene(page);
  }
  expect(heads.filter((head) => head.startsWith('Parliament · '))).toEqual(
    REGIONS.map((name) => `Parliament · ${name}`),
  );
};

/** Of the turns after these, the last one is played above, and all five far apart and against the house. */
const WISHES: readonly (readonly Wish[])[] = [
  ['bid', 'bribe', 'troops'],
  ['move', 'sail'],
];
test('a phone handed to and fro: from the set-up through two turns', async ({ enter }) => {
  const page = await enter({ dice: 7, size: 'phone' });
  await sitDown(page);
  const given: (readonly string[])[] = [];
  for (const [at, wishes] of WISHES.entries()) {
    await turnBegins(page, at + 1);
    // cards are public: nobody hides anything before the plans
    expect(await curtain(page).count()).toBe(0);
    expect(await draftAll(page)).toHaveLength(at === 0 ? 12 : 8);
    const first = /^(Red|Yellow) to play/.exec(await prompt(page).innerText())?.[1];
    const second = first === 'Red' ? 'Yellow' : 'Red';
    given.push(await giveOrders(page, wishes, at));
    const secrets = await rowsOf(page);
    expect(secrets).toHaveLength(wishes.length);
    await confirm(page).click();
    await page.getByRole('heading', { name: `Pass the device to ${second}` }).waitFor();
    await expectHidden(page, secrets);
    await pass(page, second);
    await expectHidden(page, secrets);
    expect(await rowsOf(page)).toEqual([]);
    given.push(await giveOrders(page, wishes, at));
    await confirm(page).click();
    if (at === 0) await readChronicle(page);
  }
  await turnBegins(page, WISHES.length + 1);
  await openLog(page);
  expectRevealed(await tellings(page), given);
});
