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
test('they are played under every preset, too, and say so', () => {
  const presets = { one: { rounds: 1 }, two: { rounds: 2 } };
  const { tables } = fuzz({ ...toy, meta: { ...toy.meta, presets } } as typeof toy, { ...PLAN, games: 200 });
  expect([...tables.keys()].toSorted()).toEqual(['one, 2', 'own, 2', 'own, 3', 'two, 2']);
  expect(Math.min(tables.get('one, 2') ?? 0, tables.get('two, 2') ?? 0)).toBeGreaterThan(25);
});
test('they count what was done, verb by verb', () => {
  const { verbs, entries } = fuzz(fair, PLAN);
  expect(verbs.get('offer')).toBeGreaterThan(0);
  expect([...verbs.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(entries);
});
