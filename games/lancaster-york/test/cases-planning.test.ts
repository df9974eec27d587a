// Cases of movement, presence, attack orders, costs and shortage.
import { describe, expect, test } from 'vitest';
import { attacking, bought, cubes, draftOut, ends, fought, ignored } from './cases-scene.ts';
import {
  accepts,
  type Board,
  board,
  carriedOut,
  lockAll,
  money,
  owner,
  reach,
  refuses,
  type Seat,
  targets,
  told,
  viewOf,
} from './rules-scene.ts';

const sorted = (names: string): readonly string[] => names.split(' ').sort();

describe('movement', () => {
  test('case 16 the ship of King’s Lynn', () => {
    expect([...ends('ship-kings-lynn')].sort()).toEqual(sorted('mi-sea ne-east nm-east se-sea wc-sea'));
    const s = board({ red: 'ship-kings-lynn' });
    expect(reach(s, 'red', 'ship-kings-lynn')).toEqual(sorted('mi-sea ne-east nm-east se-sea wc-sea'));
    const beyond = ['wa-sea', 'ne-west', 'nm-west'].map((zone) => `sail ship-kings-lynn ${zone}`);
    expect(refuses(s, 'red', ...beyond)).toEqual(Array(3).fill('beyond-two-zones'));
  });
  test('case 17 the ship of Plymouth', () => {
    expect([...ends('ship-plymouth')].sort()).toEqual(sorted('wc-sea wa-sea ne-west se-sea mi-sea'));
  });
  test('case 18 the ship of Berwick: there is no way round Scotland', () => {
    expect([...ends('ship-berwick')].sort()).toEqual(sorted('nm-east ne-east mi-sea'));
    expect(refuses(board({ red: 'ship-berwick' }), 'red', 'sail ship-berwick nm-west')).toEqual(['beyond-two-zones']);
  });
  test('case 19 back in port', () => {
    const s = carriedOut({ red: 'ship-plymouth@se-sea', plans: { red: { moves: { 'ship-plymouth': 'wc-sea' } } } });
    expect(told(s, 'ship-moved')).toMatchObject([{ ship: 'ship-plymouth', from: 'se-sea', to: 'wc-sea', port: true }]);
  });
  test('case 20 not through the corner Wales/South East', () => {
    const s = carriedOut({ red: 'herbert', plans: { red: { moves: { herbert: 'south-east' } } } });
    expect([viewOf(s).nobles.herbert, money(s, 'red'), ignored(s)]).toEqual(['wales', 200, 1]);
  });
  test('case 21 not through the corner Midlands/West Country', () => {
    expect([...ends('mowbray')].sort()).toEqual(sorted('midlands northern-england south-east wales'));
  });
  test('case 88 ships of the western seas', () => {
    expect([...ends('ship-pembroke', 'ne-west')].sort()).toEqual(sorted('ne-west nm-west wa-sea wc-sea'));
    expect([...ends('ship-pembroke', 'nm-west')].sort()).toEqual(sorted('nm-west ne-west wa-sea'));
    const given: Board = {
      red: 'ship-pembroke@ne-west',
      plans: { red: { moves: { 'ship-pembroke': 'nm-east' } } },
    };
    expect(viewOf(carriedOut(given)).ships['ship-pembroke']).toBe('ne-west');
  });
  test('case 89 every shared border and no other', () => {
    const far = (at: string) =>
      ends('tudor', at)
        .filter((region) => region !== at)
        .sort();
    expect(far('northern-marches')).toEqual(['northern-england']);
    expect(far('northern-england')).toEqual(sorted('northern-marches midlands wales'));
    expect(far('south-east')).toEqual(sorted('midlands west-country'));
    expect(far('west-country')).toEqual(sorted('south-east wales'));
  });
});

const SOUTH_EAST = ['windsor', 'london', 'winchester', 'sandwich'];
const EXAMPLE: Board = { red: 'windsor stafford', yellow: 'bishop-winchester carisbrooke', blue: 'neville' };
const attacks = (s: ReturnType<typeof board>, seat: Seat): readonly string[] =>
  targets(s, seat).filter((place) => owner(s, place) !== seat);

describe('presence and attack orders', () => {
  test('case 22 the only legal attack in the South East', () => {
    const s = board(EXAMPLE);
    const found = (['red', 'yellow', 'blue', 'green'] as const).map((seat) =>
      attacks(s, seat).filter((place) => SOUTH_EAST.includes(place)),
    );
    expect(found).toEqual([[], ['windsor'], [], []]);
  });
  test('case 23 a moving noble gives presence where he leaves and where he enters', () => {
    expect(attacks(board(EXAMPLE).play('blue', 'move neville south-east'), 'blue')).toEqual(['carisbrooke', 'windsor']);
  });
  test('case 24 troops on a neutral place are ignored and free', () => {
    for (const seat of ['red', 'yellow', 'blue'] as const) {
      const s = carriedOut({ ...EXAMPLE, plans: attacking({ [seat]: { winchester: 2 } }) });
      expect([ignored(s), bought(s), money(s, seat), owner(s, 'winchester')]).toEqual([1, [], 200, undefined]);
    }
  });
  test('case 25 a ship gives no presence', () => {
    const given: Board = { red: 'ship-berwick@ne-east', yellow: 'pontefract' };
    expect(refuses(board(given), 'red', 'troops pontefract 3')).toEqual(['no-presence']);
    const s = carriedOut({ ...given, plans: attacking({ red: { pontefract: 3 } }) });
    expect([ignored(s), fought(s), money(s, 'red')]).toEqual([1, [], 200]);
  });
  test('case 26 an attack that relies on an impossible move', () => {
    const plans = { blue: { moves: { neville: 'northern-england' }, troops: { york: 3 } } };
    const s = carriedOut({ blue: 'neville', yellow: 'york', plans });
    expect([ignored(s), fought(s), money(s, 'blue'), viewOf(s).nobles.neville]).toEqual([2, [], 200, 'west-country']);
  });
  test('case 27 the Captain of Calais gives no presence', () => {
    const plans = { yellow: { bid: { sum: 5, region: 'midlands' }, troops: { kenilworth: 4 } } };
    const s = carriedOut({ red: 'kenilworth', plans });
    expect(told(s, 'captain-won')).toMatchObject([{ seat: 'yellow', region: 'midlands' }]);
    expect([ignored(s), fought(s), money(s, 'yellow')]).toEqual([1, [], 195]);
  });
  test('case 28 players of one house may attack each other', () => {
    const given: Board = { red: 'stafford', blue: 'london' };
    accepts(board(given), 'red', 'troops london 3');
    const s = carriedOut({ ...given, plans: attacking({ red: { london: 3 } }) });
    expect([fought(s), owner(s, 'london')]).toEqual([['red london taken 1'], 'red']);
  });
  test('case 90 presence in the region he leaves and the one he enters, nowhere else', () => {
    const given: Board = { red: 'london', yellow: 'bristol cardiff', blue: 'neville' };
    const s = board(given).play('blue', 'move neville south-east');
    expect(attacks(s, 'blue')).toEqual(['bristol', 'london']);
    const plans = { blue: { moves: { neville: 'south-east' }, troops: { bristol: 1, london: 1, cardiff: 1 } } };
    const after = carriedOut({ ...given, plans });
    expect(told(after, 'order-ignored')).toMatchObject([{ order: { place: 'cardiff' } }]);
    expect(bought(after)).toEqual(['london 1', 'bristol 1']);
  });
  test('case 91 an order to where he stands adds no presence', () => {
    const given: Board = { red: 'stafford', yellow: 'windsor bristol norwich' };
    const s = board(given).play('red', 'move stafford south-east');
    expect(attacks(s, 'red')).toEqual(['windsor']);
    expect(viewOf(lockAll(s)).nobles.stafford).toBe('south-east');
  });
  test('case 92 an attack outlives the place that gave presence', () => {
    const given: Board = { red: 'lincoln', yellow: 'york', green: 'plantagenet' };
    const s = carriedOut({ ...given, plans: attacking({ green: { lincoln: 3 }, red: { york: 3 } }) });
    expect(fought(s)).toEqual(['green lincoln taken 1', 'red york taken 1']);
  });
  test('case 93 an attack outlives the bishop that gave presence, and he gives none to his new owner', () => {
    const given: Board = { yellow: 'bishop-exeter', red: 'plymouth bristol' };
    const plans = { yellow: { troops: { plymouth: 2 } }, green: { black: ['bishop-exeter'], troops: { bristol: 3 } } };
    const s = carriedOut({ ...given, plans });
    expect([owner(s, 'bishop-exeter'), fought(s), owner(s, 'bristol')]).toEqual([
      'green',
      ['yellow plymouth taken 1'],
      'red',
    ]);
  });
  test('case 132 a move taken back leaves an attack that is ignored', () => {
    const start = board({ red: 'london', blue: 'neville' });
    expect(refuses(start, 'blue', 'troops london 3')).toEqual(['no-presence']);
    const s = start.play('blue', 'move neville south-east', 'troops london 3', 'stay neville');
    expect(viewOf(s, 'blue').plan?.forces).toMatchObject([{ place: 'london', ignored: 'no-presence', price: 0 }]);
    const after = lockAll(s);
    expect([money(after, 'blue'), fought(after), viewOf(after).nobles.neville]).toEqual([200, [], 'west-country']);
  });
});

describe('costs and shortage', () => {
  test('case 29 what a plan costs', () => {
    const s = board({ ...EXAMPLE, yellow: 'bishop-winchester winchester carisbrooke', mercenaries: { red: 1 } });
    const orders = [
      'move stafford west-country',
      'troops winchester 3',
      'troops carisbrooke 4',
      'mercenaries windsor 1',
    ];
    const plan = viewOf(s.play('red', ...orders, 'guard stafford', 'bribe neville'), 'red').plan;
    expect(plan?.cubes.map(({ person, price }) => [person, price])).toEqual([
      ['stafford', 6],
      ['neville', 20],
    ]);
    expect(plan?.forces.map(({ place, price }) => `${place} ${price}`).sort()).toEqual([
      'carisbrooke 12',
      'winchester 9',
      'windsor 0',
    ]);
    expect([plan?.cost, plan?.left]).toEqual([47, 153]);
  });
  test('case 30 troops one by one, the region with more votes first', () => {
    const troops = { pontefract: 2, kenilworth: 2 };
    const s = carriedOut({ red: 'pontefract kenilworth', money: { red: 9 }, plans: attacking({ red: troops }) });
    expect(bought(s)).toEqual(['pontefract 2', 'kenilworth 1']);
  });
  test('case 31 bid, white, black, troops: what cannot be paid is dropped', () => {
    const plan = { bid: { sum: 3, region: 'midlands' }, white: ['neville'], black: ['percy'], troops: { london: 2 } };
    const s = carriedOut({ yellow: 'neville london', red: 'percy', money: { yellow: 20 }, plans: { yellow: plan } });
    expect(told(s, 'bid-paid')).toMatchObject([{ sum: 3 }]);
    expect(cubes(s)).toEqual(['white neville 10', 'dropped black percy']);
    expect([bought(s), money(s, 'yellow')]).toEqual([['london 2'], 1]);
  });
  test('case 32 nobles of one rank by the votes of their home', () => {
    const plans = { green: { white: ['percy', 'plantagenet'] } };
    const s = carriedOut({ green: 'percy plantagenet', money: { green: 9 }, plans });
    expect(cubes(s)).toEqual(['white plantagenet 9', 'dropped white percy']);
  });
  test('case 33 castle, then town, then port', () => {
    const troops = { winchester: 2, sandwich: 2, windsor: 2 };
    const s = carriedOut({
      blue: 'winchester sandwich windsor',
      money: { blue: 12 },
      plans: attacking({ blue: troops }),
    });
    expect(bought(s)).toEqual(['windsor 2', 'winchester 2', 'sandwich 0']);
  });
  test('case 34 pointless cubes are ignored and free', () => {
    const plans = { red: { white: ['percy'], black: ['bishop-exeter', 'ship-plymouth'] } };
    const s = carriedOut({ red: 'bishop-exeter', yellow: 'percy', plans });
    expect([ignored(s), cubes(s), money(s, 'red')]).toEqual([3, [], 200]);
  });
  test('case 35 six black cubes, one to a person', () => {
    const nobles = 'percy clifford plantagenet stanley mowbray stafford neville'.split(' ');
    const s = board({ yellow: nobles.join(' ') }).play('red', ...nobles.slice(0, 6).map((noble) => `bribe ${noble}`));
    expect(refuses(s, 'red', 'bribe neville')).toEqual(['no-cube-left']);
    const one = board({ yellow: 'neville' }).play('red', 'bribe neville');
    expect(refuses(one, 'red', 'bribe neville')).toEqual(['cube-lies-there']);
  });
  test('case 95 sums of 0 are no bids; a bid above the treasury is refused', () => {
    const nothing = { sum: 0, region: 'midlands' };
    const s = carriedOut({ plans: { red: { bid: nothing }, blue: { bid: { sum: 0, region: 'south-east' } } } });
    expect([told(s, 'no-captain').length, told(s, 'captain-won')]).toEqual([1, []]);
    expect(refuses(board({ money: { red: 4 } }), 'red', 'bid 5 midlands')).toEqual(['bid-above-treasury']);
  });
  test('case 96 bishops before ships, by the votes of the see', () => {
    const plans = { green: { black: ['ship-plymouth', 'bishop-exeter', 'bishop-york'] } };
    const s = carriedOut({ red: 'ship-plymouth bishop-york', yellow: 'bishop-exeter', money: { green: 14 }, plans });
    expect(cubes(s)).toEqual(['black bishop-york 8', 'black bishop-exeter 6', 'dropped black ship-plymouth']);
  });
  test('case 97 a dear cube is dropped and the next is tried', () => {
    const pay = (purse: number) =>
      cubes(
        carriedOut({
          yellow: 'tudor herbert bishop-exeter',
          money: { yellow: purse },
          plans: { yellow: { white: ['tudor', 'herbert', 'bishop-exeter'] } },
        }),
      );
    expect(pay(15)).toEqual(['white tudor 8', 'white herbert 4', 'white bishop-exeter 3']);
    expect(pay(11)).toEqual(['white tudor 8', 'dropped white herbert', 'white bishop-exeter 3']);
  });
  test('case 98 mercenaries arrive although the troops beside them do not', () => {
    const plans = { red: { troops: { windsor: 3 }, mercenaries: { windsor: 1 } } };
    const s = carriedOut({ red: 'stafford', yellow: 'windsor', money: { red: 5 }, mercenaries: { red: 1 }, plans });
    expect([bought(s), money(s, 'red'), fought(s)]).toEqual([['windsor 1'], 2, ['red windsor held 1']]);
    expect(owner(s, 'windsor')).toBe('yellow');
  });
  test('case 99 a group that does not arrive is no attack', () => {
    const given: Board = { red: 'stafford', blue: 'london', yellow: 'windsor', money: { red: 2 } };
    const plans = attacking({ red: { windsor: 2 }, blue: { windsor: 4 } });
    for (const order of ['red yellow blue green', 'blue yellow red green'])
      expect(fought(carriedOut({ ...given, order, plans }))).toEqual(['blue windsor taken 1']);
  });
  test('case 100 ignored orders take no money from legal ones', () => {
    const s = carriedOut({ red: 'york', money: { red: 9 }, plans: attacking({ red: { lincoln: 3, york: 3 } }) });
    expect([bought(s), money(s, 'red')]).toEqual([['york 3'], 0]);
  });
  test('case 101 an empty plan', () => {
    const s = lockAll(board({ money: { red: 0 } }));
    expect(viewOf(s).turn).toBe(2);
  });
  test('case 102 twenty troops and the mercenaries one holds', () => {
    const s = board({ red: 'windsor york', mercenaries: { red: 3 } });
    accepts(s, 'red', 'troops windsor 20');
    const full = s.play('red', 'troops windsor 20', 'mercenaries windsor 3');
    expect(refuses(full, 'red', 'troops york 1', 'mercenaries york 1')).toEqual([
      'not-enough-troops',
      'not-enough-mercenaries',
    ]);
    expect(refuses(s, 'red', 'troops windsor 21', 'mercenaries windsor 4')).toEqual([
      'not-enough-troops',
      'not-enough-mercenaries',
    ]);
    expect(bought(lockAll(full))).toEqual(['windsor 20']);
  });
  test('case 103 three players: the printed votes still order the payment', () => {
    const plans = attacking({ red: { harlech: 2, carisbrooke: 1 } });
    const s = carriedOut({ players: 3, red: 'harlech carisbrooke', money: { red: 6 }, plans });
    expect(bought(s)).toEqual(['carisbrooke 1', 'harlech 1']);
  });
  test('case 135 ships by the votes of their home port, wherever they sail', () => {
    const given: Board = { red: 'ship-plymouth@mi-sea', blue: 'ship-sandwich@mi-sea', money: { green: 10 } };
    const s = carriedOut({ ...given, plans: { green: { black: ['ship-plymouth', 'ship-sandwich'] } } });
    expect(cubes(s)).toEqual(['black ship-sandwich 10', 'dropped black ship-plymouth']);
  });
});

describe('plans are secret', () => {
  test('case 133 confirmed, reopened, changed; nothing after the last', () => {
    const s = board({}).play('red', 'lock').play('blue', 'lock').play('yellow', 'bid 3 midlands', 'lock');
    const seen = (viewer: Seat) => viewOf(s, viewer);
    expect(seen('red').players.map(({ locked }) => locked)).toEqual([true, true, true, false]);
    const changed = s.play('yellow', 'unlock', 'bid 7 south-east', 'lock');
    expect(JSON.stringify(viewOf(changed, 'green'))).toBe(JSON.stringify(seen('green')));
    const done = changed.play('green', 'lock');
    expect(told(done, 'captain-won')).toMatchObject([{ seat: 'yellow', sum: 7, region: 'south-east' }]);
    expect(done.try('yellow', 'unlock')).toBeDefined();
  });
  test('case 134 the view of red while others plan', () => {
    const pile = 'london york bristol cardiff norwich carlisle';
    const given: Board = { yellow: 'neville', mercenaries: { yellow: 2 }, pile };
    const s = board(given);
    const planned = s
      .play('yellow', 'bid 9 midlands', 'move neville wales', 'guard neville')
      .play('blue', 'bid 4 midlands');
    expect(viewOf(planned, 'red')).toEqual(viewOf(s, 'red'));
    expect(viewOf(planned, 'yellow').plan?.bid).toEqual({ sum: 9, region: 'midlands' });
    const turned = board({ ...given, pile: pile.split(' ').reverse().join(' ') });
    expect(viewOf(turned, 'red')).toEqual(viewOf(s, 'red'));
    expect(viewOf(s, 'red').players[1]).toMatchObject({ money: 200, mercenaries: 2, cards: ['neville'] });
  });
  test('case 144 talk is closed at a table of four from the first pick on', () => {
    const drafted = draftOut(board({ turn: 2, phase: 'draft' }));
    expect([viewOf(drafted).talk, viewOf(board({ phase: 'draft' })).talk]).toEqual([false, false]);
    expect([2, 3].map((players) => viewOf(board({ players })).talk)).toEqual([true, true]);
  });
});
