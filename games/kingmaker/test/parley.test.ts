// 12, 13 Parley: offers and what they carry, transfers, gifts, loans, ransom, alliances and command.
import { peekInto } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import {
  at,
  type Board,
  board,
  holds,
  keepers,
  legal,
  may,
  menOf,
  phase,
  play,
  type Scene,
  told,
  why,
} from './scene.ts';

type Who = 'red' | 'yellow' | 'blue' | 'green';
/** The only offer that a seat sees. */
const tag = (s: Scene, seat: Who): string => {
  const { offers } = kingmaker.view(s.state, seat);
  expect(offers).toHaveLength(1);
  return offers[0]?.tag ?? '';
};
const offer = (s: Scene, seat: Who, terms: string, words = '-'): Scene => s.play(seat, `offer ${terms} ${words}`);
const accept = (s: Scene, ...seats: readonly Who[]): Scene =>
  seats.reduce((now, seat) => now.play(seat, `accept ${tag(now, seat)}`), s);
/** Made, and agreed to by all. */
const deal = (s: Scene, seat: Who, terms: string, ...others: readonly Who[]): Scene =>
  accept(offer(s, seat, terms), ...others);
const whyOffer = (s: Scene, seat: Who, terms: string): string | undefined => why(s, `offer ${terms} -`, seat);

const two: Board = {
  red: 'percy york swan; neville london',
  yellow: 'roos london town-coventry',
  blue: 'grey dover',
  hands: { red: 'saxon-1 e28', yellow: 'falcon flemish-1' },
};

describe('12.3 offers', () => {
  test('case 136 attached cards need one area, hand cards none', () => {
    const s = board(two);
    expect(whyOffer(s, 'red', 'red>yellow:card:swan:roos')).toBe('not-one-area');
    expect(whyOffer(s, 'red', 'red>yellow:hand:swan')).toBe('not-in-hand');
    const done = deal(s, 'red', 'red>yellow:hand:saxon-1,yellow>red:hand:falcon', 'yellow');
    expect(holds(done, 'saxon-1', 'falcon')).toEqual(['hand:yellow', 'hand:red']);
  });
  test('case 137 what has become impossible lapses, and nothing changes hands', () => {
    const s = board({
      red: 'percy york town-bristol',
      yellow: 'roos york',
      heirs: { margaret: 'york yellow' },
      hands: { red: 'e28' },
    });
    const made = offer(s, 'red', 'red>yellow:card:town-bristol:roos,red>yellow:any:writ,yellow>red:heir:margaret');
    may(made, `accept ${tag(made, 'yellow')}`, 'yellow');
    const dead = made.play('yellow', 'execute margaret');
    expect(kingmaker.view(dead.state, 'yellow').offers).toEqual([]);
    expect(holds(dead, 'town-bristol', 'e28')).toEqual(['percy', 'hand:red']);
    const done = accept(made, 'yellow');
    expect([holds(done, 'town-bristol', 'e28'), keepers(done, 'margaret')]).toEqual([['roos', 'hand:yellow'], ['red']]);
  });
  test('case 140 others see how many hand cards passed, not which', () => {
    const s = board(two);
    const done = deal(s, 'red', 'red>yellow:hand:saxon-1,yellow>red:hand:falcon', 'yellow');
    const heard = (seat: string) => peekInto(done.log, seat).find((entry) => entry?.say === 'deal');
    expect(JSON.stringify(heard('blue'))).not.toMatch(/saxon|falcon/);
    expect(JSON.stringify(heard('red'))).toMatch(/saxon-1.*falcon/);
    const { hands, fresh } = kingmaker.view(done.state, 'blue');
    expect([hands.red, hands.yellow, fresh]).toEqual([
      { crown: 1, events: 1, cards: null },
      { crown: 2, events: 0, cards: null },
      [],
    ]);
  });
  test('nobody else learns of an offer, nor of an answer', () => {
    const s = board(two);
    const steps = (['offer', 'agree'] as const).map((step) => {
      const made = offer(s, 'red', 'red>yellow:hand:saxon-1,yellow>blue:hand:falcon');
      return step === 'offer' ? made : accept(made, 'yellow');
    });
    for (const after of steps)
      for (const viewer of ['green', 'spectator'] as const) {
        expect(kingmaker.view(after.state, viewer)).toEqual(kingmaker.view(s.state, viewer));
        expect(after.log.map((entry) => peekInto(entry, viewer)).filter((entry) => entry !== undefined)).toEqual([]);
      }
    expect(kingmaker.view(steps[0]?.state ?? s.state, 'blue').offers).toHaveLength(1);
  });
  test('the name of an offer does not tell how many others there are', () => {
    const s = board(two);
    const first = offer(s, 'red', 'red>yellow:hand:saxon-1');
    const second = offer(offer(s, 'red', 'red>blue:any:writ'), 'red', 'red>yellow:hand:saxon-1');
    expect(kingmaker.view(second.state, 'yellow').offers).toEqual(kingmaker.view(first.state, 'yellow').offers);
  });
  test('who is asked for a hand card he has not finds it impossible; he who asks learns nothing', () => {
    const s = offer(board(two), 'red', 'red>yellow:hand:saxon-1,yellow>red:hand:trinity');
    expect(why(s, `accept ${tag(s, 'yellow')}`, 'yellow')).toBe('not-in-hand');
  });
  test('an offer is refused, countered, retracted, and lapses with its maker’s next turn', () => {
    const s = offer(board(two), 'red', 'red>yellow:hand:saxon-1');
    const gone = (after: Scene) => kingmaker.view(after.state, 'red').offers;
    expect(gone(s.play('yellow', `refuse ${tag(s, 'yellow')}`))).toEqual([]);
    expect(gone(s.play('red', `retract ${tag(s, 'red')}`))).toEqual([]);
    const countered = s.play('yellow', `counter ${tag(s, 'yellow')} yellow>red:hand:falcon -`);
    expect(gone(countered).map(({ maker }) => maker)).toEqual(['yellow']);
    expect(why(s, `refuse ${tag(s, 'yellow')}`, 'blue')).toBe('no-such-offer');
    const later = (own: number) =>
      board({
        ...two,
        phase: { name: 'draw', step: 'close' },
        more: { offers: s.state.offers.map(word), turns: { red: own } },
      });
    const word = (one: Scene['state']['offers'][number]) => ({ ...one, maker: 'red', yes: ['red'] });
    expect([gone(later(1)).length, gone(later(2)).length]).toEqual([1, 0]);
  });
  test('five open offers at most, none twice, none without its maker', () => {
    const cards = ['saxon-1', 'saxon-2', 'flemish-1', 'flemish-2', 'scots-1', 'scots-2'];
    const s = board({ ...two, hands: { red: cards.join(' ') } });
    const five = cards.slice(0, 5).reduce((now, card) => offer(now, 'red', `red>yellow:hand:${card}`), s);
    expect(whyOffer(five, 'red', 'red>yellow:hand:scots-2')).toBe('too-many-offers');
    expect(whyOffer(offer(s, 'red', 'red>yellow:hand:saxon-1'), 'red', 'red>yellow:hand:saxon-1')).toBe(
      'offered-already',
    );
    expect(whyOffer(s, 'blue', 'red>yellow:leave:all')).toBe('no-such-party');
    expect(whyOffer(s, 'red', 'red>yellow:hand:saxon-1,red>blue:hand:saxon-1')).toBe('given-twice');
  });
  test('three parties: all agree, or nothing', () => {
    const s = offer(board(two), 'red', 'red>yellow:hand:saxon-1,yellow>blue:hand:falcon,blue>red:leave:all');
    const one = accept(s, 'blue');
    expect(holds(one, 'saxon-1', 'falcon')).toEqual(['hand:red', 'hand:yellow']);
    expect(holds(accept(one, 'yellow'), 'saxon-1', 'falcon')).toEqual(['hand:yellow', 'hand:blue']);
  });
  test('agreed in the middle of a combat, it is carried out after it', () => {
    const s = board({
      red: 'percy york',
      yellow: 'clifford york',
      hands: { red: 'e28' },
      events: 'e05',
      phase: 'combat',
    });
    const agreed = accept(offer(play(s, 'attack clifford'), 'red', 'red>yellow:any:writ'), 'yellow');
    expect(holds(agreed, 'e28')).toEqual(['hand:red']);
    expect(holds(play(agreed, 'turn-card'), 'e28')).toEqual(['hand:yellow']);
  });
});

describe('12.1, 12.2 transfers, gifts, loans', () => {
  test('3.4 whom a deal puts out, its new lord is asked about at once', () => {
    const given = (more: object) => {
      const s = board({
        red: 'stafford brecon',
        yellow: 'herbert brecon',
        blue: 'grey in:brecon',
        turn: 'yellow',
        more,
      });
      return deal(s, 'red', 'red>yellow:place:brecon:herbert', 'yellow');
    };
    const asked = given({});
    expect([phase(asked), asked.active(), at(asked, 'grey')]).toEqual(['lodging', ['yellow'], ['brecon']]);
    expect(at(play(asked, 'let-stay blue'), 'grey')).toEqual(['in:brecon']);
    // as their journals have it
    expect(phase(given({ rules: 2 }))).toBe('movement');
  });
  test('case 91 a castle is noted to another; the card stays, and it comes back with his death', () => {
    const s = board({ red: 'stafford brecon', yellow: 'herbert brecon', turn: 'yellow' });
    const given = deal(s, 'red', 'red>yellow:place:brecon:herbert', 'yellow');
    expect([kingmaker.view(given.state, 'red').noted, holds(given, 'stafford')]).toEqual([
      { brecon: 'herbert' },
      ['red'],
    ]);
    expect(why(given, 'march herbert in:brecon')).toBe('gate-is-shut');
    const next = board({
      red: 'stafford brecon',
      yellow: 'herbert brecon',
      turn: 'yellow',
      more: { noted: { brecon: 'herbert' } },
    });
    may(next, 'march herbert in:brecon');
    const war = board({
      red: 'stafford brecon',
      yellow: 'herbert brecon',
      blue: 'percy brecon marshal',
      turn: 'blue',
      phase: 'combat',
      events: 'e31',
      more: { noted: { brecon: 'herbert' } },
    });
    const dead = play(war, 'attack herbert', 'turn-card');
    expect([at(dead, 'herbert'), kingmaker.view(dead.state, 'red').noted]).toEqual([['-'], {}]);
  });
  test('case 106 a lent ship does not sail twice in a round', () => {
    const s = board({
      red: 'percy york george-ship',
      yellow: 'roos york',
      turn: 'yellow',
      more: { sailed: { 'george-ship': 1 } },
    });
    const lent = deal(s, 'red', 'red>yellow:card:george-ship:roos~2', 'yellow');
    expect(holds(lent, 'george-ship')).toEqual(['roos']);
    expect(legal(lent, 'sail george-ship')).toEqual([]);
    const later = (sailed: number) =>
      board({
        red: 'percy york',
        yellow: 'roos york george-ship',
        turn: 'yellow',
        more: { sailed: { 'george-ship': sailed } },
      });
    expect([legal(later(1), 'sail george-ship').length, legal(later(0), 'sail george-ship').length > 0]).toEqual([
      0,
      true,
    ]);
  });
  test('case 138 mercenaries given do not count until the next player-turn', () => {
    const s = board({ red: 'percy york flemish-1', yellow: 'roos york', phase: 'combat' });
    const given = deal(s, 'red', 'red>yellow:card:flemish-1:roos', 'yellow');
    expect(menOf(given, 'roos')).toBe(40);
    expect(kingmaker.view(given.state, 'red').men.roos).toEqual([40, 20]);
  });
  test('12.2 a hand card just received is not for who has fought', () => {
    const s = deal(
      board({ ...two, phase: 'combat', more: { attacked: ['roos'] } }),
      'red',
      'red>yellow:hand:saxon-1',
      'yellow',
    );
    expect(why(s, 'play saxon-1 roos', 'yellow')).toBe('fresh-in-combat');
  });
  test('12.1 within a faction cards pass at once, between nobles of one area', () => {
    const s = board({ red: 'percy york swan+flemish-1; grey york; neville london' });
    const done = offer(s, 'red', 'red>red:card:flemish-1:grey');
    expect(holds(done, 'flemish-1')).toEqual(['grey']);
    expect(whyOffer(s, 'red', 'red>red:card:swan:neville')).toBe('not-one-area');
  });
  test('12.1 no men for a besieged noble, and titles never', () => {
    const s = board({
      red: 'percy york flemish-1+marshal',
      yellow: 'roos in:york york-see',
      blue: 'neville york admiral+burgundian-1+burgundian-2+flemish-2+scots-1+scots-2',
      more: { siege: { york: 'blue' } },
    });
    expect(whyOffer(s, 'red', 'red>yellow:card:flemish-1:roos')).toBe('no-men-under-siege');
    expect(whyOffer(s, 'red', 'red>blue:card:marshal:neville')).toBe('not-transferable');
  });
  test('case 139 a promise in words is shown, and binds nobody', () => {
    const s = accept(offer(board(two), 'red', 'red>yellow:hand:saxon-1', 'I%20vote%20for%20you'), 'yellow');
    expect(told(s, 'deal')[0]?.words).toBe('I vote for you');
    expect(kingmaker.view(s.state, 'green').promises).toEqual([
      { seat: 'red', to: ['yellow'], words: 'I vote for you', round: 1, fate: 'open' },
    ]);
    expect(why(s, 'judge 1 broken', 'blue')).toBe('no-such-promise');
    const judged = s.play('yellow', 'judge 1 broken');
    expect(kingmaker.view(judged.state, 'green').promises[0]?.fate).toBe('broken');
  });
  test('case 226 a loan is due: the borrower is reminded, and nothing is forced', () => {
    const lent = board({
      red: 'percy york',
      yellow: 'roos york swan',
      blue: 'grey dover',
      options: { players: 3 },
      phase: { name: 'draw', step: 'play' },
      events: 'e18 e19',
      more: { loans: [{ from: 'red', to: 'yellow', item: 'red>yellow:card:swan:roos~1', due: 1 }] },
    });
    const s = play(lent, 'end-turn');
    const heard = (seat: string) =>
      s.log.map((entry) => peekInto(entry, seat)).filter((entry) => entry?.say === 'loan-due');
    expect([heard('yellow').length, heard('red').length, heard('blue')]).toEqual([1, 1, []]);
    // For his turn it lies ready to be given back; then it is forgotten.
    expect([holds(s, 'swan'), kingmaker.view(s.state, 'yellow').loans.length]).toEqual([['roos'], 1]);
    expect(kingmaker.view(s.state, 'blue').loans).toEqual([]);
    const kept = play(s, 'end-movement', 'end-combat', 'end-turn');
    expect([holds(kept, 'swan'), kept.state.loans]).toEqual([['roos'], []]);
  });
  test('12.2 what is given back is lent no more', () => {
    const lent = board({
      red: 'percy york',
      yellow: 'roos york swan',
      turn: 'yellow',
      options: { players: 2 },
      more: { loans: [{ from: 'red', to: 'yellow', item: 'red>yellow:card:swan:roos~1', due: 1 }] },
    });
    const s = accept(offer(lent, 'yellow', 'yellow>red:card:swan:percy'), 'red');
    expect([holds(s, 'swan'), s.state.loans]).toEqual([['percy'], []]);
  });
});

describe('8.6 ransom', () => {
  const held: Board = {
    red: 'percy york; neville york',
    blue: 'grey dover',
    yellow: 'roos captive:red kent+marshal+town-coventry+saxon-1; clifford in:skipton',
    hands: { yellow: 'falcon', blue: 'e28' },
    phase: 'ransom',
    more: { ransom: ['roos'], captors: { roos: ['percy', 'neville'] } },
  };
  test('case 49 for a hand card and nothing else he returns with all he had', () => {
    const s = board(held);
    const done = deal(s, 'yellow', 'yellow>red:hand:falcon,red>yellow:free:roos', 'red');
    expect(JSON.stringify(peekInto(done.log, 'blue'))).not.toContain('falcon');
    expect([phase(done), legal(done, 'place')]).toEqual([
      'homecoming',
      ['place roos in:helmsley', 'place roos in:belvoir'],
    ]);
    const home = play(done, 'place roos in:helmsley');
    expect(at(home, 'roos')).toEqual(['in:helmsley']);
    expect(holds(home, 'falcon', 'kent', 'marshal', 'town-coventry', 'saxon-1')).toEqual([
      'hand:red',
      'roos',
      'roos',
      'roos',
      'roos',
    ]);
    const named = deal(s, 'red', 'yellow>red:card:saxon-1:percy,red>yellow:free:roos', 'yellow');
    expect(holds(named, 'saxon-1', 'town-coventry')).toEqual(['percy', 'roos']);
    expect(whyOffer(s, 'red', 'yellow>red:card:marshal:percy,red>yellow:free:roos')).toBe('not-transferable');
  });
  test('case 132 anybody may pay', () => {
    const done = deal(board(held), 'blue', 'blue>red:any:writ,red>yellow:free:roos', 'red', 'yellow');
    expect([holds(done, 'e28', 'roos'), phase(done)]).toEqual([['hand:red', 'yellow'], 'homecoming']);
  });
  test('case 246 a ransomed Beaufort keeps his crown; executed he is no claimant', () => {
    const s = board({
      red: 'percy york',
      yellow: 'beaufort captive:red; clifford in:skipton',
      hands: { yellow: 'falcon' },
      heirs: { henry: '-', margaret: '-', 'edward-wales': '-' },
      phase: 'ransom',
      more: { ransom: ['beaufort'], captors: { beaufort: ['percy'] }, crowned: ['beaufort'] },
    });
    const paid = deal(s, 'yellow', 'yellow>red:hand:falcon,red>yellow:free:beaufort', 'red');
    expect(kingmaker.view(paid.state, 'red').crowned).toEqual(['beaufort']);
    const dead = play(s, 'execute beaufort');
    expect([kingmaker.view(dead.state, 'red').crowned, holds(dead, 'beaufort')]).toEqual([[], ['deck']]);
  });
});

describe('12.1 heirs change hands', () => {
  test('case 224 only where nobles of both stand with him', () => {
    const s = board({ red: 'percy in:york york-see', yellow: 'roos york', heirs: { 'richard-york': 'in:york red' } });
    expect(whyOffer(s, 'red', 'red>yellow:heir:richard-york')).toBe('not-with-both');
    const near = board({ red: 'percy york', yellow: 'roos york', heirs: { 'richard-york': 'york red' } });
    expect(keepers(deal(near, 'red', 'red>yellow:heir:richard-york', 'yellow'), 'richard-york')).toEqual(['yellow']);
  });
  test('case 161 Beaufort is crowned once his faction has handed over the York heir', () => {
    const s = board({
      red: 'beaufort in:wells york-see',
      yellow: 'roos in:wells',
      heirs: { henry: '-', margaret: '-', 'edward-wales': '-', 'richard-gloucester': 'in:wells red' },
      phase: 'coronation',
      hands: { red: 'e28' },
    });
    expect(phase(s)).not.toBe('coronation');
    const before = board({
      red: 'beaufort in:wells york-see',
      yellow: 'roos in:wells',
      heirs: { henry: '-', margaret: '-', 'edward-wales': '-', 'richard-gloucester': 'in:wells red' },
    });
    const given = deal(before, 'red', 'red>yellow:heir:richard-gloucester', 'yellow');
    expect(legal(play(given, 'end-movement', 'end-combat'), 'crown')).toEqual(['crown beaufort']);
  });
  test('case 157 a bishop received in this player-turn does not serve', () => {
    const rite: Board = {
      red: 'percy in:wells lincoln-see',
      yellow: 'roos in:wells norwich-see',
      heirs: { 'richard-york': 'in:wells red' },
    };
    const given = deal(board(rite), 'yellow', 'yellow>red:card:norwich-see:percy', 'red');
    expect(phase(play(given, 'end-movement', 'end-combat'))).not.toBe('coronation');
    const before = board({ ...rite, red: 'percy in:wells lincoln-see+norwich-see', yellow: 'roos in:wells' });
    expect(legal(play(before, 'end-movement', 'end-combat'), 'crown')).toEqual(['crown richard-york']);
  });
});

describe('14.7 trading everything', () => {
  const trade: Board = {
    red: 'scrope york saxon-1; percy york marshal; neville london',
    yellow: 'roos york',
    options: { tradeAll: true },
  };
  test('case 180 a noble with all he has stays where he is; an office needs a title', () => {
    const s = board(trade);
    const given = deal(s, 'red', 'red>yellow:noble:scrope', 'yellow');
    expect([at(given, 'scrope'), holds(given, 'scrope', 'saxon-1')]).toEqual([['york'], ['yellow', 'scrope']]);
    expect(whyOffer(s, 'red', 'red>yellow:card:marshal:roos')).toBe('needs-title');
    expect(whyOffer(board({ ...trade, options: {} }), 'red', 'red>yellow:noble:scrope')).toBe('not-transferable');
    const titled = board({ ...trade, red: 'scrope york kent+marshal', yellow: 'roos york' });
    may(titled, 'offer red>yellow:card:kent:roos,red>yellow:card:marshal:roos -', 'red');
    expect(whyOffer(titled, 'red', 'red>yellow:card:kent:roos')).toBe('needs-title');
  });
});
