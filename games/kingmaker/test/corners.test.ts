// Corners where two rules meet, by section. What tables of older rules do in them stands beside what all others do.
import { describe, expect, test } from 'vitest';
import { at, type Board, board, holds, keepers, legal, may, phase, play, type Scene, say, told, why } from './scene.ts';

const older = { rules: 3 };
const war = (given: Board): Scene => board({ phase: 'combat', ...given });
const chance = (events: string, given: Board): Scene => board({ phase: 'chance', events, ...given });
const field = (s: Scene, key: string): unknown => (say(s) as unknown as Readonly<Record<string, unknown>>)[key];
const fleetOf = (s: Scene, ship: string): unknown => (field(s, 'fleet') as Readonly<Record<string, string>>)[ship];

describe('4.6 ruling 58: ships are called by piracy alone', () => {
  const given: Board = { red: 'neville york warden-cinque-ports', yellow: 'roos york' };
  test.for(['e67', 'e79'])('%s calls the Warden to Rye, and not his ships', (event) =>
    expect(at(chance(event, given), 'neville', 'katherine', 'nicholas')).toEqual([
      'in:rye',
      'in:sandwich',
      'in:sandwich',
    ]),
  );
  test('at a table of older rules they came', () =>
    expect(at(chance('e79', { ...given, more: older }), 'katherine')).toEqual(['in:rye']));
});

describe('7.3 ruling 72: everybody inside is taken, though the lord of the place fell', () => {
  const given: Board = {
    red: 'neville alnwick marshal+burgundian-1; mowbray alnwick treasurer+burgundian-2',
    yellow: 'percy in:alnwick; greystoke in:alnwick',
    heirs: { margaret: 'in:alnwick yellow' },
    events: 'e04',
  };
  const stormed = (more: object = {}): Scene =>
    play(war({ ...given, more }), 'besiege alnwick', 'pass', 'turn-card', 'lord neville');
  test('his nobles and heirs are not put out before the victors come in', () => {
    const s = stormed();
    expect(at(s, 'percy', 'greystoke', 'margaret')).toEqual(['-', 'captive:red', 'in:alnwick']);
    expect([keepers(s, 'margaret'), told(s, 'put-out')]).toEqual([['red'], []]);
    expect(at(stormed(older), 'greystoke')).toEqual(['alnwick']);
  });
  test('where all besiegers fall with him, the place holds and is neutral: then they are put out', () => {
    const s = play(
      war({
        red: 'clifford alnwick kent+marshal+burgundian-1+burgundian-2+flemish-1',
        yellow: 'percy in:alnwick; greystoke in:alnwick',
        events: 'e04',
      }),
      'besiege alnwick',
      'turn-card',
    );
    expect(at(s, 'clifford', 'percy', 'greystoke')).toEqual(['-', '-', 'alnwick']);
    expect(told(s, 'turned-neutral')).toMatchObject([{ place: 'alnwick' }]);
  });
});

describe('5.2 ruling 35: every gate of a road is asked', () => {
  const given: Board = {
    red: 'neville london',
    yellow: 'roos in:newark',
    blue: 'grey in:pontefract',
    more: { noted: { newark: 'roos', pontefract: 'grey', york: 'neville' } },
  };
  test('who was let through the first by road goes on by road, and asks at the next', () => {
    const asked = play(board(given), 'march neville york');
    expect([at(asked, 'neville'), asked.active()]).toEqual([['newark'], ['yellow']]);
    const second = asked.play('yellow', 'answer neville once');
    expect([at(second, 'neville'), second.active()]).toEqual([['pontefract'], ['blue']]);
    expect(at(second.play('blue', 'answer neville no'), 'neville')).toEqual(['pontefract']);
    expect(at(second.play('blue', 'answer neville once'), 'neville')).toEqual(['york']);
  });
});

describe('3.5 leave is his who gave it', () => {
  const given: Board = {
    red: 'neville york',
    yellow: 'roos london',
    blue: 'percy leicester',
    hands: { yellow: 'town-leicester' },
  };
  const played = (more: object = {}): Scene =>
    board({ ...given, more: { leave: { leicester: ['blue'] }, ...more } }).play('yellow', 'play town-leicester roos');
  test('a new lord has given none, though nobody stands inside', () => {
    expect(field(played(), 'leave')).toEqual({});
    expect(field(played(older), 'leave')).toEqual({ leicester: ['blue'] });
  });
  test('and his alone who keeps the gate when he answers', () => {
    const asked = play(
      board({ red: 'neville leicester', yellow: 'roos york town-leicester', blue: 'percy york' }),
      'march neville in:leicester',
    ).play('yellow', 'offer yellow>blue:card:town-leicester:percy -');
    const [tag] = asked.legal('blue').flatMap((text) => /^accept (\w+)$/.exec(text)?.[1] ?? []);
    const s = asked.play('blue', `accept ${tag}`).play('yellow', 'answer neville once');
    expect([holds(s, 'town-leicester'), at(s, 'neville')]).toEqual([['percy'], ['leicester']]);
  });
  test('5.6 who waits for an answer is given no Free Move meanwhile', () => {
    const s = play(
      board({
        red: 'neville london; grey york',
        yellow: 'roos in:newark',
        hands: { red: 'e18' },
        more: { noted: { newark: 'roos' } },
      }),
      'march neville in:newark',
    );
    expect(why(s, 'free-move neville', 'red')).toBe('leave-pending');
    may(s.play('yellow', 'answer neville no'), 'free-move neville', 'red');
  });
});

describe('6.3, 6.7 companies and who sails them', () => {
  const pair: Board = {
    red: 'neville york; grey london swan+falcon',
    yellow: 'percy london; roos london',
    more: { ships: { swan: 'in:southampton', falcon: 'in:southampton' } },
  };
  test('ships that carry nobody part when the phase ends', () => {
    const s = play(board(pair), 'convoy falcon swan', 'end-movement');
    expect(fleetOf(s, 'falcon')).toBe('falcon');
    const kept = play(board({ ...pair, more: { ...pair.more, ...older } }), 'convoy falcon swan', 'end-movement');
    expect(fleetOf(kept, 'falcon')).toBe('swan');
  });
  test('a ship that becomes another’s leaves the company', () => {
    const s = play(board(pair), 'convoy falcon swan').play('red', 'offer red>yellow:card:falcon:percy -');
    const [tag] = s.legal('yellow').flatMap((text) => /^accept (\w+)$/.exec(text)?.[1] ?? []);
    const given = s.play('yellow', `accept ${tag}`);
    expect([holds(given, 'falcon'), fleetOf(given, 'falcon')]).toEqual([['percy'], 'falcon']);
    expect(at(play(given, 'sail swan sea:needles-sea -'), 'swan', 'falcon')).toEqual([
      'sea:needles-sea',
      'in:southampton',
    ]);
  });
  test('17.3 her card passes while somebody is aboard in port: he still sails, and nobody is stuck', () => {
    const s = play(
      board({
        red: 'neville in:southampton; grey in:southampton anthony; roos in:southampton',
        yellow: 'percy york',
        more: { group: { neville: 1 } },
      }),
      'board neville anthony',
      'offer red>red:card:anthony:roos -',
    );
    expect([holds(s, 'anthony'), why(s, 'end-movement')]).toEqual([['roos'], 'passengers-in-port']);
    may(s, 'sail anthony sea:needles-sea -');
  });
  test('6.5 more men may land at a port that is under one’s own siege', () => {
    const given: Board = {
      red: 'neville newcastle chancellor+burgundian-1+flemish-1+scots-1+scots-2+flemish-2; grey aboard:trinity trinity',
      yellow: 'roos york',
      more: { ships: { trinity: 'sea:tyne-sea' }, siege: { newcastle: 'red' } },
    };
    may(board(given), 'assault trinity newcastle');
    const others = board({
      ...given,
      blue: 'percy newcastle marshal',
      more: { ...given.more, siege: { newcastle: 'blue' } },
    });
    expect(why(others, 'assault trinity newcastle')).toBe('besieged-by-other');
  });
});

describe('3.2 ruling 26: an open town is free as soon as nobody is inside', () => {
  const given: Board = {
    red: 'neville hereford marshal+burgundian-1+flemish-1; mowbray hereford',
    yellow: 'howard in:hereford; grey york',
  };
  test('plague takes the besieged: the siege is over, and who besieged walks in', () => {
    const s = chance('e14', { ...given, more: { siege: { hereford: 'red' } } });
    expect([at(s, 'howard'), say(s).siege]).toEqual([['-'], {}]);
    may(s, 'march mowbray in:hereford');
    expect(say(chance('e14', { ...given, more: { siege: { hereford: 'red' }, ...older } })).siege).toEqual({
      hereford: 'red',
    });
  });
});

describe('7.4 a siege of what has become one’s own', () => {
  const given: Board = {
    red: 'percy raby marshal; roos raby',
    yellow: 'grey london',
    hands: { red: 'neville' },
  };
  test('is over: the castle’s own noble comes into play', () => {
    const entered = (more: object = {}): Scene =>
      play(board({ ...given, more: { siege: { raby: 'red' }, ...more } }), 'enter neville in:warwick');
    expect(say(entered()).siege).toEqual({});
    may(entered(), 'march percy in:raby');
    expect(say(entered(older)).siege).toEqual({ raby: 'red' });
  });
});

describe('15.7 ruling 84: a Duke who passes on may have been somebody’s last noble', () => {
  test('then his faction controls no heir any more', () => {
    const s = board({
      options: { advanced: true },
      red: 'york ludlow',
      yellow: 'percy york',
      heirs: { 'richard-york': 'ludlow red', 'edward-march': 'york yellow', george: 'in:cardigan red' },
    }).play('red', 'execute richard-york');
    expect([holds(s, 'york'), keepers(s, 'edward-march', 'george')]).toEqual([['hand:yellow'], ['yellow', null]]);
  });
});

describe('8.5 ruling 85: heirs exchanged in one deal', () => {
  test('whoever held both houses before and after has held them all the time', () => {
    const s = board({
      red: 'neville york',
      yellow: 'percy york',
      heirs: { henry: 'york red', 'richard-york': 'york red', margaret: 'york yellow' },
      more: { turns: { red: 5, yellow: 4, blue: 4, green: 4 }, both: { red: 4 }, latest: { red: 1 } },
    }).play('red', 'offer red>yellow:heir:henry,yellow>red:heir:margaret -');
    const [tag] = s.legal('yellow').flatMap((text) => /^accept (\w+)$/.exec(text)?.[1] ?? []);
    const dealt = s.play('yellow', `accept ${tag}`);
    expect(keepers(dealt, 'henry', 'margaret')).toEqual(['yellow', 'red']);
    expect(field(dealt, 'both')).toMatchObject({ red: 4 });
  });
});

describe('17.2 the window at the end of movement', () => {
  const given: Board = {
    red: 'grey london',
    yellow: 'howard southampton; berkeley york',
    hands: { yellow: 'e18 e19' },
  };
  const moved = (more: object = {}): Scene =>
    play(board({ ...given, more }), 'end-movement', 'use-free-move', 'free-move howard', 'march howard salisbury');
  test('ruling 166: one Free Move each', () => {
    expect([legal(moved()), why(moved(), 'free-move berkeley')]).toEqual([['pass'], 'not-at-this-step']);
    expect(legal(moved(older), 'free-move')).toEqual(['free-move berkeley']);
  });
  test('13.2 whom one only commands is given nothing by one’s card', () => {
    const s = play(
      board({
        options: { alliances: true },
        red: 'grey london',
        yellow: 'howard southampton',
        blue: 'berkeley southampton',
        hands: { yellow: 'e18' },
        more: {
          alliance: { red: 'red', yellow: 'yellow', blue: 'yellow', green: 'green' },
          command: { berkeley: 'howard' },
        },
      }),
      'end-movement',
      'use-free-move',
      'free-move howard',
      'march howard salisbury',
    );
    expect(at(s, 'howard', 'berkeley')).toEqual(['salisbury', 'southampton']);
  });
});

describe('14.1 ruling 167: nothing shows who holds another Writ', () => {
  const called = (hand: string): Scene =>
    play(
      chance('e58', {
        options: { commission: true },
        red: 'scrope york; roos london',
        yellow: 'grey york kent+marshal; percy york',
        hands: { yellow: hand },
      }),
      'use-writ',
      'commission scrope grey',
    );
  test('with a card left one is asked again, whatever card it is', () => {
    expect(called('e28 e29').active()).toEqual(['yellow']);
    expect(called('e28 e18').active()).toEqual(['yellow']);
    expect(legal(called('e28 e18'))).toEqual(['pass']);
    expect(phase(called('e28'))).toBe('movement');
  });
});

describe('16.3 from one land overseas to another', () => {
  test('who goes on with a Refuge card has come to the new land with it', () => {
    const s = play(
      board({
        options: { advanced: true, refuge: 1 },
        red: 'percy calais',
        yellow: 'roos york',
        hands: { red: 'v-refuge-3' },
        more: { noted: { calais: 'roos' } },
      }),
      'march percy continent',
      'refuge v-refuge-3 continent',
      'end-movement',
    );
    expect(at(s, 'percy')).toEqual(['continent']);
  });
});

describe('15.8 French aid', () => {
  test('17.3 on the Continent, with Calais lost, one still crosses by it', () => {
    const held = { grey: 'red', french: 'grey', roos: 'yellow', 'captain-calais': 'out' };
    const s = board({ options: { advanced: true }, more: { held, spot: { grey: 'continent', roos: 'york' } } });
    expect(phase(s)).toBe('movement');
    expect(legal(s, 'cross').length).toBeGreaterThan(0);
  });
  test('it passes from noble to noble by the Channel alone', () => {
    const near = { options: { advanced: true }, yellow: 'roos york' };
    expect(why(board({ ...near, red: 'grey york french; percy york' }), 'offer red>red:card:french:percy -')).toBe(
      'only-in-calais',
    );
    may(board({ ...near, red: 'grey calais french; percy calais' }), 'offer red>red:card:french:percy -');
  });
});

describe('7.4 ruling 75: who beat the besiegers and goes in', () => {
  test('heirs go in with the last of their escort', () => {
    const s = play(
      war({
        red: 'neville alnwick marshal+burgundian-1+treasurer; percy in:warkworth',
        yellow: 'roos alnwick westmorland+burgundian-2',
        heirs: { margaret: 'alnwick red' },
        events: 'e02',
        more: { siege: { alnwick: 'yellow' } },
      }),
      'attack roos',
      'turn-card',
      'hold roos',
      'go-in neville alnwick',
    );
    expect(at(s, 'neville', 'margaret')).toEqual(['in:alnwick', 'in:alnwick']);
  });
});

describe('4.5 ruling 57: into an open town only where it is free', () => {
  test('one that an ally holds is not: he stands before it', () => {
    const king: Board = {
      options: { alliances: true },
      red: 'beaufort york',
      yellow: 'berkeley in:kingston-upon-hull',
      heirs: { henry: '-', margaret: '-', 'edward-wales': '-' },
      more: { alliance: { red: 'red', yellow: 'red', blue: 'blue', green: 'green' }, crowned: ['beaufort'] },
    };
    expect(at(chance('e51', king), 'beaufort')).toEqual(['kingston-upon-hull']);
    expect(at(chance('e51', { ...king, more: { ...king.more, ...older } }), 'beaufort')).toEqual([
      'in:kingston-upon-hull',
    ]);
  });
});

describe('6.4 leave to put in, and room by then', () => {
  test('whom the place has no room for lands before it', () => {
    const asked = play(
      board({
        red: 'percy aboard:trinity; neville dover marshal+burgundian-1; grey york trinity',
        yellow: 'roos london kent+constable-dover',
        blue: 'mowbray in:dover burgundian-2+flemish-1+scots-1',
        more: { ships: { trinity: 'sea:strait-of-dover' }, leaveAll: { yellow: ['blue'] } },
      }),
      'sail trinity in:dover in:dover',
      'march neville in:dover',
    );
    const first = asked.play('yellow', 'answer neville once');
    expect(at(first, 'neville')).toEqual(['in:dover']);
    expect(at(first.play('yellow', 'answer trinity once'), 'percy', 'trinity')).toEqual(['dover', 'in:dover']);
  });
});

describe('16.4, 6.7 who changes sides and the ship he brings', () => {
  test('she stays with whom she carries until they have landed', () => {
    const s = play(
      war({
        options: { vacillating: 1 },
        red: 'percy york; neville york',
        yellow: 'scrope york swan; mowbray york; roos aboard:swan',
        events: 'v-vacillating e05',
        dice: [2, 2, 6, 1],
        more: { ships: { swan: 'sea:tyne-sea' } },
      }),
      'attack mowbray',
      'turn-card',
    );
    expect([holds(s, 'scrope', 'swan'), field(s, 'kept')]).toEqual([['red', 'scrope'], { swan: 'yellow' }]);
  });
});
