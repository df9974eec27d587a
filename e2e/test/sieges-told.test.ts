// What a player of This War Without an Enemy is told before he decides: names, cards, chances, where he is asked.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocksAt, GAME, inScene, layBehind, layOpenly, layTable, place, scene } from '../src/counties.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { prompt, touch } from '../src/war.ts';

const question = (page: Page): Promise<string> => prompt(page).innerText();
const answer = (page: Page, id: string): Promise<void> => touch(page, place(page, id));

const MEETINGS = {
  year: 1644,
  turn: 'II',
  player1: 'royalist',
  todo: ['berkshire', 'buckinghamshire'],
  blocks: blocksAt({
    buckinghamshire: 'r-charles r-rupert p-stapleton p-holles',
    berkshire: 'r-astley p-skippon',
    oxfordshire: 'r-forth',
    london: 'p-essex',
  }),
  phase: { name: 'tactics', step: 'pick', acting: 'royalist' },
};
test('8.2 a fight is begun by its name', async ({ enter }) => {
  const page = await enter({ dice: 5, prefs: { fast: false } });
  await layTable(page, MEETINGS, 'Royalist');
  await answer(page, 'berkshire');
  await page.locator('[data-zone="confirm"]').waitFor();
  expect(await question(page)).toContain('Berkshire');
});

test('a card is laid for what a hand or a key points at, not for what the page hands the focus to', async ({
  enter,
}) => {
  const page = await enter();
  await layTable(page, MARCH, 'Royalist');
  const card = page.locator('[data-zone="card"]');
  await page.mouse.move(3, 3);
  await place(page, 'r-charles').evaluate((block) => (block as SVGElement).focus());
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await card.count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await card.waitFor();
});

test('a card that was played leaves the hand, its paper the table; both cards of the turn can be read', async ({
  enter,
}) => {
  const page = await enter({ dice: 1644 });
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'The middle of the war (1644)' }).check();
  await form.getByRole('radio', { name: 'Royalist' }).check();
  await form.getByRole('button', { name: 'Sit down and play' }).click();
  const first = page.locator('.hand-card').first();
  const name = (await first.getAttribute('title')) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  const played = page.locator('.wae-played');
  await expect.poll(() => played.innerText()).toContain(name);
  await expect.poll(() => page.locator('[data-zone="card"]').getByText(name).count()).toBe(0);
  await played.locator('summary').click();
  expect(await played.locator('.tract-text').count()).toBe(2);
});

const MARCH = {
  year: 1644,
  turn: 'II',
  player1: 'royalist',
  ap: { royalist: 2 },
  hands: { royalist: ['r-01'] },
  blocks: blocksAt({
    oxfordshire: 'r-charles r-rupert r-forth r-astley',
    buckinghamshire: 'p-stapleton p-holles',
    london: 'p-essex',
  }),
  phase: { name: 'actions', acting: 'royalist' },
};
test('5.3 on a phone the button of an attack tells its chance', async ({ enter }) => {
  const page = await enter({ size: 'phone' });
  await layTable(page, MARCH, 'Royalist');
  await answer(page, 'r-charles');
  await answer(page, 'buckinghamshire');
  await expect.poll(() => page.locator('.attack-now').innerText()).toMatch(/Victory >?.?\d+%/);
});

test('on a phone the card of what was touched goes with the order it was touched for', async ({ enter }) => {
  const page = await enter({ size: 'phone' });
  await layTable(page, MARCH, 'Royalist');
  await answer(page, 'r-charles');
  await answer(page, 'buckinghamshire');
  await touch(page, page.locator('.attack-now'));
  await expect.poll(() => question(page)).toContain('You have 1 AP');
  await expect.poll(() => place(page, '#muster').isVisible()).toBe(true);
  expect(await page.locator('[data-zone="card"]').count()).toBe(0);
});

test('8.9 on a phone a battle of many shows its question at once', async ({ enter }) => {
  const page = await enter({ size: 'phone', dice: 3 });
  const royal = 'r-charles r-rupert r-forth r-astley r-wilmot r-lifeguard r-henrietta r-train';
  const rebel = 'p-stapleton p-essex p-holles p-skippon p-balfour p-essex-train';
  const line = Object.fromEntries(`${royal} ${rebel}`.split(' ').map((block) => [block, 'in']));
  const blocks = blocksAt({ buckinghamshire: `${royal} ${rebel}`, london: 'p-trained-1' });
  const phase = {
    name: 'battle',
    area: 'buckinghamshire',
    kind: 'field',
    attacker: 'royalist',
    step: 'fire',
    cycle: 1,
  };
  await layOpenly(page, {
    year: 1643,
    turn: 'III',
    player1: 'royalist',
    todo: ['buckinghamshire'],
    blocks,
    phase: { ...phase, acting: 'royalist', shown: true, line },
  });
  await scene(page).locator('.battle-question h3').waitFor();
  const foot = (): Promise<number> =>
    scene(page)
      .locator('.battle-choices')
      .evaluate((choices) => choices.getBoundingClientRect().bottom - innerHeight);
  await expect.poll(foot).toBeLessThan(1);
});

test('by Tab one comes to nothing that has no name', async ({ enter }) => {
  const page = await enter();
  await layTable(page, MARCH, 'Royalist');
  // what a reader hears of seats and cards is said once
  const heard = await page.locator('main').ariaSnapshot();
  expect(heard).not.toContain('· ·');
  expect(heard).toContain('button "The King Commands, 4 AP"');
  const nameless: string[] = [];
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: at } = document;
      const isNamed = at?.getAttribute('aria-label') ?? at?.getAttribute('placeholder') ?? at?.textContent?.trim();
      return isNamed || at === document.body ? undefined : at?.outerHTML.slice(0, 60);
    });
    if (stop !== undefined) nameless.push(stop);
  }
  expect(nameless).toEqual([]);
});

test('however long the form is, its way on is in sight', async ({ enter }) => {
  const page = await enter({ language: 'fr' });
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const sit = page.getByRole('dialog').getByRole('button', { name: 'S’asseoir et jouer' });
  const box = await sit.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
});

test('9.2 at a desk the head of a siege stays in sight where its answers are', async ({ enter }) => {
  const page = await enter();
  const stormers = 'p-fairfax p-thomas-fairfax p-lancs-foot p-essex-train p-skippon p-holles p-cromwell';
  const blocks = blocksAt({ 'north-riding': stormers, york: 'r-newcastle:3 r-whitecoats:2', oxfordshire: 'r-charles' });
  const phase = { name: 'siege', area: 'north-riding', step: 'assault', acting: 'parliament', picked: [] };
  const siege = { year: 1644, turn: 'III', player1: 'parliament', marker: { york: 2 }, breach: ['york'], todo: [] };
  await layTable(page, { ...siege, blocks, phase: { ...phase, leads: 'nothing' } }, 'Parliament');
  await expect.poll(() => scene(page).innerText()).toMatch(/Storm with 6 blocks[\s\S]*Victory/);
  const scrolled = await scene(page).evaluate((paper) => paper.scrollTop);
  expect(scrolled).toBe(0);
});

/** What breaks a law of the page now. */
const breaches = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => window.laws.settled());
  return page.evaluate(() => window.laws.look().map(({ rule, what }) => `${rule}: ${what}`));
};
test('9.5 who storms is asked in its bar, however many answers there are', async ({ enter }) => {
  const page = await enter({ language: 'fr', script: await lawsScript(), prefs: { fast: false } });
  const stormers = ['p-fairfax', 'p-thomas-fairfax', 'p-lancs-foot'];
  const blocks = blocksAt({ 'north-riding': `${stormers.join(' ')} p-essex-train`, york: 'r-newcastle:3' });
  const phase = { name: 'siege', area: 'north-riding', step: 'assault', acting: 'parliament', leads: 'nothing' };
  const siege = { year: 1644, turn: 'III', player1: 'parliament', marker: { york: 2 }, todo: [] };
  await layBehind(page, { ...siege, blocks, phase });
  await page.locator('[data-zone="scene"] [data-letter="S"]').waitFor();
  await touch(page, inScene(page, 'p-fairfax'));
  await expect.poll(() => inScene(page, 'p-fairfax').getAttribute('aria-pressed')).toBe('true');
  expect(await breaches(page)).toEqual([]);
});
