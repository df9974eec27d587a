// 6.3 Reserves: when they come in, and who is Attacker then.
import { describe, expect, test } from 'vitest';
import { anyHits, battle, type Fight, now, order, round, toRound, until, verbs } from './fight.ts';
import { documentOf, legal, place, refuses, regroups, say, strength, strengths } from './scene.ts';

const attacker = (s: ReturnType<typeof battle>) => documentOf(s).phase.attacker;

describe('cases of reserves', () => {
  test('case 60 reserves rush in when the line is gone', () => {
    const s = battle({
      area: 'leicester',
      from: 'derby',
      attackers: 'y-essex:1 y-worcester:1',
      waves: { warwick: 'y-norfolk' },
      defenders: 'l-clifford l-beaumont',
      dice: [1, 1, 1, 1, 6, 6],
    });
    const gone = anyHits(say(s, 'fire l-clifford'));
    expect([place(gone, 'y-essex'), place(gone, 'y-worcester'), strength(gone, 'y-norfolk')]).toEqual([
      'dead',
      'dead',
      4,
    ]);
    const hit = say(gone, 'fire l-beaumont');
    expect([strength(hit, 'y-norfolk'), round(hit), now(hit)]).toEqual([3, 2, ['l-clifford']]);
    expect([attacker(hit), order(hit)]).toEqual(['york', ['l-clifford', 'l-beaumont', 'y-norfolk']]);
    expect(hit.log.map(({ say: said }) => said)).not.toContain('roles-swapped');
  });
  const essex: Fight = {
    area: 'essex',
    from: 'rutland',
    attackers: 'y-herbert y-march y-essex',
    waves: { middlesex: 'y-norfolk y-suffolk' },
    defenders: 'l-devon:1 l-rivers:1',
    relief: { 'east-anglia': 'l-oxford l-clifford l-beaumont' },
    dice: [1, 1, 6, 2, 6, 6],
  };
  test('case 61 a Defender whose line is gone in round 1 becomes Attacker', () => {
    const s = anyHits(say(until(battle(essex), 'y-herbert'), 'fire y-herbert'));
    expect([place(s, 'l-devon'), place(s, 'l-rivers'), attacker(s), round(s)]).toEqual([
      'dead',
      'pool-down',
      'lancaster',
      1,
    ]);
    const fired = anyHits(say(until(s, 'y-essex'), 'fire y-essex')); // B1, and one more on his shield
    const lost = strengths(fired, 'l-oxford l-clifford l-beaumont').reduce((sum, steps) => sum + steps, 0);
    expect(lost).toBe(8);
    const second = toRound(fired, 2);
    expect(order(second)).toHaveLength(8);
    const fourth = until(toRound(fired, 4), 'l-oxford');
    expect(verbs(fourth, 'l-oxford')).toEqual(['retreat']);
    expect(verbs(until(toRound(fired, 4), 'y-march'), 'y-march')).toContain('fire');
  });
  const middlesex: Fight = {
    area: 'middlesex',
    attackers: 'y-northumberland y-norfolk',
    defenders: 'l-henry-vi:1',
    dice: [2, 1, 6, 6, 6],
  };
  test('case 62 no swap of roles in a later round', () => {
    const second = toRound(battle(middlesex), 2);
    const s = say(second, 'treachery l-henry-vi y-northumberland', 'fire y-norfolk');
    expect([place(s, 'l-henry-vi'), place(s, 'l-northumberland'), attacker(s)]).toEqual(['dead', 'middlesex', 'york']);
    expect([round(s), now(s), documentOf(s).king]).toEqual([3, ['l-northumberland'], null]);
    expect(order(s)).toEqual(['l-northumberland', 'y-norfolk']);
  });
  test('case 147 a swap with a convert only', () => {
    const s = say(battle(middlesex), 'treachery l-henry-vi y-northumberland', 'fire y-norfolk');
    expect([place(s, 'l-henry-vi'), attacker(s), round(s)]).toEqual(['dead', 'lancaster', 2]);
    expect([order(s), documentOf(s).king]).toEqual([['y-norfolk', 'l-northumberland'], null]);
    expect(verbs(until(toRound(s, 4), 'l-northumberland'), 'l-northumberland')).toEqual(['retreat']);
  });
  test('case 148 treason empties the line', () => {
    const s = battle({
      area: 'chester',
      card: 'event-treason',
      attackers: 'y-march y-norfolk',
      defenders: 'l-stanley',
      relief: { lancaster: 'l-clifford' },
      dice: [2],
    });
    const turned = say(s, 'treason l-stanley');
    expect([place(turned, 'y-stanley'), attacker(turned), round(turned)]).toEqual(['chester', 'lancaster', 1]);
    expect(order(turned)).toEqual(['y-march', 'y-norfolk']);
    // From round 2 on the converts and the relief fight: defenders first.
    const second = order(toRound(turned, 2));
    expect(second.slice(0, 2)).toEqual(['y-march', 'l-clifford']);
    expect(second.slice(2).sort()).toEqual(['y-norfolk', 'y-stanley']);
  });
  test('case 149 a fresh reserve fires back', () => {
    let s = battle({
      area: 'chester',
      attackers: 'y-herbert y-march',
      defenders: 'l-devon:1',
      relief: { lancaster: 'l-clifford' },
      dice: [1, 6, 6, 1, 6, 6, 1, 6],
    });
    s = say(s, 'fire y-herbert');
    expect([place(s, 'l-devon'), round(s), now(s)]).toEqual(['dead', 1, ['y-march']]);
    s = say(s, 'charge y-march l-clifford');
    expect(strengths(s, 'l-clifford y-march')).toEqual([2, 2]);
    expect(round(s)).toBe(2);
  });
  test('case 150 Warwick turned', () => {
    const fight: Fight = {
      area: 'middlesex',
      attackers: 'y-warwick y-kent y-salisbury',
      defenders: 'l-henry-vi',
      dice: [2, 4, 6],
    };
    const s = until(battle(fight), 'l-henry-vi');
    const turned = toRound(say(s, 'treachery l-henry-vi y-warwick'), 2);
    const ours = until(turned, 'l-warwick');
    expect([...legal(ours, 'treachery')].sort()).toEqual([
      'treachery l-warwick y-kent',
      'treachery l-warwick y-salisbury',
    ]);
    refuses(ours, 'treachery l-henry-vi y-kent');
    expect(place(ours, 'y-warwick')).toBe('aside');
    // Nobody is there to win him back but the Pretender, who may not.
    const york = battle({ ...fight, attackers: 'y-warwick y-york' });
    const back = toRound(say(york, 'treachery l-henry-vi y-warwick'), 2);
    refuses(until(back, 'y-york'), 'treachery y-york l-warwick');
    // Who has rolled rolls no more, whomever he serves.
    const rolled: Fight = {
      ...fight,
      attackers: 'y-warwick y-kent',
      defenders: 'l-henry-vi l-stanley',
      dice: [1, 2, 4, 6],
    };
    const tried = say(until(battle(rolled), 'y-warwick'), 'treachery y-warwick l-stanley');
    const won = say(until(toRound(tried, 2), 'l-henry-vi'), 'treachery l-henry-vi y-warwick');
    expect(verbs(until(toRound(won, 3), 'l-warwick'), 'l-warwick')).toEqual(['fire', 'pass', 'retreat']);
  });
  test('case 151 who has acted does not act again', () => {
    const s = battle({ area: 'derby', attackers: 'y-kent y-norfolk', defenders: 'l-warwick', dice: [6, 6, 6, 2] });
    const second = say(until(toRound(s, 2), 'y-kent'), 'fire y-kent', 'treachery l-warwick y-kent');
    expect([place(second, 'l-kent'), round(second), now(second)]).toEqual(['derby', 2, ['y-norfolk']]);
    const third = say(second, 'pass y-norfolk');
    expect([round(third), now(third)]).toEqual([3, ['l-kent']]);
  });
  test('case 152 the last attacker is turned', () => {
    const s = battle({ area: 'derby', attackers: 'y-stanley', defenders: 'l-henry-vi', dice: [2] });
    const won = say(toRound(s, 2), 'treachery l-henry-vi y-stanley');
    expect([place(won, 'l-stanley'), now(won), won.active()]).toEqual(['derby', [], ['lancaster']]);
    expect(regroups(won, 'l-stanley')).toContain('chester');
    expect(regroups(won, 'l-henry-vi')).toContain('chester');
  });
  test('case 153 converts around round 4', () => {
    const attack = battle({ area: 'derby', attackers: 'y-york', defenders: 'l-stanley l-clifford', dice: [2] });
    const third = say(until(toRound(attack, 3), 'y-york'), 'treachery y-york l-stanley');
    const fourth = until(third, 'y-stanley');
    expect([round(fourth), verbs(fourth, 'y-stanley')]).toEqual([4, ['retreat']]);
    const defence = battle({ area: 'derby', attackers: 'y-stanley y-norfolk', defenders: 'l-henry-vi', dice: [2] });
    const last = say(toRound(defence, 4), 'treachery l-henry-vi y-stanley');
    expect([place(last, 'l-stanley'), now(last)]).toEqual(['derby', ['y-norfolk']]);
    const over = say(last, 'retreat y-norfolk south-yorks');
    expect([now(over), regroups(over, 'l-stanley').includes('chester')]).toEqual([[], true]);
  });
  test('case 154 a convert alone', () => {
    const s = battle({
      area: 'derby',
      attackers: 'y-york y-norfolk',
      defenders: 'l-stanley l-levy-york',
      dice: [2, 1, 6, 6, 6],
    });
    const turned = say(until(toRound(s, 2), 'y-york'), 'treachery y-york l-stanley', 'retreat y-norfolk chester');
    expect(now(turned)).toEqual(['l-levy-york']);
    expect(place(turned, 'y-stanley')).toBe('derby');
    // York himself has had his turn and stands; the convert comes alone only when he falls.
    const alone = battle({
      area: 'derby',
      attackers: 'y-york:1',
      defenders: 'l-stanley l-levy-york',
      dice: [2, 1, 6, 6, 6, 1, 6, 6, 6],
    });
    const killed = say(until(toRound(alone, 2), 'y-york'), 'treachery y-york l-stanley', 'fire l-levy-york');
    expect([place(killed, 'y-york'), place(killed, 'y-stanley')]).toEqual(['dead', 'derby']);
    expect([round(killed), order(killed)]).toEqual([3, ['y-stanley', 'l-levy-york']]);
    const two = battle({
      area: 'derby',
      attackers: 'y-york:1',
      defenders: 'l-stanley l-levy-york l-church-york',
      dice: [2, 1, 6, 6, 6, 1, 6, 6],
    });
    const hit = say(
      until(toRound(two, 2), 'y-york'),
      'treachery y-york l-stanley',
      'fire l-levy-york',
      'fire l-church-york',
    );
    expect([strength(hit, 'y-stanley'), attacker(hit), round(hit)]).toEqual([3, 'york', 3]);
  });
});
