// Cases of the Captain of Calais, bribery and combat.
import { describe, expect, test } from 'vitest';
import { attacking, cubes, fought, ignored, NO_TAX, titlesMoved, toPlanning, workedTurn } from './cases-scene.ts';
import {
  type Board,
  board,
  carriedOut,
  heard,
  judged,
  lockAll,
  money,
  owner,
  player,
  ranking,
  reach,
  type Scene,
  scores,
  told,
  viewOf,
} from './rules-scene.ts';

const bribes = (s: Scene): readonly string[] =>
  s.log.flatMap((entry) => {
    if (entry.say === 'bribe-failed') return [`${entry.seat} fails ${entry.person}`];
    return entry.say === 'bribe-worked' ? [`${entry.seat} ${entry.person} from ${entry.from}`] : [];
  });

describe('Captain of Calais', () => {
  test('case 36 equal bids: the earlier in turn order; both pay', () => {
    const plans = { red: { bid: { sum: 5, region: 'south-east' } }, yellow: { bid: { sum: 5, region: 'midlands' } } };
    const s = carriedOut({ plans });
    expect(told(s, 'captain-won')).toMatchObject([{ seat: 'red', region: 'south-east', sum: 5, tied: ['yellow'] }]);
    expect([money(s, 'red'), money(s, 'yellow')]).toEqual([195, 195]);
    expect(ranking(s, 'south-east')).toEqual([['red', 7]]);
  });
  test('case 37 nobody bids', () => {
    const s = carriedOut({});
    expect([told(s, 'no-captain').length, told(s, 'titles-scored'), scores(s)]).toEqual([1, [], [0, 0, 0, 0]]);
  });
  test('case 38 the captain counts as a noble', () => {
    const s = judged({ captain: { seat: 'red', region: 'south-east' }, yellow: 'london' });
    expect(ranking(s, 'south-east')).toEqual([
      ['red', 7],
      ['yellow', 4],
    ]);
  });
  test('case 39 he cannot be bribed and goes back', () => {
    const s = board({});
    expect(s.try('red', 'bribe captain-calais')?.because.why).toBe('not-an-action');
    const after = lockAll(s.play('red', 'bid 1 midlands'));
    expect([heard(after).includes('captain-returned'), viewOf(after).captain]).toEqual([true, null]);
  });
});

describe('bribery', () => {
  test('case 40 person and card change hands where he stands', () => {
    const s = carriedOut({ blue: 'neville', plans: { red: { black: ['neville'] } } });
    expect(told(s, 'bribe-worked')).toMatchObject([{ seat: 'red', from: 'blue', at: 'west-country' }]);
    expect([owner(s, 'neville'), viewOf(s).nobles.neville, player(s, 'red').cards]).toEqual([
      'red',
      'west-country',
      ['neville'],
    ]);
  });
  test('case 41 a white cube stops one attempt; the last briber keeps him', () => {
    const black = { black: ['neville'] };
    const plans = { yellow: { white: ['neville'] }, red: black, blue: black, green: black };
    const s = carriedOut({ yellow: 'neville', plans });
    expect(bribes(s)).toEqual(['green fails neville', 'blue neville from yellow', 'red neville from blue']);
    expect(owner(s, 'neville')).toBe('red');
  });
  test('case 42 prices', () => {
    const persons = ['bishop-exeter', 'ship-plymouth', 'herbert'];
    const yellow = persons.join(' ');
    expect([...cubes(carriedOut({ yellow, plans: { red: { black: persons } } }))].sort()).toEqual([
      'black bishop-exeter 6',
      'black herbert 8',
      'black ship-plymouth 10',
    ]);
    expect([...cubes(carriedOut({ yellow, plans: { yellow: { white: persons } } }))].sort()).toEqual([
      'white bishop-exeter 3',
      'white herbert 4',
      'white ship-plymouth 5',
    ]);
  });
  test('case 43 an attack outlives the noble that gave presence', () => {
    const plans = { red: { black: ['neville'] }, blue: { troops: { winchester: 3 } } };
    const s = carriedOut({ blue: 'neville@south-east', yellow: 'winchester', plans });
    expect([owner(s, 'neville'), fought(s)]).toEqual(['red', ['blue winchester taken 1']]);
  });
  test('case 44 an idle white cube goes back, its price stays paid', () => {
    const s = carriedOut({ yellow: 'neville', plans: { yellow: { white: ['neville'] } } });
    expect(told(s, 'guards-returned')).toMatchObject([{ persons: ['neville'] }]);
    expect(money(s, 'yellow')).toBe(190);
    expect(viewOf(toPlanning(s), 'yellow').plan?.free.white).toBe(6);
  });
  test('case 104 the new owner has him where he stands, and orders him from the next turn on', () => {
    const plans = { blue: { moves: { neville: 'south-east' } }, red: { black: ['neville'] } };
    const s = carriedOut({ blue: 'neville', plans });
    expect(told(s, 'region-judged').find(({ region }) => region === 'south-east')?.ranking).toMatchObject([
      { seat: 'red', cp: 10 },
    ]);
    expect(reach(toPlanning(s), 'red', 'neville')).toEqual(['midlands', 'south-east', 'west-country']);
  });
  test('case 105 players of one house may bribe each other', () => {
    const s = carriedOut({ blue: 'neville', plans: { red: { black: ['neville'] } } });
    expect([player(s, 'red').house, player(s, 'blue').house, owner(s, 'neville')]).toEqual([
      'lancaster',
      'lancaster',
      'red',
    ]);
  });
  test('case 106 the earliest in turn order acts last and keeps him', () => {
    const black = { black: ['percy'] };
    const s = carriedOut({ yellow: 'percy', plans: { green: black, red: black } });
    expect([bribes(s), owner(s, 'percy')]).toEqual([['green percy from yellow', 'red percy from green'], 'red']);
  });
  test('case 107 own bribes in the order of payment, titles after each', () => {
    const s = carriedOut({
      yellow: 'ship-berwick ship-kingston ship-kings-lynn',
      red: 'ship-sandwich ship-plymouth ship-pembroke',
      titles: { 'lord-high-admiral': 'yellow' },
      plans: { green: { black: ['ship-plymouth', 'ship-kingston'] } },
    });
    expect(bribes(s)).toEqual(['green ship-kingston from yellow', 'green ship-plymouth from red']);
    expect(titlesMoved(s)).toEqual(['lord-high-admiral yellow > red']);
  });
  test('case 108 one bribe takes and gives at the same moment', () => {
    const s = carriedOut({
      yellow: 'ship-berwick ship-kingston',
      red: 'ship-sandwich ship-plymouth',
      blue: 'ship-pembroke',
      titles: { 'lord-high-admiral': 'yellow' },
      plans: { blue: { black: ['ship-berwick'] } },
    });
    expect(titlesMoved(s)).toEqual(['lord-high-admiral yellow > red']);
  });
  test('case 109 a white cube protects only whom it lies on', () => {
    const plans = { yellow: { white: ['bishop-durham'] }, red: { black: ['bishop-exeter'] } };
    const s = carriedOut({ yellow: 'bishop-durham bishop-exeter', plans });
    expect([owner(s, 'bishop-exeter'), owner(s, 'bishop-durham')]).toEqual(['red', 'yellow']);
  });
});

/** Yellow owns Windsor; the others have presence and attack it with so many. */
const windsor = (given: Board): Scene =>
  carriedOut({ yellow: 'windsor', red: 'stafford', blue: 'london', green: 'sandwich', ...given });

describe('combat', () => {
  test('case 45 garrisons of 2 and 3', () => {
    const plans = attacking({ red: { winchester: 3, carisbrooke: 4 } });
    const s = carriedOut({ red: 'stafford beaufort', yellow: 'winchester carisbrooke', plans });
    expect(fought(s)).toEqual(['red winchester taken 1', 'red carisbrooke taken 1']);
    expect(player(s, 'red').cards).toEqual(expect.arrayContaining(['winchester', 'carisbrooke']));
  });
  test('case 46 later attackers meet what is left', () => {
    const plans = attacking({ red: { winchester: 3, carisbrooke: 4 }, blue: { winchester: 3 } });
    const given: Board = { red: 'stafford beaufort', yellow: 'winchester carisbrooke', blue: 'sandwich' };
    const s = carriedOut({ ...given, order: 'yellow blue red green', plans });
    expect(fought(s).at(-1)).toBe('blue winchester taken 2');
    expect([owner(s, 'winchester'), owner(s, 'carisbrooke')]).toEqual(['blue', 'red']);
  });
  test('case 47 both sides empty: neutral, the card on the pile', () => {
    const s = windsor({ plans: attacking({ red: { windsor: 3 } }) });
    expect([fought(s), owner(s, 'windsor')]).toEqual([['red windsor neutral 0'], undefined]);
    expect(told(s, 'cards-shown').at(-1)?.waiting).toEqual(['windsor']);
  });
  test('case 48 a place that became neutral is entered without a fight', () => {
    const s = windsor({ plans: attacking({ green: { windsor: 3 }, red: { windsor: 1 } }) });
    expect([fought(s), owner(s, 'windsor')]).toEqual([['green windsor neutral 0', 'red windsor entered 1'], 'red']);
    expect(player(s, 'red').cards).toContain('windsor');
  });
  test('case 49 the next must beat who entered', () => {
    const s = windsor({ plans: attacking({ green: { windsor: 3 }, blue: { windsor: 2 }, red: { windsor: 1 } }) });
    expect(fought(s)).toEqual(['green windsor neutral 0', 'blue windsor entered 2', 'red windsor held 1']);
    expect(owner(s, 'windsor')).toBe('blue');
  });
  test('case 50 the garrison comes once', () => {
    const second = (count: number) =>
      fought(
        windsor({
          mercenaries: { yellow: 1 },
          plans: {
            yellow: { mercenaries: { windsor: 1 } },
            green: { troops: { windsor: 3 } },
            red: { troops: { windsor: count } },
          },
        }),
      );
    expect(second(1)).toEqual(['green windsor held 1', 'red windsor neutral 0']);
    expect(second(2)).toEqual(['green windsor held 1', 'red windsor taken 1']);
  });
  test('case 51 a port has a garrison of 1', () => {
    const attack = (count: number) =>
      fought(carriedOut({ yellow: 'sandwich', red: 'stafford', plans: attacking({ red: { sandwich: count } }) }));
    expect([attack(1), attack(2)]).toEqual([['red sandwich neutral 0'], ['red sandwich taken 1']]);
  });
  test('case 52 mercenaries alone', () => {
    const s = windsor({ mercenaries: { red: 4 }, plans: { red: { mercenaries: { windsor: 4 } } } });
    expect([fought(s), viewOf(s).supply, player(s, 'red').mercenaries]).toEqual([['red windsor taken 1'], 17, 0]);
  });
  test('case 53 deployed mercenaries go, the others stay', () => {
    const plans = { red: { mercenaries: { winchester: 2 } } };
    const s = carriedOut({ red: 'winchester', mercenaries: { red: 5 }, plans });
    expect([fought(s), viewOf(s).supply, player(s, 'red').mercenaries]).toEqual([[], 14, 3]);
  });
  test('case 54 reverse turn order', () => {
    const s = carriedOut({
      red: 'stafford windsor',
      yellow: 'fitzalan london',
      blue: 'sandwich beaufort@south-east',
      green: 'winchester neville@south-east',
      plans: attacking({ red: { london: 1 }, yellow: { sandwich: 1 }, blue: { winchester: 1 }, green: { windsor: 1 } }),
    });
    expect(told(s, 'battle-fought').map(({ seat }) => seat)).toEqual(['green', 'blue', 'yellow', 'red']);
  });
  test('case 110 nobody stands aside for his own house', () => {
    const s = carriedOut({
      order: 'yellow blue red green',
      yellow: 'winchester',
      red: 'windsor',
      blue: 'london',
      plans: attacking({ red: { winchester: 3 }, blue: { winchester: 3 } }),
    });
    expect(fought(s)).toEqual(['red winchester taken 1', 'blue winchester taken 2']);
  });
  test('case 111 a ship in a captured port stays with its owner', () => {
    const s = carriedOut({
      yellow: 'plymouth ship-plymouth',
      red: 'bristol',
      plans: attacking({ red: { plymouth: 2 } }),
    });
    expect([owner(s, 'plymouth'), owner(s, 'ship-plymouth'), told(s, 'trade-scored')]).toEqual(['red', 'yellow', []]);
  });
  test('case 112 the bishop of a captured town stays with his owner', () => {
    const s = carriedOut({
      yellow: 'durham bishop-durham',
      green: 'percy',
      plans: attacking({ green: { durham: 3 } }),
    });
    expect([owner(s, 'durham'), owner(s, 'bishop-durham'), told(s, 'church-scored')]).toEqual(['green', 'yellow', []]);
  });
  test('case 113 troops, mercenaries and garrison together', () => {
    const s = carriedOut({
      red: 'windsor',
      yellow: 'fitzalan',
      mercenaries: { red: 1 },
      plans: { red: { troops: { windsor: 2 }, mercenaries: { windsor: 1 } }, yellow: { troops: { windsor: 5 } } },
    });
    expect(fought(s)).toEqual(['yellow windsor held 1']);
  });
  test('case 114 the Constable changes between two battles', () => {
    const s = carriedOut({
      yellow: 'pontefract windsor london',
      green: 'bamburgh plantagenet fitzalan',
      plans: attacking({ green: { pontefract: 4, london: 3 } }),
    });
    const said = heard(s).filter((say) => say === 'battle-fought' || say === 'title-taken');
    expect(said).toEqual(['battle-fought', 'title-taken', 'battle-fought']);
    expect(titlesMoved(s)).toEqual(['constable-tower yellow > green']);
  });
  test('case 115 mercenaries alone enter a neutral port', () => {
    const s = carriedOut({
      yellow: 'sandwich',
      green: 'windsor',
      red: 'stafford',
      mercenaries: { red: 2 },
      plans: { green: { troops: { sandwich: 1 } }, red: { mercenaries: { sandwich: 2 } } },
    });
    expect(fought(s)).toEqual(['green sandwich neutral 0', 'red sandwich entered 2']);
    expect([player(s, 'red').cards.includes('sandwich'), viewOf(s).supply]).toEqual([true, 17]);
  });
  test('case 116 a captured castle has its garrison again next turn', () => {
    const taken = carriedOut({
      turn: 2,
      yellow: 'windsor',
      red: 'stafford',
      blue: 'london',
      pile: `${NO_TAX.replace('stafford ', '')} harlech`,
      plans: attacking({ red: { windsor: 4 } }),
    });
    const next = lockAll(toPlanning(taken).play('blue', 'troops windsor 3'));
    expect(told(next, 'battle-fought').at(-1)).toMatchObject({ against: 'red', garrison: 3, result: 'neutral' });
  });
  test('case 117 the worked example of the rules', () => {
    const s = workedTurn();
    expect([money(s, 'red'), ignored(s), owner(s, 'neville')]).toEqual([0, 0, 'red']);
    expect(fought(s)).toEqual(['red winchester taken 1', 'red carisbrooke taken 1', 'blue winchester taken 2']);
    expect(titlesMoved(s)).toEqual(['constable-tower board > red']);
    const judgedAt = (name: string) =>
      told(s, 'region-judged')
        .find(({ region }) => region === name)
        ?.ranking.map(({ seat, cp, vp }) => [seat, cp, vp]);
    expect(judgedAt('south-east')).toEqual([
      ['red', 16, 7],
      ['yellow', 3, 4],
      ['blue', 3, 0],
    ]);
    expect(judgedAt('west-country')).toEqual([['red', 12, 6]]);
    expect(told(s, 'king-crowned')).toMatchObject([{ house: 'lancaster', votes: { lancaster: 13, york: 0 } }]);
    expect(scores(s)).toEqual([22, 4, 5, 0]);
  });
  test('case 142 troops and mercenaries go home alike', () => {
    const plans = { red: { troops: { winchester: 2 }, mercenaries: { winchester: 1 } } };
    const s = carriedOut({ yellow: 'winchester', red: 'stafford', mercenaries: { red: 1 }, plans });
    expect([fought(s), viewOf(s).supply]).toEqual([['red winchester taken 1'], 17]);
    expect(viewOf(toPlanning(s), 'red').plan?.free.troops).toBe(20);
  });
});
