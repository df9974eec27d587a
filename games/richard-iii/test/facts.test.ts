// Facts that orders may name: from the seat's own view, so that nobody learns by naming one.
import { richardIII } from '@rose/richard-iii';
import { act, begin, isMistake, legal, seeded, stateOf } from '@rose/table';
import { expect, test } from 'vitest';

/** A game that is played at random up to its first battle. */
const toBattle = (seed: number) => {
  const random = seeded(seed);
  const course = begin(richardIII, {}, random);
  if (isMistake(course)) throw new Error(course.reason);
  for (let n = 0; n < 2000; n++) {
    const state = stateOf(course);
    if (state.phase.name === 'battle' && state.phase.area !== null) return state;
    const seat = (['lancaster', 'york'] as const).find((one) => legal(richardIII, state, one).length > 0);
    if (!seat) break;
    const may = legal(richardIII, state, seat);
    const action = may[random(may.length) - 1];
    if (action) act(richardIII, course, seat, action, random);
  }
  throw new Error('no battle');
};
const factsFor = (state: ReturnType<typeof toBattle>, seat: 'lancaster' | 'york') =>
  richardIII.facts?.(richardIII.view(state, seat), seat) ?? {};

test('whoever defends is attacked, whoever attacks there is not', () => {
  const state = toBattle(5);
  if (state.phase.name !== 'battle') throw new Error('no battle');
  const { attacker } = state.phase;
  const defender = attacker === 'york' ? 'lancaster' : 'york';
  expect(factsFor(state, defender)['attacked']).toBeGreaterThanOrEqual(1);
  const view = richardIII.view(state, attacker);
  const others = view.attacks.filter((attack) => attack.attacker !== attacker).length;
  expect(factsFor(state, attacker)['attacked']).toBe(others);
});

test('strengths are those that the seat sees: its own, and no block that stands with its back to it', () => {
  const state = toBattle(5);
  for (const seat of ['lancaster', 'york'] as const) {
    const { blocks } = richardIII.view(state, seat);
    const facts = factsFor(state, seat);
    const named = Object.keys(facts).filter((name) => name.startsWith('strength '));
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) {
      const block = name.slice('strength '.length) as keyof typeof blocks;
      expect(facts[name]).toBe(blocks[block]?.steps);
    }
  }
});
