// 14 Optional rules: Commission, ambush, town fights, bishops of Chancery.
import { describe, expect, test } from 'vitest';
import { at, type Board, board, holds, legal, may, phase, play, say, told, why, withDice } from './scene.ts';

describe('14.1 Commission', () => {
  const raid = (given: Board) => board({ phase: 'chance', options: { commission: true }, ...given });
  test('case 167 a Writ sends a stronger noble in another’s place', () => {
    const s = raid({
      events: 'e58',
      red: 'scrope york',
      yellow: 'grey york; greystoke york',
      hands: { yellow: 'e28' },
    });
    expect([phase(s), s.active()]).toEqual(['commission', ['yellow']]);
    const naming = play(s, 'use-writ');
    expect(why(naming, 'commission scrope greystoke')).toBe('not-superior');
    expect(legal(naming, 'commission')).toEqual(['commission scrope grey']);
    const after = play(naming, 'commission scrope grey');
    expect(at(after, 'grey', 'scrope', 'greystoke')).toEqual(['masham', 'york', 'york']);
    expect(holds(after, 'e28')).toEqual(['discard']);
  });
  test('14.1 all who hold an Event card are asked alike; without a Writ one can only pass', () => {
    const s = raid({ events: 'e58', red: 'scrope york', yellow: 'grey york', hands: { red: 'e18', yellow: 'e19' } });
    expect(s.active()).toEqual(['red', 'yellow']);
    expect(why(s, 'use-writ', 'yellow')).toBe('no-writ');
    expect(at(play(s, 'pass', 'pass'), 'scrope')).toEqual(['in:masham']);
  });
  test('case 168 for a bishop the replacement exceeds his holder in men, title and office', () => {
    const s = raid({
      events: 'e54',
      red: 'percy york carlisle-see+treasurer',
      yellow: 'grey york kent+marshal; neville york',
      hands: { yellow: 'e28' },
    });
    const naming = play(s, 'use-writ');
    expect(why(naming, 'commission percy grey')).toBe('not-superior');
    expect(why(naming, 'commission percy neville')).toBe('not-superior');
    may(naming, 'commission-with percy grey+neville');
  });
  test('14.1 piracy is no occasion for it', () => {
    const s = raid({ events: 'e80', red: 'percy york admiral', yellow: 'grey york', hands: { yellow: 'e28' } });
    expect(phase(s)).toBe('movement');
  });
});

describe('14.2 ambush', () => {
  const war = (given: Board) => board({ phase: 'combat', ...given, options: { ambush: true, ...given.options } });
  const few: Board = { red: 'cromwell york; grey york; hastings york; audley york', yellow: 'percy york marshal' };
  test('case 64 a quarter or less: only the last name falls, then the attackers are taken', () => {
    const s = play(war({ ...few, events: 'e01' }), 'attack percy', 'turn-card');
    expect(told(s, 'ambush-laid')).toHaveLength(1);
    expect(at(s, 'cromwell', 'grey', 'hastings')).toEqual(['-', 'captive:yellow', 'captive:yellow']);
    const weather = play(war({ ...few, events: 'e05' }), 'attack percy', 'turn-card');
    expect(at(weather, 'cromwell', 'grey')).toEqual(['york', 'york']);
  });
  test('case 65 sixty against two hundred is an ordinary battle', () => {
    const s = play(war({ ...few, red: `${few.red}; scrope york`, events: 'e05' }), 'attack percy');
    expect(told(s, 'attack-declared')).toMatchObject([{ men: [60, 200], odds: '3-1' }]);
    expect(told(s, 'ambush-laid')).toEqual([]);
  });
  test('case 169 nobody in a town is ambushed; in the open the last name dies', () => {
    const town = war({ red: 'mowbray lynn; neville london', yellow: 'percy in:lynn marshal; roos london' });
    expect(why(town, 'attack percy')).toBe('too-weak-here');
    const open = war({ red: 'mowbray york', yellow: 'percy york marshal; greystoke york', events: 'e09' });
    const s = play(open, 'attack greystoke', 'turn-card');
    expect(at(s, 'greystoke', 'mowbray', 'percy')).toEqual(['-', 'captive:yellow', 'york']);
  });
  test('14.2 in the advanced game the ambusher names his victim, and dice decide', () => {
    const s = war({
      red: 'mowbray york',
      yellow: 'percy york marshal; roos york',
      events: 'e01',
      options: { ambush: true, advanced: true },
    });
    const laid = play(s, 'attack percy');
    expect(why(laid, 'turn-card')).toBe('name-a-victim');
    // The card, Roos at 3, Mowbray at 8.
    const after = withDice(laid, 1, 1, 2, 4, 4).play('red', 'ambush roos');
    expect(at(after, 'roos', 'percy', 'mowbray')).toEqual(['-', 'york', 'captive:yellow']);
  });
});

describe('14.3 town fights', () => {
  const inside = 'percy in:salisbury marshal; mowbray in:salisbury; scrope in:salisbury';
  const shut = (given: Board) =>
    board({
      phase: 'combat',
      options: { townFight: true },
      ...given,
      more: { intruders: ['percy', 'mowbray', 'scrope', 'neville'], ...given.more },
    });
  test('case 170 nobles in a place that turned neutral must fight its garrison', () => {
    const s = shut({ red: inside, events: 'e03' });
    expect(why(s, 'end-combat')).toBe('must-fight-inside');
    const won = play(s, 'town-fight salisbury', 'turn-card', 'lord percy');
    expect(told(won, 'town-fight-declared')).toMatchObject([{ men: [260, 200] }]);
    expect(say(won).noted).toEqual({ salisbury: 'percy' });
    const drawn = play(shut({ red: inside, events: 'e75' }), 'town-fight salisbury', 'turn-card');
    expect(at(drawn, 'percy', 'mowbray', 'scrope')).toEqual(['salisbury', 'salisbury', 'salisbury']);
    const weather = play(shut({ red: inside, events: 'e05' }), 'town-fight salisbury', 'turn-card');
    expect(at(weather, 'percy')).toEqual(['in:salisbury']);
  });
  test('14.3 with the option nobody is put out of a place that turns neutral', () => {
    const given: Board = {
      phase: 'chance',
      events: 'e05',
      red: 'roos in:coventry salisbury-title',
      yellow: 'grey in:salisbury',
    };
    expect(at(board(given), 'grey')).toEqual(['salisbury']);
    const stays = board({ ...given, options: { townFight: true } });
    expect(at(stays, 'grey')).toEqual(['in:salisbury']);
    expect(say(stays)).toMatchObject({ intruders: ['grey'] });
  });
  test('case 171 who loses to a neutral garrison is executed at once', () => {
    const s = play(
      shut({ red: 'neville in:salisbury westmorland; roos york', events: 'e09' }),
      'town-fight salisbury',
      'turn-card',
    );
    expect(told(s, 'garrison-executes')).toEqual([{ say: 'garrison-executes', noble: 'neville' }]);
    expect([at(s, 'neville'), holds(s, 'neville', 'westmorland')]).toEqual([['-'], ['deck', 'chancery']]);
  });
  test('14.3 two forces in one place fight only with the option; the lord has his garrison', () => {
    const given: Board = { phase: 'combat', red: 'roos in:leicester town-leicester', yellow: 'grey in:leicester' };
    expect(why(board({ ...given, red: `${given.red}; percy york`, blue: 'scrope york' }), 'town-fight leicester')).toBe(
      'no-town-fight',
    );
    const s = play(board({ ...given, options: { townFight: true }, events: 'e10' }), 'town-fight leicester');
    expect(told(s, 'town-fight-declared')).toMatchObject([{ men: [220, 20] }]);
    expect(at(play(s, 'turn-card'), 'grey')).toEqual(['captive:red']);
  });
  test('14.3 driven into a port of others, those too few to besiege it land inside', () => {
    const s = board({
      phase: 'chance',
      events: 'e41',
      red: 'scrope aboard:swan swan',
      options: { townFight: true },
      more: { ships: { swan: 'sea:whitby-sea' } },
    });
    expect(at(s, 'scrope', 'swan')).toEqual(['in:scarborough', 'in:scarborough']);
    expect(say(s)).toMatchObject({ intruders: ['scrope'] });
  });
  test('case 239, 193 the King’s peace puts the duty off', () => {
    const s = shut({
      red: `${inside}; grey york`,
      yellow: 'roos york',
      more: { peace: [{ area: 'salisbury', seat: 'yellow', turn: 9 }] },
    });
    expect(why(s, 'town-fight salisbury')).toBe('kings-peace');
    may(s, 'end-combat');
  });
});

describe('14.4 bishops of Chancery', () => {
  test('14.4 the bishop of a dead noble goes to Chancery', () => {
    const given: Board = { phase: 'chance', events: 'e05', red: 'roos in:coventry lincoln-see+falcon; grey york' };
    expect(holds(board(given), 'lincoln-see')).toEqual(['deck']);
    const s = board({ ...given, options: { bishopsOfChancery: true } });
    expect(holds(s, 'lincoln-see', 'falcon')).toEqual(['chancery', 'deck']);
  });
});
