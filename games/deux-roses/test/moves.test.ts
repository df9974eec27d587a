// 3 Moves: step, march, translation, the opening, the automatic pass.
import { readFileSync } from 'node:fs';
import { refuse } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { actions, legal, passes, scene, soldiers, twoLines, written } from './scene.ts';

const LINE = 'e2 e3 e4 e5';
const opening = (L: string) => scene({ L, actions: 0, options: { openingIsSingleStep: true } });

describe('cases of the opening', () => {
  test('case 9 the first action is a plain step', () => {
    const s = opening(LINE);
    expect(s.try('lancaster', 'step e3-d3')).toBeUndefined();
    expect(s.try('lancaster', 'translate e3+e4 NW')).toEqual(refuse('3.4', { why: 'opening-is-a-step' }));
    expect(s.try('lancaster', 'march e2-d6')).toEqual(refuse('3.4', { why: 'opening-is-a-step' }));
  });
  test('case 10 later the translation and the march are legal', () => {
    const s = scene({ L: LINE, actions: 1, options: { openingIsSingleStep: true } });
    expect(legal(s, 'lancaster')).toEqual(expect.arrayContaining(['translate e3+e4 NW', 'march e2-d6']));
  });
  test('case 59 a cell within a step is a step, also when a march reaches it', () => {
    const s = opening('e3 e4 f2 f4');
    expect(s.try('lancaster', 'step e3-d4')).toBeUndefined();
    expect(s.try('lancaster', 'march e3-d4')).toEqual(refuse('3.2', { why: 'that-is-a-step', from: 'e3', to: 'd4' }));
    expect(s.try('lancaster', 'march e3-d5')).toEqual(refuse('3.4', { why: 'opening-is-a-step' }));
    expect(soldiers(s.play('lancaster', 'step e3-d4'), 'lancaster')).toBe('d4 e4 f2 f4');
  });
});

describe('cases of moves', () => {
  test('case 11 e2 marches to d6, which is no step', () => {
    const s = scene({ L: LINE });
    expect(soldiers(s.play('lancaster', 'march e2-d6'), 'lancaster')).toBe('d6 e3 e4 e5');
    expect(s.try('lancaster', 'step e2-d6')).toEqual(refuse('3.1', { why: 'not-a-neighbour', from: 'e2', to: 'd6' }));
  });
  test('case 12 the castle is no link of the chain', () => {
    const s = scene({ L: 'f2 f4' });
    expect(s.try('lancaster', 'march f2-e5')).toEqual(refuse('3.2', { why: 'no-chain', from: 'f2' }));
    expect(s.try('lancaster', 'step f2-e5')?.because.why).toBe('not-a-neighbour');
  });
  test('case 13 without a friend next to it there is no march', () => {
    const s = scene({ L: 'g4 e2 e1' });
    expect(legal(s, 'lancaster', 'march g4-')).toEqual([]);
    expect(s.try('lancaster', 'march g4-e3')).toEqual(refuse('3.2', { why: 'no-chain', from: 'g4' }));
    expect(legal(s, 'lancaster')).toContain('march e1-f2');
  });
  test('case 14 a translation side by side', () =>
    expect(soldiers(scene({ L: 'e3 e4' }).play('lancaster', 'translate e3+e4 NE'), 'lancaster')).toBe('d4 d5'));
  test('case 15 a translation in file', () =>
    expect(soldiers(scene({ L: 'e3 e4' }).play('lancaster', 'translate e3+e4 E'), 'lancaster')).toBe('e4 e5'));
  test('case 16 a translation never pushes; the breakthrough does', () => {
    const s = scene({ L: 'e3 e4', Y: 'e5' });
    const refusal = refuse('3.3', { why: 'translation-never-pushes', cell: 'e5' });
    expect(s.try('lancaster', 'translate e3+e4 E')).toEqual(refusal);
    const after = s.play('lancaster', 'breakthrough e3 E');
    expect([soldiers(after, 'lancaster'), soldiers(after, 'york')]).toEqual(['e4 e5', 'e6']);
  });
  test('case 17 soldiers that do not touch do not translate', () => {
    const s = scene({ L: 'e2 e4' });
    expect(legal(s, 'lancaster', 'translate')).toEqual([]);
    const why = { why: 'soldiers-do-not-touch', cells: ['e2', 'e4'] };
    expect(s.try('lancaster', 'translate e2+e4 E')).toEqual(refuse('3.3', why));
  });
  test('case 18 nobody leaves the board by a translation', () => {
    const s = scene({ L: 'd6 d7' });
    expect(s.try('lancaster', 'translate d6+d7 E')).toEqual(refuse('3.3', { why: 'off-the-board', direction: 'E' }));
    expect(soldiers(s.play('lancaster', 'translate d6+d7 NW'), 'lancaster')).toBe('c5 c6');
  });
  test('case 19 a step needs an empty cell', () =>
    expect(scene({ L: 'e3', Y: 'd3' }).try('lancaster', 'step e3-d3')).toEqual(
      refuse('3.1', { why: 'cell-taken', cell: 'd3' }),
    ));
  test('case 20 passing is refused while anything is legal', () => {
    const s = scene({ L: 'e3' });
    expect(s.legal('lancaster').length).toBeGreaterThan(0);
    expect(s.try('lancaster', 'pass')).toEqual(refuse('3.5', { why: 'must-act' }));
    expect(legal(s, 'lancaster')).not.toContain('pass');
  });
  test('case 55 a translation and a march with one result are two actions; a step is listed once', () => {
    const s = scene({ L: 'e3 e4' });
    expect(legal(s, 'lancaster')).toEqual(expect.arrayContaining(['translate e3+e4 E', 'march e3-e5']));
    expect(soldiers(s.play('lancaster', 'translate e3+e4 E'), 'lancaster')).toBe('e4 e5');
    expect(soldiers(s.play('lancaster', 'march e3-e5'), 'lancaster')).toBe('e4 e5');
    expect(legal(s, 'lancaster').filter((text) => text.endsWith('e3-d4'))).toEqual(['step e3-d4']);
  });
});

describe('rules of moves', () => {
  test('rule 3.0 one action, then the other side', () => {
    const s = scene({ L: 'e3', Y: 'c3' }).play('lancaster', 'step e3-d3');
    expect(s.active()).toEqual(['york']);
    expect(s.try('lancaster', 'step d3-e3')).toEqual({ rule: undefined, because: { why: 'not-your-turn' } });
    expect([s.sealed, actions(s)]).toEqual(['turn', 2]);
  });
  test('rule 3.1 a step goes in all six directions, red stars included', () => {
    const steps = ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'].map((to) => `step d4-${to}`);
    expect(legal(scene({ L: 'd4' }), 'lancaster', 'step')).toEqual(steps);
  });
  test('rule 3.1 only your own soldiers step, castles never do', () => {
    const s = scene({ L: 'e3', Y: 'c3' });
    expect(s.try('lancaster', 'step c3-d3')).toEqual(refuse('3.1', { why: 'not-your-soldier', cell: 'c3' }));
    expect(s.try('lancaster', 'step f3-f4')).toEqual(refuse('3.1', { why: 'not-your-soldier', cell: 'f3' }));
    expect(s.try('lancaster', 'step e3-f3')).toEqual(refuse('3.1', { why: 'cell-taken', cell: 'f3' }));
  });
  test('rule 3.1 a step is told', () =>
    expect(scene({ L: 'e3' }).play('lancaster', 'step e3-d3').log).toEqual([
      { say: 'stepped', seat: 'lancaster', from: 'e3', to: 'd3' },
    ]));
  test('rule 3.2 a march stops on any empty cell next to its chain', () => {
    const reached = legal(scene({ L: 'e2 e3' }), 'lancaster', 'march e2-');
    expect(reached).toEqual(['march e2-d4', 'march e2-e4']);
    expect(legal(scene({ L: 'e2 e3' }), 'lancaster', 'march e3-')).toEqual([
      'march e3-d2',
      'march e3-e1',
      'march e3-f1',
    ]);
  });
  test('rule 3.2 a march does not pass over enemies or gaps', () => {
    const s = scene({ L: 'e1 e2 e4 e5', Y: 'e3' });
    const why = { why: 'chain-does-not-reach', from: 'e1', to: 'e6' };
    expect(s.try('lancaster', 'march e1-e6')).toEqual(refuse('3.2', why));
    expect(s.try('lancaster', 'march e1-e3')).toEqual(refuse('3.2', { why: 'cell-taken', cell: 'e3' }));
    expect(s.try('lancaster', 'march e3-e6')).toEqual(refuse('3.2', { why: 'not-your-soldier', cell: 'e3' }));
  });
  test('rule 3.2 the mover does not bridge its own chain', () => {
    // e2 leaves e1 and e3 apart: a march of e2 reaches what each of them touches, from either side.
    const s = scene({ L: 'e1 e2 e3' });
    expect(legal(s, 'lancaster', 'march e2-')).toEqual(['march e2-d1', 'march e2-d4', 'march e2-e4']);
    expect(s.play('lancaster', 'march e1-e4').log).toEqual([
      { say: 'marched', seat: 'lancaster', from: 'e1', to: 'e4' },
    ]);
  });
  test('rule 3.3 a translation names two soldiers of yours', () => {
    const s = scene({ L: 'e3 e4', Y: 'd4' });
    expect(s.try('lancaster', 'translate d4+e4 E')).toEqual(refuse('3.3', { why: 'not-your-soldier', cell: 'd4' }));
    expect(s.try('lancaster', 'translate e4+e5 E')).toEqual(refuse('3.3', { why: 'not-your-soldier', cell: 'e5' }));
  });
  test('rule 3.3 both cells must be empty, or left by the partner', () => {
    const s = scene({ L: 'e3 e4 d5', Y: 'd3' });
    expect(s.try('lancaster', 'translate e3+e4 NE')).toEqual(refuse('3.3', { why: 'cell-taken', cell: 'd5' }));
    expect(s.try('lancaster', 'translate e3+e4 SE')).toEqual(refuse('3.3', { why: 'cell-taken', cell: 'f3' }));
    expect(s.try('lancaster', 'translate e3+e4 NW')?.because.why).toBe('translation-never-pushes');
    const after = s.play('lancaster', 'translate e3+e4 W');
    expect(after.log).toEqual([{ say: 'translated', seat: 'lancaster', from: ['e3', 'e4'], to: ['e2', 'e3'] }]);
  });
  test('rule 3.4 openingIsSingleStep on: from the set-up only steps are legal', () => {
    const s = twoLines({ openingIsSingleStep: true });
    expect(legal(s, 'lancaster').every((text) => text.startsWith('step '))).toBe(true);
    const reply = s.play('lancaster', 'step e3-d3');
    expect(legal(reply, 'york').some((text) => text.startsWith('translate '))).toBe(true);
  });
  test('rule 3.4 openingIsSingleStep off: everything is legal at once', () => {
    const s = twoLines({ openingIsSingleStep: false });
    expect(legal(s, 'lancaster')).toEqual(expect.arrayContaining(['translate e3+e4 NW', 'march e2-d6']));
  });
  test('rule 3.4 an impossible move keeps its own reason in the opening', () =>
    expect(opening(LINE).try('lancaster', 'step e3-d6')?.because.why).toBe('not-a-neighbour'));
  test('rule 3.5 the pass is automatic, told and counted', () => {
    const s = scene({ L: 'e3', moon: 'york', actions: 10 }).play('lancaster', 'step e3-d3');
    expect(s.log.at(-1)).toEqual({ say: 'passed', seat: 'york' });
    expect([s.active(), actions(s), passes(s)]).toEqual([['lancaster'], 12, 1]);
    expect(s.play('lancaster', 'step d3-e3').log.filter(({ say }) => say === 'passed')).toHaveLength(2);
  });
  test('rule 3.5 a side that is shut in passes, with the sun as well', () => {
    const s = scene({ Y: 'f4 f5 g3 e5', lancasterCastle: 'g4' });
    expect([s.log, s.active(), passes(s)]).toEqual([[{ say: 'passed', seat: 'lancaster' }], ['york'], 1]);
  });
  test('rule 3.5 two passes in a row are a draw', () => {
    // York has nobody and the moon; every action of Lancaster but one would repeat a situation after the first step.
    const text = readFileSync(new URL('./positions/standstill.json', import.meta.url), 'utf8');
    const s = written(JSON.parse(text) as object).play('lancaster', 'step e2-e1');
    expect(s.log.map(({ say }) => say)).toEqual(['stepped', 'passed', 'passed']);
    expect(s.outcome).toEqual({ winners: [], how: 'both-passed', rule: '3.5' });
    expect(s.active()).toEqual([]);
  });
});
