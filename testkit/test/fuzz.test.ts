// Random games let everybody act who may, not only those who must.
import { expect, test } from 'vitest';
import { fair, fuzz, toy } from '../src/index.ts';
import { trade } from '../src/toy/fair-phases.ts';
import { stake } from '../src/toy/phases.ts';

const PLAN = { games: 60, seed: 7, oneIn: 50, only: ['no-dead-end'] } as const;

test('they have asides, of every kind', () => {
  const aside = new Set<string>();
  const watched: typeof trade = {
    ...trade,
    apply(table, seat, action) {
      if (seat !== table.state.phase.seat) aside.add(action.do);
      trade.apply(table, seat, action);
    },
  };
  fuzz({ ...fair, phases: { ...fair.phases, trade: watched } }, PLAN);
  expect([...aside].toSorted()).toEqual(['accept', 'offer', 'withdraw']);
});
test('they take up again what was confirmed', () => {
  const reopened = new Set<string>();
  const watched: typeof stake = {
    ...stake,
    asked: ({ options, phase }) => ({
      must: phase.waiting,
      reopen: toy.seats(options).filter((seat) => !phase.waiting.includes(seat)),
    }),
    apply(table, seat, action) {
      if (!table.state.phase.waiting.includes(seat)) reopened.add(action.do);
      stake.apply(table, seat, action);
    },
  };
  fuzz({ ...toy, phases: { ...toy.phases, stake: watched } }, { ...PLAN, games: 200 });
  expect([...reopened]).toContain('stake');
});
