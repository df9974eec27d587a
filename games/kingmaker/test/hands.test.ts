// 2, 11 Hands and the draw; 14.5 votes.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, heard, holds, legal, may, phase, play, told, why } from './scene.ts';

describe('14.5 votes', () => {
  const votes = (red: string, more: object = {}) => kingmaker.view(board({ red, more }).state, 'red').votes.red;
  test('case 62 towns, offices, nobles', () => {
    expect(
      votes('neville york town-coventry+warden-cinque-ports; courtenay york', {
        noted: { london: 'neville', bristol: 'neville' },
        crowned: ['henry', 'margaret'],
      })?.commons,
    ).toBe(20);
  });
  test('case 165 a noble casts his own figure if he has any title', () => {
    expect(votes('stanley york kent; mowbray york; hastings york')).toEqual({ commons: 1 + 2 + 0, lords: 2 + 4 + 1 });
  });
  test('case 166 Oxford, Swansea, Calais and castles cast none', () => {
    const noted = {
      coventry: 'stanley',
      oxford: 'stanley',
      swansea: 'stanley',
      calais: 'stanley',
      kenilworth: 'stanley',
    };
    expect(votes('stanley york', { noted })?.commons).toBe(3);
  });
});

describe('2, 11 hands and the draw', () => {
  test('case 81 a noble whose castles are taken enters at the nearest friendly place, else in the open', () => {
    const taken: Board = {
      yellow: 'percy york',
      hands: { red: 'holland' },
      more: { noted: { dartington: 'percy', exeter: 'grey', canterbury: 'grey' } },
    };
    expect(legal(board({ ...taken, red: 'grey york' }), 'enter')).toEqual(['enter holland in:exeter']);
    const none = board({
      ...taken,
      red: 'scrope in:dover',
      more: { noted: { dartington: 'percy', masham: 'percy', bolton: 'percy' } },
    });
    expect(legal(none, 'enter')).toEqual(['enter holland dartington']);
  });
  test('case 82 between two moves of another a noble may be played; in a declared combat he waits', () => {
    const s = board({
      red: 'percy york; neville london',
      yellow: 'roos york',
      hands: { yellow: 'scrope' },
      events: 'e05',
    });
    const entered = play(s, 'march neville st-albans').play('yellow', 'enter scrope in:masham');
    expect(at(entered, 'scrope')).toEqual(['in:masham']);
    const declared = play(s, 'end-movement', 'attack roos').play('yellow', 'enter scrope in:bolton');
    expect(at(declared, 'scrope')).toEqual(['-']);
    expect(kingmaker.view(declared.state, 'red').waiting).toEqual([]);
    expect(kingmaker.view(declared.state, 'yellow').waiting).toEqual(['enter scrope in:bolton']);
    expect(at(play(declared, 'turn-card'), 'scrope')).toEqual(['in:bolton']);
  });
  test('case 143 what waited and is no longer legal is refused, and nothing waits', () => {
    const s = board({
      red: 'percy york',
      yellow: 'roos york; grey london',
      hands: { yellow: 'saxon-1' },
      events: 'e44',
    });
    const waits = play(s, 'end-movement', 'attack roos').play('yellow', 'play saxon-1 roos');
    const done = play(waits, 'turn-card', 'execute roos');
    expect(heard(done, 'yellow', 'no-longer')).toHaveLength(1);
    expect(heard(done, 'red', 'no-longer')).toEqual([]);
    expect([done.state.waiting, holds(done, 'saxon-1')]).toEqual([[], ['hand:yellow']]);
  });
  test('case 83 a besieged noble gets no men from hand, but a ship', () => {
    const s = board({
      red: 'neville in:warwick',
      yellow: 'percy warwick marshal',
      hands: { red: 'saxon-1 durham-see falcon' },
      more: { siege: { warwick: 'yellow' } },
    });
    expect([why(s, 'play saxon-1 neville'), why(s, 'play durham-see neville')]).toEqual([
      'no-men-under-siege',
      'no-men-under-siege',
    ]);
    expect(at(play(s, 'play falcon neville'), 'falcon')).toEqual(['in:bristol']);
  });
  test('case 84 without a noble: cards are turned up until one appears, who is placed at once', () => {
    // Yellow's turn ends; red has nobody, so that his is the chance card and the draw.
    const before = board({
      options: { players: 2 },
      yellow: 'percy york',
      turn: 'yellow',
      phase: { name: 'draw', step: 'play' },
      hands: { yellow: 'falcon' },
      crown: 'swan kent grey',
      events: 'e41',
      dice: [1, 3, 2, 1, 1, 1],
    });
    const s = play(before, 'end-turn');
    expect(told(s, 'turned-up')).toEqual([{ say: 'turned-up', seat: 'red', cards: ['swan', 'kent', 'grey'] }]);
    expect(legal(s, 'enter')).toEqual(['enter grey in:groby', 'enter grey in:ruthin']);
    expect(why(s, 'end-turn')).toBe('place-noble');
    expect(holds(s, 'swan', 'kent', 'grey')).toEqual(['deck', 'deck', 'hand:red']);
    const placed = play(s, 'enter grey in:groby');
    may(placed, 'end-turn');
  });
  test('case 85, 185 with a noble in hand the draw is as usual', () => {
    const s = board({ yellow: 'percy york', phase: 'draw', crown: 'swan', hands: { red: 'scrope' } });
    expect(holds(s, 'swan', 'scrope')).toEqual(['hand:red', 'hand:red']);
    may(s, 'end-turn');
    may(s, 'enter scrope in:masham');
    const later = board({ yellow: 'percy york', turn: 'yellow', hands: { red: 'scrope' } });
    expect(at(later.play('red', 'enter scrope in:bolton'), 'scrope')).toEqual(['in:bolton']);
  });
  test('case 86 an empty deck: nothing is drawn, the turn ends', () => {
    const s = board({ red: 'percy york', yellow: 'roos london', phase: 'draw', crown: '', events: 'e02' });
    expect(s.state.turn).toBe(1);
  });
  test('case 210 no hand limit', () => {
    const s = board({
      red: 'percy york',
      phase: 'draw',
      crown: 'swan',
      hands: {
        red: 'kent essex richmond wiltshire saxon-1 saxon-2 flemish-1 flemish-2 scots-1 scots-2 e18 e19 e28 e29',
      },
    });
    may(s, 'end-turn');
    expect(kingmaker.view(s.state, 'yellow').hands.red).toEqual({ crown: 11, events: 4, cards: null });
  });
  test('case 211, 19 who is played in the movement phase moves and fights in it; in combat he only fights', () => {
    const s = board({ red: 'percy london', yellow: 'roos manchester', hands: { red: 'stanley' } });
    const moved = play(s, 'enter stanley in:lathom', 'march stanley manchester', 'end-movement');
    may(moved, 'attack roos');
    const late = board({
      red: 'percy york',
      yellow: 'roos lathom; grey york',
      hands: { red: 'stanley' },
      phase: 'combat',
    });
    may(play(late, 'enter stanley in:lathom'), 'attack roos');
  });
  test('case 205 two players without nobles and cards: each takes one in his draw', () => {
    const s = board({ options: { players: 2 }, phase: 'draw', crown: 'percy neville', events: 'e02' });
    expect(legal(s, 'enter').length).toBeGreaterThan(0);
    const next = play(play(s, legal(s, 'enter')[0] as string), 'end-turn');
    expect([phase(next), next.state.turn]).toEqual(['draw', 1]);
    expect(legal(next, 'enter').length).toBeGreaterThan(0);
  });
  test('case 233, 159 what lies in Chancery is not shown, how many cards are', () => {
    const { decks, held } = kingmaker.view(board({ red: 'percy york', chancery: 'kent marshal' }).state, 'red');
    expect(decks.chancery).toBe(2);
    expect([held.kent, held.marshal]).toEqual([undefined, undefined]);
  });
  test('case 238, 191 the order of play does not follow the Chancellor', () => {
    const s = board({
      red: 'percy york',
      yellow: 'roos york; neville london chancellor',
      phase: 'draw',
      crown: '',
      events: 'e02',
      more: { round: 3, first: 'red' },
    });
    expect([s.state.turn, s.state.round]).toEqual([1, 3]);
  });
});

describe('10.5 an agreed end', () => {
  test('case 164 the lower figure counts, ties by the higher; most of the seats may ask for it at once', () => {
    const given: Board = {
      options: { players: 3, ending: 'agreed', rounds: 90 },
      red: 'scrope york',
      yellow: 'neville york',
      blue: 'percy york',
      more: { crowned: ['henry', 'margaret'] },
    };
    const s = board(given).play('red', 'wish-end');
    expect(s.outcome).toBeUndefined();
    expect(why(s, 'wish-end', 'red')).toBe('wished-already');
    // Neville: Lords 4, Commons 3; Percy: Lords 3, Commons 2; Scrope: 1 and 0.
    expect(s.play('blue', 'wish-end').outcome).toEqual({ winners: ['yellow'], how: 'counted', rule: '10.5' });
    // Mowbray: Lords 4, Commons 2, so the lower figure is Percy's; the higher one decides.
    expect(
      board({ ...given, yellow: 'mowbray york' })
        .play('red', 'wish-end')
        .play('blue', 'wish-end').outcome?.winners,
    ).toEqual(['yellow']);
    expect(why(board({ ...given, options: { players: 3 } }), 'wish-end', 'red')).toBe('no-such-ending');
  });
});

describe('14.5 all votes', () => {
  test('case 63 all of them: 156 in the Commons, 82 in the Lords', () => {
    const titles = [
      'kent',
      'westmorland',
      'essex',
      'richmond',
      'worcester-title',
      'wiltshire',
      'exeter-title',
      'salisbury-title',
    ];
    const offices = [
      'warden-north',
      'chancellor-cornwall',
      'chancellor-lancaster',
      'constable-tower',
      'warden-cinque-ports',
    ];
    const sees = 'canterbury-see+york-see+durham-see+carlisle-see+lincoln-see+norwich-see';
    const untitled = ['audley', 'berkeley', 'bourchier', 'clifford', 'cromwell', 'grey', 'greystoke', 'hastings'];
    const born = ['neville', 'percy', 'beaufort', 'mowbray', 'courtenay', 'fitzalan', 'pole', 'stafford', 'talbot'];
    const others = ['herbert', 'holland', 'howard', 'roos', 'scrope', 'stanley'];
    const red = [
      ...untitled.map((noble, n) => `${noble} york ${titles[n] ?? ''}`),
      ...born.map((noble, n) => `${noble} york ${offices[n] ?? ''}`),
      `${others[0]} york ${sees}`,
      ...others.slice(1).map((noble) => `${noble} york`),
    ].join('; ');
    const towns =
      'london york norwich bristol newcastle lancaster nottingham leicester coventry northampton shrewsbury ipswich carlisle durham lincoln canterbury chester exeter salisbury worcester plymouth berwick winchester gloucester colchester oxford swansea calais';
    const noted = Object.fromEntries(towns.split(' ').map((town) => [town, 'roos']));
    const heirs = { henry: 'york red', 'richard-york': 'york red' };
    expect(kingmaker.view(board({ red, heirs, more: { noted } }).state, 'red').votes.red).toEqual({
      commons: 156,
      lords: 82,
    });
  });
});

describe('17.1 actions that wait', () => {
  test('nobody else hears that something was handed in', () => {
    const s = board({ red: 'percy york', yellow: 'roos york', hands: { yellow: 'scrope' }, events: 'e05' });
    const waits = play(s, 'end-movement', 'attack roos').play('yellow', 'enter scrope in:bolton');
    expect(heard(waits, 'yellow', 'waits')).toEqual([
      { say: 'waits', seat: 'yellow', action: 'enter scrope in:bolton' },
    ]);
    for (const viewer of ['red', 'spectator']) expect(heard(waits, viewer, 'waits')).toEqual([]);
  });
  test('what waits may be taken back', () => {
    const s = board({ red: 'percy york', yellow: 'roos york', hands: { yellow: 'scrope' }, events: 'e05' });
    const waits = play(s, 'end-movement', 'attack roos').play('yellow', 'enter scrope in:bolton');
    expect(why(waits, 'enter scrope in:bolton', 'yellow')).toBe('waits-already');
    const back = waits.play('yellow', 'recall');
    expect(why(back, 'recall', 'yellow')).toBe('nothing-waits');
    expect(at(play(back, 'turn-card'), 'scrope')).toEqual(['-']);
  });
  test('what waited comes to light when it is done: nobody takes back what led there', () => {
    const asked = (waiting: readonly object[], rules = 2) =>
      board({
        red: 'roos york town-coventry',
        yellow: 'percy in:london',
        blue: 'grey in:coventry',
        green: 'neville in:warwick',
        hands: { green: 'saxon-1' },
        phase: 'chance',
        events: 'e01',
        more: { noted: { coventry: 'percy' }, waiting, rules },
      });
    const card = { seat: 'green', action: 'play saxon-1 neville' };
    const waits = asked([card]);
    expect([phase(waits), holds(waits, 'saxon-1')]).toEqual(['lodging', ['hand:green']]);
    const done = play(waits, 'let-stay blue');
    expect([holds(done, 'saxon-1'), done.sealed]).toEqual([['neville'], 'reveal']);
    expect(play(asked([]), 'let-stay blue').sealed).not.toBe('reveal');
    // as their journals have it
    expect(play(asked([card], 1), 'let-stay blue').sealed).not.toBe('reveal');
  });
});
