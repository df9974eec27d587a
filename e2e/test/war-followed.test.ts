// What the house does can be followed: told and lit while it acts, in short afterwards, step by step when asked.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload, warAt } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { touchOnSight } from '../src/passing.ts';
import { blocksAt, logLines, prompt, spot } from '../src/war.ts';

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
const told = async (page: Page): Promise<readonly string[]> =>
  (await logLines(page)).filter((line) => line.includes('Lancaster')).map((line) => line.split(' §')[0]?.trim() ?? '');

/** Everything the question of the moment has said, however short it stood there. */
const remember = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const scope = window as unknown as { said: string[] };
    scope.said = [];
    new MutationObserver(() => {
      const text = document.querySelector('#prompt')?.parentElement?.textContent ?? '';
      if (text !== '' && scope.said.at(-1) !== text) scope.said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const said = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

test('deeds of the house: as they happen, in short, and again step by step', async ({ enter }) => {
  // calm, so that a slow page shows each deed before the next
  const page = await enter({ prefs: { pace: 'calm' } });
  await remember(page);
  await page.reload();
  await upload(page, warAt(POSITION, SEATING));
  await expect.poll(() => prompt(page).innerText()).toContain('You have 2 action points left');
  const lines = await told(page);
  expect(lines.length).toBeGreaterThan(1);
  // while it acted, its last deed stood in the question: each but the one that handed the turn over
  const heard = (await said(page)).join('\n');
  for (const line of lines.slice(0, -1)) expect(heard).toContain(`The house is thinking${line}`);
  // then all of it in short
  const short = page.getByRole('group').filter({ hasText: 'Since your last move' });
  await short.getByText('Since your last move').waitFor();
  expect(await short.getByRole('listitem').allInnerTexts()).toEqual(lines);
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

/** So many blocks of the house go home, to more than twelve places, that they are told as one wherever they lead. */
const HOMEWARD = {
  turn: 7,
  blocks: blocksAt({
    middlesex: 'l-henry-vi l-somerset l-exeter',
    leicester: 'l-oxford l-devon l-wiltshire l-shrewsbury l-westmoreland',
    oxford: 'l-church-canterbury l-church-york l-stanley l-clifford l-beaumont l-pembroke',
    kent: 'l-buckingham l-northumberland l-rivers',
    ireland: 'y-york',
  }),
  phase: { name: 'political', step: 'home', acting: 'lancaster' },
};

test('the house may be hurried, and deeds alike are told as one', async ({ enter }) => {
  const page = await enter({ prefs: { pace: 'calm' } });
  const hurried = touchOnSight(page, 'Hurry');
  await upload(page, warAt(HOMEWARD, SEATING));
  await hurried;
  await page.getByRole('button', { name: 'Hurry' }).waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Campaign II, Turn 1 of 7' }).waitFor();
  await expect.poll(() => prompt(page).innerText()).not.toContain('thinking');
  const home = (await logLines(page)).filter((line) => /(goes home|is at home)/.test(line));
  expect(home).toHaveLength(17);
  const short = page.getByRole('group').filter({ hasText: 'Since your last move' });
  await short.getByText('Since your last move').waitFor();
  expect(await short.innerText()).toMatch(/A Lancaster block .+ \(and 1[3-6] more like it\)/);
});
