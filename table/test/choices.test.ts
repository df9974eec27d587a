// choices: every candidate, split into what is allowed and what is refused.
import { choices, legal, phaseOf, stateOf } from '@rose/table';
import { toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { handOf, lock, opened, say } from './toy-table.ts';

describe('choices', () => {
  const course = opened();
  const hand = handOf(course, 'red');
  const { may, mayNot } = choices(toy, stateOf(course), 'red');
  test('offers what the hand holds', () =>
    expect(may.map(toy.write)).toEqual([...hand.map((card) => `stake ${card}`), 'look']));
  test('refuses the rest, each with its reason', () => {
    const reasons = new Map(mayNot.map(({ action, refusal }) => [toy.write(action), refusal.because.why]));
    expect(reasons.size).toBe(7);
    expect(reasons.get('lock')).toBe('nothing-staked');
    expect([...reasons.values()].filter((why) => why === 'not-in-hand')).toHaveLength(6);
  });
  test('has nothing for a seat that does not act', () => {
    const locked = opened();
    lock(locked, 'red');
    expect(choices(toy, stateOf(locked), 'red')).toEqual({ may: [], mayNot: [] });
  });
});

describe('legal', () => {
  test('uses the direct generator where the phase has one', () => {
    const course = opened();
    const marked = { ...toy.phases.stake, legal: () => [{ do: 'look' } as const] };
    const game = { ...toy, phases: { ...toy.phases, stake: marked } };
    expect(legal(game, stateOf(course), 'red')).toEqual([{ do: 'look' }]);
  });
  test('and the definition where it has none', () => {
    const course = opened();
    lock(course, 'red');
    lock(course, 'blue');
    expect(phaseOf(toy, stateOf(course)).legal).toBeUndefined();
    const [seat = 'red'] = toy
      .seats(stateOf(course).options)
      .filter((one) => legal(toy, stateOf(course), one).length > 0);
    expect(legal(toy, stateOf(course), seat)).toEqual(choices(toy, stateOf(course), seat).may);
    say(course, seat, 'fold');
  });
});
