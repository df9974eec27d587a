// Sections 9 and 10: titles, and the end of the game.
import { lancasterYork } from '@rose/lancaster-york';
import { describe, expect, test } from 'vitest';
import { type Board, board, carriedOut, judged, lockAll, type Scene, told, viewOf } from './rules-scene.ts';

const taken = (s: Scene): readonly string[] =>
  s.log.flatMap((entry) => {
    if (entry.say === 'title-taken') return [`${entry.title} ${entry.from ?? 'board'} > ${entry.seat}`];
    return entry.say === 'title-returned' ? [`${entry.title} ${entry.from} > board`] : [];
  });

describe('titles', () => {
  const EARNED = [
    ['lord-high-admiral', 'ship-berwick', 'ship-sandwich'],
    ['archbishop-canterbury', 'bishop-york', 'bishop-exeter'],
    ['constable-tower', 'windsor', 'harlech'],
    ['warden-cinque-ports', 'plymouth', 'berwick'],
  ] as const;
  test.for(EARNED)('rule 9.1 J76 J78 the first to own two takes the title at once: %s', ([title, one, two]) => {
    const s = board({ players: 2, turn: 2, red: one, shown: `${two} london`, phase: { name: 'draft', picked: 6 } });
    const after = s.play('red', `pick ${two}`);
    expect(viewOf(after).titles[title]).toBe('red');
    expect(taken(after)).toEqual([`${title} board > red`]);
  });
  const ships = (given: Board): Scene => carriedOut({ titles: { 'lord-high-admiral': 'yellow' }, ...given });
  test('rule 9.2 J77 J79 an equal claim takes nothing from the holder, a greater one does', () => {
    const given = {
      yellow: 'ship-berwick ship-kingston ship-kings-lynn',
      red: 'ship-sandwich ship-plymouth',
      blue: 'ship-pembroke',
    };
    expect(taken(ships({ ...given, plans: { blue: { black: ['ship-berwick'] } } }))).toEqual([]);
    const both = { blue: { black: ['ship-berwick'] }, red: { black: ['ship-kingston'] } };
    expect(taken(ships({ ...given, plans: both }))).toEqual(['lord-high-admiral yellow > red']);
  });
  test('rule 9.2 J77 who falls below two loses it to the first in turn order among those with most', () => {
    const given = { yellow: 'ship-berwick ship-kingston', red: 'ship-sandwich ship-plymouth', blue: 'ship-pembroke' };
    const plans = { blue: { black: ['ship-berwick'] } };
    expect(taken(ships({ ...given, plans }))).toEqual(['lord-high-admiral yellow > red']);
    expect(taken(ships({ ...given, plans, order: 'green blue yellow red' }))).toEqual([
      'lord-high-admiral yellow > blue',
    ]);
  });
  test('rule 9.2 J77 M86 nobody deserves it: it goes back to the board and can be won again', () => {
    const s = ships({ yellow: 'ship-berwick ship-kingston', plans: { blue: { black: ['ship-berwick'] } } });
    expect(taken(s)).toEqual(['lord-high-admiral yellow > board']);
    expect([viewOf(s).titles['lord-high-admiral'], told(s, 'titles-scored')]).toEqual([null, []]);
    const again = board({
      players: 2,
      turn: 3,
      yellow: 'ship-berwick',
      shown: 'ship-kingston',
      phase: { name: 'draft', picked: 7 },
    });
    expect(taken(again.play('yellow', 'pick ship-kingston'))).toEqual(['lord-high-admiral board > yellow']);
  });
  test('rule 9.1 J78 titles are looked at after every single bribe and battle', () => {
    const bribes = ships({
      yellow: 'ship-kingston ship-berwick ship-kings-lynn',
      red: 'ship-plymouth ship-sandwich ship-pembroke',
      plans: { green: { black: ['ship-kingston', 'ship-plymouth'] } },
    });
    expect(taken(bribes)).toEqual(['lord-high-admiral yellow > red']);
    const battles = carriedOut({
      yellow: 'bamburgh pontefract harlech',
      red: 'kenilworth windsor carisbrooke',
      green: 'york bristol',
      titles: { 'constable-tower': 'yellow' },
      plans: { green: { troops: { pontefract: 4, carisbrooke: 4 } } },
    });
    expect(taken(battles)).toEqual(['constable-tower yellow > red']);
  });
  test('rule 9.1 N99 a capture takes and gives at the same moment', () => {
    const s = carriedOut({
      yellow: 'windsor kenilworth',
      green: 'pontefract london',
      plans: { green: { troops: { windsor: 4 } } },
    });
    expect(taken(s)).toEqual(['constable-tower yellow > green']);
  });
  test('rule 1.1 N100 the order of the current turn decides', () => {
    const given: Board = {
      order: 'green blue yellow red',
      turn: 3,
      blue: 'windsor kenilworth',
      red: 'pontefract bamburgh',
      green: 'harlech carisbrooke',
      yellow: 'london',
      titles: { 'constable-tower': 'blue' },
      plans: { yellow: { troops: { windsor: 4 } } },
    };
    expect(taken(carriedOut(given))).toEqual(['constable-tower blue > green']);
  });
});

describe('the end', () => {
  const ended = (given: Board) => {
    const s = judged({ turn: 5, ...given });
    return { how: s.outcome?.how, winners: s.outcome?.winners, ranking: viewOf(s).ranking };
  };
  test('rule 10.1 K80 after turn 5 the highest score wins', () => {
    const end = ended({ scores: { red: 90, yellow: 101, blue: 80, green: 70 } });
    expect(end).toMatchObject({ how: 'most-points', winners: ['yellow'] });
    expect(end.ranking?.map(({ seat, score, by }) => [seat, score, by])).toEqual([
      ['yellow', 101, 'score'],
      ['red', 90, 'score'],
      ['blue', 80, 'score'],
      ['green', 70, undefined],
    ]);
    expect(judged({ turn: 4, red: 'london' }).outcome).toBeUndefined();
  });
  test('rule 10.1 K80 level: the player whose house crowned more kings', () => {
    const kings = ['lancaster', 'york', 'york', 'york'] as const;
    const level = { scores: { red: 95, yellow: 95, blue: 20, green: 20 }, kings };
    expect(ended(level)).toMatchObject({ how: 'more-kings', winners: ['yellow'] });
    expect(ended({ ...level, kings: ['lancaster', 'lancaster', 'york', null] })).toMatchObject({ winners: ['red'] });
  });
  test('rule 10.1 K80 same house: nobles from the highest down, then castles and so on; three level: first by kings', () => {
    const three = { red: 'percy', blue: 'neville', scores: { red: 106, yellow: 110, blue: 101, green: 0 } };
    // The last Parliament: red takes the Northern Marches, blue West Country; Lancaster crowns.
    const lancaster = ended({
      ...three,
      scores: { red: 101, yellow: 110, blue: 99, green: 0 },
      kings: ['lancaster', 'lancaster', 'york', 'york'],
    });
    expect(lancaster).toMatchObject({ how: 'better-holdings', winners: ['blue'] });
    expect(lancaster.ranking?.map(({ seat, score, by }) => [seat, score, by])).toEqual([
      ['blue', 110, 'nobles'],
      ['red', 110, 'kings'],
      ['yellow', 110, 'score'],
      ['green', 0, undefined],
    ]);
    const york = ended({
      ...three,
      scores: { red: 101, yellow: 110, blue: 99, green: 0 },
      kings: ['york', 'york', 'york', 'york'],
    });
    expect(york).toMatchObject({ how: 'more-kings', winners: ['yellow'] });
  });
  test('rule 10.1 11.1 K81 without houses straight to the holdings, then the order of turn 5', () => {
    const nobles = {
      players: 2,
      red: 'percy stanley',
      yellow: 'plantagenet clifford@northern-england fitzalan@northern-england',
    };
    // Red: Northern Marches 4 and Northern England 6; yellow: Northern England 9.
    const two = ended({ ...nobles, scores: { red: 90, yellow: 91 } });
    expect(two).toMatchObject({ how: 'better-holdings', winners: ['red'] });
    const three = { players: 3, scores: { red: 50, yellow: 50, blue: 50 } };
    expect(ended(three)).toMatchObject({ how: 'earlier-in-order', winners: ['red'] });
    expect(ended({ ...three, order: 'blue red yellow' }).ranking?.map(({ seat }) => seat)).toEqual([
      'blue',
      'red',
      'yellow',
    ]);
  });
  test('rule 10.1 K81 two houses level on kings: the holdings', () => {
    const level = { scores: { red: 50, yellow: 50, blue: 10, green: 10 }, kings: ['york', 'lancaster', null, null] };
    expect(ended(level)).toMatchObject({ how: 'earlier-in-order', winners: ['red'] });
  });
  test('rule 10.1 N106 the captain does not count, nor do money and mercenaries', () => {
    // Red: the Northern Marches, 4; blue: Northern England, the Midlands and the title, 21. Each has one ship.
    const level = ended({
      players: 3,
      red: 'ship-berwick',
      blue: 'ship-kingston',
      scores: { red: 67, blue: 50 },
      captain: { seat: 'blue', region: 'midlands' },
      money: { red: 0, blue: 40 },
      mercenaries: { blue: 4 },
    });
    expect(level.ranking?.map(({ score }) => score)).toEqual([71, 71, 0]);
    expect(level).toMatchObject({ how: 'earlier-in-order', winners: ['red'] });
  });
  test('rule 10.2 K82 a stand-in picks the first card, declines aid, empties and confirms its plan', () => {
    const doFor = (s: Scene, seat: 'green'): Scene => {
      const action = lancasterYork.standIn?.(lancasterYork.view(s.state, seat), seat);
      if (!action) throw new Error('no stand-in');
      return s.play(seat, action);
    };
    const plan = board({ green: 'york' }).play('green', 'troops york 2', 'bid 2 midlands');
    const empty = doFor(plan, 'green');
    expect(viewOf(empty, 'green').plan).toMatchObject({ bid: null, forces: [] });
    expect(viewOf(doFor(empty, 'green')).players[3]?.locked).toBe(true);
    const draft = board({
      order: 'green red blue yellow',
      turn: 2,
      shown: 'london york windsor',
      phase: { name: 'draft', picked: 0 },
    });
    expect(viewOf(doFor(draft, 'green')).players[3]?.cards).toEqual(['london']);
    const aid = board({
      order: 'green red blue yellow',
      turn: 2,
      scores: { red: 9, blue: 9, yellow: 9 },
      phase: 'taxes',
    });
    expect(told(doFor(aid, 'green'), 'aid-declined')).toMatchObject([{ seat: 'green', sum: 9 }]);
  });
  test('rule 10.1 a whole empty game ends by the order of turn 5', () => {
    let s: Scene = board({ players: 2, phase: 'turn-order' });
    while (!s.outcome) {
      const [seat] = s.active() as ['red' | 'yellow'];
      const may = s.legal(seat);
      s = may.includes('lock') ? lockAll(s) : s.play(seat, may[0] as string);
    }
    expect(viewOf(s).turn).toBe(5);
    expect(s.active()).toEqual([]);
    expect(s.try('red', 'lock')?.because.why).toBe('game-is-over');
  });
});
