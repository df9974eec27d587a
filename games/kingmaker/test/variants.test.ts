// 16 Cards of the variants.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, holds, legal, may, menOf, phase, play, say, told, why } from './scene.ts';

const chance = (events: string, given: Board) => board({ phase: 'chance', events, ...given });

describe('16.1 Treachery', () => {
  test('case 195 as many Crown cards as there are go back unseen; a Writ stays', () => {
    const s = chance('v-treachery-3', { red: 'percy york', hands: { red: 'falcon swan e28' } });
    expect([phase(s), s.active()]).toEqual(['treachery', ['red']]);
    const after = play(s, 'give-back swan', 'give-back falcon');
    expect(holds(after, 'falcon', 'swan', 'e28')).toEqual(['deck', 'deck', 'hand:red']);
    expect(phase(after)).toBe('movement');
  });
  test('case 203 turned for combat it decides by its odds, and dice tell who falls', () => {
    const s = board({
      phase: 'combat',
      events: 'v-treachery-1',
      red: 'percy york marshal',
      yellow: 'roos york; grey york',
      heirs: { margaret: 'york yellow', 'edward-march': 'york yellow' },
      hands: { red: 'falcon' },
      dice: [1, 4, 4, 6, 6, 3, 4, 1, 1, 1, 2],
    });
    const after = play(s, 'attack grey', 'pass', 'turn-card');
    expect(told(after, 'battle-won')).toMatchObject([{ odds: '4-1' }]);
    // Percy at 8; of the weaker Grey falls at 12, Roos lives at 7; of the heirs Margaret falls at 2, March lives at 3.
    expect(at(after, 'percy', 'grey', 'roos', 'margaret', 'edward-march')).toEqual([
      'york',
      '-',
      'captive:red',
      '-',
      'york',
    ]);
    expect(holds(after, 'falcon')).toEqual(['hand:red']);
  });
});

describe('16.2 Storm at Sea', () => {
  test('case 196 everybody aboard dies, ships sink, those of an office go home', () => {
    const s = chance('v-storm-at-sea', {
      red: 'percy london admiral; pole aboard:mary; grey york falcon',
      heirs: { margaret: 'aboard:mary red' },
      more: { ships: { mary: 'sea:the-wash', 'grace-dieu': 'in:southampton', falcon: 'sea:the-wash' } },
    });
    expect(at(s, 'pole', 'margaret', 'mary', 'falcon')).toEqual(['-', '-', 'in:southampton', '-']);
    expect(holds(s, 'admiral', 'falcon', 'pole')).toEqual(['percy', 'deck', 'deck']);
  });
});

describe('16.3 Refuge', () => {
  const sailing: Board = {
    red: 'grey aboard:falcon; roos aboard:falcon; percy york falcon',
    hands: { red: 'v-refuge-3' },
    options: { refuge: 1 },
    events: 'e41',
    more: {
      ships: { falcon: 'sea:man-sea' },
      noted: { douglas: 'percy' },
      turns: { red: 5, yellow: 4, blue: 4, green: 4 },
    },
  };
  test('case 197 a card for who came together; others learn its length when it ends', () => {
    const s = play(board(sailing), 'sail falcon in:douglas man', 'refuge v-refuge-3 man');
    expect(holds(s, 'v-refuge-3')).toEqual(['in-force']);
    const seen = (seat: 'red' | 'yellow') => kingmaker.view(s.state, seat).refuges;
    expect(seen('red')).toEqual([{ card: 'v-refuge-3', seat: 'red', area: 'man', since: 5, pieces: ['grey', 'roos'] }]);
    expect(seen('yellow')).toMatchObject([{ card: null, pieces: ['grey', 'roos'] }]);
  });
  const inRefuge = (turn: number, more: object = {}): Board => ({
    red: 'grey man; roos man; hastings man; percy york falcon',
    options: { refuge: 1 },
    more: {
      events: { 'v-refuge-3': 'in-force' },
      refuges: [{ card: 'v-refuge-3', seat: 'red', area: 'man', since: 5, pieces: ['grey', 'roos'] }],
      turns: { red: turn, yellow: 4, blue: 4, green: 4 },
      ships: { falcon: 'in:london' },
      ...more,
    },
  });
  test('16.3 they may stay for three own turns, and are lost at the end of the last', () => {
    const seventh = play(board(inRefuge(7)), 'end-movement');
    expect(at(seventh, 'grey', 'roos')).toEqual(['man', 'man']);
    const eighth = play(board(inRefuge(8)), 'end-movement');
    expect(at(eighth, 'grey', 'roos', 'hastings')).toEqual(['-', '-', 'man']);
    expect(told(eighth, 'refuge-ends')).toEqual([{ say: 'refuge-ends', seat: 'red', card: 'v-refuge-3' }]);
  });
  test('16.3 who joined them later has no right to stay, and is lost if he could leave', () => {
    const s = play(
      board(inRefuge(6, { ships: { falcon: 'in:douglas' }, noted: { douglas: 'percy' } })),
      'end-movement',
    );
    expect(at(s, 'grey', 'hastings')).toEqual(['man', '-']);
  });
  test('case 198 Stanley is at home on Man; others come only on business, or with a card', () => {
    const home: Board = {
      red: 'stanley aboard:falcon; percy york falcon',
      yellow: 'roos york',
      options: { refuge: 1 },
      more: { ships: { falcon: 'sea:man-sea' } },
    };
    may(board(home), 'sail falcon in:douglas man');
    const guest = board({ ...sailing, hands: {} });
    expect(why(guest, 'sail falcon in:douglas man')).toBe('needs-refuge');
    const force = board({
      red: 'percy aboard:falcon; grey york falcon',
      yellow: 'stanley in:lathom',
      options: { refuge: 1 },
      more: { ships: { falcon: 'sea:man-sea' } },
    });
    may(force, 'assault falcon douglas');
    // On its next turn the force must go, though the castle is its own now.
    const won = board({
      red: 'percy in:douglas; grey york falcon',
      options: { refuge: 1 },
      more: { ships: { falcon: 'in:douglas' }, noted: { douglas: 'percy' }, turns: { red: 2 } },
    });
    may(won, 'board percy falcon');
    expect(at(play(won, 'end-movement'), 'percy')).toEqual(['-']);
  });
  const driven: Board = {
    turn: 'yellow',
    yellow: 'roos man; percy york swan',
    options: { refuge: 1 },
    more: { ships: { swan: 'in:douglas' }, turns: { red: 1, yellow: 1, blue: 0, green: 0 } },
  };
  test('case 240 a storm may drive somebody to Man: he must leave as soon as a ship can take him', () => {
    const s = chance('e41', {
      red: 'roos aboard:swan; percy york swan',
      options: { refuge: 1 },
      more: { ships: { swan: 'sea:man-sea' } },
    });
    expect(at(s, 'roos', 'swan')).toEqual(['man', 'in:douglas']);
    const open = board({ ...driven, more: { ...driven.more, noted: { douglas: 'percy' } } });
    expect(at(play(open, 'end-movement'), 'roos')).toEqual(['-']);
    // 6.2 In a port that is not open to him he cannot go aboard, so she cannot take him.
    const shut = board(driven);
    expect([why(shut, 'board roos swan'), ...at(play(shut, 'end-movement'), 'roos')]).toEqual([
      'cannot-board-here',
      'man',
    ]);
    const stranded = board({ ...driven, more: { ...driven.more, ships: { swan: 'in:london' } } });
    expect(at(play(stranded, 'end-movement'), 'roos')).toEqual(['man']);
  });
  test('16.3 Scotland and the Continent are open with these cards, and nobody fights there', () => {
    const s = board({
      red: 'percy continent',
      yellow: 'roos continent; grey scotland',
      blue: 'scrope scotland; neville london',
      options: { refuge: 1 },
      phase: 'combat',
      turn: 'blue',
      green: 'hastings london',
    });
    expect(why(s, 'attack grey')).toBe('no-combat-here');
  });
});

describe('16.4 Vacillating Allegiance', () => {
  test('case 199 in the chance phase a noble neither moves nor attacks', () => {
    const s = chance('v-vacillating', { red: 'neville york; grey london', dice: [1, 2] });
    expect(why(s, 'march neville london')).toBe('is-idle');
    expect(legal(s, 'march neville')).toEqual([]);
    may(s, 'march grey windsor');
    const fight = (turn: 'red' | 'yellow') =>
      board({
        red: 'neville york; grey york',
        yellow: 'percy york',
        turn,
        phase: 'combat',
        more: { idle: ['neville'] },
      });
    expect(told(play(fight('red'), 'attack percy'), 'attack-declared')).toMatchObject([{ attackers: ['grey'] }]);
    expect(told(play(fight('yellow'), 'attack grey'), 'attack-declared')).toMatchObject([
      { defenders: ['grey', 'neville'], men: [100, 70] },
    ]);
  });
  const force: Board = {
    phase: 'combat',
    red: 'percy york treasurer',
    yellow: 'scrope york falcon; mowbray york westmorland',
    events: 'e10 v-vacillating',
  };
  test('case 71 a noble of the weaker side joins the other with all his cards', () => {
    // The card, of two the second, face 5, the next card.
    const s = play(board({ ...force, dice: [2, 2, 5, 1] }), 'attack mowbray', 'turn-card');
    expect(told(s, 'changed-sides')).toEqual([
      { say: 'changed-sides', seat: 'yellow', noble: 'scrope', die: 5, odds: '3-2' },
    ]);
    expect(holds(s, 'scrope', 'falcon')).toEqual(['red', 'scrope']);
    expect(told(s, 'indecisive')).toMatchObject([{ odds: '3-2' }]);
  });
  test('16.4 with a low face he goes home', () => {
    const s = play(board({ ...force, dice: [2, 2, 4, 1] }), 'attack mowbray', 'turn-card');
    expect(told(s, 'deserted')).toHaveLength(1);
    expect([phase(s), s.active()]).toEqual(['homecoming', ['yellow']]);
    expect(at(play(s, 'place scrope in:bolton'), 'scrope', 'mowbray')).toEqual(['in:bolton', 'york']);
  });
  test('case 200 it is laid aside where the weaker side has one noble', () => {
    const s = play(board({ ...force, yellow: 'mowbray york', dice: [2, 1] }), 'attack mowbray', 'turn-card');
    expect(told(s, 'set-aside')).toEqual([{ say: 'set-aside', card: 'v-vacillating' }]);
    expect(told(s, 'combat-card')).toMatchObject([{ card: 'e10' }]);
  });
});

describe('16.5 Catastrophe', () => {
  const men: Board = { red: 'grey york kent+marshal; percy york treasurer' };
  test('case 72 men of titles, offices and bishops do not count', () => {
    const s = chance('v-catastrophe-1', men);
    expect([menOf(s, 'grey'), menOf(s, 'percy')]).toEqual([20, 100]);
    expect(holds(s, 'v-catastrophe-1')).toEqual(['in-force']);
  });
  test('case 201 two run side by side, each for its own time', () => {
    const running = (turn: number) =>
      chance('e41', {
        ...men,
        more: {
          turn: 'green',
          turns: { red: turn - 1, yellow: 1, blue: 1, green: 1 },
          events: { 'v-catastrophe-1': 'in-force', 'v-catastrophe-3': 'in-force', e41: 'deck' },
          catastrophes: [
            { card: 'v-catastrophe-1', seat: 'red', turn: 3 },
            { card: 'v-catastrophe-3', seat: 'red', turn: 4 },
          ],
          phase: { name: 'draw', step: 'play', found: false },
        },
        green: 'roos london',
      });
    const third = running(3).play('green', 'end-turn');
    expect([holds(third, 'v-catastrophe-1', 'v-catastrophe-3'), menOf(third, 'grey')]).toEqual([
      ['discard', 'in-force'],
      20,
    ]);
    const fourth = running(4).play('green', 'end-turn');
    expect([say(fourth).phase.name, menOf(fourth, 'grey')]).toEqual(['movement', 150]);
  });
});

describe('16.6 death in the royal family', () => {
  test('case 202 two dice name a royal, by the table of the game', () => {
    const given: Board = { red: 'percy york', dice: [1, 3, 3] };
    expect(at(chance('v-royal-death', given), 'edward-wales')).toEqual(['-']);
    expect(at(chance('v-royal-death', { ...given, options: { advanced: true } }), 'richard-york')).toEqual(['-']);
    const dead = chance('v-royal-death', { ...given, heirs: { 'edward-wales': '-' } });
    expect(at(dead, 'henry', 'margaret')).toEqual(['in:london', 'in:fotheringhay']);
  });
});
