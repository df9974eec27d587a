// Cases of turn order, draft, taxes and aid, set-up and pile.
import { lancasterYork } from '@rose/lancaster-york';
import { begin, isMistake, isRefusal, legal, mustAnswer, play, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { again, draftOut, NO_TAX, offers, picks } from './cases-scene.ts';
import {
  accepts,
  board,
  carriedOut,
  heard,
  lockAll,
  money,
  owner,
  player,
  reach,
  refuses,
  told,
  viewOf,
} from './rules-scene.ts';

const ROUND = ['red', 'yellow', 'blue', 'green'] as const;

describe('turn order and draft', () => {
  test('case 1 the last in score begins the next turn', () => {
    const s = board({ turn: 2, scores: { red: 10, yellow: 12, green: 13, blue: 16 }, phase: 'turn-order' });
    expect(viewOf(s).order).toEqual(['red', 'yellow', 'green', 'blue']);
  });
  test('case 2 level players keep their order', () => {
    const scores = { red: 30, yellow: 30, blue: 41, green: 40 };
    expect(viewOf(board({ turn: 3, scores, phase: 'turn-order' })).order.slice(0, 2)).toEqual(['red', 'yellow']);
    const turned = board({ turn: 3, scores, order: 'yellow blue red green', phase: 'turn-order' });
    expect(viewOf(turned).order.slice(0, 2)).toEqual(['yellow', 'red']);
  });
  test('case 3 turn 1: forth, back and forth', () => {
    const order = picks(board({ phase: 'draft' }));
    expect(order).toHaveLength(12);
    expect([order[0], order[7], order[8]]).toEqual(['red', 'red', 'red']);
    expect([order[3], order[4], order[11]]).toEqual(['green', 'green', 'green']);
    expect([order[1], order[6], order[9]]).toEqual(['yellow', 'yellow', 'yellow']);
  });
  test('case 4 turn 3: twice in turn order', () => {
    expect(picks(board({ turn: 3, phase: 'draft' }))).toEqual([...ROUND, ...ROUND]);
  });
  test('case 5 neutral places lie on top; what nobody took leaves the game', () => {
    const s = board({ turn: 2, waiting: 'london winchester', phase: 'draft' });
    expect(viewOf(s).shown).toHaveLength(10);
    expect(viewOf(s).shown).toEqual(expect.arrayContaining(['london', 'winchester']));
    const after = draftOut(s, 'london', 'winchester');
    for (const seat of ROUND) expect(player(after, seat).cards.length).toBe(2);
    expect([...viewOf(after).gone].sort()).toEqual(['london', 'winchester']);
  });
  test('case 6 a place that left the game is nobody’s for ever', () => {
    const s = draftOut(board({ turn: 2, waiting: 'london winchester', phase: 'draft' }), 'london', 'winchester');
    for (const seat of ROUND) expect(refuses(s, seat, 'troops london 1')).toEqual(['left-the-game']);
    const next = lockAll(s);
    const [seat] = next.active();
    expect(seat && refuses(next, seat, 'pick london')).toEqual(['card-not-shown']);
  });
  test('case 7 a noble enters at home and may move at once', () => {
    const s = board({ turn: 2, pile: `stafford ${NO_TAX.replace('stafford ', '')}`, phase: 'draft' });
    const picked = s.play('red', 'pick stafford');
    expect([owner(picked, 'stafford'), viewOf(picked).nobles.stafford]).toEqual(['red', 'south-east']);
    expect(reach(draftOut(picked), 'red', 'stafford')).toEqual(['midlands', 'south-east', 'west-country']);
  });
  test('case 8 a mercenary card turns into tokens, as far as they go', () => {
    const hire = (held: number) =>
      board({ turn: 3, pile: 'mercenaries-1', mercenaries: { yellow: held }, phase: 'draft' }).play(
        'red',
        'pick mercenaries-1',
      );
    expect(player(hire(0), 'red').mercenaries).toBe(3);
    expect(player(hire(15), 'red').mercenaries).toBe(2);
    expect([viewOf(hire(15)).supply, viewOf(hire(0)).gone]).toEqual([0, ['mercenaries-1']]);
    expect(player(hire(0), 'red').cards).toEqual([]);
  });
  test('case 9 three players', () => {
    const [one, two, three] = ROUND;
    expect(picks(board({ players: 3, phase: 'draft' }))).toEqual([one, two, three, three, two, one, one, two, three]);
    expect(picks(board({ players: 3, turn: 2, phase: 'draft' }))).toEqual([1, 2, 3].flatMap(() => [one, two, three]));
  });
  test('case 10 two players', () => {
    const first = board({ players: 2, phase: 'draft' });
    expect(viewOf(first).shown).toHaveLength(12);
    const [a, b] = ROUND;
    expect(picks(first)).toEqual([a, b, b, a, a, b, b, a, a, b, b, a]);
    const later = board({ players: 2, turn: 4, phase: 'draft' });
    expect(viewOf(later).shown).toHaveLength(8);
    expect(picks(later)).toEqual([a, b, a, b, a, b, a, b]);
  });
});

describe('taxes and aid', () => {
  test('case 11 the sum of the cards; castles and nobles pay nothing', () => {
    const red = 'london coventry ship-kings-lynn bishop-exeter windsor stafford';
    const [paid] = told(board({ red, phase: 'taxes' }), 'taxes-paid');
    expect(paid).toMatchObject({ seat: 'red', sum: 20, money: 220 });
  });
  test('case 12 the distance to the leader', () => {
    const s = board({ players: 3, turn: 3, scores: { red: 30, yellow: 33, blue: 38 }, phase: 'taxes' });
    expect(offers(s)).toEqual([
      ['red', 8],
      ['yellow', 5],
    ]);
    expect(money(s.play('red', 'take-aid'), 'red')).toBe(208);
  });
  test('case 13 25 at most', () => {
    const s = board({ players: 2, turn: 3, scores: { red: 60, yellow: 29 }, phase: 'taxes' });
    expect(offers(s)).toEqual([['yellow', 25]]);
    expect(money(s.play('yellow', 'take-aid'), 'yellow')).toBe(225);
  });
  test('case 14 once a game, and not on turn 1', () => {
    const scores = { red: 60, yellow: 29 };
    const used = board({ players: 2, turn: 4, scores, aid: { yellow: false }, phase: 'taxes' });
    expect([viewOf(used).phase.name, offers(used)]).toEqual(['planning', []]);
    expect(viewOf(board({ players: 2, turn: 1, scores, phase: 'taxes' })).phase.name).toBe('planning');
  });
  test('case 15 who shares the lead is a leader', () => {
    const s = board({ turn: 3, scores: { red: 30, yellow: 30, blue: 40, green: 40 }, phase: 'taxes' });
    expect(offers(s).map(([seat]) => seat)).toEqual(['red', 'yellow']);
  });
  test('case 85 a card pays in the turn it is picked, a bribed bishop pays his new owner from the next', () => {
    const pile = `bristol ${NO_TAX} herbert neville harlech windsor bamburgh pontefract kenilworth`;
    const drafted = draftOut(
      board({ turn: 2, yellow: 'bishop-exeter', pile, phase: 'draft' })
        .play('red', 'pick percy')
        .play('yellow', 'pick clifford')
        .play('blue', 'pick bristol'),
    );
    expect(told(drafted, 'taxes-paid').map(({ seat, sum }) => [seat, sum])).toEqual([
      ['red', 0],
      ['yellow', 3],
      ['blue', 6],
      ['green', 0],
    ]);
    const next = draftOut(lockAll(drafted.play('red', 'bribe bishop-exeter')));
    const paid = Object.fromEntries(
      told(next, 'taxes-paid')
        .slice(4)
        .map(({ seat, sum }) => [seat, sum]),
    );
    expect(paid).toEqual({ red: 3, yellow: 0, blue: 6, green: 0 });
  });
  test('case 86 asked in turn order, the leader not', () => {
    let s = board({ turn: 4, scores: { red: 20, yellow: 26, blue: 26, green: 50 }, phase: 'taxes' });
    const asked: unknown[] = [];
    while (viewOf(s).phase.name === 'taxes') {
      asked.push(offers(s)[0]);
      s = s.play(s.active()[0] ?? 'red', 'decline-aid');
    }
    expect(asked).toEqual([
      ['red', 25],
      ['yellow', 24],
      ['blue', 24],
    ]);
  });
  test('case 87 refused aid can be taken later, once', () => {
    const first = board({ players: 2, turn: 2, scores: { red: 20, yellow: 10 }, phase: 'taxes' });
    expect(offers(first)).toEqual([['yellow', 10]]);
    const refused = first.play('yellow', 'decline-aid');
    const second = again(refused, { turn: 3, scores: { red: 28, yellow: 10 }, phase: 'taxes' });
    expect(offers(second)).toEqual([['yellow', 18]]);
    const taken = second.play('yellow', 'take-aid');
    const third = again(taken, { turn: 4, phase: 'taxes' });
    expect([viewOf(third).phase.name, player(third, 'yellow').aid]).toEqual(['planning', false]);
  });
  test('case 137 aid is ordinary money and may be kept', () => {
    const given = { players: 2, turn: 2, money: { yellow: 6 }, scores: { red: 12, yellow: 0 } };
    const s = board({ ...given, phase: 'taxes', pile: NO_TAX }).play('yellow', 'take-aid');
    const next = lockAll(s);
    expect([viewOf(next).turn, money(next, 'yellow')]).toEqual([3, 18]);
  });
});

describe('set-up and pile', () => {
  const opened = (players: number) => {
    const course = begin(lancasterYork, { options: { players } }, seeded(players));
    if (isMistake(course)) throw new Error(course.reason);
    return stateOf(course);
  };
  test('case 77 what each begins with', () => {
    for (const players of [2, 3, 4]) {
      const view = lancasterYork.view(opened(players), 'spectator');
      for (const one of view.players)
        expect(one).toMatchObject({ money: 6, score: 0, mercenaries: 0, aid: true, cards: [], titles: [] });
      expect([view.supply, Object.values(view.titles), view.captain]).toEqual([17, [null, null, null, null], null]);
      const houses = view.players.map(({ house }) => String(house)).sort();
      if (players === 4) {
        expect(houses).toEqual(['lancaster', 'lancaster', 'york', 'york']);
        expect(view.markers.map(({ house }) => house)).toEqual(Array(6).fill('lancaster'));
      } else expect([houses, view.markers]).toEqual([Array(players).fill('null'), []]);
      const planning = again(board({ players, phase: 'draft' }), { phase: 'planning', shown: [] });
      expect(viewOf(planning, 'red').plan?.free).toEqual({ troops: 20, mercenaries: 0, black: 6, white: 6 });
    }
  });
  test.for([2, 3, 4])('case 78 at the end of turn 5 the same number is face down: %i players', (players) => {
    let neutral = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const random = seeded(100 * players + seed);
      let state = opened(players);
      while (!lancasterYork.outcome(state)) {
        const [seat] = mustAnswer(lancasterYork, state);
        if (!seat) throw new Error('nobody acts');
        const offered = legal(lancasterYork, state, seat);
        const action = offered[random(offered.length) - 1];
        if (!action) throw new Error('nothing to do');
        const played = play(lancasterYork, state, seat, action, random);
        if (isRefusal(played)) throw new Error(played.because.why);
        state = played.state;
        neutral += played.told.filter(
          ({ entry }) => entry.say === 'battle-fought' && entry.result === 'neutral',
        ).length;
      }
      expect(lancasterYork.view(state, 'spectator').unseen).toHaveLength(players === 3 ? 9 : 10);
    }
    expect(neutral).toBeGreaterThan(0);
  });
  test('case 79 neutral cards come on top of the new ones', () => {
    const three = board({ players: 3, turn: 2, waiting: 'london', phase: 'draft' });
    expect(viewOf(three).shown).toHaveLength(10);
    const after = draftOut(three);
    expect([player(after, 'blue').cards.length, viewOf(after).gone.length]).toEqual([3, 1]);
    const two = board({ players: 2, turn: 2, waiting: 'london york bristol', phase: 'draft' });
    expect(viewOf(two).shown).toHaveLength(11);
    const done = draftOut(two);
    expect([player(done, 'yellow').cards.length, viewOf(done).gone.length]).toEqual([4, 3]);
  });
  test('case 80 leftovers give nothing', () => {
    const pile = `mercenaries-1 neville ${NO_TAX}`;
    const s = board({ turn: 2, waiting: 'london york', pile, phase: 'draft' });
    const after = draftOut(s, 'mercenaries-1', 'neville');
    expect([...viewOf(after).gone].sort()).toEqual(['mercenaries-1', 'neville']);
    expect(viewOf(after).players.map(({ mercenaries }) => mercenaries)).toEqual([0, 0, 0, 0]);
    const later = carriedOut({ turn: 3, gone: 'neville', plans: { red: { black: ['neville'] } } });
    expect([told(later, 'order-ignored').length, told(later, 'bid-paid').length, money(later, 'red')]).toEqual([
      1, 0, 200,
    ]);
  });
  test('case 81 all level: the order stays and nobody is offered aid', () => {
    const order = 'green red blue yellow';
    const scores = { red: 9, yellow: 9, blue: 9, green: 9 };
    const s = board({ turn: 2, order, scores, phase: 'turn-order' });
    expect(viewOf(s).order).toEqual(order.split(' '));
    const after = draftOut(s);
    expect([viewOf(after).phase.name, heard(after).includes('aid-declined')]).toEqual(['planning', false]);
  });
  test('case 82 a title is taken at the very pick', () => {
    const s = board({ turn: 2, red: 'ship-berwick', pile: 'ship-sandwich', phase: 'draft' });
    const after = s.play('red', 'pick ship-sandwich');
    expect([viewOf(after).titles['lord-high-admiral'], after.active()]).toEqual(['red', ['yellow']]);
  });
  test('case 83 nothing is picked twice, out of turn or without a card', () => {
    const s = board({ turn: 2, pile: 'bristol london york', phase: 'draft' })
      .play('red', 'pick london')
      .play('yellow', 'pick york')
      .play('blue', 'pick bristol');
    expect(refuses(s, 'green', 'pick bristol')).toEqual(['card-is-taken']);
    expect(s.try('red', s.legal('green')[0] ?? '')?.because.why).toBe('not-your-turn');
    expect(s.try('green', 'pick')?.because.why).toBe('not-an-action');
  });
  test('case 84 a ship lies in port, counts and may sail at once', () => {
    const s = board({ turn: 2, pile: `ship-pembroke ${NO_TAX}`, phase: 'draft' })
      .play('red', 'pick percy')
      .play('yellow', 'pick ship-pembroke');
    expect(viewOf(s).ships['ship-pembroke']).toBe('wa-sea');
    const wales = viewOf(s).parliament.regions.find(({ region }) => region === 'wales');
    expect(wales?.ranking).toMatchObject([{ seat: 'yellow', cp: 2 }]);
    expect(reach(draftOut(s), 'yellow', 'ship-pembroke')).toEqual(['ne-west', 'nm-west', 'se-sea', 'wa-sea', 'wc-sea']);
  });
  test('case 94 a place picked this turn gives presence this turn', () => {
    const s = board({ turn: 2, red: 'bamburgh', pile: `durham ${NO_TAX}`, phase: 'draft' })
      .play('red', 'pick plantagenet')
      .play('yellow', 'pick stanley')
      .play('blue', 'pick durham');
    accepts(draftOut(s, 'percy', 'clifford'), 'blue', 'troops bamburgh 4');
  });
  test('case 145 what was picked this turn can be bribed and attacked this turn', () => {
    const s = board({ turn: 1, red: 'bristol', pile: 'herbert exeter', phase: 'draft' })
      .play('red', 'pick bamburgh')
      .play('yellow', 'pick herbert')
      .play('blue', 'pick pontefract')
      .play('green', 'pick kenilworth', 'pick windsor')
      .play('blue', 'pick carisbrooke')
      .play('yellow', 'pick exeter');
    accepts(draftOut(s), 'red', 'bribe herbert', 'troops exeter 3');
  });
});
