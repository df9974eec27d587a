// 5.5 Each of the six event cards, played from the hand and carried out on the map.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import {
  battle,
  blocksAt,
  button,
  drag,
  expectLog,
  labelOf,
  layTable,
  logText,
  pass,
  playCard,
  prompt,
  spot,
  touch,
  touchSpots,
} from '../src/war.ts';

const LANCASTER = ['ap2-1', 'ap2-2', 'ap3-1', 'ap3-2', 'ap4-1', 'ap4-2'];
const YORK = ['ap2-3', 'ap2-4', 'ap3-3', 'ap3-4', 'ap4-3'];
const FAR = { ireland: 'y-york', france: 'l-merc-french', scotland: 'l-merc-scots', cornwall: 'l-exeter' };

/** Lancaster plays two points, York the event, which goes first. */
const played = async (page: Page, event: string, id: string, places: Readonly<Record<string, string>>) => {
  const position = {
    turn: 2,
    blocks: blocksAt({ ...FAR, ...places }),
    hands: { lancaster: LANCASTER, york: [`event-${id}`, ...YORK] },
    played: { lancaster: ['ap4-4'], york: ['ap4-5'] },
    phase: { name: 'card', step: 'choose' },
  };
  await layTable(page, position, 'Lancaster');
  await playCard(page, '2 actions');
  await pass(page, 'York');
  await playCard(page, event);
  await expectLog(page, `Lancaster plays 2 actions, York plays ${event}: York goes first.`);
};
const marches = async (page: Page): Promise<number> => (await logText(page)).split(' marches from ').length - 1;

/** How many messages with something to play the page has sent to its host since. */
const countPlays = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Object.assign(window, { plays: 0 });
    Worker.prototype.postMessage = function (this: Worker, message: { ask?: string }, ...rest: never[]) {
      if (message.ask === 'play') (window as unknown as { plays: number }).plays++;
      postMessage.call(this, message, ...rest);
    };
  });
  return () => page.evaluate(() => (window as unknown as { plays: number }).plays);
};

test('Surprise: three blocks cross the hills, where two may, dragged as one company', async ({ enter }) => {
  const page = await enter();
  await played(page, 'Surprise', 'surprise', { middlesex: 'l-henry-vi', cumbria: 'y-march y-warwick y-salisbury' });
  await touchSpots(page, 'Earl of March', 'Earl of Warwick');
  const salisbury = spot(page, 'Earl of Salisbury');
  await expect.poll(() => labelOf(salisbury)).toContain('may come along');
  await touch(page, salisbury);
  const asked = 'Where do the Earl of March, the Earl of Warwick and the Earl of Salisbury go?';
  await expect.poll(() => prompt(page).innerText()).toContain(asked);
  const plays = await countPlays(page);
  await drag(page, salisbury, spot(page, 'Northumbria'));
  await expect.poll(() => labelOf(spot(page, 'Northumbria'))).toContain('3 York blocks');
  expect([await marches(page), await plays()]).toEqual([3, 1]);
  expect(await labelOf(spot(page, 'Cumbria'))).toContain('vacant');
});

test('Force March: a block goes three areas', async ({ enter }) => {
  const page = await enter();
  await played(page, 'Force March', 'force-march', { middlesex: 'l-henry-vi', 'east-anglia': 'y-norfolk' });
  await touchSpots(page, 'Duke of Norfolk', 'Derby');
  await expect.poll(() => labelOf(spot(page, 'Duke of Norfolk'))).toContain('Derby');
  await expectLog(page, /The Duke of Norfolk marches from East Anglia through \w+ and \w+ to Derby/);
});

test('Muster: an area is named, and blocks march to it from around', async ({ enter }) => {
  const page = await enter();
  await played(page, 'Muster', 'muster', {
    middlesex: 'l-henry-vi',
    leicester: 'y-march',
    oxford: 'y-warwick',
    hereford: 'y-herbert',
  });
  await expect.poll(() => prompt(page).innerText()).toContain('Where do your blocks muster?');
  await touchSpots(page, 'Warwick');
  await expect.poll(() => prompt(page).innerText()).toContain('Who comes to the muster?');
  for (const [at, lord] of ['Earl of March', 'Earl of Warwick', 'Lord Herbert'].entries()) {
    await touchSpots(page, lord, 'Warwick');
    await expect.poll(() => labelOf(spot(page, lord))).toContain(', Warwick,');
    expect(await marches(page)).toBe(at + 1);
  }
  expect(await labelOf(spot(page, 'Warwick'))).toContain('3 York blocks');
});

test('Piracy: a landing where the enemy stands is an attack', async ({ enter }) => {
  const page = await enter();
  await played(page, 'Piracy', 'piracy', { middlesex: 'l-henry-vi', calais: 'y-march y-warwick', essex: 'l-oxford' });
  await touchSpots(page, 'Earl of Warwick', 'Essex');
  await expectLog(page, 'The Earl of Warwick sails from Calais across the North Sea into Essex, to attack.');
  await button(page, 'End the actions').click();
  await pass(page, 'Lancaster');
  await button(page, 'End the actions').click();
  await battle(page).getByRole('heading', { name: 'Battle of Essex' }).waitFor();
});

test('Treason: before the battle one roll for one lord', async ({ enter }) => {
  const page = await enter();
  await played(page, 'Treason', 'treason', {
    middlesex: 'l-henry-vi',
    'east-anglia': 'y-norfolk',
    essex: 'l-buckingham',
  });
  await touchSpots(page, 'Duke of Norfolk', 'Essex');
  await expectLog(page, 'The Duke of Norfolk marches from East Anglia into Essex, to attack.');
  await button(page, 'End the actions').click();
  await pass(page, 'Lancaster');
  await button(page, 'End the actions').click();
  await pass(page, 'York');
  await expect.poll(() => prompt(page).innerText()).toContain('Do you use Treason in the battle in Essex?');
  await battle(page)
    .getByRole('button', { name: /^Duke of Buckingham.*Treason: try to win over/ })
    .last()
    .click();
  await expect
    .poll(async () => (await page.getByRole('heading', { name: /^Pass the device/ }).count()) + (await lines(page)))
    .toBeGreaterThan(0);
  if (await page.getByRole('heading', { name: /^Pass the device/ }).isVisible()) await pass(page, 'Lancaster');
  await expectLog(
    page,
    /With Treason, York tries to win over the Duke of Buckingham and rolls [\d, ]+: (all even|in vain)\./,
  );
});
const lines = async (page: Page): Promise<number> => (await logText(page)).split('With Treason').length - 1;

test('Plague: every block in an enemy city loses 1 strength', async ({ enter }) => {
  const page = await enter();
  const places = { middlesex: 'l-henry-vi', 'east-anglia': 'l-oxford:3 l-devon:2', kent: 'y-warwick' };
  await played(page, 'Plague', 'plague', places);
  await expect.poll(() => prompt(page).innerText()).toContain('Which city does the plague strike?');
  await touchSpots(page, 'East Anglia');
  await expectLog(page, 'York plays Plague: every block in East Anglia loses 1 strength.');
  await button(page, 'End the actions').click();
  await pass(page, 'Lancaster');
  expect(await labelOf(spot(page, 'Earl of Oxford'))).toContain('strength 2');
  expect(await labelOf(spot(page, 'Earl of Devon'))).toContain('strength 1');
  expect(await labelOf(spot(page, 'Henry VI'))).toContain('strength 4');
});
