// This War Without an Enemy by clicks: the curtain, a march, a siege from investment to storming, the sea, the winter.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocksAt, inScene, layTable, pass, place, scene, touchPlaces } from '../src/counties.ts';
import { test } from '../src/harness.ts';
import { expectLog, openLog, prompt, touch } from '../src/war.ts';

const labelOf = (page: Page, id: string): Promise<string> =>
  place(page, id)
    .getAttribute('aria-label')
    .then((label) => label ?? '');
const question = (page: Page): Promise<string> => prompt(page).innerText();
const answer = (page: Page, id: string): Promise<void> => touch(page, place(page, id));

test('behind the curtain nothing of the first side is left in the page', async ({ enter }) => {
  const page = await enter();
  const hands = { royalist: ['r-01', 'r-04', 'r-07'], parliament: ['p-01', 'p-04', 'p-07'] };
  const blocks = blocksAt({ oxfordshire: 'r-charles r-rupert', london: 'p-essex p-skippon' });
  await layTable(page, { year: 1643, turn: 'II', blocks, hands, phase: { name: 'initiative' } }, 'Royalist');
  const secrets = ['r-rupert', 'r-charles', 'r-07'];
  const open = await page.content();
  for (const secret of secrets) expect(open, secret).toContain(`data-place="${secret}"`);
  await answer(page, 'r-07');
  await page.getByRole('heading', { name: 'Pass the device to Parliament' }).waitFor();
  const closed = await page.content();
  for (const secret of [...secrets, 'p-essex', 'p-07']) expect(closed, secret).not.toContain(`data-place="${secret}"`);
  await pass(page, 'Parliament');
  const theirs = await page.content();
  for (const secret of secrets) expect(theirs, secret).not.toContain(`data-place="${secret}"`);
  expect(await place(page, 'unknown-oxfordshire-2').isVisible()).toBe(true);
});

const MARCH = {
  year: 1644,
  turn: 'III',
  player1: 'parliament',
  ap: { parliament: 2, royalist: 1 },
  phase: { name: 'actions', acting: 'parliament' },
  blocks: blocksAt({
    warwickshire: 'p-essex p-stapleton p-essex-train',
    staffordshire: 'r-newark-foot:2',
    oxfordshire: 'r-charles r-forth',
    london: 'p-trained-1',
  }),
};
test.for(['desk', 'phone'] as const)(
  'an army invests a town, its garrison goes inside, %s',
  async (size, { enter }) => {
    const page = await enter({ size });
    await layTable(page, MARCH, 'Parliament');
    await touch(page, place(page, 'p-essex'));
    // the whole army of the county is in the hand
    await expect.poll(() => place(page, 'p-essex-train').getAttribute('data-picked')).toBe('');
    await touch(page, place(page, 'staffordshire'));
    if (size === 'phone') await touch(page, page.getByRole('button', { name: /^March:/ }));
    await expect.poll(() => labelOf(page, 'staffordshire')).toContain('3 Parliament blocks');
    await answer(page, '#end-actions');
    await pass(page, 'Royalist');
    await answer(page, '#end-actions');
    await scene(page).waitFor();
    // 8.3 the defender retires into Lichfield: there is no battle
    await touch(page, inScene(page, 'r-newark-foot'));
    await pass(page, 'Parliament');
    await openLog(page);
    await expectLog(page, /Lichfield/);
    await expect.poll(() => labelOf(page, 'lichfield')).toMatch(/1 Royalist block inside/);
  },
);

const SIEGE = {
  year: 1644,
  turn: 'III',
  player1: 'parliament',
  marker: { lichfield: 2 },
  breach: ['lichfield'],
  todo: [],
  blocks: blocksAt({
    staffordshire: 'p-essex p-stapleton p-skippon p-essex-train',
    lichfield: 'r-newark-foot:1',
    oxfordshire: 'r-charles r-forth',
  }),
  phase: { name: 'siege', area: 'staffordshire', step: 'sortie', acting: 'royalist', picked: [], leads: 'nothing' },
};
test('a besieged town stays inside, and is stormed through its breach', async ({ enter }) => {
  const page = await enter({ dice: 1644 });
  await layTable(page, SIEGE, 'Royalist');
  await scene(page).waitFor();
  await touch(page, inScene(page, '#pass'));
  await pass(page, 'Parliament');
  for (const block of ['p-essex', 'p-skippon']) {
    await touch(page, inScene(page, block));
    await expect.poll(() => inScene(page, block).getAttribute('aria-pressed')).toBe('true');
  }
  // 9.5 Lichfield is stormed by two at most
  await expect.poll(() => inScene(page, 'p-stapleton').getAttribute('data-lit')).toBeNull();
  await touch(page, inScene(page, '#attack'));
  // volleys and pikes until the one block inside is gone, or three cycles are over
  for (let n = 0; n < 40; n++) {
    if (!(await scene(page).isVisible())) break;
    const ready = inScene(page, '#ready');
    const lit = scene(page).locator('button[data-lit]').first();
    if (await ready.isVisible()) await ready.getByRole('button').click();
    else if (await lit.isVisible()) await lit.click();
    else await page.waitForTimeout(100);
  }
  await openLog(page);
  await expectLog(page, /Lichfield/);
});

test('6 a block sails, its chances said beforehand, and the die decides', async ({ enter }) => {
  const page = await enter({ dice: 6 });
  const blocks = blocksAt({ cornwall: 'r-cornish-1 r-hopton', 'west-devon': 'r-west-foot', london: 'p-essex' });
  const phase = { name: 'actions', acting: 'royalist' };
  await layTable(page, { year: 1643, turn: 'II', blocks, player1: 'royalist', ap: { royalist: 2 }, phase }, 'Royalist');
  await touchPlaces(page, '#sail', 'r-cornish-1');
  await expect.poll(() => page.locator('.wae-voyages .wae-pill').count()).toBeGreaterThan(0);
  await touch(page, place(page, 'west-devon'));
  await openLog(page);
  await expectLog(page, /sails?|sea/i);
  await expect.poll(() => question(page)).not.toContain('to sail');
});

test('12 winter: blocks grow, one is raised, and what is left is lost', async ({ enter }) => {
  const page = await enter({ prefs: { fast: false } });
  const blocks = blocksAt({ oxfordshire: 'r-charles r-forth:1', reserve: 'r-lifeguard', london: 'p-essex' });
  const phase = { name: 'recruitment', step: 'recruit', acting: 'royalist', points: { M: 3 } };
  await layTable(page, { year: 1643, turn: 'winter', blocks, player1: 'royalist', phase }, 'Royalist');
  await expect.poll(() => scene(page).innerText()).toContain('3 points left');
  await touch(page, inScene(page, 'r-forth'));
  await expect.poll(() => scene(page).innerText()).toContain('2 points left');
  await scene(page)
    .getByRole('button', { name: /Oxfordshire: raises/ })
    .first()
    .click();
  await expect.poll(() => scene(page).innerText()).toContain('1 point left');
  await inScene(page, '#end-recruitment').getByRole('button').click();
  await touch(page, page.locator('[data-sure][aria-disabled="false"]'));
  await pass(page, 'Parliament');
  await openLog(page);
  await expectLog(page, /recruit/i);
});
