// A game with secrets looked at again: with one's own eyes while it runs, with everybody's when it is over.

import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import {
  blocksAt,
  button,
  expectLog,
  labelOf,
  layTable,
  logText,
  map,
  pass,
  playCard,
  spot,
  touchSpots,
} from '../src/war.ts';

const FIXTURE = new URL(
  '../../games/richard-iii/test/fixtures/throne-held.york.richard-iii-1483.json',
  import.meta.url,
);
const BLOCKS = blocksAt({
  middlesex: 'l-henry-vi',
  essex: 'l-oxford',
  cornwall: 'l-exeter',
  calais: 'y-march y-warwick',
  ireland: 'y-york',
});
const hidden = (page: Page): Promise<number> =>
  map(page)
    .getByRole('button', { name: /^an unknown/ })
    .count();
const eyes = (page: Page) => page.getByRole('group', { name: 'See as' }).getByRole('button');
const see = async (page: Page, who: string): Promise<void> => {
  await eyes(page).filter({ hasText: who }).click();
  await expect.poll(() => eyes(page).filter({ hasText: who }).getAttribute('aria-pressed')).toBe('true');
};
const steps = (page: Page) => page.getByRole('navigation', { name: 'The steps' });

test('a finished game: everybody’s eyes, each seat’s, an onlooker’s; board and told lines agree', async ({ enter }) => {
  const page = await enter();
  await upload(page, readFileSync(FIXTURE, 'utf8'));
  await button(page, 'Watch the game again').click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  expect(await eyes(page).allInnerTexts()).toEqual(['Everybody', 'An onlooker', 'Lancaster', 'York']);
  await page.getByRole('img', { name: /as the house judges$/ }).waitFor();
  // the board lies under nothing, and over nothing: every button of the reel takes the hand
  await button(page, 'Next step').click();
  await button(page, 'First step').click();
  const first = steps(page).getByRole('button', { name: /has chosen/ });
  await first.first().click();
  await expect.poll(() => hidden(page)).toBe(0);
  // with nothing hidden both hands lie open
  const hands = page.getByRole('region', { name: 'Both hands' });
  await expect.poll(() => hands.innerText()).toMatch(/Lancaster[\s\S]+York/);
  const told = async () => (await first.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, ''));
  const all = await told();
  expect(all.filter((line) => line.includes('has chosen a card.'))).toEqual([]);
  for (const [seat, other] of [
    ['Lancaster', 'York'],
    ['York', 'Lancaster'],
  ] as const) {
    await see(page, seat);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    expect(await hands.count()).toBe(0);
    const own = await told();
    expect(own.filter((line) => line.includes(`${seat} has chosen a card.`))).toEqual([]);
    expect(own.filter((line) => line.includes(`${other} has chosen`) && !line.includes('a card.'))).toEqual([]);
    expect(own).toHaveLength(all.length);
  }
  await see(page, 'An onlooker');
  const outside = await told();
  expect(outside.filter((line) => line.includes('has chosen') && !line.includes('a card.'))).toEqual([]);
});

test('a running game against the house is looked back at from one’s own seat', async ({ enter }) => {
  const page = await enter();
  const position = { turn: 2, player1: 'york', cards: { york: 'ap2-3', lancaster: 'ap2-1' }, blocks: BLOCKS };
  const house = { kind: 'bot', bot: 'steward', strength: 1 } as const;
  await upload(page, warAt(position, { lancaster: house, york: { kind: 'person', name: 'Anne' } }));
  await touchSpots(page, 'Earl of Warwick', 'Kent');
  await expect.poll(() => labelOf(spot(page, 'Earl of Warwick'))).toContain('Kent');
  await button(page, 'More').click();
  await button(page, 'Watch from the start').click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  expect(await eyes(page).allInnerTexts()).toEqual(['York', 'An onlooker']);
  await steps(page)
    .getByRole('button', { name: /The Earl of Warwick sails from Calais/ })
    .click();
  await expect.poll(() => labelOf(spot(page, 'Earl of Warwick'))).toContain('Kent');
  expect(await hidden(page)).toBe(3);
  expect(await page.getByRole('img', { name: /as the house judges$/ }).count()).toBe(0);
  await see(page, 'An onlooker');
  await steps(page)
    .getByRole('button', { name: /A York block sails from Calais/ })
    .waitFor();
  await expect.poll(() => hidden(page)).toBe(6);
});

test('two players on one device: the running game is shown from beside the table', async ({ enter }) => {
  const page = await enter();
  const hands = { lancaster: ['event-plague', 'ap4-1', 'ap3-1', 'ap3-2', 'ap2-1', 'ap4-2'] };
  const position = {
    turn: 2,
    blocks: BLOCKS,
    hands,
    played: { lancaster: ['ap2-2'] },
    phase: { name: 'card', step: 'choose' },
  };
  await layTable(page, position, 'Lancaster');
  await playCard(page, 'Plague');
  await pass(page, 'York');
  await expectLog(page, 'Lancaster has chosen a card.');
  await button(page, 'More').click();
  await button(page, 'Watch from the start').click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  expect(await eyes(page).count()).toBe(0);
  await steps(page)
    .getByRole('button', { name: /Lancaster has chosen a card/ })
    .click();
  await expect.poll(() => hidden(page)).toBe(6);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/Plague|l-oxford|y-march/);
  expect(await logText(page)).not.toContain('Plague');
});

test('a game under way is saved as what one has seen of it; its link waits for the end', async ({ enter }) => {
  const page = await enter();
  const position = { turn: 2, player1: 'york', cards: { york: 'ap2-3', lancaster: 'ap2-1' }, blocks: BLOCKS };
  const house = { kind: 'bot', bot: 'steward', strength: 1 } as const;
  await upload(page, warAt(position, { lancaster: house, york: { kind: 'person', name: 'Anne' } }));
  await touchSpots(page, 'Earl of Warwick', 'Kent');
  await expect.poll(() => labelOf(spot(page, 'Earl of Warwick'))).toContain('Kent');
  await button(page, 'More').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
  expect(download.suggestedFilename()).toMatch(/^Richard III .*\.txt$/);
  expect(await text(await download.createReadStream())).toContain('The Earl of Warwick sails from Calais');
  await page.getByText('What you have seen so far is saved').waitFor();
  await button(page, 'More').click();
  await button(page, 'Copy a link to this game').click();
  await page.getByText('it can be copied when the game is over').waitFor();
});
