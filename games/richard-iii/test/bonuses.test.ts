// 2.2–2.6 Shields, crowns, cities, cathedrals, Wales: the firepower of defenders.
import { describe, expect, test } from 'vitest';
import { battle, endActions, type Fight, fightAt, group, toRound, until } from './fight.ts';
import { acts, documentOf, type Scene, say, withDice } from './scene.ts';

/** The highest face with which a block hits in its next turn. */
const firepower = (s: Scene, block: string): number => {
  const mine = until(s, block);
  const before = JSON.stringify(documentOf(mine).blocks);
  const hits = (face: number): boolean => {
    const after = say(withDice(mine, { dice: [face, face, face, face] }), `fire ${block}`);
    return JSON.stringify(documentOf(after).blocks) !== before;
  };
  return [1, 2, 3, 4, 5, 6].filter(hits).length;
};
/** The firepower of a block that defends an area, alone or beside others, against one enemy. */
const defending = (area: string, block: string, more: Partial<Fight> & { readonly beside?: string } = {}): number => {
  const york = block.startsWith('y-');
  const { beside = '', ...rest } = more;
  return firepower(
    battle({
      area,
      attackers: york ? 'l-levy-coventry' : 'y-levy-norwich',
      side: york ? 'lancaster' : 'york',
      defenders: `${block} ${beside}`,
      ...rest,
    }),
    block,
  );
};

describe('cases of bonuses', () => {
  test('case 68 Exeter at home', () => {
    expect(defending('cornwall', 'l-exeter')).toBe(3);
    expect(defending('cornwall', 'l-exeter', { beside: 'l-henry-vi' })).toBe(2);
    expect(defending('cornwall', 'l-henry-vi', { beside: 'l-exeter' })).toBe(3);
    expect(defending('cornwall', 'l-exeter', { kingSide: 'york' })).toBe(2);
  });
  test('case 69 one more on the own shield, in the own city, in Wales, in the own cathedral', () => {
    expect(defending('lincoln', 'l-beaumont')).toBe(3);
    expect(defending('south-yorks', 'l-levy-york')).toBe(4);
    expect(defending('somerset', 'l-levy-bristol')).toBe(3);
    expect(defending('powys', 'l-merc-welsh')).toBe(3);
    expect(defending('south-yorks', 'y-church-york')).toBe(3);
    expect(defending('rutland', 'y-march')).toBe(4);
  });
  test('case 70 shield and crown add up', () => {
    expect(defending('south-yorks', 'y-york')).toBe(4);
    expect(defending('south-yorks', 'y-york', { kingSide: 'york' })).toBe(5);
    expect(defending('south-yorks', 'y-march', { beside: 'y-york' })).toBe(3);
    expect(defending('south-yorks', 'y-march', { beside: 'y-york', kingSide: 'york' })).toBe(3);
  });
  test('case 71 personal shields', () => {
    expect(defending('pembroke', 'l-somerset', { minor: 'l-richmond' })).toBe(3);
    expect(defending('pembroke', 'l-somerset', { minor: 'l-richmond', kingSide: 'york' })).toBe(2);
    expect(defending('dorset', 'l-somerset', { beside: 'l-henry-vi' })).toBe(3);
    expect(defending('dorset', 'l-henry-vi', { beside: 'l-somerset' })).toBe(2);
    expect(defending('dorset', 'l-prince-edward', { dead: 'l-somerset' })).toBe(2);
    expect(defending('dorset', 'l-prince-edward')).toBe(1);
  });
  test('case 72 attackers get nothing', () => {
    const s = battle({ area: 'south-yorks', attackers: 'y-march', defenders: 'l-levy-coventry' });
    expect(firepower(s, 'y-march')).toBe(3);
    const king = battle({ area: 'south-yorks', attackers: 'y-march', defenders: 'l-levy-coventry', kingSide: 'york' });
    expect(firepower(king, 'y-march')).toBe(3);
  });
  test('case 73 a convert defends his own shield', () => {
    const s = battle({
      area: 'northumbria',
      from: 'north-yorks',
      attackers: 'y-northumberland y-levy-norwich',
      defenders: 'l-henry-vi',
      dice: [2],
    });
    const turned = say(s, 'treachery l-henry-vi y-northumberland');
    expect(firepower(toRound(turned, 2), 'l-northumberland')).toBe(4);
  });
  test('case 74 turncoats are nobles', () => {
    expect(defending('cornwall', 'y-exeter')).toBe(2);
    expect(defending('cornwall', 'y-exeter', { kingSide: 'york' })).toBe(2);
    expect(defending('rutland', 'l-clarence')).toBe(3);
  });
  test('case 158 the shield of a dead man', () => {
    const henry = (more: Partial<Fight>) => defending('cornwall', 'l-henry-vi', more);
    expect(henry({ at: { middlesex: 'l-exeter' } })).toBe(3);
    expect(henry({ dead: 'l-exeter' })).toBe(4);
    expect(henry({ at: { middlesex: 'y-exeter' } })).toBe(3);
    expect(henry({ at: { middlesex: 'l-exeter' }, kingSide: 'york' })).toBe(2);
    expect(henry({ dead: 'l-exeter', kingSide: 'york' })).toBe(3);
  });
  test('case 159 Canterbury', () => {
    expect(defending('kent', 'y-church-canterbury')).toBe(2);
    expect(defending('south-yorks', 'y-church-canterbury')).toBe(1);
  });
  test('case 160 also who came this turn', () => {
    const at = { essex: 'y-norfolk', rutland: 'l-levy-coventry' };
    const attacked = (come: string, places: Record<string, string>) => {
      const came = endActions(say(acts('york', 4, { at: places }), come));
      const attack = say(came, ...group('rutland', 'east-anglia', 'l-levy-coventry'));
      return fightAt(endActions(attack), 'east-anglia');
    };
    expect(firepower(attacked('march y-norfolk essex-east-anglia', at), 'y-norfolk')).toBe(3);
    const { rutland } = at;
    expect(firepower(attacked('recruit y-norfolk east-anglia', { rutland }), 'y-norfolk')).toBe(3);
  });
  test('case 202 levies at home, elsewhere and attacking', () => {
    const HOMES = [
      ['y-levy-london', 'middlesex', 4],
      ['l-levy-newcastle', 'northumbria', 4],
      ['l-levy-york', 'south-yorks', 4],
      ['l-levy-bristol', 'somerset', 3],
      ['l-levy-coventry', 'warwick', 3],
      ['y-levy-norwich', 'east-anglia', 3],
      ['y-levy-salisbury', 'wilts', 3],
    ] as const;
    for (const [levy, city, home] of HOMES) {
      const from = city === 'northumbria' ? { from: 'north-yorks' } : {};
      const york = levy.startsWith('y-');
      const enemy = york ? 'l-merc-welsh' : 'y-merc-burgundian';
      expect([levy, defending(city, levy, { ...from, attackers: enemy })]).toEqual([levy, home]);
      expect([levy, defending('derby', levy, { attackers: enemy })]).toEqual([levy, home - 1]);
      const attack = battle({ area: 'derby', attackers: levy, side: york ? 'york' : 'lancaster', defenders: enemy });
      expect([levy, firepower(attack, levy)]).toEqual([levy, home - 1]);
    }
  });
});
