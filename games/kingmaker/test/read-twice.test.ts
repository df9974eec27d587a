// Chapters read a second time, word by word: battle lines, wavering, votes of whoever has nobody left, what is printed on a
// captor's own card. Each test stands beside what tables of rules 5 do.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, holds, keepers, legal, phase, play, type Scene, say, told, why } from './scene.ts';

const old = { rules: 5 };
const alive = [4, 4];
const war = (given: Board, rules: object = {}) =>
  board({
    phase: 'combat',
    events: 'e01 e02 e10',
    ...given,
    more: { ...given.more, ...rules },
    options: { advanced: true, ...given.options },
  });
const isField = (s: Scene): boolean => phase(s) === 'field';
/** Nobody sends anybody, shifts or attacks any more. */
const letBe = (s: Scene): Scene => (isField(s) ? letBe(play(s, 'ready')) : s);

describe('13.2 a commander who is taken in the lines', () => {
  const lost = (rules?: object): Scene => {
    const given: Board = {
      turn: 'yellow',
      red: 'audley york; percy york marshal',
      yellow: 'neville york; roos york',
      blue: 'scrope york burgundian-1',
      options: { alliances: true },
      more: { alliance: { blue: 'yellow' }, command: { scrope: 'neville' } },
      dice: [1, 1, ...alive, ...alive],
    };
    const lines = 'deploy percy front-1,ready,deploy neville front-1,deploy scrope front-2,ready'.split(',');
    return play(war(given, rules), 'attack audley', 'turn-card', ...lines, 'engage front-1', 'ready', 'ready');
  };
  test('commands nobody any more, however the battle ends', () => {
    const s = lost();
    expect([at(s, 'neville'), say(s)]).toMatchObject([['captive:red'], { command: {} }]);
    expect(say(letBe(lost(old)))).toMatchObject({ command: { scrope: 'neville' } });
  });
});

describe('15.3 heirs of a battle that nobody won', () => {
  const given: Board = {
    red: 'percy lynn marshal; audley lynn',
    yellow: 'hastings in:lynn; scrope in:lynn',
    heirs: { 'edward-march': 'in:lynn yellow' },
    dice: [1, 1, ...alive, ...alive, ...alive],
  };
  const lines = 'deploy hastings front-1,deploy scrope front-2,deploy percy front-1,deploy audley front-3'.split(',');
  const fought = (rules?: object): Scene =>
    play(war(given, rules), 'attack hastings', 'pass', 'turn-card', ...lines, 'engage front-1', 'ready', 'ready');
  test('who was taken stays with those who took him', () => {
    const s = letBe(fought());
    expect([told(s, 'field-left').length, keepers(s, 'edward-march'), at(s, 'edward-march')]).toEqual([
      1,
      ['red'],
      ['lynn'],
    ]);
    const before = letBe(fought(old));
    expect([keepers(before, 'edward-march'), at(before, 'edward-march')]).toEqual([['yellow'], ['in:lynn']]);
  });
});

describe('15.3 prisoners are exchanged, nobles and heirs alike', () => {
  const given: Board = {
    red: 'percy york marshal; scrope york; audley york',
    yellow: 'neville york constable-dover; hastings york; greystoke york',
    heirs: { 'edward-march': 'york yellow' },
    events: 'e01 e02 e29 e31 e10',
    // The weather; Percy beats Hastings, at whose side March stands, and Neville beats Scrope; nobody falls.
    dice: [1, 1, ...alive, ...alive, ...alive, 1, ...alive, ...alive],
  };
  const yellow = 'deploy hastings front-1,stand-with edward-march hastings,deploy neville front-3,ready'.split(',');
  const red = 'deploy percy front-1,deploy scrope front-3,ready'.split(',');
  const fought = (rules?: object): Scene =>
    play(
      war(given, rules),
      'attack greystoke',
      'pass',
      'turn-card',
      ...yellow,
      ...red,
      'engage front-1',
      'engage front-3',
      'ready',
      'ready',
    );
  test('an heir for a noble', () => {
    const s = fought();
    expect([at(s, 'hastings', 'scrope'), keepers(s, 'edward-march')]).toEqual([
      ['captive:red', 'captive:yellow'],
      ['red'],
    ]);
    expect(legal(s, 'exchange')).toEqual(['exchange hastings scrope', 'exchange edward-march scrope']);
    const after = play(s, 'exchange edward-march scrope', 'agree');
    expect([at(after, 'scrope', 'hastings'), keepers(after, 'edward-march')]).toEqual([
      ['york', 'captive:red'],
      ['yellow'],
    ]);
    expect(say(after).phase).toMatchObject({ with: { 'edward-march': 'greystoke' }, space: { scrope: 6 } });
    expect(why(after, 'exchange hastings neville')).toBe('offered-already');
    expect(why(fought(old), 'exchange edward-march scrope')).toBe('not-your-prisoner');
  });
});

describe('16.4 Allegiance', () => {
  /** Yellow's Scrope (10) stands behind Neville (50) against Percy (200): without him 3-1, and he turns on a 3. */
  const given: Board = {
    red: 'percy york marshal; audley york',
    yellow: 'neville york; scrope york',
    heirs: { 'edward-march': 'york yellow' },
    options: { vacillating: 1 },
  };
  const lines = 'deploy neville front-1,deploy scrope second-1,deploy percy front-1,ready'.split(',');
  const fought = (die: number, rules?: object): Scene =>
    play(
      // The weather is e01; then the Allegiance; Scrope, the second of two; the die; e02.
      war(
        {
          ...given,
          events: 'e01 e02 v-vacillating',
          dice: [1, 2, ...(rules ? [] : [2, die]), 1, ...alive, ...alive, ...alive],
        },
        rules,
      ),
      'attack neville',
      'pass',
      'turn-card',
      ...lines,
      'engage front-1',
      'support scrope front-1',
    );
  test('in an encounter somebody of the weaker side goes over to the others', () => {
    const s = fought(6);
    expect(told(s, 'changed-sides')).toMatchObject([{ noble: 'scrope', seat: 'yellow', odds: '4-1' }]);
    expect(told(s, 'encounter')).toMatchObject([
      { attackers: ['percy', 'scrope'], defenders: ['neville'], men: [210, 50] },
    ]);
    expect(holds(s, 'scrope')).toEqual(['red']);
  });
  test('or goes home', () => {
    const s = fought(1);
    expect(told(s, 'deserted')).toMatchObject([{ noble: 'scrope', die: 1 }]);
    expect(told(s, 'encounter')).toMatchObject([{ defenders: ['neville'], men: [200, 50] }]);
    expect(say(s).phase).toMatchObject({ name: 'homecoming', noble: 'scrope' });
  });
  test('where the weaker side is one noble, and at older tables, another card is turned', () => {
    const before = fought(6, old);
    expect([told(before, 'set-aside').length, told(before, 'changed-sides')]).toEqual([1, []]);
  });
});

describe('11.2 without a noble on the board', () => {
  const given: Board = {
    red: 'percy york',
    yellow: 'neville captive:red constable-tower',
    heirs: { henry: 'in:coventry yellow' },
    options: { votes: true },
    phase: 'combat',
    more: { ransom: ['neville'], captors: { neville: ['percy'] } },
  };
  const votes = (rules: object) =>
    kingmaker.view(board({ ...given, more: { ...given.more, ...rules } }).state, 'spectator').votes.yellow;
  test('nobody votes: not for what his prisoners hold, nor for a King', () => {
    expect(votes({})).toEqual({ commons: 0, lords: 0 });
    expect(votes(old)).toEqual({ commons: 34, lords: 10 });
  });
});

describe('3.3 a place that is printed on the card of him who takes it', () => {
  const taken = (rules: object): Scene =>
    play(
      board({
        phase: 'combat',
        red: 'percy dover constable-dover; grey dover burgundian-1+burgundian-2',
        yellow: 'neville york',
        events: 'e10',
        more: { noted: { dover: 'neville' }, ...rules },
      }),
      'besiege dover',
      'turn-card',
      'lord percy',
    );
  test('needs no note: it is his as long as the card is', () => {
    expect(holds(taken({}), 'constable-dover')).toEqual(['percy']);
    expect(say(taken({})).noted['dover']).toBeUndefined();
    expect(say(taken(old)).noted['dover']).toBe('percy');
  });
});
