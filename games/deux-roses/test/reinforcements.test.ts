// 5 Reinforcements: who may call a soldier, where he enters, how the markers turn.
import { refuse } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { entries, legal, marker, scene, soldiers } from './scene.ts';

const three = { Y: 'c3 c4 c5', toMove: 'york' } as const;

describe('cases of reinforcements', () => {
  test('case 40 entry cells around the castle and the linked soldiers', () => {
    const s = scene({ ...three, L: 'e3' });
    expect(entries(s, 'york')).toBe('a2 a3 b2 b4 b5 c2 c6 d3 d4 d5 d6');
    const after = s.play('york', 'reinforce d4');
    expect([soldiers(after, 'york'), marker(after, 'york')]).toEqual(['c3 c4 c5 d4', 'moon']);
    expect(after.active()).toEqual(['lancaster']);
  });
  test('case 41 no entry on the moon', () => {
    const s = scene({ ...three, moon: 'york' });
    expect(entries(s, 'york')).toBe('');
    expect(s.try('york', 'reinforce d4')).toEqual(refuse('5.3', { why: 'marker-shows-moon' }));
  });
  const called = scene({ L: 'e3 e4 e5', Y: 'c3 c4 c5', moon: 'york' }).play('lancaster', 'reinforce d4');
  test('case 42 his call turns both markers back to the sun', () => {
    expect([marker(called, 'lancaster'), marker(called, 'york')]).toEqual(['sun', 'sun']);
    expect(soldiers(called, 'lancaster')).toBe('d4 e3 e4 e5');
  });
  test('case 43 then York may call again', () => {
    expect(called.active()).toEqual(['york']);
    expect(called.try('york', 'reinforce a2')).toBeUndefined();
  });
  test('case 44 only linked soldiers open entry cells', () => {
    const s = scene({ Y: 'c3 d5 e5', toMove: 'york' });
    expect(entries(s, 'york')).toBe('a2 a3 b2 b4 c2 c4 d3 d4');
    expect(s.try('york', 'reinforce c5')).toEqual(refuse('5.2', { why: 'not-linked-to-castle', cell: 'c5' }));
  });
  test('case 45 a castle on the rim takes its entry cells along', () =>
    expect(entries(scene({ ...three, yorkCastle: 'a2' }), 'york')).toBe('a1 a3 b2 b3'));
  test('case 46 never more than four soldiers', () => {
    const s = scene({ Y: 'c2 c3 c4 c5', toMove: 'york' });
    expect(entries(s, 'york')).toBe('');
    expect(s.try('york', 'reinforce a2')).toEqual(refuse('5.1', { why: 'no-soldier-lost' }));
  });
  test('case 47 without soldiers the castle still calls', () =>
    expect(entries(scene({ L: 'c3', toMove: 'york' }), 'york')).toBe('a2 a3 b2 b4 c4'));
  test('case 48 without soldiers and on the moon York passes', () => {
    const s = scene({ L: 'e3', moon: 'york', toMove: 'york' });
    expect(s.log).toEqual([{ say: 'passed', seat: 'york' }]);
    expect(s.active()).toEqual(['lancaster']);
  });
  test('case 60 one call only while the other side does not call', () => {
    let s = scene({ L: 'e2 e3 e4 e5', Y: 'c3 c4', toMove: 'york' }).play('york', 'reinforce c2');
    for (const [there, back] of [
      ['e3-d3', 'c2-c1'],
      ['d3-e3', 'c1-c2'],
      ['e3-d3', 'c2-c1'],
    ] as const) {
      s = s.play('lancaster', `step ${there}`);
      expect(s.try('york', 'reinforce b2')).toEqual(refuse('5.3', { why: 'marker-shows-moon' }));
      expect(entries(s, 'york')).toBe('');
      s = s.play('york', `step ${back}`);
      expect(soldiers(s, 'york').split(' ')).toHaveLength(3);
      expect(s.try('lancaster', 'reinforce f2')).toEqual(refuse('5.1', { why: 'no-soldier-lost' }));
    }
    expect([marker(s, 'york'), marker(s, 'lancaster')]).toEqual(['moon', 'sun']);
  });
  test('case 61 call and call: both suns, and the first may call at once again', () => {
    const moon = scene({ L: 'e3', Y: 'c3' }).play('lancaster', 'reinforce e4');
    expect([marker(moon, 'lancaster'), marker(moon, 'york')]).toEqual(['moon', 'sun']);
    const suns = moon.play('york', 'reinforce c4');
    expect([marker(suns, 'lancaster'), marker(suns, 'york')]).toEqual(['sun', 'sun']);
    expect(suns.try('lancaster', 'reinforce e5')).toBeUndefined();
  });
  test('case 62 entry past a surrounded castle; a pass when no cell is free', () => {
    const ring = scene({ L: 'b2 b4 c3 c4', Y: 'a2 a3', toMove: 'york' });
    expect(entries(ring, 'york')).toBe('a1 a4');
    const shut = scene({ L: 'a3 b4 b5 c4', yorkCastle: 'a4', toMove: 'york' });
    expect([shut.log, shut.active()]).toEqual([[{ say: 'passed', seat: 'york' }], ['lancaster']]);
    expect(shut.play('lancaster', 'breakthrough c4 NE').outcome?.winners).toEqual(['lancaster']);
  });
  test('case 67 a call frees the marker of a side without soldiers', () => {
    const s = scene({ L: 'e3 e4 e5', moon: 'york' }).play('lancaster', 'reinforce e2');
    expect([marker(s, 'lancaster'), marker(s, 'york')]).toEqual(['sun', 'sun']);
    expect(s.active()).toEqual(['york']);
    expect(soldiers(s.play('york', 'reinforce b2'), 'york')).toBe('b2');
  });
});

describe('rules of reinforcements', () => {
  test('rule 5.1 a full army is told so before anything else', () => {
    const s = scene({ L: 'e2 e3 e4 e5' });
    expect(s.try('lancaster', 'reinforce e3')).toEqual(refuse('5.1', { why: 'no-soldier-lost' }));
  });
  test('rule 5.2 the entry cell is empty', () => {
    const s = scene({ L: 'e3', Y: 'f4' });
    expect(s.try('lancaster', 'reinforce e3')).toEqual(refuse('5.2', { why: 'cell-taken', cell: 'e3' }));
    expect(s.try('lancaster', 'reinforce f4')).toEqual(refuse('5.2', { why: 'cell-taken', cell: 'f4' }));
    expect(s.try('lancaster', 'reinforce f3')).toEqual(refuse('5.2', { why: 'cell-taken', cell: 'f3' }));
  });
  test('rule 5.2 an enemy does not link', () => {
    const s = scene({ L: 'd5', Y: 'e4' });
    expect(s.try('lancaster', 'reinforce d4')).toEqual(refuse('5.2', { why: 'not-linked-to-castle', cell: 'd4' }));
    expect(entries(s, 'lancaster')).toBe('e3 f2 f4 g2 g3');
  });
  test('rule 5.3 a call is told, and so are the markers that turn', () => {
    const s = scene({ L: 'e3', Y: 'c3' });
    expect(s.play('lancaster', 'reinforce e4').log).toEqual([{ say: 'reinforced', seat: 'lancaster', cell: 'e4' }]);
    expect(scene({ L: 'e3', Y: 'c3', moon: 'york' }).play('lancaster', 'reinforce e4').log).toEqual([
      { say: 'reinforced', seat: 'lancaster', cell: 'e4' },
      { say: 'markers-turned-to-sun' },
    ]);
  });
  test('rule 5.3 moves and attacks leave the markers alone', () => {
    const s = scene({ L: 'd4 d5', Y: 'c4', moon: 'york' }).play('lancaster', 'attack d4 NE');
    expect([marker(s, 'lancaster'), marker(s, 'york')]).toEqual(['sun', 'moon']);
  });
  test('rule 5.1 a soldier may be lost and replaced again and again', () => {
    const s = scene({ L: 'c4 b4', Y: 'a4 c1 d1 d2' })
      .play('lancaster', 'breakthrough c4 NE')
      .play('york', 'reinforce a3');
    expect(legal(s, 'lancaster')).toContain('step b4-b5');
    expect(soldiers(s, 'york')).toBe('a3 c1 d1 d2');
    const again = s.play('lancaster', 'reinforce e3'); // he was short as well: both suns
    expect(marker(again, 'york')).toBe('sun');
  });
});
