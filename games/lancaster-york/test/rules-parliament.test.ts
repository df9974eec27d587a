// Section 8: Parliament.
import { describe, expect, test } from 'vitest';
import { workedTurn } from './cases-scene.ts';
import { type Board, board, decidedBy, heard, judged, ranking, scores, told, viewOf } from './rules-scene.ts';

describe('victory points of a region', () => {
  test('rule 8.1 I67 the regions in their order, then the king, then titles and bonuses', () => {
    const s = judged({ red: 'windsor kenilworth durham bishop-durham plymouth ship-plymouth' });
    expect(told(s, 'region-judged').map(({ region }) => region)).toEqual([
      'northern-marches',
      'northern-england',
      'midlands',
      'south-east',
      'west-country',
      'wales',
    ]);
    const rest = heard(s).filter((say) =>
      ['king-crowned', 'titles-scored', 'trade-scored', 'church-scored', 'turn-ended'].includes(say),
    );
    expect(rest).toEqual(['king-crowned', 'titles-scored', 'trade-scored', 'church-scored', 'turn-ended']);
  });
  test('rule 8.1 A2 A3 the example in Northern England; a noble counts his shield in control points', () => {
    const eight = judged({ yellow: 'mowbray@northern-england kingston', red: 'pontefract york' });
    expect(ranking(eight, 'northern-england')).toEqual([
      ['yellow', 9],
      ['red', 6],
    ]);
    expect(decidedBy(eight, 'northern-england')).toBe('nobles');
    const real = judged({ yellow: 'neville@northern-england kingston', red: 'pontefract york' });
    expect(told(real, 'region-judged')[1]?.ranking.map(({ cp }) => cp)).toEqual([12, 10]);
    expect(decidedBy(real, 'northern-england')).toBe('control-points');
  });
  test('rule 8.1 I68 nobody is second without control points', () => {
    expect(ranking(judged({ green: 'cardiff' }), 'wales')).toEqual([['green', 5]]);
    expect(ranking(judged({}), 'wales')).toEqual([]);
  });
  test('rule 8.1 I70 the example of the ships: they count in the region of their zone, on either coast', () => {
    const s = judged({ red: 'sandwich ship-sandwich ship-plymouth@se-sea ship-berwick@nm-west', yellow: 'london' });
    expect(ranking(s, 'south-east')).toEqual([
      ['red', 7],
      ['yellow', 4],
    ]);
    expect(told(s, 'region-judged')[0]?.ranking).toMatchObject([{ seat: 'red', cp: 2 }]);
    expect(ranking(judged({ red: 'ship-pembroke@ne-west' }), 'northern-england')).toEqual([['red', 9]]);
  });
});

describe('ties in a region', () => {
  const TIES: readonly (readonly [string, Board, string, string, string])[] = [
    [
      'the captain is a noble of 4',
      { red: '', yellow: 'london', captain: { seat: 'red', region: 'south-east' } },
      'south-east',
      'red',
      'nobles',
    ],
    [
      'a second noble counts before a large town',
      { red: 'percy@northern-england york', yellow: 'plantagenet herbert@northern-england' },
      'northern-england',
      'yellow',
      'nobles',
    ],
    [
      'a castle before large town and port',
      { red: 'london sandwich', yellow: 'windsor' },
      'south-east',
      'yellow',
      'royalCastle',
    ],
    [
      'a large town before two ships',
      { red: 'ship-sandwich ship-plymouth@se-sea', yellow: 'london' },
      'south-east',
      'yellow',
      'largeTown',
    ],
    ['a bishop before a town', { red: 'winchester', yellow: 'bishop-winchester' }, 'south-east', 'yellow', 'bishop'],
    [
      'the example: the archbishop before Lincoln',
      { red: 'percy@northern-england bishop-york', yellow: 'plantagenet lincoln' },
      'northern-england',
      'red',
      'bishop',
    ],
    ['a port before a ship', { red: 'ship-pembroke', yellow: 'pembroke' }, 'wales', 'yellow', 'port'],
    [
      'equal ships: the turn order',
      { red: 'ship-pembroke', yellow: 'ship-plymouth@wa-sea' },
      'wales',
      'red',
      'turn-order',
    ],
    [
      'what stands in other regions breaks no tie, nor does a captain who landed elsewhere',
      {
        red: 'ship-pembroke',
        yellow: 'ship-plymouth@wa-sea neville windsor',
        captain: { seat: 'yellow', region: 'midlands' },
      },
      'wales',
      'red',
      'turn-order',
    ],
    [
      'equal nobles: the turn order',
      { order: 'yellow red blue green', red: 'percy@northern-england', yellow: 'plantagenet' },
      'northern-england',
      'yellow',
      'turn-order',
    ],
  ];
  test.for(TIES)('rule 8.2 I69 %s', ([, given, region, first, by]) => {
    const s = judged(given);
    expect([ranking(s, region)[0]?.[0], decidedBy(s, region)]).toEqual([first, by]);
    expect(ranking(s, region)).toHaveLength(2);
  });
  test('rule 8.2 I69 a bishop and a ship before a town and a port', () => {
    const s = judged({ red: 'winchester sandwich', yellow: 'bishop-winchester ship-sandwich' });
    expect([ranking(s, 'south-east')[0]?.[0], decidedBy(s, 'south-east')]).toEqual(['yellow', 'bishop']);
  });
  test('rule 8.2 N104 three level: the best is first, the next best second', () => {
    const s = judged({
      red: 'kings-lynn ship-kings-lynn',
      yellow: 'norwich',
      captain: { seat: 'blue', region: 'midlands' },
    });
    expect(ranking(s, 'midlands')).toEqual([
      ['blue', 8],
      ['yellow', 5],
      ['red', 0],
    ]);
    expect(told(s, 'region-judged')[2]?.ranking.map(({ by }) => by)).toEqual(['nobles', 'largeTown', undefined]);
    const ports = judged({ red: 'pembroke', yellow: 'ship-pembroke', blue: 'ship-plymouth@wa-sea' });
    expect(ranking(ports, 'wales').map(([seat]) => seat)).toEqual(['red', 'yellow', 'blue']);
  });
});

describe('votes and king', () => {
  const votes = (given: Board, region: string) =>
    told(judged(given), 'votes-cast').find((entry) => entry.region === region);
  test('rule 8.3 I71 the example: Neville worth 8 wins York the votes', () => {
    const given = {
      red: 'pontefract',
      blue: 'york lincoln',
      yellow: 'tudor@northern-england kingston',
      green: 'bishop-york',
    };
    expect(votes(given, 'northern-england')).toMatchObject({
      votes: 9,
      cp: { lancaster: 13, york: 13 },
      house: 'york',
      by: 'nobles',
    });
  });
  test('rule 8.3 I71 last resort: the house of the earliest player who has something there', () => {
    const given: Board = { yellow: 'percy@northern-england', blue: 'plantagenet' };
    expect(votes(given, 'northern-england')).toMatchObject({ house: 'york', by: 'turn-order' });
    expect(votes({ ...given, order: 'red green blue yellow' }, 'northern-england')).toMatchObject({
      house: 'lancaster',
    });
  });
  test('rule 8.3 I71 what stands in other regions gives no votes here', () => {
    const given: Board = { red: 'ship-pembroke', yellow: 'ship-plymouth@wa-sea neville', green: 'windsor' };
    expect(votes(given, 'wales')).toMatchObject({
      cp: { lancaster: 2, york: 2 },
      house: 'lancaster',
      by: 'turn-order',
    });
  });
  test('rule 8.3 I72 a region without control points gives no votes; its marker is set aside and comes back', () => {
    const s = judged({ red: 'london', turn: 5 });
    expect(told(s, 'votes-cast')[5]).toMatchObject({ region: 'wales', votes: 0, house: null, by: null });
    expect(viewOf(s).markers.map(({ house }) => house)).toEqual([null, null, null, 'lancaster', null, null]);
    expect(viewOf(judged({ yellow: 'london', turn: 2 })).markers.map(({ house }) => house)).toEqual([
      ...new Array<string>(3).fill('lancaster'),
      'york',
      'lancaster',
      'lancaster',
    ]);
  });
  test('rule 8.3 N105 the captain counts for the house of his owner', () => {
    const given: Board = { yellow: 'norwich', captain: { seat: 'red', region: 'midlands' } };
    expect(votes(given, 'midlands')).toMatchObject({ house: 'lancaster', by: 'nobles', cp: { lancaster: 4, york: 4 } });
  });
  test('rule 8.4 I73 the example: 20 votes to 19', () => {
    const s = judged({
      red: 'bamburgh pontefract',
      blue: 'windsor',
      yellow: 'kenilworth carisbrooke',
      green: 'harlech',
    });
    expect(told(s, 'king-crowned')).toEqual([
      {
        say: 'king-crowned',
        house: 'lancaster',
        votes: { lancaster: 20, york: 19 },
        by: null,
        seats: ['red', 'blue'],
        vp: 5,
      },
    ]);
    expect(viewOf(s).kings).toEqual(['lancaster']);
  });
  test('rule 8.4 I74 equal votes: the holdings of the whole board, then the earliest player; none at all: no king', () => {
    const level = { yellow: 'neville@midlands sandwich', red: 'percy carisbrooke', blue: 'harlech' };
    expect(told(judged(level), 'king-crowned')).toMatchObject([
      { house: 'york', votes: { lancaster: 15, york: 15 }, by: 'nobles' },
    ]);
    const ships = {
      red: 'ship-berwick ship-plymouth ship-pembroke',
      yellow: 'ship-kings-lynn ship-sandwich ship-kingston@mi-sea',
    };
    expect(told(judged(ships), 'king-crowned')).toMatchObject([{ house: 'lancaster', by: 'turn-order' }]);
    expect(told(judged({ ...ships, order: 'green blue red yellow' }), 'king-crowned')).toMatchObject([
      { house: 'york' },
    ]);
    expect(told(judged({}), 'no-king')).toHaveLength(1);
    expect(viewOf(judged({})).kings).toEqual([null]);
  });
  test('rule 8.4 I74 N105 the captain counts among the nobles there too', () => {
    const ships = {
      red: 'ship-berwick ship-plymouth ship-pembroke',
      yellow: 'ship-kings-lynn ship-sandwich ship-kingston@mi-sea',
    };
    expect(told(judged({ ...ships, captain: { seat: 'yellow', region: 'midlands' } }), 'king-crowned')).toMatchObject([
      { house: 'york', by: 'nobles' },
    ]);
  });
  test.for([2, 3])('rule 11.1 with %i players there is no vote and no king', (players) => {
    const s = judged({ players, red: 'london', yellow: 'windsor' });
    expect(heard(s).filter((say) => ['votes-cast', 'king-crowned', 'no-king'].includes(say))).toEqual([]);
    expect(scores(s).slice(0, 2)).toEqual([4, 7]);
  });
});

describe('titles, bonuses and the end of the turn', () => {
  test('rule 8.5 I75 four points for each title held', () => {
    const s = judged({
      players: 2,
      red: 'ship-berwick ship-kingston bamburgh pontefract',
      captain: { seat: 'red', region: 'midlands' },
    });
    expect(told(s, 'titles-scored')).toEqual([
      { say: 'titles-scored', seat: 'red', titles: ['lord-high-admiral', 'constable-tower', 'captain-calais'], vp: 12 },
    ]);
  });
  test('rule 8.6 I75 two points for a port with its own ship, wherever she sails', () => {
    const s = judged({ players: 2, red: 'plymouth ship-plymouth@se-sea berwick', yellow: 'ship-berwick' });
    expect(told(s, 'trade-scored')).toEqual([{ say: 'trade-scored', seat: 'red', ports: ['plymouth'], vp: 2 }]);
  });
  test('rule 8.7 I75 three points for a cathedral town with its bishop', () => {
    const s = judged({ players: 2, red: 'lincoln bishop-norwich', yellow: 'york bishop-york durham bishop-durham' });
    expect(told(s, 'church-scored')).toEqual([
      { say: 'church-scored', seat: 'yellow', towns: ['durham', 'york'], vp: 6 },
    ]);
  });
  test('rule 8.8 F48 N107 the captain goes back; scores only rise and have no limit', () => {
    const s = judged({
      red: 'london',
      scores: { red: 300, yellow: 2 },
      captain: { seat: 'yellow', region: 'south-east' },
    });
    expect(viewOf(s).captain).toBeNull();
    // Yellow: first in the South East, the title, the king; red: second there.
    expect(scores(s)).toEqual([300 + 4, 2 + 7 + 4 + 5, 0, 5]);
  });
  test('the worked turn of the rules, from plans to scores', () => {
    const s = workedTurn();
    expect(told(s, 'region-judged')[3]?.ranking.map(({ seat, cp, vp }) => [seat, cp, vp])).toEqual([
      ['red', 16, 7],
      ['yellow', 3, 4],
      ['blue', 3, 0],
    ]);
    expect(told(s, 'king-crowned')).toMatchObject([{ house: 'lancaster', votes: { lancaster: 13, york: 0 } }]);
    expect(scores(s)).toEqual([22, 4, 5, 0]);
    expect(
      viewOf(s)
        .players.map((one) => one.money)
        .slice(0, 3),
    ).toEqual([0, 200, 0]);
  });
  test('rule 8.1 the view tells how Parliament would go, and how it would go with the own plan', () => {
    const s = board({ blue: 'neville', red: 'stafford london' }).play('blue', 'move neville south-east');
    const { parliament, forecast } = viewOf(s, 'blue');
    expect(parliament.regions[3]?.ranking[0]).toMatchObject({ seat: 'red', cp: 10 });
    expect(forecast?.regions[3]?.ranking.map(({ seat, by }) => [seat, by])).toEqual([
      ['blue', 'nobles'],
      ['red', undefined],
    ]);
    expect(viewOf(s, 'red').forecast).toEqual(viewOf(s, 'red').parliament);
  });
});
