// A whole campaign against the house, by clicks, with the same dice every time.
import { expect } from 'vitest';
import { openChoices, plainPlayer } from '../src/campaign.ts';
import { test } from '../src/harness.ts';
import { GAME, logText, prompt, track } from '../src/war.ts';

const among = (text: string, ...parts: readonly string[]): boolean => parts.every((part) => text.includes(part));

test('a campaign against the house, through its political turn', async ({ enter }) => {
  const page = await enter({ dice: 1460 });
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'York' }).check();
  await form.getByRole('button', { name: 'Sit down and play' }).click();
  await prompt(page).waitFor();
  await openChoices(page);
  const title = page.locator('section[aria-label="Campaign II, Turn 1 of 7"]');
  const { cards, moves, battles } = await plainPlayer(page).play(() => title.isVisible());
  const log = await logText(page);

  // seven cards, each shown on the table beside the other's
  expect(cards).toHaveLength(7);
  for (const card of cards) expect(log).toContain(`York has chosen ${card}.`);
  expect(log.match(/Lancaster plays [\w ]+, York plays [\w ]+: (Lancaster|York) goes first\./g)).toHaveLength(7);
  for (const turn of [2, 3, 4, 5, 6, 7]) expect(log).toContain(`Turn ${turn} of campaign 1 begins.`);
  // every block that was sent somewhere stood there afterwards, and the log tells of it
  expect(moves.length).toBeGreaterThan(7);
  for (const { chosen, after } of moves) {
    const [, to = ''] = /(?: to| in) ((?:(?! to | in | across ).)+?)(?: across the .+)?$/.exec(chosen) ?? [];
    expect(after, chosen).toContain(`, ${to}, strength`);
  }
  expect(moves.filter(({ chosen }) => among(chosen, 'marches')).length).toBeGreaterThan(0);
  expect(log).toMatch(/(A Lancaster block (marches|sails) from|Lancaster recruits a block in)/);
  // battles were shown and fought with dice
  expect(battles.length).toBeGreaterThan(0);
  for (const name of battles) expect(log).toContain(name.replace('Battle of', 'Battle in'));
  expect(log).toMatch(/fires at firepower \d and rolls [1-6]/);
  expect(log).toMatch(/(Lancaster|York) wins the battle in/);
  // the political turn: armies go home, lords are counted, somebody reigns
  expect(log).toContain('Campaign 1 is over: levies, bombards, mercenaries and the Rebel go home.');
  const [, red, white] = /The lords are counted: Lancaster (\d+), York (\d+)/.exec(log) ?? [];
  expect(log.includes('usurps the throne')).toBe(Number(white) > Number(red));
  expect(log).toMatch(/goes home from/);
  expect(log).toContain('Campaign 2 begins: every block is back at full strength.');
  const kings = page
    .getByRole('list', { name: 'Players' })
    .getByRole('listitem')
    .filter({ hasText: /King: \w+/ });
  expect(await kings.count()).toBe(1);
  await track(page).getByRole('listitem').filter({ hasText: 'Turn 1 of 7' }).waitFor();
});
