// One device, two players, secrets: the curtain between them, and a hand shown and exchanged.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import {
  blocksAt,
  button,
  cardsInHand,
  expectLog,
  hand,
  labelOf,
  layTable,
  logText,
  pass,
  playCard,
  prompt,
  spot,
  touchSpots,
} from '../src/war.ts';

const BLOCKS = blocksAt({
  middlesex: 'l-henry-vi',
  essex: 'l-oxford:3',
  cornwall: 'l-exeter l-devon',
  calais: 'y-march y-warwick',
  ireland: 'y-york',
});

/** Everything the page holds, attributes and unseen text included. */
const wholePage = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

test('behind the curtain nothing of the first seat is left in the page', async ({ enter }) => {
  const page = await enter();
  await page.getByRole('button', { name: 'On this screen, Richard III' }).waitFor();
  const hands = {
    lancaster: ['event-plague', 'ap4-1', 'ap4-2', 'ap3-1', 'ap3-2', 'ap2-1'],
    york: ['event-muster', 'ap4-3', 'ap4-4', 'ap3-3', 'ap3-4', 'ap2-2'],
  };
  const played = { lancaster: ['ap2-5'], york: ['ap2-6'] };
  await layTable(page, { turn: 2, blocks: BLOCKS, hands, played, phase: { name: 'card' } }, 'Lancaster');
  const secrets = ['l-oxford', 'Earl of Oxford', 'event-plague', 'ap4-1', 'Play Plague'];
  const open = await wholePage(page);
  for (const secret of secrets) expect(open, secret).toContain(secret);
  await playCard(page, 'Plague');
  await page.getByRole('heading', { name: 'Pass the device to York' }).waitFor();
  const closed = await wholePage(page);
  for (const secret of [...secrets, 'y-march', 'Earl of March', 'event-muster'])
    expect(closed, secret).not.toContain(secret);
  await pass(page, 'York');
  await expectLog(page, 'Lancaster has chosen a card.');
  const theirs = await wholePage(page);
  for (const secret of secrets) expect(theirs, secret).not.toContain(secret);
  expect(await labelOf(spot(page, 'Earl of March'))).toContain('Calais');
  expect(await labelOf(spot(page, 'an unknown Lancaster block, Essex'))).not.toContain('strength');
});

test('what one side takes back, the other has not seen', async ({ enter }) => {
  const page = await enter();
  const position = { turn: 2, player1: 'york', cards: { york: 'ap2-3', lancaster: 'ap2-1' }, blocks: BLOCKS };
  await layTable(page, position, 'York');
  const ship = spot(page, 'Earl of Warwick');
  await ship.click();
  await spot(page, 'Kent').click();
  await expect.poll(() => labelOf(ship)).toContain('Kent');
  await button(page, /^Undo/).click();
  await expect.poll(() => labelOf(ship)).toContain('Calais');
  expect(await logText(page)).not.toContain('sails');
});

const POOR = ['event-force-march', 'event-muster', 'event-piracy', 'event-treason', 'ap3-1', 'ap3-2', 'ap2-1'];
const RICH = ['ap4-1', 'ap4-2', 'ap4-3', 'ap4-4', 'ap3-3', 'ap3-4', 'ap2-2'];

test.for([
  ['Keep my own hand', 'Lancaster keeps its own hand; the other cards are shuffled.', true],
  ['Give my hand up too', 'Lancaster gives its hand up too, and all the cards are shuffled.', false],
] as const)('mulligan: a poor hand is shown, the other side answers: %s', async ([answer, said, keeps], { enter }) => {
  const page = await enter();
  await layTable(page, { blocks: BLOCKS, hands: { york: POOR, lancaster: RICH }, phase: { name: 'card' } }, 'York');
  expect(await prompt(page).innerText()).toContain('Do you ask for a new hand?');
  await button(page, 'Ask for a new hand').click();
  await pass(page, 'Lancaster');
  await hand(page)
    .getByText('York shows its hand: Force March, Muster, Piracy, Treason, 3 actions, 3 actions, 2 actions')
    .waitFor();
  const mine = await cardsInHand(page);
  await button(page, answer).click();
  await expectLog(page, said);
  await expect.poll(() => cardsInHand(page)).toHaveLength(7);
  if (keeps) expect(await cardsInHand(page)).toEqual(mine);
  expect(await hand(page).getByText('York shows its hand').count()).toBe(0);
});

test('supply: too many in one area, the owner touches who goes hungry', async ({ enter }) => {
  const page = await enter();
  const places = {
    sussex: 'y-march y-warwick:3 y-salisbury y-kent y-arundel',
    middlesex: 'l-henry-vi',
    ireland: 'y-york',
  };
  await layTable(page, { turn: 3, blocks: blocksAt(places), phase: { name: 'supply' } }, 'York');
  expect(await prompt(page).innerText()).toContain('Which block goes hungry in Sussex?');
  await touchSpots(page, 'Earl of Warwick');
  await page
    .getByRole('heading', { name: /^Pass the device/ })
    .or(prompt(page))
    .first()
    .waitFor();
  await expectLog(page, 'The Earl of Warwick goes hungry in Sussex and loses 1 strength.');
  await expect.poll(() => labelOf(spot(page, 'Earl of Warwick'))).toContain('Sussex, strength 2');
});

test('the political turn: more lords take the throne, and everybody goes home', async ({ enter }) => {
  const page = await enter();
  const places = {
    middlesex: 'y-york',
    oxford: 'y-march',
    warwick: 'y-warwick',
    lancaster: 'l-henry-vi',
    'north-yorks': 'l-clifford',
    france: 'l-merc-french',
  };
  await layTable(page, { turn: 7, blocks: blocksAt(places), phase: { name: 'political' } }, 'Lancaster');
  await expectLog(page, /The lords are counted: Lancaster 2, York 4/);
  await expectLog(page, 'York usurps the throne: the Duke of York is King, in Middlesex.');
  const seats = page.getByRole('list', { name: 'Players' });
  await seats.getByText(/King: York/).waitFor();
  await seats.getByText(/Pretender: Henry VI/).waitFor();
  await expect.poll(() => prompt(page).innerText()).toContain('Which block goes home next?');
  await touchSpots(page, 'Henry VI', 'France');
  await expectLog(page, 'Henry VI goes home from Lancaster to France.');
  await expect.poll(() => labelOf(spot(page, 'Henry VI'))).toContain('France');
});
