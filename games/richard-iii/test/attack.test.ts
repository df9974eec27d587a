// 6.3 Attacks over several borders, 5.22 pinning.
import { richardIII } from '@rose/richard-iii';
import { blockName } from '@rose/richard-iii/ids';
import { choices } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { endActions, fightAt, group, now, order, toRound, until } from './fight.ts';
import {
  accepts,
  acts,
  legal,
  marches,
  phase,
  place,
  refuses,
  retreats,
  type Scene,
  type Seat,
  sails,
  say,
} from './scene.ts';

const CHESTER = 'l-oxford l-beaumont l-clifford l-devon l-wiltshire';
const chester = () =>
  say(
    acts('york', 2, { at: { chester: CHESTER, derby: 'y-norfolk y-suffolk y-arundel', warwick: 'y-hastings' } }),
    ...group('derby', 'chester', 'y-norfolk y-suffolk y-arundel'),
    'march y-hastings warwick-chester',
    'end-actions',
  );
const essex = () => {
  const at = {
    essex: 'l-devon l-wiltshire',
    rutland: 'y-herbert y-hastings y-arundel',
    middlesex: 'y-norfolk y-suffolk',
    'east-anglia': 'l-oxford l-clifford l-beaumont',
  };
  const attack = say(
    acts('york', 2, { at }),
    ...group('rutland', 'essex', 'y-herbert y-hastings y-arundel'),
    ...group('middlesex', 'essex', 'y-norfolk y-suffolk'),
  );
  const relief = say(
    endActions(attack, 'main essex rutland'),
    ...group('east-anglia', 'essex', 'l-oxford l-clifford l-beaumont'),
  );
  return fightAt(endActions(relief), 'essex');
};

const notYourTurn = { rule: undefined, because: { why: 'not-your-turn' } };
/** Whom a seat may not move because the enemy pins him. */
const pinnedOf = (s: Scene, seat: Seat): readonly string[] => {
  const { mayNot } = choices(richardIII, s.state, seat);
  const pinned = mayNot.filter(({ refusal }) => refusal.because.why === 'pinned');
  return [...new Set(pinned.flatMap(({ action }) => (action.do === 'march' ? [blockName(action.block)] : [])))].sort();
};

describe('cases of attack and pinning', () => {
  test('case 39 the main attack pins as many', () => {
    const s = say(chester(), 'main chester derby');
    expect(marches(s, 'l-oxford')).toEqual(expect.arrayContaining(['caernarvon', 'hereford', 'lancaster', 'powys']));
    expect(refuses(s, 'march l-oxford chester-derby', 'march l-oxford chester-warwick')).toEqual(['5.22', '5.22']);
    const first = legal(s, 'march l-oxford ').map((text) => text.slice('march l-oxford chester-'.length));
    expect(first.filter((path) => /^(derby|warwick)/.test(path))).toEqual([]);
    const one = say(s, 'march l-oxford chester-lancaster');
    const two = say(one, 'march l-beaumont chester-hereford');
    for (const block of ['l-clifford', 'l-devon', 'l-wiltshire']) {
      expect(marches(two, block)).toEqual([]);
      expect(refuses(two, `march ${block} chester-powys`)).toEqual(['5.22']);
    }
  });
  test('case 40 reserves do not pin', () => {
    let s = say(chester(), 'main chester warwick');
    s = say(s, 'march l-oxford chester-lancaster', 'march l-beaumont chester-hereford');
    s = say(s, 'march l-clifford chester-powys', 'march l-devon chester-caernarvon');
    expect(refuses(s, 'march l-wiltshire chester-powys')).toEqual(['5.22']);
  });
  test('case 41 all pinned', () => {
    const at = { essex: 'l-oxford l-beaumont', rutland: 'y-norfolk y-suffolk' };
    const s = endActions(say(acts('york', 2, { at }), ...group('rutland', 'essex', 'y-norfolk y-suffolk')));
    for (const block of ['l-oxford', 'l-beaumont']) expect([marches(s, block), sails(s, block)]).toEqual([[], []]);
    expect(refuses(s, 'march l-oxford essex-middlesex', 'sail l-beaumont essex-kent north-sea')).toEqual([
      '5.22',
      '5.22',
    ]);
  });
  test('case 42 reserves of both arrive for round 2', () => {
    const s = essex();
    expect([...order(s)].sort()).toEqual(['l-devon', 'l-wiltshire', 'y-arundel', 'y-hastings', 'y-herbert']);
    expect(order(toRound(s, 2))).toHaveLength(10);
  });
  test('case 43 the attacker names the main attack', () => {
    const at = { wilts: 'y-norfolk y-suffolk', kent: 'y-march y-herbert y-hastings y-arundel', sussex: 'l-clifford' };
    const attack = say(
      acts('york', 2, { at }),
      ...group('wilts', 'sussex', 'y-norfolk y-suffolk'),
      ...group('kent', 'sussex', 'y-march y-herbert y-hastings y-arundel'),
    );
    const s = fightAt(endActions(endActions(attack, 'main sussex kent')), 'sussex');
    expect([...order(s)].sort()).toEqual(['l-clifford', 'y-arundel', 'y-hastings', 'y-herbert', 'y-march']);
    expect(order(toRound(s, 2))).toHaveLength(7);
  });
  test('case 44 three groups over one border are one main attack', () => {
    const at = { middlesex: 'l-oxford', oxford: 'l-clifford', gloucester: 'l-devon', sussex: 'y-arundel y-norfolk' };
    const attack = say(
      acts('lancaster', 3, { at }),
      'march l-oxford middlesex-oxford-sussex',
      'march l-clifford oxford-sussex',
      'march l-devon gloucester-oxford-sussex',
      'end-actions',
    );
    expect(attack.active()).toEqual(['york']);
    const s = fightAt(endActions(attack), 'sussex');
    expect([...order(s)].sort()).toEqual(['l-clifford', 'l-devon', 'l-oxford', 'y-arundel', 'y-norfolk']);
  });
  test('case 45 three borders at most', () => {
    const at = {
      leicester: 'l-rivers l-clifford',
      derby: 'y-norfolk y-suffolk',
      warwick: 'y-hastings',
      rutland: 'y-worcester',
      lincoln: 'y-arundel',
    };
    const s = say(
      acts('york', 4, { at }),
      'march y-norfolk derby-leicester',
      'march y-hastings warwick-leicester',
      'march y-worcester rutland-leicester',
    );
    expect(refuses(s, 'march y-arundel lincoln-leicester')).toEqual(['6.3']);
    accepts(s, 'march y-suffolk derby-leicester');
  });
  test('case 46 two borders at most for reinforcements', () => {
    const at = {
      warwick: 'l-buckingham',
      oxford: 'y-norfolk',
      chester: 'l-oxford l-clifford',
      derby: 'l-devon',
      hereford: 'l-beaumont',
    };
    const attack = endActions(say(acts('york', 4, { at }), 'march y-norfolk oxford-warwick'));
    const s = say(attack, 'march l-oxford chester-warwick', 'march l-devon derby-warwick');
    expect(refuses(s, 'march l-beaumont hereford-warwick')).toEqual(['6.3']);
    accepts(s, 'march l-clifford chester-warwick');
  });
  test('case 47 unpinned blocks may attack, not over the border of the enemy', () => {
    const at = { oxford: 'l-oxford l-clifford l-devon', middlesex: 'y-norfolk y-suffolk' };
    const s = endActions(say(acts('york', 4, { at }), 'march y-norfolk middlesex-oxford'));
    expect(refuses(s, 'march l-oxford oxford-middlesex')).toEqual(['5.22']);
    accepts(s, 'march l-oxford oxford-sussex-middlesex', 'march l-oxford oxford-leicester-middlesex');
    const two = say(s, 'march l-oxford oxford-sussex-middlesex', 'march l-clifford oxford-wilts');
    expect(place(two, 'l-oxford')).toBe('middlesex');
    expect(refuses(two, 'march l-devon oxford-wilts')).toEqual(['5.22']);
  });
  test('case 140 pirates pin', () => {
    const at = { calais: 'y-march y-norfolk', essex: 'l-oxford l-beaumont l-clifford' };
    const s = say(
      acts('york', 'event-piracy', { at }),
      'sail y-march calais-essex north-sea',
      'sail y-norfolk calais-essex north-sea',
      'end-actions',
    );
    for (const area of ['east-anglia', 'leicester', 'middlesex', 'rutland']) accepts(s, `march l-oxford essex-${area}`);
    accepts(s, 'sail l-oxford essex-kent north-sea');
    const one = say(s, 'march l-oxford essex-rutland');
    expect(refuses(one, 'march l-beaumont essex-rutland', 'sail l-clifford essex-kent north-sea')).toEqual([
      '5.22',
      '5.22',
    ]);
  });
  test('case 141 player 2 attacks over three borders', () => {
    const at = {
      leicester: 'l-rivers l-clifford',
      derby: 'y-norfolk y-suffolk',
      warwick: 'y-hastings',
      rutland: 'y-worcester',
    };
    const over = [
      ...group('derby', 'leicester', 'y-norfolk y-suffolk'),
      'march y-hastings warwick-leicester',
      'march y-worcester rutland-leicester',
    ];
    // The same attack by player 1 pins: there the other side is still to move.
    const first = endActions(say(acts('york', 4, { at }), ...over), 'main leicester derby');
    expect([first.active(), pinnedOf(first, 'lancaster')]).toEqual([['lancaster'], ['l-clifford', 'l-rivers']]);
    const moved = say(endActions(acts('lancaster', 4, { at })), ...over);
    expect(moved.try('lancaster', 'march l-rivers leicester-lincoln')).toEqual(notYourTurn);
    const attack = say(moved, 'end-actions');
    expect([...legal(attack, 'main')].sort()).toEqual(
      ['derby', 'rutland', 'warwick'].map((from) => `main leicester ${from}`),
    );
    const s = fightAt(say(attack, 'main leicester warwick'), 'leicester');
    // Nobody is asked to move any more: from here on there is the battle.
    expect([moved, attack, s].map((then) => pinnedOf(then, 'lancaster'))).toEqual([[], [], []]);
    expect([phase(moved), phase(s), marches(s, 'l-rivers'), marches(s, 'l-clifford')]).toEqual([
      'action',
      'battle',
      [],
      [],
    ]);
    expect([...order(s)].sort()).toEqual(['l-clifford', 'l-rivers', 'y-hastings']);
    expect(order(toRound(s, 2))).toHaveLength(6);
    expect(retreats(until(toRound(s, 2), 'l-clifford'), 'l-clifford')).toEqual([
      'essex',
      'lincoln',
      'middlesex',
      'oxford',
    ]);
  });
  test('case 142 an earlier crossing closes nothing', () => {
    const at = { rutland: 'y-norfolk y-suffolk', leicester: 'l-clifford l-beaumont' };
    const moved = endActions(say(acts('york', 4, { at }), ...group('rutland', 'essex', 'y-norfolk y-suffolk')));
    const s = fightAt(endActions(say(moved, ...group('leicester', 'essex', 'l-clifford l-beaumont'))), 'essex');
    const second = toRound(s, 2);
    expect(retreats(second, 'l-clifford')).toEqual(['east-anglia', 'leicester', 'middlesex', 'rutland']);
    const york = until(second, 'y-norfolk');
    expect(retreats(york, 'y-norfolk')).toEqual(['east-anglia', 'middlesex', 'rutland']);
    expect(refuses(york, 'retreat y-norfolk leicester')).toEqual(['6.6']);
  });
  test('case 207 a battle joined late', () => {
    const at = { oxford: 'l-clifford', warwick: 'y-norfolk y-suffolk', wilts: 'y-hastings' };
    const attack = say(
      acts('york', 4, { at }),
      'march y-norfolk warwick-oxford',
      'march y-suffolk warwick-oxford',
      'march y-hastings wilts-oxford',
      'end-actions',
    );
    const named = (from: string) => fightAt(endActions(say(attack, `main oxford ${from}`)), 'oxford');
    expect([...order(named('warwick'))].sort()).toEqual(['l-clifford', 'y-norfolk', 'y-suffolk']);
    expect([...order(named('wilts'))].sort()).toEqual(['l-clifford', 'y-hastings']);
    expect(now(named('wilts'))).toEqual(['l-clifford']);
  });
});
