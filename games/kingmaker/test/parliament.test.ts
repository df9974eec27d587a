// 9 Parliament: who summons, who comes, what is given, swaps of offices, the King's peace.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, holds, keepers, legal, may, phase, play, told, why } from './scene.ts';

/** Henry is sole King, red's, inside London, which is red's by the Constable of the Tower. */
const court: Board = {
  red: 'beaufort in:london constable-tower; grey york; scrope in:masham',
  yellow: 'percy in:alnwick marshal; roos in:helmsley',
  blue: 'neville in:warwick admiral',
  heirs: { henry: 'in:london red' },
  hands: { red: 'e28 e29' },
  chancery: 'kent essex treasurer steward captain-calais wiltshire',
  phase: 'parliament',
};
const sit = (given: Partial<Board> = {}) => board({ ...court, ...given });
/** Everybody stays away who need not come. */
const without = (s: ReturnType<typeof board>) => {
  let now = s;
  while (phase(now) === 'parliament' && now.legal(now.active()[0] ?? 'red').includes('pass')) now = play(now, 'pass');
  return now;
};

describe('9.1 summoning', () => {
  test('case 53 the King’s controller serves a Writ; those present count for the cards', () => {
    const s = play(sit(), 'summon percy');
    expect([at(s, 'percy'), holds(s, 'e28', 'e29')]).toEqual([['in:london'], ['discard', 'hand:red']]);
    const come = play(s, 'attend roos', 'attend neville', 'attend scrope', 'pass');
    expect(at(come, 'beaufort', 'percy', 'roos', 'neville', 'scrope').every((spot) => spot === 'in:london')).toBe(true);
    expect(told(come, 'chancery-drawn')[0]?.cards).toHaveLength(5);
    expect(legal(come, 'award kent')).toContain('award kent roos');
  });
  test('case 54 not in Calais, and not under siege', () => {
    const inCalais = { red: 'beaufort in:calais captain-calais', heirs: { henry: 'in:calais red' }, chancery: '' };
    expect(phase(sit({ ...inCalais, phase: { name: 'combat', step: 'done' } }))).not.toBe('parliament');
    expect(why(sit(inCalais), 'summon percy')).toBe('no-site');
    const besieged = sit({
      red: 'beaufort in:york york-see',
      heirs: { henry: 'in:york red' },
      blue: 'neville york marshal+burgundian-1+burgundian-2+flemish-1+flemish-2+scots-1+scots-2',
      yellow: 'percy in:alnwick',
      chancery: '',
      more: { siege: { york: 'blue' } },
    });
    expect(why(besieged, 'summon percy')).toBe('no-site');
  });
  test('case 55 with two Kings the Chancellor needs a Parliament card', () => {
    const two = {
      red: 'beaufort in:oxford chancellor; grey york',
      hands: { red: 'e28 e29' },
      more: { crowned: ['henry', 'richard-york'], noted: { oxford: 'beaufort' } },
    };
    expect(why(sit(two), 'summon percy')).toBe('no-parliament-card');
    const s = play(sit({ ...two, hands: { red: 'e28 e38' } }), 'summon percy');
    expect(holds(s, 'e28', 'e38')).toEqual(['discard', 'discard']);
  });
  test('case 150 without a Writ nobody is summoned, nor a noble who is besieged', () => {
    expect(why(sit({ hands: { red: 'e38 e18' } }), 'summon percy')).toBe('too-few-writs');
    expect(why(sit(), 'summon-all percy+roos+neville')).toBe('too-few-writs');
    may(sit(), 'summon-all percy+roos');
    const besieged = sit({
      yellow: 'percy in:alnwick',
      blue: 'neville alnwick marshal+admiral+burgundian-1',
      more: { siege: { alnwick: 'blue' } },
    });
    expect([why(besieged, 'summon percy'), why(besieged, 'summon beaufort')]).toEqual(['is-besieged', 'serve-another']);
  });
  test('case 151 an uncontrolled sole King lets nobody summon', () => {
    const s = sit({
      red: 'grey york',
      turn: 'yellow',
      yellow: 'percy in:oxford chancellor',
      heirs: { henry: 'in:london' },
      hands: { yellow: 'e28 e38' },
      more: { noted: { oxford: 'percy' } },
    });
    expect(why(s, 'summon neville')).toBe('may-not-summon');
  });
  test('the asking shows nobody which cards he holds', () => {
    const after = (hand: string) => sit({ hands: { red: hand }, phase: { name: 'combat', step: 'done' } });
    expect([phase(after('e28')), phase(after('e18'))]).toEqual(['parliament', 'parliament']);
    expect(phase(after(''))).not.toBe('parliament');
  });
});

describe('9.2 who comes', () => {
  const isle: Board = {
    ...court,
    blue: 'stanley in:douglas kent; audley york',
    more: { noted: {} },
  };
  test('case 152 from overseas only with a ship that carries all his men', () => {
    const swan = board({ ...isle, blue: 'stanley in:douglas saxon-1+swan', more: { ships: { swan: 'in:douglas' } } });
    expect(why(swan, 'summon stanley')).toBe('no-ship-comes');
    const falcon = board({
      ...isle,
      blue: 'stanley in:douglas saxon-1+falcon',
      more: { ships: { falcon: 'sea:man-sea' } },
    });
    const s = play(falcon, 'summon stanley');
    expect(s.active()).toEqual(['blue']);
    expect(legal(s, 'fetch').every((text) => text.startsWith('fetch stanley falcon '))).toBe(true);
    const port = legal(s, 'fetch')[0]?.split(' ').at(-1) ?? '';
    const come = play(s, `fetch stanley falcon ${port}`);
    expect(at(come, 'stanley', 'falcon')).toEqual(['in:london', `in:${port}`]);
  });
  test('an only escort brings his heir, who keeps his controller', () => {
    const s = sit({
      yellow: 'percy in:alnwick marshal; roos in:alnwick',
      heirs: { henry: 'in:london red', margaret: 'in:alnwick yellow' },
    });
    const first = play(s, 'summon percy');
    expect(at(first, 'margaret')).toEqual(['in:alnwick']);
    const both = play(first, 'attend roos');
    expect([at(both, 'margaret'), keepers(both, 'margaret', 'henry')]).toEqual([['in:london'], ['yellow', 'red']]);
  });
  test('others declare in turn order, the summoner last', () => {
    const s = play(sit(), 'summon percy');
    expect(s.active()).toEqual(['yellow']);
    expect(play(s, 'pass').active()).toEqual(['blue']);
    expect(play(s, 'pass', 'pass').active()).toEqual(['red']);
  });
});

describe('9.3 gifts of Chancery', () => {
  test('case 56 what nobody can take goes to the Crown deck', () => {
    const s = play(
      sit({
        red: 'beaufort in:london constable-tower; grey york',
        yellow: 'roos in:helmsley; scrope in:masham',
        blue: '',
        chancery: 'marshal',
      }),
      'summon roos',
      'pass',
      'pass',
    );
    expect([holds(s, 'marshal'), told(s, 'not-awarded')]).toEqual([
      ['deck'],
      [{ say: 'not-awarded', card: 'marshal', to: 'deck' }],
    ]);
  });
  test('case 153 no more than Chancery holds', () => {
    const s = play(sit({ chancery: 'kent essex treasurer steward' }), 'summon percy', 'attend roos', 'attend neville');
    const all = play(s, 'attend grey', 'attend scrope');
    expect(told(all, 'chancery-drawn')[0]?.cards).toHaveLength(4);
  });
  test('case 154 somebody absent must be given what he can take; at sea he cannot', () => {
    const only = {
      red: 'beaufort in:london constable-tower',
      yellow: 'percy in:alnwick marshal; roos in:helmsley',
      blue: 'neville in:warwick',
      chancery: 'essex',
    };
    const s = play(sit(only), 'summon percy', 'pass', 'pass');
    expect(legal(s, 'award')).toEqual(['award essex roos']);
    const given = play(s, 'award essex roos');
    expect(holds(given, 'essex')).toEqual(['roos']);
    const afloat = play(
      sit({
        ...only,
        yellow: 'percy in:alnwick marshal; roos aboard:swan swan',
        more: { ships: { swan: 'sea:the-wash' } },
      }),
      'summon percy',
      'pass',
    );
    expect(holds(afloat, 'essex')).toEqual(['deck']);
  });
  test('a title makes a noble fit for an office of the same Parliament', () => {
    const s = without(play(sit({ chancery: 'kent marshal', yellow: 'roos in:helmsley' }), 'summon roos'));
    expect(legal(s, 'award marshal')).toEqual([]);
    expect(legal(play(s, 'award kent roos'), 'award marshal')).toEqual(['award marshal roos']);
  });
});

describe('9.4 swaps of offices', () => {
  const before = () => play(sit({ chancery: '' }), 'summon percy', 'pass', 'attend neville', 'pass');
  test('case 155 both players and the summoner agree; ships stay where they lie', () => {
    const s = before();
    const proposed = play(s, 'swap percy neville');
    expect(proposed.active()).toEqual(['blue']);
    const agreed = play(proposed, 'consent');
    expect(agreed.active()).toEqual(['red']);
    const swapped = play(agreed, 'consent');
    expect(holds(swapped, 'marshal', 'admiral')).toEqual(['neville', 'percy']);
    expect([at(s, 'mary'), at(swapped, 'mary')]).toEqual([['in:southampton'], ['in:southampton']]);
    expect(holds(play(agreed, 'decline'), 'marshal', 'admiral')).toEqual(['percy', 'neville']);
    expect(why(play(proposed, 'decline'), 'swap percy neville')).toBe('was-proposed');
    expect(phase(without(swapped))).not.toBe('parliament');
  });
});

describe('9.5 the King’s peace and the close', () => {
  const over = (given: Partial<Board> = {}) => without(play(sit({ chancery: '', ...given }), 'summon percy'));
  test('case 57 nobody fights in the area until the summoner’s next turn is over', () => {
    const s = over();
    expect(s.state.peace).toEqual([{ area: s.state.peace[0]?.area, seat: 0, turn: 2 }]);
    const war = (peace: readonly object[]) =>
      board({
        red: 'beaufort in:london constable-tower',
        yellow: 'percy london marshal',
        blue: 'grey london',
        turn: 'yellow',
        phase: 'combat',
        more: { peace },
      });
    expect(legal(war([]), 'attack')).toEqual(['attack grey']);
    expect(why(war([{ area: 'london', seat: 'red', turn: 2 }]), 'attack grey', 'yellow')).toBeDefined();
  });
  test('case 156 nor the summoner himself', () => {
    const war = (turns: number) =>
      board({
        red: 'percy london marshal+burgundian-1+burgundian-2+flemish-1+flemish-2',
        blue: 'grey london',
        yellow: 'roos york',
        phase: 'combat',
        more: {
          peace: turns > 2 ? [] : [{ area: 'london', seat: 'red', turn: 2 }],
          turns: { red: turns, yellow: 1, blue: 1, green: 1 },
        },
      });
    expect([legal(war(2), 'attack'), legal(war(3), 'attack')]).toEqual([[], ['attack grey']]);
  });
  test('case 225 who is not let in stands before the town; no second Parliament this turn', () => {
    const s = over({ hands: { red: 'e28 e29' } });
    expect([phase(s), at(s, 'percy', 'beaufort')]).toEqual(['lodging', ['london', 'in:london']]);
    expect(at(play(s, 'let-stay yellow'), 'percy')).toEqual(['in:london']);
    const out = play(s, 'put-out yellow');
    expect(at(out, 'percy')).toEqual(['london']);
    expect(phase(out)).toBe('draw');
    const again = { ...(kingmaker.toPosition(out.state) as { peace: object }) };
    expect(why(sit({ more: { peace: again.peace } }), 'summon percy')).toBe('has-sat');
  });
  test('case 237 while it sits nobody is put out, and heirs keep their controllers', () => {
    const s = play(
      sit({
        yellow: 'percy in:alnwick marshal',
        heirs: { henry: 'in:london red', margaret: 'in:alnwick yellow' },
        blue: 'neville in:warwick',
        chancery: 'captain-calais treasurer',
      }),
      'summon percy',
      'attend neville',
    );
    expect([at(s, 'percy', 'neville', 'margaret'), keepers(s, 'margaret', 'henry')]).toEqual([
      ['in:london', 'in:london', 'in:london'],
      ['yellow', 'red'],
    ]);
    expect(s.legal('blue').some((text) => text.startsWith('attack'))).toBe(false);
  });
});
