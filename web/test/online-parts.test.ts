// Small parts of the open house's pages: what news change, how time is written, who sits here.
import type { ChatLine, ClockSight, Gathering, OpenGame, Seating } from '@rose/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { isOnlineTable, playerHere } from '../src/here.ts';
import { merged, mergedGames } from '../src/lobby/merge.ts';
import { lobbyFr } from '../src/lobby/words.fr.ts';
import { foreseen } from '../src/online/foreseen.ts';
import { createServerTime } from '../src/online/server-time.ts';
import { joined } from '../src/online/talk-lines.ts';
import { leftFor, timeText } from '../src/online/time.ts';
import { onlineFr } from '../src/online/words.fr.ts';
import { agentText } from '../src/people/agent.ts';
import { peopleFr } from '../src/people/words.fr.ts';
import { readRoute } from '../src/route.ts';
import { isPassAndPlay, needsCurtain, personsOf, viewerFor } from '../src/table/handover.ts';

afterEach(() => {
  playerHere.value = undefined;
});

describe('who sits here', () => {
  const SEATING: Seating = {
    lancaster: { kind: 'person', name: 'Anne', player: 'a' },
    york: { kind: 'person', name: 'Hugh', player: 'h' },
  };
  test('in the open house one sits on one’s own seat, and needs no curtain', () => {
    playerHere.value = 'h';
    expect(personsOf(SEATING)).toEqual(['york']);
    expect(isPassAndPlay(SEATING)).toBe(false);
    expect(viewerFor(SEATING, ['lancaster'], 'spectator')).toBe('york');
    expect(needsCurtain(true, SEATING, 'spectator', 'york')).toBe(false);
  });
  test('whoever sits nowhere looks on', () => {
    playerHere.value = 'c';
    expect(viewerFor(SEATING, ['lancaster'], 'spectator')).toBe('spectator');
  });
  test('a seat that a bot keeps warm is looked at from beside the table', () => {
    playerHere.value = 'h';
    const left: Seating = { ...SEATING, york: { kind: 'bot', bot: 'steward', strength: 1 } };
    expect(viewerFor(left, ['york'], 'york')).toBe('spectator');
  });
  test('tables of the open house are known by their id', () => {
    expect(isOnlineTable('w0123456789abcde')).toBe(true);
    expect(isOnlineTable('0123456789abcdef')).toBe(false);
    expect(isOnlineTable('w0123')).toBe(false);
  });
});

describe('addresses of the open house', () => {
  const ROUTES = [
    ['#/lobby', { at: 'lobby' }],
    ['#/open', { at: 'open' }],
    ['#/open/deux-roses', { at: 'open', game: 'deux-roses' }],
    ['#/join/w1/k1', { at: 'join', table: 'w1', key: 'k1' }],
    ['#/join/w1', { at: 'join', table: 'w1' }],
    ['#/player/Anne%20B', { at: 'player', name: 'Anne B' }],
    ['#/reset/t0', { at: 'reset', token: 't0' }],
    ['#/email/t0', { at: 'email', token: 't0' }],
    ['#/account', { at: 'account' }],
  ] as const;
  test.for(ROUTES)('%s', ([hash, route]) => expect(readRoute(hash)).toEqual(route));
  test.for(['#/join', '#/player', '#/reset', '#/lobby/x'])('%s leads nowhere', (hash) =>
    expect(readRoute(hash).at).toBe('unknown'),
  );
});

describe('the lobby', () => {
  const at = (table: string, opened: string, game = 'deux-roses') => ({ table, opened, game }) as unknown as Gathering;
  const [old, young] = [at('w1', '2026-01-01'), at('w2', '2026-01-02')];
  test('the newest stands first; what changed takes the place of what it was; what is gone goes', () => {
    const both = merged([old], { news: 'lobby', put: [young], gone: [] });
    expect(both).toEqual([young, old]);
    const changed = at('w1', '2026-01-01', 'richard-iii');
    expect(merged(both, { news: 'lobby', put: [changed], gone: ['w2'] })).toEqual([changed]);
  });
  test('the whole once more replaces everything', () => {
    expect(merged([old], { news: 'lobby', put: [young], gone: [], whole: true })).toEqual([young]);
  });
  test('a game that goes on keeps its place', () => {
    const game = (table: string, opened: string, steps: number) => ({ table, opened, steps }) as unknown as OpenGame;
    const before = [game('w2', '2026-01-02', 0), game('w1', '2026-01-01', 0)];
    const on = mergedGames(before, { put: [game('w1', '2026-01-01', 1)], gone: [] });
    expect(on.map(({ table, steps }) => [table, steps])).toEqual([
      ['w2', 0],
      ['w1', 1],
    ]);
    expect(mergedGames(on, { put: [], gone: ['w2'] }).map(({ table }) => table)).toEqual(['w1']);
  });
});

test('talk is kept in order, each line once', () => {
  const line = (n: number) => ({ n, text: String(n) }) as unknown as ChatLine;
  expect(joined([line(1), line(3)], [line(3), line(2)]).map(({ n }) => n)).toEqual([1, 2, 3]);
});
test('lines between two stand among the others by when they were said, whatever their numbers', () => {
  const line = (n: number, at: string, player: string, to?: string) =>
    ({
      n,
      at,
      player,
      text: `${n}${player}`,
      ...(to === undefined ? {} : { to: { player: to, name: to } }),
    }) as ChatLine;
  const common = [line(1, 't1', 'ann'), line(2, 't4', 'ben')];
  const alone = [line(1, 't2', 'ann', 'ben'), line(2, 't5', 'ben', 'ann'), line(1, 't3', 'cat', 'ann')];
  const all = joined(joined(common, alone), alone);
  expect(all.map(({ text }) => text)).toEqual(['1ann', '1ann', '1cat', '2ben', '2ben']);
});

describe('the time of the house', () => {
  test('is what the house said and what has gone by since, whatever the device takes for the time', () => {
    const device = { date: 0, ticks: 500 };
    const time = createServerTime({ date: () => device.date, ticks: () => device.ticks });
    expect([time.now(), time.isDoubtful()]).toEqual([0, false]);
    time.set('2026-01-01T00:00:00.000Z');
    device.date += 10_000;
    device.ticks += 10_000;
    expect(time.now()).toBe(Date.parse('2026-01-01T00:00:10.000Z'));
    expect(time.isDoubtful()).toBe(false);
    // Somebody sets the clock of the device: nothing changes, but it is worth a question.
    device.date += 3_600_000;
    expect(time.now()).toBe(Date.parse('2026-01-01T00:00:10.000Z'));
    expect(time.isDoubtful()).toBe(true);
    time.set('2026-01-01T00:00:11.000Z');
    expect([time.now(), time.isDoubtful()]).toEqual([Date.parse('2026-01-01T00:00:11.000Z'), false]);
  });
});

describe('clocks', () => {
  const clock: ClockSight = {
    kind: 'live',
    at: '2026-01-01T00:00:00.000Z',
    seats: { red: { left: 90_000 }, white: { left: 60_000, deadline: '2026-01-01T00:01:00.000Z' } },
  };
  const after = (seconds: number): number => Date.parse(clock.at) + seconds * 1000;
  test('the clock of whoever must act runs down, never below nothing; the other’s stands', () => {
    expect(leftFor(clock, 'white', after(10))).toBe(50_000);
    expect(leftFor(clock, 'white', after(100))).toBe(0);
    expect(leftFor(clock, 'red', after(100))).toBe(90_000);
    expect(leftFor(undefined, 'red', 0)).toBeUndefined();
  });
  test('written by what matters: days, hours, or seconds', () => {
    expect(timeText(65_000, 'live', 'en')).toBe('1:05');
    expect(timeText(3_725_000, 'live', 'en')).toBe('1:02:05');
    expect(timeText(2 * 86_400_000 + 4 * 3_600_000, 'slow', 'en')).toBe('2 days 4 hr');
    expect(timeText(2 * 86_400_000, 'slow', 'fr').replaceAll(/\s/g, ' ')).toBe('2 j 0 h');
  });
});

test('an order may name a choice, or all of its kind', () => {
  expect(foreseen(['pass', 'fire a', 'fire b', 'pass'])).toEqual(['fire **', 'pass', 'fire a', 'fire b']);
});

test('a browser is called as people call it', () => {
  expect(agentText('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe('Firefox, Linux');
  expect(agentText('curl/8')).toBe('curl/8');
});

describe('French of the open house', () => {
  const sentences = (words: unknown): readonly string[] => {
    if (typeof words === 'string') return [words];
    // functions are given numbers and names alike: only what they say around them counts
    if (typeof words === 'function') return sentences((words as (...given: unknown[]) => unknown)('2', '3', '4'));
    return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : [];
  };
  test('no sentence has a plain space where a thin one belongs, or a straight apostrophe', () => {
    const all = [lobbyFr, onlineFr, peopleFr].flatMap(sentences);
    expect(all.filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
    expect(all.length).toBeGreaterThan(250);
  });
});
