// The open house with real browsers: a whole game through lobby and link, a line that breaks, an onlooker.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import {
  cableOf,
  enterLobby,
  heard,
  offerTable,
  onTurn,
  openTalk,
  SAY,
  seat,
  speak,
  touchFirst,
} from '../src/online.ts';
import { endTitle, logLines, openPlaces, place, playByTouch, prompt } from '../src/table.ts';

test('two people play a whole game, one loses the line and comes back, a third looks on', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ size: 'phone', language: 'fr', prefs: { name: 'Hugh' } });
  const cecily = await enter({ prefs: { name: 'Cecily' } });
  const cable = await cableOf(hugh);

  // the table shows itself in the lobby as soon as it is opened, and goes when its last chair is taken
  await enterLobby(cecily);
  await enterLobby(anne);
  const link = await offerTable(anne);
  const shown = cecily.getByRole('link', { name: 'Sit down at Anne’s table of The Two Roses' });
  await shown.waitFor();
  await hugh.goto(link);
  await hugh.getByText('Anne vous invite à une partie.').waitFor();
  await hugh.getByRole('button', { name: SAY.fr.sit, exact: true }).click();
  await Promise.all([prompt(anne).waitFor(), prompt(hugh).waitFor()]);
  await shown.waitFor({ state: 'detached' });

  // the link now leads the third one to the game, as an onlooker
  await cecily.goto(link);
  await cecily.getByRole('link', { name: 'Watch it' }).click();
  await prompt(cecily).waitFor();
  const first = await onTurn(anne, hugh);
  const cell = await touchFirst(first);
  for (const page of [anne, hugh, cecily])
    await expect.poll(() => place(page, cell).getAttribute('aria-label')).toMatch(/soldier|soldat/);
  expect(await openPlaces(cecily)).toEqual([]);

  // what the players say among themselves an onlooker does not hear
  await openTalk(anne);
  await openTalk(cecily);
  await speak(anne, 'Mind your castle');
  await anne.getByLabel('To whom').selectOption({ label: 'everybody' });
  await speak(anne, 'Good day to all');
  await expect.poll(() => heard(cecily)).toContain('Good day to all');
  expect(await heard(cecily)).not.toContain('Mind your castle');
  await openTalk(hugh, 'fr');
  await expect.poll(() => heard(hugh)).toContain('Mind your castle');
  await hugh.getByRole('button', { name: 'Jouer', exact: true }).click();
  await anne.getByRole('tab', { name: 'Log' }).click();

  // the line breaks; what is played meanwhile is there when it comes back, on the same page
  await hugh.evaluate(() => Object.assign(window, { isSamePage: true }));
  await cable.cut();
  await hugh.getByText(SAY.fr.lost).waitFor();
  await expect.poll(() => anne.locator('.presence').innerText()).toBe('away');
  const mover = await onTurn(anne, hugh);
  const played = await touchFirst(mover);
  cable.mend();
  await hugh.getByText(SAY.fr.back).waitFor();
  for (const page of [anne, hugh])
    await expect.poll(() => place(page, played).getAttribute('aria-label')).toMatch(/soldier|soldat/);
  expect(await hugh.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => anne.locator('.presence').innerText()).toBe('here');

  await Promise.all([playByTouch(anne), playByTouch(hugh)]);
  expect(await endTitle(anne).innerText()).toMatch(/You win|Hugh wins|A draw/);
  expect(await endTitle(hugh).innerText()).toMatch(/Vous gagnez|Anne|nulle/i);
  await cecily.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => logLines(cecily).then((lines) => lines.length)).toBeGreaterThan(10);

  // the finished game can be watched again by anybody, from any seat
  await cecily.locator('.end').getByRole('button', { name: 'Watch the game again' }).click();
  await cecily.getByRole('slider', { name: 'Step' }).waitFor();
  await cecily.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(() => place(cecily, cell).getAttribute('aria-label')).toContain('soldier');

  // once more, with sides swapped
  await anne.getByRole('button', { name: SAY.en.rematch }).click();
  await anne.getByText('kept for Hugh').waitFor();
  await hugh.getByRole('link', { name: 'Y aller' }).click();
  await hugh.getByRole('button', { name: /^S’asseoir : / }).click();
  await Promise.all([prompt(anne).waitFor(), prompt(hugh).waitFor()]);
  await onTurn(anne, hugh);
}, 120_000);

test('a move made while the line is down arrives once it is back, and once only', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  const cables = new Map([
    [anne, await cableOf(anne)],
    [hugh, await cableOf(hugh)],
  ]);
  await anne.reload();
  await seat(anne, hugh, { side: 'Lancaster', access: 'Only by link' });
  const mover = await onTurn(anne, hugh);
  const other = mover === anne ? hugh : anne;
  await cables.get(mover)?.cut();
  await mover.getByText(SAY.en.lost).waitFor();
  const cell = await touchFirst(mover);
  cables.get(mover)?.mend();
  await expect.poll(() => place(other, cell).getAttribute('aria-label')).toMatch(/soldier/);
  await expect.poll(() => openPlaces(other)).not.toEqual([]);
  expect((await logLines(other)).filter((line) => line.includes(cell)).length).toBe(1);
});
