// 6 The end: ejected castles, repetition, the limit of actions, two passes.
import { type DeuxRoses, deuxRoses } from '@rose/deux-roses';
import { applyManner, begin, type Course, drawOffer, isMistake, outcomeOf, refuse, scripted } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { actions, castle, legal, passes, scene, twoLines } from './scene.ts';

const REPEATS = refuse('6.2', { why: 'situation-seen-before' });
const noRepetition = { noRepetition: true } as const;

describe('cases of the end', () => {
  test('case 49 a York action that recreates P is refused, with another marker it is not', () => {
    const P = 'e3.f3.sun/c3.b3.sun/lancaster';
    const before = { L: 'e3', Y: 'c2', toMove: 'york', seen: [P], options: noRepetition } as const;
    expect(scene(before).try('york', 'step c2-c3')).toEqual(REPEATS);
    expect(legal(scene(before), 'york')).not.toContain('step c2-c3');
    for (const moon of ['lancaster', 'york'] as const)
      expect(scene({ ...before, moon }).try('york', 'step c2-c3')).toBeUndefined();
    expect(scene({ ...before, options: {} }).try('york', 'step c2-c3')).toBeUndefined();
  });
  test('case 50 the 200th action without an ejected castle is a draw', () => {
    const s = scene({ L: 'e3', Y: 'c3', actions: 199 });
    expect(s.outcome).toBeUndefined();
    const after = s.play('lancaster', 'step e3-d3');
    expect(after.outcome).toEqual({ winners: [], how: 'ply-limit', rule: '6.3' });
    expect([after.active(), after.try('york', 'step c3-c2')?.because.why]).toEqual([[], 'game-is-over']);
    expect(scene({ L: 'e3', Y: 'c3', actions: 198 }).play('lancaster', 'step e3-d3').outcome).toBeUndefined();
  });
  test('case 51 nothing is resolved after an ejected castle', () => {
    const board = { L: 'c4 b3', Y: 'e2 f2', yorkCastle: 'a2', lancasterCastle: 'g2' } as const;
    expect(legal(scene({ ...board, toMove: 'york' }), 'york')).toContain('breakthrough e2 SE');
    const s = scene(board).play('lancaster', 'breakthrough c4 NW');
    expect(s.outcome?.winners).toEqual(['lancaster']);
    expect([castle(s, 'york'), castle(s, 'lancaster'), s.active()]).toEqual([null, 'g2', []]);
    expect(s.try('york', 'breakthrough e2 SE')?.because.why).toBe('game-is-over');
  });
  test('case 63 an ejection on the 200th action wins; placements do not count, passes do', () => {
    const s = scene({ L: 'c4 b3', yorkCastle: 'a2', actions: 199 }).play('lancaster', 'breakthrough c4 NW');
    expect(s.outcome).toEqual({ winners: ['lancaster'], how: 'castle-ejected', rule: '6.1' });
    const placed = twoLines();
    expect(actions(placed)).toBe(0);
    expect(actions(placed.play('lancaster', 'step e3-d3'))).toBe(1);
    const pass = scene({ L: 'e3', moon: 'york', toMove: 'york', actions: 199 });
    expect([pass.outcome?.how, pass.log]).toEqual(['ply-limit', [{ say: 'passed', seat: 'york' }]]);
  });
  test('case 64 the situation after the set-up may not come back', () => {
    const there = (options: object) =>
      twoLines(options).play('lancaster', 'step e3-d3').play('york', 'step c3-d4').play('lancaster', 'step d3-e3');
    expect(there({}).try('york', 'step d4-c3')).toEqual(REPEATS);
    expect(there({ noRepetition: false }).try('york', 'step d4-c3')).toBeUndefined();
  });
  test('case 65 soldiers of one army are alike', () => {
    const s = scene({ L: 'e3 e4', Y: 'c1', options: noRepetition })
      .play('lancaster', 'step e3-d4')
      .play('york', 'step c1-c2')
      .play('lancaster', 'step e4-e3')
      .play('york', 'step c2-d2')
      .play('lancaster', 'step d4-e4'); // the two have exchanged their cells
    expect(s.try('york', 'step d2-c1')).toEqual(REPEATS);
    expect(s.try('york', 'step d2-c2')).toBeUndefined();
  });
  test('case 66 a pass, an action, a pass: no draw', () => {
    const s = scene({ L: 'e3', moon: 'york', toMove: 'york' }).play('lancaster', 'step e3-d3');
    expect(s.log.map(({ say }) => say)).toEqual(['passed', 'stepped', 'passed']);
    expect([s.outcome, passes(s), s.active()]).toEqual([undefined, 1, ['lancaster']]);
  });
});

const opened = (): Course<DeuxRoses> => {
  const course = begin(deuxRoses, {}, scripted([]));
  if (isMistake(course)) throw new Error(course.reason);
  return course;
};

describe('rules of the end', () => {
  test('rule 1 and rule 6.1 York wins the same way', () => {
    const s = scene({ L: 'c4', Y: 'e3 f3', lancasterCastle: 'g3', toMove: 'york' });
    expect(s.play('york', 'breakthrough e3 SE').outcome).toEqual({
      winners: ['york'],
      how: 'castle-ejected',
      rule: '6.1',
    });
  });
  test('rule 6.1 a castle on the rim has not lost', () =>
    expect(scene({ L: 'e3', yorkCastle: 'a1' }).outcome).toBeUndefined());
  test('rule 6.2 any action may be the one that repeats', () => {
    const pushed = 'c4d5.f3.sun/b4.b3.sun/york';
    const s = scene({ L: 'd4 d5', Y: 'c4', seen: [pushed], options: noRepetition });
    expect(s.try('lancaster', 'attack d4 NE')).toEqual(REPEATS);
    const marched = scene({ L: 'e2 e3', seen: ['e3e4.f3.sun/.b3.sun/york'], options: noRepetition });
    expect(marched.try('lancaster', 'march e2-e4')).toEqual(REPEATS);
    expect(marched.try('lancaster', 'translate e2+e3 E')).toEqual(REPEATS);
    const called = scene({ L: 'e3', seen: ['e3e4.f3.moon/.b3.sun/york'], options: noRepetition });
    expect(called.try('lancaster', 'reinforce e4')).toEqual(REPEATS);
    expect(called.try('lancaster', 'reinforce d4')).toBeUndefined();
  });
  test('rule 6.2 who moves is part of the situation', () => {
    const s = scene({ L: 'e3', Y: 'c2', toMove: 'york', seen: ['e3.f3.sun/c3.b3.sun/york'], options: noRepetition });
    expect(s.try('york', 'step c2-c3')).toBeUndefined();
  });
  test('rule 6.2 the situation after a pass is exempt, and remembered', () => {
    const after = 'd3.f3.sun/.b3.moon/lancaster';
    const board = { L: 'e3', moon: 'york', options: noRepetition } as const;
    const s = scene({ ...board, seen: [after] }).play('lancaster', 'step e3-d3');
    expect([s.log.at(-1), s.active()]).toEqual([{ say: 'passed', seat: 'york' }, ['lancaster']]);
    const { seen } = deuxRoses.view(scene(board).play('lancaster', 'step e3-d3').state, 'york');
    expect(seen).toContain(after);
  });
  test('rule 6.2 other reasons come first', () => {
    const s = scene({ L: 'e3', seen: ['e3.f3.sun/.b3.sun/york'], options: noRepetition });
    expect(s.try('lancaster', 'step e3-e3')?.because.why).toBe('cell-taken');
  });
  test('rule 6.3 plyLimit is what the table says', () => {
    const at = (n: number) => scene({ L: 'e3', Y: 'c3', actions: n, options: { plyLimit: 20 } });
    expect(at(18).play('lancaster', 'step e3-d3').outcome).toBeUndefined();
    expect(at(19).play('lancaster', 'step e3-d3').outcome?.how).toBe('ply-limit');
    expect(
      scene({ L: 'e3', Y: 'c3', actions: 199, options: { plyLimit: 201 } }).play('lancaster', 'step e3-d3').outcome,
    ).toBeUndefined();
  });
  test('rule 6.3 a draw may be agreed on', () => {
    const course = opened();
    expect([applyManner(deuxRoses, course, 'lancaster', 'offer-draw'), drawOffer(course)]).toEqual([
      undefined,
      'lancaster',
    ]);
    expect(applyManner(deuxRoses, course, 'york', 'accept-draw')).toBeUndefined();
    expect(outcomeOf(deuxRoses, course)).toEqual({ winners: [], how: 'agreed', rule: '6.3' });
  });
  test('rule 6.4 a player may resign on his turn; the other wins', () => {
    const course = opened();
    expect(applyManner(deuxRoses, course, 'york', 'resign')).toBe('not-your-turn');
    expect(applyManner(deuxRoses, course, 'lancaster', 'resign')).toBeUndefined();
    expect(outcomeOf(deuxRoses, course)).toEqual({ winners: ['york'], how: 'resigned', rule: '6.4' });
  });
});
