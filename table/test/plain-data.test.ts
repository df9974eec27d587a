// Plain data: copies, fingerprints, secrets.
import { copy, fingerprint, onlyFor, peek, peekInto, uncover } from '@rose/table';
import { describe, expect, test } from 'vitest';

describe('copy', () => {
  const VALUES = [1, 'x', null, true, [], {}, [1, 2], [[1], [2]], { a: { b: [{ c: 1 }] } }, [null, { a: 1 }], [0, [1]]];
  test.for(VALUES.map((value) => [value] as const))('%j is equal', ([value]) => expect(copy(value)).toEqual(value));
  test('shares nothing, at any depth', () => {
    const original = { list: [1, 2], deep: { rows: [[1], [2]], gaps: [null, { a: 1 }], mixed: [0, [1]] } };
    const other = copy(original);
    other.list.push(3);
    other.deep.rows[0]?.push(9);
    (other.deep.gaps[1] as { a: number }).a = 2;
    (other.deep.mixed[1] as number[]).push(2);
    expect(original).toEqual({ list: [1, 2], deep: { rows: [[1], [2]], gaps: [null, { a: 1 }], mixed: [0, [1]] } });
  });
});

describe('fingerprint', () => {
  test('sixteen digits', () => expect(fingerprint({ a: 1 })).toMatch(/^[0-9a-f]{16}$/));
  test('the order of keys and what is undefined do not matter', () => {
    expect(fingerprint({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprint({ b: { d: 3, c: 2 }, a: 1 }));
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
  });
  const DIFFERENT = [
    {},
    [],
    null,
    0,
    '',
    '0',
    false,
    [0],
    [[]],
    { a: 0 },
    { a: '0' },
    { a: null },
    { b: 0 },
    [1, 2],
    [2, 1],
    [12],
    { a: [1], b: 2 },
    { a: [1, 2] },
  ];
  test('different data, different digits', () =>
    expect(new Set(DIFFERENT.map((value) => fingerprint(value))).size).toBe(DIFFERENT.length));
  test('no two of many alike', () => {
    const seen = new Set<string>();
    for (let a = 0; a < 300; a++) for (let b = 0; b < 300; b++) seen.add(fingerprint([a, b]));
    expect(seen.size).toBe(90_000);
  });
  test('survives JSON', () => {
    const state = { at: [1, 2, 3], who: { is: 'x', seenBy: [] }, none: undefined, zero: -0 };
    expect(fingerprint(JSON.parse(JSON.stringify(state)))).toBe(fingerprint(state));
  });
  test('is the same for ever: journals and recorded games rely on it', () =>
    expect(fingerprint({ rose: ['red', 'white'], crown: 1 })).toBe('7b685d8ced04f93b'));
});

describe('secrets', () => {
  test('a hidden thing is seen by whom it is for', () => {
    const card = onlyFor('red', 7);
    expect([peek(card, 'red'), peek(card, 'blue'), peek(card, 'spectator')]).toEqual([7, undefined, undefined]);
    expect(peek(onlyFor(['red', 'blue'], 7), 'blue')).toBe(7);
    expect(peek(onlyFor([], 7), 'red')).toBeUndefined();
  });
  test('peekInto opens or empties whatever is hidden, at any depth', () => {
    const entry = {
      say: 'dealt',
      cards: [onlyFor('red', 1), onlyFor('blue', 2)],
      deep: { note: onlyFor('red', { x: 1 }) },
    };
    expect(peekInto(entry, 'red')).toEqual({ say: 'dealt', cards: [1, undefined], deep: { note: { x: 1 } } });
    expect(peekInto(entry, 'spectator')).toEqual({
      say: 'dealt',
      cards: [undefined, undefined],
      deep: { note: undefined },
    });
  });
  test('uncover opens whatever is hidden, at any depth', () => {
    const entry = { cards: [onlyFor('red', 1), onlyFor([], 2)], deep: { note: onlyFor('red', { x: 1 }) }, none: null };
    expect(uncover(entry)).toEqual({ cards: [1, 2], deep: { note: { x: 1 } }, none: null });
  });
  test('what is not hidden stays', () => {
    expect(peekInto('word', 'red')).toBe('word');
    expect(peekInto(null, 'red')).toBeNull();
    expect(peekInto({ is: 1 }, 'red')).toEqual({ is: 1 });
  });
  test('nothing of a hidden thing is left for others', () =>
    expect(JSON.stringify(peekInto({ secret: onlyFor('red', 'mole') }, 'blue'))).not.toContain('mole'));
});
