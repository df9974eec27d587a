// 3.5, 5.6, 6.3, 6.5, 12.1, 14.3 What a second reading of the rules asked for: leave among allies, an heir alone at the
// gates of others, companies of ships, duties before anything else. Each stands beside what tables of rules 4 allow.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, legal, may, play, type Scene, say, why } from './scene.ts';

const old = { rules: 4 };
const ally = (s: Scene): Scene => {
  const made = s.play('red', 'offer ally:red+yellow -');
  return made.play('yellow', `accept ${kingmaker.view(made.state, 'yellow').offers[0]?.tag ?? ''}`);
};

describe('3.5 leave among allies', () => {
  const given: Board = {
    turn: 'yellow',
    red: 'grey york; hastings dover',
    yellow: 'percy in:york york-see',
    blue: 'scrope london',
    options: { players: 3, alliances: true },
  };
  const redNext = (s: Scene): Scene => board({ ...given, turn: 'red', more: { ...bare(s) } });
  const bare = (s: Scene): object => {
    const { alliance, leaveAll } = kingmaker.toPosition(s.state) as { alliance: object; leaveAll: object };
    return { alliance, leaveAll };
  };
  test('3.5 allies have it from the beginning', () => {
    const s = ally(board(given));
    expect(say(s)).toMatchObject({ leaveAll: { red: ['yellow'], yellow: ['red'], blue: [] } });
    expect(at(play(redNext(s), 'march grey in:york'), 'grey')).toEqual(['in:york']);
  });
  test('3.5 it may be switched off: then an ally asks like anybody', () => {
    const s = ally(board(given));
    const off = s.play('yellow', 'withdraw-all red');
    expect(say(off)).toMatchObject({ leaveAll: { red: ['yellow'], yellow: [] } });
    const asked = play(redNext(off), 'march grey in:york');
    expect([at(asked, 'grey'), asked.active()]).toEqual([['york'], ['red', 'yellow']]);
    const before = ally(board({ ...given, more: old }));
    expect(why(before, 'withdraw-all red', 'yellow')).toBe('has-no-leave');
  });
  test('13.3 with the end of an alliance it stays until it is withdrawn', () => {
    const over = ally(board(given)).play('red', 'leave-alliance');
    expect(say(over)).toMatchObject({ leaveAll: { red: ['yellow'], yellow: ['red'] } });
    expect(at(play(redNext(over), 'march grey in:york'), 'grey')).toEqual(['in:york']);
  });
});

describe('5.6 an heir alone', () => {
  const given: Board = {
    red: 'grey dover',
    yellow: 'roos york',
    heirs: { margaret: 'york red' },
    hands: { red: 'e18' },
  };
  test('5.6 goes in to his own and where all may go, not where others have given leave', () => {
    const more = { noted: { york: 'roos', pontefract: 'grey' }, leave: { york: ['red'] } };
    const s = play(board({ ...given, more }), 'free-move margaret');
    expect(why(s, 'march margaret in:york')).toBe('gate-is-shut');
    expect(legal(s, 'march margaret')).not.toContain('march margaret in:york');
    may(s, 'march margaret in:pontefract');
    // By road the leave opens the gate as it does for a noble.
    may(s, 'march margaret in:doncaster');
    may(play(board({ ...given, more: { ...more, ...old } }), 'free-move margaret'), 'march margaret in:york');
  });
});

describe('6.3 companies', () => {
  const port: Board = {
    red: 'grey southampton anthony; roos southampton trinity',
    more: { ships: { anthony: 'in:southampton', trinity: 'in:southampton' } },
  };
  test('12.1 a ship received in this turn sails in no company', () => {
    const fresh = (rules: object) => board({ ...port, more: { ...port.more, fresh: ['anthony'], ...rules } });
    expect(why(fresh({}), 'convoy anthony trinity')).toBe('is-fresh');
    expect(why(fresh({}), 'convoy trinity anthony')).toBe('is-fresh');
    may(fresh(old), 'convoy anthony trinity');
    const joined = board({ ...port, more: { ...port.more, fresh: ['anthony'], fleet: { anthony: 'trinity' } } });
    expect(why(joined, 'sail trinity sea:sussex-sea -')).toBe('is-fresh');
  });
  test('6.6 a ship that was driven into a hostile port leaves it in no company either', () => {
    const ships = { anthony: 'in:newcastle', trinity: 'in:newcastle' };
    const driven = (rules: object) =>
      board({
        ...port,
        yellow: 'percy york town-newcastle',
        more: { ships, driven: ['anthony'], ...rules },
      });
    expect(why(driven({}), 'convoy anthony trinity')).toBe('port-is-shut');
    may(driven({ leave: { newcastle: ['red'] } }), 'convoy anthony trinity');
    may(driven(old), 'convoy anthony trinity');
  });
});

describe('6.5 whoever lands to besiege', () => {
  const landing: Board = {
    red: 'percy aboard:trinity marshal; roos york trinity+anthony',
    yellow: 'scrope newcastle; grey london',
    more: {
      ships: { trinity: 'sea:tyne-sea', anthony: 'sea:tyne-sea' },
      fleet: { anthony: 'trinity' },
    },
    events: 'e05',
  };
  const landed = (given: Partial<Board> = {}): Scene =>
    play(
      board({ ...landing, ...given, more: { ...landing.more, ...given.more } }),
      'assault trinity newcastle',
      'end-movement',
    );
  test('6.5 besieges before he attacks anybody else', () => {
    const s = landed();
    expect([why(s, 'attack scrope'), why(s, 'attack-with percy scrope')]).toEqual(['must-besiege', 'must-besiege']);
    expect(legal(s)).toEqual(['besiege newcastle']);
    may(landed({ more: old }), 'attack scrope');
  });
  test('6.5 who is not needed for it may', () => {
    const s = landed({ red: `${landing.red}; hastings newcastle` });
    expect(why(s, 'attack scrope')).toBe('must-besiege');
    may(s, 'attack-with hastings scrope');
  });
});

describe('10.4 no royal is left', () => {
  const heirs = Object.fromEntries(
    ['henry', 'margaret', 'edward-wales', 'richard-york', 'edward-march', 'george', 'richard-gloucester'].map(
      (heir) => [heir, '-'],
    ),
  );
  /** Six Lords' votes and none of the Commons against four and three. */
  const given: Board = {
    options: { players: 2, ending: 'agreed', rounds: 50, freeMoveWindow: false },
    red: 'roos york; grey york; hastings york; audley york; berkeley york; bourchier york',
    yellow: 'neville in:raby',
    turn: 'yellow',
    heirs,
    crown: '',
    events: 'e06',
    more: { round: 13, lastRound: 13, crowned: [] },
  };
  const counted = (more: object, round = 13): readonly string[] | undefined =>
    play(board({ ...given, more: { ...given.more, round, ...more } }), 'end-movement').outcome?.winners;
  test('10.4 after ten rounds more it is counted as the short game is, where an end was agreed on, too', () => {
    expect(counted({})).toEqual(['red']);
    expect(counted(old)).toEqual(['yellow']);
  });
  test('10.5 the agreed end is counted by the lower House', () => {
    expect(counted({ lastRound: 51 }, 50)).toEqual(['yellow']);
    const wished = board(given).play('red', 'wish-end').play('yellow', 'wish-end');
    expect(wished.outcome?.winners).toEqual(['yellow']);
  });
});

describe('14.3 whoever is shut in', () => {
  const shut: Board = {
    phase: 'combat',
    options: { townFight: true },
    red: 'percy in:salisbury marshal; hastings salisbury',
    yellow: 'roos salisbury',
    events: 'e05',
    more: { intruders: ['percy'] },
  };
  test('14.3 fights there before he falls on anybody outside', () => {
    const s = board(shut);
    expect([why(s, 'attack roos'), why(s, 'attack-with percy roos')]).toEqual([
      'must-fight-inside',
      'must-fight-inside',
    ]);
    may(s, 'attack-with hastings roos');
    may(s, 'town-fight salisbury');
    may(board({ ...shut, more: { ...shut.more, ...old } }), 'attack roos');
  });
  test('14.3 once the lord has attacked him he is free to', () => {
    may(board({ ...shut, more: { intruders: ['percy'], excused: ['percy'] } }), 'attack roos');
  });
  test('17.3 of two duties either may be done first', () => {
    const s = board({
      ...shut,
      red: 'percy in:calais marshal; neville calais constable-dover+chancellor',
      yellow: 'roos york',
      more: { intruders: ['percy'] },
      phase: { name: 'combat', step: 'choose', bound: ['calais'] },
    });
    expect(legal(s).length).toBeGreaterThan(0);
    expect(legal(s)).not.toContain('end-combat');
  });
});
