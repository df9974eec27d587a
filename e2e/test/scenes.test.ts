// What changes the war is told large, over the table, and any touch goes on.
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { test } from '../src/harness.ts';
import { expectWhole } from '../src/shapes.ts';
import { endTitle, openTable, prompt } from '../src/table.ts';
import { blocksAt, button, layTable, pass, spot, touch } from '../src/war.ts';

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
    const page = await enter({ screen, prefs: { scenes: 'all', sound: true } });
    await layTable(page, LAST_TURN, 'York');
    await button(page, /^End/).click();
    await pass(page, 'Lancaster');
    await button(page, /^End/).click();
    const scene = page.getByRole('dialog', { name: 'York takes the throne' });
    await scene.waitFor();
    expect(await scene.innerText()).toMatch(/counts 3 lords, the Pretender’s 4\.[\s\S]*is the Pretender[\s\S]*is King/);
    expect(await page.evaluate(() => document.documentElement.dataset['sound'])).toBe('crown');
    const goOn = scene.getByRole('button', { name: 'Go on' });
    expect(await goOn.evaluate((one) => one === document.activeElement)).toBe(true);
    const box = await goOn.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    await expectWhole(page);
    // the table below it is judged once
    await expectAccessible(page, 'a scene', 'everything', screen.touch ? 'dialog[open]' : undefined);
    await page.keyboard.press('Escape');
    await scene.waitFor({ state: 'detached' });
  });

const PLAGUE = {
  turn: 2,
  player1: 'york',
  cards: { york: 'event-plague', lancaster: 'ap2-1' },
  blocks: blocksAt({ middlesex: 'l-henry-vi:1', cornwall: 'l-exeter', kent: 'y-march y-warwick', wilts: 'y-york' }),
};
test('a King dies: his arms, what it means, and who stands in line', async ({ enter }) => {
  const page = await enter({ prefs: { scenes: 'all', sound: true } });
  await layTable(page, PLAGUE, 'York');
  await touch(page, spot(page, 'Middlesex'));
  const scene = page.getByRole('dialog', { name: 'Henry VI is dead' });
  await scene.waitFor();
  expect(await scene.innerText()).toMatch(/The throne is empty[\s\S]*The Duke of York stays the Pretender/);
  const line = (await scene.locator('.moment-heirs').first().locator('li').allInnerTexts()).map((heir) =>
    heir
      .trim()
      .split(/\s*\n\s*/)
      .join(', '),
  );
  expect(line).toEqual(['Henry VI, dead', 'Edward, a minor', 'Exeter, alive', 'Somerset, alive', 'Richmond, a minor']);
  await expectWhole(page);
  expect(await page.evaluate(() => document.documentElement.dataset['sound'])).toBe('bell');
});

test('who wants no scenes is told in two lines, which the next touch puts away', async ({ enter }) => {
  const page = await enter({ prefs: { scenes: 'none' } });
  await layTable(page, LAST_TURN, 'York');
  await button(page, /^End/).click();
  await pass(page, 'Lancaster');
  await button(page, /^End/).click();
  const lines = page.locator('.refusal-home');
  await expect.poll(() => lines.innerText()).toMatch(/York takes the throne\s+The King’s side counts 3 lords/);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await prompt(page).click();
  await expect.poll(() => lines.innerText()).toBe('');
});

for (const [scenes, isShown] of [
  ['end', true],
  ['none', false],
] as const)
  test(`the end of a game where scenes are for: ${scenes}`, async ({ enter }) => {
    const page = await enter({ prefs: { scenes } });
    await openTable(page, { side: 'Lancaster' });
    await button(page, 'More').click();
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const again = page.locator('.prompt').getByRole('button', { name: 'How it came about' });
    await again.or(endTitle(page)).first().waitFor();
    if (isShown) {
      await endTitle(page).waitFor();
      await button(page, 'Look at the board').click();
    }
    await again.click();
    await endTitle(page).waitFor();
    expect(await again.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Play again, sides swapped' }).isVisible()).toBe(true);
  });
