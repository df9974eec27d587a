// One phone between two in This War Without an Enemy: a town is invested, besieged and stormed over two turns, a block sails,
// and a winter passes into the next year, each with the curtain between the sides.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocksAt, layTable, place, touchPlaces } from '../src/counties.ts';
import { playOn, type Wish } from '../src/counties-hand.ts';
import { test } from '../src/harness.ts';
import { expectLog, logText, openLog, prompt, touch } from '../src/war.ts';

/** The first of these that is offered: whole ways, or how they begin. */
const among =
  (...wishes: readonly (string | RegExp)[]): Wish =>
  (ways) => {
    for (const wish of wishes) {
      const found = ways.find((way) => (typeof wish === 'string' ? way === wish : wish.test(way)));
      if (found !== undefined) return found;
    }
    return undefined;
  };
const saw = (page: Page, line: RegExp) => async (): Promise<boolean> => {
  const sheet = page.locator('.stage');
  return (await sheet.count()) > 0 && line.test(await prompt(page).innerText());
};

const TOWN = {
  year: 1644,
  turn: 'II',
  player1: 'parliament',
  ap: { parliament: 1, royalist: 0 },
  hands: { royalist: ['r-01', 'r-04', 'r-07'], parliament: ['p-01', 'p-04', 'p-07'] },
  blocks: blocksAt({
    derbyshire: 'p-essex p-skippon p-essex-train',
    staffordshire: 'r-newark-foot:2',
    oxfordshire: 'r-charles r-forth',
    london: 'p-trained-1',
  }),
  phase: { name: 'actions', acting: 'parliament' },
};
test('a town is invested, besieged and stormed, on a phone passed to and fro', { timeout: 120_000 }, async ({
  enter,
}) => {
  const page = await enter({ dice: 1644, size: 'phone' });
  await layTable(page, TOWN, 'Parliament');
  const wish = among(
    'p-essex staffordshire',
    'r-newark-foot inside',
    /^[rp]-\d\d$/,
    '#batter',
    '#attack',
    /^p-(essex|skippon)$/,
    /^#(ready|stand|fight-on|pass|end-actions|end-regroup)$/,
  );
  const { ways, curtains } = await playOn(page, wish, saw(page, /XXX/));
  console.log(curtains, ways.join(' | '), await logText(page));
});
