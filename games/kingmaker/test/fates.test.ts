// 8, 10, 11 Deaths, prisoners, heirs of both houses, coronation, victory, the draw.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { P } from '../src/rules/data/places.ts';
import { holderOf } from '../src/rules/position/control.ts';
import { NONE } from '../src/rules/spots.ts';
import { at, type Board, board, holds, keepers, legal, may, phase, play, told, why } from './scene.ts';

const war = (given: Board) => board({ phase: 'combat', ...given });

describe('8.1 death', () => {
  test('case 47 cards are sorted, places turn neutral, ships leave the board', () => {
    const s = play(
      war({
        red: 'holland york wiltshire+admiral+flemish-1+norwich-see',
        yellow: 'percy york',
        blue: 'grey in:norwich',
        events: 'e09',
        more: { leave: { norwich: ['blue'] } },
      }),
      'attack percy',
      'turn-card',
    );
    expect(holds(s, 'holland', 'flemish-1', 'norwich-see', 'wiltshire', 'admiral')).toEqual([
      'deck',
      'deck',
      'deck',
      'chancery',
      'chancery',
    ]);
    expect(at(s, 'grey', 'grace-dieu', 'mary')).toEqual(['norwich', '-', '-']);
    expect([holderOf(s.state, P.norwich), holderOf(s.state, P.dartington)]).toEqual([NONE, NONE]);
    expect(kingmaker.view(s.state, 'red').decks.chancery).toBe(2);
  });
  test('case 87 the last noble dies: heirs uncontrolled where they are, the hand is kept', () => {
    const s = board({
      red: 'percy in:coventry',
      yellow: 'roos york',
      heirs: { 'edward-march': 'in:harlech red' },
      hands: { red: 'falcon' },
      phase: 'chance',
      events: 'e05',
    });
    expect([at(s, 'edward-march'), keepers(s, 'edward-march')]).toEqual([['in:harlech'], [null]]);
    expect(holds(s, 'falcon')).toEqual(['hand:red']);
    expect(
      ['alnwick', 'warkworth', 'cockermouth', 'wressle'].map((place) => holderOf(s.state, P[place as 'alnwick'])),
    ).toEqual([NONE, NONE, NONE, NONE]);
  });
});

const taken: Board = {
  red: 'percy york treasurer; neville york chancellor; stafford york steward',
  yellow: 'roos york kent+marshal+town-coventry+saxon-1',
  events: 'e09',
  hands: { yellow: 'falcon' },
};
describe('8.2 prisoners', () => {
  const captured = () => play(war(taken), 'attack roos', 'turn-card');
  test('case 48, 80 held and not ransomed: executed before the draw; captors share what can be shared', () => {
    const held = play(captured(), 'hold roos', 'pass');
    expect([phase(held), legal(held)]).toEqual(['ransom', ['free roos', 'execute roos']]);
    const dead = play(held, 'execute roos');
    expect(phase(dead)).toBe('spoils');
    const shared = play(dead, 'take town-coventry neville', 'take saxon-1 percy');
    expect(holds(shared, 'roos', 'town-coventry', 'saxon-1', 'kent', 'marshal')).toEqual([
      'deck',
      'neville',
      'percy',
      'chancery',
      'chancery',
    ]);
    expect(['rochester', 'helmsley', 'belvoir'].map((place) => holderOf(shared.state, P[place as 'belvoir']))).toEqual([
      NONE,
      NONE,
      NONE,
    ]);
    expect(phase(shared)).toBe('draw');
  });
  test('8.3 spoils do not fight in the player-turn in which they were taken', () => {
    const s = play(captured(), 'execute roos', 'take town-coventry neville', 'take saxon-1 percy');
    expect(kingmaker.view(s.state, 'red').men.percy).toEqual([160, 150]);
  });
  test('case 130, 81 freed: back inside a friendly castle of his with all his cards, and idle', () => {
    const s = play(captured(), 'free roos');
    expect([phase(s), s.active(), legal(s)]).toEqual([
      'homecoming',
      ['yellow'],
      ['place roos in:helmsley', 'place roos in:belvoir'],
    ]);
    const home = play(s, 'place roos in:belvoir');
    expect([at(home, 'roos'), holds(home, 'kent', 'saxon-1')]).toEqual([['in:belvoir'], ['roos', 'roos']]);
    expect(kingmaker.view(home.state, 'red').idle).toEqual(['roos']);
  });
  test('case 129 a defender’s prisoners are settled before the active player’s turn ends', () => {
    const s = play(war({ red: 'mowbray york', yellow: 'percy york', events: 'e09' }), 'attack percy', 'turn-card');
    expect(s.active()).toEqual(['yellow']);
    const held = play(s, 'hold mowbray', 'pass');
    expect([phase(held), held.active()]).toEqual(['ransom', ['yellow']]);
  });
  test('case 131 no answer: executed, and what can be shared goes to the first captor', () => {
    const held = play(captured(), 'hold roos', 'pass');
    expect(kingmaker.phases.ransom.byDefault?.(held.state as never, 'red')).toEqual(kingmaker.read('execute roos'));
    const dead = play(held, 'execute roos');
    expect(kingmaker.phases.spoils.byDefault?.(dead.state as never, 'red')).toEqual(
      kingmaker.read('take town-coventry neville'),
    );
  });
  test('8.3 with one captor nobody is asked', () => {
    const s = play(
      war({
        ...taken,
        red: 'percy york treasurer+burgundian-1+burgundian-2+flemish-1+flemish-2+scots-1+scots-2+french',
      }),
      'attack roos',
      'turn-card',
      'execute roos',
    );
    expect(holds(s, 'town-coventry', 'saxon-1')).toEqual(['percy', 'percy']);
  });
});

describe('8.5 heirs of both houses', () => {
  const both: Board = {
    options: { players: 2 },
    red: 'scrope in:masham',
    yellow: 'roos in:belvoir',
    crown: '',
    events: 'e02',
  };
  const turnsOn = (s: ReturnType<typeof board>, turns: number) => {
    let now = s;
    for (let n = 0; n < turns; n++) now = play(now, 'end-movement');
    return now;
  };
  test('case 50 two own turns, then those of the house that came last are executed', () => {
    const s = board({
      ...both,
      heirs: { 'richard-york': 'in:masham red', margaret: 'middleham' },
      more: { turns: { red: 4, yellow: 3 }, round: 4 },
    });
    const first = play(s, 'group scrope', 'march scrope middleham', 'end-movement');
    expect(keepers(first, 'margaret')).toEqual(['red']);
    expect(told(first, 'both-houses')).toHaveLength(1);
    const sixthBegun = turnsOn(first, 3);
    expect([sixthBegun.state.turns[0], keepers(sixthBegun, 'margaret')]).toEqual([6, ['red']]);
    const sixth = turnsOn(sixthBegun, 1);
    expect([at(sixth, 'margaret'), keepers(sixth, 'richard-york')]).toEqual([['-'], ['red']]);
  });
  test('case 133 the count starts anew if one house is gone in between', () => {
    const s = board({
      ...both,
      heirs: { 'richard-york': 'in:masham red', margaret: 'in:masham red' },
      more: { turns: { red: 5, yellow: 4 }, round: 5, both: { red: 4, yellow: -1 } },
    });
    const one = play(s, 'execute margaret');
    expect(one.state.both[0]).toBe(-1);
    // Handed over on turn 5; retaken on turn 6, it may be held to the end of turn 8.
    const near: Board = {
      ...both,
      yellow: 'roos masham; clifford york',
      red: 'scrope masham',
      heirs: { 'richard-york': 'masham red', margaret: 'masham red' },
      more: { turns: { red: 5, yellow: 4 }, round: 5, both: { red: 4, yellow: -1 } },
    };
    const offered = board(near).play('red', 'offer red>yellow:heir:richard-york -');
    const handed = offered.play('yellow', `accept ${kingmaker.view(offered.state, 'yellow').offers[0]?.tag ?? ''}`);
    expect([keepers(handed, 'richard-york'), handed.state.both[0]]).toEqual([['yellow'], -1]);
    const again = board({
      ...both,
      heirs: { margaret: 'in:masham red', 'richard-york': 'middleham' },
      more: { turns: { red: 6, yellow: 5 }, round: 6 },
    });
    const eighthBegun = turnsOn(play(again, 'group scrope', 'march scrope middleham', 'end-movement'), 3);
    expect([eighthBegun.state.turns[0], keepers(eighthBegun, 'richard-york', 'margaret')]).toEqual([8, ['red', 'red']]);
    const over = turnsOn(eighthBegun, 1);
    expect([at(over, 'richard-york'), keepers(over, 'margaret')]).toEqual([['-'], ['red']]);
  });
});

const cathedral = (red: string, heirs: NonNullable<Board['heirs']>, more: object = {}): Board => ({
  red,
  yellow: 'grey london',
  heirs,
  phase: 'coronation',
  more,
});
describe('10.1 coronation', () => {
  test('case 58 only the senior survivor', () => {
    const s = board(cathedral('percy in:york york-see', { 'richard-york': '-', george: 'in:york red' }));
    expect(phase(s)).toBe('draw');
    const free = board(
      cathedral('percy in:york york-see', { 'richard-york': '-', 'edward-march': '-', george: 'in:york red' }),
    );
    expect(legal(free, 'crown')).toEqual(['crown george']);
    expect(kingmaker.view(play(free, 'crown george').state, 'red').crowned).toEqual(['henry', 'george']);
  });
  test('case 59 two bishops may be two nobles’', () => {
    may(
      board(
        cathedral('roos in:lincoln lincoln-see; scrope in:lincoln durham-see', { 'richard-york': 'in:lincoln red' }),
      ),
      'crown richard-york',
    );
  });
  test('10.1 a bishop received this player-turn does not serve', () => {
    const given = cathedral('roos in:wells lincoln-see+durham-see', { 'richard-york': 'in:wells red' });
    may(board(given), 'crown richard-york');
    expect(phase(board({ ...given, more: { fresh: ['durham-see'] } }))).toBe('draw');
  });
  test('case 158 one player may have two Kings for a while', () => {
    const s = play(
      board(
        cathedral(
          'percy in:york york-see',
          { 'richard-york': 'in:york red', henry: 'in:london red' },
          { both: { red: 1, yellow: -1, blue: -1, green: -1 } },
        ),
      ),
      'crown richard-york',
    );
    expect(kingmaker.view(s.state, 'red').crowned).toEqual(['henry', 'richard-york']);
    // The count of 8.5 goes on.
    expect(s.state.both[0]).toBe(1);
    // With two Kings the Chancellor's player may summon, and nobody for a King.
    const called = (turn: 'red' | 'yellow', hand: string) =>
      board({
        red: 'percy in:york york-see',
        yellow: 'beaufort in:oxford chancellor',
        heirs: { 'richard-york': 'in:york red', henry: 'in:london red' },
        hands: { [turn]: hand },
        turn,
        phase: 'parliament',
        more: { crowned: ['henry', 'richard-york'], noted: { oxford: 'beaufort' } },
      });
    may(called('yellow', 'e28 e38'), 'summon percy');
    expect(why(called('red', 'e28 e38'), 'summon beaufort')).toBe('may-not-summon');
  });
  test('10.3 Beaufort, once no Lancastrian is left and while his faction holds no York heir', () => {
    const dead = { henry: '-', margaret: '-', 'edward-wales': '-' };
    expect(
      phase(board(cathedral('beaufort in:wells york-see', { ...dead, 'richard-gloucester': 'in:wells red' }))),
    ).toBe('draw');
    may(board(cathedral('beaufort in:wells york-see', dead)), 'crown beaufort');
    expect(phase(board(cathedral('beaufort in:wells york-see', {})))).toBe('draw');
  });
});

const ALL = ['henry', 'margaret', 'edward-wales', 'richard-york', 'edward-march', 'george', 'richard-gloucester'];
const only = (heir: string, where: string): NonNullable<Board['heirs']> =>
  Object.fromEntries(ALL.map((name) => [name, name === heir ? where : '-']));
describe('10.4 victory', () => {
  test('10.4 a Beaufort who is taken prisoner has left the board: the York King has won', () => {
    const taken = play(
      board({
        red: 'percy york marshal',
        yellow: 'beaufort york; clifford in:skipton',
        heirs: only('edward-march', 'york red'),
        phase: 'combat',
        events: 'e10',
        more: { crowned: ['edward-march'] },
      }),
      'attack beaufort',
      'turn-card',
    );
    expect([at(taken, 'beaufort'), taken.outcome]).toEqual([
      ['captive:red'],
      { winners: ['red'], how: 'last-heir', rule: '10.4' },
    ]);
  });
  test('case 61 the only heir left is Henry: he is crowned, and whoever holds him has won', () => {
    const s = board({ red: 'percy in:alnwick', heirs: only('henry', 'in:alnwick red') });
    expect(s.outcome).toEqual({ winners: ['red'], how: 'last-heir', rule: '10.4' });
  });
  test('case 60, 99 a York heir wins only without Beaufort on the board', () => {
    const given: Board = {
      red: 'percy in:alnwick',
      heirs: only('edward-march', 'in:alnwick red'),
      more: { crowned: ['edward-march'] },
    };
    expect(board({ ...given, yellow: 'beaufort in:corfe' }).outcome).toBeUndefined();
    expect(
      board({ ...given, yellow: 'beaufort in:coventry', phase: 'chance', events: 'e05' }).outcome?.winners,
    ).toEqual(['red']);
    expect(board({ ...given, more: { crowned: [] } }).outcome).toBeUndefined();
  });
  test('case 160 an uncontrolled King wins for whoever takes him', () => {
    const s = board({ red: 'percy aberaeron', heirs: only('george', 'in:cardigan'), more: { crowned: ['george'] } });
    expect(s.outcome).toBeUndefined();
    expect(play(s, 'march percy in:cardigan', 'end-movement').outcome?.winners).toEqual(['red']);
  });
  test('case 159, 188 when one King dies the other is sole King', () => {
    const s = board({
      red: 'percy in:york york-see',
      heirs: { henry: 'in:york red', 'richard-york': 'in:york red' },
      more: { crowned: ['henry', 'richard-york'] },
    });
    expect(kingmaker.view(play(s, 'execute henry').state, 'red').crowned).toEqual(['richard-york']);
  });
  test('case 162, 101 no royal left: ten more rounds at most, then the Houses count', () => {
    const s = play(
      board({
        options: { players: 2, freeMoveWindow: false },
        red: 'percy in:alnwick',
        yellow: 'neville in:raby',
        heirs: { ...only('henry', 'in:alnwick red'), margaret: 'in:raby yellow' },
        crown: '',
        events: 'e06',
        more: { round: 3 },
      }),
      'execute henry',
    );
    expect(s.outcome).toBeUndefined();
    const gone = s.play('yellow', 'execute margaret');
    expect(gone.state.lastRound).toBe(13);
    let now = gone;
    while (!now.outcome) now = play(now, 'end-movement');
    expect(now.state.round).toBe(13);
    expect(now.outcome).toEqual({ winners: ['yellow'], how: 'counted', rule: '10.5' });
  });
  test('case 163 the short game: Lords, then Commons; a sole King’s controller first', () => {
    const given: Board = {
      options: { players: 2, ending: 'short', rounds: 1 },
      turn: 'yellow',
      crown: '',
      phase: 'ransom',
      more: { crowned: ['henry', 'richard-york'] },
    };
    const tie = board({ ...given, red: 'percy in:alnwick', yellow: 'beaufort in:corfe' });
    expect(tie.outcome?.winners).toEqual(['red', 'yellow']);
    const votes = board({ ...given, red: 'percy in:alnwick', yellow: 'beaufort in:corfe town-coventry' });
    expect(votes.outcome?.winners).toEqual(['yellow']);
    const king = board({
      ...given,
      red: 'roos in:belvoir',
      yellow: 'neville in:raby',
      heirs: { henry: 'in:belvoir red' },
      more: { crowned: ['henry'] },
    });
    expect(king.outcome?.winners).toEqual(['red']);
    // Still tied, the Chancellor decides: Percy and Beaufort are alike in both Houses.
    const alike: Board = { ...given, more: { crowned: ['richard-york'] }, heirs: { 'richard-york': 'in:york' } };
    expect(
      board({ ...alike, red: 'percy in:alnwick', yellow: 'beaufort in:corfe chancellor' }).outcome?.winners,
    ).toEqual(['yellow']);
  });
});
