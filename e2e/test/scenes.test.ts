// What changes the war is told large, over the table, and any touch goes on.
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { test } from '../src/harness.ts';
import { blocksAt, button, layTable, pass } from '../src/war.ts';

const LAST_TURN = {
  turn: 7,
  player1: 'york',
  cards: { york: 'ap2-3', lancaster: 'ap2-1' },
  blocks: blocksAt({
    essex: 'l-oxford',
    cornwall: 'l-exeter l-henry-vi',
    kent: 'y-march y-warwick',
    wilts: 'y-york y-kent',
  }),
};

for (const screen of [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
])
  test(`a campaign is counted before all eyes, at ${screen.width} × ${screen.height}`, async ({ enter }) => {
    const page = await enter({ screen, prefs: { scenes: true, sound: true } });
    await layTable(page, LAST_TURN, 'York');
    await button(page, /^End/).click();
    await pass(page, 'Lancaster');
    await button(page, /^End/).click();
    const scene = page.getByRole('dialog', { name: 'York takes the throne' });
    await scene.waitFor();
    expect(await scene.innerText()).toMatch(/counts 3 lords, the Pretender’s 4\.[\s\S]*is King[\s\S]*is the Pretender/);
    expect(await page.evaluate(() => document.documentElement.dataset['sound'])).toBe('crown');
    const goOn = scene.getByRole('button', { name: 'Go on' });
    expect(await goOn.evaluate((one) => one === document.activeElement)).toBe(true);
    const box = await goOn.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    // the table below it is judged once
    await expectAccessible(page, 'a scene', 'everything', screen.touch ? 'dialog[open]' : undefined);
    await page.keyboard.press('Escape');
    await scene.waitFor({ state: 'detached' });
  });
