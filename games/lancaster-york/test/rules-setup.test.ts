// Sections 0 to 3 and 11: set-up, turn order, draft, taxes. Titles name the section and the rulings.
import { lancasterYork } from '@rose/lancaster-york';
import {
  C,
  CARD_NAMES,
  controlPoints,
  homeOf,
  R,
  regionName,
  regionVp,
  SEATS,
  taxOf,
  votesOf,
} from '@rose/lancaster-york/ids';
import { begin, isMistake, seeded, stateOf } from '@rose/table';
import { sceneOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import {
  board,
  judged,
  lockAll,
  money,
  owner,
  player,
  refuses,
  type Scene,
  scores,
  told,
  viewOf,
  words,
} from './rules-scene.ts';

const opened = (players: number, seed = 1): Scene => {
  const course = begin(lancasterYork, { options: { players } }, seeded(seed));
  if (isMistake(course)) throw new Error(course.reason);
  return sceneOf(lancasterYork, stateOf(course));
};
/** Picks whatever is offered until the draft is over; the seats as they picked. */
const drafted = (start: Scene): { readonly scene: Scene; readonly pickers: readonly string[] } => {
  let scene = start;
  const pickers: string[] = [];
  while (viewOf(scene).phase.name === 'draft') {
    const [seat] = scene.active() as [(typeof SEATS)[number]];
    pickers.push(seat);
    scene = scene.play(seat, scene.legal(seat)[0] as string);
  }
  return { scene, pickers };
};

describe('set-up', () => {
  test.for([2, 3, 4])('rule 0.1 B7 %i players start with six pounds, an aid token and nothing else', (players) => {
    const { players: seen, supply, titles, captain, unseen, shown } = viewOf(opened(players));
    expect(seen).toHaveLength(players);
    for (const one of seen)
      expect(one).toMatchObject({ score: 0, money: 6, mercenaries: 0, aid: true, cards: [], titles: [] });
    expect([supply, captain, Object.values(titles)]).toEqual([17, null, [null, null, null, null]]);
    expect([...unseen, ...shown].sort()).toEqual([...CARD_NAMES].sort());
  });
  test('rule 0.1 B7 twenty troops and six cubes of each colour are there to be planned', () => {
    const s = board({ red: 'london' });
    expect(viewOf(s, 'red').plan?.free).toEqual({ troops: 20, mercenaries: 0, black: 6, white: 6 });
  });
  test('rule 0.2 B8 four players: two Lancaster and two York, dealt at random and told', () => {
    const deals = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const houses = viewOf(opened(4, seed)).players.map(({ house }) => house);
      expect(houses.filter((house) => house === 'york')).toHaveLength(2);
      deals.add(houses.join());
    }
    expect(deals.size).toBe(6);
  });
  test.for([2, 3])('rule 11.1 B8 %i players: no houses, no markers, no kings', (players) => {
    const { players: seen, markers, kings } = viewOf(opened(players));
    expect([seen.every(({ house }) => house === null), markers, kings]).toEqual([true, [], []]);
  });
  test('rule 0.1 B9 markers start on red and score nothing', () => {
    const s = opened(4);
    expect(viewOf(s).markers.map(({ house }) => house)).toEqual(new Array(6).fill('lancaster'));
    expect(scores(s)).toEqual([0, 0, 0, 0]);
  });
  test('rule 0.1 B10 ownership has no limit, garrisons do not count against the twenty troops', () => {
    const all = CARD_NAMES.filter((name) => !name.startsWith('mercenaries')).join(' ');
    expect(player(board({ red: all }), 'red').cards).toHaveLength(48);
    const s = board({
      red: 'windsor stafford',
      yellow: 'london',
      plans: { red: { troops: { london: 20 } } },
      phase: 'deployment',
    });
    expect(told(s, 'battle-fought')).toMatchObject([{ attackers: { troops: 20 }, garrison: 2, left: 18 }]);
  });
  test('rule 0.3 B11 N108 money, mercenaries, cards and scores lie open, plans and the pile do not', () => {
    const s = board({ red: 'london neville', yellow: 'york', money: { yellow: 31 }, mercenaries: { yellow: 2 } });
    const before = viewOf(s, 'red');
    const after = viewOf(s.play('yellow', 'bid 7 midlands', 'troops york 3', 'bribe neville'), 'red');
    expect(after).toEqual(before);
    expect(before.players[1]).toMatchObject({ money: 31, mercenaries: 2, cards: ['york'] });
    expect(before.unseen).toEqual(CARD_NAMES.filter((name) => !['london', 'neville', 'york'].includes(name)));
  });
  test('rule 0.4 B12 four players do not talk unless the table allows it; two and three do', () => {
    const talk = (players: number, given = false): boolean => viewOf(board({ players, talk: given })).talk;
    expect([talk(4), talk(4, true), talk(3), talk(2)]).toEqual([false, true, true, true]);
    expect(viewOf(judged({ red: 'london', turn: 5 })).talk).toBe(true);
  });
  test('rule 0.1 L84 L85 values of the box that are ours: Carlisle, Norwich, Wales, Neville at home in West Country', () => {
    expect([homeOf(C.carlisle), homeOf(C.norwich)].map(regionName)).toEqual(['northern-marches', 'midlands']);
    expect(words('harlech cardiff st-davids pembroke').map((name) => homeOf(C[name as 'cardiff']))).toEqual([
      5, 5, 5, 5,
    ]);
    expect([regionName(homeOf(C.neville)), controlPoints(C.neville)]).toEqual(['west-country', 10]);
    const ladder = words(
      'neville percy plantagenet mowbray tudor de-la-pole beaufort stafford stanley clifford fitzalan herbert',
    );
    expect(ladder.map((name) => controlPoints(C[name as 'percy']))).toEqual([10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4]);
  });
});

describe('turn order', () => {
  const orderOf = (s: Scene): readonly string[] => viewOf(s).order;
  test('rule 1.1 A1 C13 the example: 10, 12, 13 and 16 points give red, yellow, green, blue', () => {
    const s = board({ turn: 2, scores: { red: 10, yellow: 12, green: 13, blue: 16 }, phase: 'turn-order' });
    expect(orderOf(s)).toEqual(['red', 'yellow', 'green', 'blue']);
  });
  test('rule 1.1 C13 players level on score keep the order they had', () => {
    const given = { turn: 3, scores: { red: 30, yellow: 30, blue: 41, green: 38 }, phase: 'turn-order' } as const;
    expect(orderOf(board({ ...given, order: 'red blue yellow green' }))).toEqual(['red', 'yellow', 'green', 'blue']);
    expect(orderOf(board({ ...given, order: 'green yellow blue red' }))).toEqual(['yellow', 'red', 'green', 'blue']);
  });
  test('rule 1.1 C13 turn 1 is drawn at random', () => {
    const first = new Set(Array.from({ length: 40 }, (_, seed) => viewOf(opened(3, seed)).order.join()));
    expect(first.size).toBe(6);
  });
});

describe('draft', () => {
  const SIZES = [
    [2, 1, 12, 6],
    [2, 2, 8, 4],
    [3, 1, 9, 3],
    [3, 4, 9, 3],
    [4, 1, 12, 3],
    [4, 5, 8, 2],
  ] as const;
  test.for(SIZES)('rule 2.1 C14 %i players, turn %i: %i cards, %i each', ([players, turn, cards, each]) => {
    const s = board({ players, turn, phase: 'draft' });
    expect(viewOf(s).shown).toHaveLength(cards);
    const { pickers } = drafted(s);
    for (const seat of SEATS.slice(0, players)) expect(pickers.filter((one) => one === seat)).toHaveLength(each);
  });
  test('rule 2.1 C16 the example: two neutral cards, ten shown, two each, the last two leave the game', () => {
    const s = board({ turn: 2, waiting: 'london windsor', phase: 'draft' });
    expect(viewOf(s).shown).toHaveLength(10);
    expect(viewOf(s).shown.slice(0, 2)).toEqual(['london', 'windsor']);
    const { scene, pickers } = drafted(s);
    expect(pickers).toHaveLength(8);
    expect(told(scene, 'cards-left')[0]?.cards).toHaveLength(2);
    expect(viewOf(scene).waiting).toEqual([]);
  });
  test.for([2, 3, 4])('rule 2.1 N91 %i players: the pile cannot run out', (players) => {
    let s = opened(players);
    while (!s.outcome) {
      const [seat] = s.active() as [(typeof SEATS)[number]];
      const may = s.legal(seat);
      s = s.play(seat, may.includes('lock') ? 'lock' : (may[0] as string));
    }
    expect(viewOf(s).unseen).toHaveLength(players === 3 ? 9 : 10);
  });
  test('rule 2.2 C15 the examples: 1st, 8th and 9th on turn 1; 1st and 5th later', () => {
    const places = (turn: number, seat: string) => {
      const { pickers } = drafted(board({ turn, phase: 'draft' }));
      return pickers.flatMap((one, place) => (one === seat ? [place + 1] : []));
    };
    expect([places(1, 'red'), places(1, 'green')]).toEqual([
      [1, 8, 9],
      [4, 5, 12],
    ]);
    expect([places(3, 'red'), places(3, 'green')]).toEqual([
      [1, 5],
      [4, 8],
    ]);
  });
  test('rule 11.1 C15 with fewer players turn 1 goes back and forth too', () => {
    const pickers = (players: number, turn: number) =>
      drafted(board({ players, turn, phase: 'draft' }))
        .pickers.map((seat) => SEATS.indexOf(seat as 'red') + 1)
        .join('');
    expect(pickers(2, 1)).toBe('122112211221');
    expect(pickers(2, 3)).toBe('12121212');
    expect(pickers(3, 1)).toBe('123321123');
    expect(pickers(3, 2)).toBe('123123123');
  });
  test('rule 2.2 C18 a pick is compulsory, final and public; nothing is picked twice', () => {
    const s = board({ turn: 2, shown: 'bristol london york windsor durham berwick percy neville', phase: 'draft' });
    expect(s.legal('red')).toHaveLength(8);
    const after = s.play('red', 'pick bristol');
    expect(owner(after, 'bristol')).toBe('red');
    expect(refuses(after, 'yellow', 'pick bristol', 'pick exeter')).toEqual(['card-is-taken', 'card-not-shown']);
    expect(after.try('green', 'pick london')?.because.why).toBe('not-your-turn');
    expect(after.sealed).toBe('reveal');
    const twice = board({ players: 2, shown: 'london york windsor', phase: { name: 'draft', picked: 1 } });
    expect(twice.play('yellow', 'pick london').active()).toEqual(['yellow']);
    expect(twice.play('yellow', 'pick london').sealed).toBe('reveal');
  });
  test('rule 2.3 C19 the example: Stafford enters in the South East, a ship in her port, and both may move this turn', () => {
    const shown = 'stafford ship-pembroke';
    const s = lockable(
      board({ players: 2, turn: 2, shown, phase: { name: 'draft', picked: 6 } }),
      ['red', 'pick stafford'],
      ['yellow', 'pick ship-pembroke'],
    );
    expect(viewOf(s).nobles).toEqual({ stafford: 'south-east' });
    expect(viewOf(s).ships).toEqual({ 'ship-pembroke': 'wa-sea' });
    expect(s.try('red', 'move stafford west-country')).toBeUndefined();
    expect(s.try('yellow', 'sail ship-pembroke nm-west')).toBeUndefined();
  });
  const lockable = (s: Scene, ...plays: readonly (readonly ['red' | 'yellow', string])[]): Scene =>
    plays.reduce((before, [seat, text]) => before.play(seat, text), s);
  test('rule 2.4 C20 C22 a mercenary card gives the tokens of its turn, as far as there are any, and leaves the game', () => {
    const hired = (turn: number, held = 0): number => {
      const s = board({
        players: 3,
        turn,
        mercenaries: { blue: held },
        shown: 'mercenaries-1',
        phase: { name: 'draft', picked: 6 },
      });
      const after = s.play('red', 'pick mercenaries-1');
      expect(viewOf(after).gone).toContain('mercenaries-1');
      return player(after, 'red').mercenaries;
    };
    expect([1, 2, 3, 4, 5].map((turn) => hired(turn))).toEqual([2, 3, 3, 4, 5]);
    expect([hired(3, 15), hired(3, 17)]).toEqual([2, 0]);
  });
  test('rule 2.4 C21 mercenaries are kept from turn to turn until they are put on the board', () => {
    const s = lockAll(
      board({ red: 'windsor', mercenaries: { red: 4 }, plans: { red: { mercenaries: { windsor: 1 } } } }),
    );
    expect([viewOf(s).turn, player(s, 'red').mercenaries]).toEqual([2, 3]);
  });
  test('rule 2.5 C17 N92 what left the game is never owned, attacked or bribed; leftovers give nothing', () => {
    const s = board({
      players: 2,
      turn: 2,
      red: 'windsor',
      shown: 'durham london neville mercenaries-1',
      phase: { name: 'draft', picked: 7 },
    });
    const after = s.play('yellow', 'pick durham');
    expect(viewOf(after).gone).toEqual(['london', 'neville', 'mercenaries-1']);
    expect(player(after, 'yellow').mercenaries).toBe(0);
    const orders = ['troops london 1', 'bribe neville', 'guard neville', 'move neville wales'];
    expect(refuses(after, 'red', ...orders)).toEqual(orders.map(() => 'left-the-game'));
    expect(orders.map((text) => after.try('red', text)?.rule)).toEqual(orders.map(() => '2.5'));
    const moved = board({ gone: 'neville', plans: { red: { moves: { neville: 'wales' } } }, phase: 'deployment' });
    expect(told(moved, 'order-ignored')).toMatchObject([{ seat: 'red', reason: 'left-the-game' }]);
  });
});

describe('taxes and French aid', () => {
  test('rule 3.1 D23 the sum printed on all cards, those just picked included; castles and nobles pay nothing', () => {
    const cards = 'london coventry ship-kings-lynn bishop-exeter windsor stafford';
    const s = board({ red: cards, money: { red: 6 }, phase: 'taxes' });
    expect(told(s, 'taxes-paid')[0]).toMatchObject({ seat: 'red', sum: 20, money: 26 });
    expect(CARD_NAMES.map((name) => taxOf(C[name])).reduce((a, b) => a + b)).toBe(36 + 21 + 22 + 21 + 30);
  });
  test('rule 3.2 A4 D24 the example: the leader at 38, red at 30 may take 8, yellow at 33 may take 5', () => {
    const s = board({ turn: 3, scores: { red: 30, yellow: 33, blue: 38, green: 38 }, phase: 'taxes' });
    expect(viewOf(s).phase).toMatchObject({
      offers: [
        { seat: 'red', sum: 8 },
        { seat: 'yellow', sum: 5 },
      ],
    });
    const after = s.play('red', 'take-aid');
    expect([money(after, 'red'), player(after, 'red').aid, after.active()]).toEqual([208, false, ['yellow']]);
  });
  test('rule 3.2 D24 twenty-five at most, once a game, not on turn 1', () => {
    const offers = (given: object) => {
      const { phase } = viewOf(board({ players: 2, scores: { red: 60, yellow: 29 }, phase: 'taxes', ...given }));
      return phase.name === 'taxes' ? phase.offers : [];
    };
    expect(offers({ turn: 2 })).toEqual([{ seat: 'yellow', sum: 25 }]);
    expect(offers({ turn: 4, aid: { yellow: false } })).toEqual([]);
    expect(offers({ turn: 1 })).toEqual([]);
  });
  test('rule 3.2 D25 all who share the lead are leaders; who refuses keeps the token', () => {
    const s = board({ turn: 2, scores: { red: 30, yellow: 38, blue: 40, green: 40 }, phase: 'taxes' });
    expect(s.active()).toEqual(['red']);
    const declined = s.play('red', 'decline-aid');
    expect([player(declined, 'red').aid, money(declined, 'red'), declined.active()]).toEqual([true, 200, ['yellow']]);
    expect(viewOf(declined.play('yellow', 'take-aid')).phase.name).toBe('planning');
  });
  test('rule 3.2 D26 aid is ordinary money and may be kept', () => {
    const s = board({ players: 2, turn: 2, scores: { red: 12, yellow: 0 }, money: { yellow: 1 }, phase: 'taxes' });
    expect(money(lockAll(s.play('yellow', 'take-aid')), 'yellow')).toBe(13);
  });
});

describe('the regions', () => {
  test('rule 8.1 L83 first = votes, second = votes - 3', () => {
    expect(Object.values(R).map((region) => [votesOf(region), regionVp(region, 0), regionVp(region, 1)])).toEqual(
      [4, 9, 8, 7, 6, 5].map((votes) => [votes, votes, votes - 3]),
    );
  });
});
