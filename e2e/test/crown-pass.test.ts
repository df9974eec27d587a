// Three at one phone, with the curtain between them: Parliament is summoned, a noble named, both Houses vote behind the
// curtain, and the last turn of a short game is counted.
import { kingmaker } from '@rose/kingmaker';
import type { AnyGame } from '@rose/table';
import { expect } from 'vitest';
import { playOn, shown, type Wish } from '../src/crown.ts';
import { fileOf, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { logText, openLog } from '../src/war.ts';

const LAST_PARLIAMENT = {
  options: { players: 3, votes: true, ending: 'short', rounds: 1, freeMoveWindow: false },
  round: 1,
  turn: 'red',
  first: 'yellow',
  held: {
    beaufort: 'red',
    'constable-tower': 'beaufort',
    grey: 'red',
    percy: 'yellow',
    neville: 'blue',
    marshal: 'chancery',
  },
  spot: {
    beaufort: 'in:london',
    grey: 'in:london',
    percy: 'in:alnwick',
    neville: 'in:warwick',
    henry: 'in:london',
  },
  keeper: { henry: 'red' },
  events: { e28: 'hand:red', e29: 'hand:red' },
  phase: { name: 'parliament' },
};
const ENDS = ['#consent', '#end-coronation', '#end-turn', '#pass'];
/** Red names Percy; Blue is against it, the others for it. */
const wish: Wish = ({ prompt, ways }) => {
  const ballot = prompt.startsWith('Blue') ? 'against' : 'for';
  const starts = ['do:nominate percy', `#commons ${ballot} #lords ${ballot} #seal`, ...ENDS, 'do:let-stay'];
  const texts = ways.map((way) => way.join(' '));
  const wished = starts.flatMap((start) => texts.findIndex((text) => text.startsWith(start))).find((at) => at >= 0);
  return wished === undefined ? undefined : ways[wished];
};

test('a Parliament and the count, on one phone between three', async ({ enter }) => {
  const page = await enter({ dice: 1455, size: 'phone' });
  await upload(page, fileOf(kingmaker as unknown as AnyGame, LAST_PARLIAMENT));
  await playOn(page, { isPassed: true, isDone: () => true });
  const summon = page.getByRole('button', { name: /^Summon / });
  for (const noble of ['percy', 'neville']) await (await shown(page, `do:summon ${noble}`)).tap();
  expect(await summon.innerText()).toContain('2 Writs');
  await summon.tap();
  await summon.waitFor({ state: 'detached' });
  const { answers, curtains } = await playOn(page, { wish, isPassed: true });
  // who names, who is named and who votes are three hands, each behind the curtain
  expect(curtains).toBeGreaterThanOrEqual(4);
  expect(answers.filter((answer) => answer.endsWith('#seal'))).toHaveLength(3);
  expect(await page.locator('.end p').first().innerText()).toContain('Red');
  await openLog(page);
  const log = await logText(page);
  const story = [
    'Red opens a Parliament in London and sends Writs to Neville and Percy.',
    'Red proposes Percy for the office of Marshal of England.',
    'Yellow has chosen, under seal.',
    'Commons 41 to 3, Lords 17 to 4. Carried. Yellow for; Blue against; Red for.',
    'Percy is made Marshal of England.',
    'The Parliament of London is over.',
    'The count, Commons and Lords: Red 39 and 14; Yellow 2 and 3; Blue 3 and 4.',
  ].map((line) => log.indexOf(line));
  expect(story[0]).toBeGreaterThanOrEqual(0);
  expect(story).toEqual(story.toSorted((one, other) => one - other));
});
