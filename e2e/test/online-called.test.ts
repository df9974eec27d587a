// One's turn, wherever one looks: the title says so, a knock if wanted, and whoever comes back is shown what happened.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { enterLobby, onTurn, seat, touchFirst } from '../src/online.ts';
import { goHome, openPlaces } from '../src/table.ts';

/** Counts the knocks of a page from its next visit on. */
const countKnocks = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { knocks: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      counted.knocks++;
      start.call(this, when);
    };
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { readonly knocks: number }).knocks);
};

test('a turn is in the title and, if wanted, heard; whoever was away sees what happened since', async ({ enter }) => {
  const anne = await enter({ prefs: { name: 'Anne', sound: true } });
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  const knocks = await countKnocks(anne);
  const link = await seat(anne, hugh);
  const table = /join\/(\w+)\//.exec(link)?.[1] ?? '';
  if ((await onTurn(anne, hugh)) === anne) await touchFirst(anne);
  await onTurn(hugh);
  await goHome(anne);
  await enterLobby(anne);
  expect(await anne.title()).not.toMatch(/^\(1\)/);
  const before = await knocks();
  // longer ago than a short look elsewhere
  await anne.evaluate((id) => localStorage.setItem(`rose.visit.${id}`, String(Date.now() - 3_600_000)), table);
  const cell = await touchFirst(hugh);
  await expect.poll(() => anne.title()).toMatch(/^\(1\) /);
  await expect.poll(knocks).toBeGreaterThan(before);
  await anne.getByRole('link', { name: 'Play, The Two Roses' }).click();
  await anne.getByRole('region', { name: 'Since your last move' }).waitFor();
  await expect.poll(() => anne.getByRole('region', { name: 'Since your last move' }).innerText()).toContain(cell);
  await anne.getByRole('button', { name: 'Play on' }).click();
  await expect.poll(() => openPlaces(anne)).not.toEqual([]);
  expect(await anne.title()).toMatch(/^Your turn · /);
});
