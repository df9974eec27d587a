// Section 7: combat.
import { describe, expect, test } from 'vitest';
import { type Board, board, carriedOut, lockAll, owner, player, told, viewOf } from './rules-scene.ts';

/** The battles of a turn: `red windsor taken 1`. */
const battles = (given: Board): readonly string[] =>
  carriedOut(given).log.flatMap((entry) => {
    if (entry.say === 'battle-fought') return [`${entry.seat} ${entry.place} ${entry.result} ${entry.left}`];
    return entry.say === 'place-entered' ? [`${entry.seat} ${entry.place} entered ${entry.left}`] : [];
  });
/** Yellow owns Windsor; the others attack it with so many troops, and everybody has presence. */
const windsor = (
  forces: { red?: number; blue?: number; green?: number; yellow?: number },
  more: Board = {},
): readonly string[] =>
  battles({
    yellow: 'windsor',
    red: 'stafford',
    blue: 'london',
    green: 'sandwich',
    plans: Object.fromEntries(Object.entries(forces).map(([seat, count]) => [seat, { troops: { windsor: count } }])),
    ...more,
  });

describe('order of battles', () => {
  test('rule 7.1 H56 reverse turn order', () => {
    expect(windsor({ red: 5, blue: 5, green: 5 })).toEqual([
      'green windsor taken 2',
      'blue windsor taken 3',
      'red windsor taken 2',
    ]);
    expect(windsor({ red: 5, blue: 5 }, { order: 'blue red yellow green' })).toEqual([
      'red windsor taken 2',
      'blue windsor taken 3',
    ]);
  });
  test('rule 7.1 H57 own battles by region in Parliament order, then castle, large town, town, port', () => {
    const yellow = 'windsor london winchester sandwich bamburgh harlech';
    const places = yellow.split(' ');
    const found = battles({
      yellow,
      red: 'stafford percy herbert',
      plans: { red: { troops: Object.fromEntries(places.map((place) => [place, 3])) } },
    });
    expect(found.map((text) => text.split(' ')[1])).toEqual([
      'bamburgh',
      'windsor',
      'london',
      'winchester',
      'sandwich',
      'harlech',
    ]);
  });
  test('rule 7.1 M87 the example: blue stands before red in turn order, so blue attacks second', () => {
    const given: Board = {
      order: 'yellow blue red green',
      red: 'windsor stafford',
      yellow: 'bishop-winchester winchester carisbrooke',
      blue: 'neville',
      plans: {
        red: { moves: { stafford: 'west-country' }, troops: { winchester: 3, carisbrooke: 4 } },
        blue: { moves: { neville: 'south-east' }, troops: { winchester: 3 } },
      },
    };
    expect(battles(given)).toEqual(['red winchester taken 1', 'red carisbrooke taken 1', 'blue winchester taken 2']);
    const s = carriedOut(given);
    expect([owner(s, 'winchester'), owner(s, 'carisbrooke')]).toEqual(['blue', 'red']);
  });
  test('rule 7.1 N101 battles are compulsory, also against a player of the own house', () => {
    const plans = { red: { troops: { winchester: 3 } }, blue: { troops: { winchester: 3 } } };
    expect(
      battles({ order: 'yellow blue red green', yellow: 'winchester', red: 'windsor', blue: 'london', plans }),
    ).toEqual(['red winchester taken 1', 'blue winchester taken 2']);
  });
});

describe('garrison and battle', () => {
  test('rule 7.2 H58 H59 castle 3, town of either size 2, port 1; equal forces leave the place neutral', () => {
    const yellow = 'windsor london winchester sandwich';
    const attack = (count: (garrison: number) => number) =>
      battles({
        yellow,
        red: 'stafford',
        plans: { red: { troops: { windsor: count(3), london: count(2), winchester: count(2), sandwich: count(1) } } },
      });
    expect(attack((garrison) => garrison + 1).every((text) => text.endsWith('taken 1'))).toBe(true);
    expect(attack((garrison) => garrison).every((text) => text.endsWith('neutral 0'))).toBe(true);
    expect(attack(() => 1).map((text) => text.split(' ').slice(2).join(' '))).toEqual([
      'held 2',
      'held 1',
      'held 1',
      'neutral 0',
    ]);
  });
  test('rule 7.2 H58 the garrison joins troops and mercenaries, and comes once per turn', () => {
    const given: Board = {
      yellow: 'windsor',
      red: 'stafford',
      green: 'sandwich',
      mercenaries: { yellow: 1 },
      plans: {
        yellow: { troops: { windsor: 2 }, mercenaries: { windsor: 1 } },
        green: { troops: { windsor: 5 } },
        red: { troops: { windsor: 2 } },
      },
    };
    expect(battles(given)).toEqual(['green windsor held 1', 'red windsor taken 1']);
    expect(told(carriedOut(given), 'battle-fought')).toMatchObject([
      { defenders: { troops: 2, mercenaries: 1 }, garrison: 3, losses: 5 },
      { garrison: 0, losses: 1 },
    ]);
  });
  test('rule 7.2 H62 H63 mercenaries and troops are equal; mercenaries alone may attack or defend', () => {
    const mixed = { red: { troops: { winchester: 2 }, mercenaries: { winchester: 1 } } };
    expect(battles({ yellow: 'winchester', red: 'stafford', mercenaries: { red: 1 }, plans: mixed })).toEqual([
      'red winchester taken 1',
    ]);
    const alone = carriedOut({
      yellow: 'windsor',
      red: 'stafford',
      mercenaries: { red: 4 },
      plans: { red: { mercenaries: { windsor: 4 } } },
    });
    expect([owner(alone, 'windsor'), player(alone, 'red').mercenaries, viewOf(alone).supply]).toEqual(['red', 0, 17]);
    expect(
      windsor(
        { red: 4 },
        {
          mercenaries: { yellow: 2 },
          plans: { yellow: { mercenaries: { windsor: 2 } }, red: { troops: { windsor: 4 } } },
        },
      ),
    ).toEqual(['red windsor held 1']);
  });
  test('rule 7.2 N96 a group that arrives with no token is no attack, and no garrison steps out', () => {
    expect(windsor({ red: 2, blue: 4 }, { money: { red: 2 } })).toEqual(['blue windsor taken 1']);
  });
  test('rule 7.2 N102 the ship in a captured port and the bishop of a captured town stay with their owner', () => {
    const s = carriedOut({
      yellow: 'plymouth ship-plymouth durham bishop-durham',
      red: 'neville percy',
      plans: { red: { troops: { plymouth: 2, durham: 3 } } },
    });
    expect(['plymouth', 'ship-plymouth', 'durham', 'bishop-durham'].map((card) => owner(s, card))).toEqual([
      'red',
      'yellow',
      'red',
      'yellow',
    ]);
    expect([told(s, 'trade-scored'), told(s, 'church-scored')]).toEqual([[], []]);
  });
});

describe('later attackers and neutral places', () => {
  test('rule 7.3 H60 later attackers face only what is left', () => {
    expect(windsor({ yellow: 1, green: 3, red: 1 })).toEqual(['green windsor held 1', 'red windsor neutral 0']);
    expect(windsor({ yellow: 1, green: 3, red: 2 })).toEqual(['green windsor held 1', 'red windsor taken 1']);
  });
  test('rule 7.3 H60 H61 a place that became neutral is entered without a fight; the next must beat who entered', () => {
    expect(windsor({ green: 3, blue: 1 })).toEqual(['green windsor neutral 0', 'blue windsor entered 1']);
    const given: Board = {
      plans: { green: { troops: { windsor: 3 } }, blue: { troops: { windsor: 2 } }, red: { troops: { windsor: 1 } } },
    };
    expect(windsor({}, given)).toEqual(['green windsor neutral 0', 'blue windsor entered 2', 'red windsor held 1']);
    const s = carriedOut({ yellow: 'windsor', red: 'stafford', blue: 'london', green: 'sandwich', ...given });
    expect([owner(s, 'windsor'), viewOf(s).waiting]).toEqual(['blue', []]);
  });
  test('rule 7.3 H66 a place that ends the phase neutral gives nothing to anybody, and is offered next turn', () => {
    const s = carriedOut({ yellow: 'windsor kenilworth', red: 'stafford', plans: { red: { troops: { windsor: 3 } } } });
    expect(told(s, 'region-judged')[3]?.ranking).toMatchObject([{ seat: 'red', cp: 6 }]);
    expect(told(s, 'title-returned')).toMatchObject([{ title: 'constable-tower', from: 'yellow' }]);
    expect(told(s, 'titles-scored')).toEqual([]);
    expect(viewOf(s).shown).toHaveLength(9);
    expect(viewOf(s).shown[0]).toBe('windsor');
  });
});

describe('the end of the phase', () => {
  test('rule 7.4 H64 all mercenaries on the board return to the supply, those that did not fight too', () => {
    const s = lockAll(
      board({ red: 'winchester', mercenaries: { red: 5 }, plans: { red: { mercenaries: { winchester: 2 } } } }),
    );
    expect(told(s, 'forces-went-home')).toEqual([{ say: 'forces-went-home', mercenaries: 2, supply: 14 }]);
    expect(player(s, 'red').mercenaries).toBe(3);
  });
  test('rule 7.4 H64 the place has its garrison again next turn', () => {
    const taken = carriedOut({
      players: 2,
      yellow: 'windsor',
      red: 'stafford',
      plans: { red: { troops: { windsor: 4 } } },
    });
    let s = taken;
    while (viewOf(s).phase.name !== 'planning') {
      const [seat] = s.active() as ['red' | 'yellow'];
      s = s.play(seat, s.legal(seat).find((text) => text !== 'take-aid') as string);
    }
    expect([viewOf(s).turn, owner(s, 'windsor')]).toEqual([2, 'red']);
    const given = { turn: 2, red: 'windsor', yellow: 'london', plans: { yellow: { troops: { windsor: 4 } } } };
    expect(battles(given)).toEqual(['yellow windsor taken 1']);
  });
  test('rule 7.4 H65 a captured place scores in this Parliament and pays tax from next turn', () => {
    const s = carriedOut({
      players: 2,
      turn: 2,
      yellow: 'york',
      red: 'pontefract',
      money: { red: 9, yellow: 0 },
      plans: { red: { troops: { york: 3 } } },
    });
    expect(told(s, 'region-judged')[1]?.ranking).toMatchObject([{ seat: 'red', cp: 10 }]);
    expect(player(s, 'red')).toMatchObject({ money: 0, income: 6 });
  });
  test('rule 7.4 N103 only places become ownerless again', () => {
    const s = carriedOut({
      yellow: 'winchester bishop-winchester stafford ship-sandwich sandwich',
      red: 'london',
      plans: { red: { troops: { winchester: 2, sandwich: 1 }, black: ['stafford'] } },
    });
    expect(
      ['winchester', 'sandwich', 'bishop-winchester', 'stafford', 'ship-sandwich'].map((card) => owner(s, card)),
    ).toEqual([undefined, undefined, 'yellow', 'red', 'yellow']);
  });
});
