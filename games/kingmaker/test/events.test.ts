// 4 Chance: plague, embassies, raids, revolts, piracy, cards that are kept.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, board, holds, keepers, legal, phase, play, say, told } from './scene.ts';

const chance = (events: string, given: object) => board({ phase: 'chance', events, ...given });

describe('4.2 plague', () => {
  test('case 25 everybody inside dies, nobody else', () => {
    const s = chance('e05', { red: 'percy in:coventry; clifford coventry', heirs: { margaret: 'in:coventry red' } });
    expect(at(s, 'percy', 'margaret', 'clifford')).toEqual(['-', '-', 'coventry']);
  });
  test('case 110 all die together, then cards are sorted, places turn neutral', () => {
    const s = chance('e03', {
      red: 'neville in:norwich norwich-see+kent; grey in:norwich; roos in:warwick',
      yellow: 'pole in:ipswich',
    });
    expect(at(s, 'neville', 'grey', 'pole', 'roos')).toEqual(['-', '-', '-', 'warwick']);
    expect(holds(s, 'neville', 'norwich-see', 'kent', 'pole')).toEqual(['deck', 'deck', 'chancery', 'deck']);
  });
  test('case 245 peace and siege do not stop it; the siege goes on against the garrison', () => {
    const s = chance('e05', {
      red: 'neville coventry marshal+scots-1; roos coventry burgundian-1',
      yellow: 'percy in:coventry',
      more: { siege: { coventry: 'red' }, peace: [{ area: 'london', seat: 'red', turn: 9 }] },
    });
    expect(at(s, 'percy')).toEqual(['-']);
    expect(say(s).siege).toEqual({ coventry: 'red' });
  });
});

describe('4.5 raids and revolts', () => {
  test('case 26 named nobles go with their own cards, their stack and its heirs stay', () => {
    const s = chance('e53', { red: 'percy york; greystoke york; neville york', heirs: { 'edward-march': 'york red' } });
    expect(at(s, 'percy', 'greystoke', 'neville', 'edward-march')).toEqual([
      'in:alnwick',
      'in:morpeth',
      'york',
      'york',
    ]);
  });
  test('case 27 an only escort takes the heir along', () => {
    const s = chance('e53', { red: 'percy york', heirs: { 'edward-march': 'york red' } });
    expect(at(s, 'percy', 'edward-march')).toEqual(['in:alnwick', 'in:alnwick']);
  });
  test('case 28 the besieged stay; who is named twice goes to the first place', () => {
    const s = chance('e54', {
      red: 'percy in:wressle; clifford london carlisle-see',
      yellow: 'neville wressle marshal+burgundian-1+scots-1',
      more: { siege: { wressle: 'yellow' } },
    });
    expect(at(s, 'percy', 'clifford')).toEqual(['in:wressle', 'in:carlisle']);
  });
  test('case 29, 162 Black Heath is a field near Dartford', () => {
    expect(at(chance('e65', { red: 'roos london', yellow: 'percy york marshal' }), 'percy')).toEqual(['dartford']);
  });
  test('case 112 into a friendly castle, else before it', () => {
    const s = chance('e57', { red: 'clifford london', yellow: 'grey london westmorland' });
    expect(at(s, 'grey', 'clifford')).toEqual(['brougham', 'in:brougham']);
  });
  test('case 113 escorts called to different places: the controller chooses', () => {
    const s = chance('e53', {
      red: 'roos london',
      yellow: 'percy york; greystoke york',
      heirs: { 'edward-march': 'york yellow' },
    });
    expect([phase(s), s.active(), legal(s)]).toEqual([
      'escort',
      ['yellow'],
      ['go-with edward-march greystoke', 'go-with edward-march percy'],
    ]);
    const gone = play(s, 'go-with edward-march percy');
    expect(at(gone, 'edward-march')).toEqual(['in:alnwick']);
    expect(keepers(gone, 'edward-march')).toEqual(['yellow']);
  });
  test('case 116, 41 a besieger who is called away may break the siege', () => {
    const s = chance('e62', {
      red: 'mowbray lincoln saxon-1; percy lincoln treasurer+saxon-2',
      more: { siege: { lincoln: 'red' } },
    });
    expect(at(s, 'mowbray')).toEqual(['in:epworth']);
    expect(say(s).siege).toEqual({});
  });
});

describe('4.6 piracy', () => {
  test('case 30 the Admiral and his empty ships; a laden one does not answer', () => {
    const s = chance('e80', {
      red: 'percy york admiral; pole aboard:mary',
      more: { ships: { 'grace-dieu': 'in:southampton', mary: 'sea:needles-sea' } },
    });
    expect(at(s, 'percy', 'grace-dieu', 'mary')).toEqual(['in:lynn', 'in:lynn', 'sea:needles-sea']);
  });
  test('case 114 the Warden of the Cinque Ports to Sandwich', () => {
    const s = chance('e81', {
      red: 'percy rye warden-cinque-ports',
      more: { ships: { katherine: 'in:sandwich', nicholas: 'sea:rye-bay' } },
    });
    expect(at(s, 'percy', 'katherine', 'nicholas')).toEqual(['in:sandwich', 'in:sandwich', 'in:sandwich']);
  });
  test('case 115 from Calais nobody answers, but his ships do', () => {
    const s = chance('e82', { red: 'percy calais admiral; neville london chancellor-cornwall' });
    expect(at(s, 'percy', 'grace-dieu', 'mary', 'neville')).toEqual([
      'calais',
      'in:plymouth',
      'in:plymouth',
      'in:launceston',
    ]);
  });
});

describe('4.4 embassies', () => {
  test('case 31 the sole King goes alone, and is nobody’s where nobody receives him', () => {
    const s = chance('e48', { red: 'beaufort in:london constable-tower', heirs: { henry: 'in:london red' } });
    expect(at(s, 'henry', 'beaufort')).toEqual(['in:lynn', 'in:london']);
    expect(keepers(s, 'henry')).toEqual([null]);
  });
  test('case 32 with two Kings nothing happens', () => {
    const s = chance('e48', { red: 'roos london', more: { crowned: ['henry', 'richard-york'] } });
    expect(at(s, 'henry')).toEqual(['in:london']);
  });
  test('case 111 whoever is there alone receives him; sieges and the besieged are let alone', () => {
    const given = {
      red: 'percy in:york york-see',
      yellow: 'greystoke in:newcastle town-newcastle',
      heirs: { henry: 'in:york red' },
    };
    const s = chance('e45', given);
    expect([at(s, 'henry'), keepers(s, 'henry')]).toEqual([['in:newcastle'], ['yellow']]);
    const besieged = chance('e45', {
      ...given,
      blue: 'neville newcastle marshal+burgundian-1+burgundian-2',
      more: { siege: { newcastle: 'blue' } },
    });
    expect(at(besieged, 'henry')).toEqual(['in:york']);
    const held = chance('e45', {
      ...given,
      blue: 'neville york marshal+burgundian-1+burgundian-2+flemish-1+flemish-2+scots-1+scots-2+saxon-1+saxon-2; mowbray york treasurer',
      more: { siege: { york: 'blue' } },
    });
    expect(at(held, 'henry')).toEqual(['in:york']);
  });
  test('case 243 nor does he come from Calais', () => {
    expect(
      at(chance('e46', { red: 'percy in:calais captain-calais', heirs: { henry: 'in:calais red' } }), 'henry'),
    ).toEqual(['in:calais']);
  });
});

describe('4.7 cards that are kept', () => {
  test('case 33, 117, 141 Free Move, Writ and Parliament go to the drawer’s hand; all have seen which', () => {
    for (const card of ['e18', 'e28', 'e38']) {
      const s = chance(card, { red: 'percy york' });
      expect(holds(s, card)).toEqual(['hand:red']);
      const { hands } = kingmaker.view(s.state, 'yellow');
      expect(hands.red).toEqual({ crown: 0, events: 1, cards: null });
    }
  });
  test('case 206, 119 no card is left: the phase is skipped; used ones are shuffled in first', () => {
    const none = Object.fromEntries(Object.keys(say(board({ red: 'percy york' })).events).map((name) => [name, 'out']));
    const s = board({ red: 'percy york', phase: 'chance', more: { events: none } });
    expect(phase(s)).toBe('movement');
    expect(told(s, 'card-turned')).toEqual([]);
    const again = board({
      red: 'percy york',
      phase: 'chance',
      more: { events: { ...none, e02: 'discard', e18: 'hand:yellow' } },
    });
    expect(holds(again, 'e02', 'e18')).toEqual(['discard', 'hand:yellow']);
    expect(say(again)).toMatchObject({ shown: 'e02' });
  });
});
