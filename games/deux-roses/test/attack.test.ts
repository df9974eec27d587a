// 4.2 Supported attack: one soldier pushes, another touches the same piece.
import { refuse } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { castle, legal, scene, soldiers } from './scene.ts';

const pair = scene({ L: 'd4 d5', Y: 'c4' });
const noEjection = (cell: string) => refuse('4.2', { why: 'only-breakthrough-ejects-castle', castle: cell });

describe('cases of the supported attack', () => {
  test('case 30 the attacker moves in, the supporter stays', () => {
    const s = pair.play('lancaster', 'attack d4 NE');
    expect([soldiers(s, 'york'), soldiers(s, 'lancaster')]).toEqual(['b4', 'c4 d5']);
  });
  test('case 31 a castle behind the target forbids it', () => {
    const why = { why: 'cell-behind-taken', target: 'c4', behind: 'b3' };
    expect(pair.try('lancaster', 'attack d5 NW')).toEqual(refuse('4.0', why));
  });
  test('case 32 nobody else touches the target', () => {
    const s = scene({ L: 'd4 e1', Y: 'c4' });
    expect(legal(s, 'lancaster', 'attack')).toEqual([]);
    expect(s.try('lancaster', 'attack d4 NE')).toEqual(refuse('4.2', { why: 'no-support', target: 'c4' }));
  });
  test('case 33 a castle gives no support', () => {
    const s = scene({ L: 'e3', Y: 'e4' });
    expect(legal(s, 'lancaster', 'attack')).toEqual([]);
    expect(s.try('lancaster', 'attack e3 E')).toEqual(refuse('4.2', { why: 'no-support', target: 'e4' }));
  });
  test('case 34 the cell behind is taken', () => {
    const why = { why: 'cell-behind-taken', target: 'c4', behind: 'b4' };
    expect(scene({ L: 'd4 d5', Y: 'c4 b4' }).try('lancaster', 'attack d4 NE')).toEqual(refuse('4.0', why));
  });
  test('case 35 a soldier may be pushed off the board, from either side', () => {
    const s = scene({ L: 'a3 b4', Y: 'a4' });
    const east = s.play('lancaster', 'attack a3 E');
    expect([soldiers(east, 'york'), soldiers(east, 'lancaster')]).toEqual(['', 'a4 b4']);
    const north = s.play('lancaster', 'attack b4 NE');
    expect([soldiers(north, 'york'), soldiers(north, 'lancaster')]).toEqual(['', 'a3 a4']);
  });
  test('case 36 a castle is driven to the rim', () => {
    const s = scene({ L: 'c3 c4' }).play('lancaster', 'attack c3 NE');
    expect([castle(s, 'york'), soldiers(s, 'lancaster')]).toEqual(['a3', 'b3 c4']);
  });
  test('case 37 and never over it', () => {
    const s = scene({ L: 'b3 b4', yorkCastle: 'a3' });
    expect(s.try('lancaster', 'attack b3 NE')).toEqual(noEjection('a3'));
    expect(legal(s, 'lancaster')).not.toContain('attack b3 NE');
  });
  test('case 38 the breakthrough over the rim wins', () => {
    const s = scene({ L: 'c3 b3 b4', yorkCastle: 'a3' }).play('lancaster', 'breakthrough c3 NE');
    expect(s.outcome).toEqual({ winners: ['lancaster'], how: 'castle-ejected', rule: '6.1' });
  });
  test('case 39 a friend right behind is a breakthrough, not a support', () => {
    const s = scene({ L: 'e3 d4', Y: 'c4' });
    expect(legal(s, 'lancaster', 'attack')).toEqual([]);
    expect(s.try('lancaster', 'attack d4 NE')).toEqual(refuse('4.2', { why: 'no-support', target: 'c4' }));
    expect(s.try('lancaster', 'step d4-c4')?.because.why).toBe('cell-taken');
    expect(soldiers(s.play('lancaster', 'breakthrough e3 NE'), 'lancaster')).toBe('c4 d4');
  });
  test('case 53 two ways to attack are two actions', () => {
    const s = scene({ L: 'e3 d4 c3', Y: 'c4' });
    expect(legal(s, 'lancaster', 'breakthrough')).toEqual(['breakthrough e3 NE']);
    expect(legal(s, 'lancaster', 'attack d4')).toEqual(['attack d4 NE']);
    const through = s.play('lancaster', 'breakthrough e3 NE');
    expect([soldiers(through, 'lancaster'), soldiers(through, 'york')]).toEqual(['c3 c4 d4', 'b4']);
    const supported = s.play('lancaster', 'attack d4 NE');
    expect([soldiers(supported, 'lancaster'), soldiers(supported, 'york')]).toEqual(['c3 c4 e3', 'b4']);
  });
  test('case 54 several supporters are one action', () => {
    const s = scene({ L: 'd4 d5 c3', Y: 'c4' });
    expect(legal(s, 'lancaster', 'attack d4')).toEqual(['attack d4 NE']);
    expect(soldiers(s.play('lancaster', 'attack d4 NE'), 'lancaster')).toBe('c3 c4 d5');
  });
  test('case 56 along the rim a castle may be attacked, over it only by breakthrough', () => {
    const s = scene({ L: 'b3 c3 a2', yorkCastle: 'a3' });
    const along = s.play('lancaster', 'attack a2 E');
    expect([castle(along, 'york'), soldiers(along, 'lancaster')]).toEqual(['a4', 'a3 b3 c3']);
    expect(scene({ L: 'b3 c3 a2', Y: 'a4', yorkCastle: 'a3' }).try('lancaster', 'attack a2 E')?.because.why).toBe(
      'cell-behind-taken',
    );
    expect(s.try('lancaster', 'attack b3 NE')).toEqual(noEjection('a3'));
    expect(s.play('lancaster', 'breakthrough c3 NE').outcome?.winners).toEqual(['lancaster']);
  });
  test('case 57 in the corner only the breakthrough counts', () => {
    const s = scene({ L: 'a3 b4 c4', yorkCastle: 'a4' });
    expect(s.try('lancaster', 'attack b4 NE')).toEqual(noEjection('a4'));
    expect(s.try('lancaster', 'attack a3 E')).toEqual(noEjection('a4'));
    expect(s.play('lancaster', 'breakthrough c4 NE').outcome?.winners).toEqual(['lancaster']);
  });
  test('case 58 nobody attacks his own castle; the enemy drives it along, not over', () => {
    const own = scene({ Y: 'a1 b2', yorkCastle: 'a2', toMove: 'york' });
    expect(legal(own, 'york', 'attack')).toEqual([]);
    expect(own.try('york', 'attack a1 E')).toEqual(refuse('4.2', { why: 'own-piece', cell: 'a2' }));
    expect(own.try('york', 'attack b2 NE')).toEqual(refuse('4.2', { why: 'own-piece', cell: 'a2' }));
    const s = scene({ L: 'a1 b2', yorkCastle: 'a2' });
    const after = s.play('lancaster', 'attack a1 E');
    expect([castle(after, 'york'), soldiers(after, 'lancaster')]).toEqual(['a3', 'a2 b2']);
    expect(s.try('lancaster', 'attack b2 NE')).toEqual(noEjection('a2'));
  });
});

describe('rules of the push and of the supported attack', () => {
  test('rule 4.0 outside the board counts as free', () =>
    expect(scene({ L: 'a3 b4', Y: 'a4' }).try('lancaster', 'attack a3 E')).toBeUndefined());
  test('rule 4.0 a piece of either side, soldier or castle, stops the push', () => {
    const why = { why: 'cell-behind-taken', target: 'c4', behind: 'b4' };
    expect(scene({ L: 'd4 d5 b4', Y: 'c4' }).try('lancaster', 'attack d4 NE')).toEqual(refuse('4.0', why));
    const castled = scene({ L: 'd4 d5', Y: 'c4', yorkCastle: 'b4' });
    expect(castled.try('lancaster', 'attack d4 NE')).toEqual(refuse('4.0', why));
    const home = scene({ L: 'd4 d5', Y: 'e4' }); // d5 pushes south-west into the own castle
    expect(home.try('lancaster', 'attack d5 SW')?.because).toEqual({
      why: 'cell-behind-taken',
      target: 'e4',
      behind: 'f3',
    });
  });
  test('rule 4.0 attacks are optional', () => expect(legal(pair, 'lancaster')).toContain('step d4-d3'));
  test('rule 4.2 it needs a soldier of yours and an enemy ahead', () => {
    expect(pair.try('lancaster', 'attack c4 NE')).toEqual(refuse('4.2', { why: 'not-your-soldier', cell: 'c4' }));
    expect(pair.try('lancaster', 'attack f3 NE')).toEqual(refuse('4.2', { why: 'not-your-soldier', cell: 'f3' }));
    expect(pair.try('lancaster', 'attack d4 W')).toEqual(refuse('4.2', { why: 'nobody-to-push', cell: 'd3' }));
    expect(pair.try('lancaster', 'attack d4 E')).toEqual(refuse('4.2', { why: 'own-piece', cell: 'd5' }));
    const rim = scene({ L: 'd1' });
    expect(rim.try('lancaster', 'attack d1 W')).toEqual(refuse('4.2', { why: 'off-the-board', direction: 'W' }));
  });
  test('rule 4.2 support is contact with the target, not with the attacker', () => {
    const far = scene({ L: 'd4 c5', Y: 'c4' }); // c5 touches c4, not d4
    expect(far.try('lancaster', 'attack d4 NE')).toBeUndefined();
    const near = scene({ L: 'd4 d3', Y: 'c4' }); // d3 touches d4, not c4
    expect(near.try('lancaster', 'attack d4 NE')?.because.why).toBe('no-support');
  });
  test('rule 4.2 support of the enemy does not count', () =>
    expect(scene({ L: 'd4', Y: 'c4 d5' }).try('lancaster', 'attack d4 NE')?.because.why).toBe('no-support'));
  test('rule 4.2 it is told', () =>
    expect(pair.play('lancaster', 'attack d4 NE').log).toEqual([
      { say: 'attacked', seat: 'lancaster', from: 'd4', target: 'c4', piece: 'soldier', landing: 'b4' },
    ]));
  test('rule 4.2 a castle may be pushed back inward', () => {
    const s = scene({ Y: '', L: 'a2 a1', yorkCastle: 'b2' }).play('lancaster', 'attack a2 SW');
    expect(castle(s, 'york')).toBe('c2');
  });
});
