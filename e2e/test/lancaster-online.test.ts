// Four people far apart at Lancaster versus York play a whole game: cards, plans that nobody else can know of, the
// reveal, Parliament, and the same end for all.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { listenTo, seatPlanners } from '../src/online.ts';
import { expectFinal, expectRevealed, giveOrders, tellings, turnBegins, type Wish } from '../src/planners.ts';
import { type Colour, chronicle, confirm, draftAll, GAME, plan, slip, tellAgain, toldAgain } from '../src/plans.ts';
import { button, expectLog, prompt } from '../src/war.ts';

const NAMES = { Red: 'Anne', Yellow: 'Hugh', Blue: 'Mary', Green: 'Jack' } as const;
const WISHES: readonly Wish[] = ['bribe', 'troops', 'move', 'bid'];
const SECRET = 'Bid for Calais, landing in the';
const wholePage = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

/** The bid is raised, one press after the other. */
const bid = async (page: Page, from: number, to: number): Promise<void> => {
  if (!(await slip(page, 'Captain of Calais').isVisible())) await button(page, 'Bid for Calais').click();
  for (let sum = from + 1; sum <= to; sum++) {
    await slip(page, 'Captain of Calais')
      .getByRole('button', { name: new RegExp(`^Bid £${sum} for Calais, to land in the `) })
      .first()
      .click();
    await page.getByText(`−£${sum}`, { exact: true }).waitFor();
  }
};
const undo = (page: Page) => button(page, /^Undo/).click();
const empty = (page: Page) => plan(page).getByText('No orders yet.').waitFor();
const isReady = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Players' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('img', { name: 'ready' });

test('four seats: a whole game from the first card to the final table', async ({ enter }) => {
  const anne = await enter({ prefs: { name: NAMES.Red } });
  const hugh = await enter({ prefs: { name: NAMES.Yellow } });
  const mary = await enter({ prefs: { name: NAMES.Blue } });
  const jack = await enter({ prefs: { name: NAMES.Green } });
  const pages = [anne, hugh, mary, jack] as const;
  const heard = pages.map(listenTo);
  await seatPlanners(GAME, anne, [hugh, 'Yellow'], [mary, 'Blue'], [jack, 'Green']);

  const first = await Promise.all(pages.map(draftAll));
  expect(first.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  const before = heard.map(({ length }) => length);

  // one's own plan is free: changed, taken back, cleared, brought back
  await bid(anne, 0, 2);
  await undo(anne);
  await anne.getByText('−£1', { exact: true }).waitFor();
  await undo(anne);
  await empty(anne);
  await bid(anne, 0, 3);
  await button(anne, 'Clear the plan').click();
  await empty(anne);
  await undo(anne);
  await anne.getByText('−£3', { exact: true }).waitFor();
  await confirm(anne).click();
  await expect.poll(() => prompt(anne).innerText()).toBe('Your plan is confirmed.');
  for (const page of [hugh, mary, jack]) await isReady(page, NAMES.Red).waitFor();

  // what the others heard of all this is that it was confirmed
  for (const [at, page] of pages.entries()) {
    const since = (heard[at] ?? []).slice(before[at]).filter((text) => text.includes('"sight"'));
    if (page === anne) expect(since.length).toBeGreaterThan(9);
    else {
      expect(since).toHaveLength(1);
      expect(since[0]).toContain('plan-locked');
      expect(await wholePage(page)).not.toContain(SECRET);
    }
  }

  // reopened, changed, confirmed again, while somebody still plans
  await button(anne, 'Reopen the plan').click();
  for (const page of [hugh, mary, jack]) await isReady(page, NAMES.Red).waitFor({ state: 'detached' });
  await bid(anne, 3, 4);
  await confirm(anne).click();
  await bid(hugh, 0, 2);
  await confirm(hugh).click();
  await confirm(mary).click();
  for (const page of [anne, hugh, jack]) await isReady(page, NAMES.Blue).waitFor();
  expect(await wholePage(anne)).toContain(SECRET);
  for (const [at, page] of [mary, jack].entries()) {
    expect(await wholePage(page)).not.toContain(SECRET);
    for (const text of heard[at + 2] ?? []) expect(text).not.toMatch(/plan-revealed|bid-paid|"bid":\{/);
  }
  // now nothing is left to change
  await confirm(jack).click();
  for (const page of pages) {
    await toldAgain(page).waitFor();
    await expectLog(page, /Red is Captain of Calais and lands in /);
    await expectLog(page, /End of turn 1: /);
    await page.getByRole('region', { name: /^Turn 2 of 5/ }).waitFor();
    expect(await button(page, 'Reopen the plan').count()).toBe(0);
  }
  await tellAgain(mary);
  await chronicle(mary)
    .getByRole('heading', { name: /^Deployment/ })
    .waitFor();
  await chronicle(mary).getByRole('button', { name: 'Skip to the end' }).click();

  const given: (readonly string[])[] = [];
  for (const [at, wish] of WISHES.entries()) {
    const turn = at + 2;
    const taken = await Promise.all(pages.map(draftAll));
    expect(taken.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
    given.push(...(await Promise.all(pages.map((page, seat) => giveOrders(page, [wish], seat)))));
    for (const page of pages) await confirm(page).click();
    if (turn < 5) await Promise.all(pages.map((page) => turnBegins(page, turn + 1)));
  }
  const finals = await Promise.all(pages.map((page) => expectFinal(page)));
  const [winner = ''] = finals[0] ?? [];
  for (const [at, page] of pages.entries()) {
    expect(finals[at]).toEqual(finals[0]);
    const isTheirs = Object.keys(NAMES)[at] === winner;
    expect(await page.locator('#end-title').innerText()).toBe(isTheirs ? 'You win' : `${NAMES[winner as Colour]} wins`);
    expectRevealed(await tellings(page), given);
  }
});
