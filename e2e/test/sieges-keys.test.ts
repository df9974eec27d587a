// This War Without an Enemy without a mouse: the last turn of a year with its cards, a march, a battle and the winter, and a
// storm with all who may, which a finger begins as well.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { blocksAt, layTable, place, scene } from '../src/counties.ts';
import { test } from '../src/harness.ts';
import { focused, tabTo } from '../src/keys.ts';
import { expectLog, prompt, touch } from '../src/war.ts';

/** The focus is on the way back; what is for good is one Tab farther. */
const confirmByKey = async (page: Page): Promise<void> => {
  const confirm = page.locator('[data-zone="confirm"]');
  await confirm.waitFor();
  await expect.poll(async () => (await focused(page)).name).toBe('Back');
  await page.keyboard.press('Tab');
  await expect.poll(() => confirm.locator('button').last().isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
};

const SIEGE = {
  year: 1644,
  turn: 'III',
  player1: 'parliament',
  marker: { lichfield: 2 },
  breach: ['lichfield'],
  todo: [],
  blocks: blocksAt({
    staffordshire: 'p-essex p-stapleton:1 p-skippon p-essex-train',
    lichfield: 'r-newark-foot:1',
    oxfordshire: 'r-charles r-forth',
  }),
  phase: { name: 'siege', area: 'staffordshire', step: 'assault', acting: 'parliament', picked: [], leads: 'nothing' },
};
describe('9.5 a storm with all who may', () => {
  const begins = async (page: Page, attack: () => Promise<void>, confirm: () => Promise<void>): Promise<void> => {
    await layTable(page, SIEGE, 'Parliament');
    await expect.poll(() => scene(page).innerText()).toMatch(/Storm with 2 blocks[\s\S]*Victory\s+>?\d+%/);
    await attack();
    // what the garrison is comes to light: that is asked about
    await page.locator('[data-zone="confirm"]').waitFor();
    expect(await page.locator('[data-zone="prompt"]').innerText()).toContain('Attack with the blocks chosen?');
    await confirm();
    // one touch picks the two strongest, as many as a town of this size lets in, and leads them on
    await expect.poll(() => scene(page).innerText()).toMatch(/Storming of Lichfield[\s\S]*attacks/);
    for (const [block, lane] of [
      ['p-essex', 'foot'],
      ['p-skippon', 'foot'],
      ['p-stapleton', 'reserve'],
    ] as const)
      await expect.poll(() => scene(page).locator(`.lane-${lane} [data-place="${block}"]`).count()).toBe(1);
  };
  test('by its key', async ({ enter }) => {
    const page = await enter({ dice: 1644, prefs: { fast: false } });
    await begins(
      page,
      () => page.keyboard.press('s'),
      () => confirmByKey(page),
    );
  });
  test('by a finger', async ({ enter }) => {
    const page = await enter({ dice: 1644, size: 'phone', prefs: { fast: false } });
    await begins(
      page,
      () => touch(page, scene(page).locator('[data-letter="S"] button')),
      async () => {
        const attack = page.locator('[data-zone="confirm"] button').last();
        // what was touched a moment ago is not confirmed by the same touch
        await expect.poll(() => attack.isEnabled()).toBe(true);
        await touch(page, attack);
      },
    );
  });
});

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);
const isAt =
  (id: string) =>
  ({ place: at }: { readonly place: string | undefined }): boolean =>
    at === id;
const middleOf = async (page: Page, id: string): Promise<readonly [number, number]> => {
  const box = await place(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};
/** Arrows over the map, each towards the place, the long way first. */
const walkTo = async (page: Page, id: string): Promise<void> => {
  const seen = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const at = (await focused(page)).place;
    if (at === id) return;
    if (at === undefined) throw new Error(`no place has the focus on the way to ${id}`);
    const [[x, y], [toX, toY]] = [await middleOf(page, at), await middleOf(page, id)];
    const across = toX > x ? 'ArrowRight' : 'ArrowLeft';
    const along = toY > y ? 'ArrowDown' : 'ArrowUp';
    const ways = Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across];
    const way = ways.find((key) => !seen.has(`${at} ${key}`)) ?? 'ArrowLeft';
    seen.add(`${at} ${way}`);
    await press(page, way);
  }
  throw new Error(`60 arrows did not lead to ${id}; the focus is on ${JSON.stringify(await focused(page))}`);
};
/** The device is passed on by whoever is asked next; or the side that acted goes on. */
const open = async (page: Page): Promise<void> => {
  await tabTo(page, ({ name }) => name.startsWith('Open the curtain for '));
  await press(page, 'Enter');
  await prompt(page).waitFor();
};
const give = async (page: Page, id: string): Promise<void> => {
  await tabTo(page, isAt(id));
  await press(page, 'Enter');
};

const LAST = {
  year: 1643,
  turn: 'winter',
  player1: 'royalist',
  hands: { royalist: ['r-01'], parliament: ['p-03'] },
  blocks: blocksAt({
    oxfordshire: 'r-charles r-rupert:3 r-astley:2',
    shropshire: 'r-forth:1',
    reserve: 'r-lifeguard p-holles',
    buckinghamshire: 'p-stapleton:1',
    london: 'p-essex',
  }),
  phase: { name: 'initiative' },
};
/** The moments of the turn by what shows; each is answered by keys. */
const MOMENTS = ['curtain', 'confirm', 'deeds', 'regroup', 'recruitment', 'return', 'cards', 'wait'] as const;
type Moment = (typeof MOMENTS)[number];
const momentOf = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (document.querySelector('h1')?.textContent?.startsWith('Pass the device')) return 'curtain';
    if (document.querySelector('main[data-busy]')) return 'wait';
    if (has('[data-zone="confirm"]')) return 'confirm';
    if (has('[data-zone="scene"] [data-place="#end-recruitment"]')) return 'recruitment';
    if (has('[data-zone="scene"] .deed')) return 'deeds';
    if (has('[data-place="#end-regroup"]')) return 'regroup';
    if (has('[data-place="#end-return"]')) return 'return';
    return document.querySelector('#prompt')?.textContent?.includes('Which card') ? 'cards' : 'wait';
  });
/** In a fight the digits are its deeds: whoever does not withdraw or retreat takes the last. */
const stand = async (page: Page): Promise<void> => {
  const deeds = await scene(page).locator('button.deed').allInnerTexts();
  await press(page, String(deeds.findLastIndex((text) => !/Withdraw|retreat|All fire/i.test(text)) + 1));
};
test('the last turn of a year by keyboard alone', async ({ enter }) => {
  const page = await enter({ dice: 1644, prefs: { fast: false } });
  await layTable(page, LAST, 'Royalist');
  for (const card of ['r-01', 'p-03']) {
    await give(page, card);
    await confirmByKey(page);
    await page.getByRole('heading', { name: /^Pass the device to / }).waitFor();
    await open(page);
  }
  // Enter takes up the whole army; arrows lead on to where it goes
  await tabTo(page, ({ place: at }) => at?.startsWith('r-') ?? false);
  await walkTo(page, 'r-charles');
  await press(page, 'Enter');
  for (const block of ['r-charles', 'r-rupert', 'r-astley'])
    await expect.poll(() => place(page, block).getAttribute('aria-pressed')).toBe('true');
  await walkTo(page, 'buckinghamshire');
  await press(page, 'Enter');
  await expectLog(page, 'King Charles moves from Oxfordshire and attacks Buckinghamshire.');
  await give(page, '#end-actions');
  await confirmByKey(page);
  await page.getByRole('heading', { name: /^Pass the device to / }).waitFor();
  await open(page);
  await give(page, '#end-actions');
  await confirmByKey(page);
  const seen = new Set<Moment>();
  let hasGrown = false;
  for (let n = 0; n < 60; n++) {
    await expect.poll(() => momentOf(page)).not.toBe('wait');
    const now = await momentOf(page);
    if (now === 'cards' && seen.has('recruitment')) break;
    seen.add(now);
    if (now === 'curtain') await open(page);
    else if (now === 'confirm') await confirmByKey(page);
    else if (now === 'deeds') await stand(page);
    else if (now === 'regroup') await give(page, '#end-regroup');
    else if (now === 'recruitment' && !hasGrown) {
      hasGrown = true;
      // each region spends its own points; from the question one comes back to the sheet by its end
      for (const region of ['The Midlands', 'Wales and the Marches']) {
        await tabTo(page, ({ name }) => name.startsWith(`Next: ${region}`), 'Shift+Tab');
        await press(page, 'Enter');
      }
      await tabTo(page, ({ place: at, inScene: isThere }) => isThere && at === 'r-forth', 'Shift+Tab', 200);
      await press(page, 'Enter');
      await expect.poll(() => scene(page).innerText()).toMatch(/Wales and the Marches\s+2 points left/);
    } else if (now === 'recruitment') await give(page, '#end-recruitment');
    else await give(page, '#end-return');
  }
  for (const moment of ['curtain', 'deeds', 'regroup', 'recruitment'] as const) expect(seen).toContain(moment);
  await expectLog(page, /Parliament wins the battle|The Royalist wins the battle/);
  await expectLog(page, /(A Royalist block|The Earl of Forth) gains 1 strength/);
  await expectLog(page, 'Turn I of 1644 begins.');
});
