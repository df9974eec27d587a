// 15 The advanced game: who falls, loyalty, Dukes, pardons, French aid, lands overseas, its events.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, holds, keepers, legal, may, menOf, phase, play, say, told, why } from './scene.ts';

const advanced = (given: Board) => board({ ...given, options: { advanced: true, ...given.options } });
const chance = (events: string, given: Board) => advanced({ phase: 'chance', events, ...given });

describe('15.4, 15.5 who falls, and loyalty', () => {
  test('case 189, 131 who answers a revolt may fall; a titled one may have a loyal successor', () => {
    const given: Board = { red: 'grey york kent+falcon; roos london' };
    const untitled = chance('e87', { red: 'grey york; roos london', dice: [1, 1, 1] });
    expect(at(untitled, 'grey')).toEqual(['-']);
    const loyal = chance('e87', { ...given, dice: [1, 1, 1, 2, 3] });
    expect(legal(loyal, 'place')).toEqual(['place grey in:groby', 'place grey in:ruthin']);
    expect(holds(loyal, 'grey', 'kent', 'falcon')).toEqual(['red', 'grey', 'deck']);
    const not = chance('e87', { ...given, dice: [1, 1, 1, 3, 3] });
    expect(holds(not, 'grey', 'kent')).toEqual(['deck', 'chancery']);
  });
  test('case 190 the plague: Percy lives at 8, Margaret dies at 7', () => {
    const s = chance('e05', {
      red: 'percy in:coventry; roos london',
      heirs: { margaret: 'in:coventry red' },
      dice: [1, 4, 4, 3, 4],
    });
    expect(at(s, 'percy', 'margaret')).toEqual(['in:coventry', '-']);
  });
  test('case 230, 126 a siege: besiegers fall at 2, the weaker inside at 2, 3 or 12, all at 2 where they are even', () => {
    const siege = (given: Board) =>
      play(advanced({ phase: 'combat', events: 'e01', ...given }), 'besiege raby', 'turn-card');
    const alone = siege({ red: 'percy raby treasurer', dice: [1, 1, 2] });
    expect([at(alone, 'percy'), say(alone).noted]).toEqual([['in:raby'], { raby: 'percy' }]);
    // Names are ignored: Talbot and Stanley are on the card.
    const named = siege({ red: 'talbot raby marshal; stanley raby', dice: [1, 4, 4, 4, 4] });
    expect(told(named, 'died')).toEqual([]);
    const against = { red: 'percy raby burgundian-1', yellow: 'roos in:raby; hastings london' };
    const weaker = siege({ ...against, dice: [1, 1, 2, 1, 2] });
    expect(at(weaker, 'percy', 'roos')).toEqual(['in:raby', '-']);
    const even = siege({ ...against, red: 'percy raby flemish-1', dice: [1, 1, 2, 1, 2] });
    expect(at(even, 'roos')).toEqual(['captive:red']);
  });
});

describe('15.7 Dukes', () => {
  test('case 182 who takes the senior royal gets the Duke; the card of a dead Duke goes to the keeper of the new senior', () => {
    const s = advanced({ red: 'percy london', heirs: { 'richard-york': 'london' } });
    expect(holds(s, 'york')).toEqual(['aside']);
    const taken = play(s, 'end-movement');
    expect([keepers(taken, 'richard-york'), holds(taken, 'york')]).toEqual([['red'], ['hand:red']]);
    const dead = chance('e05', {
      red: 'york in:coventry saxon-1; roos london',
      yellow: 'grey york',
      heirs: { 'richard-york': '-', 'edward-march': 'york yellow' },
      dice: [1, 1, 1],
    });
    expect([at(dead, 'york'), holds(dead, 'york', 'saxon-1')]).toEqual([['-'], ['hand:yellow', 'deck']]);
  });
  test('15.7 with the senior’s death the Duke stays, if the new senior has the same keeper, and passes if not', () => {
    const given = (keeper: string): Board => ({
      red: 'york london; roos london',
      yellow: 'grey york',
      heirs: { 'richard-york': 'london red', 'edward-march': `york ${keeper}` },
    });
    const same = advanced({ ...given('red'), heirs: { 'richard-york': 'london red', 'edward-march': 'london red' } });
    expect(at(same.play('red', 'execute richard-york'), 'york')).toEqual(['london']);
    const other = advanced(given('yellow')).play('red', 'execute richard-york');
    expect([at(other, 'york'), holds(other, 'york')]).toEqual([['-'], ['hand:yellow']]);
  });
  test('case 231 the Duke of York is called by two revolts only while he is on the board', () => {
    const inHand = chance('e88', { red: 'roos london', hands: { red: 'york' }, dice: [1] });
    expect([at(inHand, 'york'), holds(inHand, 'york')]).toEqual([['-'], ['hand:red']]);
    const called = chance('e88', { red: 'york london; roos london', dice: [1, 3, 3] });
    expect(at(called, 'york')).toEqual(['in:stokesay']);
  });
});

describe('15.8 Royal Pardon and French aid', () => {
  const prison: Board = {
    phase: 'ransom',
    red: 'percy york',
    yellow: 'roos captive:red kent+falcon+saxon-1; grey london',
    more: { captors: { roos: ['percy'] } },
  };
  test('case 187 the owner is asked first, and a Pardon brings the noble home with everything', () => {
    const s = advanced({ ...prison, hands: { yellow: 'royal-pardon-1', blue: 'swan' } }).play('red', 'execute roos');
    expect([phase(s), s.active()]).toEqual(['pardon', ['yellow']]);
    const after = play(s, 'pardon');
    expect([holds(after, 'royal-pardon-1', 'kent', 'falcon'), phase(after)]).toEqual([
      ['chancery', 'roos', 'roos'],
      'homecoming',
    ]);
    expect(at(play(after, 'place roos in:belvoir'), 'roos')).toEqual(['in:belvoir']);
    // It is never drawn as an award; the next Parliament votes on it, both Houses together.
    const sat = (ballot: string) => {
      const s = play(
        advanced({
          red: 'beaufort in:london constable-tower',
          yellow: 'percy in:alnwick',
          heirs: { henry: 'in:london red' },
          hands: { red: 'e28' },
          chancery: 'royal-pardon-1',
          phase: 'parliament',
          options: { players: 2, votes: true },
        }),
        'summon percy',
      );
      expect([told(s, 'chancery-drawn').flatMap(({ cards }) => cards), legal(s, 'nominate')]).toEqual([[], []]);
      return play(s, 'propose', 'vote for for', ballot);
    };
    expect(holds(sat('vote abstain abstain'), 'royal-pardon-1')).toEqual(['deck']);
  });
  test('15.8 then all others who hold a Crown card are asked alike', () => {
    const s = advanced({ ...prison, hands: { blue: 'royal-pardon-2', green: 'swan' } }).play('red', 'execute roos');
    expect(s.active()).toEqual(['blue', 'green']);
    expect(why(s, 'pardon', 'green')).toBe('no-pardon');
    const spared = s.play('blue', 'pardon');
    expect(kingmaker.view(spared.state, 'green').phase).toMatchObject({ plays: [] });
    const over = spared.play('green', 'pass');
    expect(holds(over, 'royal-pardon-2')).toEqual(['chancery']);
    // what blue had answered unseen comes to light with green's answer, who cannot take that back then
    expect([spared.sealed, over.sealed]).toEqual(['turn', 'reveal']);
  });
  test('case 188 what an executed noble carried goes to the deck, not to his captor', () => {
    const s = advanced(prison).play('red', 'execute roos');
    expect(holds(s, 'roos', 'falcon', 'saxon-1', 'kent')).toEqual(['deck', 'deck', 'deck', 'chancery']);
    // As ransom they may be paid.
    const held = advanced({ ...prison, more: { captors: { roos: ['percy'] }, ransom: ['roos'] } });
    const made = held.play('yellow', 'offer yellow>red:card:falcon:percy,red>yellow:free:roos -');
    const paid = made.play('red', `accept ${kingmaker.view(made.state, 'red').offers[0]?.tag ?? ''}`);
    expect(holds(paid, 'roos', 'falcon', 'saxon-1')).toEqual(['yellow', 'percy', 'roos']);
  });
  test('case 192 French aid carries all who stand there over the Channel, and is gone with the turn', () => {
    const given: Board = {
      red: 'herbert in:calais captain-calais; grey in:calais',
      yellow: 'roos york',
      hands: { red: 'french' },
      events: 'e41',
      crown: 'swan',
    };
    const s = advanced({ ...given, red: `${given.red}; scrope london` });
    expect(why(s, 'play french scrope')).toBe('only-in-calais');
    const aided = play(s, 'play french herbert', 'cross grey rye');
    expect([at(aided, 'herbert', 'grey'), menOf(aided, 'herbert')]).toEqual([['rye', 'rye'], 160]);
    const over = play(aided, 'end-movement', 'end-turn');
    expect(holds(over, 'french')).toEqual(['deck']);
  });
});

describe('15.6 lands overseas', () => {
  test('case 191 in Ireland one fights as usual, on the Continent never', () => {
    const s = advanced({
      phase: 'combat',
      turn: 'yellow',
      red: 'grey ireland kent+lieutenant-ireland; roos continent',
      yellow: 'percy ireland; scrope continent',
    });
    expect(why(s, 'attack roos')).toBe('no-combat-here');
    expect(told(play(s, 'attack grey'), 'attack-declared')).toMatchObject([{ men: [100, 300] }]);
  });
  test('15.6 the Continent is reached on foot from Calais in the advanced game only', () => {
    const red = 'grey in:calais captain-calais';
    may(advanced({ red }), 'march grey continent');
    const basic = board({ red: `${red}; roos york` });
    expect(why(basic, 'march grey continent')).toBe('land-is-closed');
    expect(legal(basic, 'march grey')).toEqual(['march grey calais']);
  });
});

describe('15.9 events of the advanced game', () => {
  test('case 69 mercenaries go home from nobles, not from hands', () => {
    const s = chance('e83', {
      red: 'percy york saxon-1+falcon',
      yellow: 'roos london scots-1',
      hands: { red: 'flemish-1' },
    });
    expect(holds(s, 'saxon-1', 'scots-1', 'flemish-1', 'falcon')).toEqual(['deck', 'deck', 'hand:red', 'percy']);
    expect(menOf(s, 'percy')).toBe(100);
  });
  const calais: Board = {
    red: 'herbert in:calais; roos london',
    yellow: 'grey in:london kent+captain-calais',
    heirs: { 'richard-gloucester': 'in:calais red' },
  };
  test('case 70 without its captain Calais is lost; whoever was there is on the Continent', () => {
    const s = chance('e86', calais);
    expect(at(s, 'herbert', 'richard-gloucester')).toEqual(['continent', 'continent']);
    expect([holds(s, 'captain-calais'), keepers(s, 'richard-gloucester')]).toEqual([['out'], ['red']]);
    expect(why(s, 'march herbert calais')).toBe('land-is-closed');
  });
  test('15.9 the captain inside with fifty men holds it, or a noble commissioned in his place', () => {
    const held = chance('e86', { ...calais, yellow: 'grey in:calais kent+captain-calais' });
    expect([at(held, 'grey', 'herbert'), holds(held, 'captain-calais')]).toEqual([
      ['in:calais', 'in:calais'],
      ['grey'],
    ]);
    const s = chance('e86', {
      ...calais,
      red: 'neville in:calais; roos london',
      hands: { red: 'e28' },
      options: { commission: true },
    });
    const saved = play(s, 'use-writ', 'hold-calais neville');
    expect([at(saved, 'neville'), holds(saved, 'captain-calais')]).toEqual([['in:calais'], ['grey']]);
    expect(at(play(s, 'pass'), 'neville')).toEqual(['continent']);
  });
  test('case 194 once lost it cannot be lost again', () => {
    const s = chance('e86', { red: 'percy continent', more: { held: { percy: 'red', 'captain-calais': 'out' } } });
    expect(at(s, 'richard-gloucester')).toEqual(['in:calais']);
  });
});

describe('10.3 Beaufort', () => {
  test('10.3 ransomed he is King still; executed he is a claimant no more', () => {
    const s = board({
      phase: 'ransom',
      red: 'percy york',
      yellow: 'beaufort captive:red; grey london',
      heirs: { henry: '-', margaret: '-', 'edward-wales': '-' },
      more: { crowned: ['beaufort'], captors: { beaufort: ['percy'] } },
    });
    expect(say(s.play('red', 'free beaufort'))).toMatchObject({ crowned: ['beaufort'] });
    const dead = s.play('red', 'execute beaufort');
    expect([say(dead), holds(dead, 'beaufort')]).toMatchObject([{ crowned: [] }, ['deck']]);
  });
});
