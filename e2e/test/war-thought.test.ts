// The house thinks next door: the page stays free for its guest meanwhile.
import { expect } from 'vitest';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { blocksAt, expectLog, logLines, playCard, prompt } from '../src/war.ts';

const POSITION = {
  turn: 2,
  blocks: blocksAt({
    middlesex: 'l-henry-vi l-somerset',
    essex: 'l-oxford',
    cornwall: 'l-exeter l-devon',
    'north-yorks': 'l-clifford',
    calais: 'y-march y-warwick y-salisbury',
    ireland: 'y-york',
  }),
  hands: {
    york: ['ap2-1', 'ap2-2', 'ap3-1', 'ap3-2', 'ap3-3', 'ap4-1'],
    lancaster: ['ap4-2', 'ap4-3', 'ap4-4', 'ap4-5', 'ap4-6', 'ap3-4'],
  },
  played: { york: ['ap2-3'], lancaster: ['ap2-4'] },
  phase: { name: 'card', step: 'choose' },
};
const SEATING = {
  lancaster: { kind: 'bot', bot: 'steward', strength: 3 },
  york: { kind: 'person', name: 'Anne' },
} as const;

test('while the house thinks the page answers at once and is not kept busy', async ({ enter }) => {
  const page = await enter({ prefs: { pace: 'calm' } });
  await upload(page, warAt(POSITION, SEATING));
  await prompt(page).waitFor();
  await page.evaluate(() => {
    const scope = window as unknown as { busy: number; since: number };
    scope.busy = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) scope.busy += entry.duration;
    }).observe({ type: 'longtask' });
  });
  await expect.poll(() => prompt(page).innerText()).toContain('Which card do you play');
  await playCard(page, 'AP 2');
  await expect.poll(() => prompt(page).innerText()).toContain('The house is thinking');
  // from here on the house chooses what to do with four points
  const before = (await logLines(page)).length;
  const start = await page.evaluate(() => {
    const scope = window as unknown as { busy: number; since: number };
    scope.since = performance.now();
    scope.busy = 0;
    return scope.since;
  });
  expect(start).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('tabpanel', { name: 'Rules' }).getByRole('heading').first().waitFor();
  expect(await prompt(page).innerText()).toContain('The house is thinking');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(async () => (await logLines(page)).length, { timeout: 30_000 }).toBeGreaterThan(before + 2);
  const { busy, elapsed } = await page.evaluate(() => {
    const scope = window as unknown as { busy: number; since: number };
    return { busy: scope.busy, elapsed: performance.now() - scope.since };
  });
  expect(elapsed).toBeGreaterThan(2 * 900);
  expect(busy / elapsed).toBeLessThan(0.6);
  await expectLog(page, /Lancaster plays AP \d, York plays AP 2/);
});
