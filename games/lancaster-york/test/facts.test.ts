// Facts that orders may name: from the seat's own view, so that nobody learns by naming one.
import { lancasterYork } from '@rose/lancaster-york';
import { begin, isMistake, seeded, stateOf } from '@rose/table';
import { expect, test } from 'vitest';

const POSITION = {
  options: { players: 3 },
  turn: 2,
  order: ['yellow', 'red', 'blue'],
  money: { red: 20, yellow: 7 },
  scores: { red: 12, yellow: 9, blue: 15 },
  mercenaries: { red: 2 },
  cards: {
    red: ['windsor', 'london', 'stafford', 'ship-plymouth'],
    yellow: ['winchester', 'percy', 'ship-sandwich'],
    blue: ['neville'],
  },
};
const factsFor = (seat: 'red' | 'yellow' | 'blue', rest: object = {}) => {
  const course = begin(lancasterYork, { position: { ...POSITION, ...rest } }, seeded(1461));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return lancasterYork.facts?.(lancasterYork.view(stateOf(course), seat), seat) ?? {};
};

test('where a seat stands', () => {
  expect(factsFor('red')).toMatchObject({ turn: 2, order: 2, score: 12, behind: 3, money: 20, mercenaries: 2 });
  expect(factsFor('blue')).toMatchObject({ order: 3, behind: 0, mercenaries: 0 });
});
test('what it owns, kind by kind', () => {
  const kinds = { nobles: 1, castles: 1, 'large towns': 1, bishops: 0, towns: 0, ports: 0, ships: 1 };
  expect(factsFor('red')).toMatchObject(kinds);
});
test('control points of a region, and how many beyond the best of the others', () => {
  const facts = factsFor('red');
  const { regions } = lancasterYork.view(lancasterYork.fromPosition(POSITION) as never, 'spectator').parliament;
  const ranking = regions.find(({ region }) => region === 'south-east')?.ranking ?? [];
  const [first, second] = ranking;
  expect(first?.seat).toBe('red');
  expect(facts['control south-east']).toBe(first?.cp);
  expect(facts['lead south-east']).toBe((first?.cp ?? 0) - (second?.cp ?? 0));
  expect(factsFor('yellow')['lead south-east']).toBe((second?.cp ?? 0) - (first?.cp ?? 0));
  expect(facts['control wales']).toBe(0);
});
test('the plan is one’s own: another seat’s changes nothing of what one may name', () => {
  const plans = { red: { troops: { winchester: 3 }, bid: { sum: 4, region: 'midlands' } } };
  expect(factsFor('red', { plans })).toMatchObject({ cost: 13, left: 7, waiting: 2 });
  for (const other of ['yellow', 'blue'] as const) expect(factsFor(other, { plans })).toEqual(factsFor(other));
  const ready = { red: { ...plans.red, locked: true } };
  expect(factsFor('yellow', { plans: ready })).toEqual({ ...factsFor('yellow'), waiting: 1 });
});
test('French aid while it is asked for, cards while they are taken', () => {
  const taxes = factsFor('yellow', { phase: 'taxes' });
  expect(taxes['aid']).toBe(6);
  expect(taxes['left']).toBeUndefined();
  expect(factsFor('red', { phase: 'draft' })['picks']).toBe(3);
});
