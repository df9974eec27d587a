// 6.0 A battle from the march to the regroup, at a desk and on a phone.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Guest, test } from '../src/harness.ts';
import {
  battle,
  blocksAt,
  button,
  expectLog,
  labelOf,
  layTable,
  openLog,
  pass,
  prompt,
  spot,
  touch,
  touchSpots,
} from '../src/war.ts';

const POSITION = {
  turn: 3,
  player1: 'york',
  cards: { york: 'ap3-1', lancaster: 'ap2-1' },
  blocks: blocksAt({
    'east-anglia': 'y-norfolk:2 y-suffolk:2',
    essex: 'l-oxford l-wiltshire:1',
    middlesex: 'l-henry-vi',
    ireland: 'y-york',
    cornwall: 'l-exeter',
    france: 'l-merc-french',
  }),
};

const curtain = (page: Page): Locator => page.getByRole('heading', { name: /^Pass the device/ });

/** `Earl of Oxford`, `retreats to Middlesex`: the block is chosen first where several could act. */
const act = async (page: Page, lord: string, does: string): Promise<void> => {
  const fighter = battle(page)
    .getByRole('button', { name: new RegExp(`^${lord}`) })
    .first();
  const deed = battle(page)
    .getByRole('button', { name: `The ${lord} ${does}` })
    .last();
  await fighter.waitFor();
  if (!(await deed.isVisible())) await touch(page, fighter);
  await touch(page, deed);
  await deed.waitFor({ state: 'hidden' });
};

/** Norfolk and Suffolk march into Essex together; Lancaster lets them come. A finger sees the odds before it attacks. */
const marchIn = async (page: Page, size: 'desk' | 'phone'): Promise<void> => {
  await touchSpots(page, 'Duke of Norfolk', 'Duke of Suffolk', 'Essex');
  if (size === 'phone') await touch(page, button(page, 'Attack Essex'));
  await expect.poll(() => labelOf(spot(page, 'Essex'))).toContain('2 Lancaster blocks, 2 York blocks');
  await button(page, 'End the actions').click();
  await pass(page, 'Lancaster');
  await button(page, 'End the actions').click();
  await battle(page).getByRole('heading', { name: 'Battle of Essex' }).waitFor();
};

/** What only one of them may know must be nowhere on the page: no hand, no block beyond the battle, not even a name. */
const expectNoSecrets = async (page: Page): Promise<void> => {
  const places = await page
    .locator('[data-place]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-place') ?? ''));
  const blocks = places.filter((place) => /^[ly]-/.test(place));
  for (const block of blocks) expect(['l-oxford', 'l-wiltshire', 'y-norfolk', 'y-suffolk']).toContain(block);
  expect(blocks.length).toBeGreaterThan(1);
  expect(places.filter((place) => /^(ap\d|event)-/.test(place))).toEqual([]);
  expect(await page.content()).not.toContain('Duke of Exeter');
};

test.for(['desk', 'phone'] as const)('march, fire, retreat and regroup, %s', async (size, { enter }) => {
  const page = await enter({ size } satisfies Guest);
  await layTable(page, POSITION, 'York');
  await marchIn(page, size);
  // round 1: the defenders pass, Norfolk fires, Suffolk passes; nobody can die of two dice
  const order = battle(page).getByRole('list', { name: 'Order of fire' });
  await expect.poll(() => order.getByRole('listitem').count()).toBe(4);
  await act(page, 'Earl of Oxford', 'passes');
  await act(page, 'Earl of Wiltshire', 'passes');
  // the lines lie open: York acts without a curtain, before the eyes of both
  await battle(page).getByRole('button', { name: 'The Duke of Norfolk fires' }).waitFor();
  await expectNoSecrets(page);
  await act(page, 'Duke of Norfolk', 'fires');
  await expect.poll(() => battle(page).getByRole('status').innerText()).toMatch(/hit/i);
  await act(page, 'Duke of Suffolk', 'passes');
  // round 2: Lancaster gives way
  await act(page, 'Earl of Oxford', 'retreats to Middlesex');
  await expectNoSecrets(page);
  await act(page, 'Earl of Wiltshire', 'retreats to Middlesex');
  await expect.poll(() => prompt(page).innerText()).toContain('You have won in Essex: who regroups?');
  await touchSpots(page, 'Duke of Suffolk', 'East Anglia');
  // who has left the battle is turned away again before the eyes of both
  await spot(page, 'an unknown York block, East Anglia').waitFor();
  await button(page, 'End the regroup').click();
  // the battle is over: from here on each looks alone again
  const [, next = ''] = /to (Lancaster|York)/.exec(await curtain(page).innerText()) ?? [];
  await pass(page, next as 'Lancaster' | 'York');
  await openLog(page);
  await expectLog(page, /The Duke of Norfolk fires at firepower 2 and rolls [1-6], [1-6]:/);
  await expectLog(page, 'The Earl of Oxford retreats from Essex to Middlesex.');
  await expectLog(page, 'York wins the battle in Essex.');
  await expectLog(page, 'The Duke of Suffolk regroups from Essex to East Anglia.');
});
