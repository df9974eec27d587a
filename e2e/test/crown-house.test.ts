// One person and three of the house at Kingmaker, in French: a short game from the first card to the count of its end.
import { kingmaker } from '@rose/kingmaker';
import type { AnyGame } from '@rose/table';
import { expect } from 'vitest';
import { GAME, playOn, take } from '../src/crown.ts';
import { fileOf, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { logText } from '../src/war.ts';

/** `Rouge 10 et 5 ; Jaune 19 et 10`: each faction with its votes in the lower and the upper House. */
const countIn = (log: string): readonly { readonly seat: string; readonly votes: number }[] =>
  [...(log.split('Le compte, Communes et Lords').at(-1) ?? '').matchAll(/(\p{L}+) (\d+) et (\d+)/gu)].map(
    ([, seat = '', commons, lords]) => ({ seat, votes: Number(lords) * 1000 + Number(commons) }),
  );

test('a short game of four, to its end', async ({ enter }) => {
  const page = await enter({ dice: 1461, language: 'fr' });
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Rouge' }).check();
  await form.getByRole('radio', { name: 'Jeu court', exact: true }).check();
  await form.getByText('Chaque règle à part').click();
  await form.getByLabel('Manches').fill('2');
  await form.getByRole('button', { name: 'S’asseoir et jouer' }).click();
  const { answers } = await playOn(page);
  const won = await page.locator('.end p').first().innerText();
  const log = await logText(page);
  // every card found its noble, every noble a castle, and each turn had a march
  for (const [phase, least] of Object.entries({ allocation: 3, placement: 1, movement: 4, draw: 2 }))
    expect(answers.filter((answer) => answer.startsWith(`${phase}:`)).length, phase).toBeGreaterThanOrEqual(least);
  for (const told of ['La manche 2 commence.', 'Le tour de Rouge s’achève.']) expect(log).toContain(told);
  const count = countIn(log);
  expect(count).toHaveLength(4);
  const best = count.toSorted((one, other) => other.votes - one.votes)[0]?.seat;
  expect(won).toMatch(new RegExp(`${best} est en tête`));
});

/** A faction that fills the column, and a goal that has walls of its own. */
const FULL_COLUMN = {
  options: { players: 2, freeMoveWindow: false },
  held: {
    cromwell: 'red',
    'town-nottingham': 'cromwell',
    grey: 'red',
    percy: 'red',
    neville: 'red',
    stanley: 'red',
    howard: 'red',
    roos: 'yellow',
  },
  spot: {
    cromwell: 'in:south-wingfield',
    grey: 'in:groby',
    percy: 'in:alnwick',
    neville: 'in:warwick',
    stanley: 'in:lathom',
    howard: 'in:tendring',
    roos: 'in:helmsley',
  },
  phase: { name: 'movement' },
};
const HOUSE = {
  red: { kind: 'person', name: 'Anne' },
  yellow: { kind: 'bot', bot: 'random', strength: 1 },
} as const;
test('what one touch could mean is read whole beside a full faction; a card of one’s own is told to a hand', async ({
  enter,
}) => {
  const page = await enter({ screen: { width: 1366, height: 768, touch: false } });
  await upload(page, fileOf(kingmaker as unknown as AnyGame, FULL_COLUMN, HOUSE));
  await take(page, ['cromwell', 'nottingham']);
  const second = page.locator('.menu-item').nth(1);
  await second.waitFor();
  const [answer, slot] = await Promise.all([second.boundingBox(), page.locator('.papers-slot').boundingBox()]);
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual((slot?.y ?? 0) + (slot?.height ?? 0));
  await page.keyboard.press('Escape');
  await page.locator('.km-noble[data-place="neville"]').hover();
  await expect.poll(() => page.locator('.km-paper').innerText()).toContain('50 men');
  // the way to somebody who stands on a goal is shown, and how far it is
  await take(page, ['cromwell']);
  await page.locator('.km-counters [data-place="roos"]').hover();
  await expect
    .poll(() => page.locator('.km-ways .km-pill').allTextContents())
    .toEqual([expect.stringMatching(/^\d+ areas$/)]);
  // before he stands anywhere a noble is told as a noble
  const { spot, ...without } = FULL_COLUMN;
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  const placing = { ...without, first: 'red', spot: { roos: spot.roos }, phase: { name: 'placement' } };
  await upload(page, fileOf(kingmaker as unknown as AnyGame, placing, HOUSE));
  await page.locator('.km-noble[data-place="neville"]').hover();
  await expect.poll(() => page.locator('.km-paper').innerText()).toMatch(/Neville[\s\S]*50 men/);
  expect(await page.locator('.km-paper').innerText()).not.toContain('House of');
});
