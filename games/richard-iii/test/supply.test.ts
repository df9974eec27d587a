// 7.0 Supply and exile limits, executions.
import { AREA_NAMES } from '@rose/richard-iii/ids';
import { describe, expect, test } from 'vitest';
import { battle, until } from './fight.ts';
import { documentOf, entries, legal, phase, place, refuses, say, strengths } from './scene.ts';
import { campaignEnds, settle, turnEnds } from './seasons.ts';

const starving = (s: ReturnType<typeof turnEnds>): readonly string[] =>
  legal(s, 'starve ')
    .map((text) => text.slice('starve '.length))
    .sort();

describe('cases of supply', () => {
  test('case 101 a plain area feeds four, a city five', () => {
    const six = 'l-oxford l-beaumont l-clifford l-devon l-wiltshire l-pembroke';
    const s = turnEnds({ at: { leicester: six } });
    expect([s.active(), starving(s)]).toEqual([['lancaster'], six.split(' ').sort()]);
    const one = say(s, 'starve l-oxford');
    refuses(one, 'starve l-oxford');
    const two = say(one, 'starve l-devon');
    expect([strengths(two, six), phase(two)]).toEqual([[2, 3, 3, 1, 3, 3], 'card']);
    expect(phase(turnEnds({ at: { warwick: six.split(' ').slice(1).join(' ') } }))).toBe('card');
  });
  test('case 102 Ireland', () => {
    const three = 'y-york y-march y-rutland';
    const s = turnEnds({ at: { ireland: three } });
    expect(starving(s)).toEqual(['y-march', 'y-rutland', 'y-york']);
    const after = say(s, 'starve y-rutland');
    expect([strengths(after, three), phase(after)]).toEqual([[4, 3, 2], 'card']);
    const over = campaignEnds({ at: { ireland: three } });
    expect([...legal(over, 'leave-exile')].sort()).toEqual([
      'leave-exile y-march',
      'leave-exile y-rutland',
      'leave-exile y-york',
    ]);
    const left = settle(over, 'leave-exile y-rutland');
    expect(three.split(' ').map((block) => place(left, block))).toEqual(['ireland', 'ireland', 'pool']);
    expect(phase(turnEnds({ at: { ireland: 'y-york y-march y-merc-irish' } }))).toBe('card');
  });
  test('case 103 Calais', () => {
    const four = 'y-warwick y-salisbury y-kent y-norfolk';
    const mercenaries = 'y-merc-calais y-merc-burgundian';
    expect(phase(turnEnds({ at: { calais: `${four} ${mercenaries}` } }))).toBe('card');
    const s = turnEnds({ at: { calais: `${four} y-suffolk ${mercenaries}` } });
    expect(starving(s)).toEqual([...four.split(' '), 'y-suffolk'].sort());
    expect(refuses(s, 'starve y-merc-calais')).toEqual(['7.2']);
    expect(phase(say(s, 'starve y-norfolk'))).toBe('card');
  });
  test('case 104 a foreign mercenary counts', () => {
    const s = turnEnds({ at: { scotland: 'l-merc-french l-somerset l-clifford l-merc-scots' } });
    expect(starving(s)).toEqual(['l-clifford', 'l-merc-french', 'l-somerset']);
    refuses(s, 'starve l-merc-scots');
    expect(phase(say(s, 'starve l-merc-french'))).toBe('card');
  });
  test('case 174 a minor counts at once', () => {
    const fight = battle({
      area: 'derby',
      attackers: 'y-merc-burgundian',
      defenders: 'l-somerset:1',
      at: { middlesex: 'l-henry-vi', chester: 'l-oxford l-beaumont l-clifford l-devon' },
      dice: [1, 6, 6],
    });
    const s = say(until(fight, 'y-merc-burgundian'), 'fire y-merc-burgundian', 'end-regroup');
    const entered = say(s, 'enter-minor l-prince-edward chester');
    expect(starving(entered)).toEqual(['l-beaumont', 'l-clifford', 'l-devon', 'l-oxford', 'l-prince-edward']);
    expect(phase(say(entered, 'starve l-prince-edward'))).toBe('card');
    expect(phase(say(s, 'enter-minor l-prince-edward middlesex'))).toBe('card');
  });
  test('case 175 starved to death', () => {
    const s = turnEnds({ at: { leicester: 'l-beaumont:1 l-buckingham:1 l-clifford l-devon l-wiltshire l-pembroke' } });
    const after = say(s, 'starve l-beaumont', 'starve l-buckingham');
    expect([place(after, 'l-beaumont'), place(after, 'l-buckingham')]).toEqual(['dead', 'pool-down']);
  });
  test('case 176 the Pretender first', () => {
    const at = {
      leicester: 'l-oxford l-beaumont l-clifford l-devon l-wiltshire',
      derby: 'y-york:1 y-norfolk y-suffolk y-arundel y-hastings y-herbert',
    };
    const s = turnEnds({ at });
    expect([s.active(), legal(s).every((text) => text.startsWith('starve y-'))]).toEqual([['york'], true]);
    const york = say(s, 'starve y-norfolk', 'starve y-suffolk');
    expect([york.active(), legal(york).every((text) => text.startsWith('starve l-'))]).toEqual([['lancaster'], true]);
    const last = say(turnEnds({ at, dead: 'y-march y-rutland y-clarence y-gloucester' }), 'starve y-york');
    expect([last.outcome?.winners, strengths(last, 'l-oxford l-beaumont')]).toEqual([['lancaster'], [3, 3]]);
  });
  test('case 177 two executions', () => {
    const at = { derby: 'y-exeter', oxford: 'l-clarence', middlesex: 'l-henry-vi', calais: 'y-york' };
    const s = turnEnds({ at });
    expect([s.active(), [...legal(s)].sort()]).toEqual([['york'], ['execute y-exeter', 'spare']]);
    const other = say(s, 'execute y-exeter');
    expect([other.active(), [...legal(other)].sort()]).toEqual([['lancaster'], ['execute l-clarence', 'spare']]);
    expect(say(s, 'spare').active()).toEqual(['lancaster']);
    const none = say(s, 'spare', 'spare');
    expect([phase(none), place(none, 'y-exeter'), place(none, 'l-clarence')]).toEqual(['card', 'derby', 'oxford']);
    const next = say(
      none.play('lancaster', 'play-card ap4-2').play('york', 'play-card ap3-4'),
      'end-actions',
      'end-actions',
    );
    expect([...legal(next)].sort()).toEqual(['execute y-exeter', 'spare']);
  });
  test('case 196 an execution anywhere', () => {
    for (const area of ['oxford', 'france', 'scotland', 'pool']) {
      for (const beside of ['', 'l-oxford']) {
        const s = turnEnds({ at: { middlesex: 'l-henry-vi', [area]: `l-clarence ${beside}` } });
        expect([area, s.active()]).toEqual([area, ['lancaster']]);
        expect(place(say(s, 'execute l-clarence'), 'l-clarence')).toBe('dead');
      }
    }
    expect(phase(turnEnds({ at: { middlesex: 'l-henry-vi', calais: 'y-clarence' } }))).toBe('card');
  });
  test('case 203 what each area feeds', () => {
    const cities = ['northumbria', 'south-yorks', 'warwick', 'east-anglia', 'middlesex', 'somerset', 'wilts'];
    const army = 'l-oxford l-beaumont l-clifford l-devon l-wiltshire l-pembroke'.split(' ');
    const exiles = ['ireland', 'scotland', 'france', 'calais'];
    for (const area of AREA_NAMES.filter((name) => !exiles.includes(name))) {
      const limit = cities.includes(area) ? 5 : 4;
      const fed = (count: number) => phase(turnEnds({ at: { [area]: army.slice(0, count).join(' ') } }));
      expect([area, fed(limit), fed(limit + 1)]).toEqual([area, 'card', 'supply']);
    }
    const york = 'y-york y-march y-norfolk y-suffolk y-arundel'.split(' ');
    for (const [area, limit, blocks] of [
      ['ireland', 2, york],
      ['calais', 4, york],
      ['scotland', 2, army],
      ['france', 4, army],
    ] as const) {
      const fed = (count: number) => phase(turnEnds({ at: { [area]: blocks.slice(0, count).join(' ') } }));
      expect([area, fed(limit), fed(limit + 1)]).toEqual([area, 'card', 'supply']);
    }
  });
});

describe('rules of supply', () => {
  test('rule 7.1 only surplus blocks pay, only their owner chooses', () => {
    const s = turnEnds({
      at: { leicester: 'l-oxford l-beaumont l-clifford l-devon l-wiltshire', derby: 'l-pembroke', oxford: 'y-norfolk' },
    });
    expect(s.try('lancaster', 'starve l-pembroke')).toMatchObject({
      rule: '7.1',
      because: { why: 'area-is-fed', area: 'derby' },
    });
    expect(s.try('lancaster', 'starve y-norfolk')).toMatchObject({
      because: { why: 'not-your-block', block: 'y-norfolk' },
    });
    expect(s.try('york', 'starve l-oxford')?.because.why).toBe('not-your-turn');
    expect(s.try('lancaster', 'starve l-stanley')).toBeDefined();
  });
  test('rule 7.0 minors, then executions, then limits', () => {
    const s = battle({
      area: 'derby',
      attackers: 'y-merc-burgundian y-exeter',
      defenders: 'l-somerset:1',
      at: { middlesex: 'l-henry-vi', oxford: 'y-norfolk y-suffolk y-arundel y-hastings y-worcester' },
      dice: [1, 6, 6],
    });
    const minors = say(until(s, 'y-merc-burgundian'), 'fire y-merc-burgundian', 'end-regroup');
    expect(legal(minors).every((text) => text.startsWith('enter-minor l-prince-edward '))).toBe(true);
    expect(minors.try('lancaster', 'spare')).toMatchObject({ rule: '7.0', because: { why: 'not-at-this-step' } });
    const executions = say(minors, 'enter-minor l-prince-edward chester');
    expect([executions.active(), [...legal(executions)].sort()]).toEqual([['york'], ['execute y-exeter', 'spare']]);
    expect(say(executions, 'spare').legal('york')).toContain('starve y-norfolk');
  });
  test('rule 7.1 a block pays once', () => {
    const s = turnEnds({ at: { leicester: 'l-oxford l-beaumont l-clifford l-devon l-wiltshire l-pembroke' } });
    expect(say(s, 'starve l-oxford').try('lancaster', 'starve l-oxford')).toMatchObject({
      because: { why: 'block-has-paid', block: 'l-oxford' },
    });
  });
  test('rule 7.2 local mercenaries feed themselves', () => {
    const s = turnEnds({ at: { ireland: 'y-york y-march y-rutland y-merc-irish' } });
    expect(s.try('york', 'starve y-merc-irish')).toMatchObject({
      rule: '7.2',
      because: { why: 'feeds-itself', block: 'y-merc-irish' },
    });
  });
  test('rule 9.1 nobody but a turncoat is executed', () => {
    const s = turnEnds({ at: { middlesex: 'l-henry-vi', derby: 'y-exeter' } });
    expect(s.try('york', 'execute y-march')).toMatchObject({ rule: '9.1', because: { why: 'no-turncoat' } });
    expect(documentOf(s).phase.name).toBe('supply');
    expect(entries(s, 'l-prince-edward')).toEqual([]);
  });
});
