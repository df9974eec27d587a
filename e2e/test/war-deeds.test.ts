// What the house does can be followed: told and lit while it acts, in short afterwards, step by step when asked.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { blocksAt, button, logLines, prompt, spot } from '../src/war.ts';

/** Lancaster, the house, has four points and much to do with them; then it is York's turn. */
const POSITION = {
  turn: 2,
  player1: 'lancaster',
  cards: { lancaster: 'ap4-1', york: 'ap2-1' },
  blocks: blocksAt({
    middlesex: 'l-henry-vi l-somerset',
    essex: 'l-oxford',
    cornwall: 'l-exeter l-devon',
    'north-yorks': 'l-clifford',
    calais: 'y-march y-warwick y-salisbury',
    ireland: 'y-york',
  }),
};
const SEATING = {
  lancaster: { kind: 'bot', bot: 'steward', strength: 1 },
  york: { kind: 'person', name: 'Anne' },
} as const;
const question = (page: Page): Locator => page.getByRole('region', { name: 'The question of the moment' });
const told = async (page: Page): Promise<readonly string[]> =>
  (await logLines(page)).filter((line) => line.includes('Lancaster')).map((line) => line.split(' §')[0]?.trim() ?? '');

test('deeds of the house: as they happen, in short, and again step by step', async ({ enter }) => {
  const page = await enter({ prefs: { pace: 'calm' } });
  await upload(page, warAt(POSITION, SEATING));
  // while it acts, its last deed stands in the question, and the places it names are lit on the map
  await expect.poll(() => question(page).innerText(), { timeout: 20_000 }).toMatch(/thinking[\s\S]*Lancaster/);
  expect(await question(page).innerText()).toMatch(
    /(Lancaster recruits a block in|A Lancaster block (marches|sails) from)/,
  );
  // in a hurry it does the rest at once
  await button(page, 'Hurry').click();
  await expect.poll(() => prompt(page).innerText(), { timeout: 30_000 }).toContain('You have 2 action points left');
  expect(await page.getByRole('button', { name: 'Hurry' }).count()).toBe(0);
  const lines = await told(page);
  expect(lines.length).toBeGreaterThan(1);
  // then all of it in short
  const short = page.getByRole('group').filter({ hasText: 'Since your last move' });
  await short.getByText('Since your last move').click();
  await expect.poll(() => short.innerText()).toContain(lines[0] ?? 'something');
  expect(await short.getByRole('listitem').count()).toBeLessThanOrEqual(lines.length);
  // and once more on the board
  await short.getByRole('button', { name: 'Step by step' }).click();
  const recap = page.getByRole('region', { name: 'Since your last move' });
  for (const [n, line] of lines.entries()) {
    await recap.getByText(`${n + 1} of ${lines.length}`).waitFor();
    expect((await recap.innerText()).replaceAll(/\s+/g, ' ')).toContain(line);
    await recap.getByRole('button', { name: n + 1 < lines.length ? 'Next' : 'Play on' }).click();
  }
  await prompt(page).waitFor();
  await spot(page, 'Earl of March').waitFor();
});
