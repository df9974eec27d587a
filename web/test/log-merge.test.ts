import type { LogStep, Seating } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import { isPassAndPlay, needsCurtain, personsOf, viewerFor } from '../src/table/handover.ts';
import { changeOf, groupLog, lastSteps, mergeLog, since } from '../src/table/log/merge.ts';
import { type Spot, spotTowards, wishOf } from '../src/table/picking/keys.ts';

const step = (seq: number, seat: string | undefined, rule = '3.1'): LogStep => ({
  seq,
  seat,
  told: [{ rule, entry: { say: 'x' } }],
});

describe('the log', () => {
  const held = [step(0, undefined, '2'), step(1, 'red'), step(2, 'white')];
  test('what the host sends replaces what follows the kept steps', () => {
    const merged = mergeLog(held, { keep: 2, log: [step(4, 'white')] });
    expect(merged.map(({ seq }) => seq)).toEqual([0, 1, 4]);
  });
  test('a longer log went forward, a shorter one back', () => {
    expect(changeOf(held, [...held, step(3, 'red')])).toEqual({ kind: 'forward', steps: [step(3, 'red')] });
    expect(changeOf(held, held.slice(0, 2))).toEqual({ kind: 'back', steps: [held[2]] });
    expect(changeOf(held, held)).toEqual({ kind: 'none' });
  });
  test('a replaced step counts as forward', () => {
    const after = [...held.slice(0, 2), step(4, 'white')];
    expect(changeOf(held, after)).toEqual({ kind: 'forward', steps: [step(4, 'white')] });
  });
  test('what came last is all that a seat did in one message, and after a step back the step before', () => {
    const came = [...held, step(3, 'red'), step(4, 'red')];
    expect(lastSteps(came, changeOf(held, came))).toEqual(came.slice(3));
    const answered = [...came, step(5, 'white')];
    expect(lastSteps(answered, changeOf(held, answered))).toEqual([step(5, 'white')]);
    expect(lastSteps(held, changeOf(came, held))).toEqual([held[2]]);
    expect(lastSteps(held, { kind: 'none' })).toEqual([held[2]]);
    expect(lastSteps([], { kind: 'none' })).toEqual([]);
  });
  test('the opening chapter stands alone, moves follow by tens', () => {
    const laid = [step(0, undefined, '2'), step(1, 'red', '2.1'), step(2, 'white', '2.1')];
    const moves = Array.from({ length: 13 }, (_, i) => step(i + 3, i % 2 === 0 ? 'red' : 'white'));
    const groups = groupLog([...laid, ...moves]);
    expect(groups.map(({ head }) => head)).toEqual([{ chapter: '2' }, { from: 1, to: 10 }, { from: 11, to: 13 }]);
    expect(groups.map(({ steps }) => steps.length)).toEqual([3, 10, 3]);
  });
  test('offers and answers stand among the moves and are not counted', () => {
    const offer: LogStep = { seq: 20, seat: 'red', told: [], manner: 'offer-draw' };
    const moves = Array.from({ length: 11 }, (_, i) => step(i + 1, 'red'));
    const groups = groupLog([step(0, undefined, '2'), offer, ...moves, offer]);
    expect(groups.map(({ head }) => head)).toEqual([{ chapter: '2' }, { from: 1, to: 10 }, { from: 11, to: 11 }]);
    expect(groups.map(({ steps }) => steps.length)).toEqual([1, 11, 2]);
    const silent: LogStep = { seq: 0, seat: undefined, told: [] };
    expect(groupLog([silent, ...moves]).map(({ head }) => head)).toEqual([
      { from: 1, to: 10 },
      { from: 11, to: 11 },
    ]);
  });
  test('since one’s last decision: only what others did', () => {
    expect(since(held, 'red')).toEqual([held[2]]);
    expect(since(held, 'white')).toEqual([]);
  });
});

describe('handing over', () => {
  const house: Seating = {
    red: { kind: 'person', name: 'Ann' },
    white: { kind: 'bot', bot: 'steward', strength: 1 },
  };
  const two: Seating = { red: { kind: 'person', name: 'Ann' }, white: { kind: 'person', name: 'Bob' } };
  const none: Seating = {
    red: { kind: 'bot', bot: 'steward', strength: 1 },
    white: { kind: 'bot', bot: 'steward', strength: 1 },
  };
  test('against the house one keeps one’s seat', () => {
    expect(personsOf(house)).toEqual(['red']);
    expect(viewerFor(house, ['white'], 'red')).toBe('red');
    expect(viewerFor(house, ['white'], 'spectator')).toBe('red');
  });
  test('pass and play follows the seat that must act', () => {
    expect(isPassAndPlay(two)).toBe(true);
    expect(viewerFor(two, ['white'], 'red')).toBe('white');
    expect(viewerFor(two, [], 'white')).toBe('white');
  });
  test('while both must act the one who looks goes on', () => {
    expect(viewerFor(two, ['red', 'white'], 'white')).toBe('white');
  });
  test('a table of bots is only watched', () => expect(viewerFor(none, ['red'], 'spectator')).toBe('spectator'));
  test('a curtain only between two persons with secrets', () => {
    expect(needsCurtain(true, two, 'red', 'white')).toBe(true);
    expect(needsCurtain(false, two, 'red', 'white')).toBe(false);
    expect(needsCurtain(true, two, 'white', 'white')).toBe(false);
    expect(needsCurtain(true, house, 'spectator', 'red')).toBe(false);
  });
});

describe('keys', () => {
  // Three rows of a hexagon board, 100 apart, rows 87 apart.
  const row = (letter: string, y: number, x: number, count: number): Spot[] =>
    Array.from({ length: count }, (_, i) => ({ place: `${letter}${i + 1}`, x: x + 100 * i, y }));
  const spots = [...row('a', 0, 100, 2), ...row('b', 87, 50, 3), ...row('c', 174, 100, 2)];
  test.for([
    ['b2', 'ArrowLeft', 'b1'],
    ['b2', 'ArrowRight', 'b3'],
    ['b1', 'ArrowUp', 'a1'],
    ['a1', 'ArrowDown', 'b1'],
    ['b3', 'ArrowDown', 'c2'],
  ] as const)('%s %s → %s', ([from, arrow, to]) => expect(spotTowards(spots, from, arrow)).toBe(to));
  test('beyond the rim there is nothing', () => {
    expect(spotTowards(spots, 'b3', 'ArrowRight')).toBeUndefined();
    expect(spotTowards(spots, 'a1', 'ArrowUp')).toBeUndefined();
  });
  test('from nowhere to the first place', () => expect(spotTowards(spots, '', 'ArrowUp')).toBe('a1'));

  const press = (key: string, ctrlKey = false) => wishOf({ key, ctrlKey, metaKey: false, altKey: false });
  test('the few letters of the table', () => {
    expect(press('z')).toBe('undo');
    expect(press('z', true)).toBe('undo');
    expect(press('H')).toBe('hint');
    expect(press('h', true)).toBeUndefined();
    expect(press('c')).toBe('names');
    expect(press('c', true)).toBeUndefined();
    expect(press('?')).toBe('help');
    expect(press('Escape')).toBe('clear');
    expect(press('3')).toEqual({ choose: 3 });
    expect(press('0')).toBeUndefined();
  });
});
