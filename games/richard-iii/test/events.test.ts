// 5.5 The event cards.
import { describe, expect, test } from 'vitest';
import { endActions, fightAt, group, now, round, toRound, until, verbs } from './fight.ts';
import {
  accepts,
  acts,
  apLeft,
  type Card,
  chooses,
  documentOf,
  legal,
  marches,
  phase,
  place,
  refuses,
  regroups,
  retreats,
  sail,
  sails,
  say,
  strength,
  strengths,
} from './scene.ts';

const SIX = 'l-oxford l-beaumont l-clifford l-devon l-wiltshire l-pembroke';
const first = (count: number): string => SIX.split(' ').slice(0, count).join(' ');

describe('cases of Surprise and Force March', () => {
  test('case 84 Surprise lets one more block over each border', () => {
    const surprise = (from: string, to: string, count: number) => {
      const s = say(acts('lancaster', 'event-surprise', { at: { [from]: SIX } }), ...group(from, to, first(count)));
      const next = SIX.split(' ')[count] ?? '';
      expect(refuses(s, `march ${next} ${from}-${to}`)).toEqual(['5.21']);
      return s;
    };
    surprise('middlesex', 'oxford', 5);
    surprise('middlesex', 'sussex', 4);
    const red = surprise('lancaster', 'cumbria', 3);
    refuses(red, 'march l-pembroke lancaster-cumbria-northumbria');
    expect(
      legal(acts('lancaster', 'event-surprise', { at: { lancaster: SIX } }), 'march l-oxford lancaster-cumbria-'),
    ).toEqual([]);
    // One group only, and no recruits.
    const two = acts('lancaster', 'event-surprise', { at: { lancaster: 'l-oxford', derby: 'l-clifford' } });
    refuses(say(two, 'march l-oxford lancaster-chester'), 'march l-clifford derby-chester');
    refuses(two, 'recruit l-stanley lancaster');
    // The retreat from the battle has the common limits, and only one way is open.
    const retreat = (from: string, to: string, count: number, elsewhere: readonly string[]) => {
      const foes = 'y-norfolk y-suffolk y-arundel y-essex y-worcester y-hastings'.split(' ');
      const at = {
        [from]: first(count),
        [to]: 'y-church-york',
        ...Object.fromEntries(elsewhere.map((area, i) => [area, foes[i] ?? ''])),
      };
      const attack = say(acts('lancaster', 'event-surprise', { at }), ...group(from, to, first(count)));
      let s = toRound(fightAt(endActions(endActions(attack)), to), 2);
      for (let n = 1; n < count; n++) {
        const block = now(s)[0] ?? '';
        expect(retreats(s, block)).toContain(from);
        s = say(s, `retreat ${block} ${from}`);
      }
      expect([from, retreats(s, now(s)[0] ?? '')]).toEqual([from, []]);
    };
    retreat('middlesex', 'oxford', 5, ['gloucester', 'leicester', 'sussex', 'warwick', 'wilts']);
    retreat('middlesex', 'sussex', 4, ['dorset', 'kent', 'oxford', 'wilts']);
    retreat('north-yorks', 'lancaster', 3, ['chester', 'cumbria', 'derby', 'south-yorks']);
  });
  test('case 85 Force March', () => {
    const at = { gloucester: 'y-norfolk y-suffolk', essex: 'l-oxford', lancaster: 'y-hastings' };
    const s = acts('york', 'event-force-march', { at });
    const attack = say(
      s,
      'march y-norfolk gloucester-oxford-middlesex-essex',
      'march y-suffolk gloucester-oxford-middlesex-essex',
    );
    expect([place(attack, 'y-norfolk'), place(attack, 'y-suffolk')]).toEqual(['essex', 'essex']);
    expect(phase(endActions(endActions(attack)))).toBe('battle');
    accepts(s, 'march y-hastings lancaster-cumbria');
    refuses(
      s,
      'march y-hastings lancaster-cumbria-northumbria',
      'march y-hastings lancaster-cumbria-north-yorks-south-yorks',
    );
    expect(refuses(s, 'recruit y-worcester rutland')).toEqual(['5.1']);
    const sea = acts('york', 'event-force-march', { at: { calais: 'y-march' } });
    expect([sails(sea, 'y-march'), refuses(sea, 'sail y-march calais-kent english-channel')]).toEqual([[], ['5.1']]);
  });
});

describe('cases of Muster', () => {
  const muster = (at: Record<string, string>) => acts('lancaster', 'event-muster', { at });
  test('case 86 blocks come to the area named', () => {
    const at = { oxford: 'l-henry-vi', middlesex: 'l-oxford', lincoln: 'l-beaumont', cornwall: 'l-devon' };
    const s = say(muster(at), 'muster oxford');
    accepts(s, 'march l-oxford middlesex-oxford', 'march l-beaumont lincoln-leicester-oxford');
    expect(marches(s, 'l-oxford')).toEqual(['oxford']);
    expect([marches(s, 'l-devon'), legal(s, 'sail')]).toEqual([[], []]);
    refuses(s, 'march l-devon cornwall-dorset', 'march l-devon cornwall-somerset-gloucester-oxford');
    expect(place(say(s, 'march l-beaumont lincoln-leicester-oxford'), 'l-beaumont')).toBe('oxford');
    const five = 'l-oxford l-beaumont l-clifford l-devon l-wiltshire';
    const full = say(muster({ oxford: 'l-henry-vi', middlesex: five }), 'muster oxford');
    const four = say(full, ...group('middlesex', 'oxford', 'l-oxford l-beaumont l-clifford l-devon'));
    expect(refuses(four, 'march l-wiltshire middlesex-oxford')).toEqual(['5.21']);
    const barred = say(muster({ ...at, leicester: 'y-norfolk' }), 'muster oxford');
    expect(marches(barred, 'l-beaumont')).toEqual([]);
    refuses(barred, 'march l-beaumont lincoln-leicester-oxford', 'march l-beaumont lincoln-leicester');
  });
  test('case 162 Muster under attack', () => {
    const at = { warwick: 'y-norfolk y-suffolk', leicester: 'l-oxford l-clifford l-devon', derby: 'l-beaumont' };
    const attack = say(
      acts('york', 'event-treason', { at, other: 'event-muster' }),
      ...group('warwick', 'leicester', 'y-norfolk y-suffolk'),
    );
    const s = say(endActions(attack), 'muster derby');
    accepts(s, 'march l-oxford leicester-derby', 'march l-oxford leicester-lincoln-derby');
    expect(refuses(s, 'march l-oxford leicester-warwick-derby')).toEqual(['5.22']);
    const one = say(s, 'march l-oxford leicester-lincoln-derby');
    expect(refuses(one, 'march l-clifford leicester-derby', 'march l-devon leicester-derby')).toEqual(['5.22', '5.22']);
  });
  test('case 163 Muster and red borders', () => {
    const at = {
      lancaster: 'l-henry-vi',
      'north-yorks': 'l-clifford',
      northumbria: 'l-beaumont',
      scotland: 'l-oxford',
    };
    const s = say(muster(at), 'muster lancaster');
    accepts(s, 'march l-clifford north-yorks-lancaster', 'march l-beaumont northumbria-north-yorks-lancaster');
    expect(marches(s, 'l-oxford')).toEqual([]);
    refuses(s, 'march l-oxford scotland-cumbria-lancaster');
  });
});

describe('cases of Piracy', () => {
  const pirates = (at: Record<string, string>, dice: readonly number[] = []) =>
    acts('york', 'event-piracy', { at, dice });
  test('case 87 a piracy attack', () => {
    const at = { calais: 'y-march y-norfolk', essex: 'l-oxford l-beaumont', kent: 'l-devon', lincoln: 'l-wiltshire' };
    const sailed = say(pirates(at), 'sail y-march calais-essex north-sea', 'sail y-norfolk calais-essex north-sea');
    expect(apLeft(sailed)).toBe(0);
    const pinned = endActions(sailed);
    expect([marches(pinned, 'l-oxford'), marches(pinned, 'l-beaumont')]).toEqual([[], []]);
    const s = fightAt(endActions(pinned), 'essex');
    expect([...now(until(s, 'y-march')), ...now(until(s, 'y-norfolk'))]).toEqual(['y-march', 'y-norfolk']);
    const second = until(toRound(s, 2), 'y-march');
    expect(retreats(second, 'y-march')).toEqual([
      'calais',
      'east-anglia',
      'east-yorks',
      'middlesex',
      'northumbria',
      'rutland',
    ]);
    refuses(second, 'retreat y-march kent', 'retreat y-march leicester', 'retreat y-march scotland');
    const kent = { calais: 'y-march', kent: 'l-devon' };
    const landed = say(pirates(kent), 'sail y-march calais-kent north-sea');
    const kentish = until(toRound(fightAt(endActions(endActions(landed)), 'kent'), 2), 'y-march');
    expect(retreats(kentish, 'y-march')).toEqual([
      'calais',
      'east-anglia',
      'east-yorks',
      'essex',
      'lincoln',
      'middlesex',
      'northumbria',
      'rutland',
    ]);
  });
  test('case 88 piracy without attack', () => {
    const s = sail(
      sail(pirates({ calais: 'y-march y-norfolk' }), 'y-march', 'calais', 'kent'),
      'y-norfolk',
      'calais',
      'kent',
    );
    expect([apLeft(s), place(s, 'y-norfolk')]).toEqual([1, 'kent']);
    expect(marches(pirates({ calais: 'y-march', kent: 'y-norfolk' }), 'y-norfolk')).toEqual([]);
    refuses(pirates({ kent: 'y-norfolk' }), 'march y-norfolk kent-sussex', 'recruit y-worcester rutland');
  });
  test('case 89 pirates never go to the exile of the enemy', () => {
    const at = { ireland: 'y-york', cumbria: 'l-devon:1' };
    const s = fightAt(
      endActions(endActions(say(pirates(at, [1, 6, 6, 6]), 'sail y-york ireland-cumbria irish-sea'))),
      'cumbria',
    );
    const second = until(toRound(s, 2), 'y-york');
    expect(retreats(second, 'y-york')).not.toContain('scotland');
    expect(retreats(second, 'y-york')).not.toContain('france');
    refuses(second, 'retreat y-york scotland', 'retreat y-york france');
    const won = say(second, 'fire y-york');
    expect(place(won, 'l-devon')).toBe('dead');
    expect(regroups(won, 'y-york')).toEqual(
      'caernarvon chester cornwall glamorgan ireland isle-of-man lancaster pembroke somerset'.split(' '),
    );
    refuses(won, 'regroup y-york scotland', 'regroup y-york france');
  });
  test('case 164 Piracy goes first', () => {
    const others: readonly Card[] = [
      'event-force-march',
      'event-surprise',
      'event-treason',
      'event-muster',
      'event-plague',
      'ap4-1',
      'ap2-1',
    ];
    for (const card of others) {
      const hands = [
        'event-piracy ap4-2 ap4-3 ap4-4 ap3-1 ap3-2 ap3-3',
        `${card} ap4-5 ap4-6 ap3-4 ap3-5 ap3-6 ap3-7`,
      ] as const;
      const king = chooses(...hands)
        .play('lancaster', 'play-card event-piracy')
        .play('york', `play-card ${card}`);
      expect([card, king.active()]).toEqual([card, ['lancaster']]);
      const pretender = chooses(hands[1], hands[0])
        .play('york', 'play-card event-piracy')
        .play('lancaster', `play-card ${card}`);
      expect([card, pretender.active()]).toEqual([card, ['york']]);
    }
  });
  test('case 165 pirates that become Defenders still leave by sea', () => {
    const at = { calais: 'y-march y-herbert', essex: 'l-devon:1', rutland: 'l-wiltshire' };
    const landed = say(
      pirates(at, [1, 6, 6]),
      'sail y-march calais-essex north-sea',
      'sail y-herbert calais-essex north-sea',
    );
    const relief = endActions(say(endActions(landed), 'march l-wiltshire rutland-essex'));
    const s = say(fightAt(relief, 'essex'), 'fire y-herbert');
    expect([place(s, 'l-devon'), documentOf(s).phase.attacker]).toEqual(['dead', 'lancaster']);
    const second = until(toRound(s, 2), 'y-march');
    const coasts = ['calais', 'east-anglia', 'east-yorks', 'kent', 'lincoln', 'middlesex', 'northumbria', 'rutland'];
    expect(retreats(second, 'y-march')).toEqual(coasts);
    refuses(second, 'retreat y-march leicester');
    const gone = say(until(toRound(s, 2), 'l-wiltshire'), 'retreat l-wiltshire rutland');
    expect(regroups(gone, 'y-march')).toEqual(coasts.filter((area) => area !== 'rutland'));
  });
  test('case 166 a convert of the pirates walks', () => {
    const at = { calais: 'y-york', essex: 'l-buckingham l-devon:1' };
    const landed = say(pirates(at, [2, 1, 6, 6, 6]), 'sail y-york calais-essex north-sea');
    const s = until(fightAt(endActions(endActions(landed)), 'essex'), 'y-york');
    const turned = until(toRound(say(s, 'treachery y-york l-buckingham'), 2), 'y-buckingham');
    expect(retreats(turned, 'y-buckingham')).toEqual(['east-anglia', 'leicester', 'middlesex', 'rutland']);
    refuses(turned, 'retreat y-buckingham calais');
    const won = say(turned, 'fire y-buckingham');
    expect(regroups(won, 'y-buckingham')).toEqual(['east-anglia', 'leicester', 'middlesex', 'rutland']);
    expect(regroups(won, 'y-york')).toContain('calais');
    expect(regroups(won, 'y-york')).not.toContain('leicester');
  });
  test('case 167 the sea he came by', () => {
    const landed = say(pirates({ calais: 'y-march', kent: 'l-devon' }), 'sail y-march calais-kent english-channel');
    const s = until(toRound(fightAt(endActions(endActions(landed)), 'kent'), 2), 'y-march');
    expect(retreats(s, 'y-march')).toEqual(['calais', 'cornwall', 'dorset', 'sussex']);
    refuses(s, 'retreat y-march essex');
  });
  test('case 193 a battle on the island', () => {
    const at = { ireland: 'y-york', 'isle-of-man': 'l-stanley' };
    const island = (dice: readonly number[], places: Record<string, string> = {}) =>
      fightAt(
        endActions(endActions(say(pirates({ ...at, ...places }, dice), 'sail y-york ireland-isle-of-man irish-sea'))),
        'isle-of-man',
      );
    expect(strength(say(island([3, 4, 4, 4]), 'fire l-stanley'), 'y-york')).toBe(3);
    for (const number of [1, 2, 3, 4]) {
      const s = until(toRound(island([]), number), 'l-stanley');
      expect([round(s), verbs(s, 'l-stanley')]).toEqual([number, ['fire', 'pass']]);
    }
    const fourth = until(toRound(island([]), 4), 'y-york');
    expect(verbs(fourth, 'y-york')).toEqual(['retreat']);
    expect(refuses(fourth, 'fire y-york', 'pass y-york')).toEqual(['6.2', '6.2']);
    const shores = 'caernarvon chester cornwall cumbria glamorgan lancaster pembroke somerset'.split(' ');
    expect(retreats(fourth, 'y-york')).toEqual([...shores, 'ireland'].sort());
    // Where all other shores are the enemy's, his own exile is left, which no enemy can enter: there he is never lost.
    const lords = 'l-devon l-pembroke l-wiltshire l-oxford l-beaumont l-clifford l-rivers l-exeter'.split(' ');
    const held = Object.fromEntries(shores.map((shore, n) => [shore, lords[n] ?? '']));
    const cut = until(toRound(island([], held), 4), 'y-york');
    expect(retreats(cut, 'y-york')).toEqual(['ireland']);
    expect(place(say(cut, 'retreat y-york ireland'), 'y-york')).toBe('ireland');
    expect(() => island([], { ireland: 'y-york l-oxford' })).toThrow('exile');
    // Whoever joined the pirate on the island has come by no sea: he must leave in round 4, cannot, and is lost.
    const both = until(island([2], { 'isle-of-man': 'l-stanley l-buckingham' }), 'y-york');
    const turned = say(both, 'treachery y-york l-buckingham');
    const third = toRound(turned, 3);
    expect([place(third, 'y-buckingham'), retreats(until(third, 'y-buckingham'), 'y-buckingham')]).toEqual([
      'isle-of-man',
      [],
    ]);
    const last = until(toRound(turned, 4), 'y-york');
    expect([round(last), place(last, 'y-buckingham'), place(last, 'y-york')]).toEqual([4, 'pool-down', 'isle-of-man']);
    const won = say(until(island([1, 1, 1, 1]), 'y-york'), 'charge y-york l-stanley');
    expect([place(won, 'l-stanley'), regroups(won, 'y-york')]).toEqual([
      'pool-down',
      'caernarvon chester cornwall cumbria glamorgan ireland lancaster pembroke somerset'.split(' '),
    ]);
  });
  test('case 198 mixed use', () => {
    const at = { calais: 'y-march y-norfolk y-suffolk', essex: 'l-oxford' };
    const attack = say(pirates(at), 'sail y-march calais-essex north-sea');
    expect(apLeft(attack)).toBe(1);
    const both = sail(sail(attack, 'y-norfolk', 'calais', 'kent'), 'y-suffolk', 'calais', 'kent');
    expect([apLeft(both), place(both, 'y-suffolk')]).toEqual([0, 'kent']);
    expect(apLeft(say(attack, 'sail y-norfolk calais-essex north-sea'))).toBe(0);
    refuses(sail(attack, 'y-norfolk', 'calais', 'kent'), 'sail y-suffolk calais-essex north-sea');
  });
});

describe('cases of Plague', () => {
  const plague = (at: Record<string, string>, other: Card = 4) => acts('york', 'event-plague', { at, other });
  test('case 90 all enemy blocks of a city lose a step', () => {
    const at = { warwick: 'l-oxford l-clifford:2 l-beaumont:1', middlesex: 'y-norfolk', derby: 'l-devon' };
    const s = plague(at);
    expect(legal(s, 'plague')).toEqual(['plague warwick']);
    expect(refuses(s, 'plague middlesex', 'plague somerset', 'plague derby')).toEqual(['5.56', '5.56', '5.56']);
    accepts(s, 'end-actions');
    const after = say(s, 'plague warwick');
    expect([...strengths(after, 'l-oxford l-clifford'), place(after, 'l-beaumont')]).toEqual([2, 1, 'dead']);
  });
  test('case 161 Plague of player 2', () => {
    const at = { derby: 'y-norfolk', warwick: 'l-oxford', somerset: 'y-suffolk', chester: 'y-hastings' };
    const attack = say(acts('york', 'event-treason', { at, other: 'event-plague' }), 'march y-norfolk derby-warwick');
    const s = endActions(attack);
    expect(s.active()).toEqual(['lancaster']);
    expect(legal(s, 'plague')).toEqual(['plague somerset']);
    expect(refuses(s, 'plague warwick')).toEqual(['5.56']);
    const cards = chooses(
      'event-plague ap4-2 ap4-3 ap4-4 ap3-1 ap3-2 ap3-3',
      'event-treason ap4-5 ap4-6 ap3-4 ap3-5 ap3-6 ap3-7',
    );
    expect(cards.play('lancaster', 'play-card event-plague').play('york', 'play-card event-treason').active()).toEqual([
      'york',
    ]);
  });
  test('case 168 Plague kills the King', () => {
    const at = { middlesex: 'l-henry-vi:1', derby: 'l-exeter', chester: 'y-stanley' };
    let s = say(plague(at), 'plague middlesex');
    expect([place(s, 'l-henry-vi'), documentOf(s).king, s.outcome]).toEqual(['dead', null, undefined]);
    s = fightAt(endActions(say(endActions(s), 'march l-exeter derby-chester')), 'chester');
    expect(verbs(s, 'l-exeter')).toEqual(['charge', 'fire', 'pass']);
    s = say(toRound(s, 2), 'retreat l-exeter derby', 'end-regroup');
    expect([phase(s), documentOf(s).king, s.active()]).toEqual(['supply', 'l-prince-edward', ['lancaster']]);
    expect(legal(s, 'enter-minor l-prince-edward middlesex')).toHaveLength(1);
    expect(place(say(s, 'enter-minor l-prince-edward middlesex'), 'l-prince-edward')).toBe('middlesex');
  });
  test('case 197 an empty card', () => {
    for (const card of ['event-muster', 'event-plague']) {
      const hands = [
        `${card} ap4-2 ap4-3 ap4-4 ap3-1 ap3-2 ap3-3`,
        'ap4-1 ap4-5 ap4-6 ap3-4 ap3-5 ap3-6 ap3-7',
      ] as const;
      const s = chooses(...hands, { at: { middlesex: 'l-henry-vi', warwick: 'y-norfolk' } });
      const played = s.play('lancaster', `play-card ${card}`).play('york', 'play-card ap4-1');
      expect(played.active()).toEqual(['lancaster']);
      const { blocks } = documentOf(played);
      const ended = say(played, 'end-actions');
      expect([ended.active(), documentOf(ended).blocks]).toEqual([['york'], blocks]);
    }
  });
});
