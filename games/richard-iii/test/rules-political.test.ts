// Rules 6.8, 8 and 9 by section, refusals first: what the cases do not say.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import {
  applyManner,
  begin,
  type Course,
  isMistake,
  mustAnswer,
  outcomeOf,
  refuse,
  seeded,
  stateOf,
} from '@rose/table';
import { describe, expect, test } from 'vitest';
import { battle, type Fight, until } from './fight.ts';
import { documentOf, enemyOf, homes, legal, phase, place, refuses, say, strength, turn } from './scene.ts';
import { campaignEnds, settle } from './seasons.ts';

const KING = { derby: 'l-henry-vi l-beaumont l-wiltshire l-pembroke' };

describe('6.8 deaths', () => {
  const fight: Fight = { area: 'derby', attackers: 'y-merc-burgundian', defenders: 'l-henry-vi:1', dice: [1, 6, 6] };
  const died = (more: Partial<Fight> = {}) =>
    say(until(battle({ ...fight, ...more }), 'y-merc-burgundian'), 'fire y-merc-burgundian', 'end-regroup');
  test('rule 6.81 the next King is announced', () => {
    const s = died({ at: { chester: 'l-exeter' }, dead: 'l-prince-edward' });
    expect(s.log).toContainEqual({ say: 'crowned', seat: 'lancaster', block: 'l-exeter', place: 'chester' });
  });
  test('rule 6.81 while the throne is empty royal heirs keep the crown', () => {
    const defenders = 'l-henry-vi:2 l-somerset:1';
    const s = battle({ ...fight, attackers: 'y-merc-burgundian y-merc-irish', defenders, dice: [1, 1, 6, 3] });
    const dead = say(until(s, 'y-merc-burgundian'), 'fire y-merc-burgundian');
    expect([place(dead, 'l-henry-vi'), documentOf(dead).king]).toEqual(['dead', null]);
    const fired = say(until(dead, 'l-somerset'), 'fire l-somerset'); // A2, and one more for the crown of derby
    expect(strength(fired, 'y-merc-irish')).toBe(3);
  });
  test('rule 6.82 the senior minor, and only where he may enter', () => {
    const s = died();
    expect(s.try('lancaster', 'enter-minor l-richmond chester')).toEqual(
      refuse('6.82', { why: 'not-the-next-minor', block: 'l-richmond' }),
    );
    expect(s.try('lancaster', 'enter-minor l-prince-edward oxford')).toMatchObject({
      rule: '6.82',
      because: { why: 'no-place-for-heir', area: 'oxford' },
    });
    expect(s.try('lancaster', 'enter-minor l-prince-edward derby')).toMatchObject({ rule: '6.82' });
    expect(legal(s).every((text) => text.startsWith('enter-minor l-prince-edward '))).toBe(true);
  });
  const kill = (block: string) => {
    const s = say(
      until(battle({ ...fight, defenders: `${block}:1`, at: { middlesex: 'l-henry-vi' } }), 'y-merc-burgundian'),
      'fire y-merc-burgundian',
    );
    return place(s, block);
  };
  test('rule 6.83 roses for good, others face-down', () =>
    expect([kill('l-oxford'), kill('l-buckingham'), kill('l-warwick'), kill('l-church-york')]).toEqual([
      'dead',
      'pool-down',
      'dead',
      'pool-down',
    ]));
  test('rule 6.84 levies and bombards face-down in the pool', () =>
    expect([kill('l-levy-york'), kill('l-bombard')]).toEqual(['pool-down', 'pool-down']));
  test('rule 6.85 mercenaries face-down at home', () =>
    expect([kill('l-merc-french'), kill('l-merc-scots'), kill('l-merc-welsh')]).toEqual([
      'france-down',
      'scotland-down',
      'pool-down',
    ]));
  test('rule 6.86 the Rebel face-down with the Pretender', () => {
    const s = battle({
      area: 'derby',
      side: 'lancaster',
      attackers: 'l-clifford',
      defenders: 'rebel:1',
      dice: [1, 6, 6],
    });
    expect(place(say(until(s, 'l-clifford'), 'fire l-clifford'), 'rebel')).toBe('pool-down');
  });
});

describe('8 the political turn', () => {
  test('rule 8.1 and rule 8.2 nobody chooses', () => {
    const s = campaignEnds({ at: { ...KING, oxford: 'y-norfolk', wilts: 'y-levy-london' } });
    expect([place(s, 'y-levy-london'), documentOf(s).kingSide]).toEqual(['pool', 'lancaster']);
    expect(legal(s).every((text) => text.startsWith('go-home y-norfolk'))).toBe(true);
  });
  test('rule 8.2 all are told where the new King is', () => {
    const s = campaignEnds({ at: { derby: 'l-henry-vi', calais: 'y-york', oxford: 'y-norfolk', wilts: 'y-suffolk' } });
    expect(s.log).toContainEqual({ say: 'usurped', seat: 'york', block: 'y-york', place: 'calais' });
    expect(richardIII.view(s.state, 'lancaster').fog['y-york']?.places).toEqual(['calais']);
  });
  test('rule 8.3 the Pretender first, rule 8.4 then the King', () => {
    const s = campaignEnds({ at: { ...KING, oxford: 'y-norfolk' } });
    expect(s.active()).toEqual(['york']);
    expect(s.try('lancaster', 'go-home l-henry-vi derby')?.because.why).toBe('not-your-turn');
    expect(say(s, 'go-home y-norfolk east-anglia').active()).toEqual(['lancaster']);
  });
  test('rule 8.3 what a going home may not be', () => {
    const s = campaignEnds({
      at: {
        ...KING,
        oxford: 'y-suffolk',
        calais: 'y-march',
        leicester: 'y-kent',
        'east-anglia': 'l-oxford',
        'east-yorks': 'l-clifford',
      },
    });
    expect(
      refuses(s, 'go-home y-suffolk derby', 'go-home y-suffolk pool', 'go-home y-suffolk east-anglia'),
    ).toHaveLength(3);
    expect(s.try('york', 'go-home y-suffolk pool')).toMatchObject({
      because: { why: 'has-open-home', block: 'y-suffolk' },
    });
    expect(s.try('york', 'go-home y-march calais')).toMatchObject({
      because: { why: 'stays-in-exile', block: 'y-march' },
    });
    expect(s.try('york', 'go-home l-oxford essex')).toMatchObject({
      because: { why: 'not-your-block', block: 'l-oxford' },
    });
    const gone = say(s, 'go-home y-suffolk oxford');
    expect(gone.try('york', 'go-home y-suffolk oxford')).toMatchObject({
      because: { why: 'block-is-home', block: 'y-suffolk' },
    });
    expect(homes(gone, 'y-kent')).toEqual(['calais', 'pool']);
  });
  test('rule 8.3 a Pretender’s heir belongs in exile, his shield open or not', () => {
    const s = campaignEnds({ at: { ...KING, oxford: 'y-march' } });
    expect([homes(s, 'y-march'), s.try('york', 'go-home y-march rutland')]).toEqual([
      ['calais', 'ireland'],
      refuse('8.3', { why: 'no-place-for-heir', block: 'y-march', area: 'rutland' }),
    ]);
  });
  test('rule 8.4 which shields of a royal heir are taken, and which are none of his', () => {
    const at = { ...KING, kent: 'l-exeter', lincoln: 'y-norfolk', dorset: 'l-somerset' };
    const york = campaignEnds({ at: { ...at, rutland: 'y-worcester' }, kingSide: 'lancaster' });
    const s = say(york, 'go-home y-norfolk east-anglia', 'go-home y-worcester rutland');
    const why = (text: string) => s.try('lancaster', text)?.because.why;
    expect([why('go-home l-exeter lincoln'), why('go-home l-exeter dorset')]).toEqual([undefined, 'not-its-home']);
    const held = campaignEnds({ at: { ...at, derby: 'l-henry-vi', middlesex: 'y-arundel' }, king: 'l-henry-vi' });
    const after = say(held, 'go-home y-norfolk caernarvon', 'go-home y-arundel sussex');
    expect(after.try('lancaster', 'go-home l-exeter caernarvon')).toEqual(
      refuse('8.4', { why: 'home-is-taken', block: 'l-exeter', area: 'caernarvon' }),
    );
  });
  test('rule 8.4 home is judged against the Pretender’s new places', () => {
    const s = say(campaignEnds({ at: { ...KING, oxford: 'y-arundel', kent: 'l-oxford' } }), 'go-home y-arundel sussex');
    expect(refuses(s, 'go-home l-henry-vi sussex')).toHaveLength(1);
    expect(homes(s, 'l-oxford')).toEqual(['essex']);
  });
  test('rule 8.5 an area on the map may have too many, nobody leaves it', () => {
    const royal = 'l-henry-vi l-prince-edward l-somerset l-richmond l-exeter';
    const s = settle(
      campaignEnds({ at: { derby: royal, oxford: 'y-york' } }),
      ...royal.split(' ').map((heir) => `go-home ${heir} derby`),
    );
    expect([phase(s), royal.split(' ').map((heir) => place(s, heir))]).toEqual(['card', new Array(5).fill('derby')]);
  });
  test('rule 8.5 the surplus of exile goes to the pool', () => {
    const at = { ...KING, ireland: 'y-york y-march y-rutland y-merc-irish' };
    let s = campaignEnds({ at });
    while (phase(s) === 'political' && legal(s, 'leave-exile').length === 0) s = say(s, legal(s)[0] ?? '');
    expect([s.active(), [...legal(s)].sort()]).toEqual([
      ['york'],
      ['leave-exile y-march', 'leave-exile y-rutland', 'leave-exile y-york'],
    ]);
    expect(refuses(s, 'leave-exile y-merc-irish', 'leave-exile l-henry-vi')).toHaveLength(2);
    const next = say(s, 'leave-exile y-york');
    expect([place(next, 'y-york'), turn(next), documentOf(next).king]).toEqual(['pool', [2, 1], 'l-henry-vi']);
  });
});

describe('9 victory', () => {
  test('rule 9.0 the King’s side wins after the last campaign', () => {
    expect(campaignEnds({ at: KING, campaign: 3 }).outcome).toEqual({
      winners: ['lancaster'],
      how: 'throne-held',
      rule: '9.0',
    });
    expect(settle(campaignEnds({ at: KING, campaign: 2 })).outcome).toBeUndefined();
    const single = campaignEnds({ at: KING, campaign: 2, scenario: 'kingmaker-1470', kingSide: 'lancaster' });
    expect(single.outcome?.how).toBe('throne-held');
  });
  test('rule 9.2 a player may resign; there is no draw', () => {
    const course = begin(richardIII, {}, seeded(1)) as Course<RichardIII>;
    if (isMistake(course)) throw new Error('no course');
    const [seat = 'york'] = mustAnswer(richardIII, stateOf(course));
    expect(applyManner(richardIII, course, seat, 'offer-draw')).toBe('not-at-this-table');
    expect(applyManner(richardIII, course, seat, 'resign')).toBeUndefined();
    expect(outcomeOf(richardIII, course)).toEqual({ winners: [enemyOf(seat)], how: 'resigned', rule: '9.2' });
  });
});
