// Odds before a decision: exact where they can be counted, else sampled; from what the seat sees alone.

import { hits } from '@rose/parts';
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { legal, type Odds, pick, seeded, silent } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { bringOn, type Onset } from '../src/mind/onset.ts';
import { playOut, stakesIn } from '../src/mind/reckoning.ts';
import { copy } from '../src/rules/copy.gen.ts';
import { battle, beforeFight, toRound } from './fight.ts';
import { acts, type Scene, type Seat, say, withDice } from './scene.ts';
import { type State, wander } from './wander.ts';

/** The time is up after so many samples. */
const after = (samples: number): (() => boolean) => {
  let n = 0;
  return () => ++n > samples;
};
const action = (text: string) => {
  const read = richardIII.read(text);
  if (!read) throw new Error(`${text} is not an action`);
  return read;
};
const oddsFor = (s: Scene, seat: Seat, texts: readonly string[] = [], samples = 300): Odds | undefined =>
  richardIII.odds?.(richardIII.view(s.state, seat), seat, texts.map(action), seeded(5), after(samples));
const sure = (odds: Odds | undefined): Odds => {
  if (!odds) throw new Error('no odds');
  return odds;
};
/** The same battle played out many times with dice, whatever the size. */
const played = (s: { readonly state: State }, seat: Seat, texts: readonly string[], times: number) => {
  const dice = seeded(77);
  let [win, own, enemy] = [0, 0, 0];
  for (let n = 0; n < times; n++) {
    const table = silent<RichardIII>(copy(s.state) as RichardIII['state'], dice);
    const { area, first } = bringOn(table, seat, texts.map(action)) as Onset;
    const end = playOut(table, stakesIn(table.state as RichardIII['state'], seat, area), first);
    win += end.win / times;
    own += end.own / times;
    enemy += end.enemy / times;
  }
  return { win, own, enemy };
};

describe('the hits of one fire (6.4)', () => {
  test('exactly those of as many dice as strength, bonus included', () => {
    const s = battle({ area: 'essex', attackers: 'y-norfolk:3', defenders: 'l-oxford:2' });
    expect(richardIII.view(s.state, 'lancaster').phase).toMatchObject({
      front: { lancaster: [{ block: 'l-oxford', firepower: 3 }] },
    });
    expect(sure(oddsFor(s, 'lancaster', ['fire l-oxford'])).hits).toEqual(hits(2, 3));
    expect(sure(oddsFor(s, 'lancaster', ['pass l-oxford'])).hits).toBeUndefined();
    expect(sure(oddsFor(s, 'lancaster')).hits).toBeUndefined();
  });
});

describe('a small battle in full sight is counted out', () => {
  test('one step against one in the last round, by hand', () => {
    // Round 4: the defender fires once with one die, the attacker may only leave: the defender holds whatever falls.
    const s = toRound(battle({ area: 'derby', attackers: 'y-norfolk:1', defenders: 'l-clifford:1' }), 4);
    const odds = sure(oddsFor(s, 'lancaster', ['fire l-clifford']));
    expect(odds).toMatchObject({ exact: true, samples: 0, error: 0, win: 1, lose: 0, neither: 0, place: 'derby' });
    expect(odds.ownLost).toEqual({ is: 0, error: 0 });
    expect(odds.enemyLost.is).toBeCloseTo(2 / 6, 12);
    expect(odds.hits).toEqual(hits(1, 2));
  });
  test('one step against one in the third round, by hand', () => {
    // Clifford, A2, fires first, then Norfolk, B2; in round 4 Clifford fires once more and Norfolk leaves.
    const s = toRound(battle({ area: 'derby', attackers: 'y-norfolk:1', defenders: 'l-clifford:1' }), 3);
    const odds = sure(oddsFor(s, 'york'));
    const hit = 2 / 6;
    const win = (1 - hit) * hit;
    expect(odds.exact).toBe(true);
    expect(odds.win).toBeCloseTo(win, 12);
    expect(odds.lose).toBeCloseTo(1 - win, 12);
    expect(odds.enemyLost.is).toBeCloseTo(win, 12);
    expect(odds.ownLost.is).toBeCloseTo(hit + (1 - hit) * (1 - hit) * hit, 12);
  });
  test('both seats reckon the same, each for itself', () => {
    const s = battle({ area: 'derby', attackers: 'y-norfolk:3 y-suffolk', defenders: 'l-clifford:2 l-oxford' });
    const [red, white] = [sure(oddsFor(s, 'lancaster')), sure(oddsFor(s, 'york'))];
    expect([red.exact, white.exact]).toEqual([true, true]);
    expect(red.win).toBeCloseTo(white.lose, 12);
    expect(red.ownLost.is).toBeCloseTo(white.enemyLost.is, 12);
    expect([red.seat, red.against, white.seat]).toEqual(['lancaster', 'york', 'york']);
  });
  /** Everybody passes until somebody may do this; nothing: at once. */
  const whenMay = (s: Scene, verb: string): readonly [Scene, Seat, readonly string[]] => {
    for (let then = s; ; ) {
      const [seat = 'york'] = then.active();
      const may = then.legal(seat);
      const texts = may.filter((text) => text.startsWith(`${verb} `)).slice(0, 1);
      if (verb === '' || texts.length > 0) return [then, seat, texts];
      then = say(then, may.find((text) => text.startsWith('pass')) ?? 'nobody may');
    }
  };
  test.for([
    ['', 'y-norfolk:3 y-suffolk:2', 'l-clifford:2 l-oxford'],
    ['fire', 'y-york y-norfolk:2', 'l-henry-vi l-oxford:2'],
    ['charge', 'y-york:2 y-norfolk:2', 'l-henry-vi:3 l-oxford:1'],
    ['treachery', 'y-york:2 y-shrewsbury:3', 'l-henry-vi:3 l-buckingham:2'],
    ['retreat', 'y-york:2 y-norfolk:2', 'l-henry-vi:3 l-oxford:1'],
  ] as const)('dice agree with the count: %s', ([verb, attackers, defenders]) => {
    const [s, seat, texts] = whenMay(toRound(battle({ area: 'derby', attackers, defenders }), 2), verb);
    const odds = sure(oddsFor(s, seat, texts));
    expect(odds.exact).toBe(true);
    const seen = played(s, seat, texts, 4000);
    // four standard errors of a share; strength lost is spread by less than two and a half steps
    expect(Math.abs(odds.win - seen.win)).toBeLessThan(4 * Math.sqrt(0.25 / 4000));
    expect(Math.abs(odds.ownLost.is - seen.own)).toBeLessThan(0.16);
    expect(Math.abs(odds.enemyLost.is - seen.enemy)).toBeLessThan(0.16);
  });
});

describe('a great battle is sampled, and says so', () => {
  const big = () =>
    battle({
      area: 'derby',
      attackers: 'y-york y-norfolk y-suffolk y-march',
      defenders: 'l-henry-vi l-somerset l-oxford l-clifford',
    });
  test('with as many samples as the time allows, and the error of that many', () => {
    const [few, many] = [sure(oddsFor(big(), 'york', [], 100)), sure(oddsFor(big(), 'york', [], 1600))];
    expect([few.exact, many.exact]).toEqual([false, false]);
    expect(many.samples).toBeGreaterThan(few.samples * 10);
    expect(many.error).toBeLessThan(few.error / 3);
    expect(many.error).toBeCloseTo(1.96 * Math.sqrt((many.win * many.lose) / many.samples), 3);
    expect(Math.abs(few.win - many.win)).toBeLessThan(2 * (few.error + many.error));
    expect(many.ownLost.error).toBeGreaterThan(0);
    expect(many.win + many.lose + many.neither).toBeCloseTo(1, 12);
  });
  test('a share of none or all is not called certain', () => {
    const lost = sure(oddsFor(beforeFight({ area: 'derby', attackers: 'y-norfolk:1', defenders: STRONG }), 'york', GO));
    expect(lost.win).toBeLessThan(0.05);
    expect(lost.error).toBeGreaterThan(0);
  });
});
const STRONG = 'l-henry-vi l-somerset l-oxford l-clifford';
const GO = ['march y-norfolk south-yorks-derby'];

describe('an attack before it is made', () => {
  const fight = { area: 'derby', attackers: 'y-york y-norfolk y-suffolk', defenders: 'l-clifford:2 l-oxford:1' };
  const march = (block: string) => `march ${block} south-yorks-derby`;
  test('every block that goes along helps', () => {
    const s = beforeFight(fight);
    const alone = sure(oddsFor(s, 'york', [march('y-norfolk')], 600));
    const all = sure(oddsFor(s, 'york', ['y-norfolk', 'y-suffolk', 'y-york'].map(march), 600));
    expect([alone.place, alone.exact]).toEqual(['derby', false]);
    expect(all.win - all.error).toBeGreaterThan(alone.win + alone.error);
    const begun = say(s, march('y-norfolk'), march('y-suffolk'));
    const last = sure(oddsFor(begun, 'york', [march('y-york')], 600));
    expect(Math.abs(last.win - all.win)).toBeLessThan(2 * (last.error + all.error));
  });
  test('a march to a friendly or vacant area, a recruitment, the end: no odds', () => {
    const s = beforeFight(fight);
    expect(oddsFor(s, 'york')).toBeUndefined();
    expect(oddsFor(s, 'york', ['march y-norfolk south-yorks-lincoln'])).toBeUndefined();
    expect(oddsFor(s, 'york', ['end-actions'])).toBeUndefined();
  });
  test('what may not be done has no odds; what may no longer go stays behind', () => {
    const s = beforeFight(fight);
    expect(oddsFor(s, 'york', ['march y-norfolk middlesex-essex'])).toBeUndefined();
    expect(oddsFor(s, 'york', ['fire y-norfolk'])).toBeUndefined();
    expect(oddsFor(s, 'lancaster', [march('y-norfolk')])).toBeUndefined();
    const both = sure(oddsFor(s, 'york', [march('y-norfolk'), march('y-norfolk')], 200));
    expect(both).toEqual(oddsFor(s, 'york', [march('y-norfolk')], 200));
  });
  test('the battle chosen among several, and the main attack to be named', () => {
    const s = acts('york', 4, {
      at: {
        'south-yorks': 'y-norfolk y-suffolk',
        chester: 'y-march',
        derby: 'l-clifford:1',
        oxford: 'l-oxford:1',
        gloucester: 'y-hastings',
      },
    });
    const moves = ['march y-norfolk south-yorks-derby', 'march y-march chester-derby'];
    const named = say(s, ...moves, 'march y-hastings gloucester-oxford', 'end-actions');
    expect(sure(oddsFor(named, 'york', ['main derby south-yorks'])).place).toBe('derby');
    const fighting = say(named, 'main derby south-yorks', 'end-actions');
    const [derby, oxford] = ['fight derby', 'fight oxford'].map((text) => sure(oddsFor(fighting, 'york', [text])));
    expect([derby?.place, oxford?.place]).toEqual(['derby', 'oxford']);
    expect(oddsFor(fighting, 'york')).toBeUndefined();
  });
});

describe('only what the seat may know', () => {
  /** Attacks that came up in a random game, once the fog had thickened. */
  const attacks = (): readonly { readonly state: State; readonly seat: Seat; readonly text: string }[] => {
    const found: { readonly state: State; readonly seat: Seat; readonly text: string }[] = [];
    wander(31, (state, seat, _, random) => {
      if (!seat || state.phase.name !== 'action' || found.length >= 6 || state.turn < 3 || random(6) > 1) return;
      const side = seat === 'york' ? 0 : 1;
      const into = legal(richardIII, state, seat).filter(
        (move) => move.do === 'march' && (state.held[side * 33 + (move.path.at(-1) ?? 0)] ?? 0) > 1,
      );
      if (into.length > 0) found.push({ state, seat, text: richardIII.write(pick(into, random)) });
    });
    return found;
  };
  /** Who stands where the attack goes, and how strong. */
  const garrison = ({ at, steps }: State, move: RichardIII['action']): string =>
    at.map((place, n) => (move.do === 'march' && place === move.path.at(-1) ? `${n}:${steps[n]}` : '')).join(' ');
  test('other blocks behind the same backs change nothing, with the same dice', () => {
    const all = attacks();
    expect(all.length).toBe(6);
    let differ = 0;
    for (const { state, seat, text } of all) {
      const seen = richardIII.view(state, seat);
      const ask = (view: typeof seen) => richardIII.odds?.(view, seat, [action(text)], seeded(9), after(60));
      const before = sure(ask(seen));
      const worlds = [1, 2, 3, 4].map((seed) => richardIII.imagine?.(seen, seeded(seed)) as State);
      for (const world of worlds) expect(ask(richardIII.view(world, seat))).toEqual(before);
      const there = worlds.map((world) => garrison(world, action(text)));
      if (new Set(there).size > 1) differ++;
    }
    expect(differ).toBeGreaterThan(2);
  });
  test('a hidden reserve is anybody who may stand there', () => {
    const with_ = (relief: string) =>
      battle({
        area: 'derby',
        attackers: 'y-norfolk:3',
        defenders: 'l-clifford:2',
        relief: { lancaster: relief },
      });
    const [oxford, beaumont] = [with_('l-oxford'), with_('l-beaumont')];
    const view = richardIII.view(oxford.state, 'york');
    expect(richardIII.view(beaumont.state, 'york').hidden).toEqual(view.hidden);
    const unsure = sure(oddsFor(oxford, 'york', [], 500));
    expect(unsure.exact).toBe(false);
    expect(sure(oddsFor(oxford, 'lancaster', [], 500)).exact).toBe(true);
  });
  test('the same question with the same dice has the same answer, and nothing is changed by asking', () => {
    const s = withDice(beforeFight({ area: 'derby', attackers: 'y-norfolk', defenders: 'l-clifford' }), { seed: 3 });
    const before = JSON.stringify(s.state);
    expect(oddsFor(s, 'york', GO)).toEqual(oddsFor(s, 'york', GO));
    expect(JSON.stringify(s.state)).toBe(before);
  });
});
