// This War Without an Enemy by clicks: the curtain, the storming of a town, the sea, the winter.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocksAt, inScene, layOpenly, layTable, pass, place, scene, touchPlaces } from '../src/counties.ts';
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
  // to storm with all who may or to wait is weighed before anybody is picked
  await expect.poll(() => scene(page).innerText()).toMatch(/Storm with 2 blocks[\s\S]*Victory\s+>?\d+%/);
  await expect.poll(() => scene(page).innerText()).toMatch(/Keep up the siege[\s\S]*It yields\s+\d+%/);
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

const FIGHT = {
  year: 1643,
  turn: 'III',
  player1: 'royalist',
  todo: ['buckinghamshire'],
  blocks: blocksAt({
    buckinghamshire: 'r-charles r-rupert r-forth r-train p-stapleton:1 p-essex-train',
    oxfordshire: 'r-astley',
    london: 'p-essex',
  }),
  phase: {
    name: 'battle',
    area: 'buckinghamshire',
    kind: 'field',
    attacker: 'royalist',
    step: 'fire',
    cycle: 1,
    acting: 'royalist',
    shown: true,
    line: Object.fromEntries(
      ['r-charles', 'r-rupert', 'r-forth', 'r-train', 'p-stapleton', 'p-essex-train'].map((block) => [block, 'in']),
    ),
  },
};
test('8.10 lanes of both sides stand below one another, and the dice that end a fight are told after it', async ({
  enter,
}) => {
  const page = await enter({ dice: 3 });
  await layOpenly(page, FIGHT);
  await scene(page).waitFor();
  const lefts = (lane: string): Promise<readonly number[]> =>
    scene(page)
      .locator(`.lane-${lane}`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  for (const lane of ['guns', 'foot', 'horse']) {
    const [above, below, ...more] = await lefts(lane);
    expect(above, lane).toBe(below);
    expect(more).toEqual([]);
  }
  while (await scene(page).isVisible()) {
    await touchFirst(page, '[data-zone="scene"] [data-place="#ready"] button', '[data-zone="scene"] button[data-lit]');
    await page.waitForTimeout(100);
  }
  await pass(page, 'Royalist');
  await page.locator('.wae-ended .die').first().waitFor();
  await expect.poll(() => page.locator('.wae-ended').innerText()).toContain('wins the battle');
});

test('a card told from one leap of the hand to the next; a voyage told as one, not as a fight', async ({ enter }) => {
  const page = await enter({ dice: 6, prefs: { fast: false } });
  const hands = { royalist: ['r-01', 'r-04', 'r-07'], parliament: ['p-01', 'p-04', 'p-07'] };
  const blocks = blocksAt({ cornwall: 'r-cornish-1', 'west-devon': 'r-west-foot', london: 'p-essex' });
  const phase = { name: 'actions', acting: 'royalist' };
  const position = { year: 1643, turn: 'II', blocks, hands, player1: 'royalist', ap: { royalist: 2 }, phase };
  await layTable(page, position, 'Royalist');
  const card = page.locator('[data-zone="card"]');
  await place(page, 'r-cornish-1').hover();
  await card.getByText('Strength').waitFor();
  // from the block to the card at once, as a quick mouse goes
  await page.locator('.hand-card').first().hover();
  await expect.poll(() => card.innerText()).toContain('actions');
  await page.mouse.move(700, 100);
  await touchPlaces(page, '#sail', 'r-cornish-1');
  await place(page, 'west-devon').hover();
  await page.getByText('By sea to West Devon').waitFor();
  // so long the page would take to reckon a fight
  await page.waitForTimeout(600);
  expect(await page.locator('.odds').count()).toBe(0);
});

test('a sheet that was drawn up goes down where the map answers', async ({ enter }) => {
  const page = await enter({ size: 'phone' });
  const blocks = blocksAt({ oxfordshire: 'r-charles r-forth', berkshire: 'r-astley', london: 'p-essex' });
  const phase = { name: 'actions', acting: 'royalist' };
  await layTable(page, { year: 1643, turn: 'II', blocks, player1: 'royalist', ap: { royalist: 2 }, phase }, 'Royalist');
  const grab = page.locator('.grab');
  await touch(page, grab);
  await expect.poll(() => grab.getAttribute('aria-expanded')).toBe('true');
  await answer(page, '#muster');
  await expect.poll(() => grab.getAttribute('aria-expanded')).toBe('false');
});

test('what is said to a touch in a siege leaves its question in sight', async ({ enter }) => {
  const page = await enter({ prefs: { fast: false } });
  await layTable(page, { ...SIEGE, phase: { ...SIEGE.phase, step: 'assault', acting: 'parliament' } }, 'Parliament');
  await touch(page, inScene(page, 'p-essex-train'));
  await page.locator('.refusal').waitFor();
  const isOpen = await page.locator('#prompt').evaluate((question) => {
    const { left, top, width, height } = question.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      question.contains(document.elementFromPoint(left + width * share, top + height / 2)),
    );
  });
  expect(isOpen).toBe(true);
});
