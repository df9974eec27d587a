// Threads in which bots think: many thoughts wait in turn, odds come first, a stuck or dead thread is replaced.
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { ThinkRequest } from '@rose/host';
import { begin, isMistake, legal, mustAnswer, seeded, stateOf } from '@rose/table';
import { expect, onTestFinished, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { createPool, createTurnstile, payers } from '../src/thinkers/index.ts';
import { hurriedTime } from '../src/thinkers/pool.ts';
import { createTurns } from '../src/thinkers/turns.ts';

const request = (milliseconds: number, game = 'deux-roses'): ThinkRequest => {
  const rules = GAMES.get('deux-roses');
  if (!rules) throw new Error('no game');
  const course = begin(rules, {}, seeded(1));
  if (isMistake(course)) throw new Error(course.reason);
  const state = stateOf(course);
  const seat = mustAnswer(rules, state)[0] ?? '';
  const may = legal(rules, state, seat).map((action) => rules.write(action));
  return { game, bot: 'steward', strength: 3, milliseconds, seed: 1, seat, view: rules.view(state, seat), may };
};
const poolOf = (threads: number) => {
  const pool = createPool(threads);
  onTestFinished(() => pool.close());
  return pool;
};
const NEVER = new AbortController().signal;

test('a thought comes back with an action that may be done, and this thread is free meanwhile', async () => {
  const pool = poolOf(1);
  await pool.think(request(10), NEVER);
  let beats = 0;
  const beat = setInterval(() => beats++, 10);
  const asked = request(500);
  const { action } = await pool.think(asked, NEVER);
  clearInterval(beat);
  expect(asked.may).toContain(action);
  expect(beats).toBeGreaterThan(10);
});

test.runIf(process.platform === 'linux')('threads of bots step back for everything else', async () => {
  const pool = poolOf(1);
  await pool.think(request(10), NEVER);
  const gentle = readdirSync('/proc/self/task').filter((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
    // After the name in brackets, the nice value is the seventeenth.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) > getPriority();
  });
  expect(gentle.length).toBe(1);
});

test('when many wait, each thinks for a shorter time', async () => {
  const alone = hurriedTime(900, 1, 1, 0);
  const inTurn = Array.from({ length: 12 }, (_, more) => hurriedTime(900, 1, 1, more)).reduce((a, b) => a + b);
  expect(alone).toBe(900);
  expect(inTurn).toBeLessThan(0.6 * 12 * 900);
  expect(hurriedTime(900, 1, 4, 0)).toBe(500);
  expect(hurriedTime(900, 2, 4, 0)).toBe(900);
  expect(hurriedTime(900, 1, 100, 12)).toBe(60);
  const pool = poolOf(1);
  await Promise.all(Array.from({ length: 12 }, () => pool.think(request(100), NEVER)));
  expect(pool.waiting()).toBe(0);
});

test('what is no longer wanted is not thought about; a bot nobody knows fails alone', async () => {
  const pool = poolOf(1);
  const stop = new AbortController();
  const [first, dropped] = [pool.think(request(300), NEVER), pool.think(request(300), stop.signal)];
  stop.abort();
  await expect(dropped).rejects.toThrow('no longer wanted');
  await expect(pool.think({ ...request(10), bot: 'hal' }, NEVER)).rejects.toThrow('hal');
  await expect(pool.think({ ...request(10), game: 'chess' }, NEVER)).rejects.toThrow('chess');
  expect((await first).action).toBeTruthy();
  expect((await pool.think(request(10), NEVER)).action).toBeTruthy();
});

test('turns go round by address, there by person, those who wait before those who do not', async () => {
  const turns = createTurns<string>();
  const who = (person: string, place: string, waits = true) => ({ person, place, waits });
  for (const n of [1, 2, 3]) turns.push(`ann ${n}`, who('ann', 'here'));
  turns.push('cat 1', who('cat', 'away', false));
  turns.push('ben 1', who('ben', 'here'));
  turns.push('ben 2', who('ben', 'here'));
  turns.push('dan 1', who('dan', 'there'));
  turns.push('eve 1', who('eve', 'there'));
  turns.remove('ann 2');
  expect([turns.of('ann'), turns.at('here'), turns.places(), turns.size()]).toEqual([2, 4, 3, 7]);
  const order = ['ann 1', 'dan 1', 'ben 1', 'eve 1', 'ann 3', 'ben 2', 'cat 1', undefined];
  expect(order.map(() => turns.take())).toEqual(order);
  expect([turns.of('ann'), turns.at('here'), turns.places(), turns.size()]).toEqual([0, 0, 0, 0]);
});

test('however much waits of one address, who comes from another goes on after two of it', async () => {
  const throughTurnstile = createTurnstile((waiting) => 2 * waiting.places());
  const order: string[] = [];
  const ask = async (place: string, n: number): Promise<void> => {
    await throughTurnstile({ person: `${place} ${n}`, place, waits: true });
    order.push(place);
  };
  const many = Array.from({ length: 100 }, (_, n) => ask('many', n));
  await new Promise((resolve) => setImmediate(resolve));
  const before = order.length;
  await Promise.all([...many, ask('one', 0)]);
  expect(order.slice(before).indexOf('one')).toBeLessThanOrEqual(2);
  expect(order).toHaveLength(101);
});

test.each([
  { whose: 'one person', persons: 1, most: 200 },
  { whose: 'three hundred guests of one address', persons: 300, most: 1_000 },
])('thoughts for $whose keep nobody else waiting, and too many are told no', async ({ persons, most }) => {
  const pool = poolOf(1);
  await pool.think(request(10), NEVER);
  const done: string[] = [];
  const think = (person: string, place: string) =>
    payers.run({ person, place, waits: true }, async () => {
      await pool.think(request(60), NEVER);
      done.push(place);
    });
  const asked = most + 201;
  const flood = Promise.allSettled(Array.from({ length: asked }, (_, n) => think(`guest ${n % persons}`, 'many')));
  await think('ann', 'one');
  expect(done.filter((place) => place === 'many').length).toBeLessThanOrEqual(2);
  await pool.close();
  const refused = (await flood).filter((one) => one.status === 'rejected' && /too many/.test(String(one.reason)));
  expect(refused.length).toBe(200);
});

test('a closed pool leaves nobody waiting', async () => {
  const pool = createPool(1);
  const waiting = Promise.allSettled([pool.think(request(300), NEVER), pool.think(request(300), NEVER)]);
  await pool.close();
  for (const one of await waiting) expect(one.status).toBe('rejected');
  await expect(pool.think(request(10), NEVER)).rejects.toThrow('no longer wanted');
});
