// Richard III to everybody: table, battle and replay, at a desk and on a phone, in both languages; axe finds nothing.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../src/axe.ts';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { battle, blocksAt, map, prompt } from '../src/war.ts';

const blocks = blocksAt({
  essex: 'l-oxford y-norfolk:3 y-suffolk:2',
  middlesex: 'l-henry-vi',
  'east-anglia': 'y-essex',
  ireland: 'y-york',
  calais: 'y-march y-warwick',
  cornwall: 'l-exeter l-devon',
});
const cards = { york: 'ap3-1', lancaster: 'ap2-1' };
const TABLE = { turn: 3, player1: 'york', cards, blocks: { ...blocks, 'l-oxford': 'lincoln' } };
const BATTLE = {
  turn: 3,
  player1: 'york',
  cards,
  blocks,
  came: { 'y-norfolk': 'east-anglia', 'y-suffolk': 'leicester' },
  phase: { name: 'battle', area: 'essex' },
};
const CARDS = { blocks: { ...blocks, 'l-oxford': 'lincoln' }, turn: 2, phase: { name: 'card', step: 'choose' } };
const GAME = readFileSync(
  new URL('../../games/richard-iii/test/fixtures/throne-held.york.richard-iii-1483.json', import.meta.url),
  'utf8',
);

const lay = async (page: Page, position: object): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/`);
  await upload(page, warAt(position));
  const draw = page.getByRole('button', { name: /^(Open the curtain for|Ouvrir le rideau pour) / });
  // a battle is fought before the eyes of both
  await draw.or(prompt(page)).first().waitFor();
  if (await draw.isVisible()) await draw.click();
  await prompt(page).waitFor();
};
const SCREENS = {
  curtain: async (page: Page): Promise<void> => {
    await upload(page, warAt(CARDS));
    await page.getByRole('button', { name: /^(Open the curtain for|Ouvrir le rideau pour) / }).waitFor();
    await expectAccessible(page, 'the curtain');
  },
  hand: async (page: Page): Promise<void> => {
    await lay(page, CARDS);
    await expectAccessible(page, 'a hand of cards');
  },
  table: async (page: Page): Promise<void> => {
    await lay(page, TABLE);
    await map(page).locator('[data-place="y-norfolk"]').dispatchEvent('click');
    await expectAccessible(page, 'a block in hand');
  },
  'battle in the dark': async (page: Page): Promise<void> => {
    await SCREENS.battle(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'a battle, dark', 'colours');
  },
  battle: async (page: Page): Promise<void> => {
    await lay(page, BATTLE);
    await battle(page).waitFor();
    await expectAccessible(page, 'a battle');
  },
  replay: async (page: Page): Promise<void> => {
    await page.goto(`${new URL(page.url()).origin}/`);
    await upload(page, GAME);
    await page.getByRole('button', { name: /^(Watch the game again|Revoir la partie)$/ }).click();
    await page.getByRole('slider').waitFor();
    await expectAccessible(page, 'the replay');
  },
};

/** Every screen at a desk and on a phone, and in each language. */
test.for([
  ['desk', 'en', ['curtain', 'table', 'replay']],
  ['desk', 'fr', ['battle in the dark']],
  ['phone', 'fr', ['hand', 'table', 'replay']],
  ['phone', 'en', ['battle']],
] as const)('%s, %s: %s', async ([size, language, screens], { enter }) => {
  const page = await enter({ size, language });
  for (const screen of screens) await SCREENS[screen](page);
});
