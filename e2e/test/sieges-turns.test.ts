// One phone between two in This War Without an Enemy: a town is invested, besieged and stormed over two turns, a block sails,
// and a winter passes into the next year, each with the curtain between the sides.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocksAt, layTable, place, touchPlaces } from '../src/counties.ts';
import { playOn, type Wish } from '../src/counties-hand.ts';
import { test } from '../src/harness.ts';
import { drag, expectLog, logText, openLog, prompt } from '../src/war.ts';

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
/** Whose town it is, as its label says. */
const isParliaments = (page: Page, town: string) => async (): Promise<boolean> => {
  const mark = page.locator(`.stage [data-place="${town}"]`);
  return (await mark.count()) > 0 && /Parliament/.test((await mark.getAttribute('aria-label')) ?? '');
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
test('an army is dragged over its border; let go where it stood, it stays in the hand', async ({ enter }) => {
  const page = await enter();
  await layTable(page, TOWN, 'Parliament');
  const essex = place(page, 'p-essex');
  await drag(page, essex, place(page, 'derbyshire'));
  for (const block of ['p-essex', 'p-skippon', 'p-essex-train'])
    await expect.poll(() => place(page, block).getAttribute('aria-pressed')).toBe('true');
  await drag(page, essex, place(page, 'staffordshire'));
  await expectLog(page, 'Essex’s Train of Artillery moves from Derbyshire and attacks Staffordshire.');
});

test('a town is invested, besieged and stormed, on a phone passed to and fro', async ({ enter }) => {
  const page = await enter({ dice: 1644, size: 'phone' });
  await layTable(page, TOWN, 'Parliament');
  const wish = among(
    'p-essex staffordshire',
    'r-newark-foot inside',
    /^[rp]-\d\d$/,
    '#batter',
    '#attack',
    /^p-(essex|skippon)$/,
    /^#(ready|stand|fight-on|pass|end-actions|end-event|end-regroup)$/,
  );
  const { ways, curtains } = await playOn(page, wish, isParliaments(page, 'lichfield'));
  // both sides acted behind the curtain, and the town was battered, then stormed
  expect(curtains).toBeGreaterThan(6);
  for (const way of ['#batter', '#attack']) expect(ways).toContain(way);
  await openLog(page);
  const log = await logText(page);
  const story = [
    'Essex’s Train of Artillery moves from Derbyshire and attacks Staffordshire.',
    'A Royalist block goes inside Lichfield.',
    'The siege of Lichfield, in Staffordshire, begins: marker 0.',
    'The siege of Lichfield rises to 1.',
    'Breach at Lichfield',
    'Storming of Lichfield: Parliament attacks the walls.',
    'Lichfield falls to Parliament.',
  ].map((line) => log.indexOf(line));
  expect(story).toEqual([...story].sort((one, other) => one - other));
  expect(story[0]).toBeGreaterThanOrEqual(0);
});

const WINTER = {
  year: 1643,
  turn: 'winter',
  player1: 'royalist',
  blocks: blocksAt({
    oxfordshire: 'r-charles r-forth:1',
    reserve: 'r-lifeguard p-holles',
    london: 'p-essex p-skippon:1',
  }),
  phase: { name: 'recruitment', step: 'recruit', acting: 'royalist', points: { M: 2 } },
};
test('a winter passes into the next year: both recruit and take new hands', async ({ enter }) => {
  const page = await enter({ dice: 12 });
  await layTable(page, WINTER, 'Royalist');
  const recruit = among('#recruit r-forth', '#end-recruitment', '#end-return');
  const { ways } = await playOn(page, recruit, () => prompt(page).getByText('Which card').isVisible());
  expect(ways.filter((way) => way === '#end-recruitment')).toHaveLength(2);
  await expectLog(page, /(A Royalist block|The Earl of Forth) gains 1 strength/);
  await expectLog(page, 'Turn I of 1644 begins.');
});

test('6 a block sails from the coast, on a phone', async ({ enter }) => {
  const page = await enter({ dice: 6, size: 'phone' });
  const blocks = blocksAt({ cornwall: 'r-cornish-1', 'west-devon': 'r-west-foot', london: 'p-essex' });
  const phase = { name: 'actions', acting: 'royalist' };
  await layTable(page, { year: 1643, turn: 'II', blocks, player1: 'royalist', ap: { royalist: 1 }, phase }, 'Royalist');
  await touchPlaces(page, 'r-cornish-1');
  await place(page, '#sail').scrollIntoViewIfNeeded();
  await touchPlaces(page, '#sail');
  // all a voyage may come to, before a coast is touched
  const chances = page.locator('.wae-odds').filter({ visible: true }).first();
  await expect.poll(() => chances.innerText()).toMatch(/arrives[\s\S]*%[\s\S]*turns back[\s\S]*lost/);
  await touchPlaces(page, 'west-devon');
  await openLog(page);
  await expectLog(page, /sails/);
});
