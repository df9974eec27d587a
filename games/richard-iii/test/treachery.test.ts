// 6.9 Treachery, 6.91 Warwick; the card of treason.
import { describe, expect, test } from 'vitest';
import { battle, endActions, type Fight, fightAt, group, now, toRound, until, verbs } from './fight.ts';
import { acts, legal, place, refuses, regroups, say, strength, thrown } from './scene.ts';

/** How many dice a block throws to turn another. */
const dice = (fight: Fight, roller: string, target: string): number =>
  thrown(until(battle(fight), roller), `treachery ${roller} ${target}`);

describe('cases of treachery', () => {
  test('case 75 the King on Northumberland', () => {
    const fight: Fight = {
      area: 'derby',
      attackers: 'y-march y-norfolk',
      defenders: 'l-northumberland:3 l-clifford',
      kingSide: 'york',
      dead: 'y-york',
    };
    expect(dice(fight, 'y-march', 'l-northumberland')).toBe(2);
    const turned = say(until(battle({ ...fight, dice: [2, 6] }), 'y-march'), 'treachery y-march l-northumberland');
    expect([place(turned, 'y-northumberland'), strength(turned, 'y-northumberland')]).toEqual(['derby', 3]);
    expect(place(turned, 'l-northumberland')).toBe('aside');
    const first = toRound(turned, 2);
    expect(now(until(first, 'y-northumberland'))).toContain('y-northumberland');
    expect(now(turned)).toEqual(['y-norfolk']);
    const failed = say(until(battle({ ...fight, dice: [2, 3] }), 'y-march'), 'treachery y-march l-northumberland');
    expect([place(failed, 'l-northumberland'), strength(failed, 'l-northumberland')]).toEqual(['derby', 3]);
    const henry: Fight = { area: 'derby', attackers: 'y-northumberland', defenders: 'l-henry-vi' };
    expect(dice(henry, 'l-henry-vi', 'y-northumberland')).toBe(1);
  });
  test('case 76 Rivers', () => {
    expect(dice({ area: 'derby', attackers: 'y-york', defenders: 'l-rivers' }, 'y-york', 'l-rivers')).toBe(1);
    expect(dice({ area: 'derby', attackers: 'y-rivers', defenders: 'l-henry-vi' }, 'l-henry-vi', 'y-rivers')).toBe(2);
  });
  test('case 77 Nevilles', () => {
    const fight: Fight = { area: 'derby', attackers: 'y-kent', defenders: 'l-warwick l-henry-vi' };
    expect(dice(fight, 'l-warwick', 'y-kent')).toBe(1);
    expect(dice(fight, 'l-henry-vi', 'y-kent')).toBe(2);
    const warwick: Fight = { area: 'derby', attackers: 'y-warwick', defenders: 'l-henry-vi' };
    expect(dice(warwick, 'l-henry-vi', 'y-warwick')).toBe(3);
    expect(dice({ area: 'derby', attackers: 'y-york', defenders: 'l-warwick' }, 'y-york', 'l-warwick')).toBe(3);
  });
  test('case 78 what cannot be tried', () => {
    const north = battle({ area: 'derby', attackers: 'y-warwick', defenders: 'l-northumberland l-westmoreland' });
    const warwick = until(north, 'y-warwick');
    expect(refuses(warwick, 'treachery y-warwick l-northumberland')).toEqual(['6.91']);
    expect(refuses(warwick, 'treachery y-warwick l-westmoreland')).toEqual(['6.91']);
    const kinds = 'l-clifford l-somerset l-levy-york l-bombard l-merc-french l-henry-vi';
    const york = until(battle({ area: 'derby', attackers: 'y-york', defenders: kinds }), 'y-york');
    for (const block of kinds.split(' ')) expect(refuses(york, `treachery y-york ${block}`)).toEqual(['3.13']);
    const henry = until(battle({ area: 'derby', attackers: 'rebel y-march', defenders: 'l-henry-vi' }), 'l-henry-vi');
    expect(refuses(henry, 'treachery l-henry-vi rebel', 'treachery l-henry-vi y-march')).toEqual(['3.13', '3.13']);
    const reserve = { area: 'derby', attackers: 'y-norfolk', waves: { chester: 'y-stanley' }, defenders: 'l-henry-vi' };
    expect(refuses(battle(reserve), 'treachery l-henry-vi y-stanley')).toEqual(['6.9']);
    const fight: Fight = { area: 'derby', attackers: 'y-york y-stanley', defenders: 'l-henry-vi', dice: [2] };
    const turned = until(say(battle(fight), 'treachery l-henry-vi y-stanley'), 'y-york');
    expect(refuses(turned, 'treachery y-york l-stanley')).toEqual(['6.9']);
    expect(refuses(until(toRound(turned, 2), 'y-york'), 'treachery y-york l-stanley')).toEqual(['6.9']);
  });
  test('case 79 once each in a battle', () => {
    const fight: Fight = { area: 'derby', attackers: 'y-stanley', defenders: 'l-henry-vi l-warwick', dice: [1, 3, 1] };
    let s = say(battle(fight), 'treachery l-henry-vi y-stanley', 'treachery l-warwick y-stanley');
    s = toRound(s, 2);
    expect(refuses(s, 'treachery l-henry-vi y-stanley', 'treachery l-warwick y-stanley')).toEqual(['6.9', '6.9']);
    s = say(until(s, 'y-stanley'), 'retreat y-stanley south-yorks', 'end-regroup');
    s = s.play('york', 'play-card ap3-3').play('lancaster', 'play-card ap3-1');
    s = fightAt(endActions(endActions(say(s, ...group('south-yorks', 'derby', 'y-stanley')))), 'derby');
    expect(verbs(s, 'l-henry-vi')).toContain('treachery');
    expect(verbs(s, 'l-warwick')).toContain('treachery');
  });
  test('case 80 it replaces the turn', () => {
    const fight: Fight = { area: 'derby', attackers: 'y-york y-norfolk', defenders: 'l-rivers l-clifford', dice: [1] };
    const second = until(toRound(battle(fight), 2), 'y-york');
    const after = say(second, 'treachery y-york l-rivers');
    expect(now(after)).toEqual(['y-norfolk']);
    refuses(after, 'fire y-york', 'retreat y-york chester');
    const king: Fight = { area: 'derby', side: 'lancaster', attackers: 'l-henry-vi', defenders: 'y-stanley' };
    const third = until(toRound(battle(king), 3), 'l-henry-vi');
    expect(verbs(third, 'l-henry-vi')).toContain('treachery');
    const last = until(toRound(battle(king), 4), 'l-henry-vi');
    expect(verbs(last, 'l-henry-vi')).toEqual(['retreat']);
    refuses(last, 'treachery l-henry-vi y-stanley');
  });
  test('case 81 Exeter as King', () => {
    const fight: Fight = { area: 'derby', attackers: 'y-york', defenders: 'l-exeter' };
    const king = battle({ ...fight, dead: 'l-henry-vi l-prince-edward' });
    expect(refuses(until(king, 'y-york'), 'treachery y-york l-exeter')).toEqual(['9.1']);
    expect(dice({ ...fight, at: { middlesex: 'l-henry-vi' } }, 'y-york', 'l-exeter')).toBe(2);
  });
  const three = (faces: readonly number[]) =>
    endActions(
      endActions(
        say(
          acts('york', 'event-treason', {
            at: {
              warwick: 'y-norfolk y-suffolk y-hastings',
              derby: 'l-stanley l-clifford',
              leicester: 'l-rivers l-devon',
              oxford: 'l-buckingham l-wiltshire',
            },
            dice: faces,
          }),
          'march y-norfolk warwick-derby',
          'march y-suffolk warwick-leicester',
          'march y-hastings warwick-oxford',
        ),
      ),
    );
  const leave = (s: ReturnType<typeof three>, block: string) =>
    say(until(toRound(s, 2), block), `retreat ${block} warwick`, 'end-regroup');
  test('case 82 the card of treason', () => {
    const first = say(three([1]), 'fight derby');
    expect([...legal(first)].sort()).toEqual(['hold-treason', 'treason l-stanley']);
    expect(first.active()).toEqual(['york']);
    const second = say(leave(say(first, 'hold-treason'), 'y-norfolk'), 'fight leicester');
    expect([...legal(second)].sort()).toEqual(['hold-treason', 'treason l-rivers']);
    expect(thrown(second, 'treason l-rivers')).toBe(1);
    const spent = fightAt(leave(say(second, 'treason l-rivers'), 'y-suffolk'), 'oxford');
    expect(legal(spent, 'treason')).toEqual([]);
    expect(now(spent).length).toBeGreaterThan(0);
  });
  test('case 83 treason ends a battle', () => {
    const fight: Fight = {
      area: 'derby',
      card: 'event-treason',
      attackers: 'y-norfolk',
      defenders: 'l-stanley',
      dice: [2],
    };
    const s = say(battle(fight), 'treason l-stanley');
    expect([place(s, 'y-stanley'), now(s)]).toEqual(['derby', []]);
    expect(regroups(s, 'y-norfolk')).toContain('south-yorks');
    expect(regroups(s, 'y-stanley')).toContain('south-yorks');
  });
  test('case 155 three rolls on one block', () => {
    const s = battle({
      area: 'derby',
      card: 'event-treason',
      attackers: 'y-york y-warwick',
      defenders: 'l-buckingham',
      dice: [3, 5, 1],
    });
    expect(thrown(s, 'treason l-buckingham')).toBe(1);
    let then = until(say(s, 'treason l-buckingham'), 'y-york');
    then = say(then, 'treachery y-york l-buckingham', 'treachery y-warwick l-buckingham');
    expect(place(then, 'l-buckingham')).toBe('derby');
    for (const number of [2, 3]) {
      const later = until(toRound(then, number), 'y-york');
      refuses(later, 'treachery y-york l-buckingham', 'treachery y-warwick l-buckingham');
      expect(legal(later, 'treason')).toEqual([]);
    }
  });
  test('case 156 a new Pretender in the same battle', () => {
    const fight: Fight = { area: 'derby', attackers: 'y-york:1 y-march:1', defenders: 'l-clifford:1 l-buckingham' };
    const died = (s: ReturnType<typeof battle>) =>
      say(until(toRound(s, 2), 'l-clifford'), 'fire l-clifford', 'take-hits y-york');
    const rolled = say(until(battle({ ...fight, dice: [1, 1] }), 'y-york'), 'treachery y-york l-buckingham');
    const after = died(rolled);
    expect([place(after, 'y-york'), now(after)]).toEqual(['dead', ['y-march']]);
    expect(verbs(after, 'y-march')).not.toContain('treachery');
    refuses(after, 'treachery y-march l-buckingham');
    expect(verbs(died(battle({ ...fight, dice: [1] })), 'y-march')).toContain('treachery');
  });
  test('case 157 the empty throne', () => {
    const fight: Fight = {
      area: 'derby',
      attackers: 'y-herbert y-york',
      defenders: 'l-exeter:1 l-henry-vi:2',
      dice: [1, 1, 6, 2, 4],
    };
    const killed = (more: Partial<Fight>) => {
      const s = say(until(battle({ ...fight, ...more }), 'y-herbert'), 'fire y-herbert');
      return until(s, 'y-york');
    };
    const s = killed({});
    expect(place(s, 'l-henry-vi')).toBe('dead');
    expect(thrown(s, 'treachery y-york l-exeter')).toBe(2);
    expect(say(s, 'treachery y-york l-exeter').outcome).toBeUndefined();
    const last = killed({ dead: 'l-prince-edward l-somerset l-richmond' });
    expect(last.outcome).toBeUndefined();
    expect(say(last, 'treachery y-york l-exeter').outcome?.winners).toEqual(['york']);
  });
  test('case 201 the table of loyalty', () => {
    const LOYALTY = {
      buckingham: [1, 1],
      northumberland: [2, 1],
      shrewsbury: [2, 1],
      westmoreland: [2, 2],
      rivers: [1, 2],
      stanley: [1, 1],
      warwick: [3, 3],
      salisbury: [2, 2],
      kent: [2, 2],
      exeter: [2, 1],
      clarence: [1, 1],
      'church-canterbury': [1, 2],
      'church-york': [2, 1],
    } as const;
    for (const [name, [lancaster, york]] of Object.entries(LOYALTY)) {
      const ours = `l-${name}`;
      const theirs = `y-${name}`;
      const at = { middlesex: 'l-henry-vi', calais: 'y-york' };
      const red: Fight = { area: 'derby', attackers: 'y-norfolk', defenders: ours, card: 'event-treason', at };
      const white: Fight = { ...red, side: 'lancaster', attackers: 'l-beaumont', defenders: theirs };
      expect([ours, thrown(battle(red), `treason ${ours}`)]).toEqual([ours, lancaster]);
      expect([theirs, thrown(battle(white), `treason ${theirs}`)]).toEqual([theirs, york]);
      const pretender: Fight = { area: 'derby', attackers: 'y-york', defenders: ours, at: { middlesex: 'l-henry-vi' } };
      expect([ours, dice(pretender, 'y-york', ours)]).toEqual([ours, lancaster]);
      const king: Fight = { area: 'derby', attackers: theirs, defenders: 'l-henry-vi', at: { calais: 'y-york' } };
      expect([theirs, dice(king, 'l-henry-vi', theirs)]).toEqual([theirs, york]);
    }
    for (const name of ['kent', 'salisbury']) {
      const york: Fight = { area: 'derby', attackers: 'y-warwick', defenders: `l-${name}` };
      expect(dice(york, 'y-warwick', `l-${name}`)).toBe(1);
      const red: Fight = { area: 'derby', attackers: `y-${name}`, defenders: 'l-warwick' };
      expect(dice(red, 'l-warwick', `y-${name}`)).toBe(1);
    }
  });
});
