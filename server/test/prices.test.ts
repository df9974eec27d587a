// The law of prices: whatever kind of ask one address sends, through as many sockets and as many players as it may have, the
// work that is let in is no more than its part of a processor.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLimits } from '../src/http/limits.ts';
import { PRICES } from '../src/socket/prices.ts';
import { MOST_PER_ADDRESS, RATES, waitFor } from '../src/socket/rates.ts';
import { ALL_FLOOD_KINDS, FLOOD_KINDS, MOST_TIMES } from '../testing/floods.ts';

type AskName = keyof typeof PRICES;
/** One of the players at one address, on a socket of its own. */
const asker = (n: number) => ({ socket: `a ${n}`, player: `p ${n}`, address: 'a' });

test.for(Object.keys(PRICES) as AskName[])('a flood of "%s" from one address is let in up to its part', (ask) => {
  const price = PRICES[ask];
  let now = 0;
  const limits = createLimits(RATES, () => now);
  const seconds = 20;
  let work = 0;
  for (let tick = 0; tick < seconds * 20; tick++) {
    now = tick / 20;
    for (let n = 0; n < MOST_PER_ADDRESS; n++) {
      if (waitFor(limits, { ask }, asker(n)) === 0) work += price;
    }
  }
  const { burst, perSecond } = RATES['address-work'];
  expect(work).toBeLessThanOrEqual(burst + perSecond * seconds + price);
  expect(perSecond).toBeLessThanOrEqual(1000 / 3);
  expect(price).toBeGreaterThan(0);
});

test('however many players an address brings, it makes few tables at once', () => {
  let now = 0;
  const limits = createLimits(RATES, () => now);
  const seconds = 20;
  let made = 0;
  for (let tick = 0; tick < seconds * 20; tick++) {
    now = tick / 20;
    for (let n = 0; n < MOST_PER_ADDRESS; n++) if (waitFor(limits, { ask: 'offer' }, asker(n)) === 0) made++;
  }
  const { burst, perSecond } = RATES['address-make'];
  expect(made).toBeLessThanOrEqual(burst + perSecond * seconds);
  // a class of thirty that sits down together does not meet it
  expect(burst).toBeGreaterThanOrEqual(30);
});

test('who plays meets no budget: a page that opens a table and moves every two seconds', () => {
  let now = 0;
  const limits = createLimits(RATES, () => now);
  const take = (ask: keyof typeof PRICES): number => limits.take('socket-work', 'a 1', PRICES[ask]);
  for (const ask of ['lobby', 'my-tables', 'sit', 'chat', 'notes', 'orders', 'time'] as const)
    expect(take(ask)).toBe(0);
  for (let move = 0; move < 500; move++) {
    now += 2;
    for (const ask of ['play', 'refusals', 'odds', 'say'] as const) expect(take(ask)).toBe(0);
  }
});

interface Costs {
  readonly costs: readonly { readonly ask: AskName; readonly processor: number; readonly busy: number }[];
}
const { costs } = JSON.parse(
  readFileSync(new URL('../../bench/results/server-asks.json', import.meta.url), 'utf8'),
) as Costs;
/** A processor is not equally fast from one measurement to the next. */
const NEARLY = 0.8;

/** Threads think about these: the price is what the one that answers all others has to do with it. */
const THOUGHTS: readonly AskName[] = ['hint', 'odds'];

test('prices come from what was measured: every kind was, and nothing costs more than is paid for it', () => {
  expect(costs.map(({ ask }) => ask).toSorted()).toEqual(Object.keys(PRICES).toSorted());
  const dear = costs.filter(({ ask, processor, busy }) => {
    const cost = THOUGHTS.includes(ask) ? busy : processor;
    return PRICES[ask] < cost * NEARLY;
  });
  expect(dear).toEqual([]);
});

test('whatever has a price can be poured: floods are measured of every kind of ask', () => {
  expect(FLOOD_KINDS.toSorted()).toEqual(Object.keys(PRICES).toSorted());
});

const resultOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../bench/results/${name}.json`, import.meta.url), 'utf8'));
interface Floods {
  readonly floods: readonly { readonly ask: string; readonly times: number }[];
}
interface Proof {
  readonly confirmed: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly late: readonly { readonly ask: string }[];
}
const kindsIn = (rows: readonly { readonly ask: string }[]): readonly string[] => rows.map(({ ask }) => ask).toSorted();

test('every kind of ask was flooded, over sockets and over HTTP, and beside none did others wait more than twice as long', () => {
  const { floods } = resultOf('server-floods') as Floods;
  expect(kindsIn(floods)).toEqual(ALL_FLOOD_KINDS.toSorted());
  expect(floods.filter(({ times }) => !(times <= MOST_TIMES))).toEqual([]);
});

test('beside a flood of every kind it was proven that no move is lost or made twice', () => {
  const { confirmed, lost, doubled, late } = resultOf('prove-floods') as Proof;
  expect(kindsIn(late)).toEqual(ALL_FLOOD_KINDS.toSorted());
  expect(confirmed).toBeGreaterThan(20 * late.length);
  expect([lost, doubled]).toEqual([[], []]);
});
