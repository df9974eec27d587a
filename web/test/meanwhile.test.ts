import type { LogStep, Seating } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import { freshAction, inShort, meanwhile, toldNow } from '../src/table/log/meanwhile.ts';
import type { Desk } from '../src/table/picking/desk.ts';

const step = (seq: number, seat: string | undefined, ...says: readonly string[]): LogStep => ({
  seq,
  seat,
  told: says.map((say) => ({ rule: '1', entry: { say } })),
});
const SEATING: Seating = { red: { kind: 'person', name: 'Ann' }, blue: { kind: 'bot', bot: 'steward', strength: 1 } };
const deskOf = (log: readonly LogStep[], active: string, outcome?: object): Desk =>
  ({
    sight: { value: { viewer: 'red', active: [active], seating: SEATING, outcome } },
    log: { value: log },
    isMyTurn: { value: active === 'red' },
  }) as unknown as Desk;
const seqs = (steps: readonly LogStep[]) => steps.map(({ seq }) => seq);

describe('what the others did', () => {
  test('actions alike in a row are told as one, others apart', () => {
    const steps = [
      step(1, 'blue', 'went'),
      step(2, 'blue', 'went'),
      step(3, 'blue', 'went', 'won'),
      step(4, 'red', 'went'),
      step(5, 'blue', 'went'),
    ];
    expect(inShort(steps, undefined, 4).map(({ first, count }) => [first.seq, count])).toEqual([
      [1, 2],
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
    expect(inShort(steps, undefined, 5)).toHaveLength(5);
    expect(inShort([step(1, 'blue')])).toEqual([]);
  });
  test('of many, those that lead to one place are one; of very many, all of a kind', () => {
    const goals = ['kent', 'kent', 'essex', 'kent'];
    const goalOf = ({ seq }: LogStep) => goals[seq] ?? String(seq);
    const marches = (many: number) => Array.from({ length: many }, (_, seq) => step(seq, 'blue', 'went'));
    expect(inShort(marches(4), goalOf, 3).map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(inShort(marches(40), goalOf, 3).map(({ count }) => count)).toEqual([40]);
  });
  test('all since one’s own last decision, when one is asked again', () => {
    const log = [step(1, 'red', 'a'), step(2, 'blue', 'b'), step(3, 'blue', 'c')];
    expect(seqs(meanwhile(deskOf(log, 'red')))).toEqual([2, 3]);
    expect(meanwhile(deskOf(log, 'blue'))).toEqual([]);
    expect(meanwhile(deskOf(log.slice(0, 2), 'red'))).toEqual([]);
    expect(meanwhile(deskOf([...log, step(4, 'red', 'd')], 'red'))).toEqual([]);
  });
  test('the last action of the house is fresh while the house goes on', () => {
    const log = [step(1, 'red', 'a'), step(2, 'blue', 'b')];
    expect(freshAction(deskOf(log, 'blue'))?.seq).toBe(2);
    expect(freshAction(deskOf(log, 'red'))).toBeUndefined();
    expect(freshAction(deskOf(log.slice(0, 1), 'blue'))).toBeUndefined();
    expect(freshAction(deskOf(log, 'blue', { winners: [] }))).toBeUndefined();
  });
  test('whoever may do something meanwhile is told it, until that is taken up', () => {
    const log = [step(1, 'red', 'a'), step(2, 'blue', 'b')];
    const told = (active: string, ...picked: readonly string[]) =>
      toldNow({ ...deskOf(log, active), picked: { value: picked } } as unknown as Desk)?.seq;
    expect(told('blue')).toBe(2);
    expect(told('blue', 'card')).toBeUndefined();
    expect(told('red')).toBeUndefined();
  });
});
