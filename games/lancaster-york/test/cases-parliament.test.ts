// Cases of Parliament.
import { describe, expect, test } from 'vitest';
import { attacking, titlesMoved } from './cases-scene.ts';
import { carriedOut, decidedBy, heard, judged, ranking, type Scene, scores, told, viewOf } from './rules-scene.ts';

const pointsIn = (s: Scene, name: string): readonly (readonly [string, number])[] =>
  (told(s, 'region-judged').find(({ region }) => region === name)?.ranking ?? []).map(({ seat, cp }) => [seat, cp]);
const votesIn = (s: Scene, name: string) => told(s, 'votes-cast').find(({ region }) => region === name);

describe('scoring', () => {
  test('case 55 a noble wins the tie', () => {
    const s = judged({ yellow: 'mowbray@northern-england kingston', red: 'pontefract york' });
    expect(pointsIn(s, 'northern-england')).toEqual([
      ['yellow', 10],
      ['red', 10],
    ]);
    expect(ranking(s, 'northern-england')).toEqual([
      ['yellow', 9],
      ['red', 6],
    ]);
    const real = judged({ yellow: 'neville@northern-england kingston', red: 'pontefract york' });
    expect(pointsIn(real, 'northern-england')).toEqual([
      ['yellow', 12],
      ['red', 10],
    ]);
  });
  test('case 56 bishop before town', () => {
    const s = judged({ red: 'percy@northern-england bishop-york', yellow: 'plantagenet lincoln' });
    expect(pointsIn(s, 'northern-england')).toEqual([
      ['red', 12],
      ['yellow', 12],
    ]);
    expect(decidedBy(s, 'northern-england')).toBe('bishop');
  });
  test('case 57 the second noble', () => {
    const s = judged({ red: 'percy@northern-england york', yellow: 'plantagenet herbert@northern-england' });
    expect(pointsIn(s, 'northern-england')).toEqual([
      ['yellow', 13],
      ['red', 13],
    ]);
    expect(decidedBy(s, 'northern-england')).toBe('nobles');
  });
  test('case 58 ships count where they sail', () => {
    const s = judged({ red: 'sandwich ship-sandwich ship-plymouth@se-sea', yellow: 'london' });
    expect(pointsIn(s, 'south-east')).toEqual([
      ['red', 6],
      ['yellow', 4],
    ]);
    expect(ranking(s, 'south-east')).toEqual([
      ['red', 7],
      ['yellow', 4],
    ]);
  });
  test('case 59 a port before ships, then the turn order', () => {
    const s = judged({ red: 'pembroke', yellow: 'ship-pembroke', blue: 'ship-plymouth@wa-sea' });
    expect(ranking(s, 'wales')).toEqual([
      ['red', 5],
      ['yellow', 2],
      ['blue', 0],
    ]);
  });
  test('case 60 alone in a region', () => {
    expect(ranking(judged({ green: 'cardiff' }), 'wales')).toEqual([['green', 5]]);
  });
  test('case 61 the western coast of the Northern Marches', () => {
    expect(pointsIn(judged({ red: 'ship-pembroke@nm-west' }), 'northern-marches')).toEqual([['red', 2]]);
  });
  test('case 62 houses put their holdings together', () => {
    const s = judged({
      red: 'pontefract york',
      blue: 'lincoln',
      yellow: 'mowbray@northern-england',
      green: 'bishop-york kingston',
    });
    expect(votesIn(s, 'northern-england')).toMatchObject({
      votes: 9,
      cp: { lancaster: 13, york: 13 },
      house: 'york',
      by: 'nobles',
    });
  });
  test('case 63 twenty votes to nineteen', () => {
    const s = judged({ red: 'carlisle lincoln', blue: 'winchester', yellow: 'norwich exeter', green: 'cardiff' });
    expect(told(s, 'king-crowned')).toMatchObject([
      { house: 'lancaster', votes: { lancaster: 20, york: 19 }, by: null, seats: ['red', 'blue'], vp: 5 },
    ]);
    expect(scores(s)).toEqual([4 + 9 + 5, 8 + 6, 7 + 5, 5]);
  });
  test('case 64 equal votes: the holdings of the houses', () => {
    const s = judged({ yellow: 'neville@midlands', green: 'london', red: 'percy', blue: 'bristol cardiff' });
    expect(told(s, 'king-crowned')).toMatchObject([
      { house: 'york', votes: { lancaster: 15, york: 15 }, by: 'nobles', seats: ['yellow', 'green'] },
    ]);
  });
  test('case 65 trade, wherever the ship sails', () => {
    const s = judged({ red: 'plymouth ship-plymouth@se-sea' });
    expect(told(s, 'trade-scored')).toMatchObject([{ seat: 'red', ports: ['plymouth'], vp: 2 }]);
  });
  test('case 66 church', () => {
    const s = judged({ yellow: 'york bishop-york durham bishop-durham' });
    expect(told(s, 'church-scored')).toMatchObject([{ seat: 'yellow', vp: 6 }]);
    expect(told(judged({ yellow: 'lincoln bishop-york' }), 'church-scored')).toEqual([]);
  });
  test.for([2, 3])('case 67 no votes, no king: %i players', (players) => {
    const s = judged({ players, red: 'cardiff' });
    expect(heard(s).filter((say) => /votes|king/.test(say))).toEqual([]);
    expect(scores(s)).toEqual([5, 0, 0].slice(0, players));
  });
  test('case 118 the best of those level is first, the next best second', () => {
    const s = judged({
      red: 'kings-lynn ship-kings-lynn',
      yellow: 'norwich',
      blue: '',
      captain: { seat: 'blue', region: 'midlands' },
    });
    expect(pointsIn(s, 'midlands').map(([, cp]) => cp)).toEqual([4, 4, 4]);
    expect(ranking(s, 'midlands')).toEqual([
      ['blue', 8],
      ['yellow', 5],
      ['red', 0],
    ]);
  });
  test('case 119 level in everything: the turn order', () => {
    const s = judged({ red: 'percy@northern-england', yellow: 'plantagenet' });
    expect(ranking(s, 'northern-england')).toEqual([
      ['red', 9],
      ['yellow', 6],
    ]);
    expect(votesIn(s, 'northern-england')).toMatchObject({ house: 'lancaster', votes: 9, by: 'turn-order' });
  });
  test('case 120 equal ships', () => {
    const red = 'ship-berwick@se-sea ship-kingston@se-sea';
    const yellow = 'ship-kings-lynn@se-sea ship-sandwich';
    const s = judged({ red, yellow });
    expect([ranking(s, 'south-east'), decidedBy(s, 'south-east')]).toEqual([
      [
        ['red', 7],
        ['yellow', 4],
      ],
      'turn-order',
    ]);
    const three = judged({ red, yellow: `${yellow} ship-plymouth@se-sea` });
    expect([pointsIn(three, 'south-east'), decidedBy(three, 'south-east')]).toEqual([
      [
        ['yellow', 6],
        ['red', 4],
      ],
      'control-points',
    ]);
  });
  test('case 121 the captain votes for the house of his owner', () => {
    const s = judged({ captain: { seat: 'red', region: 'midlands' }, yellow: 'norwich' });
    expect(votesIn(s, 'midlands')).toMatchObject({ house: 'lancaster', votes: 8 });
  });
  test('case 122 an empty region', () => {
    const s = judged({ red: 'london' });
    expect([ranking(s, 'wales'), votesIn(s, 'wales')?.house]).toEqual([[], null]);
    const marker = (now: Scene) => viewOf(now).markers.find(({ region }) => region === 'wales')?.house;
    const turnFive = judged({ turn: 5, red: 'london' });
    expect([marker(turnFive), marker(s)]).toEqual([null, 'lancaster']);
  });
  test('case 123 who holds a title when it is scored', () => {
    const s = carriedOut({
      yellow: 'plymouth sandwich',
      green: 'berwick stafford',
      plans: attacking({ green: { sandwich: 2 } }),
    });
    expect(titlesMoved(s)).toEqual(['warden-cinque-ports yellow > green']);
    expect(told(s, 'titles-scored')).toMatchObject([{ seat: 'green', titles: ['warden-cinque-ports'], vp: 4 }]);
  });
  test('case 124 the captain is worth 4 once', () => {
    const s = judged({ captain: { seat: 'red', region: 'midlands' } });
    expect(pointsIn(s, 'midlands')).toEqual([['red', 4]]);
    expect(told(s, 'titles-scored')).toMatchObject([{ seat: 'red', titles: ['captain-calais'], vp: 4 }]);
    expect(scores(s)[0]).toBe(8 + 5 + 4);
  });
  test('case 125 each port with its own ship', () => {
    const trade = (red: string) => told(judged({ red }), 'trade-scored').map(({ vp }) => vp);
    expect(trade('berwick kingston ship-berwick ship-kingston')).toEqual([4]);
    expect(trade('berwick kingston ship-berwick')).toEqual([2]);
  });
  test('case 126 two players', () => {
    const s = judged({
      players: 2,
      red: 'mowbray norwich',
      yellow: 'coventry',
      captain: { seat: 'red', region: 'south-east' },
    });
    expect(pointsIn(s, 'midlands')).toEqual([
      ['red', 12],
      ['yellow', 3],
    ]);
    expect(ranking(s, 'midlands')).toEqual([
      ['red', 8],
      ['yellow', 5],
    ]);
    expect(ranking(s, 'south-east')).toEqual([['red', 7]]);
  });
  test('case 138 any number may share a zone or a region', () => {
    const s = judged({
      red: 'ship-berwick@se-sea ship-kingston@se-sea mowbray percy@midlands',
      yellow: 'ship-sandwich stanley@midlands',
      blue: 'ship-plymouth@se-sea tudor@midlands',
      green: 'herbert@midlands',
    });
    expect(new Map(pointsIn(s, 'south-east'))).toEqual(
      new Map([
        ['red', 4],
        ['yellow', 2],
        ['blue', 2],
      ]),
    );
    expect(new Map(pointsIn(s, 'midlands'))).toEqual(
      new Map([
        ['red', 17],
        ['blue', 8],
        ['yellow', 6],
        ['green', 4],
      ]),
    );
  });
  test('case 141 the order of deployment and of Parliament', () => {
    const own = { red: 'london', yellow: 'york', blue: 'bristol', green: 'cardiff' };
    const s = carriedOut({
      ...own,
      plans: attacking({ red: { london: 1 }, yellow: { york: 1 }, blue: { bristol: 1 }, green: { cardiff: 1 } }),
    });
    expect(told(s, 'force-placed').map(({ seat }) => seat)).toEqual(['green', 'blue', 'yellow', 'red']);
    const full = judged({ red: 'berwick plymouth ship-berwick durham bishop-durham' });
    expect(told(full, 'region-judged').map(({ region }) => region)).toEqual([
      'northern-marches',
      'northern-england',
      'midlands',
      'south-east',
      'west-country',
      'wales',
    ]);
    const last = heard(full)
      .filter((say) => /judged|crowned|-scored/.test(say))
      .slice(6);
    expect(last).toEqual(['king-crowned', 'titles-scored', 'trade-scored', 'church-scored']);
  });
});
