// 2 Set-up: placing the soldiers.

import { deuxRoses } from '@rose/deux-roses';
import { refuse } from '@rose/table';
import { perfts } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { actions, castle, legal, marker, scene, setUp, soldiers, twoLines } from './scene.ts';

const firstDone = scene({ phase: 'placement', L: 'e3', Y: 'c3' });

describe('cases of the set-up', () => {
  test('case 1 the first soldier touches its castle', () => {
    const s = setUp();
    expect(s.try('lancaster', 'place e3')).toBeUndefined();
    expect(soldiers(s.play('lancaster', 'place e3'), 'lancaster')).toBe('e3');
  });
  test('case 2 d4 is a red star and away from the castle', () => {
    expect(setUp().try('lancaster', 'place d4')).toEqual(refuse('2.4', { why: 'red-star', cell: 'd4' }));
    expect(legal(setUp(), 'lancaster')).not.toContain('place d4');
  });
  test('case 3 e2 does not touch f3', () => {
    const why = { why: 'first-touches-castle', cell: 'e2', castle: 'f3' };
    expect(setUp().try('lancaster', 'place e2')).toEqual(refuse('2.1', why));
  });
  test('case 4 a later soldier touches a soldier', () => {
    expect(firstDone.try('lancaster', 'place e2')).toBeUndefined();
    expect(soldiers(firstDone.play('lancaster', 'place e2'), 'lancaster')).toBe('e2 e3');
  });
  test('case 5 the castle alone is not enough later', () =>
    expect(firstDone.try('lancaster', 'place f4')).toEqual(refuse('2.2', { why: 'touches-no-soldier', cell: 'f4' })));
  test('case 6 a red star is closed even next to a soldier', () =>
    expect(firstDone.try('lancaster', 'place d3')).toEqual(refuse('2.4', { why: 'red-star', cell: 'd3' })));
  test('case 7 a cell holds one piece, soldier or castle', () => {
    expect(firstDone.try('lancaster', 'place e3')).toEqual(refuse('2.3', { why: 'cell-taken', cell: 'e3' }));
    expect(firstDone.try('lancaster', 'place f3')).toEqual(refuse('2.3', { why: 'cell-taken', cell: 'f3' }));
  });
  test('case 8 who placed first moves first', () => {
    const s = twoLines();
    expect(s.state.phase.name).toBe('play');
    expect(s.active()).toEqual(['lancaster']);
  });
  test('case 52 the players place in turn until both have four', () => {
    let s = setUp();
    for (const [seat, cell] of [
      ['lancaster', 'e3'],
      ['york', 'c3'],
      ['lancaster', 'e2'],
      ['york', 'c2'],
    ] as const) {
      expect(s.active()).toEqual([seat]);
      expect(s.try(seat === 'york' ? 'lancaster' : 'york', `place ${cell}`)?.because.why).toBe('not-your-turn');
      s = s.play(seat, `place ${cell}`);
    }
    expect(s.try('lancaster', 'step e3-d3')).toEqual({ rule: '2', because: { why: 'not-now', verb: 'step' } });
    expect(twoLines().try('lancaster', 'place f2')).toEqual({
      rule: '3.0',
      because: { why: 'not-now', verb: 'place' },
    });
    expect(perfts(deuxRoses, setUp().state, 6)).toEqual([6, 36, 132, 484, 2156, 9604]);
  });
});

describe('rules of the set-up', () => {
  test('rule 2 castles on their stars, both suns, Lancaster places first', () => {
    const s = setUp();
    expect([castle(s, 'lancaster'), castle(s, 'york')]).toEqual(['f3', 'b3']);
    expect([marker(s, 'lancaster'), marker(s, 'york')]).toEqual(['sun', 'sun']);
    expect(s.active()).toEqual(['lancaster']);
    expect(s.log).toEqual([{ say: 'castles-stand', lancaster: 'f3', york: 'b3' }]);
  });
  test('rule 2 placements are told and do not count as actions', () => {
    const s = twoLines();
    expect(s.log.slice(1).every(({ say }) => say === 'placed')).toBe(true);
    expect(s.log[1]).toEqual({ say: 'placed', seat: 'lancaster', cell: 'e3' });
    expect(actions(s)).toBe(0);
  });
  test('rule 2.1 any of the six neighbours of the castle will do', () =>
    expect(legal(setUp(), 'lancaster')).toEqual(['e3', 'e4', 'f2', 'f4', 'g2', 'g3'].map((cell) => `place ${cell}`)));
  test('rule 2.2 a soldier of the other army is no contact', () => {
    const s = scene({ phase: 'placement', toMove: 'york', L: 'e3', Y: 'b2' });
    expect(s.try('york', 'place e4')).toEqual(refuse('2.2', { why: 'touches-no-soldier', cell: 'e4' }));
  });
  test('rule 2.3 a taken cell is named before anything else', () => {
    const s = setUp().play('lancaster', 'place e3');
    expect(s.try('york', 'place e3')).toEqual(refuse('2.3', { why: 'cell-taken', cell: 'e3' }));
    expect(s.try('york', 'place b3')).toEqual(refuse('2.3', { why: 'cell-taken', cell: 'b3' }));
  });
  test('rule 2.4 all seven red stars are closed', () => {
    for (const cell of ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const)
      expect(setUp().try('lancaster', `place ${cell}`)).toEqual(refuse('2.4', { why: 'red-star', cell }));
  });
  test('rule 2 a free cell always exists: at least three at every placement', () => {
    const walk = (s: typeof firstDone): number => {
      const [seat] = s.active();
      if (seat === undefined || s.state.phase.name === 'play') return Number.POSITIVE_INFINITY;
      const moves = s.legal(seat);
      // Lancaster's cells do not change York's: one side is walked whole, the other keeps to its first choice.
      const tried = seat === 'lancaster' ? moves : moves.slice(0, 1);
      return Math.min(moves.length, ...tried.map((move) => walk(s.play(seat, move))));
    };
    expect(walk(setUp())).toBeGreaterThanOrEqual(3);
  });
});

describe('who begins', () => {
  test('rule 2 firstPlacerMovesFirst on: Lancaster', () =>
    expect(twoLines({ firstPlacerMovesFirst: true }).active()).toEqual(['lancaster']));
  test('rule 2 firstPlacerMovesFirst off: Lancaster places first, York moves first', () => {
    expect(setUp({ firstPlacerMovesFirst: false }).active()).toEqual(['lancaster']);
    const s = twoLines({ firstPlacerMovesFirst: false });
    expect(s.active()).toEqual(['york']);
    expect(s.try('york', 'step c3-d4')).toBeUndefined();
    expect(s.try('lancaster', 'step e3-d3')?.because.why).toBe('not-your-turn');
  });
});
