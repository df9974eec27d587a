// A hint says why in numbers, and every one of them comes from what the seat may know.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { type AnyGame, begin, isMistake, type Kind, legal, mustAnswer, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../src/bot.ts';
import * as worlds from '../src/imaginative.ts';
import { newSteward } from '../src/steward.ts';
import { counting } from './positions.ts';

const game = richardIII as unknown as AnyGame;
const steward = newSteward({ worlds });
const opened = (): Kind['state'] => {
  const course = begin(game, { options: {} }, seeded(5));
  if (isMistake(course)) throw new Error(course.reason);
  return stateOf(course);
};
const advise = (state: Kind['state'], seat: string, may = legal(game, state, seat)): Thought =>
  steward.choose({ game, view: game.view(state, seat), seat, may }, seeded(2), { ...counting(40), explains: true });

describe('a hint for the first card', () => {
  const state = opened();
  const [seat = ''] = mustAnswer(game, state);
  const { action, weighed } = advise(state, seat);
  test('tells its chances beside those of another card', () => {
    expect(weighed?.chance).toBeGreaterThan(0);
    expect(weighed?.chance).toBeLessThan(1);
    expect(weighed?.games).toBeGreaterThan(10);
    expect(game.write(weighed?.next?.action as Kind['action'])).not.toBe(game.write(action));
  });
  test('counts the supporters of its own side as they stand', () => {
    const { support } = game.view(state, seat) as RichardIII['view'];
    expect(weighed?.outlook?.now['lords']).toBeCloseTo(support[seat as 'lancaster'].most, 6);
    expect(Object.keys(weighed?.outlook?.after ?? {})).toEqual(Object.keys(weighed?.outlook?.now ?? {}));
  });
  test('says the same whatever stands hidden behind the same view', () => {
    const elsewhere = game.imagine?.(game.view(state, seat), seeded(9)) as Kind['state'];
    expect(game.toPosition(elsewhere)).not.toEqual(game.toPosition(state));
    expect(advise(elsewhere, seat)).toEqual(advise(state, seat));
  });
  test('without a choice there is nothing beside it, but still something to expect', () => {
    const only = legal(game, state, seat).slice(0, 1);
    const thought = advise(state, seat, only);
    expect(thought.reason).toBe('only-move');
    expect(thought.weighed?.next).toBeUndefined();
    expect(thought.weighed?.outlook).toBeDefined();
  });
});

test('whoever plays does not spend time on numbers', () => {
  const state = opened();
  const [seat = ''] = mustAnswer(game, state);
  const seen = { game, view: game.view(state, seat), seat, may: legal(game, state, seat) };
  expect(steward.choose(seen, seeded(2), counting(40)).weighed).toBeUndefined();
});
