// Round one device at Kingmaker, what people do beside their turns: something lent comes back by way of a counter-offer, leave
// is given beforehand and asked for, the French besiege Calais, a refuge runs out, two officers change places.
import { kingmaker } from '@rose/kingmaker';
import type { AnyGame } from '@rose/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shown, take } from '../src/crown.ts';
import { fileOf, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { handOver } from '../src/passing.ts';
import { expectLog } from '../src/war.ts';

const TABLE = {
  options: { freeMoveWindow: false },
  turn: 'red',
  round: 4,
  turns: { red: 4, yellow: 3, blue: 3, green: 3 },
  held: {
    beaufort: 'red',
    'constable-tower': 'beaufort',
    grey: 'red',
    'burgundian-1': 'grey',
    percy: 'yellow',
    roos: 'yellow',
    'saxon-1': 'roos',
    neville: 'blue',
    howard: 'green',
  },
  spot: {
    beaufort: 'in:london',
    grey: 'stamford',
    percy: 'in:alnwick',
    roos: 'stamford',
    neville: 'in:warwick',
    howard: 'in:tendring',
    henry: 'in:london',
  },
  noted: { newark: 'neville' },
  keeper: { henry: 'red' },
  phase: { name: 'movement' },
};
const LOAN = { from: 'yellow', to: 'red', item: 'yellow>red:card:burgundian-1:grey', due: 4 };
const ABROAD = { grey: 'man', roos: 'man' };
const LAST_TURN_OF_REFUGE = {
  ...TABLE,
  options: { ...TABLE.options, refuge: 1 },
  held: { ...TABLE.held, roos: 'red' },
  spot: { ...TABLE.spot, ...ABROAD },
  turns: { ...TABLE.turns, red: 8 },
  events: { 'v-refuge-3': 'in-force' },
  refuges: [{ card: 'v-refuge-3', seat: 'red', area: 'man', since: 5, pieces: ['grey', 'roos'] }],
};
const ONLY = (card: string) =>
  Object.fromEntries(
    Array.from({ length: 90 }, (_, n) => `e${String(n + 1).padStart(2, '0')}`).map((e) => [
      e,
      e === card ? 'deck' : 'discard',
    ]),
  );
const BEFORE_CALAIS = {
  ...TABLE,
  options: { ...TABLE.options, advanced: true, commission: true },
  held: {
    ...TABLE.held,
    roos: 'red',
    neville: 'red',
    grey: 'yellow',
    'captain-calais': 'grey',
    howard: 'green',
    stafford: 'blue',
  },
  spot: {
    ...TABLE.spot,
    neville: 'in:calais',
    grey: 'in:london',
    roos: 'london',
    stafford: 'in:maxstoke',
    'richard-gloucester': 'in:calais',
  },
  noted: {},
  keeper: { 'richard-gloucester': 'red' },
  events: { ...ONLY('e86'), e28: 'hand:red' },
  phase: { name: 'chance' },
};
const PARLIAMENT = {
  ...TABLE,
  held: { ...TABLE.held, marshal: 'percy', admiral: 'neville' },
  spot: { ...TABLE.spot, roos: 'in:london', grey: 'in:london', percy: 'in:london', neville: 'in:london' },
  noted: {},
  events: { e28: 'hand:red' },
  phase: { name: 'parliament' },
};

const lay = async (page: Page, position: object): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await upload(page, fileOf(kingmaker as unknown as AnyGame, position));
  await handOver(page, 'Red');
};
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const sure = async (page: Page, follows: string | RegExp): Promise<void> => {
  const red = page.locator('[data-sure]');
  await expect.poll(() => red.innerText()).toMatch(follows);
  await page.locator('[data-sure][aria-disabled="false"]').click();
  await red.waitFor({ state: 'detached' });
};

test('a loan comes back, leave is given, refuge and Calais are lost or held, officers change places', async ({
  enter,
}) => {
  const page = await enter({ prefs: { fast: false } });

  // a loan that is due lies above all else; it is offered back, countered and accepted, each behind the curtain
  await lay(page, { ...TABLE, loans: [LOAN] });
  const due = page.getByRole('region', { name: 'To be given back now' });
  expect(await due.innerText()).toContain('lent by Yellow, to be given back by round 4');
  await due.getByRole('button', { name: 'Give it back' }).click();
  const sheet = page.locator('.km-parley');
  await sheet.locator('.km-gives').first().getByText('30 Burgundian crossbowmen').waitFor();
  await button(page, 'Send the offer').click();
  await button(page, 'Pass the device to Yellow').click();
  await handOver(page, 'Yellow');
  const offer = page.locator('.km-offer').filter({ hasText: 'Red offers you' });
  await offer.getByRole('button', { name: 'Make a counter-offer' }).click();
  const own = sheet.locator('.km-shelves').first();
  await own.getByRole('button', { name: /^Attached [1-9]/ }).click();
  await own.getByRole('listitem').getByRole('button', { name: 'Saxon foot' }).click();
  await button(page, 'Send the counter-offer').click();
  await handOver(page, 'Red');
  const counter = page.locator('.km-offer').filter({ hasText: 'Yellow offers you' });
  expect(await counter.innerText()).toMatch(
    /You give[\s\S]*Burgundian crossbowmen[\s\S]*Yellow gives[\s\S]*Saxon foot/,
  );
  await counter.getByRole('button', { name: 'Accept the offer' }).click();
  await expectLog(page, /Agreed between Red and Yellow/);
  await due.waitFor({ state: 'detached' });
  await button(page, 'Parley with Blue').click();
  await sheet.waitFor();

  // leave by place and for all, given before anybody asks; who has none asks, and is told so before
  await lay(page, { ...TABLE, spot: { ...TABLE.spot, grey: 'london' } });
  // what was half written there is not opened here
  expect(await sheet.count()).toBe(0);
  await page.locator('.km-permits summary').click();
  await page.getByRole('group', { name: 'Give leave to Yellow' }).getByRole('button', { name: 'All places' }).click();
  await expectLog(page, 'Red gives Yellow leave in all places.');
  await take(page, ['grey', 'pontefract']);
  await sure(page, 'Blue is asked for leave at Newark.');
  // whoever waits for an answer may go on with others, or have it at once
  await page.getByRole('tab', { name: 'Players' }).click();
  await button(page, 'Pass the device to Blue').click();
  await handOver(page, 'Blue');
  await (await shown(page, 'do:answer grey always')).click();
  await handOver(page, 'Red');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expectLog(page, /Red has leave at Newark/);

  // whoever ends the movement hears who is lost overseas by it
  await lay(page, LAST_TURN_OF_REFUGE);
  await take(page, ['#end-movement']);
  await sure(page, 'they are lost: Grey, Roos.');
  await expectLog(page, 'A refuge of Red comes to an end.');

  // a Writ holds Calais for a captain who is away
  await lay(page, BEFORE_CALAIS);
  await take(page, ['#use-writ']);
  await sure(page, 'Show a Writ');
  await (await shown(page, 'do:hold-calais neville')).click();
  await expectLog(page, 'Red shows a Writ: Neville holds Calais against the French.');

  // officers change places: proposed, agreed by the partner, agreed by whoever summoned
  await lay(page, PARLIAMENT);
  await (await shown(page, 'do:summon howard')).click();
  await button(page, /^Summon with/).click();
  await handOver(page, 'Yellow');
  await (await shown(page, 'do:swap percy neville')).click();
  for (const seat of ['Blue', 'Red']) {
    await handOver(page, seat);
    await take(page, ['#consent']);
  }
  await handOver(page, 'Yellow');
  await expectLog(page, /Offices are exchanged: .*Percy is now Admiral/);
});
