// Every screen, in light and dark, at a desk and on a phone: axe finds nothing.
import type { Page } from 'playwright-core';
import { expectAccessible } from '../src/axe.ts';
import { type Guest, test } from '../src/harness.ts';
import { myTable, openTable, place, place4, playByTouch, playHere, prompt } from '../src/table.ts';

/** In dark surroundings only the colours are others. */
const bothWays = async (page: Page, where: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${where}, dark`, 'colours');
};
const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/${hash}`);
  await page.locator('main h1, main h2, header h1').first().waitFor();
  await page.locator('main:not([aria-busy])').waitFor();
};

const PAGES = ['#/', '#/rules', '#/rules/deux-roses', '#/settings', '#/verify', '#/credits', '#/host', '#/nowhere'];
const SIZES = ['desk', 'phone'] as const;

test.for(SIZES)('the pages of the house, %s', async (size, { enter }) => {
  const page = await enter({ size });
  for (const hash of PAGES) {
    await goTo(page, hash);
    await bothWays(page, hash);
  }
});

test.for(SIZES)('a table from its form to its first moves, %s', async (size, { enter }) => {
  const page = await enter({ size } satisfies Guest);
  await page.getByRole('button', { name: 'Options…, The Two Roses' }).click();
  await page.getByRole('dialog').waitFor();
  await bothWays(page, 'options');
  await page.keyboard.press('Escape');
  await playHere(page);
  await bothWays(page, 'an empty table');
  await place(page, 'd4').click();
  await page.locator('.refusal').waitFor();
  await bothWays(page, 'why not');
  await place4(page, ['e3', 'c3', 'e4', 'c4', 'e2', 'b4', 'e5', 'b2']);
  await place(page, 'e2').click();
  await bothWays(page, 'a soldier in hand');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await bothWays(page, 'help');
  await page.keyboard.press('Escape');
  await goTo(page, '#/');
  await myTable(page).waitFor();
  await bothWays(page, 'home with a table');
});

test.for(SIZES)('the end, the replay and the lesson, %s', async (size, { enter }) => {
  const page = await enter({ size });
  await openTable(page, { longest: 20 });
  await playByTouch(page);
  await bothWays(page, 'the end');
  await page.locator('.end').getByRole('button', { name: 'Watch the game again' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await bothWays(page, 'replay');
  await goTo(page, '#/');
  await page.getByRole('link', { name: 'The Two Roses: replay' }).waitFor();
  await bothWays(page, 'home with a finished game');
  await goTo(page, '#/learn/deux-roses');
  await prompt(page).waitFor();
  await bothWays(page, 'lesson');
});

test('French pages too', async ({ enter }) => {
  const page = await enter({ language: 'fr' });
  await bothWays(page, 'accueil');
  await page
    .getByRole('button', { name: /jouer maintenant contre la maison/ })
    .first()
    .click();
  await prompt(page).waitFor();
  await bothWays(page, 'table');
});
