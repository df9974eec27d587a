// Random play is one thing: where a phase draws an action itself, everybody who plays at random draws by that.
import { type AnyGame, begin, isMistake, type Kind, legal, mustAnswer, seeded, silent, stateOf } from '@rose/table';
import { fuzz, toy } from '@rose/testkit';
import { expect, test } from 'vitest';
import { openAtRandom } from '../src/index.ts';
import { stepOn } from '../src/policy.ts';
import { random } from '../src/random.ts';
import { counting } from './positions.ts';

const { stake } = toy.phases;
const LOOK = { do: 'look' } as const;
/** Draws nothing but a look at the pile, which is one of many things that are legal at first. */
const curious = {
  ...toy,
  phases: {
    ...toy.phases,
    stake: { ...stake, drawer: (state, seat) => () => (stake.whyNot?.(state, seat, LOOK) ? undefined : LOOK) },
  },
} as typeof toy as unknown as AnyGame;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const opened = (seed: number) => {
  const course = begin(curious, { options: {} }, seeded(seed));
  if (isMistake(course)) throw new Error(course.reason);
  return course;
};

test('the random bot draws as the phase draws, and offers one of what it may do', () => {
  for (const seed of SEEDS) {
    const state = stateOf(opened(seed));
    const [seat = ''] = mustAnswer(curious, state);
    const may = legal(curious, state, seat);
    expect(may.length).toBeGreaterThan(3);
    const seen = { game: curious, view: curious.view(state, seat), seat, may };
    const { action } = random.choose(seen, seeded(seed), counting(1));
    expect(action).toEqual(LOOK);
    expect(may).toContain(action);
  }
});
test('a playout of a game that has neither priors nor evaluation draws as the phase draws', () => {
  const { evaluate: _none, ...blind } = curious;
  for (const seed of SEEDS) {
    const state = stateOf(opened(seed));
    const movers = mustAnswer(curious, state);
    stepOn(blind, silent<Kind>(state, seeded(seed)), movers, seeded(seed));
    expect((state as unknown as { looked: readonly boolean[] }).looked.filter(Boolean)).toHaveLength(1);
  }
});
test('a random opening and the fuzzer draw as the phase draws', () => {
  for (const seed of SEEDS) {
    const course = opened(seed);
    openAtRandom(curious, course, 1, seeded(seed));
    expect(course.entries.map((entry) => ('action' in entry ? entry.action : ''))).toEqual(['look']);
  }
  const { broken } = fuzz(curious, { games: 3, seed: 1, oneIn: 1, only: ['drawn-are-the-legal'] });
  expect(broken.length).toBeGreaterThan(0);
});
