// Lancaster versus York to everybody: draft, plan, chronicle, end and replay, at a desk and on a phone, in both
// languages; axe finds nothing.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { plansAt, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { cards, layPlans, nextScene, persons, plan, sceneHead, tellAgain, toldAgain } from '../src/plans.ts';
import { map } from '../src/war.ts';

const CARDS = {
  red: ['windsor', 'london', 'stafford', 'bishop-exeter'],
  yellow: ['winchester', 'percy', 'bishop-winchester'],
  blue: ['neville', 'bristol', 'ship-sandwich'],
  green: ['york', 'kingston', 'harlech'],
};
const DRAFT = { turn: 3, cards: CARDS, money: { red: 20 }, kings: ['york', 'lancaster'], phase: 'draft' };
const PLANNED = {
  turn: 3,
  cards: CARDS,
  money: { red: 20 },
  plans: {
    red: { troops: { winchester: 5 }, black: ['percy'], moves: { stafford: 'west-country', percy: 'wales' } },
    yellow: { troops: { winchester: 1 }, black: ['stafford'], locked: true },
    blue: { bid: { sum: 2, region: 'midlands' }, locked: true },
    green: { locked: true },
  },
};
const GAME = readFileSync(
  new URL('../../games/lancaster-york/test/fixtures/better-holdings.blue.3-players.json', import.meta.url),
  'utf8',
);

const home = (page: Page) => page.goto(`${new URL(page.url()).origin}/`);
const SCREENS = {
  draft: async (page: Page): Promise<void> => {
    await home(page);
    await upload(page, plansAt(DRAFT, persons(4)));
    await cards(page).waitFor();
    await expectAccessible(page, 'the draft');
  },
  plan: async (page: Page): Promise<void> => {
    await home(page);
    await layPlans(page, PLANNED, 4);
    await plan(page).waitFor();
    await map(page).locator('[data-place="winchester"]').dispatchEvent('click');
    await expectAccessible(page, 'a plan with its slip');
  },
  dark: async (page: Page): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'the same, dark', 'colours');
    await page.emulateMedia({ colorScheme: 'light' });
  },
  chronicle: async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /^(Confirm the plan|Confirmer le plan)$/ })
      .first()
      .click();
    await tellAgain(page);
    while (!/South East|Sud-Est/i.test((await sceneHead(page)) ?? 'South East')) await nextScene(page);
    expect(await sceneHead(page)).toMatch(/South East|Sud-Est/i);
    await expectAccessible(page, 'Parliament in the chronicle');
  },
  replay: async (page: Page): Promise<void> => {
    await home(page);
    await upload(page, GAME);
    await page
      .getByRole('button', { name: /^(Watch the game again|Revoir la partie)/ })
      .first()
      .click();
    await page.getByRole('slider').press('End');
    await toldAgain(page).waitFor();
    await expectAccessible(page, 'the replay');
  },
};

/** Every screen at a desk and on a phone, and in each language. */
test.for([
  ['desk', 'en', ['draft', 'replay']],
  ['desk', 'fr', ['plan', 'chronicle', 'dark']],
  ['phone', 'fr', ['draft', 'replay']],
  ['phone', 'en', ['plan', 'chronicle', 'dark']],
] as const)('%s, %s: %s', async ([size, language, screens], { enter }) => {
  const page = await enter({ size, language });
  await page.getByRole('heading').first().waitFor();
  for (const screen of screens) await SCREENS[screen](page);
});
