// Cases of titles and of the end of the game.
import { lancasterYork } from '@rose/lancaster-york';
import { describe, expect, test } from 'vitest';
import { attacking, draftOut, fought, NO_TAX, OVER, titlesMoved } from './cases-scene.ts';
import {
  type Board,
  board,
  carriedOut,
  judged,
  lockAll,
  owner,
  player,
  type Scene,
  scores,
  told,
  viewOf,
} from './rules-scene.ts';

const pointsIn = (s: Scene, name: string): readonly (readonly [string, number])[] =>
  (told(s, 'region-judged').find(({ region }) => region === name)?.ranking ?? []).map(({ seat, cp }) => [seat, cp]);

const ADMIRAL = 'lord-high-admiral';
const CONSTABLE = 'constable-tower';

describe('titles', () => {
  test('case 68 strictly more takes the title', () => {
    const pile = `ship-sandwich ship-plymouth ship-pembroke ${NO_TAX}`;
    const first = board({ turn: 2, red: 'ship-berwick', yellow: 'ship-kingston', pile, phase: 'draft' });
    const two = first.play('red', 'pick ship-sandwich');
    expect(viewOf(two).titles[ADMIRAL]).toBe('red');
    const level = two.play('yellow', 'pick ship-plymouth');
    expect(viewOf(level).titles[ADMIRAL]).toBe('red');
    const round = level.play('blue', 'pick percy').play('green', 'pick clifford').play('red', 'pick plantagenet');
    expect(viewOf(round.play('yellow', 'pick ship-pembroke')).titles[ADMIRAL]).toBe('yellow');
  });
  test('case 69 level at two, then more', () => {
    const given: Board = {
      yellow: 'ship-berwick ship-kingston ship-kings-lynn',
      red: 'ship-sandwich ship-plymouth',
      blue: 'ship-pembroke',
    };
    const blue = { black: ['ship-berwick'] };
    expect(titlesMoved(carriedOut({ ...given, plans: { blue } }))).toEqual([]);
    const both = carriedOut({ ...given, plans: { blue, red: { black: ['ship-kingston'] } } });
    expect(titlesMoved(both)).toEqual([`${ADMIRAL} yellow > red`]);
  });
  test('case 70 the Constable falls to one castle', () => {
    const lost = (yellow: string, green: string) =>
      titlesMoved(
        carriedOut({
          blue: 'windsor harlech',
          yellow,
          green,
          red: 'stafford',
          titles: { [CONSTABLE]: 'blue' },
          plans: attacking({ red: { windsor: 4 } }),
        }),
      );
    expect(lost('bamburgh pontefract', 'kenilworth carisbrooke')).toEqual([`${CONSTABLE} blue > yellow`]);
    expect(lost('bamburgh', 'kenilworth')).toEqual([`${CONSTABLE} blue > board`]);
  });
  test('case 71 the archbishop of York counts for Canterbury', () => {
    const s = board({ turn: 2, red: 'bishop-york', pile: 'bishop-exeter', phase: 'draft' });
    expect(titlesMoved(s.play('red', 'pick bishop-exeter'))).toEqual(['archbishop-canterbury board > red']);
  });
  test('case 72 three titles', () => {
    const s = judged({
      red: 'ship-berwick ship-kingston windsor harlech',
      captain: { seat: 'red', region: 'midlands' },
    });
    expect(told(s, 'titles-scored')).toMatchObject([{ seat: 'red', vp: 12 }]);
  });
  test('case 136 own battles by region, titles after each', () => {
    const s = carriedOut({
      yellow: 'bamburgh pontefract harlech',
      red: 'kenilworth windsor carisbrooke',
      green: 'plantagenet beaufort',
      titles: { [CONSTABLE]: 'yellow' },
      plans: attacking({ green: { pontefract: 4, carisbrooke: 4 } }),
    });
    expect(fought(s)).toEqual(['green pontefract taken 1', 'green carisbrooke taken 1']);
    expect(titlesMoved(s)).toEqual([`${CONSTABLE} yellow > red`]);
  });
  test('case 139 a title goes back and is won again', () => {
    const s = carriedOut({
      turn: 2,
      yellow: 'ship-berwick ship-kingston',
      green: 'ship-pembroke',
      pile: `ship-sandwich ${NO_TAX}`,
      plans: { blue: { black: ['ship-berwick'] } },
    });
    expect(titlesMoved(s)).toEqual([`${ADMIRAL} yellow > board`]);
    expect(told(s, 'titles-scored')).toEqual([]);
    let next = s;
    while (!next.active().includes('green')) {
      const [seat] = next.active();
      if (!seat) throw new Error('nobody picks');
      next = next.play(seat, next.legal(seat).find((text) => text !== 'pick ship-sandwich') ?? '');
    }
    expect(viewOf(next.play('green', 'pick ship-sandwich')).titles[ADMIRAL]).toBe('green');
  });
  test('case 140 the order of the current turn', () => {
    const s = carriedOut({
      turn: 3,
      order: 'green blue yellow red',
      blue: 'windsor harlech',
      red: 'bamburgh pontefract',
      green: 'kenilworth carisbrooke',
      yellow: 'stafford',
      titles: { [CONSTABLE]: 'blue' },
      plans: attacking({ yellow: { windsor: 4 } }),
    });
    expect(titlesMoved(s)).toEqual([`${CONSTABLE} blue > green`]);
  });
});

const over = (given: Board): Scene => board({ turn: 5, phase: OVER, ...given });
const places = (s: Scene): readonly string[] => (viewOf(s).ranking ?? []).map(({ seat }) => seat);
const kings = (lancaster: number): readonly string[] =>
  Array.from({ length: 5 }, (_, turn) => (turn < lancaster ? 'lancaster' : 'york'));

describe('end', () => {
  test('case 73 more kings, then holdings', () => {
    const levelHouses = over({ scores: { red: 100, yellow: 100, blue: 50, green: 50 }, kings: kings(3) });
    expect(levelHouses.outcome).toMatchObject({ winners: ['red'], how: 'more-kings' });
    const level: Board = { scores: { red: 100, yellow: 50, blue: 100, green: 50 }, kings: kings(3) };
    expect(over({ ...level, blue: 'percy', red: 'mowbray windsor' }).outcome).toMatchObject({
      winners: ['blue'],
      how: 'better-holdings',
    });
    expect(over({ ...level, blue: 'windsor', red: 'london york' }).outcome?.winners).toEqual(['blue']);
  });
  test('case 74 three level, no houses', () => {
    const scoresOf = { red: 80, yellow: 80, blue: 80 };
    const better = over({ players: 3, scores: scoresOf, red: 'lincoln', yellow: 'york', blue: 'berwick' });
    expect(places(better)).toEqual(['yellow', 'red', 'blue']);
    const order = 'blue red yellow';
    const level = over({ players: 3, scores: scoresOf, order });
    expect([places(level), level.outcome?.how]).toEqual([order.split(' '), 'earlier-in-order']);
  });
  test('case 75 captured: it counts at once and pays from the next turn', () => {
    const s = carriedOut({
      turn: 2,
      red: 'stafford',
      yellow: 'windsor london',
      pile: `${NO_TAX.replace('stafford ', '')} herbert neville`,
      plans: attacking({ red: { windsor: 4, london: 3 } }),
    });
    expect(pointsIn(s, 'south-east')).toEqual([['red', 16]]);
    expect(told(s, 'taxes-paid')).toEqual([]);
    const next = draftOut(s);
    const paid = Object.fromEntries(told(next, 'taxes-paid').map(({ seat, sum }) => [seat, sum]));
    expect([paid['red'], paid['yellow']]).toEqual([8, 0]);
  });
  test('case 76 neutral: it counts for nobody and is offered next turn', () => {
    const s = carriedOut({ turn: 2, red: 'stafford', yellow: 'windsor', plans: attacking({ red: { windsor: 3 } }) });
    expect(pointsIn(s, 'south-east')).toEqual([['red', 6]]);
    expect([viewOf(s).turn, viewOf(s).shown.includes('windsor')]).toEqual([3, true]);
    expect(viewOf(s).shown).toHaveLength(9);
  });
  test('case 127 three level: kings first, then holdings', () => {
    const level = { scores: { red: 110, yellow: 110, blue: 110, green: 50 } };
    const york = over({ ...level, kings: kings(2) });
    expect([york.outcome?.winners, york.outcome?.how]).toEqual([['yellow'], 'more-kings']);
    expect(places(over({ ...level, kings: kings(3), blue: 'percy', yellow: 'neville' }))).toEqual([
      'blue',
      'red',
      'yellow',
      'green',
    ]);
  });
  test('case 128 the second noble decides', () => {
    const s = over({
      players: 2,
      scores: { red: 90, yellow: 90 },
      red: 'percy stanley',
      yellow: 'plantagenet clifford fitzalan',
    });
    expect(s.outcome).toMatchObject({ winners: ['red'], how: 'better-holdings' });
  });
  test('case 129 the number of castles decides', () => {
    const s = over({
      players: 3,
      scores: { red: 90, blue: 90, yellow: 10 },
      red: 'percy bamburgh pontefract london york',
      blue: 'plantagenet kenilworth windsor harlech',
    });
    expect(s.outcome?.winners).toEqual(['blue']);
  });
  test('case 130 the captain has gone back before the end is judged', () => {
    const before = { turn: 5, scores: { red: 96, blue: 83 }, red: 'herbert' };
    const s = judged({ ...before, captain: { seat: 'blue', region: 'midlands' } });
    expect(scores(s)).toEqual([96 + 5 + 5, 0, 83 + 8 + 5 + 4, 0]);
    const level = judged({ ...before, scores: { red: 90, blue: 83 }, captain: { seat: 'blue', region: 'midlands' } });
    expect(scores(level)).toEqual([100, 0, 100, 0]);
    expect([level.outcome?.winners, level.outcome?.how]).toEqual([['red'], 'better-holdings']);
  });
  test('case 131 money and mercenaries decide nothing', () => {
    const given: Board = {
      players: 2,
      scores: { red: 100, yellow: 100 },
      money: { red: 40, yellow: 0 },
      mercenaries: { red: 4 },
    };
    expect(over({ ...given, order: 'yellow red' }).outcome?.winners).toEqual(['yellow']);
    expect(over({ ...given, order: 'red yellow' }).outcome?.winners).toEqual(['red']);
  });
  test('case 143 who leaves without a bot: his plan is emptied, then the first card, no aid', () => {
    const { standIn } = lancasterYork;
    if (!standIn) throw new Error('the game knows no stand-in');
    const deed = (s: Scene): string => lancasterYork.write(standIn(lancasterYork.view(s.state, 'green'), 'green'));
    let s = board({ green: 'percy neville london', scores: { red: 9 } }).play(
      'green',
      'move percy northern-england',
      'troops london 2',
      'bid 3 midlands',
    );
    for (const seat of ['red', 'yellow', 'blue'] as const) s = s.play(seat, 'lock');
    while (s.active().includes('green') && viewOf(s).turn === 1) s = s.play('green', deed(s));
    expect([told(s, 'plan-revealed').find(({ seat }) => seat === 'green')?.plan, viewOf(s).turn]).toEqual([
      { bid: null, moves: [], sails: [], forces: [], black: [], white: [] },
      2,
    ]);
    while (!s.active().includes('green')) {
      const [seat] = s.active();
      s = s.play(seat ?? 'red', s.legal(seat ?? 'red')[0] ?? '');
    }
    expect(deed(s)).toBe(`pick ${viewOf(s).shown[0]}`);
    const asked = board({ turn: 2, scores: { red: 9, yellow: 9, blue: 9 }, phase: 'taxes' });
    expect([asked.active(), deed(asked)]).toEqual([['green'], 'decline-aid']);
    expect(lockAll(asked.play('green', deed(asked))).state.turn).toBe(3);
    expect([player(asked, 'green').aid, owner(asked, 'london')]).toEqual([true, undefined]);
  });
});
