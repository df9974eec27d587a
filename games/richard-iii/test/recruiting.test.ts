// 5.4 Recruiting.
import { richardIII } from '@rose/richard-iii';
import { legal } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { endActions } from './fight.ts';
import {
  accepts,
  acts,
  apLeft,
  documentOf,
  marches,
  place,
  recruits,
  refuses,
  say,
  strength,
  written,
} from './scene.ts';
import { CROWNS, campaignEnds, homesOf, settle } from './seasons.ts';

test.for(['l-merc-french france', 'l-merc-scots scotland'])('5.4 nobody is offered what is refused: %s', (recruit) => {
  const s = acts('lancaster', 2, {});
  expect(refuses(s, `recruit ${recruit}`)).toEqual(['5.4']);
  const offered = legal(richardIII, s.state, 'lancaster').map((action) => richardIII.write(action));
  expect(offered).not.toContain(`recruit ${recruit}`);
  expect(offered).toContain('recruit l-merc-welsh glamorgan');
});

describe('cases of recruiting', () => {
  test('case 30 a noble with several shields', () => {
    const s = acts('lancaster', 2, {});
    expect(recruits(s, 'l-northumberland')).toEqual(['cumbria', 'east-yorks', 'northumbria']);
    const friendly = acts('lancaster', 2, { at: { cumbria: 'l-clifford' } });
    accepts(friendly, 'recruit l-northumberland cumbria');
    const enemy = acts('lancaster', 2, { at: { cumbria: 'y-norfolk' } });
    expect(refuses(enemy, 'recruit l-northumberland cumbria')).toEqual(['5.4']);
    expect(recruits(enemy, 'l-northumberland')).toEqual(['east-yorks', 'northumbria']);
  });
  test('case 31 three in one area', () => {
    const s = say(
      acts('york', 3, {}),
      'recruit y-norfolk east-anglia',
      'recruit y-suffolk east-anglia',
      'recruit y-levy-norwich east-anglia',
    );
    expect([apLeft(s), place(s, 'y-levy-norwich'), strength(s, 'y-norfolk')]).toEqual([0, 'east-anglia', 4]);
  });
  test('case 32 a bombard wants a friendly city', () => {
    const vacant = acts('york', 3, {});
    expect(recruits(vacant, 'y-bombard')).toEqual([]);
    refuses(vacant, 'recruit y-bombard somerset', 'recruit y-bombard middlesex');
    accepts(acts('york', 3, { at: { somerset: 'y-norfolk' } }), 'recruit y-bombard somerset');
    refuses(acts('york', 3, { at: { somerset: 'l-devon' } }), 'recruit y-bombard somerset');
    refuses(acts('york', 3, { at: { derby: 'y-norfolk' } }), 'recruit y-bombard derby');
    const contested = acts('lancaster', 3, { at: { somerset: 'y-norfolk', cornwall: 'l-devon' } });
    const attacked = endActions(say(contested, 'march l-devon cornwall-somerset'));
    refuses(attacked, 'recruit y-bombard somerset');
  });
  test('case 33 the Rebel wants a vacant area', () => {
    const s = acts('york', 3, { at: { derby: 'y-norfolk', oxford: 'l-oxford' } });
    const found = recruits(s, 'rebel');
    expect(found).toHaveLength(33 - 4 - 2);
    expect(found).toContain('isle-of-man');
    refuses(s, ...'derby oxford calais ireland scotland france'.split(' ').map((area) => `recruit rebel ${area}`));
    const king = acts('york', 3, { kingSide: 'york' });
    expect(recruits(king, 'rebel')).toEqual([]);
    refuses(king, 'recruit rebel derby');
    accepts(acts('lancaster', 3, { kingSide: 'york' }), 'recruit rebel derby');
  });
  test('case 34 the Welsh in Wales', () => {
    const s = acts('lancaster', 3, {});
    expect(recruits(s, 'l-merc-welsh')).toEqual(['caernarvon', 'glamorgan', 'pembroke', 'powys']);
    refuses(s, 'recruit l-merc-welsh chester');
    accepts(acts('lancaster', 3, { at: { powys: 'l-oxford' } }), 'recruit l-merc-welsh powys');
    refuses(acts('lancaster', 3, { at: { powys: 'y-norfolk' } }), 'recruit l-merc-welsh powys');
  });
  test('case 35 a recruit does not move this turn', () => {
    const s = say(acts('york', 3, { at: { 'east-anglia': 'y-suffolk' } }), 'recruit y-norfolk east-anglia');
    expect(marches(s, 'y-norfolk')).toEqual([]);
    const active = say(s, 'march y-suffolk east-anglia-essex');
    expect(refuses(active, 'march y-norfolk east-anglia-essex')).toEqual(['5.2']);
    expect(apLeft(active)).toBe(1);
    refuses(active, 'sail y-norfolk east-anglia-kent north-sea');
  });
  test('case 36 who was eliminated comes back with the next campaign', () => {
    const board = { at: { middlesex: 'l-henry-vi', oxford: 'l-oxford' }, down: 'l-buckingham' };
    refuses(acts('lancaster', 3, board), 'recruit l-buckingham warwick');
    expect(recruits(acts('lancaster', 3, board), 'l-buckingham')).toEqual([]);
    const next = settle(campaignEnds(board));
    expect(place(next, 'l-buckingham')).toBe('pool');
    const cards = { lancaster: 'ap3-1', york: 'ap2-1' };
    const hands = { lancaster: [], york: [] };
    const s = written({ ...documentOf(next), hands, player1: 'lancaster', cards, phase: { name: 'action' } });
    const recruited = say(s, 'recruit l-buckingham warwick');
    expect([place(recruited, 'l-buckingham'), strength(recruited, 'l-buckingham')]).toEqual(['warwick', 4]);
  });
  test('case 37 Warwick in Calais only as a Yorkist', () => {
    expect(recruits(acts('york', 3, { pool: 'y-warwick' }), 'y-warwick')).toEqual(['calais', 'glamorgan', 'warwick']);
    const s = acts('lancaster', 3, { pool: 'l-warwick' });
    expect(recruits(s, 'l-warwick')).toEqual(['glamorgan', 'warwick']);
    refuses(s, 'recruit l-warwick calais');
  });
  test('case 38 a dead Neville leaves no shield to recruits', () => {
    const s = acts('york', 3, { dead: 'y-warwick', pool: 'y-kent' });
    expect(refuses(s, 'recruit y-kent warwick', 'recruit y-kent calais')).toEqual(['5.4', '5.4']);
    expect(recruits(s, 'y-kent')).toEqual(['east-yorks']);
  });
  test('case 137 a contested shield', () => {
    const at = { northumbria: 'l-beaumont', 'north-yorks': 'y-norfolk' };
    const s = endActions(say(acts('york', 3, { at }), 'march y-norfolk north-yorks-northumbria'));
    expect(recruits(s, 'l-westmoreland')).toEqual([]);
    expect(recruits(s, 'l-northumberland')).toEqual(['cumbria', 'east-yorks']);
    refuses(s, 'recruit l-westmoreland northumbria', 'recruit l-northumberland northumbria');
  });
  test('case 138 an heir in the pool', () => {
    const at = { middlesex: 'l-henry-vi', derby: 'y-norfolk' };
    const s = acts('lancaster', 3, { at, pool: 'l-somerset' });
    expect(recruits(s, 'l-somerset')).toEqual(CROWNS.filter((area) => area !== 'derby'));
    refuses(s, 'recruit l-somerset dorset', 'recruit l-somerset derby');
    expect(apLeft(say(s, 'recruit l-somerset middlesex'))).toBe(2);
    const pretender = acts('lancaster', 3, { at, pool: 'l-somerset', kingSide: 'york' });
    expect(recruits(pretender, 'l-somerset')).toEqual(['france', 'scotland']);
  });
  test('case 139 turncoats in the pool', () => {
    expect(recruits(acts('york', 3, { pool: 'y-exeter' }), 'y-exeter')).toEqual(['cornwall']);
    refuses(acts('york', 3, { at: { cornwall: 'l-devon' }, pool: 'y-exeter' }), 'recruit y-exeter cornwall');
    const s = acts('lancaster', 3, { at: { rutland: 'l-oxford', hereford: 'y-norfolk' }, pool: 'l-clarence' });
    expect(recruits(s, 'l-clarence')).toEqual(['rutland', 'south-yorks']);
    expect(recruits(acts('lancaster', 3, { pool: 'l-clarence' }), 'l-clarence')).toEqual([
      'hereford',
      'rutland',
      'south-yorks',
    ]);
    // Going home he needs a vacant one.
    const home = campaignEnds({ at: { derby: 'l-clarence', rutland: 'l-oxford', middlesex: 'l-henry-vi' } });
    expect(homesOf(home, 'l-clarence')).toEqual(['hereford', 'south-yorks']);
  });
  test('case 191 a levy, then a bombard', () => {
    const s = say(acts('york', 2, {}), 'recruit y-levy-london middlesex', 'recruit y-bombard middlesex');
    expect([place(s, 'y-bombard'), apLeft(s)]).toEqual(['middlesex', 0]);
  });
});
