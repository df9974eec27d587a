// What counts as an answer when time is up: always one that is allowed, and never a choice that needs judgement.
import { act, begin, defaultOf, isMistake, legal, mustAnswer, pick, seeded, stateOf } from '@rose/table';
import { expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { write } from '../src/papers/notation.ts';
import { fights, table } from './scene.ts';

const textOf = (s: ReturnType<typeof table>): string | undefined => {
  const [seat] = s.active();
  const action = seat && defaultOf(withoutAnEnemy, s.state, seat);
  return action && write(action);
};

test('whatever counts as the answer is allowed, in whole games', () => {
  const phases = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const dice = seeded(seed);
    const course = begin(withoutAnEnemy, { options: { scenario: seed % 2 ? 'full-war' : 'mid-war' } }, dice);
    if (isMistake(course)) throw new Error(course.reason);
    for (let n = 0; n < 1500; n++) {
      const state = stateOf(course);
      const [seat] = mustAnswer(withoutAnEnemy, state);
      if (seat === undefined) break;
      const may = legal(withoutAnEnemy, state, seat);
      const answer = defaultOf(withoutAnEnemy, state, seat);
      if (answer) {
        phases.add(state.phase.name);
        expect(may.map(write)).toContain(write(answer));
      }
      act(withoutAnEnemy, course, seat, pick(may, dice), dice);
    }
  }
  expect([...phases].sort()).toEqual(
    ['actions', 'battle', 'recruitment', 'return', 'siege', 'supply', 'surrender', 'tactics'].sort(),
  );
});
test('8.3 who is attacked stands', () => {
  const s = fights({
    at: { oxfordshire: 'r-charles r-astley p-essex p-holles' },
    attackers: { oxfordshire: 'parliament' },
    seed: 3,
  });
  expect(textOf(s)).toBe('stand');
});
test('3.1 a card is chosen by its player alone', () => {
  const s = table({ hands: { royalist: ['r-01'], parliament: ['p-01'] }, phase: { name: 'initiative' } });
  expect(textOf(s)).toBeUndefined();
});
