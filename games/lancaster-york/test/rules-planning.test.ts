// Section 4: planning.
import { describe, expect, test } from 'vitest';
import {
  accepts,
  board,
  carriedOut,
  lockAll,
  money,
  owner,
  reach,
  refuses,
  targets,
  told,
  viewOf,
} from './rules-scene.ts';

describe('secret plans', () => {
  test('rule 4.1 E27 a plan may be reopened until the last player has confirmed', () => {
    const s = board({ players: 3, red: 'london' }).play('red', 'bid 3 midlands', 'lock');
    expect(s.active()).toEqual(['yellow', 'blue']);
    expect(s.legal('red')).toEqual(['unlock']);
    expect(refuses(s, 'red', 'bid 4 midlands', 'lock')).toEqual(['plan-is-locked', 'plan-is-locked']);
    const again = s.play('yellow', 'lock').play('red', 'unlock', 'bid 9 south-east', 'lock');
    expect(viewOf(again, 'red').plan?.bid).toEqual({ sum: 9, region: 'south-east' });
    const over = again.play('blue', 'lock');
    expect(viewOf(over).turn).toBe(2);
    expect(over.sealed).toBe('reveal');
    expect(over.try('yellow', 'unlock')?.because.why).not.toBe(undefined);
  });
  test('rule 4.1 E27 orders are told to nobody, and taken back as they came', () => {
    const s = board({ red: 'london neville@midlands', mercenaries: { red: 2 } });
    const given = s.play(
      'red',
      'bid 3 midlands',
      'troops london 2',
      'mercenaries london 1',
      'move neville wales',
      'guard neville',
    );
    expect(given.log).toEqual([]);
    expect(given.sealed).toBeUndefined();
    const taken = given.play(
      'red',
      'unbid',
      'troops london 0',
      'mercenaries london 0',
      'stay neville',
      'unguard neville',
    );
    expect(taken.state).toEqual(s.state);
    expect(given.play('red', 'clear').state).toEqual(s.state);
    expect(refuses(s, 'red', 'clear', 'unbid', 'stay neville', 'unguard neville', 'troops london 0')).toEqual([
      'plan-is-empty',
      ...new Array<string>(4).fill('no-such-order'),
    ]);
    expect(refuses(given, 'red', 'bid 3 midlands', 'troops london 2', 'move neville wales')).toEqual(
      new Array<string>(3).fill('already-so'),
    );
  });
  test('rule 4.1 E39 a plan dearer than the treasury may be confirmed; the preview says what will be bought', () => {
    const s = board({ red: 'york', money: { red: 7 } }).play('red', 'troops york 4');
    expect(viewOf(s, 'red').plan).toMatchObject({
      cost: 12,
      paid: 6,
      left: 1,
      short: true,
      forces: [{ price: 12, bought: 2 }],
    });
    const over = lockAll(s);
    expect(told(over, 'troops-short')).toMatchObject([{ seat: 'red', place: 'york', planned: 4, bought: 2, price: 6 }]);
  });
  test('rule 4.1 F47 an order that loses its support is kept and shown as ignored; given afresh it is refused', () => {
    const s = board({ blue: 'neville', red: 'london' }).play(
      'blue',
      'move neville south-east',
      'troops london 3',
      'stay neville',
    );
    expect(viewOf(s, 'blue').plan).toMatchObject({
      cost: 0,
      short: false,
      forces: [{ place: 'london', troops: 3, ignored: 'no-presence' }],
    });
    expect(refuses(s, 'blue', 'troops london 2')).toEqual(['no-presence']);
    const over = lockAll(s);
    expect(told(over, 'order-ignored')).toMatchObject([{ seat: 'blue', reason: 'no-presence' }]);
    expect([money(over, 'blue'), owner(over, 'london')]).toEqual([200, 'red']);
    expect(viewOf(s.play('blue', 'move neville south-east'), 'blue').plan?.forces[0]?.ignored).toBeNull();
  });
});

describe('the bid', () => {
  test('rule 4.2 E28 any whole sum up to the treasury, on one landing region; 0 is no bid', () => {
    const s = board({ money: { red: 4 } });
    accepts(s, 'red', 'bid 0 midlands', 'bid 1 midlands', 'bid 4 south-east');
    expect(refuses(s, 'red', 'bid 5 midlands', 'bid 1 wales')).toEqual(['bid-above-treasury', 'no-landing']);
    const one = s.play('red', 'bid 2 midlands', 'bid 3 south-east');
    expect(viewOf(one, 'red').plan?.bid).toEqual({ sum: 3, region: 'south-east' });
    expect(told(lockAll(s.play('red', 'bid 0 midlands')), 'no-captain')).toHaveLength(1);
  });
});

describe('moves', () => {
  test('rule 4.3 E37 the examples of King’s Lynn and Plymouth; there is no way round Scotland', () => {
    const s = board({ red: 'ship-kings-lynn ship-plymouth ship-berwick' });
    expect(reach(s, 'red', 'ship-kings-lynn')).toEqual(['mi-sea', 'ne-east', 'nm-east', 'se-sea', 'wc-sea']);
    expect(reach(s, 'red', 'ship-plymouth')).toEqual(['mi-sea', 'ne-west', 'se-sea', 'wa-sea', 'wc-sea']);
    expect(reach(s, 'red', 'ship-berwick')).toEqual(['mi-sea', 'ne-east', 'nm-east']);
    expect(refuses(s, 'red', 'sail ship-berwick nm-west', 'sail ship-pembroke wa-sea')).toEqual([
      'beyond-two-zones',
      'not-your-piece',
    ]);
  });
  test('rule 4.3 M90 Plymouth reaches Wales or Northern England by the west coast', () => {
    accepts(board({ red: 'ship-plymouth' }), 'red', 'sail ship-plymouth wa-sea', 'sail ship-plymouth ne-west');
    expect(refuses(board({ red: 'ship-plymouth' }), 'red', 'sail ship-plymouth ne-east')).toEqual(['beyond-two-zones']);
  });
  test('rule 4.3 F49 a ship that comes back to her home zone is in port again', () => {
    const s = carriedOut({ red: 'ship-plymouth@se-sea', plans: { red: { moves: { 'ship-plymouth': 'wc-sea' } } } });
    expect(told(s, 'ship-moved')).toMatchObject([{ ship: 'ship-plymouth', from: 'se-sea', to: 'wc-sea', port: true }]);
  });
  const ROADS = [
    ['northern-marches', 'northern-england'],
    ['northern-england', 'midlands northern-marches wales'],
    ['midlands', 'northern-england south-east wales'],
    ['south-east', 'midlands west-country'],
    ['west-country', 'south-east wales'],
    ['wales', 'midlands northern-england west-country'],
  ] as const;
  test.for(ROADS)('rule 4.4 E36 from %s a noble goes to %s', ([from, to]) => {
    const s = board({ red: `percy@${from}` });
    expect(reach(s, 'red', 'percy').filter((region) => region !== from)).toEqual(to.split(' '));
  });
  test('rule 4.4 E36 the corners are closed', () => {
    expect(refuses(board({ red: 'tudor' }), 'red', 'move tudor south-east')).toEqual(['no-shared-border']);
    expect(refuses(board({ red: 'mowbray' }), 'red', 'move mowbray west-country')).toEqual(['no-shared-border']);
  });
  test('rule 4.4 E38 any number of ships and nobles may share a zone or a region', () => {
    const s = carriedOut({
      red: 'stafford ship-sandwich',
      yellow: 'neville@midlands ship-plymouth@se-sea',
      blue: 'mowbray',
      green: 'tudor@midlands ship-kings-lynn@se-sea',
      plans: { red: { moves: { stafford: 'midlands' } } },
    });
    expect(Object.values(viewOf(s).nobles)).toEqual(['midlands', 'midlands', 'midlands', 'midlands']);
    expect(told(s, 'region-judged')[2]?.ranking.map(({ seat, cp }) => [seat, cp])).toEqual([
      ['yellow', 10],
      ['blue', 8],
      ['green', 8],
      ['red', 6],
    ]);
  });
  test('rule 4.4 4.3 N93 a piece without an order stays; ordered to where it is it stays too and adds no presence', () => {
    const given = { red: 'stafford ship-berwick', yellow: 'london bristol' };
    const s = board(given);
    accepts(s, 'red', 'move stafford south-east', 'sail ship-berwick nm-east');
    const stays = s.play('red', 'move stafford south-east');
    expect(targets(stays, 'red')).toEqual(['london']);
    expect(told(lockAll(stays), 'noble-moved')).toEqual([]);
  });
});

describe('troops, mercenaries and presence', () => {
  const EXAMPLE = { red: 'windsor stafford', yellow: 'bishop-winchester carisbrooke', blue: 'neville' };
  test('rule 4.5 4.6 A5 E31 E32 the example: only yellow may attack in the South East; Neville’s move opens it to blue', () => {
    const s = board(EXAMPLE);
    expect([targets(s, 'red'), targets(s, 'yellow'), targets(s, 'blue')]).toEqual([
      ['windsor'],
      ['carisbrooke', 'windsor'],
      ['carisbrooke'],
    ]);
    expect(targets(s.play('blue', 'move neville south-east'), 'blue')).toEqual(['carisbrooke', 'windsor']);
    expect(refuses(s, 'yellow', 'troops winchester 2')).toEqual(['nobody-owns-it']);
  });
  test('rule 4.5 E31 troops and mercenaries may share a place, and go on places only', () => {
    const s = board({ red: 'windsor', mercenaries: { red: 2 } });
    const both = s.play('red', 'troops windsor 2', 'mercenaries windsor 2');
    expect(viewOf(both, 'red').plan?.forces).toMatchObject([{ troops: 2, mercenaries: 2, role: 'defence', price: 6 }]);
    expect(s.try('red', 'troops neville 1')?.because.why).toBe('not-an-action');
  });
  test('rule 4.5 N95 twenty troops at most, mercenaries as many as are held and besides the twenty', () => {
    const s = board({ red: 'windsor london', mercenaries: { red: 3 } }).play(
      'red',
      'troops windsor 15',
      'troops london 5',
      'mercenaries london 3',
    );
    expect(refuses(s, 'red', 'troops london 6', 'mercenaries windsor 1', 'mercenaries london 4')).toEqual([
      'not-enough-troops',
      'not-enough-mercenaries',
      'not-enough-mercenaries',
    ]);
    accepts(s, 'red', 'troops windsor 14', 'mercenaries london 2');
  });
  test('rule 4.5 M88 the example: one mercenary on Windsor costs nothing, and the plan is 47', () => {
    const s = board({
      red: 'windsor stafford',
      yellow: 'bishop-winchester winchester carisbrooke',
      blue: 'neville',
      mercenaries: { red: 1 },
      money: { red: 47 },
    });
    const plan = [
      'troops winchester 3',
      'move stafford west-country',
      'troops carisbrooke 4',
      'mercenaries windsor 1',
      'guard stafford',
      'bribe neville',
    ];
    expect(viewOf(s.play('red', ...plan), 'red').plan).toMatchObject({ cost: 47, paid: 47, left: 0, short: false });
  });
  const GIVES = ['herbert', 'harlech', 'cardiff', 'st-davids', 'bishop-st-davids'];
  test.for(GIVES)('rule 4.6 E32 %s gives presence in Wales', (card) =>
    expect(targets(board({ red: card, yellow: 'pembroke' }), 'red')).toContain('pembroke'),
  );
  test('rule 4.6 E32 a port gives presence, a ship never does', () => {
    expect(targets(board({ red: 'pembroke', yellow: 'harlech' }), 'red')).toContain('harlech');
    expect(targets(board({ red: 'ship-pembroke', yellow: 'harlech' }), 'red')).toEqual([]);
  });
  test('rule 4.6 E32 a moving noble gives presence where he leaves and where he goes', () => {
    const s = board({ blue: 'neville', yellow: 'bristol cardiff', red: 'london' });
    expect(targets(s.play('blue', 'move neville south-east'), 'blue')).toEqual(['bristol', 'london']);
  });
  test('rule 4.6 E33 cards picked this turn count', () => {
    const s = board({ players: 2, turn: 2, red: 'bamburgh', shown: 'durham', phase: { name: 'draft', picked: 7 } });
    expect(targets(s.play('yellow', 'pick durham'), 'yellow')).toEqual(['bamburgh', 'durham']);
  });
  test('rule 4.6 E34 the Captain of Calais gives no presence', () => {
    const s = board({ yellow: 'york', red: 'kenilworth' }).play('yellow', 'bid 5 midlands');
    expect(refuses(s, 'yellow', 'troops kenilworth 4')).toEqual(['no-presence']);
  });
});

describe('bribes', () => {
  test('rule 4.7 E29 black on those of others, white on own ones, anywhere; one cube per person', () => {
    const s = board({ red: 'neville bishop-exeter', yellow: 'percy ship-berwick' });
    accepts(s, 'red', 'bribe percy', 'bribe ship-berwick', 'guard neville', 'guard bishop-exeter');
    expect(refuses(s, 'red', 'bribe neville', 'guard percy', 'bribe tudor', 'guard tudor')).toEqual([
      'your-own-person',
      'not-your-person',
      'nobody-owns-it',
      'nobody-owns-it',
    ]);
    expect(refuses(s.play('red', 'bribe percy', 'guard neville'), 'red', 'bribe percy', 'guard neville')).toEqual([
      'cube-lies-there',
      'cube-lies-there',
    ]);
  });
  test('rule 4.7 E29 six cubes of each colour', () => {
    const six = ['percy', 'clifford', 'plantagenet', 'stanley', 'mowbray', 'stafford'];
    const s = board({ red: 'london', yellow: [...six, 'neville'].join(' ') });
    const full = s.play('red', ...six.map((noble) => `bribe ${noble}`));
    expect(refuses(full, 'red', 'bribe neville')).toEqual(['no-cube-left']);
    const guarded = s.play('yellow', ...six.map((noble) => `guard ${noble}`));
    expect(refuses(guarded, 'yellow', 'guard neville')).toEqual(['no-cube-left']);
  });
  const PRICES = [
    ['bishop-exeter', 6, 3],
    ['ship-plymouth', 10, 5],
    ['herbert', 8, 4],
    ['neville', 20, 10],
    ['bishop-york', 8, 4],
  ] as const;
  test.for(PRICES)('rule 4.7 E30 %s: black %i, white %i', ([person, black, white]) => {
    const s = board({ red: person, yellow: 'london' });
    expect(viewOf(s.play('yellow', `bribe ${person}`), 'yellow').plan?.cost).toBe(black);
    expect(viewOf(s.play('red', `guard ${person}`), 'red').plan?.cost).toBe(white);
  });
  test('rule 4.7 E35 players of the same house may bribe and attack each other', () => {
    const s = board({ red: 'windsor', blue: 'london neville' });
    accepts(s, 'red', 'troops london 3', 'bribe neville');
  });
});
