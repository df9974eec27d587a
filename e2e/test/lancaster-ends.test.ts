// The last Parliament by clicks, for the lines that can break a tie at the end: the paper of the end says who won, by what,
// and in figures why.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ENDS } from '../../games/lancaster-york/test/ends.ts';
import { test } from '../src/harness.ts';
import { chronicle, confirm, layPlans, nextScene, openCurtain, sceneHead, tellAgain } from '../src/plans.ts';
import { button, expectLog } from '../src/war.ts';

/** Who is before whom, by what, with which figures. */
const WHY: Readonly<Record<string, readonly [winner: string, how: string, tie: string]>> = {
  'tie-kings': ['Yellow', 'house crowned more kings', 'Yellow before Red in the tie: kings crowned (3 against 2)'],
  'tie-nobles': ['Red', 'by better holdings', 'Red before Yellow in the tie: higher nobles (9, 6 against 9, 5, 5)'],
  'tie-royalCastle': ['Yellow', 'by better holdings', 'Yellow before Red in the tie: royal castles (2 against 1)'],
  'tie-largeTown': ['Yellow', 'by better holdings', 'Yellow before Red in the tie: large towns (1 against 0)'],
  'tie-bishop': ['Yellow', 'by better holdings', 'Yellow before Red in the tie: bishops (1 against 0)'],
  'tie-town': ['Yellow', 'by better holdings', 'Yellow before Red in the tie: towns (1 against 0)'],
  'tie-port': ['Yellow', 'by better holdings', 'Yellow before Red in the tie: ports (1 against 0)'],
  'tie-ship': ['Yellow', 'by better holdings', 'Yellow before Red in the tie: ships (2 against 1)'],
  'tie-turn-order': ['Yellow', 'earlier in turn order', 'Yellow before Red in the tie: turn order (2 against 3)'],
};

const playersAt = (position: object): number =>
  (position as { readonly options: { readonly players: number } }).options.players;
/** All confirm empty plans: nothing changes but that Parliament sits. */
const holdParliament = async (page: Page, position: object): Promise<void> => {
  const players = playersAt(position);
  await layPlans(page, position, players);
  for (let n = 1; n <= players; n++) {
    await confirm(page).click();
    if (n < players) await openCurtain(page);
  }
};

const expectEnd = async (page: Page, by: string): Promise<void> => {
  const [winner, how, tie] = WHY[by] ?? ['', '', ''];
  const end = page.locator('.end');
  await end.getByRole('heading', { name: `${winner} wins` }).waitFor();
  expect(await end.locator('p').first().innerText(), by).toContain(how);
  const places = end.getByRole('list', { name: 'The final table' }).getByRole('listitem');
  const [first = '', second = ''] = await places.allInnerTexts();
  expect(first.replaceAll(/\s+/g, ' '), by).toBe(`${winner} 100 VP ${tie}`);
  expect(second, by).toContain('100 VP');
  const [, criterion = ''] = /tie: (.+) \(/.exec(tie) ?? [];
  await expectLog(page, `The game is over. 1. ${winner} 100 VP (${criterion}), 2. `);
};

/** One for each way a tie is said to be broken, with each number of players; `npm test -- long` plays all nine lines. */
const IN_GATE = ['tie-kings', 'tie-nobles', 'tie-turn-order'];
const PLAYED = process.env['ROSE_LONG'] ? ENDS : ENDS.filter(([by]) => IN_GATE.includes(by));

test('every line has its reason', () => expect(ENDS.map(([by]) => by)).toEqual(Object.keys(WHY)));

test.for([2, 3, 4])('level ends of %i players', async (players, { enter }) => {
  const page = await enter();
  for (const [by, position] of PLAYED.filter((end) => playersAt(end[1]) === players)) {
    await page.goto(new URL(page.url()).origin);
    await holdParliament(page, position);
    await expectEnd(page, by);
  }
});

test('a region that is level is judged down to turn order, and the chronicle says so', async ({ enter }) => {
  const page = await enter();
  // 9 control points each, nothing else there
  await holdParliament(page, {
    options: { players: 2 },
    turn: 5,
    order: ['yellow', 'red'],
    cards: { red: ['percy'], yellow: ['plantagenet'] },
    nobles: { percy: 'northern-england' },
  });
  await button(page, 'Look at the board').click();
  await tellAgain(page);
  while (!((await sceneHead(page)) ?? 'Northern England').includes('Northern England')) await nextScene(page);
  await chronicle(page).getByText('Yellow before Red in the tie: turn order', { exact: true }).waitFor();
});
