// What counts as an answer when time is up: always one that is allowed, and never a choice that needs judgement.
import { defaultOf } from '@rose/table';
import { expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { write } from '../src/papers/notation.ts';
import { fights, table, walk } from './scene.ts';

const textOf = (s: ReturnType<typeof table>): string | undefined => {
  const [seat] = s.active();
  const action = seat && defaultOf(withoutAnEnemy, s.state, seat);
  return action && write(action);
};

test('whatever counts as the answer is allowed, in whole games', () => {
  const phases = new Set<string>();
  walk(6, (state, seat, may) => {
    const answer = defaultOf(withoutAnEnemy, state, seat);
    if (!answer) return;
    phases.add(state.phase.name);
    expect(may.map(write)).toContain(write(answer));
  });
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
