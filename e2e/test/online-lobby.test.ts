// The lobby with real browsers: what gathers, what is played, and what is one's own, as it changes.
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { test } from '../src/harness.ts';
import { enterLobby, onTurn, seat, touchFirst } from '../src/online.ts';
import { goHome, openPlaces, place, prompt } from '../src/table.ts';

test('a game under way shows itself in the lobby, goes on there, is watched, and goes when it is over', async ({
  enter,
}) => {
  const anne = await enter({ prefs: { name: 'Agnes' } });
  const hugh = await enter({ prefs: { name: 'Hubert' } });
  const cecily = await enter({ size: 'phone', prefs: { name: 'Cecily' } });
  await enterLobby(cecily);
  await seat(anne, hugh);
  const row = cecily.getByRole('listitem').filter({ hasText: 'Agnes' }).filter({ hasText: 'Hubert' });
  await row.getByText('0 moves').waitFor();
  const first = await touchFirst(await onTurn(anne, hugh));
  await row.getByText('1 move').waitFor();
  await expectAccessible(cecily, 'a game under way in the lobby');

  // whoever looks in sees the board, and may touch nothing
  await row.getByRole('link', { name: /^Watch The Two Roses: / }).click();
  await prompt(cecily).waitFor();
  await expect.poll(() => place(cecily, first).getAttribute('aria-label')).toContain('soldier');
  expect(await openPlaces(cecily)).toEqual([]);

  // one's own game stands among one's own tables, not among those to be watched
  await goHome(anne);
  await enterLobby(anne);
  await anne
    .getByRole('region', { name: 'Your tables here' })
    .getByText(/Hubert/)
    .first()
    .waitFor();
  expect(await anne.getByRole('link', { name: /^Watch .*Hubert/ }).count()).toBe(0);

  await goHome(cecily);
  await enterLobby(cecily);
  await row.waitFor();
  await hugh.getByRole('button', { name: 'More' }).click();
  await hugh.getByRole('button', { name: 'Propose to end the game now' }).click();
  await hugh.getByRole('dialog').getByRole('button', { name: 'Propose to end the game now' }).click();
  await anne.getByRole('region', { name: 'Your tables here' }).getByRole('link').first().click();
  await anne.getByRole('button', { name: 'End it' }).click();
  await row.waitFor({ state: 'detached' });

  // a finished game of one's own stays within reach
  await goHome(hugh);
  await enterLobby(hugh);
  const mine = hugh.getByRole('region', { name: 'Your tables here' });
  await mine.getByText('over', { exact: true }).waitFor();
  await mine.getByRole('link', { name: 'Replay, The Two Roses' }).click();
  await hugh.getByRole('slider', { name: 'Step' }).waitFor();
});
