// Corners of the advanced game and of the variants, where two rules meet.
import { seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { type Board, board, holds, phase, play, told } from './scene.ts';

describe('16.1, 15.7 a Duke whom treachery sends back', () => {
  test('lies in the deck, and whoever sees no hand beside his own can still imagine that', () => {
    const s = board({
      phase: 'chance',
      events: 'v-treachery-1',
      options: { advanced: true, treachery: '1' },
      red: 'grey york',
      yellow: 'roos london',
      hands: { red: 'york' },
      heirs: { 'richard-york': 'york red' },
    });
    const back = play(s, 'give-back york');
    expect(holds(back, 'york')).toEqual(['deck']);
    const seen = kingmaker.view(back.state, 'red');
    const world = kingmaker.imagine?.(seen, seeded(1));
    expect(world && kingmaker.view(world, 'red')).toMatchObject({ held: seen.held, hands: seen.hands });
  });
});

describe('7.5, 15.7 the heir of a Duke’s house is executed before the card is turned', () => {
  const given: Board = {
    phase: 'combat',
    options: { advanced: true },
    red: 'percy ludlow',
    yellow: 'york ludlow; roos london',
    heirs: { 'richard-york': 'ludlow yellow', 'edward-march': 'london red' },
    events: 'e01 e10',
  };
  test('the Duke passes on, nobody is left to fight, and the attack is called off', () => {
    const s = play(board(given), 'attack york', 'execute richard-york');
    expect([phase(s), s.active(), holds(s, 'york')]).toEqual(['combat', ['red'], ['hand:red']]);
    expect(told(s, 'called-off')).toHaveLength(1);
  });
  test('with others beside him these fight on without him', () => {
    const s = play(
      board({ ...given, yellow: 'york ludlow; roos ludlow' }),
      'attack roos',
      'execute richard-york',
      'pass',
      'turn-card',
    );
    expect(phase(s)).toBe('field');
    expect(s.state.phase).toMatchObject({ defenders: 1 << 18 });
  });
});

describe('16.5, 12.1 a catastrophe and cards that have just passed', () => {
  test('men that do not count are not taken away twice', () => {
    const men = (rules: number) => {
      const s = board({
        options: { tradeAll: true, catastrophe: '1' },
        red: 'grey york kent+marshal; audley york',
        events: 'e01',
        more: {
          rules,
          fresh: ['kent'],
          events: { 'v-catastrophe-1': 'in-force' },
          catastrophes: [{ card: 'v-catastrophe-1', seat: 'red', turn: 9 }],
        },
      });
      return kingmaker.view(s.state, 'red').men.grey;
    };
    expect([men(4), men(3)]).toEqual([
      [20, 20],
      [20, -10],
    ]);
  });
});
