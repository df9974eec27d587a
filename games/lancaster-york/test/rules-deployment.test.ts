// Section 5: deployment.
import { describe, expect, test } from 'vitest';
import { type Board, carriedOut, money, player, type Seat, told, viewOf } from './rules-scene.ts';

/** What a seat bought, in the order of payment: cubes by person, troops as place:number. */
const bought = (given: Board, seat: Seat): readonly string[] => {
  const s = carriedOut(given);
  return s.log.flatMap((entry) => {
    if (entry.say === 'cube-paid' && entry.seat === seat) return [`${entry.colour} ${entry.person}`];
    if ((entry.say === 'troops-paid' || entry.say === 'troops-short') && entry.seat === seat && entry.bought > 0)
      return [`${entry.place}:${entry.bought}`];
    return [];
  });
};

describe('bids', () => {
  const bids = (red: number, yellow: number, green: number) =>
    carriedOut({
      money: { red: 9, yellow: 9, green: 9 },
      plans: {
        red: { bid: { sum: red, region: 'south-east' } },
        yellow: { bid: { sum: yellow, region: 'midlands' } },
        green: { bid: { sum: green, region: 'midlands' } },
      },
    });
  test('rule 5.1 F40 all bids are paid, the highest wins, ties go to the earlier player', () => {
    const s = bids(5, 5, 2);
    expect(told(s, 'captain-won')).toEqual([
      { say: 'captain-won', seat: 'red', region: 'south-east', sum: 5, tied: ['yellow'] },
    ]);
    expect([money(s, 'red'), money(s, 'yellow'), money(s, 'green')]).toEqual([4, 4, 7]);
    expect(told(bids(4, 5, 2), 'captain-won')).toMatchObject([{ seat: 'yellow', region: 'midlands' }]);
    expect(told(bids(0, 0, 0), 'no-captain')).toHaveLength(1);
  });
  test('rule 5.1 F48 he counts 4 in the region of the bid and goes back at the end of the turn', () => {
    const s = bids(5, 3, 2);
    expect(told(s, 'region-judged')[3]?.ranking).toEqual([{ seat: 'red', cp: 4, vp: 7 }]);
    expect(told(s, 'titles-scored')).toMatchObject([{ seat: 'red', titles: ['captain-calais'], vp: 4 }]);
    expect([viewOf(s).captain, told(s, 'captain-returned')]).toEqual([
      null,
      [{ say: 'captain-returned', seat: 'red' }],
    ]);
  });
  test('rule 5.1 A6 all else goes in reverse turn order', () => {
    const s = carriedOut({
      order: 'yellow red green blue',
      red: 'windsor',
      yellow: 'london',
      blue: 'york',
      green: 'bristol',
      plans: {
        red: { troops: { windsor: 1 } },
        yellow: { troops: { london: 1 } },
        blue: { troops: { york: 1 } },
        green: { troops: { bristol: 1 } },
      },
    });
    expect(told(s, 'force-placed').map(({ seat }) => seat)).toEqual(['blue', 'green', 'red', 'yellow']);
  });
});

describe('not enough money', () => {
  test('rule 5.2 F42 the example: Pontefract before Kenilworth', () => {
    const plans = { red: { troops: { pontefract: 2, kenilworth: 2 } } };
    expect(bought({ red: 'pontefract kenilworth', money: { red: 9 }, plans }, 'red')).toEqual([
      'pontefract:2',
      'kenilworth:1',
    ]);
  });
  test('rule 5.2 F42 bid, white cubes, black cubes, troops', () => {
    const given: Board = {
      yellow: 'neville york',
      red: 'percy',
      plans: {
        yellow: { bid: { sum: 3, region: 'midlands' }, white: ['neville'], black: ['percy'], troops: { york: 2 } },
      },
    };
    expect(bought({ ...given, money: { yellow: 40 } }, 'yellow')).toEqual(['white neville', 'black percy', 'york:2']);
    expect(bought({ ...given, money: { yellow: 20 } }, 'yellow')).toEqual(['white neville', 'york:2']);
    expect(money(carriedOut({ ...given, money: { yellow: 20 } }), 'yellow')).toBe(1);
  });
  test('rule 5.2 F42 nobles by rank, then by the votes of their home region; bishops; ships; places by kind', () => {
    const nobles = { green: 'percy plantagenet', plans: { green: { white: ['percy', 'plantagenet'] } } };
    expect(bought({ ...nobles, money: { green: 9 } }, 'green')).toEqual(['white plantagenet']);
    const kinds = {
      green: 'herbert bishop-norwich ship-kingston',
      plans: { green: { white: ['ship-kingston', 'bishop-norwich', 'herbert'] } },
    };
    expect(bought(kinds, 'green')).toEqual(['white herbert', 'white bishop-norwich', 'white ship-kingston']);
    const places = {
      blue: 'winchester sandwich windsor',
      plans: { blue: { troops: { winchester: 2, sandwich: 2, windsor: 2 } } },
    };
    expect(bought({ ...places, money: { blue: 12 } }, 'blue')).toEqual(['windsor:2', 'winchester:2']);
  });
  test('rule 5.2 F43 an item that cannot be paid is dropped and the next is tried', () => {
    const plans = { yellow: { white: ['tudor', 'herbert', 'bishop-exeter'] } };
    const given = { yellow: 'tudor herbert bishop-exeter', plans };
    expect(bought({ ...given, money: { yellow: 15 } }, 'yellow')).toHaveLength(3);
    expect(bought({ ...given, money: { yellow: 11 } }, 'yellow')).toEqual(['white tudor', 'white bishop-exeter']);
    expect(told(carriedOut({ ...given, money: { yellow: 11 } }), 'cube-dropped')).toMatchObject([
      { person: 'herbert', price: 4, money: 3 },
    ]);
  });
  test('rule 5.2 F44 for bishops the region is that of the see, for ships that of the home port', () => {
    const given = { red: 'ship-plymouth@mi-sea ship-sandwich@mi-sea bishop-york bishop-exeter', green: 'london' };
    const ships = { green: { black: ['ship-plymouth', 'ship-sandwich'] } };
    expect(bought({ ...given, money: { green: 10 }, plans: ships }, 'green')).toEqual(['black ship-sandwich']);
    const bishops = { green: { black: ['bishop-exeter', 'bishop-york'] } };
    expect(bought({ ...given, money: { green: 8 }, plans: bishops }, 'green')).toEqual(['black bishop-york']);
  });
  test('rule 5.2 11.1 N97 the votes order payments without houses too', () => {
    const plans = { red: { troops: { harlech: 2, carisbrooke: 1 } } };
    expect(bought({ players: 3, red: 'harlech carisbrooke', money: { red: 6 }, plans }, 'red')).toEqual([
      'carisbrooke:1',
      'harlech:1',
    ]);
  });
});

describe('orders that are ignored', () => {
  const ignored = (given: Board) => {
    const s = carriedOut(given);
    return told(s, 'order-ignored').map(({ seat, reason }) => `${seat} ${reason}`);
  };
  test('rule 5.3 F45 cubes on ownerless persons, white on others’, black on own ones, troops on neutral places', () => {
    const given: Board = {
      red: 'bishop-exeter london',
      yellow: 'percy',
      money: { red: 50 },
      plans: { red: { white: ['percy'], black: ['bishop-exeter', 'ship-berwick'], troops: { winchester: 2 } } },
    };
    expect(ignored(given)).toEqual([
      'red not-your-person',
      'red your-own-person',
      'red nobody-owns-it',
      'red nobody-owns-it',
    ]);
    expect(money(carriedOut(given), 'red')).toBe(50);
  });
  test('rule 5.3 F45 an unreachable move leaves the piece where it is', () => {
    const plans = { red: { moves: { tudor: 'south-east', 'ship-berwick': 'nm-west', percy: 'wales' } } };
    const given = { red: 'tudor ship-berwick', plans };
    expect(ignored(given)).toEqual(['red not-your-piece', 'red no-shared-border', 'red beyond-two-zones']);
    expect(viewOf(carriedOut(given))).toMatchObject({
      nobles: { tudor: 'wales' },
      ships: { 'ship-berwick': 'nm-east' },
    });
  });
  test('rule 5.3 F46 an attack that relied on an unreachable move is illegal itself; its mercenaries stay', () => {
    const given: Board = {
      blue: 'neville',
      yellow: 'york',
      mercenaries: { blue: 2 },
      plans: { blue: { moves: { neville: 'northern-england' }, troops: { york: 3 }, mercenaries: { york: 2 } } },
    };
    expect(ignored(given)).toEqual(['blue no-presence', 'blue no-shared-border']);
    const s = carriedOut(given);
    expect([money(s, 'blue'), player(s, 'blue').mercenaries, told(s, 'battle-fought')]).toEqual([200, 2, []]);
  });
  test('rule 5.3 N94 ignored orders never take money from legal ones', () => {
    const plans = { red: { troops: { lincoln: 3, york: 3 } } };
    expect(bought({ red: 'york', money: { red: 9 }, plans }, 'red')).toEqual(['york:3']);
  });
});

describe('moving and placing', () => {
  test('rule 5.4 F41 M89 each pays, moves and places; troops stand under the own cube or beside the place', () => {
    const s = carriedOut({
      red: 'windsor stafford',
      yellow: 'carisbrooke',
      plans: { red: { moves: { stafford: 'west-country' }, troops: { windsor: 1, carisbrooke: 4 } } },
    });
    expect(told(s, 'noble-moved')).toMatchObject([{ noble: 'stafford', from: 'south-east', to: 'west-country' }]);
    expect(told(s, 'force-placed').map(({ place, owner, troops }) => [place, owner, troops])).toEqual([
      ['windsor', 'red', 1],
      ['carisbrooke', 'yellow', 4],
    ]);
    expect(s.log.filter(({ say }) => say === 'troops-paid')).toHaveLength(2);
  });
});
