// 5.2 Land moves and borders; 2.0 the map.
import { describe, expect, test } from 'vitest';
import { endActions, fightAt, group, now, toRound } from './fight.ts';
import { accepts, acts, apLeft, legal, marches, place, refuses, regroups, retreats, sails, say } from './scene.ts';

const FIVE = 'l-henry-vi l-oxford l-beaumont l-clifford l-devon';

describe('cases of land moves', () => {
  test('case 11 four blocks cross a yellow border, the fifth goes round', () => {
    const s = acts('lancaster', 2, { at: { middlesex: FIVE } });
    const after = say(s, ...group('middlesex', 'oxford', 'l-henry-vi l-oxford l-beaumont l-clifford'));
    expect(refuses(after, 'march l-devon middlesex-oxford')).toEqual(['5.21']);
    accepts(after, 'march l-devon middlesex-leicester-oxford', 'march l-devon middlesex-sussex-oxford');
    const through = say(after, 'march l-devon middlesex-sussex-oxford');
    expect([place(through, 'l-devon'), apLeft(through)]).toEqual(['oxford', 1]);
  });
  test('case 12 all groups share the limit of a border', () => {
    const s = say(
      acts('lancaster', 2, { at: { oxford: 'l-oxford l-beaumont', gloucester: 'l-clifford l-devon l-wiltshire' } }),
      ...group('oxford', 'middlesex', 'l-oxford l-beaumont'),
      'march l-clifford gloucester-oxford-middlesex',
      'march l-devon gloucester-oxford-middlesex',
    );
    expect(refuses(s, 'march l-wiltshire gloucester-oxford-middlesex')).toEqual(['5.21']);
    accepts(s, 'march l-wiltshire gloucester-oxford');
  });
  test('case 13 each player has his own count', () => {
    const at = { lancaster: 'y-norfolk y-suffolk', chester: 'l-oxford l-clifford l-devon' };
    const first = say(acts('york', 2, { at }), ...group('lancaster', 'cumbria', 'y-norfolk y-suffolk'));
    const s = say(
      endActions(first),
      'march l-oxford chester-lancaster-cumbria',
      'march l-clifford chester-lancaster-cumbria',
    );
    expect([place(s, 'l-oxford'), place(s, 'l-clifford')]).toEqual(['cumbria', 'cumbria']);
    expect(refuses(s, 'march l-devon chester-lancaster-cumbria')).toEqual(['5.21']);
    accepts(s, 'march l-devon chester-lancaster');
  });
  test('case 14 a red border ends the move', () => {
    const s = acts('lancaster', 2, { at: { lancaster: 'l-clifford', chester: 'l-devon' } });
    accepts(s, 'march l-clifford lancaster-cumbria', 'march l-devon chester-lancaster-cumbria');
    const on = ['northumbria', 'north-yorks', 'scotland'].map((area) => `march l-clifford lancaster-cumbria-${area}`);
    expect(refuses(s, ...on)).toEqual(['5.21', '5.21', '5.21']);
    const forced = acts('lancaster', 'event-force-march', { at: { chester: 'l-devon' } });
    accepts(forced, 'march l-devon chester-lancaster-cumbria');
    expect(refuses(forced, 'march l-devon chester-lancaster-cumbria-scotland')).toEqual(['5.21']);
  });
  test('case 15 a group may split', () => {
    const six = 'y-norfolk y-suffolk y-arundel y-essex y-worcester y-hastings';
    const s = acts('york', 2, { at: { 'east-anglia': six } });
    expect(marches(s, 'y-norfolk')).toEqual(['essex', 'leicester', 'lincoln', 'middlesex', 'rutland']);
    const direct = say(s, ...group('east-anglia', 'rutland', 'y-norfolk y-suffolk y-arundel'));
    expect(refuses(direct, 'march y-essex east-anglia-rutland')).toEqual(['5.21']);
    const round = ['y-essex', 'y-worcester', 'y-hastings'].map((block) => `march ${block} east-anglia-essex-rutland`);
    const all = say(direct, ...round);
    expect([place(all, 'y-hastings'), place(all, 'y-arundel'), apLeft(all)]).toEqual(['rutland', 'rutland', 1]);
  });
  test('case 16 the enemy ends the move', () => {
    const s = acts('york', 2, { at: { essex: 'l-oxford', 'east-anglia': 'y-norfolk' } });
    accepts(s, 'march y-norfolk east-anglia-essex');
    expect(refuses(s, 'march y-norfolk east-anglia-essex-middlesex')).toEqual(['5.2']);
    expect(place(say(s, 'march y-norfolk east-anglia-essex'), 'y-norfolk')).toBe('essex');
  });
  test('case 17 no step over an estuary, no port in three areas', () => {
    const at = {
      glamorgan: 'l-pembroke',
      'east-yorks': 'l-clifford',
      kent: 'l-oxford',
      'south-yorks': 'l-beaumont',
      hereford: 'l-devon',
      gloucester: 'l-wiltshire',
      middlesex: 'l-henry-vi l-somerset',
    };
    const s = acts('lancaster', 4, { at });
    expect(marches(s, 'l-pembroke')).not.toContain('somerset');
    refuses(
      s,
      'march l-pembroke glamorgan-somerset',
      'march l-clifford east-yorks-lincoln',
      'march l-oxford kent-essex',
    );
    accepts(s, 'march l-pembroke glamorgan-hereford-gloucester');
    for (const block of ['l-beaumont', 'l-devon', 'l-wiltshire']) expect(sails(s, block)).toEqual([]);
    for (const inland of ['south-yorks', 'hereford', 'gloucester'])
      expect(legal(s, 'sail ').filter((text) => text.includes(inland))).toEqual([]);
    refuses(s, 'sail l-beaumont south-yorks-kent north-sea', 'sail l-oxford kent-gloucester english-channel');
    const one = say(
      s,
      'sail l-henry-vi middlesex-east-anglia north-sea',
      'sail l-somerset middlesex-east-anglia north-sea',
    );
    expect(apLeft(one)).toBe(3);
  });
  test('case 18 Lancaster may go to Scotland and stops, York may not', () => {
    const s = acts('lancaster', 2, { at: { northumbria: 'l-clifford' } });
    accepts(s, 'march l-clifford northumbria-scotland');
    refuses(s, 'march l-clifford northumbria-scotland-cumbria');
    const york = acts('york', 2, { at: { northumbria: 'y-norfolk' } });
    expect(refuses(york, 'march y-norfolk northumbria-scotland')).toEqual(['2.7']);
    expect(marches(york, 'y-norfolk')).not.toContain('scotland');
  });
  test('case 19 an area stays active', () => {
    const s = acts('lancaster', 2, { at: { middlesex: 'l-henry-vi l-oxford', oxford: 'l-beaumont' } });
    const after = say(s, 'march l-henry-vi middlesex-essex', 'march l-beaumont oxford-leicester');
    expect(apLeft(after)).toBe(0);
    expect(place(say(after, 'march l-oxford middlesex-essex'), 'l-oxford')).toBe('essex');
  });
  test('case 129 one move a turn, and one battle', () => {
    const at = { derby: 'y-march y-norfolk', leicester: 'l-clifford', lincoln: 'y-hastings', 'south-yorks': 'l-devon' };
    const s = say(acts('york', 4, { at }), ...group('derby', 'leicester', 'y-march y-norfolk'));
    refuses(s, 'march y-march leicester-oxford', 'march y-march leicester-derby');
    const late = say(endActions(s), 'march l-devon south-yorks-lincoln');
    const fought = toRound(fightAt(endActions(late), 'leicester'), 2);
    const march = now(fought).includes('y-march') ? fought : say(fought, 'pass l-clifford');
    expect(retreats(march, 'y-march')).toContain('derby');
    expect(retreats(march, 'y-march')).not.toContain('lincoln');
    const gone = say(march, 'retreat y-march derby', 'retreat y-norfolk derby');
    expect(regroups(gone, 'l-clifford')).toEqual(['essex', 'middlesex', 'oxford', 'rutland', 'warwick']);
  });
  test('case 130 no step straight back', () => {
    const s = acts('lancaster', 2, { at: { oxford: 'l-oxford' } });
    refuses(s, 'march l-oxford oxford-middlesex-oxford');
    accepts(s, 'march l-oxford oxford-middlesex');
  });
  test('case 131 Wales is open to both', () => {
    const s = acts('york', 2, { at: { hereford: 'y-norfolk' } });
    accepts(s, 'march y-norfolk hereford-glamorgan-pembroke', 'march y-norfolk hereford-powys');
    const on = ['chester', 'glamorgan', 'caernarvon', 'pembroke'].map(
      (area) => `march y-norfolk hereford-powys-${area}`,
    );
    expect(new Set(refuses(s, ...on))).toEqual(new Set(['5.21']));
  });
  test('case 192 both directions count', () => {
    const at = { oxford: 'l-oxford l-beaumont l-clifford', middlesex: 'l-henry-vi l-devon l-wiltshire' };
    const s = say(
      acts('lancaster', 2, { at }),
      ...group('oxford', 'middlesex', 'l-oxford l-beaumont'),
      ...group('middlesex', 'oxford', 'l-henry-vi l-devon'),
    );
    expect(refuses(s, 'march l-clifford oxford-middlesex', 'march l-wiltshire middlesex-oxford')).toEqual([
      '5.21',
      '5.21',
    ]);
  });
});
