// This War Without an Enemy by clicks: the curtain, the storming of a town, the sea, the winter.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocksAt, inScene, layTable, pass, place, scene, touchPlaces } from '../src/counties.ts';
import { test } from '../src/harness.ts';
import { touchFirst, written } from '../src/passing.ts';
import { expectLog, openLog, prompt, touch } from '../src/war.ts';

const question = (page: Page): Promise<string> => prompt(page).innerText();
const answer = (page: Page, id: string): Promise<void> => touch(page, place(page, id));

test('behind the curtain nothing of the first side is left in the page', async ({ enter }) => {
  const page = await enter();
  const hands = { royalist: ['r-01', 'r-04', 'r-07'], parliament: ['p-01', 'p-04', 'p-07'] };
  const blocks = blocksAt({ oxfordshire: 'r-charles r-rupert', london: 'p-essex p-skippon' });
  await layTable(page, { year: 1643, turn: 'II', blocks, hands, phase: { name: 'initiative' } }, 'Royalist');
  const secrets = ['r-rupert', 'r-charles', 'r-07'];
  const open = await written(page);
  for (const secret of secrets) expect(open, secret).toContain(`data-place="${secret}"`);
  await answer(page, 'r-07');
  await page.getByRole('heading', { name: 'Pass the device to Parliament' }).waitFor();
  const closed = await page.content();
  for (const secret of [...secrets, 'p-essex', 'p-07']) expect(closed, secret).not.toContain(`data-place="${secret}"`);
  await pass(page, 'Parliament');
  const theirs = await written(page);
  for (const secret of secrets) expect(theirs, secret).not.toContain(`data-place="${secret}"`);
  expect(await place(page, 'unknown-oxfordshire-2').isVisible()).toBe(true);
});

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
  // K keeps inside, as its answer says
  await expect.poll(() => inScene(page, '#pass').getAttribute('data-letter')).toBe('K');
  await page.keyboard.press('k');
  await pass(page, 'Parliament');
  for (const block of ['p-essex', 'p-skippon']) {
    await touch(page, inScene(page, block));
    await expect.poll(() => inScene(page, block).getAttribute('aria-pressed')).toBe('true');
  }
  // 9.5 Lichfield is stormed by two at most
  await expect.poll(() => inScene(page, 'p-stapleton').getAttribute('data-lit')).toBeNull();
  await touch(page, inScene(page, '#attack'));
  // volleys and pikes until the one block inside is gone, or three cycles are over
  while (await scene(page).isVisible()) {
    await touchFirst(page, '[data-zone="scene"] [data-place="#ready"] button', '[data-zone="scene"] button[data-lit]');
    await page.waitForTimeout(100);
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
  await expect.poll(() => page.locator('.wae-voyages .way-pill').count()).toBeGreaterThan(0);
  await touch(page, place(page, 'west-devon'));
  await openLog(page);
  await expectLog(page, /sails?|sea/i);
  await expect.poll(() => question(page)).not.toContain('to sail');
});

test('12 winter: blocks grow, one is raised, and the sheet counts along', async ({ enter }) => {
  const page = await enter({ prefs: { fast: false } });
  const blocks = blocksAt({ oxfordshire: 'r-charles r-forth:1', reserve: 'r-lifeguard', london: 'p-essex' });
  const phase = { name: 'recruitment', step: 'recruit', acting: 'royalist', points: { M: 3 } };
  await layTable(page, { year: 1643, turn: 'winter', blocks, player1: 'royalist', phase }, 'Royalist');
  await expect.poll(() => scene(page).innerText()).toContain('3 points left');
  await touch(page, inScene(page, 'r-forth'));
  await expect.poll(() => scene(page).innerText()).toContain('2 points left');
  await scene(page)
    .getByRole('button', { name: /Oxfordshire 1: deploy/ })
    .first()
    .click();
  await expect.poll(() => scene(page).innerText()).toContain('1 point left');
});
