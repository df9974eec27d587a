// 7 Combat: battles and sieges.
import { describe, expect, test } from 'vitest';
import { oddsOf, winsAt } from '../src/rules/combat/odds.ts';
import { P } from '../src/rules/data/places.ts';
import { holderOf } from '../src/rules/position/control.ts';
import { requirementOf } from '../src/rules/position/sieges.ts';
import { NONE } from '../src/rules/spots.ts';
import { at, type Board, board, holds, keepers, legal, may, phase, play, say, told, why } from './scene.ts';

/** The active player has ended his movement; this Event card comes next. */
const war = (given: Board) => board({ phase: 'combat', ...given });
const fought = (given: Board, ...texts: readonly string[]) => play(war(given), ...texts, 'turn-card');

describe('7.2 battle', () => {
  test('case 34 190 against 100 is 3-2', () => {
    expect(oddsOf(190, 100)).toBe('3-2');
    expect([winsAt('3-2', '3-2'), winsAt('3-2', '2-1')]).toEqual([true, false]);
    const force: Board = {
      red: 'percy york treasurer+burgundian-1+saxon-1',
      yellow: 'neville york westmorland+saxon-2',
    };
    const won = fought({ ...force, events: 'e75' }, 'attack neville');
    expect(told(won, 'battle-won')).toEqual([{ say: 'battle-won', seat: 'red', odds: '3-2' }]);
    const drawn = fought({ ...force, events: 'e09' }, 'attack neville');
    expect(told(drawn, 'indecisive')).toEqual([{ say: 'indecisive', odds: '3-2' }]);
  });
  test('case 35 125 against 100 is 5-4, 124 is not, and majority wins', () => {
    expect([oddsOf(125, 100), oddsOf(124, 100)]).toEqual(['5-4', 'majority']);
    expect([winsAt('5-4', '5-4'), winsAt('majority', '5-4'), winsAt('majority', 'majority')]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('case 36 even forces never win, but the named die', () => {
    const s = fought(
      {
        red: 'percy york',
        yellow: 'scrope york westmorland; neville york',
        events: 'e02',
      },
      'attack neville',
    );
    expect(told(s, 'indecisive')).toEqual([{ say: 'indecisive', odds: 'even' }]);
    expect(at(s, 'scrope', 'percy', 'neville')).toEqual(['-', 'york', 'york']);
  });
  test('case 37 the defender wins, if he is the stronger', () => {
    const s = fought({ red: 'mowbray york saxon-1', yellow: 'percy york burgundian-1', events: 'e09' }, 'attack percy');
    expect(told(s, 'battle-won')).toEqual([{ say: 'battle-won', seat: 'yellow', odds: '2-1' }]);
    expect(at(s, 'mowbray')).toEqual(['captive:yellow']);
    expect([phase(s), s.active()]).toEqual(['prisoners', ['yellow']]);
  });
  test('case 43, 59 a Free Move is kept by the attacker, and another card is turned', () => {
    const s = fought({ red: 'percy york', yellow: 'roos york', events: 'e18 e41' }, 'attack roos');
    expect(holds(s, 'e18', 'e41')).toEqual(['hand:red', 'discard']);
    expect(told(s, 'bad-weather')).toHaveLength(1);
  });
  test('case 117 a Writ turned for combat decides, and is discarded', () => {
    const s = fought({ red: 'percy york', yellow: 'roos york', events: 'e29' }, 'attack roos');
    expect(told(s, 'battle-won')).toHaveLength(1);
    expect([holds(s, 'e29'), at(s, 'percy')]).toEqual([['discard'], ['-']]);
  });
  test('case 45, 64 nobody is attacked twice; another stack may be', () => {
    const s = war({
      red: 'percy york; neville york; grey york',
      yellow: 'roos york; hastings york',
      more: { group: { percy: 1, roos: 2 } },
      events: 'e10',
    });
    const first = play(s, 'attack-with grey roos', 'turn-card');
    expect(why(first, 'attack roos')).toBe('was-attacked');
    expect(why(first, 'attack-with grey hastings')).toBe('has-attacked');
    may(first, 'attack hastings');
  });
  test('case 46, 67 where the only victor is named, nobody is taken', () => {
    const s = fought(
      { red: 'percy york', yellow: 'roos york', heirs: { margaret: 'york yellow' }, events: 'e29' },
      'attack roos',
      'pass',
    );
    expect(at(s, 'percy', 'roos')).toEqual(['-', 'york']);
    expect(keepers(s, 'margaret')).toEqual(['yellow']);
  });
  test('case 120, 154 a bonus counts in its region for who holds the card', () => {
    const talbot = 'talbot brecon chamberlain-chester';
    const wales = play(war({ red: talbot, yellow: 'neville brecon westmorland' }), 'attack neville');
    expect(told(wales, 'attack-declared')).toMatchObject([{ men: [280, 90], odds: '3-1' }]);
    const england = play(
      war({ red: talbot.replace('brecon', 'hereford'), yellow: 'neville hereford westmorland' }),
      'attack neville',
    );
    expect(told(england, 'attack-declared')).toMatchObject([{ men: [80, 90], odds: 'majority' }]);
  });
  test('case 121, 65 a combat may be called off before the card, and not after', () => {
    const s = war({ red: 'percy york', yellow: 'roos york; grey york', more: { group: { roos: 1 } }, events: 'e05' });
    const off = play(s, 'attack roos', 'call-off');
    may(off, 'attack grey');
    const after = play(s, 'attack roos', 'turn-card');
    expect(phase(after)).not.toBe('combat');
  });
  test('case 122 the winner takes heirs whose escort has just died', () => {
    const s = fought(
      {
        red: 'percy york',
        yellow: 'greystoke york burgundian-1',
        heirs: { 'richard-york': 'york yellow' },
        events: 'e09',
      },
      'attack greystoke',
      'pass',
    );
    expect(at(s, 'greystoke')).toEqual(['-']);
    expect(keepers(s, 'richard-york')).toEqual(['red']);
  });
  test('case 123 an indecisive battle: whoever is left alone with an heir takes him', () => {
    const s = fought(
      { red: 'percy york', yellow: 'greystoke york marshal', heirs: { margaret: 'york yellow' }, events: 'e09' },
      'attack greystoke',
      'pass',
    );
    expect(told(s, 'indecisive')).toHaveLength(1);
    expect([at(s, 'greystoke'), keepers(s, 'margaret')]).toEqual([['-'], ['red']]);
  });
  test('case 124 in a town without walls one fights a battle', () => {
    const s = war({ red: 'percy lynn', yellow: 'howard in:lynn' });
    may(s, 'attack howard');
    expect(why(s, 'besiege lynn')).toBe('no-siege-needed');
  });
  test('case 219, 63 nobles of others in the area are not involved', () => {
    const s = fought({ red: 'percy york', yellow: 'roos york', blue: 'grey york', events: 'e68' }, 'attack roos');
    expect(at(s, 'grey')).toEqual(['york']);
  });
  test('case 221, 68 after an indecisive battle nobody moves', () => {
    const s = fought({ red: 'percy york', yellow: 'neville york westmorland', events: 'e10' }, 'attack neville');
    expect(at(s, 'percy', 'neville')).toEqual(['york', 'york']);
    const later = { red: 'percy york', yellow: 'neville york westmorland', phase: 'combat' };
    for (const [turn, other] of [
      ['red', 'neville'],
      ['yellow', 'percy'],
    ] as const)
      may(war({ ...later, turn }), `attack ${other}`);
  });
  test('17.3 no card to be had counts as bad weather', () => {
    const s = war({ red: 'percy york', yellow: 'roos york' });
    const none = Object.fromEntries(Object.keys(say(s).events).map((name) => [name, 'out']));
    const after = fought({ red: 'percy york', yellow: 'roos york', more: { events: none } }, 'attack roos');
    expect(told(after, 'bad-weather')).toHaveLength(1);
  });
  test('9.5 the King’s peace forbids every combat in its area', () => {
    const s = war({
      red: 'percy london',
      yellow: 'roos london; neville york',
      blue: 'grey york',
      more: { peace: [{ area: 'london', seat: 'red', turn: 2 }] },
    });
    expect(
      why(
        board({
          red: 'percy london; mowbray york',
          yellow: 'roos london',
          blue: 'grey york',
          phase: 'combat',
          more: { peace: [{ area: 'london', seat: 'yellow', turn: 2 }] },
        }),
        'attack roos',
      ),
    ).toBe('kings-peace');
    expect(phase(s)).not.toBe('combat');
  });
});

describe('7.5 heirs before the card', () => {
  test('case 44, 69, 220 their controller may execute them before the card, and the attacker call it off', () => {
    const s = play(
      war({ red: 'percy york', yellow: 'roos york', heirs: { 'edward-march': 'york yellow' }, events: 'e05' }),
      'attack roos',
    );
    expect(s.active()).toEqual(['yellow']);
    const dead = s.play('yellow', 'execute edward-march', 'pass');
    expect(at(dead, 'edward-march')).toEqual(['-']);
    expect(legal(dead)).toEqual(['turn-card', 'call-off']);
    may(dead, 'call-off');
    // The card is turned: the heir is taken, and is yellow's no more.
    const late = play(
      war({ red: 'percy york', yellow: 'roos york', heirs: { 'edward-march': 'york yellow' }, events: 'e10' }),
      'attack roos',
      'pass',
      'turn-card',
    );
    expect([keepers(late, 'edward-march'), why(late, 'execute edward-march', 'yellow')]).toEqual([
      ['red'],
      expect.any(String),
    ]);
  });
  test('7.5 with no heir there nobody is asked', () => {
    expect(play(war({ red: 'percy york', yellow: 'roos york' }), 'attack roos').active()).toEqual(['red']);
  });
});

describe('7.3 siege', () => {
  test('case 38, 26 an open town is free while empty, and besieged while held', () => {
    const walk = play(board({ red: 'talbot ledbury; stanley ledbury' }), 'march stanley in:hereford');
    expect(at(walk, 'talbot', 'stanley')).toEqual(['in:hereford', 'in:hereford']);
    const s = war({ red: 'talbot hereford; stanley hereford; percy york', yellow: 'howard in:hereford; roos york' });
    expect(why(s, 'besiege hereford')).toBe('too-few-to-besiege');
  });
  const keep: Board = { red: 'stanley fotheringhay marshal; talbot fotheringhay saxon-1+saxon-2' };
  test('case 39 anything but bad weather takes the place; the named die, heirs are taken', () => {
    const s = fought({ ...keep, events: 'e10' }, 'besiege fotheringhay');
    const taken = play(s, 'lord talbot');
    expect(at(taken, 'talbot', 'stanley')).toEqual(['in:fotheringhay', 'in:fotheringhay']);
    expect(keepers(taken, 'margaret')).toEqual(['red']);
    expect(say(taken).noted).toEqual({ fotheringhay: 'talbot' });
    const costly = fought(
      { red: 'stanley fotheringhay marshal; talbot fotheringhay; grey fotheringhay', events: 'e01' },
      'besiege fotheringhay',
    );
    expect(at(costly, 'stanley', 'talbot', 'grey')).toEqual(['-', '-', 'in:fotheringhay']);
    expect(keepers(costly, 'margaret')).toEqual(['red']);
  });
  test('case 40, 73 delayed: under siege, and tried again without moving', () => {
    const s = fought({ ...keep, events: 'e05' }, 'besiege fotheringhay');
    expect(say(s).siege).toEqual({ fotheringhay: 'red' });
    const next = war({ ...keep, more: { siege: { fotheringhay: 'red' } } });
    may(next, 'besiege fotheringhay');
  });
  const relief: Board = {
    red: 'percy in:alnwick; neville alnwick marshal+burgundian-1',
    yellow: 'mowbray alnwick treasurer+burgundian-2+flemish-1; roos alnwick westmorland',
    more: { siege: { alnwick: 'yellow' } },
  };
  test('case 42 the besieged and their relief against the besiegers', () => {
    const s = war(relief);
    expect(told(play(s, 'attack mowbray'), 'attack-declared')).toMatchObject([{ men: [280, 210], odds: '5-4' }]);
    const won = play(war({ ...relief, events: 'e03' }), 'attack mowbray', 'turn-card');
    expect(at(won, 'mowbray', 'roos')).toEqual(['captive:red', 'captive:red']);
    const drawn = play(war({ ...relief, events: 'e16' }), 'attack mowbray', 'turn-card');
    expect(at(drawn, 'percy')).toEqual(['in:alnwick']);
    expect(say(drawn).siege).toEqual({ alnwick: 'yellow' });
    const dear = play(war({ ...relief, events: 'e04' }), 'attack mowbray', 'turn-card');
    expect(at(dear, 'percy')).toEqual(['-']);
    expect([say(dear).siege, holderOf(dear.state, P.alnwick), requirementOf(dear.state, P.alnwick, 1)]).toEqual([
      { alnwick: 'yellow' },
      NONE,
      100,
    ]);
  });
  test('7.4 nobody leaves or enters a place under siege', () => {
    const s = board({ ...relief });
    expect(why(s, 'march percy morpeth')).toBe('is-besieged');
    expect(why(s, 'march neville in:alnwick')).toBe('place-is-besieged');
  });
  test('case 125, 70 the strongest faction inside counts', () => {
    const s = war({
      red: 'percy leicester marshal+burgundian-1+flemish-1; roos york',
      yellow: 'neville in:leicester town-leicester; hastings york',
      blue: 'mowbray in:leicester burgundian-2',
    });
    expect(s.try('red', 'besiege leicester')?.because).toMatchObject({
      why: 'too-few-to-besiege',
      men: 250,
      needed: 280,
    });
  });
  test('case 126, 75 who beats the besiegers may besiege, or go in, in the same phase', () => {
    const given: Board = {
      turn: 'yellow',
      red: 'percy york marshal+burgundian-1+burgundian-2+flemish-1; scrope york',
      yellow:
        'neville york chancellor; mowbray york treasurer; stafford york steward; pole york captain-calais; fitzalan york admiral; courtenay york constable-dover',
      blue: 'roos london york-see',
      more: { siege: { york: 'red' } },
      events: 'e02 e10',
    };
    expect(why(war(given), 'besiege york')).toBe('besieged-by-other');
    const beaten = play(war(given), 'attack percy', 'turn-card');
    expect(at(beaten, 'percy', 'fitzalan')).toEqual(['captive:yellow', '-']);
    const free = play(beaten, 'execute percy');
    expect(phase(free)).toBe('spoils');
    let shared = free;
    while (phase(shared) === 'spoils') shared = play(shared, legal(shared)[0] as string);
    expect(why(shared, 'go-in neville york')).toBe('gate-is-shut');
    const taken = play(shared, 'besiege york', 'turn-card', 'lord neville');
    expect(at(taken, 'neville', 'mowbray')).toEqual(['in:york', 'in:york']);
    const own = play(
      war({ ...given, blue: 'roos london', yellow: `${given.yellow}; grey london york-see` }),
      'attack percy',
      'turn-card',
      'hold percy',
    );
    expect(at(play(own, 'go-in neville york'), 'neville')).toEqual(['in:york']);
  });
  test('case 127 where every besieger falls the place holds', () => {
    const s = fought({ red: 'percy pontefract marshal', events: 'e04' }, 'besiege pontefract');
    expect(at(s, 'percy')).toEqual(['-']);
    expect(say(s).noted).toEqual({});
  });
  test('case 89 the town card moves to the noble who is named', () => {
    const s = fought(
      {
        red: 'percy nottingham marshal+burgundian-1; roos nottingham',
        yellow: 'hastings in:nottingham town-nottingham',
        events: 'e10',
      },
      'besiege nottingham',
    );
    expect(holds(play(s, 'lord roos'), 'town-nottingham')).toEqual(['roos']);
  });
  test('case 128 everybody inside is taken; who does not fit stays out', () => {
    const s = fought(
      {
        red: 'percy leicester marshal+burgundian-1; neville leicester treasurer+burgundian-2+flemish-1; grey leicester',
        yellow: 'hastings in:leicester town-leicester',
        blue: 'howard in:leicester',
        events: 'e33',
      },
      'besiege leicester',
    );
    const lord = play(s, 'lord percy');
    expect(at(lord, 'hastings', 'howard')).toEqual(['captive:red', 'captive:red']);
    expect(at(lord, 'percy', 'neville', 'grey')).toEqual(['in:leicester', 'in:leicester', '-']);
    const many = fought(
      {
        red: 'percy leicester marshal+burgundian-1; neville leicester treasurer+burgundian-2+flemish-1; scrope leicester scots-1',
        yellow: 'hastings in:leicester town-leicester',
        events: 'e10',
      },
      'besiege leicester',
    );
    const crowd = play(many, 'lord percy');
    expect(legal(crowd)).toEqual(['go-in neville leicester', 'go-in percy leicester', 'go-in scrope leicester']);
    expect(why(crowd, 'stay-out')).toBe('not-at-this-step');
    const inside = play(crowd, 'go-in percy leicester', 'go-in neville leicester');
    expect(at(inside, 'percy', 'neville', 'scrope')).toEqual(['in:leicester', 'in:leicester', 'leicester']);
  });
  test('case 222, 76 behind walls one is besieged, not fought; empty places are besieged, too', () => {
    const s = war({ red: 'percy helmsley marshal+treasurer; neville helmsley', yellow: 'roos in:helmsley' });
    expect(why(s, 'attack roos')).toBe('behind-walls');
    expect(told(play(s, 'besiege helmsley'), 'siege-declared')).toMatchObject([{ needed: 120 }]);
    expect(why(war({ red: 'percy helmsley', yellow: 'roos york' }), 'besiege helmsley')).toBeUndefined();
  });
  test('case 223, 77 guests of one place do not fight inside it', () => {
    const s = war({
      red: 'percy in:leicester; neville york',
      yellow: 'roos in:leicester town-leicester',
      blue: 'grey york',
    });
    expect(why(s, 'attack roos')).toBe('behind-walls');
    // With town fights they do: a guest against the lord of the place, and the other way round.
    const inside: Board = { red: 'percy in:leicester', yellow: 'roos in:leicester town-leicester' };
    const fight = (turn: 'red' | 'yellow') => war({ ...inside, turn, options: { townFight: true } });
    expect([legal(fight('red'), 'town-fight'), legal(fight('yellow'), 'town-fight')]).toEqual([
      ['town-fight leicester'],
      ['town-fight leicester'],
    ]);
  });
  test('case 235, 161 beaten besiegers: the siege is over', () => {
    const s = play(
      war({
        turn: 'blue',
        red: 'mowbray alnwick treasurer+burgundian-2+flemish-1; roos alnwick westmorland',
        yellow: 'percy in:alnwick',
        blue: 'neville alnwick marshal+burgundian-1+scots-1; stafford alnwick steward',
        more: { siege: { alnwick: 'red' } },
        events: 'e02',
      }),
      'attack mowbray',
      'turn-card',
    );
    expect(say(s).siege).toEqual({});
    expect(at(s, 'mowbray')).toEqual(['captive:blue']);
    const then = { red: 'roos york', yellow: 'percy in:alnwick', blue: 'neville alnwick marshal' };
    may(board({ ...then, turn: 'yellow' }), 'march percy morpeth');
  });
});

describe('7.2 heirs without escort', () => {
  test('ruling 66 an heir whose whole escort fell is nobody’s, though his faction has others', () => {
    const s = fought(
      {
        red: 'percy york',
        blue: 'scrope york',
        yellow: 'greystoke york marshal; roos london',
        heirs: { margaret: 'york yellow' },
        events: 'e09',
      },
      'attack greystoke',
      'pass',
    );
    expect(at(s, 'greystoke', 'margaret')).toEqual(['-', 'york']);
    expect(keepers(s, 'margaret')).toEqual([null]);
  });
  test('ruling 160 stacks are parted at the open points of combat, too', () => {
    const s = war({ red: 'percy york; neville york', yellow: 'roos york' });
    may(s, 'group percy');
    expect(why(play(s, 'attack roos'), 'group percy')).toBe('not-at-this-step');
  });
});
