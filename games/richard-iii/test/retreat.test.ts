// 6.6 Retreats, 6.7 regroups.
import { describe, expect, test } from 'vitest';
import { battle, type Fight, now, toRound, until } from './fight.ts';
import { accepts, legal, place, refuses, regroups, retreats, say } from './scene.ts';

describe('cases of retreats', () => {
  test('case 143 several ways out', () => {
    const s = battle({
      area: 'leicester',
      from: 'middlesex',
      attackers: 'y-norfolk y-suffolk y-hastings',
      defenders: 'l-clifford',
    });
    const second = until(toRound(s, 2), 'y-norfolk');
    const out = say(second, 'retreat y-norfolk middlesex', 'retreat y-suffolk oxford', 'retreat y-hastings rutland');
    expect(['y-norfolk', 'y-suffolk', 'y-hastings'].map((block) => place(out, block))).toEqual([
      'middlesex',
      'oxford',
      'rutland',
    ]);
  });
  test('case 144 Scotland', () => {
    const fight: Fight = {
      area: 'northumbria',
      from: 'north-yorks',
      attackers: 'y-church-canterbury',
      defenders: 'l-oxford l-clifford l-beaumont l-devon l-wiltshire',
    };
    const second = toRound(battle(fight), 2);
    expect(retreats(second, 'l-oxford')).toEqual(['cumbria', 'east-yorks', 'scotland']);
    refuses(second, 'retreat l-oxford north-yorks');
    const out = say(second, 'retreat l-oxford scotland', 'retreat l-clifford scotland');
    refuses(out, 'retreat l-beaumont scotland');
    const more = say(out, 'retreat l-beaumont cumbria', 'retreat l-devon cumbria');
    expect(retreats(more, 'l-wiltshire')).toEqual(['east-yorks']);
    const won = say(more, 'retreat l-wiltshire east-yorks');
    expect(regroups(won, 'y-church-canterbury')).toEqual(['north-yorks']);
    refuses(won, 'regroup y-church-canterbury scotland');
    const york = until(second, 'y-church-canterbury');
    expect(retreats(york, 'y-church-canterbury')).toEqual(['cumbria', 'east-yorks', 'north-yorks']);
    refuses(york, 'retreat y-church-canterbury scotland');
  });
  test('case 145 defenders leave first in round 4', () => {
    const s = toRound(battle({ area: 'derby', attackers: 'y-norfolk', defenders: 'l-clifford l-oxford' }), 4);
    const won = say(s, 'retreat l-clifford chester', 'retreat l-oxford chester');
    expect([place(won, 'y-norfolk'), now(won), won.active()]).toEqual(['derby', [], ['york']]);
    expect(regroups(won, 'y-norfolk')).toContain('south-yorks');
    accepts(won, 'end-regroup');
  });
  test('case 146 an area filled meanwhile', () => {
    const fight: Fight = {
      area: 'leicester',
      from: 'middlesex',
      attackers: 'y-herbert y-norfolk',
      defenders: 'l-rivers',
    };
    const second = toRound(battle(fight), 2);
    expect(retreats(until(second, 'l-rivers'), 'l-rivers')).toContain('oxford');
    const filled = say(second, 'retreat y-herbert oxford');
    expect(now(filled)).toEqual(['l-rivers']);
    expect(refuses(filled, 'retreat l-rivers oxford')).toEqual(['6.6']);
    const other = say(filled, 'pass l-rivers');
    expect(retreats(other, 'y-norfolk')).toContain('oxford');
    expect(legal(other, 'retreat y-norfolk oxford')).toHaveLength(1);
  });
});
