// The political turn without a chore: what leaves no choice goes home with one touch, and can be taken back.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { blocksAt, button, layTable, logLines, prompt } from '../src/war.ts';

const HOMEWARD = {
  turn: 7,
  blocks: blocksAt({
    middlesex: 'l-henry-vi l-somerset',
    leicester: 'l-oxford l-devon',
    oxford: 'l-clifford l-beaumont',
    kent: 'l-buckingham',
    ireland: 'y-york',
  }),
  phase: { name: 'political', step: 'home', acting: 'lancaster' },
};

for (const size of ['desk', 'phone'] as const)
  test(`going home together, ${size}`, async ({ enter }) => {
    const page = await enter({ size });
    await layTable(page, HOMEWARD, 'Lancaster');
    await expect.poll(() => prompt(page).innerText()).toContain('Which block goes home next?');
    const toOnly = button(page, /^Send home \d blocks that have no choice/);
    const toNearest = button(page, /^Send \d lords to their nearest home/);
    const count = Number(/\d/.exec(await toOnly.innerText())?.[0]);
    expect(count).toBeGreaterThan(1);
    await toOnly.click();
    await toOnly.waitFor({ state: 'hidden' });
    await toNearest.click();
    await toNearest.waitFor({ state: 'hidden' });
    if (size === 'desk') {
      const went = async () => (await logLines(page)).filter((line) => /goes home|is at home/.test(line)).length;
      const all = await went();
      expect(all).toBeGreaterThan(count + 1);
      // each was played on its own, so each is taken back on its own
      await button(page, 'Undo').click();
      await expect.poll(went).toBe(all - 1);
    }
    // heirs who have a choice are still asked for
    await expect.poll(() => prompt(page).innerText()).toContain('Which block goes home next?');
  });
