// 4.1 Breakthrough: two soldiers in line push what stands right in front of them.
import { refuse } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { castle, legal, scene, soldiers } from './scene.ts';

const atTheGate = { L: 'd5 c4' } as const;

describe('cases of the breakthrough', () => {
  test('case 21 the castle is pushed, all three slide one cell', () => {
    const s = scene(atTheGate).play('lancaster', 'breakthrough d5 NW');
    expect([castle(s, 'york'), soldiers(s, 'lancaster')]).toEqual(['a2', 'b3 c4']);
    expect(s.outcome).toBeUndefined();
  });
  test('case 22 a castle that leaves the board loses', () => {
    const s = scene({ L: 'c4 b3', yorkCastle: 'a2' }).play('lancaster', 'breakthrough c4 NW');
    expect(castle(s, 'york')).toBeNull();
    expect(s.outcome).toEqual({ winners: ['lancaster'], how: 'castle-ejected', rule: '6.1' });
  });
  test('case 23 a York soldier behind the castle forbids it', () => {
    const why = { why: 'cell-behind-taken', target: 'b3', behind: 'a2' };
    expect(scene({ ...atTheGate, Y: 'a2' }).try('lancaster', 'breakthrough d5 NW')).toEqual(refuse('4.0', why));
  });
  test('case 24 so does a Lancaster soldier', () => {
    const why = { why: 'cell-behind-taken', target: 'b3', behind: 'a2' };
    expect(scene({ L: 'd5 c4 a2' }).try('lancaster', 'breakthrough d5 NW')).toEqual(refuse('4.0', why));
  });
  test('case 25 a soldier is pushed', () => {
    const s = scene({ L: 'e3 d4', Y: 'c4' }).play('lancaster', 'breakthrough e3 NE');
    expect([soldiers(s, 'york'), soldiers(s, 'lancaster')]).toEqual(['b4', 'c4 d4']);
  });
  test('case 26 a soldier pushed off the board is destroyed and may be replaced', () => {
    const s = scene({ L: 'c4 b4', Y: 'a4' }).play('lancaster', 'breakthrough c4 NE');
    expect([soldiers(s, 'york'), soldiers(s, 'lancaster')]).toEqual(['', 'a4 b4']);
    expect(s.active()).toEqual(['york']);
    expect(legal(s, 'york', 'reinforce')).not.toEqual([]);
    const full = scene({ L: 'c4 b4', Y: 'a4 c1 d1 d2' });
    expect(full.play('lancaster', 'step c4-d4').try('york', 'reinforce a2')?.because.why).toBe('no-soldier-lost');
    expect(full.play('lancaster', 'breakthrough c4 NE').try('york', 'reinforce a2')).toBeUndefined();
  });
  test('case 27 two enemies in a row cannot be pushed', () => {
    const s = scene({ L: 'e3 d4', Y: 'c4 b4' });
    expect(legal(s, 'lancaster', 'breakthrough')).toEqual([]);
    const why = { why: 'cell-behind-taken', target: 'c4', behind: 'b4' };
    expect(s.try('lancaster', 'breakthrough e3 NE')).toEqual(refuse('4.0', why));
  });
  test('case 28 a third soldier in line changes nothing', () => {
    const s = scene({ L: 'f2 e3 d4', Y: 'c4' });
    expect(legal(s, 'lancaster', 'breakthrough')).toEqual(['breakthrough e3 NE']);
    const after = s.play('lancaster', 'breakthrough e3 NE');
    expect([soldiers(after, 'lancaster'), soldiers(after, 'york')]).toEqual(['c4 d4 f2', 'b4']);
  });
  test('case 29 own pieces cannot be pushed', () => {
    const s = scene({ L: 'f2 e3 d4' });
    expect(legal(s, 'lancaster', 'breakthrough')).toEqual([]);
    expect(s.try('lancaster', 'breakthrough f2 NE')).toEqual(refuse('4.1', { why: 'own-piece', cell: 'd4' }));
  });
  test('case 68 off the board to the west; onto a red star to the east', () => {
    const west = scene({ L: 'd3 d2', Y: 'd1' }).play('lancaster', 'breakthrough d3 W');
    expect([soldiers(west, 'lancaster'), soldiers(west, 'york')]).toEqual(['d1 d2', '']);
    const east = scene({ L: 'd2 d3', Y: 'd4' }).play('lancaster', 'breakthrough d2 E');
    expect([soldiers(east, 'lancaster'), soldiers(east, 'york')]).toEqual(['d3 d4', 'd5']);
  });
  test('case 69 a castle far from home is pushed on, its soldiers stay, entries move with it', () => {
    const s = scene({ L: 'e3 d4', Y: 'c1', yorkCastle: 'c4' }).play('lancaster', 'breakthrough e3 NE');
    expect([castle(s, 'york'), soldiers(s, 'york'), soldiers(s, 'lancaster')]).toEqual(['b4', 'c1', 'c4 d4']);
    expect(legal(s, 'york', 'reinforce')).toEqual(['a3', 'a4', 'b3', 'b5', 'c5'].map((cell) => `reinforce ${cell}`));
  });
});

describe('rules of the breakthrough', () => {
  test('rule 4.1 it needs a rear soldier of yours', () => {
    const s = scene({ L: 'd4', Y: 'e3 c4' });
    expect(s.try('lancaster', 'breakthrough e3 NE')).toEqual(refuse('4.1', { why: 'not-your-soldier', cell: 'e3' }));
    expect(s.try('lancaster', 'breakthrough f3 NE')).toEqual(refuse('4.1', { why: 'not-your-soldier', cell: 'f3' }));
  });
  test('rule 4.1 it needs a front soldier, which a castle is not', () => {
    const s = scene({ L: 'e3 g2', Y: 'e4' });
    const why = { why: 'no-front-soldier', rear: 'e3', cell: 'd4' };
    expect(s.try('lancaster', 'breakthrough e3 NE')).toEqual(refuse('4.1', why));
    expect(s.try('lancaster', 'breakthrough g2 NE')?.because).toEqual({
      why: 'no-front-soldier',
      rear: 'g2',
      cell: 'f3',
    });
  });
  test('rule 4.1 it needs somebody to push', () => {
    const s = scene({ L: 'd6 d7 e3 d4' });
    expect(s.try('lancaster', 'breakthrough e3 NE')).toEqual(refuse('4.1', { why: 'nobody-to-push', cell: 'c4' }));
    expect(s.try('lancaster', 'breakthrough d6 E')).toEqual(refuse('4.1', { why: 'off-the-board', direction: 'E' }));
    expect(s.try('lancaster', 'breakthrough d7 E')).toEqual(refuse('4.1', { why: 'off-the-board', direction: 'E' }));
  });
  test('rule 4.1 three pieces in line only: no corner is cut', () => {
    const s = scene({ L: 'e3 d3', Y: 'c3' }); // e3, d3 run north-west; c3 lies north-east of d3
    expect(legal(s, 'lancaster', 'breakthrough')).toEqual([]);
    expect(s.try('lancaster', 'breakthrough e3 NW')).toEqual(refuse('4.1', { why: 'nobody-to-push', cell: 'c2' }));
  });
  test('rule 4.1 it is told, with who was pushed and where to', () => {
    const told = { say: 'broke-through', seat: 'lancaster', rear: 'd5', front: 'c4', target: 'b3' };
    expect(scene(atTheGate).play('lancaster', 'breakthrough d5 NW').log).toEqual([
      { ...told, piece: 'castle', landing: 'a2' },
    ]);
    expect(scene({ L: 'c4 b4', Y: 'a4' }).play('lancaster', 'breakthrough c4 NE').log[0]).toMatchObject({
      piece: 'soldier',
      landing: 'outside',
    });
  });
  test('rule 4.1 York breaks through too', () => {
    const s = scene({ Y: 'a1 a2', L: 'c1', lancasterCastle: 'a3', toMove: 'york' });
    expect(castle(s.play('york', 'breakthrough a1 E'), 'lancaster')).toBe('a4');
  });
  test('rule 4.1 a castle may be pushed back inward', () => {
    const s = scene({ L: 'a1 b2', yorkCastle: 'c3' }).play('lancaster', 'breakthrough a1 SE');
    expect([castle(s, 'york'), soldiers(s, 'lancaster')]).toEqual(['d4', 'b2 c3']);
  });
});
