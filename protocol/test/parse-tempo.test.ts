// The shapes of what is said about time and absence.
import { describe, expect, test } from 'vitest';
import { MOST_CONDITIONS, parseGameFile, parseRequest, parseSocketRequest } from '../src/index.ts';

const at = { id: 1, table: 'w1' };
const orders = (...list: readonly unknown[]) =>
  parseSocketRequest({ ...at, ask: 'leave-orders', seat: 'york', orders: list });
const condition = { fact: 'strength l-henry-vi', below: 2 };

describe('standing orders', () => {
  test('with conditions, without, and none at all', () => {
    const list = [{ do: 'retreat * kent', if: [condition, { fact: 'round', atLeast: 2 }] }, { do: 'pass' }];
    expect(orders(...list)).toMatchObject({ ok: true, value: { orders: list } });
    expect(orders().ok).toBe(true);
  });
  test.for([
    ['nothing to do', { do: ' ' }],
    ['a condition of both kinds', { do: 'pass', if: [{ ...condition, atLeast: 1 }] }],
    ['a condition of no kind', { do: 'pass', if: [{ fact: 'round' }] }],
    ['half a number', { do: 'pass', if: [{ fact: 'round', below: 1.5 }] }],
    ['too many conditions', { do: 'pass', if: Array.from({ length: MOST_CONDITIONS + 1 }, () => condition) }],
    ['something else', { do: 'pass', wins: true }],
    ['a text', 'pass'],
  ] as const)('not with %s', ([, order]) => expect(orders(order).ok).toBe(false));
});

test('a page cannot declare what only a table finds', () => {
  for (const manner of ['forfeit', 'abandon'])
    expect(parseRequest({ ...at, ask: 'manner', seq: 0, seat: 'york', manner })).toMatchObject({
      ok: false,
      field: 'manner',
    });
});

test('a file may tell of it, and of orders', () => {
  const file = {
    format: 'rose-and-crown/1',
    opening: { game: 'toy', rules: 1, options: {}, rolls: [] },
    seating: { red: { kind: 'person', name: 'Ann' } },
    opened: '2026-04-23T18:00:00.000Z',
    commitment: '0'.repeat(64),
    fingerprint: '0'.repeat(16),
  };
  const entries = [
    { seq: 1, seat: 'red', action: 'look', by: 'order' },
    { seq: 2, seat: 'red', manner: 'forfeit' },
  ];
  expect(parseGameFile({ ...file, entries })).toMatchObject({ ok: true, value: { entries } });
  const lie = [{ ...entries[0], by: 'magic' }];
  expect(parseGameFile({ ...file, entries: lie })).toMatchObject({ ok: false, field: 'entries[0].by' });
});

test('a table may agree on nobody to stand in', () => {
  const offer = { id: 1, ask: 'offer', game: 'toy', chairs: [{ kind: 'me' }], sides: 'chosen', access: 'link' };
  const clock = { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 };
  expect(parseSocketRequest({ ...offer, clock, standIn: null }).ok).toBe(true);
  expect(parseSocketRequest({ ...offer, clock }).ok).toBe(false);
});
