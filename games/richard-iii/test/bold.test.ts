// The laws in games that look for battle: the random games of the fuzz seldom reach a second round.
import { richardIII } from '@rose/richard-iii';
import { type AnyGame, legal, pick, seeded } from '@rose/table';
import { type Breach, judgeState, judgeStateWhole } from '@rose/testkit';
import { expect, test } from 'vitest';
import { type State, wander } from './wander.ts';

const game = richardIII as unknown as AnyGame;
const POOL = 120;

test('games that look for battle keep the laws', () => {
  const judge = seeded(1471);
  const pool: string[] = ['end-actions'];
  const broken: (Breach & { readonly seed: number })[] = [];
  const rounds = new Map<number, number>();
  const judgeOne = (seed: number, state: State): void => {
    const texts = Array.from({ length: 8 }, () => pick(pool, judge));
    const moment = { game, seats: ['lancaster', 'york'], state, pool: texts, random: judge };
    const whole = judge(state.phase.name === 'battle' ? 10 : 40) === 1;
    const found = [...judgeState(moment), ...(whole ? judgeStateWhole(moment) : [])];
    broken.push(...found.map((breach) => ({ ...breach, seed })));
    if (whole && state.phase.name === 'battle') rounds.set(state.phase.round, (rounds.get(state.phase.round) ?? 0) + 1);
  };
  for (let seed = 1; seed <= 30; seed++)
    wander(seed, (state, seat) => {
      if (seat !== undefined) {
        const text = richardIII.write(pick(legal(richardIII, state, seat), judge));
        if (pool.length < POOL) pool.push(text);
        else pool[judge(POOL) - 1] = text;
      }
      judgeOne(seed, state);
    });
  expect(broken).toEqual([]);
  expect([1, 2, 3].filter((round) => (rounds.get(round) ?? 0) === 0)).toEqual([]);
});
