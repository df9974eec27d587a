// Kingmaker under a finger: a goal that is touched is shown first, with its way, and marched to by the second touch; what was borrowed
// and is due is read first.
import { kingmaker } from '@rose/kingmaker';
import type { AnyGame } from '@rose/table';
import { expect } from 'vitest';
import { shown, take } from '../src/crown.ts';
import { fileOf, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { handOver } from '../src/passing.ts';
import { logText, openLog, touch } from '../src/war.ts';

const TABLE = {
  options: { players: 2, freeMoveWindow: false },
  held: { grey: 'red', percy: 'red', roos: 'yellow' },
  spot: { grey: 'stamford', percy: 'in:alnwick', roos: 'spalding' },
  phase: { name: 'movement' },
};
const SEATING = {
  red: { kind: 'person', name: 'Anne' },
  yellow: { kind: 'bot', bot: 'random', strength: 1 },
} as const;

test('a march on a phone is asked about with its way and its chances, and goes elsewhere or there', async ({
  enter,
}) => {
  const page = await enter({ size: 'phone', prefs: { fast: false } });
  await upload(page, fileOf(kingmaker as unknown as AnyGame, TABLE, SEATING));
  const [prompt, ways] = [page.locator('.prompt .say'), page.locator('.km-ways .way')];
  await take(page, ['grey', 'sleaford']);
  await expect.poll(() => prompt.innerText()).toMatch(/Grey.*Sleaford.*\?\s+From Stamford, 1 area\./s);
  expect(await ways.count()).toBe(1);
  await page.getByRole('button', { name: 'Elsewhere' }).tap();
  await expect.poll(() => prompt.innerText()).toContain('Where does');
  expect(await ways.count()).toBe(0);
  // he is still in the hand; whoever stands at the goal is weighed before anybody goes there
  await touch(page, await shown(page, 'spalding'));
  await expect.poll(() => prompt.innerText()).toMatch(/Grey.*Spalding/);
  await expect.poll(() => page.locator('.odds').innerText()).toMatch(/Red\s*\d+/);
  await touch(page, await shown(page, 'spalding'));
  await page.locator('[data-undo=""]').waitFor();
  await openLog(page);
  expect(await logText(page)).toContain('Grey marches from Stamford to Spalding');
});

/** Round one phone: the board comes after what lies beside it, once the curtain is open. */
const DUE = {
  ...TABLE,
  options: { freeMoveWindow: false },
  turn: 'red',
  round: 4,
  turns: { red: 4, yellow: 3, blue: 3, green: 3 },
  held: { ...TABLE.held, beaufort: 'red', 'burgundian-1': 'grey', neville: 'blue', howard: 'green' },
  spot: { ...TABLE.spot, beaufort: 'in:london', neville: 'in:warwick', howard: 'in:tendring' },
  loans: [{ from: 'yellow', to: 'red', item: 'yellow>red:card:burgundian-1:grey', due: 4 }],
};
test('on a phone what is to be given back now is in sight above one’s own faction', async ({ enter }) => {
  const page = await enter({ size: 'phone', dark: true });
  await upload(page, fileOf(kingmaker as unknown as AnyGame, DUE));
  await handOver(page, 'Red');
  const due = page.getByRole('heading', { name: 'To be given back now' });
  await page.locator('.km-noble').first().waitFor();
  await page.locator('.stage [data-lit]').first().waitFor();
  const isOpen = () =>
    due.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && one.contains(top);
    });
  await expect.poll(isOpen).toBe(true);
});
