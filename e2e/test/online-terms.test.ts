// Terms of a table as players choose them: options with their rule text, slow clocks; and one player at two devices.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { enterLobby, onTurn, seat, touchFirst } from '../src/online.ts';
import { place, prompt } from '../src/table.ts';

test('options and a slow clock are chosen in a form, shown to who is invited, and hold at the table', async ({
  enter,
}) => {
  const anne = await enter();
  const hugh = await enter({ language: 'fr', prefs: { name: 'Hugh' } });
  await enterLobby(anne);
  await anne.getByRole('link', { name: 'Open a table' }).click();
  await anne.getByRole('radio', { name: 'Richard III', exact: true }).check();
  await anne.getByRole('radio', { name: 'Kingmaker (1470)' }).check();
  await anne.getByText('The full game of three campaigns, or one campaign of its own.').waitFor();
  await anne.getByRole('radio', { name: 'Days per move' }).check();
  await anne.getByLabel('Days for a move').fill('2');
  await anne.getByLabel('Days in the bank').fill('3');
  await anne.getByLabel('At most in the bank').fill('5');
  await anne.getByRole('button', { name: 'Open the table' }).click();
  await anne.getByText('2 days a move, 3 in the bank (at most 5)').waitFor();
  const link = await anne.getByLabel('The link to this table').inputValue();
  await hugh.goto(link);
  await hugh.getByText('2 jours par coup, 3 en réserve (au plus 5)').waitFor();
  await hugh.getByText('Le Faiseur de rois', { exact: false }).first().waitFor();
  await hugh.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await Promise.all([prompt(anne).waitFor(), prompt(hugh).waitFor()]);
  // the days of the move are on top of the bank
  await expect
    .poll(() => anne.getByRole('timer').first().innerText())
    .toMatch(/^(4 days 23 hrs?|5 days 0 hrs?|3 days 0 hrs?)$/);
});

test('one player at two devices: both see, both may play', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' } });
  const link = await seat(anne, hugh);
  const table = /join\/(\w+)\//.exec(link)?.[1] ?? '';
  const second = await enter({ context: anne.context(), at: `#/table/${table}` });
  await prompt(second).waitFor();
  for (let i = 0; i < 4; i++) {
    const mover = await onTurn(i % 2 === 0 ? anne : second, hugh);
    const cell = await touchFirst(mover);
    for (const page of [anne, second, hugh])
      await expect.poll(() => place(page, cell).getAttribute('aria-label')).toContain('soldier');
  }
});
