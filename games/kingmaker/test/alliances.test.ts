// 13 Alliances: formed, led, shared, ended.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, holds, keepers, legal, may, phase, play, type Scene, told, why } from './scene.ts';

type Who = 'red' | 'yellow' | 'blue' | 'green';
const deal = (s: Scene, seat: Who, terms: string, ...others: readonly Who[]): Scene =>
  others.reduce(
    (now, other) => now.play(other, `accept ${kingmaker.view(now.state, other).offers[0]?.tag ?? ''}`),
    s.play(seat, `offer ${terms} -`),
  );
const whyOffer = (s: Scene, seat: Who, terms: string): string | undefined => why(s, `offer ${terms} -`, seat);
const allied = { alliance: { red: 'red', yellow: 'red', blue: 'blue' } };
const field: Board = {
  red: 'neville york',
  yellow: 'roos york; clifford in:skipton',
  blue: 'scrope york',
  options: { players: 3, alliances: true },
  more: allied,
};

describe('13.1 alliances', () => {
  test('case 144 new members need every member’s yes; never all players', () => {
    const s = board({ ...field, blue: 'scrope york', more: {}, options: { players: 4, alliances: true } });
    const both = deal(s, 'red', 'ally:red+yellow', 'yellow');
    expect(told(both, 'allied')).toEqual([{ say: 'allied', seats: ['red', 'yellow'] }]);
    expect(whyOffer(both, 'blue', 'ally:red+blue')).toBe('needs-member');
    may(both, 'offer ally:red+yellow+blue -', 'blue');
    may(both.play('red', 'leave-alliance'), 'offer ally:red+blue -', 'blue');
    expect(whyOffer(board({ ...field, more: {} }), 'red', 'ally:red+yellow+blue')).toBe('not-everybody');
    expect(whyOffer(board({ ...field, more: {}, options: { players: 3 } }), 'red', 'ally:red+yellow')).toBe(
      'no-alliances',
    );
  });
  test('case 148 former allies keep peace until whose turn it is has had his next; advanced, they do not', () => {
    const end = (advanced: boolean) =>
      board({ ...field, turn: 'blue', options: { players: 3, alliances: true, advanced } }).play(
        'yellow',
        'leave-alliance',
      );
    expect(end(false).state.truces).toEqual([{ seats: 0b11, seat: 2, turn: 2 }]);
    expect(end(true).state.truces).toEqual([]);
    const fight = (truces: readonly object[]) =>
      board({ ...field, phase: 'combat', more: { truces, turns: { red: 2, yellow: 1, blue: 1 } } });
    const peace = [{ seats: ['red', 'yellow'], seat: 'blue', turn: 2 }];
    expect([legal(fight(peace), 'attack'), legal(fight([]), 'attack')]).toEqual([
      ['attack scrope'],
      ['attack roos', 'attack scrope'],
    ]);
  });
});

describe('13.2 command', () => {
  const led = (given: Partial<Board> = {}): Scene =>
    deal(board({ ...field, ...given }), 'red', 'command:neville:roos', 'yellow');
  test('case 145 the commander moves and fights with him; his owner not again in this round', () => {
    const s = led();
    const moved = play(s, 'march neville knaresborough');
    expect(at(moved, 'neville', 'roos')).toEqual(['knaresborough', 'knaresborough']);
    const fought = play(led({ phase: 'combat', events: 'e05' }), 'attack scrope', 'turn-card');
    expect(fought.state.usedBy.filter((seat) => seat === 0)).toHaveLength(2);
    const next = (usedBy: string) => board({ ...field, turn: 'yellow', more: { ...allied, usedBy: { roos: usedBy } } });
    expect([why(next('red'), 'march roos knaresborough'), why(next('yellow'), 'march roos knaresborough')]).toEqual([
      'used-by-other',
      undefined,
    ]);
    const attacked = board({ ...field, turn: 'blue', phase: 'combat', more: { ...allied, usedBy: { roos: 'red' } } });
    expect(legal(attacked, 'attack')).toContain('attack roos');
  });
  test('case 146 command ends with the commander', () => {
    const s = led({ phase: 'combat', events: 'e30' });
    expect(s.state.command.some((leader) => leader >= 0)).toBe(true);
    const dead = play(s, 'attack scrope', 'turn-card');
    expect([at(dead, 'neville', 'roos'), dead.state.command.every((leader) => leader < 0)]).toEqual([
      ['-', 'york'],
      true,
    ]);
  });
  test('his owner takes him back', () => {
    const s = led();
    expect(why(s, 'end-command roos', 'red')).toBe('not-your-noble');
    expect(s.play('yellow', 'end-command roos').state.command.every((leader) => leader < 0)).toBe(true);
    expect(whyOffer(board({ ...field, more: {} }), 'red', 'command:neville:roos')).toBe('is-no-ally');
    expect(whyOffer(board(field), 'red', 'command:neville:clifford')).toBe('not-in-area');
  });
  test('an heir goes where his led escort goes, and is still his controller’s', () => {
    const s = led({ heirs: { margaret: 'york yellow' } });
    const moved = play(s, 'march neville knaresborough');
    expect([at(moved, 'margaret'), keepers(moved, 'margaret')]).toEqual([['knaresborough'], ['yellow']]);
  });
});

describe('13.3 shares', () => {
  test('case 147 the commander’s player names who keeps an heir, and to whom a town goes', () => {
    const s = deal(
      board({
        ...field,
        red: 'neville york marshal+burgundian-1',
        blue: 'scrope york',
        heirs: { henry: 'york blue' },
        phase: 'combat',
        events: 'e29',
      }),
      'red',
      'command:neville:roos',
      'yellow',
    );
    const won = play(s, 'attack scrope');
    const taken = play(won.play('blue', 'pass'), 'turn-card', 'keep scrope neville', 'execute scrope');
    expect([phase(taken), legal(taken)]).toEqual(['bounty', ['keep henry neville', 'keep henry roos']]);
    expect(keepers(play(taken, 'keep henry roos'), 'henry')).toEqual(['yellow']);
    const siege = deal(
      board({
        ...field,
        red: 'neville leicester marshal+burgundian-1+burgundian-2',
        yellow: 'roos leicester',
        phase: 'combat',
        events: 'e29',
      }),
      'red',
      'command:neville:roos',
      'yellow',
    );
    const town = play(siege, 'besiege leicester', 'turn-card');
    expect(legal(town, 'lord')).toEqual(['lord neville', 'lord roos']);
  });
  test('case 244 allied nobles defend together under their commander', () => {
    const s = deal(
      board({
        red: 'mowbray york burgundian-1+flemish-1',
        yellow: 'percy york',
        blue: 'grey york',
        options: { players: 3, alliances: true },
        more: { alliance: { red: 'red', yellow: 'yellow', blue: 'yellow' } },
        phase: 'combat',
        events: 'e02',
      }),
      'yellow',
      'command:percy:grey',
      'blue',
    );
    const fought = play(s, 'attack grey', 'turn-card');
    expect(told(fought, 'attack-declared')[0]).toMatchObject({ men: [100, 120], odds: 'majority' });
    expect([phase(fought), fought.active(), holds(fought, 'mowbray')]).toEqual(['bounty', ['yellow'], ['red']]);
    const spoils = play(fought, 'keep mowbray percy', 'execute mowbray');
    expect(legal(spoils, 'take burgundian-1')).toEqual(['take burgundian-1 grey', 'take burgundian-1 percy']);
  });
});
