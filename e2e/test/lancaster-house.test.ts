// One person and three of the house, in French: a whole game from the first card to the final table.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import {
  expectFinal,
  expectRevealed,
  giveOrders,
  pointsAfter,
  rowsOf,
  standingIn,
  tellings,
  turnBegins,
  type Wish,
} from '../src/planners.ts';
import { chronicle, confirm, draftAll, plan, tellAgain } from '../src/plans.ts';
import { button, prompt } from '../src/war.ts';

const WISHES: readonly (readonly Wish[])[] = [
  ['bid', 'bribe'],
  ['troops', 'move'],
  ['sail', 'bribe'],
  ['move', 'bid'],
  ['troops', 'bribe'],
];

test('cards, plans, Parliament, five times', async ({ enter }) => {
  const page = await enter({ dice: 11, language: 'fr' });
  await button(page, /^Lancaster contre York\s: jouer maintenant contre la maison$/).click();
  const given: (readonly string[])[] = [];
  for (const [at, wishes] of WISHES.entries()) {
    await turnBegins(page, at + 1);
    expect(await draftAll(page)).toHaveLength(at === 0 ? 3 : 2);
    // the card just taken is in nobody's hand
    await plan(page).waitFor();
    expect(await page.locator('.ly-slip').count()).toBe(0);
    given.push(await giveOrders(page, wishes, at));
    expect(await rowsOf(page)).toHaveLength(given.at(-1)?.length ?? 0);
    await confirm(page).click();
    if (at === 4) break;
    await turnBegins(page, at + 2);
    // points in the paper of Parliament and in the log are the same
    const paper = page.locator('details', { has: page.locator('.ly-order') }).first();
    if ((await paper.getAttribute('open')) === null) await paper.locator('summary').first().click();
    const order = page.getByRole('list', { name: 'Ordre du tour et points de victoire' }).getByRole('listitem');
    const shown = (await order.allInnerTexts()).flatMap(standingIn);
    const told = pointsAfter(await tellings(page), at + 1);
    expect(told).toHaveLength(4);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(told));
    if (at > 0) continue;
    await tellAgain(page);
    expect(await prompt(page).innerText()).toBe('Voici ce qui s’est passé');
    await chronicle(page)
      .getByText(/avait prévu/)
      .first()
      .waitFor();
    await chronicle(page).getByRole('button', { name: 'Passer à la fin' }).click();
    await chronicle(page).waitFor({ state: 'detached' });
  }
  const [winner] = await expectFinal(page);
  expect(await page.locator('.end p').first().innerText()).toMatch(new RegExp(`^${winner} gagne`));
  // of each kind at least one could be given
  expect(given.flat().length).toBeGreaterThanOrEqual(8);
  expectRevealed(await tellings(page), given);
});
