// Rules 2, 3 and 6 in battle by section, refusals first: what the cases do not say.
import { refuse } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { battle, endActions, type Fight, fightAt, group, now, round, toRound, until, verbs } from './fight.ts';
import { acts, documentOf, legal, place, regroups, retreats, say, strength, thrown } from './scene.ts';

const plain: Fight = { area: 'derby', attackers: 'y-norfolk', defenders: 'l-beaumont' };

describe('3.1 what a block says', () => {
  test('rule 3.11 a block throws as many dice as it has strength now', () => {
    for (const steps of [1, 2, 3, 4])
      expect(thrown(battle({ ...plain, defenders: `l-henry-vi:${steps}` }), 'fire l-henry-vi')).toBe(steps);
  });
  test('rule 3.12 initiative and firepower', () => {
    const s = battle({ ...plain, attackers: 'y-herbert', dice: [3, 3, 3] });
    expect(now(s)).toEqual(['y-herbert']);
    expect(strength(say(s, 'fire y-herbert'), 'l-beaumont')).toBe(3);
  });
  test('rule 3.13 roses and crowns are never disloyal', () => {
    const s = until(battle({ ...plain, attackers: 'y-york', defenders: 'l-beaumont l-somerset' }), 'y-york');
    for (const block of ['l-beaumont', 'l-somerset'] as const)
      expect(s.try('york', `treachery y-york ${block}`)).toEqual(refuse('3.13', { why: 'never-disloyal', block }));
  });
  test('rule 3.21 the bonus of an heir, rule 2.3 and of a royal one', () => {
    const hit = (defenders: string, area: string, dice: readonly number[], kingSide: 'york' | 'lancaster') =>
      strength(
        say(
          until(battle({ area, side: 'lancaster', attackers: 'l-levy-york', defenders, dice, kingSide }), defenders),
          `fire ${defenders}`,
        ),
        'l-levy-york',
      );
    expect(hit('y-march', 'rutland', [4, 4, 4], 'lancaster')).toBe(1);
    expect(hit('y-march', 'derby', [4, 4, 4], 'lancaster')).toBe(4);
    expect(hit('y-march', 'derby', [4, 4, 4], 'york')).toBe(1);
  });
  test('rule 2.2 shields, rule 2.4 cities, rule 2.5 and rule 3.23 cathedrals, rule 3.24 levies: only for defenders', () => {
    const attack = (attackers: string, area: string, face: number) => {
      const dice = [face, 6, 6, 6];
      const s = until(battle({ area, side: 'lancaster', attackers, defenders: 'y-merc-irish', dice }), attackers);
      return strength(say(s, `fire ${attackers}`), 'y-merc-irish');
    };
    expect(attack('l-beaumont', 'lincoln', 3)).toBe(4);
    expect(attack('l-levy-bristol', 'somerset', 3)).toBe(4);
    expect(attack('l-church-york', 'south-yorks', 3)).toBe(4);
    expect(attack('l-levy-bristol', 'somerset', 2)).toBe(3);
  });
});

describe('6 battles', () => {
  test('rule 6.1 player 1 names a battle there is', () => {
    const at = { derby: 'l-clifford', warwick: 'y-norfolk y-suffolk', leicester: 'l-devon' };
    const attack = say(acts('york', 4, { at }), 'march y-norfolk warwick-derby', 'march y-suffolk warwick-leicester');
    const s = endActions(endActions(attack));
    expect(s.try('york', 'fight oxford')).toEqual(refuse('6.1', { why: 'no-battle-there', area: 'oxford' }));
    expect(s.try('lancaster', 'fight derby')?.because.why).toBe('not-your-turn');
    expect(s.try('york', 'fire y-norfolk')).toMatchObject({ rule: '6.0', because: { why: 'not-at-this-step' } });
  });
  test('rule 6.2 whose turn it is', () => {
    const s = battle({ ...plain, defenders: 'l-beaumont l-clifford' });
    expect(s.try('lancaster', 'fire l-beaumont')).toEqual(refuse('6.2', { why: 'not-its-turn', block: 'l-beaumont' }));
    expect(s.try('lancaster', 'fire y-norfolk')).toEqual(refuse('6.2', { why: 'not-your-block', block: 'y-norfolk' }));
    expect(s.try('york', 'fire y-norfolk')?.because.why).toBe('not-your-turn');
    expect(s.try('lancaster', 'fire l-oxford')).toEqual(refuse('6.2', { why: 'not-in-front-line', block: 'l-oxford' }));
    const last = until(toRound(battle(plain), 4), 'y-norfolk');
    expect(last.try('york', 'pass y-norfolk')).toEqual(refuse('6.2', { why: 'must-retreat', block: 'y-norfolk' }));
  });
  test('rule 6.2 the owner chooses the order within a letter', () => {
    const s = battle({ ...plain, defenders: 'l-beaumont l-wiltshire' });
    expect([...now(s)].sort()).toEqual(['l-beaumont', 'l-wiltshire']);
    expect(now(say(s, 'pass l-wiltshire'))).toEqual(['l-beaumont']);
  });
  test('rule 6.3 who reinforces over the border of the main attack waits like the others', () => {
    const at = { derby: 'y-norfolk', lincoln: 'l-beaumont', chester: 'l-clifford' };
    const attack = endActions(say(acts('york', 4, { at }), 'march y-norfolk derby-lincoln'));
    const s = fightAt(endActions(say(attack, 'march l-clifford chester-derby-lincoln')), 'lincoln');
    expect(documentOf(s).phase).toMatchObject({ attacker: 'york', round: 1, reserves: ['l-clifford'] });
  });
  test('rule 6.3 the main attack is one of the borders used', () => {
    const at = { derby: 'l-clifford', warwick: 'y-norfolk', chester: 'y-suffolk' };
    const s = say(
      acts('york', 4, { at }),
      'march y-norfolk warwick-derby',
      'march y-suffolk chester-derby',
      'end-actions',
    );
    expect(s.active()).toEqual(['york']);
    expect(s.try('york', 'main derby leicester')).toEqual(
      refuse('6.3', { why: 'border-not-used', from: 'leicester', to: 'derby' }),
    );
    expect(s.try('york', 'main oxford wilts')).toEqual(refuse('6.3', { why: 'main-not-open', area: 'oxford' }));
    expect(s.try('york', 'end-actions')).toMatchObject({ rule: '6.3', because: { why: 'not-at-this-step' } });
  });
  test('rule 6.3 reserves neither act nor are hit in round 1', () => {
    const s = battle({ ...plain, waves: { chester: 'y-march' }, dice: [1, 1, 6] });
    expect(strength(say(s, 'fire l-beaumont'), 'y-march')).toBe(3);
    const york = until(s, 'y-norfolk');
    expect(york.try('york', 'fire y-march')).toEqual(refuse('6.2', { why: 'not-in-front-line', block: 'y-march' }));
  });
  test('rule 6.4 only the strongest take hits', () => {
    const s = battle({
      area: 'derby',
      attackers: 'y-norfolk',
      defenders: 'l-clifford l-beaumont l-devon',
      dice: [1, 6, 6, 6],
    });
    const hit = say(until(s, 'y-norfolk'), 'fire y-norfolk');
    expect(hit.try('lancaster', 'take-hits l-devon')).toEqual(
      refuse('6.4', { why: 'not-strongest', block: 'l-devon' }),
    );
    expect(hit.try('lancaster', 'take-hits y-norfolk')).toEqual(
      refuse('6.4', { why: 'not-strongest', block: 'y-norfolk' }),
    );
  });
  test('rule 6.5 a charge names an enemy in the line', () => {
    const s = battle({ ...plain, attackers: 'y-march', defenders: 'l-beaumont', relief: { chester: 'l-devon' } });
    expect(s.try('york', 'charge y-march l-devon')).toEqual(
      refuse('6.5', { why: 'not-in-front-line', block: 'l-devon' }),
    );
    expect(s.try('york', 'charge y-march y-march')).toMatchObject({ rule: '6.5' });
    const noble = until(battle(plain), 'y-norfolk');
    expect(noble.try('york', 'charge y-norfolk l-beaumont')).toEqual(
      refuse('6.5', { why: 'not-senior-heir', block: 'y-norfolk' }),
    );
  });
  test('rule 6.5 a turncoat does not charge', () => {
    const s = battle({ ...plain, attackers: 'y-exeter', defenders: 'l-beaumont' });
    expect(verbs(s, 'y-exeter')).toEqual(['fire', 'pass']);
  });
  test('rule 6.6 where nobody retreats', () => {
    const at = { chester: 'l-oxford', warwick: 'y-suffolk' };
    const s = toRound(battle({ ...plain, at }), 2);
    expect(s.try('lancaster', 'retreat l-beaumont south-yorks')).toEqual(
      refuse('6.6', { why: 'border-closed', from: 'derby', to: 'south-yorks' }),
    );
    expect(s.try('lancaster', 'retreat l-beaumont warwick')).toEqual(
      refuse('6.6', { why: 'area-not-open', area: 'warwick' }),
    );
    expect(s.try('lancaster', 'retreat l-beaumont oxford')).toEqual(
      refuse('6.6', { why: 'no-border', from: 'derby', to: 'oxford' }),
    );
    expect(retreats(s, 'l-beaumont')).toEqual(['chester', 'lancaster', 'leicester', 'lincoln']);
    expect(battle(plain).try('lancaster', 'retreat l-beaumont chester')).toEqual(
      refuse('6.6', { why: 'no-retreat-in-round-1' }),
    );
  });
  test('rule 6.7 only the winner, once each, one area', () => {
    const s = say(until(toRound(battle(plain), 2), 'y-norfolk'), 'retreat y-norfolk south-yorks');
    expect(s.active()).toEqual(['lancaster']);
    expect(s.try('york', 'regroup y-norfolk derby')?.because.why).toBe('not-your-turn');
    expect(s.try('lancaster', 'regroup l-oxford derby')).toEqual(
      refuse('6.7', { why: 'not-in-battle', block: 'l-oxford' }),
    );
    expect(s.try('lancaster', 'regroup l-beaumont south-yorks')).toEqual(
      refuse('6.7', { why: 'area-not-open', area: 'south-yorks' }),
    );
    expect(regroups(s, 'l-beaumont')).toEqual(['chester', 'lancaster', 'leicester', 'lincoln', 'warwick']);
    expect(place(say(s, 'regroup l-beaumont chester'), 'l-beaumont')).toBe('chester');
  });
  test('rule 6.7 the limits of borders start afresh for the regroup', () => {
    const defenders = 'l-oxford l-clifford l-beaumont l-wiltshire';
    const s = battle({ area: 'cumbria', from: 'lancaster', attackers: 'y-norfolk:1', defenders, dice: [1, 6, 6] });
    const two = say(toRound(s, 2), 'retreat l-oxford scotland', 'retreat l-clifford scotland');
    expect(two.try('lancaster', 'retreat l-beaumont scotland')).toMatchObject({
      rule: '6.6',
      because: { why: 'border-full' },
    });
    const won = say(two, 'fire l-beaumont', 'regroup l-beaumont scotland', 'regroup l-wiltshire scotland');
    expect([place(won, 'l-beaumont'), place(won, 'l-wiltshire')]).toEqual(['scotland', 'scotland']);
  });
  test('rule 6.8 who is eliminated leaves the battle at once', () => {
    const s = battle({ ...plain, attackers: 'y-herbert', defenders: 'l-beaumont:1 l-wiltshire:2', dice: [1, 1, 1] });
    const after = say(s, 'fire y-herbert');
    expect([place(after, 'l-beaumont'), place(after, 'l-wiltshire'), now(after)]).toEqual(['dead', 'dead', []]);
  });
  test('rule 6.9 who may roll, and at whom', () => {
    const s = until(
      battle({ ...plain, attackers: 'y-march', defenders: 'l-stanley', at: { calais: 'y-york' } }),
      'y-march',
    );
    expect(s.try('york', 'treachery y-march l-stanley')).toEqual(
      refuse('6.9', { why: 'has-no-roll', block: 'y-march' }),
    );
    const york = until(battle({ ...plain, attackers: 'y-york', defenders: 'l-stanley', dice: [1] }), 'y-york');
    const tried = until(toRound(say(york, 'treachery y-york l-stanley'), 2), 'y-york');
    expect(tried.try('york', 'treachery y-york l-stanley')).toEqual(
      refuse('6.9', { why: 'roll-is-used', block: 'y-york' }),
    );
    expect(york.try('york', 'treachery y-york l-rivers')).toEqual(
      refuse('6.9', { why: 'not-in-front-line', block: 'l-rivers' }),
    );
  });
  test('rule 6.9 all dice must be even', () => {
    const turned = (dice: readonly number[]) => {
      const s = until(battle({ ...plain, attackers: 'y-york', defenders: 'l-shrewsbury l-oxford', dice }), 'y-york');
      return place(say(s, 'treachery y-york l-shrewsbury'), 'y-shrewsbury') === 'derby';
    };
    const faces = [1, 2, 3, 4, 5, 6];
    for (const one of faces) for (const two of faces) expect(turned([one, two])).toBe(one % 2 === 0 && two % 2 === 0);
  });
  test('rule 6.91 Warwick may not try his northern rivals', () => {
    const s = until(battle({ ...plain, attackers: 'y-warwick', defenders: 'l-northumberland' }), 'y-warwick');
    expect(s.try('york', 'treachery y-warwick l-northumberland')).toEqual(
      refuse('6.91', { why: 'warwick-may-not', block: 'l-northumberland' }),
    );
    expect(verbs(s, 'y-warwick')).toEqual(['fire', 'pass']);
  });
  test('rule 9.1 a King or Pretender cannot be tried', () => {
    const dead = 'y-york y-march y-rutland';
    const s = until(battle({ area: 'derby', attackers: 'y-clarence', defenders: 'l-henry-vi', dead }), 'l-henry-vi');
    expect(s.try('lancaster', 'treachery l-henry-vi y-clarence')).toEqual(
      refuse('9.1', { why: 'wears-title', block: 'y-clarence' }),
    );
  });
  test('rule 6.2 a battle ends by round 4', () => {
    let s = battle({ area: 'derby', attackers: 'y-norfolk y-march', defenders: 'l-beaumont l-clifford' });
    for (let n = 0; n < 40 && documentOf(s).phase.name === 'battle' && now(s).length > 0; n++) {
      const block = now(s)[0] ?? '';
      s = say(s, verbs(s, block).includes('pass') ? `pass ${block}` : `retreat ${block} ${retreats(s, block)[0]}`);
      expect(round(s)).toBeLessThanOrEqual(4);
    }
    expect([place(s, 'y-norfolk') === 'derby', now(s), legal(s).length > 0]).toEqual([false, [], true]);
  });
  test('rule 6.3 a side may attack here and defend there', () => {
    const at = { derby: 'l-clifford', warwick: 'y-norfolk', chester: 'l-oxford', powys: 'y-suffolk' };
    const attack = endActions(say(acts('york', 4, { at }), ...group('warwick', 'derby', 'y-norfolk')));
    const s = endActions(say(attack, 'march l-oxford chester-powys'));
    const attacker = (area: string) => documentOf(fightAt(s, area)).phase.attacker;
    expect([attacker('derby'), attacker('powys')]).toEqual(['york', 'lancaster']);
  });
});
