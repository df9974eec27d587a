// 8.0 The political turn.
import { richardIII } from '@rose/richard-iii';
import type { Seat } from '@rose/richard-iii/ids';
import { seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { REBEL } from '../src/rules/data/blocks.ts';
import { seatOfBlock } from '../src/rules/position.ts';
import {
  acts,
  documentOf,
  homes,
  legal,
  phase,
  place,
  pretender,
  recruits,
  refuses,
  type Scene,
  say,
  strengths,
  turn,
  written,
} from './scene.ts';
import { askedHome, CROWNS, campaignEnds, homesOf, settle } from './seasons.ts';

/** Who counts for the throne, as the log says: Lancaster, York. */
const counted = (s: Scene): readonly number[] => {
  const entry = s.log.find(({ say: said }) => said === 'throne-counted');
  return entry?.say === 'throne-counted' ? [entry.lancaster, entry.york] : [];
};
const KINGS = 'l-henry-vi l-exeter l-somerset l-oxford l-beaumont l-clifford l-devon l-wiltshire l-pembroke'.split(' ');
const RIVALS = 'y-york y-march y-norfolk y-suffolk y-arundel y-essex y-worcester y-hastings y-herbert y-warwick'.split(
  ' ',
);
const QUIET = ['leicester', 'gloucester', 'oxford'];
const spread = (blocks: readonly string[], areas: readonly string[]): Record<string, string> =>
  Object.fromEntries(areas.map((area, i) => [area, blocks.filter((_, n) => n % areas.length === i).join(' ')]));

describe('cases of usurpation', () => {
  test('case 105 the levy of London disbands first', () => {
    const s = campaignEnds({ at: { middlesex: 'y-levy-london', derby: 'l-henry-vi', oxford: 'y-york' } });
    expect([counted(s), documentOf(s).kingSide, place(s, 'y-levy-london')]).toEqual([[1, 1], 'lancaster', 'pool']);
  });
  test('case 106 a tie is the King’s', () => {
    const at = (rivals: number) => ({
      ...spread(KINGS, ['lincoln', 'rutland', 'essex']),
      ...spread(RIVALS.slice(0, rivals), QUIET),
    });
    const tie = campaignEnds({ at: at(9) });
    expect([counted(tie), documentOf(tie).kingSide]).toEqual([[9, 9], 'lancaster']);
    const won = campaignEnds({ at: at(10) });
    expect([counted(won), documentOf(won).kingSide, documentOf(won).king]).toEqual([[9, 10], 'york', 'y-york']);
    expect(pretender(won)).toBe('l-henry-vi');
  });
  test('case 107 who does not count', () => {
    const at = { 'isle-of-man': 'y-stanley', calais: 'y-warwick', scotland: 'l-somerset', derby: 'l-clarence' };
    expect(counted(campaignEnds({ at }))).toEqual([1, 0]);
  });
  test('case 108 the usurper stays where he is', () => {
    const at = { calais: 'y-march', derby: 'l-henry-vi', oxford: 'y-norfolk', leicester: 'y-suffolk' };
    const s = campaignEnds({ at, dead: 'y-york' });
    expect([documentOf(s).king, place(s, 'y-march'), pretender(s)]).toEqual(['y-march', 'calais', 'l-henry-vi']);
    expect(homes(s, 'l-henry-vi')).toEqual(['france', 'scotland']);
    expect(place(settle(s), 'y-march')).toBe('calais');
  });
  test('case 179 a count worked out', () => {
    const at = {
      derby: 'l-henry-vi',
      essex: 'l-oxford',
      'south-yorks': 'l-church-york',
      france: 'l-somerset',
      'isle-of-man': 'l-stanley',
      middlesex: 'y-york',
      oxford: 'y-march',
      kent: 'y-church-canterbury',
      calais: 'y-warwick',
    };
    const s = campaignEnds({ at });
    expect([counted(s), documentOf(s).kingSide, documentOf(s).king]).toEqual([[3, 4], 'york', 'y-york']);
  });
  test('case 200 a usurper who is not on the map', () => {
    const at = { derby: 'l-henry-vi', oxford: 'y-norfolk', leicester: 'y-suffolk' };
    const three = 'y-york y-march y-rutland';
    const minor = campaignEnds({ at, dead: three, minor: 'y-clarence y-gloucester' });
    expect([documentOf(minor).king, place(minor, 'y-clarence')]).toEqual(['y-clarence', 'minor']);
    const exiled = campaignEnds({ at: { ...at, ireland: 'y-york' } });
    expect([documentOf(exiled).king, place(settle(exiled), 'y-york')]).toEqual(['y-york', 'ireland']);
    const pool = campaignEnds({ at, pool: 'y-york' });
    expect([documentOf(pool).kingSide, documentOf(pool).king, place(pool, 'y-york')]).toEqual([
      'york',
      'y-york',
      'pool',
    ]);
  });
});

describe('cases of disbanding and the reset', () => {
  test('case 178 armies disband', () => {
    const at = {
      derby: 'l-levy-york l-oxford',
      wilts: 'y-bombard',
      oxford: 'l-merc-welsh',
      chester: 'y-merc-irish',
      cornwall: 'l-merc-french',
      kent: 'rebel',
    };
    const s = campaignEnds({ at, down: 'l-levy-coventry' });
    const found = ['l-levy-york', 'y-bombard', 'l-merc-welsh', 'y-merc-irish', 'l-merc-french'].map((block) =>
      place(s, block),
    );
    expect(found).toEqual(['pool', 'pool', 'pool', 'ireland', 'france']);
    expect(place(s, 'rebel')).not.toBe('kent');
    expect(place(s, 'l-levy-coventry')).toBe('pool-down');
    expect(place(settle(s), 'l-levy-coventry')).toBe('pool');
  });
  test('case 116 all the surplus leaves exile', () => {
    const six = 'y-warwick y-salisbury y-kent y-norfolk y-suffolk y-hastings';
    const s = campaignEnds({ at: { calais: `${six} y-merc-calais y-merc-burgundian`, derby: 'l-henry-vi' } });
    const left = settle(s, 'leave-exile y-norfolk', 'leave-exile y-hastings');
    expect(six.split(' ').map((block) => place(left, block))).toEqual([
      'calais',
      'calais',
      'calais',
      'pool',
      'calais',
      'pool',
    ]);
    expect(place(left, 'y-merc-calais')).toBe('calais');
  });
  test('case 117 the reset', () => {
    const at = {
      derby: 'l-henry-vi:1 l-oxford:2',
      oxford: 'y-york:2',
      leicester: 'y-norfolk:1 y-suffolk',
      'ireland-down': 'y-merc-irish',
      france: 'l-somerset:1',
    };
    const s = settle(campaignEnds({ at, down: 'l-buckingham rebel' }));
    expect([turn(s), phase(s), documentOf(s).kingSide]).toEqual([[2, 1], 'card', 'york']);
    expect(Object.values(documentOf(s).blocks).filter((where) => /:|down/.test(where))).toEqual([]);
    expect(strengths(s, 'l-henry-vi l-oxford y-york y-norfolk l-somerset')).toEqual([4, 3, 4, 4, 3]);
    expect([place(s, 'l-buckingham'), place(s, 'y-merc-irish'), place(s, 'rebel')]).toEqual([
      'pool',
      'ireland',
      'pool',
    ]);
    const { hands } = documentOf(s);
    expect([hands.lancaster.length, hands.york.length, new Set([...hands.lancaster, ...hands.york]).size]).toEqual([
      7, 7, 14,
    ]);
  });
  test('case 180 the Rebel changes hands', () => {
    const at = { derby: 'l-henry-vi', oxford: 'y-york', leicester: 'y-norfolk' };
    const shown = (s: Scene, seat: Seat) => richardIII.view(s.state, seat).blocks['rebel'];
    const before = acts('york', 2, { turn: 7, seed: 7, at, down: 'rebel' });
    expect([shown(before, 'york'), seatOfBlock(before.state, REBEL)]).toMatchObject([
      { place: 'pool', down: true },
      'york',
    ]);
    const s = settle(campaignEnds({ at, down: 'rebel' }));
    expect([documentOf(s).kingSide, place(s, 'rebel')]).toEqual(['york', 'pool']);
    expect([shown(s, 'lancaster'), seatOfBlock(s.state, REBEL)]).toMatchObject([
      { place: 'pool', down: false },
      'lancaster',
    ]);
  });
  test('case 118 the end', () => {
    const at = { derby: 'l-henry-vi', oxford: 'y-york', leicester: 'y-norfolk y-levy-norwich' };
    const s = campaignEnds({ at, campaign: 3 });
    expect(s.outcome).toMatchObject({ winners: ['york'], how: 'throne-held' });
    expect([place(s, 'y-york'), place(s, 'l-henry-vi'), place(s, 'y-levy-norwich')]).toEqual([
      'oxford',
      'derby',
      'pool',
    ]);
    const king = campaignEnds({ at: { ...at, chester: 'l-oxford' }, campaign: 3 });
    expect(king.outcome).toMatchObject({ winners: ['lancaster'], how: 'throne-held' });
    expect(campaignEnds({ at, campaign: 2 }).outcome).toBeUndefined();
  });
  test('case 185 a clean start', () => {
    const at = {
      derby: 'l-henry-vi l-northumberland',
      oxford: 'y-york y-norfolk',
      leicester: 'y-suffolk',
      cumbria: 'y-hastings',
      essex: 'l-buckingham',
      rutland: 'l-clifford',
    };
    for (let seed = 1; seed <= 60; seed++) {
      let s = campaignEnds({ at, seed });
      for (let n = seed; !s.outcome && phase(s) === 'political'; n = (n * 7 + 3) % 1009) {
        const all = legal(s);
        s = say(s, all[n % all.length] ?? '');
      }
      const { blocks } = documentOf(s);
      const held = (side: string) =>
        Object.entries(blocks).flatMap(([name, where]) => (name.startsWith(side) ? [where.replace(/:\d/, '')] : []));
      const both = held('l-').filter((where) => held('y-').includes(where));
      expect(both.filter((where) => !/^(pool|minor|aside|dead)/.test(where))).toEqual([]);
    }
  });
});

/** Enough of the King's men to keep the throne. */
const KING = { derby: 'l-henry-vi l-beaumont l-wiltshire l-pembroke' };
describe('cases of going home', () => {
  test('case 109 the Pretender’s heirs go to exile', () => {
    const at = {
      oxford: 'l-henry-vi',
      leicester: 'l-exeter',
      gloucester: 'l-somerset',
      chester: 'y-march y-norfolk y-suffolk y-hastings',
    };
    const s = campaignEnds({ at, kingSide: 'york' });
    expect(s.active()).toEqual(['lancaster']);
    for (const heir of ['l-henry-vi', 'l-exeter', 'l-somerset']) expect(homes(s, heir)).toEqual(['france', 'scotland']);
    const gone = settle(s, 'go-home l-henry-vi france', 'go-home l-exeter scotland', 'go-home l-somerset scotland');
    expect(['l-henry-vi', 'l-exeter', 'l-somerset'].map((heir) => place(gone, heir))).toEqual([
      'france',
      'scotland',
      'scotland',
    ]);
  });
  test('case 110 nobles go to an open shield', () => {
    const york = { chester: 'y-march y-suffolk y-hastings', cumbria: 'y-norfolk' };
    const at = { oxford: 'l-northumberland', ...york };
    expect(homesOf(campaignEnds({ at, kingSide: 'york' }), 'l-northumberland')).toEqual(['east-yorks', 'northumbria']);
    const all = { ...at, northumbria: 'y-herbert', 'east-yorks': 'y-arundel' };
    const s = settle(campaignEnds({ at: all, kingSide: 'york' }));
    expect(place(s, 'l-northumberland')).toBe('pool');
  });
  test('case 111 the order matters', () => {
    const at = { ...KING, rutland: 'l-oxford', oxford: 'y-worcester' };
    const s = settle(campaignEnds({ at }));
    expect([place(s, 'y-worcester'), place(s, 'l-oxford')]).toEqual(['pool', 'essex']);
  });
  test('case 112 the King’s heirs', () => {
    const at = {
      derby: 'l-henry-vi',
      leicester: 'l-exeter',
      chester: 'l-oxford l-clifford',
      france: 'l-somerset',
      lincoln: 'y-worcester',
      middlesex: 'y-suffolk',
    };
    const s = askedHome(campaignEnds({ at }), 'l-henry-vi');
    // Both York nobles have gone home by now: nobody holds a crown or a common shield against him.
    expect(homes(s, 'l-henry-vi')).toEqual([...CROWNS, 'lancaster', 'lincoln'].sort());
    expect(homes(s, 'l-somerset')).toEqual([]);
    refuses(s, 'go-home l-henry-vi dorset', 'go-home l-somerset dorset');
    const held = askedHome(campaignEnds({ at: { ...at, kent: 'y-arundel' } }), 'l-henry-vi');
    expect([place(held, 'y-arundel'), homes(held, 'l-henry-vi').includes('sussex')]).toEqual(['sussex', false]);
  });
  test('case 113 Kent to Calais', () => {
    const at = { ...KING, 'east-yorks': 'l-clifford', oxford: 'y-kent', leicester: 'y-salisbury' };
    const three = { calais: 'y-norfolk y-suffolk y-hastings y-merc-calais y-merc-burgundian' };
    const four = { calais: `${three.calais} y-arundel` };
    expect(homesOf(campaignEnds({ at: { ...at, ...three } }), 'y-kent')).toEqual(['calais', 'pool']);
    expect(homesOf(campaignEnds({ at: { ...at, ...four } }), 'y-kent')).toEqual(['pool']);
    expect(homesOf(campaignEnds({ at: { ...at, ...four }, dead: 'y-warwick' }), 'y-kent')).toEqual([
      'glamorgan',
      'pool',
      'warwick',
    ]);
    expect(homesOf(campaignEnds({ at: { ...at, ...three } }), 'y-salisbury')).toEqual(['north-yorks']);
    const both = { ...at, ...three, 'north-yorks': 'l-oxford' };
    expect(homesOf(campaignEnds({ at: both }), 'y-salisbury')).toEqual(['calais', 'pool']);
  });
  test('case 114 a dead Neville', () => {
    const at = { ...KING, oxford: 'y-salisbury' };
    const dead = campaignEnds({ at, dead: 'y-warwick' });
    expect(homesOf(dead, 'y-salisbury')).toEqual(['calais', 'east-yorks', 'glamorgan', 'north-yorks', 'warwick']);
    const full = { ...at, calais: 'y-norfolk y-suffolk y-hastings y-arundel' };
    expect(homesOf(campaignEnds({ at: full, dead: 'y-warwick' }), 'y-salisbury')).not.toContain('calais');
    const red = { ...KING, oxford: 'l-salisbury', leicester: 'l-warwick' };
    expect(homesOf(campaignEnds({ at: red }), 'l-salisbury')).toEqual(['east-yorks', 'north-yorks']);
    expect(homesOf(campaignEnds({ at: red }), 'l-warwick')).toEqual(['glamorgan', 'warwick']);
    expect(homesOf(campaignEnds({ at: { ...KING, oxford: 'l-salisbury' }, dead: 'l-warwick' }), 'l-salisbury')).toEqual(
      ['east-yorks', 'glamorgan', 'north-yorks', 'warwick'],
    );
    expect(homesOf(campaignEnds({ at, pool: 'y-warwick' }), 'y-salisbury')).toEqual(['east-yorks', 'north-yorks']);
  });
  test('case 115 Clarence and Exeter', () => {
    const alone = campaignEnds({ at: { ...KING, rutland: 'l-clarence' } });
    expect(homesOf(alone, 'l-clarence')).toEqual(['hereford', 'rutland', 'south-yorks']);
    const full = { ...KING, rutland: 'l-clarence l-oxford', hereford: 'l-clifford', 'south-yorks': 'l-devon' };
    const s = askedHome(campaignEnds({ at: full }), 'l-clarence');
    expect(homes(s, 'l-clarence')).toEqual(['pool']);
    expect(homesOf(campaignEnds({ at: { ...KING, oxford: 'y-exeter' } }), 'y-exeter')).toEqual(['cornwall']);
    expect(homesOf(campaignEnds({ at: { ...KING, oxford: 'y-exeter', cornwall: 'l-devon' } }), 'y-exeter')).toEqual([
      'pool',
    ]);
  });
  test('case 181 Kent’s choice, Warwick’s Calais', () => {
    const at = {
      ...KING,
      'east-yorks': 'l-clifford',
      oxford: 'y-kent',
      leicester: 'y-warwick',
      calais: 'y-norfolk y-suffolk y-hastings y-arundel',
    };
    expect(homesOf(campaignEnds({ at: { ...at, calais: 'y-norfolk' } }), 'y-kent')).toEqual(['calais', 'pool']);
    const s = campaignEnds({ at });
    expect(homesOf(s, 'y-warwick')).toEqual(['calais', 'glamorgan', 'warwick']);
    const home = say(askedHome(s, 'y-warwick'), 'go-home y-warwick calais');
    expect(place(settle(home, 'leave-exile y-norfolk'), 'y-norfolk')).toBe('pool');
  });
  test('case 182 the order inside 8.3', () => {
    const at = {
      ...KING,
      'east-yorks': 'l-clifford',
      oxford: 'y-kent',
      leicester: 'y-march',
      calais: 'y-norfolk y-suffolk y-hastings',
    };
    const s = campaignEnds({ at });
    expect(homes(s, 'y-kent')).toEqual(['calais', 'pool']);
    const full = say(s, 'go-home y-march calais');
    expect(homes(full, 'y-kent')).toEqual(['pool']);
  });
  test('case 183 nobody chooses the pool', () => {
    const s = askedHome(campaignEnds({ at: { ...KING, oxford: 'l-northumberland' } }), 'l-northumberland');
    expect(homes(s, 'l-northumberland')).toEqual(['cumbria', 'east-yorks', 'northumbria']);
    refuses(s, 'go-home l-northumberland pool');
  });
  test('case 184 Stanley and his island', () => {
    expect(homesOf(campaignEnds({ at: { ...KING, oxford: 'l-stanley' } }), 'l-stanley')).toEqual([
      'isle-of-man',
      'lancaster',
    ]);
    expect(homesOf(campaignEnds({ at: { ...KING, 'isle-of-man': 'l-stanley' } }), 'l-stanley')).toEqual([
      'isle-of-man',
      'lancaster',
    ]);
    const island = { ...KING, 'isle-of-man': 'y-arundel' };
    expect(homesOf(campaignEnds({ at: island }), 'y-arundel')).toEqual(['sussex']);
    expect(homesOf(campaignEnds({ at: { ...island, sussex: 'l-oxford' } }), 'y-arundel')).toEqual(['pool']);
  });
  test('case 186 a King in the pool', () => {
    // No march leads here: the Pretender's men have left the crowns without a shield before. So it is written down.
    const nobles =
      'norfolk suffolk arundel essex worcester hastings herbert warwick salisbury kent stanley buckingham northumberland';
    const shut = [...CROWNS, 'lancaster', 'lincoln'];
    const blocks = Object.fromEntries(nobles.split(' ').map((name, i) => [`y-${name}`, shut[i] ?? '']));
    const phase = { name: 'political', step: 'home', acting: 'lancaster' };
    const board = { blocks: { ...blocks, 'l-henry-vi': 'oxford', 'l-exeter': 'leicester' }, turn: 7, phase };
    const s = written(board, seeded(1));
    for (const heir of ['l-henry-vi', 'l-exeter']) expect(homes(s, heir)).toEqual(['pool']);
    const after = settle(s);
    expect([place(after, 'l-henry-vi'), documentOf(after).king]).toEqual(['pool', 'l-henry-vi']);
    const { blocks: stand } = documentOf(after);
    const next = { blocks: { ...stand, 'y-kent': 'dead', 'y-stanley': 'dead' }, campaign: 2, player1: 'lancaster' };
    expect(recruits(written(next), 'l-henry-vi')).toEqual(['sussex', 'warwick']);
  });
  test('case 195 the shields an heir may use', () => {
    const at = { derby: 'l-henry-vi', oxford: 'l-exeter', dorset: 'l-somerset' };
    const s = askedHome(campaignEnds({ at }), 'l-exeter');
    expect(homes(s, 'l-exeter')).toEqual([...CROWNS, 'lancaster', 'lincoln'].sort());
    expect(homes(s, 'l-henry-vi')).not.toContain('dorset');
    expect(homes(s, 'l-henry-vi')).toEqual(expect.arrayContaining(['pembroke', 'cornwall']));
    const dead = askedHome(
      campaignEnds({ at: { derby: 'l-henry-vi', oxford: 'l-exeter' }, dead: 'l-somerset' }),
      'l-exeter',
    );
    expect([homes(dead, 'l-exeter').includes('dorset'), homes(dead, 'l-henry-vi').includes('dorset')]).toEqual([
      true,
      true,
    ]);
  });
});
