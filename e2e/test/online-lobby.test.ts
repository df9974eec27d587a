// The lobby with real browsers: what gathers, what is played, and what is one's own, as it changes.
import { expect } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { test } from '../src/harness.ts';
import { enterLobby, heard, offerTable, onTurn, seat, speak, touchFirst } from '../src/online.ts';
import { goHome, openPlaces, place, prompt } from '../src/table.ts';

test('company talks before the game begins; what somebody says can be blocked and reported', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ size: 'phone', language: 'fr', prefs: { name: 'Hugh' } });
  await enterLobby(anne);
  const link = await offerTable(anne, { access: 'Only by link' });
  // the link that is to be sent stands above the talk
  const heads = await anne.getByRole('heading', { level: 2 }).allInnerTexts();
  const [sent, talk] = ['The link to this table', 'Talk before the game'].map((head) => heads.indexOf(head));
  expect(sent, heads.join()).toBeGreaterThanOrEqual(0);
  expect(talk, heads.join()).toBeGreaterThan(sent ?? 0);
  await speak(anne, 'Which side would you like?');
  await hugh.goto(link);

  // whoever was sent the link hears it before sitting down, and needs a name to speak
  await expect.poll(() => heard(hugh)).toContain('Which side would you like?');
  await hugh.getByRole('link', { name: 'Prenez un nom pour parler.' }).waitFor();
  await expectAccessible(hugh, 'talk before the game, on a phone');
  await hugh.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(hugh, 'talk before the game, on a phone, dark', 'colours');
  await hugh.goto(link.replace(/#.*/, '#/account'));
  await hugh.getByRole('button', { name: 'Prendre ce nom' }).click();
  await hugh.getByRole('heading', { name: 'Hugh' }).waitFor();
  await hugh.goto(link);
  await speak(hugh, 'Rude words', 'fr');
  await expect.poll(() => heard(anne)).toContain('Rude words');
  await anne.getByRole('button', { name: 'About what Hugh said' }).click();
  await anne.getByRole('button', { name: 'Report this line' }).click();
  await anne.getByLabel('What is wrong with it?').fill('He is rude');
  await expectAccessible(anne, 'a line is reported');
  await anne.getByRole('button', { name: 'Report it to whoever runs the house' }).click();
  await anne.getByText('Whoever runs the house will look at it.').waitFor();
  await anne.getByRole('button', { name: 'Block Hugh' }).click();
  await anne.getByRole('dialog').getByRole('button', { name: 'Block Hugh' }).click();
  await expect.poll(() => heard(anne)).not.toContain('Rude words');
  await speak(hugh, 'More of them', 'fr');
  await expect.poll(() => heard(hugh)).toContain('More of them');
  await speak(anne, 'I hear nothing');
  await expect.poll(() => heard(anne)).toContain('I hear nothing');
  expect(await heard(anne)).not.toContain('More of them');
});

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
  await cecily.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(cecily, 'a game under way in the lobby, dark', 'colours');

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
  await mine.getByText('over, nobody won').waitFor();
  await mine.getByRole('link', { name: 'Replay, The Two Roses' }).click();
  await hugh.getByRole('slider', { name: 'Step' }).waitFor();
});

test('somebody is sent away from a table that fills, reads why, and has no chair there any more', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ size: 'phone', language: 'fr', prefs: { name: 'Hugh' } });
  await enterLobby(anne);
  const link = await offerTable(anne, { game: 'Lancaster versus York', players: 3, side: 'Red' });
  await hugh.goto(link);
  const chairs = hugh.getByRole('button', { name: /^S’asseoir/ });
  await chairs.first().click();
  await anne.getByRole('button', { name: 'Send Hugh away' }).click();
  const dialog = anne.getByRole('dialog');
  await dialog.getByLabel('Why? They will read it').fill('We play with our cousin');
  await expectAccessible(anne, 'somebody is sent away');
  await dialog.getByRole('button', { name: 'Send Hugh away' }).click();
  await hugh.getByText(/Anne vous a demandé de quitter cette table.+We play with our cousin/).waitFor();
  await expectAccessible(hugh, 'who was sent away');
  await expect.poll(() => chairs.count()).toBe(0);
});
