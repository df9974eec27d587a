// Windows: all who could act are asked alike, and the time of an answer tells nothing of what somebody holds.
import { kingmaker } from '@rose/kingmaker';
import type { Advice, Sitter, StandingOrder } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { createHost, type KeptOrders } from '../src/index.ts';
import { ann, ben, bot, join, rig } from './rig.ts';

const [PACE, WINDOW] = [400, 3_000];
const FREE_MOVE = 'e18';
const WRIT = 'e30';
/** Red is about to close the movement; Yellow and Blue each hold one Event card. */
const before = (card: string) => ({
  options: { players: 3 },
  round: 1,
  turn: 'red',
  held: { percy: 'red', roos: 'yellow', grey: 'blue' },
  spot: { percy: 'york', roos: 'in:helmsley', grey: 'dover' },
  events: { [card]: 'hand:yellow', e31: 'hand:blue' },
  phase: { name: 'movement' },
});
const PASS: Advice = { action: 'pass', line: [], score: 0, depth: 0, reason: 'holds' };

interface Wishes {
  readonly yellow: Sitter;
  readonly orders?: readonly StandingOrder[];
  readonly windowTime?: number;
}
/** A table whose window has just been opened; time goes on as it is waited for. */
const openWindow = async (card: string, { yellow, orders, windowTime = WINDOW }: Wishes) => {
  let time = Date.parse('2026-04-23T18:00:00.000Z');
  let kept: KeptOrders | undefined = orders && { orders, since: 0 };
  let metered = 0;
  const { host, environment } = rig({
    games: new Map([['kingmaker', kingmaker as unknown as AnyGame]]),
    pace: PACE,
    windowTime,
    meter(work) {
      metered++;
      return work();
    },
    think: async () => PASS,
    now: () => new Date(time).toISOString(),
    wait: async (milliseconds) => {
      time += milliseconds;
    },
    orders: {
      of: async (_table, seat) => (seat === 'yellow' ? kept : undefined),
      async strike(_table, _seat, { since }, staying = []) {
        kept = { orders: staying, since };
      },
    },
  });
  const person = join(host);
  const sitters = [ann, yellow, ben];
  const { table } = await person.get({ ask: 'open', game: 'kingmaker', position: before(card), sitters, draw: false });
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'red' });
  const opened = time;
  await person.get({ ask: 'play', table, seq: sight.seq, seat: 'red', action: 'end-movement' });
  const hand = join(host);
  const play = async (seat: string, action: string) => {
    const { sight: own } = await hand.get({ ask: 'sit', table, viewer: seat });
    await hand.get({ ask: 'play', table, seq: own.seq, seat, action });
  };
  const passed = (): number => time - opened;
  return { host, environment, table, person, play, passed, kept: () => kept?.orders, metered: () => metered };
};
type Open = Awaited<ReturnType<typeof openWindow>>;

const HOWS: readonly (readonly [how: string, wishes: Wishes, answer: (open: Open) => Promise<unknown>])[] = [
  ['a person who is quick', { yellow: ben }, ({ play }) => play('yellow', 'pass')],
  [
    'an order',
    { yellow: ben, orders: [{ do: 'pass', windows: true }] },
    ({ host, table }) => host.operations.serve(table),
  ],
  ['a bot', { yellow: bot() }, async () => undefined],
];
describe.for(HOWS)('%s', ([, wishes, answer]) => {
  test('answers after the same time, whatever is in the hand, and is seen alike', async () => {
    const seen: unknown[] = [];
    for (const card of [FREE_MOVE, WRIT]) {
      const open = await openWindow(card, wishes);
      await answer(open);
      await open.person.until(({ active }) => active.join() === 'blue');
      expect(open.passed()).toBe(WINDOW);
      seen.push(
        open.person.heard.flatMap((message) =>
          'news' in message && message.news === 'sight'
            ? [[message.sight.view, message.sight.log, message.sight.seq]]
            : [],
        ),
      );
    }
    expect(seen[1]).toEqual(seen[0]);
  });
});

test('how long answers are held is told to all, and what is no answer is not held', async () => {
  const { person, play, passed } = await openWindow(FREE_MOVE, { yellow: ben });
  expect(Date.parse(person.last().answersFrom ?? '') - Date.parse('2026-04-23T18:00:00.000Z')).toBe(WINDOW);
  await play('yellow', 'offer yellow>red:any:free-move -');
  await play('yellow', 'permit-all red');
  // red is not asked in this window, and only may
  await play('red', 'permit-all yellow');
  expect(passed()).toBe(0);
  await play('blue', 'pass');
  expect(passed()).toBe(WINDOW);
  await play('yellow', 'use-free-move');
  expect([passed(), person.last().answersFrom]).toEqual([WINDOW, undefined]);
});

test('whoever reads the table anew holds answers no longer for it', async () => {
  const { environment, table } = await openWindow(FREE_MOVE, { yellow: ben });
  await environment.wait(2_000);
  const { sight } = await join(createHost(environment)).get({ ask: 'sit', table, viewer: 'yellow' });
  expect(Date.parse(sight.answersFrom ?? '') - Date.parse('2026-04-23T18:00:00.000Z')).toBe(WINDOW);
});

test('whether something is an answer is found out at the expense of whoever gives it', async () => {
  const { play, metered } = await openWindow(FREE_MOVE, { yellow: ben });
  const before = metered();
  await play('yellow', 'pass');
  // The seat is shown, the answer is tried, it is made, and all are shown it.
  expect(metered() - before).toBe(4);
});

test('without a time for it nothing is held; a bot takes half its pace, whatever it holds', async () => {
  for (const card of [FREE_MOVE, WRIT]) {
    const { person, passed } = await openWindow(card, { yellow: bot(), windowTime: 0 });
    await person.until(({ active }) => active.join() === 'blue');
    expect([passed(), person.last().answersFrom]).toEqual([PACE / 2, undefined]);
  }
});

test('orders for windows stay where others are void, and wait for their condition', async () => {
  const orders = [{ do: 'march **' }, { do: 'pass', windows: true, if: [{ fact: 'threatened', atLeast: 1 }] }] as const;
  const { host, table, person, kept } = await openWindow(WRIT, { yellow: ben, orders });
  await host.operations.serve(table);
  expect([person.last().active, kept()]).toEqual([['yellow', 'blue'], orders.slice(1)]);
});
