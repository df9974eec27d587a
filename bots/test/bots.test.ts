import { type AnyGame, advance, copyState, type Kind, seeded, silent } from '@rose/table';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { BOTS } from '../src/index.ts';
import { counting, game, seenAt, stateAt, THREATENED, WIN_IN_ONE, WIN_IN_TWO } from './positions.ts';

const bot = (id: string): Bot => {
  const found = BOTS.get(id);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};
const after = (state: Kind['state'], seat: string, action: Kind['action']): Kind['state'] => {
  const own = copyState(game, state) as Kind['state'];
  advance(
    game,
    silent(own, () => 1),
    seat,
    action,
  );
  return own;
};
const without = (...names: (keyof AnyGame)[]): AnyGame =>
  Object.fromEntries(
    Object.entries(game).filter(([name]) => !names.includes(name as keyof AnyGame)),
  ) as unknown as AnyGame;

describe('every bot', () => {
  test.for([...BOTS.keys()])('%s returns an offered action, the same for the same seed and clock', (id) => {
    for (const position of [WIN_IN_ONE, WIN_IN_TWO, THREATENED, { phase: 'placement' }]) {
      const seen = seenAt(position);
      for (const strength of [1, 2, 3]) {
        const thoughts = [1, 2].map(() => bot(id).choose(seen, seeded(7), counting(8, strength)));
        expect(seen.may).toContain(thoughts[0]?.action);
        expect(thoughts[0]?.line[0]).toBe(thoughts[0]?.action);
        expect(thoughts[1]).toEqual(thoughts[0]);
      }
    }
  });
  test.for([...BOTS.keys()])('%s asks the game for nothing but what follows from its view', (id) => {
    const seen = seenAt(THREATENED);
    const given: object[] = [];
    const watched: AnyGame = {
      ...game,
      imagine(view, random) {
        given.push(view);
        return (game.imagine as NonNullable<AnyGame['imagine']>)(view, random);
      },
    };
    bot(id).choose({ ...seen, game: watched }, seeded(1), counting(5));
    expect(given.every((view) => view === seen.view)).toBe(true);
    expect(given.length).toBeLessThanOrEqual(1);
  });
  test.for([...BOTS.keys()])('%s leaves what it was given as it was', (id) => {
    const seen = seenAt(WIN_IN_TWO);
    const before = JSON.stringify([seen.view, seen.may]);
    bot(id).choose(seen, seeded(1), counting(10));
    expect(JSON.stringify([seen.view, seen.may])).toBe(before);
  });
});

describe('greedy', () => {
  test('takes a win at once', () => {
    const { action, score, reason } = bot('greedy').choose(seenAt(WIN_IN_ONE), seeded(1), counting(1));
    expect([game.write(action), score, reason]).toEqual(['breakthrough c4 NW', 1, 'wins']);
  });
  test('where a game has no evaluation it is random that chooses, and it says so', () => {
    expect(bot('greedy').choose(seenAt(WIN_IN_ONE, without('evaluate')), seeded(1), counting(1)).by).toBe('random');
  });
});

describe('steward', () => {
  const steward = bot('steward');
  test.for([1, 2, 3])('strength %i takes a win at once', (strength) => {
    for (let seed = 1; seed <= 10; seed++) {
      const thought = steward.choose(seenAt(WIN_IN_ONE), seeded(seed), counting(100, strength));
      expect(game.write(thought.action)).toBe('breakthrough c4 NW');
      expect([thought.score, thought.reason]).toEqual([1, 'wins']);
    }
  });
  test('finds a win that takes two actions of its own, and shows the line', () => {
    const thought = steward.choose(seenAt(WIN_IN_TWO), seeded(1), counting(400));
    expect([thought.score, thought.reason]).toEqual([1, 'wins-soon']);
    expect(thought.line).toHaveLength(3);
    let state = stateAt(WIN_IN_TWO);
    for (const [i, action] of thought.line.entries()) state = after(state, i % 2 === 0 ? 'lancaster' : 'york', action);
    expect(game.outcome(state)?.winners).toEqual(['lancaster']);
  });
  test('does not lose to the next action when it can be helped, and says that it avoids it', () => {
    const thought = steward.choose(seenAt(THREATENED), seeded(1), counting(60));
    const state = after(stateAt(THREATENED), 'york', thought.action);
    const replies = seenAt(game.toPosition(state)).may;
    expect(replies.some((reply) => game.outcome(after(state, 'lancaster', reply)))).toBe(false);
    expect(['avoids-loss', 'only-move']).toContain(thought.reason);
  });
  test('stops soon after its time is up and still has an answer', () => {
    const seen = seenAt({ phase: 'placement' });
    const short = counting(3);
    const little = steward.choose(seen, seeded(1), short);
    expect(short.looks()).toBeLessThanOrEqual(5);
    const much = steward.choose(seen, seeded(1), counting(20));
    expect(much.nodes).toBeGreaterThan(little.nodes);
    expect(much.nodes).toBeLessThanOrEqual(21 * 256);
    expect(much.depth).toBeGreaterThanOrEqual(little.depth);
  });
  test('thinks 0.9 seconds at most, however much it is given', () => {
    const clock = counting(60_000, 3, 30);
    const thought = steward.choose(seenAt({ phase: 'placement' }), seeded(1), clock);
    expect(clock.looks()).toBeLessThanOrEqual(900 / 30 + 2);
    expect(thought.depth).toBeGreaterThan(2);
  });
  test('a game that does not offer what it needs is left to simpler bots, and it says so', () => {
    const seen = (of: AnyGame) => steward.choose(seenAt(WIN_IN_ONE, of), seeded(1), counting(10)).by;
    expect(seen(without('evaluate'))).toBe('random');
    expect(seen(without('imagine'))).toBe('random');
    expect(seen(game)).toBe('steward');
  });
  test('without a key it searches on, with secrets it imagines worlds; either way it takes a win at once', () => {
    for (const of of [without('key'), { ...game, meta: { ...game.meta, secrets: true } }]) {
      const thought = steward.choose(seenAt(WIN_IN_ONE, of), seeded(1), counting(200));
      expect([game.write(thought.action), thought.by]).toEqual(['breakthrough c4 NW', 'steward']);
    }
  });
  test('dice on the way are noticed: it does not trust such a search and plays games out instead', () => {
    const { play } = game.phases as { readonly play: AnyGame['phases'][string] };
    const dicey: AnyGame = {
      ...game,
      phases: {
        ...game.phases,
        play: {
          ...play,
          apply(table, seat, action) {
            table.roll('1', 6);
            play.apply?.(table, seat, action);
          },
        },
      },
    };
    const given: number[] = [];
    const watched: AnyGame = {
      ...dicey,
      imagine(view, random) {
        given.push(random(6));
        return (dicey.imagine as NonNullable<AnyGame['imagine']>)(view, random);
      },
    };
    const thought = steward.choose(seenAt(WIN_IN_TWO, watched), seeded(1), counting(10));
    expect(thought.by).toBe('steward');
    expect(given).toHaveLength(2);
  });
  test('an automatic pass does not confuse it: York has nobody and passes, Lancaster acts twice', () => {
    const position = { lancaster: { soldiers: ['d5', 'c4'] }, york: { soldiers: [], marker: 'moon' } };
    const thought = steward.choose(seenAt(position), seeded(1), counting(100));
    expect(thought.line.map((action) => game.write(action))).toHaveLength(2);
    expect([thought.score, thought.reason]).toEqual([1, 'wins-soon']);
  });
});

test('without a key of the game’s own the steward still searches, and finds the same', () => {
  const seen = seenAt(WIN_IN_TWO);
  const [own, derived] = [game, without('key')].map((each) =>
    bot('steward').choose({ ...seen, game: each }, seeded(7), counting(400)),
  );
  expect(derived).toMatchObject({ score: 1, reason: own?.reason, depth: own?.depth });
  expect(own).toMatchObject({ score: 1 });
});
