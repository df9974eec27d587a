// Four people far apart at Kingmaker: they bargain in secret, ally, ask for leave in vain, let a window pass and vote in
// Parliament; one leaves, and the house plays on for him.
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { playOn, shown, take, type Wish } from '../src/crown.ts';
import { answerOffer, earsOf, expectUnheard, propose, seatFactions } from '../src/crown-online.ts';
import { test } from '../src/harness.ts';
import { openTalk, speak } from '../src/online.ts';
import { openPageAt } from '../src/page-server.ts';
import { expectLog, logText } from '../src/war.ts';

/** Red may summon a Parliament and march to a gate of Blue’s; all but Red are asked in the window, and Yellow has the card. */
const BEFORE_PARLIAMENT = {
  round: 3,
  turn: 'red',
  first: 'yellow',
  turns: { red: 3, yellow: 3, blue: 3, green: 3 },
  held: {
    beaufort: 'red',
    'constable-tower': 'beaufort',
    grey: 'red',
    percy: 'yellow',
    neville: 'blue',
    howard: 'green',
    'flemish-1': 'hand:red',
    'burgundian-1': 'hand:red',
    marshal: 'chancery',
  },
  spot: {
    beaufort: 'in:london',
    grey: 'london',
    percy: 'in:alnwick',
    neville: 'in:warwick',
    howard: 'in:tendring',
    henry: 'in:london',
  },
  noted: { newark: 'neville' },
  keeper: { henry: 'red' },
  events: { e28: 'hand:red', e29: 'hand:red', e18: 'hand:yellow', e30: 'hand:blue', e31: 'hand:green' },
  phase: { name: 'movement' },
};
const SPARED = 'Your Newark is safe from me';
const WHISPER = 'Let Hugh and Jack wear each other out';
const VOTES = 'My Lords for Percy at this Parliament';

const ENDS = ['#consent', '#end-combat', '#end-coronation', '#pass'];
/** Red names Percy; Blue is against it, the others for it. */
const votes =
  (ballot: 'for' | 'against'): Wish =>
  ({ ways }) => {
    const starts = ['do:nominate percy', `#commons ${ballot} #lords ${ballot} #seal`, ...ENDS];
    const texts = ways.map((way) => way.join(' '));
    const at = starts.map((start) => texts.findIndex((text) => text.startsWith(start))).find((found) => found >= 0);
    return at === undefined ? undefined : ways[at];
  };

const house = openPageAt({ kingmaker: BEFORE_PARLIAMENT });
afterAll(async () => (await house).close());

test('four seats: offers, an alliance, leave, a window, a Parliament, and a seat that is left', async ({ enter }) => {
  const { address, later } = await house;
  const names = ['Anne', 'Hugh', 'Mary', 'Jack'];
  const pages = await Promise.all(names.map((name) => enter({ address, prefs: { name } })));
  const [anne, hugh, mary, jack] = pages as [
    (typeof pages)[0],
    (typeof pages)[0],
    (typeof pages)[0],
    (typeof pages)[0],
  ];
  const ears = pages.map(earsOf);
  const [, hughs, marys, jacks] = ears as [(typeof ears)[0], (typeof ears)[0], (typeof ears)[0], (typeof ears)[0]];
  const all = (job: (page: Page) => Promise<unknown>) => Promise.all(pages.map(job));
  await seatFactions(pages, ['Alliances', 'Votes in Parliament']);

  // refused: the others never hear that there was anything
  for (const one of ears) one.sights();
  await propose(anne, { to: 'Blue', gives: ['Hand', 'Flemish crossbowmen'], words: SPARED });
  await answerOffer(mary, 'Red', 'Refuse');
  await expectLog(anne, 'Blue refuses the offer.');
  for (const [page, one] of [
    [hugh, hughs],
    [jack, jacks],
  ] as const) {
    expect(one.sights()).toBe(0);
    await expectUnheard(page, one, [SPARED, 'offer-refused', 'red>blue:hand', 'flemish-1']);
  }

  // said to one alone: she hears it, and nobody else that anything was said
  await openTalk(anne);
  await anne.getByLabel('To whom').selectOption({ label: 'Mary alone' });
  await speak(anne, WHISPER);
  await openTalk(mary);
  const told = mary.locator('.whispered').filter({ hasText: WHISPER });
  await told.getByText('to you alone').waitFor();
  for (const [page, one] of [
    [hugh, hughs],
    [jack, jacks],
  ] as const)
    await expectUnheard(page, one, [WHISPER, 'whisper']);
  for (const page of [anne, mary]) await page.getByRole('tab', { name: 'Log' }).click();

  // accepted: they hear of it when it is done, and not which card it was
  marys.sights();
  await propose(anne, { to: 'Yellow', gives: ['Hand', 'Burgundian crossbowmen'], words: VOTES });
  await hugh.locator('.km-offer.new').waitFor();
  for (const one of [marys, jacks]) expect(one.sights()).toBe(0);
  await answerOffer(hugh, 'Red', 'Accept');
  await all((page) => expectLog(page, new RegExp(`Agreed between Red and Yellow: .*${VOTES}`)));
  await all((page) => page.locator('.km-promises').getByText(VOTES).waitFor());
  for (const [page, one] of [
    [mary, marys],
    [jack, jacks],
  ] as const) {
    expect(one.sights()).toBe(1);
    await expectUnheard(page, one, ['burgundian-1']);
  }
  await propose(hugh, { to: 'Red', gives: ['Alliance', 'Red'] });
  await answerOffer(anne, 'Yellow', 'Accept');
  await all((page) => expectLog(page, 'Red and Yellow are allied.'));

  // leave that is asked for and not answered in time
  await take(anne, ['grey', 'pontefract']);
  await all((page) => expectLog(page, 'Red asks Blue for leave at Newark'));
  await later(61_000);
  await all((page) => expectLog(page, /Blue refuses: Red has no leave at Newark\. .*\(no answer in time\)/));

  // the window asks those with an Event card alike, whatever it is
  await take(anne, ['#end-movement']);
  const asked = [hugh, mary, jack].map((page) => page.locator('.km-window'));
  for (const paper of asked) await paper.waitFor();
  const sizes = await Promise.all(asked.map((paper) => paper.boundingBox()));
  expect(sizes.map((box) => [box?.width, box?.height])).toEqual(Array(3).fill([sizes[0]?.width, sizes[0]?.height]));
  await jack.getByRole('tab', { name: 'Players' }).click();
  await jack.getByRole('button', { name: 'Leave the seat to the house' }).click();
  await jack.getByRole('dialog').getByRole('button', { name: 'Leave the seat to the house' }).click();
  await jack.getByText('The house plays for you at this table.').waitFor();
  await take(hugh, ['#pass']);
  // an order speaks for the windows that come: this one is still answered by hand
  await mary.getByRole('button', { name: 'More', exact: true }).click();
  await mary.getByRole('button', { name: 'Standing orders…' }).click();
  const orders = mary.getByRole('dialog', { name: 'Standing orders' });
  await orders.getByRole('button', { name: 'Pass when everybody is asked' }).click();
  await orders.getByRole('group', { name: 'Order 1, when everybody is asked' }).waitFor();
  await orders.getByRole('button', { name: 'Keep these orders' }).click();
  await mary.getByText('Your orders are kept.').waitFor();
  await take(mary, ['#pass']);
  await mary.locator('.km-window').waitFor({ state: 'detached' });
  await playOn(anne, { wish: votes('for'), isDone: ({ phase }) => phase === 'parliament' });
  const summon = anne.getByRole('button', { name: /^Summon / });
  for (const noble of ['percy', 'neville']) await (await shown(anne, `do:summon ${noble}`)).click();
  await summon.click();
  await summon.waitFor({ state: 'detached' });
  const until = ['coronation', 'draw', 'chance'];
  await Promise.all([
    ...[anne, hugh].map((page) => playOn(page, { wish: votes('for'), until })),
    playOn(mary, { wish: votes('against'), until }),
  ]);
  await jack.getByRole('tab', { name: 'Log' }).click();
  await all(async (page) => {
    const log = await logText(page);
    for (const told of [
      'Red opens a Parliament in London and sends Writs to Neville and Percy.',
      'Red proposes Percy for the office of Marshal of England.',
      'The Parliament of London is over.',
    ])
      expect(log).toContain(told);
    expect(log).toMatch(/Commons \d+ to \d+, Lords \d+ to \d+\..* Yellow for; Blue against; .*Red for/);
  });
});
