// More that a second reading asked for: prisoners of allies, a Free Move for whom another leads, nobles in hand before the
// movement phase, storms between two lands of refuge. Each stands beside what tables of rules 5 do.
import { describe, expect, test } from 'vitest';
import { at, type Board, board, holds, legal, may, phase, play, type Scene, told, why } from './scene.ts';

const old = { rules: 5 };

describe('13.3 prisoners of allies', () => {
  const given: Board = {
    red: 'neville york marshal',
    yellow: 'roos york',
    blue: 'scrope york falcon',
    phase: 'combat',
    events: 'e29',
    options: { players: 3, alliances: true },
    more: { alliance: { yellow: 'red' }, command: { roos: 'neville' } },
  };
  const won = (rules?: object): Scene =>
    play(board({ ...given, more: { ...given.more, ...rules } }), 'attack scrope', 'turn-card');
  test('the commander’s player names who keeps one, and that faction decides', () => {
    const s = won();
    expect([phase(s), s.active(), legal(s)]).toEqual(['bounty', ['red'], ['keep scrope neville', 'keep scrope roos']]);
    const kept = play(s, 'keep scrope roos');
    expect([phase(kept), kept.active(), at(kept, 'scrope')]).toEqual(['prisoners', ['yellow'], ['captive:yellow']]);
    // What he carried is for those of that faction who took part.
    expect(holds(play(kept, 'execute scrope'), 'scrope', 'falcon')).toEqual(['deck', 'roos']);
    const own = play(s, 'keep scrope neville');
    expect([own.active(), at(own, 'scrope')]).toEqual([['red'], ['captive:red']]);
    expect(phase(play(own, 'execute scrope'))).not.toBe('prisoners');
    expect([phase(won(old)), won(old).active()]).toEqual(['prisoners', ['red']]);
  });
});

describe('13.2 a Free Move for a noble whom an ally leads', () => {
  const given: Board = {
    red: 'neville york; grey london',
    yellow: 'roos york',
    blue: 'scrope dover',
    hands: { yellow: 'e18' },
    options: { players: 3, alliances: true },
    more: { alliance: { yellow: 'red' }, command: { roos: 'neville' } },
  };
  const moved = (rules?: object): Scene =>
    play(
      board({ ...given, more: { ...given.more, ...rules } }),
      'march neville knaresborough',
      'end-movement',
      'use-free-move',
    );
  test('is his owner’s to play, in the window after the commander’s march', () => {
    const s = moved();
    expect(at(s, 'roos')).toEqual(['knaresborough']);
    expect([s.active(), legal(s, 'free-move')]).toEqual([['yellow'], ['free-move roos']]);
    const away = play(s, 'free-move roos', 'march roos skipton');
    expect(at(away, 'roos', 'neville')).toEqual(['skipton', 'knaresborough']);
    expect(legal(moved(old), 'free-move')).toEqual([]);
  });
});

describe('2.2 a noble in hand when the chance card is over', () => {
  const given: Board = {
    red: 'percy in:coventry',
    yellow: 'roos manchester',
    hands: { red: 'stanley' },
    phase: 'chance',
    events: 'e05 e41',
    options: { players: 2, freeMoveWindow: false },
  };
  test('comes into play, moves and fights in this turn, though the last noble has just died', () => {
    const s = board(given);
    expect([at(s, 'percy'), phase(s), s.active()]).toEqual([['-'], 'movement', ['red']]);
    const entered = play(s, 'enter stanley in:lathom', 'march stanley manchester', 'end-movement');
    may(entered, 'attack roos');
    expect(phase(board({ ...given, more: old }))).toBe('draw');
  });
  test('whoever brings nobody into play goes on to his draw; nothing shows what he holds', () => {
    expect(phase(play(board(given), 'end-movement'))).toBe('draw');
    const other = board({ ...given, hands: { red: 'falcon' } });
    expect([phase(other), legal(other)]).toEqual(['movement', ['end-movement']]);
    expect(phase(board({ ...given, hands: {} }))).toBe('draw');
  });
  test('a shut-in faction waits for him, too', () => {
    const shut: Board = {
      red: 'percy in:alnwick',
      yellow: 'neville alnwick marshal+burgundian-1+burgundian-2',
      hands: { red: 'stanley' },
      phase: 'chance',
      events: 'e41',
      more: { siege: { alnwick: 'yellow' } },
    };
    expect(phase(board(shut))).toBe('movement');
    expect(phase(board({ ...shut, more: { ...shut.more, ...old } }))).not.toBe('movement');
  });
});

describe('16.3 a storm between two lands of refuge', () => {
  const given: Board = {
    red: 'roos aboard:swan; percy york swan',
    phase: 'chance',
    events: 'e41',
    options: { refuge: 1 },
    more: { ships: { swan: 'sea:north-channel' } },
  };
  test('drives nobody to either: neither is the single nearest', () => {
    const s = board(given);
    const ports = [
      ...new Set([
        ...legal(s, 'shelter').map((text) => text.split(' ')[2]),
        ...told(s, 'ship-driven').map(({ port }) => port),
      ]),
    ];
    expect(ports).not.toEqual([]);
    for (const port of ports) expect(['ireland', 'scotland', 'douglas']).not.toContain(port);
    const before = board({ ...given, more: { ...given.more, ...old } });
    expect([phase(before), legal(before)]).toEqual(['storm', ['shelter swan ireland', 'shelter swan scotland']]);
    expect(why(before, 'shelter swan douglas')).toBe('not-the-nearest');
  });
});

describe('10.2 Beaufort, crowned and a prisoner', () => {
  const given: Board = {
    red: 'percy in:oxford',
    yellow: 'beaufort captive:red; roos london',
    heirs: { henry: '-', margaret: '-', 'edward-wales': '-', 'richard-york': 'in:oxford red' },
    hands: { red: 'e28' },
    phase: 'parliament',
    more: {
      crowned: ['beaufort', 'richard-york'],
      captors: { beaufort: ['percy'] },
      ransom: ['beaufort'],
      noted: { oxford: 'percy' },
    },
  };
  test('is off the board: the other King reigns alone', () => {
    may(board(given), 'summon roos');
    expect(why(board({ ...given, more: { ...given.more, ...old } }), 'summon roos')).toBe('may-not-summon');
  });
});

describe('16.3 a Refuge in hand', () => {
  const given: Board = {
    red: 'grey aboard:falcon; percy york falcon',
    hands: { red: 'v-refuge-3' },
    options: { refuge: 1 },
    more: { ships: { falcon: 'sea:man-sea' }, noted: { douglas: 'percy' } },
  };
  const landed = (more: object = {}): Scene =>
    play(board({ ...given, more: { ...given.more, ...more } }), 'sail falcon in:douglas man');
  test('is played for who comes on no business', () => {
    const s = landed();
    expect(why(s, 'end-movement')).toBe('needs-refuge');
    may(play(s, 'refuge v-refuge-3 man'), 'end-movement');
    may(landed(old), 'end-movement');
    // A siege of Stanley's castle is business.
    const force = board({
      ...given,
      red: 'percy aboard:falcon; grey york falcon',
      yellow: 'stanley in:lathom',
      more: { ships: { falcon: 'sea:man-sea' } },
    });
    may(play(force, 'assault falcon douglas'), 'end-movement');
  });
});

describe('15.2 the card that only tells the weather', () => {
  const given: Board = {
    red: 'percy york',
    yellow: 'neville york',
    phase: 'combat',
    options: { advanced: true, refuge: 1 },
    events: 'e01 v-refuge-3',
    dice: [2, 1],
  };
  const turned = (options: object, more: object = {}): Scene =>
    play(board({ ...given, options: { ...given.options, ...options }, more }), 'attack neville', 'turn-card');
  test('is no Refuge for the attacker: it is laid aside', () => {
    expect(holds(turned({}), 'v-refuge-3')).toEqual(['discard']);
    expect(told(turned({}), 'set-aside')).toEqual([{ say: 'set-aside', card: 'v-refuge-3' }]);
    expect(holds(turned({}, old), 'v-refuge-3')).toEqual(['hand:red']);
    // In a battle that one card decides he has it.
    expect(holds(turned({ advanced: false }), 'v-refuge-3')).toEqual(['hand:red']);
  });
});
