// 6.0 Battles: the order of turns, fire, hits, rounds, charges.
import { describe, expect, test } from 'vitest';
import { anyHits, battle, endActions, fightAt, group, now, order, round, toRound, until, verbs } from './fight.ts';
import { acts, legal, phase, place, refuses, retreats, say, strength, strengths } from './scene.ts';

describe('cases of the order and of fire', () => {
  test('case 48 letters first, defenders before attackers', () => {
    const s = battle({ area: 'derby', attackers: 'y-herbert y-clarence', defenders: 'l-rivers' });
    expect(order(s)).toEqual(['y-herbert', 'l-rivers', 'y-clarence']);
  });
  test('case 49 as many dice as strength, hits up to the firepower', () => {
    const dice = [1, 2, 3];
    const away = battle({ area: 'derby', attackers: 'y-norfolk', defenders: 'l-stanley:3', dice });
    expect(strength(say(away, 'fire l-stanley'), 'y-norfolk')).toBe(2);
    const home = battle({ area: 'lancaster', from: 'chester', attackers: 'y-norfolk', defenders: 'l-stanley:3', dice });
    expect(strength(say(home, 'fire l-stanley'), 'y-norfolk')).toBe(1);
  });
  test('case 50 a block loses its steps one by one', () => {
    const dice = [1, 6, 6, 6, 6, 1, 6, 6, 6, 1, 6, 6];
    let s = battle({ area: 'derby', attackers: 'y-salisbury', defenders: 'l-clifford', dice });
    s = say(s, 'fire l-clifford');
    expect(strength(s, 'y-salisbury')).toBe(2);
    s = say(s, 'fire y-salisbury', 'fire l-clifford');
    expect([round(s), strength(s, 'y-salisbury')]).toEqual([2, 1]);
    s = say(s, 'fire y-salisbury', 'fire l-clifford');
    expect(place(s, 'y-salisbury')).toBe('dead');
    expect(strength(s, 'l-clifford')).toBe(3);
  });
  test('case 51 hits go to the strongest, the rest to the next', () => {
    const fired = (defenders: string, dice: readonly number[]) => {
      const s = battle({ area: 'derby', attackers: 'y-norfolk', defenders, dice });
      return anyHits(say(until(s, 'y-norfolk'), 'fire y-norfolk'));
    };
    const first = fired('l-clifford l-devon', [1, 1, 1, 1]);
    expect([place(first, 'l-clifford'), strength(first, 'l-devon')]).toEqual(['dead', 1]);
    expect(strengths(fired('l-henry-vi l-clifford', [1, 2, 1, 6]), 'l-henry-vi l-clifford')).toEqual([1, 3]);
    const all = fired('l-devon l-clifford:1 l-beaumont:1', [1, 1, 2, 2]);
    expect(['l-devon', 'l-clifford', 'l-beaumont'].map((block) => place(all, block))).toEqual(['dead', 'dead', 'dead']);
  });
  test('case 52 the owner picks among equals, once', () => {
    const s = battle({ area: 'derby', attackers: 'y-norfolk', defenders: 'l-clifford l-beaumont', dice: [1, 1, 6, 6] });
    const hit = say(until(s, 'y-norfolk'), 'fire y-norfolk');
    expect(hit.active()).toEqual(['lancaster']);
    expect([...legal(hit)].sort()).toEqual(['take-hits l-beaumont', 'take-hits l-clifford']);
    const taken = say(hit, 'take-hits l-beaumont');
    expect(strengths(taken, 'l-clifford l-beaumont')).toEqual([3, 1]);
    expect(legal(taken, 'take-hits')).toEqual([]);
  });
  test('case 53 bombards', () => {
    const s = battle({
      area: 'middlesex',
      attackers: 'y-herbert y-church-canterbury',
      defenders: 'l-bombard l-church-york',
    });
    expect(order(s)).toEqual(['l-bombard', 'y-herbert', 'l-church-york', 'y-church-canterbury']);
    expect(order(toRound(s, 2))).toEqual(['y-herbert', 'l-church-york', 'y-church-canterbury', 'l-bombard']);
    const reserve = battle({
      area: 'derby',
      attackers: 'y-herbert',
      waves: { chester: 'y-bombard' },
      defenders: 'l-church-york',
    });
    expect(order(reserve)).toEqual(['y-herbert', 'l-church-york']);
    expect(order(toRound(reserve, 2))).toEqual(['y-herbert', 'l-church-york', 'y-bombard']);
  });
});

describe('cases of rounds and retreats', () => {
  const plain = () => battle({ area: 'derby', attackers: 'y-norfolk', defenders: 'l-beaumont' });
  test('case 54 no retreat in round 1', () => {
    const s = plain();
    expect(verbs(s, 'l-beaumont')).toEqual(['fire', 'pass']);
    expect(refuses(s, 'retreat l-beaumont chester')).toEqual(['6.6']);
    const york = until(s, 'y-norfolk');
    expect(verbs(york, 'y-norfolk')).toEqual(['fire', 'pass']);
    const second = toRound(s, 2);
    expect(verbs(second, 'l-beaumont')).toEqual(['fire', 'pass', 'retreat']);
    expect(verbs(until(second, 'y-norfolk'), 'y-norfolk')).toEqual(['fire', 'pass', 'retreat']);
    expect(verbs(toRound(s, 3), 'l-beaumont')).toEqual(['fire', 'pass', 'retreat']);
  });
  test('case 55 attackers must leave in round 4', () => {
    const s = toRound(plain(), 4);
    expect(verbs(s, 'l-beaumont')).toEqual(['fire', 'pass', 'retreat']);
    const york = until(s, 'y-norfolk');
    expect(verbs(york, 'y-norfolk')).toEqual(['retreat']);
    expect(refuses(york, 'fire y-norfolk', 'pass y-norfolk')).toEqual(['6.2', '6.2']);
  });
  const trapped = (attackers: string, dead = '') => {
    const at = { dorset: attackers, cornwall: 'l-devon', somerset: 'l-wiltshire', wilts: 'l-oxford' };
    const attack = endActions(say(acts('york', 4, { at, dead }), ...group('dorset', 'cornwall', attackers)));
    const s = fightAt(endActions(say(attack, 'march l-oxford wilts-dorset')), 'cornwall');
    return say(toRound(s, 4), 'pass l-devon');
  };
  test('case 56 nowhere to go in round 4', () => {
    const s = trapped('y-norfolk');
    expect(place(s, 'y-norfolk')).toBe('dead');
    expect(phase(s)).not.toBe('action');
    const heir = trapped('y-rutland', 'y-york y-clarence');
    expect([place(heir, 'y-rutland'), heir.outcome]).toEqual(['dead', undefined]);
    const last = trapped('y-rutland', 'y-york y-march y-clarence y-gloucester');
    expect(last.outcome?.winners).toEqual(['lancaster']);
  });
  const cumbria = () => {
    const at = {
      lancaster: 'y-norfolk y-suffolk',
      'north-yorks': 'y-hastings y-arundel',
      cumbria: 'l-pembroke',
      northumbria: 'l-clifford',
      'east-yorks': 'l-devon',
    };
    const attack = say(
      acts('york', 4, { at }),
      ...group('lancaster', 'cumbria', 'y-norfolk y-suffolk'),
      ...group('north-yorks', 'cumbria', 'y-hastings y-arundel'),
    );
    const late = say(endActions(attack, 'main cumbria lancaster'), 'march l-devon east-yorks-north-yorks');
    return fightAt(endActions(late), 'cumbria');
  };
  test('case 57 the limit of a border starts afresh every round', () => {
    const fourth = until(toRound(cumbria(), 4), 'y-norfolk');
    expect(retreats(fourth, 'y-norfolk')).toEqual(['lancaster']);
    const out = say(fourth, 'retreat y-norfolk lancaster', 'retreat y-suffolk lancaster');
    expect(['y-norfolk', 'y-suffolk', 'y-hastings', 'y-arundel'].map((block) => place(out, block))).toEqual([
      'lancaster',
      'lancaster',
      'dead',
      'dead',
    ]);
    const second = say(until(toRound(cumbria(), 2), 'y-norfolk'), 'retreat y-norfolk lancaster');
    const third = say(until(toRound(second, 3), 'y-suffolk'), 'retreat y-suffolk lancaster');
    const last = until(toRound(third, 4), 'y-hastings');
    const all = say(last, 'retreat y-hastings lancaster', 'retreat y-arundel lancaster');
    expect([place(all, 'y-hastings'), place(all, 'y-arundel')]).toEqual(['lancaster', 'lancaster']);
  });
  test('case 58 a border both crossed is open to player 2 alone', () => {
    const at = { lincoln: 'l-beaumont', derby: 'y-norfolk', chester: 'l-oxford' };
    const attack = endActions(say(acts('york', 4, { at }), 'march y-norfolk derby-lincoln'));
    const s = toRound(fightAt(endActions(say(attack, 'march l-oxford chester-derby-lincoln')), 'lincoln'), 2);
    expect(retreats(until(s, 'l-beaumont'), 'l-beaumont')).toContain('derby');
    const york = until(s, 'y-norfolk');
    expect(retreats(york, 'y-norfolk')).toEqual(['leicester', 'rutland', 'south-yorks']);
    expect(refuses(york, 'retreat y-norfolk derby')).toEqual(['6.6']);
  });
  test('case 59 only a crossing into this battle closes a border', () => {
    const at = { derby: 'y-norfolk y-suffolk y-hastings', leicester: 'l-beaumont', chester: 'l-oxford l-clifford' };
    const attack = endActions(say(acts('york', 4, { at }), ...group('derby', 'leicester', 'y-norfolk y-suffolk')));
    const late = say(attack, ...group('chester', 'derby', 'l-oxford l-clifford'));
    let s = until(toRound(fightAt(endActions(late), 'leicester'), 2), 'y-norfolk');
    s = say(s, 'retreat y-norfolk lincoln', 'retreat y-suffolk lincoln', 'end-regroup');
    s = until(toRound(fightAt(s, 'derby'), 2), 'l-oxford');
    expect(retreats(s, 'l-oxford')).toContain('leicester');
    expect(retreats(s, 'l-oxford')).toContain('chester');
  });
  test('case 63 the winner regroups within fresh limits', () => {
    const five = 'l-henry-vi l-oxford l-beaumont l-clifford l-devon';
    const at = { cumbria: five, lancaster: 'y-norfolk', 'east-yorks': 'y-suffolk', 'north-yorks': 'l-wiltshire' };
    const won = (alsoNorth: boolean) => {
      const attack = say(acts('york', 4, { at }), 'march y-norfolk lancaster-cumbria');
      const more = alsoNorth ? say(attack, 'march y-suffolk east-yorks-north-yorks') : attack;
      const s = until(toRound(fightAt(endActions(endActions(more)), 'cumbria'), 2), 'y-norfolk');
      return say(s, 'retreat y-norfolk lancaster');
    };
    const s = won(false);
    expect([...legal(s, 'regroup l-oxford')].sort()).toEqual(
      ['north-yorks', 'northumbria', 'scotland'].map((area) => `regroup l-oxford ${area}`),
    );
    const two = say(s, 'regroup l-oxford scotland', 'regroup l-beaumont scotland');
    expect(refuses(two, 'regroup l-clifford scotland')).toEqual(['6.7']);
    const four = say(two, 'regroup l-clifford northumbria', 'regroup l-devon northumbria');
    expect(refuses(four, 'regroup l-henry-vi northumbria')).toEqual(['6.7']);
    expect(place(say(four, 'regroup l-henry-vi north-yorks'), 'l-henry-vi')).toBe('north-yorks');
    expect(refuses(won(true), 'regroup l-oxford north-yorks')).toEqual(['6.7']);
    // The border the enemy came by is open to the winner, and York may not go to Scotland.
    const dead = battle({
      area: 'cumbria',
      from: 'lancaster',
      attackers: 'y-norfolk:1',
      defenders: five,
      dice: [1, 6, 6],
    });
    const killed = say(until(dead, 'l-clifford'), 'fire l-clifford');
    const home = say(killed, 'regroup l-oxford lancaster', 'regroup l-devon lancaster');
    expect(refuses(home, 'regroup l-beaumont lancaster')).toEqual(['6.7']);
    const york = battle({
      area: 'cumbria',
      from: 'lancaster',
      attackers: 'y-march',
      defenders: 'l-devon:1',
      dice: [1, 6, 6],
    });
    expect([...legal(say(york, 'fire y-march'), 'regroup y-march')].sort()).toEqual(
      ['lancaster', 'north-yorks', 'northumbria'].map((area) => `regroup y-march ${area}`),
    );
  });
});

describe('cases of charges', () => {
  test('case 64 a charge that kills', () => {
    const s = battle({ area: 'derby', attackers: 'y-march', defenders: 'l-henry-vi:2 l-beaumont', dice: [1, 2, 3] });
    const after = say(s, 'charge y-march l-henry-vi');
    expect([place(after, 'l-henry-vi'), strength(after, 'l-beaumont')]).toEqual(['dead', 3]);
    expect(strength(after, 'y-march')).toBe(3);
  });
  test('case 65 a charge that is answered', () => {
    const dice = [1, 5, 6, 3, 4, 5];
    const s = battle({ area: 'middlesex', attackers: 'y-march y-norfolk', defenders: 'l-henry-vi', dice });
    const after = say(s, 'charge y-march l-henry-vi');
    expect(strengths(after, 'l-henry-vi y-march y-norfolk')).toEqual([3, 2, 4]);
    expect([now(after), round(after)]).toEqual([['l-henry-vi'], 1]);
    expect(verbs(after, 'l-henry-vi')).toContain('fire');
  });
  test('case 66 only the senior heir present may charge', () => {
    const attackers = 'y-york y-gloucester';
    const s = until(battle({ area: 'derby', attackers, defenders: 'l-beaumont', dice: [6, 6, 6, 6] }), 'y-york');
    expect([verbs(s, 'y-york'), verbs(s, 'y-gloucester')]).toEqual([
      ['charge', 'fire', 'pass'],
      ['fire', 'pass'],
    ]);
    expect(refuses(s, 'charge y-gloucester l-beaumont')).toEqual(['6.5']);
    expect(verbs(say(s, 'fire y-york'), 'y-gloucester')).toEqual(['fire', 'pass']);
    const second = say(until(toRound(s, 2), 'y-york'), 'retreat y-york chester');
    expect(verbs(second, 'y-gloucester')).toEqual(['charge', 'fire', 'pass', 'retreat']);
    const three = battle({ area: 'derby', attackers: `${attackers} y-march`, defenders: 'l-beaumont' });
    expect(verbs(three, 'y-march')).toEqual(['fire', 'pass']);
    expect(refuses(three, 'charge y-march l-beaumont')).toEqual(['6.5']);
    const gone = say(until(toRound(three, 2), 'y-york'), 'retreat y-york chester');
    expect(verbs(gone, 'y-gloucester')).toEqual(['fire', 'pass', 'retreat']);
  });
  test('case 67 an heir in reserve is not present', () => {
    const s = battle({ area: 'derby', attackers: 'y-march', waves: { chester: 'y-york' }, defenders: 'l-beaumont' });
    expect(verbs(s, 'y-march')).toEqual(['charge', 'fire', 'pass']);
  });
  test('case 199 a charge that misses', () => {
    const dice = [5, 1, 2, 2];
    const s = battle({ area: 'derby', attackers: 'y-york:1 y-norfolk', defenders: 'l-clifford', dice });
    const after = say(until(s, 'y-york'), 'charge y-york l-clifford');
    expect([place(after, 'y-york'), strength(after, 'y-norfolk'), strength(after, 'l-clifford')]).toEqual([
      'dead',
      4,
      3,
    ]);
  });
});
