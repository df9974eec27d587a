// Odds before a decision: exact where one die decides, else sampled with their error; from what the seat sees alone.
import { hits } from '@rose/parts';
import { type Odds, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { battle } from './events.ts';
import { acts, type Board, fights, type Scene, type Seat, table } from './scene.ts';

/** The time is up after so many samples. */
const after = (samples: number): (() => boolean) => {
  let n = 0;
  return () => ++n > samples;
};
const action = (text: string) => {
  const read = withoutAnEnemy.read(text);
  if (!read) throw new Error(`${text} is not an action`);
  return read;
};
const oddsFor = (s: Scene, seat: Seat, texts: readonly string[] = [], samples = 200): Odds | undefined =>
  withoutAnEnemy.odds?.(withoutAnEnemy.view(s.state, seat), seat, texts.map(action), seeded(5), after(samples));
const sure = (odds: Odds | undefined): Odds => {
  if (!odds) throw new Error('no odds');
  expect(odds.win + odds.lose + odds.neither).toBeCloseTo(1, 9);
  return odds;
};

describe('what hangs on one die is exact', () => {
  test('6.4 a voyage without modifiers: three faces arrive, two return, one is lost', () => {
    const s = acts('royalist', { at: { continent: 'r-henrietta:3', oxfordshire: 'r-charles', london: 'p-essex' } });
    const odds = sure(oddsFor(s, 'royalist', ['sail r-henrietta north-riding']));
    expect(odds).toMatchObject({ exact: true, samples: 0, error: 0, place: 'north-riding' });
    expect(odds.win).toBeCloseTo(3 / 6, 12);
    expect(odds.neither).toBeCloseTo(2 / 6, 12);
    expect(odds.ownLost.is).toBeCloseTo((3 + 1 + 0 + 1) / 6, 12);
  });
  test('6.4 the last strength goes down with a loss', () => {
    const s = acts('royalist', { at: { continent: 'r-henrietta:1', oxfordshire: 'r-charles', london: 'p-essex' } });
    const odds = sure(oddsFor(s, 'royalist', ['sail r-henrietta north-riding']));
    expect(odds.lose).toBeCloseTo(3 / 6, 12);
    expect(odds.win).toBeCloseTo(2 / 6, 12);
  });
  const SIEGE: Board = {
    at: { gloucester: 'p-massey:2', gloucestershire: 'r-charles r-astley r-train:2', london: 'p-essex' },
    marker: { gloucester: 2 },
  };
  const assault = (more: object = {}): Scene =>
    table({
      ...SIEGE,
      todo: [],
      phase: { name: 'siege', area: 'gloucestershire', step: 'assault', acting: 'royalist', ...more },
    });
  test('9.4 a Breach at index 4 opens on a 6', () => {
    const odds = sure(oddsFor(assault(), 'royalist', ['batter']));
    expect(odds.exact).toBe(true);
    expect(odds.win).toBeCloseTo(1 / 6, 12);
    expect(odds.lose).toBe(0);
  });
  test('11.2 those inside count the die of their siege', () => {
    const s = table({
      ...SIEGE,
      phase: { name: 'siege', area: 'gloucestershire', step: 'sortie', acting: 'parliament' },
    });
    const odds = sure(oddsFor(s, 'parliament', ['pass']));
    // Marker 2, no Port: N takes one on a 2, A on a 4, N S on a 5, A S on a 6; C has no Cavalry to take.
    expect(odds.exact).toBe(true);
    expect(odds.lose).toBeCloseTo(2 / 6, 12);
    expect(odds.ownLost.is).toBeCloseTo(4 / 6, 12);
  });
  test('11.2 the besieger waits for a garrison he does not see', () => {
    const odds = sure(oddsFor(assault(), 'royalist', ['pass']));
    expect(odds.exact).toBe(false);
    expect(odds.win).toBeGreaterThanOrEqual(2 / 6 - 1e-9);
    expect(odds.samples).toBeGreaterThanOrEqual(40);
  });
  test('9.3 a Sortie with those named is weighed against the die of staying', () => {
    const inside = (garrison: string): Scene =>
      table({
        ...SIEGE,
        at: { ...SIEGE.at, gloucester: garrison, gloucestershire: 'r-train:1 r-hopton:1' },
        phase: { name: 'siege', area: 'gloucestershire', step: 'sortie', acting: 'parliament' },
      });
    const alone = inside('p-massey:3');
    expect(oddsFor(alone, 'parliament', ['attack'])).toBeUndefined();
    const odds = sure(oddsFor(alone, 'parliament', ['sally p-massey']));
    expect(odds).toMatchObject({ seat: 'parliament', place: 'gloucestershire', exact: false });
    expect(odds.error).toBeGreaterThan(0);
    const weak = sure(oddsFor(inside('p-massey:1'), 'parliament', ['sally p-massey']));
    expect(weak.enemyLost.is).toBeLessThan(odds.enemyLost.is);
  });
  test('8.2 an area that is to be resolved has its odds before it is', () => {
    const s = fights({
      at: {
        oxfordshire: 'r-charles r-astley p-essex p-holles',
        london: 'p-skippon r-rupert',
      },
      attackers: { oxfordshire: 'parliament', london: 'royalist' },
      seed: 3,
    });
    const [seat] = s.active();
    const odds = sure(oddsFor(s, seat as Seat, ['resolve oxfordshire']));
    expect(odds).toMatchObject({ place: 'oxfordshire', exact: false });
  });
  test('9.5 storm now: with nobody picked there is no fight, with all there is', () => {
    expect(oddsFor(assault(), 'royalist', ['attack'])).toBeUndefined();
    const odds = sure(oddsFor(assault(), 'royalist', ['storm r-charles', 'storm r-astley']));
    expect(odds).toMatchObject({ place: 'gloucestershire', exact: false });
    expect(odds.error).toBeGreaterThan(0);
  });
});

test('8.9 orders that go together are weighed together', () => {
  const s = battle('r-astley:4 r-lifeguard:3 p-essex:4', 'fire', 1, { facts: { acting: 'royalist' } });
  const volley = sure(oddsFor(s, 'royalist', ['fire r-astley', 'fire r-lifeguard', 'ready']));
  const one = sure(oddsFor(s, 'royalist', ['fire r-astley']));
  expect(volley.samples).toBeGreaterThanOrEqual(40);
  expect(volley.hits).toHaveLength(8);
  expect(one.hits).toHaveLength(5);
  expect(oddsFor(s, 'royalist', ['fire r-astley', 'fire r-astley', 'ready'])).toBeUndefined();
});

describe('a fight is sampled', () => {
  const AT = {
    oxfordshire: 'r-charles r-rupert r-astley r-lifeguard r-forth r-gerard-foot',
    london: 'p-essex p-holles',
  };
  const advance = (enemies: string): Odds => {
    const s = acts('royalist', { at: { ...AT, buckinghamshire: enemies } });
    const move = (block: string): string => `move ${block} oxfordshire-buckinghamshire`;
    return sure(oddsFor(s, 'royalist', ['r-rupert', 'r-astley', 'r-lifeguard', 'r-forth'].map(move)));
  };
  test('5.8 an attack: more against one than against four', () => {
    const [one, four] = [advance('p-kent-foot'), advance('p-skippon p-balfour p-stapleton p-trained-1')];
    expect(one.win).toBeGreaterThan(0.7);
    expect(four.win).toBeLessThan(one.win);
    expect(four.ownLost.is).toBeGreaterThan(one.ownLost.is);
    expect(one).toMatchObject({ seat: 'royalist', against: 'parliament', place: 'buckinghamshire', exact: false });
  });
  test('a move that meets nobody leads to no fight', () => {
    const s = acts('royalist', { at: AT });
    expect(oddsFor(s, 'royalist', ['move r-astley oxfordshire-buckinghamshire'])).toBeUndefined();
  });
  test('1.3 the same to see, the same odds', () => {
    const fog = {
      'p-skippon': { places: ['buckinghamshire', 'kent'] },
      'p-kent-foot': { places: ['buckinghamshire', 'kent'] },
    };
    const behind = (near: string, far: string): Scene =>
      acts('royalist', { at: { ...AT, buckinghamshire: near, kent: far }, fog });
    const [a, b] = [behind('p-skippon:3', 'p-kent-foot:3'), behind('p-kent-foot:3', 'p-skippon:3')];
    expect(withoutAnEnemy.view(a.state, 'royalist')).toEqual(withoutAnEnemy.view(b.state, 'royalist'));
    const ask = (s: Scene) => oddsFor(s, 'royalist', ['move r-astley oxfordshire-buckinghamshire']);
    expect(ask(a)).toEqual(ask(b));
  });

  const BATTLE = fights({
    at: {
      buckinghamshire: 'r-astley:4 r-lifeguard:3 p-holles:2 p-skippon:4',
      london: 'p-essex',
      oxfordshire: 'r-charles',
    },
    came: { 'r-astley': 'oxfordshire', 'r-lifeguard': 'oxfordshire' },
    attackers: { buckinghamshire: 'royalist' },
    seed: 4,
  });
  const toStep = (s: Scene, step: string): Scene => {
    let now = s;
    for (let n = 0; n < 40; n++) {
      const { phase } = now.state;
      if (phase.name !== 'battle') break;
      if (phase.step === step && phase.blows.length === 0) return now;
      const [seat] = now.active();
      const [text] = seat ? now.legal(seat).filter((one) => /^(stand|ready|fight-on|take-hit|main)/.test(one)) : [];
      if (!seat || !text) break;
      now = now.play(seat, text);
    }
    throw new Error(`the battle does not come to ${step}`);
  };
  test('8.9 the hits of a volley are exact', () => {
    const s = toStep(BATTLE, 'fire');
    const [seat] = s.active();
    if (seat !== 'parliament') throw new Error('the Defender says first');
    expect(sure(oddsFor(s, seat, ['fire p-holles'])).hits).toEqual(hits(2, 1));
    expect(sure(oddsFor(s, seat, ['ready'])).hits).toBeUndefined();
  });
  test('8.6 to fight on and to retreat are told apart', () => {
    const s = toStep(BATTLE, 'order');
    const seat: Seat = 'parliament';
    const [on, away] = [sure(oddsFor(s, seat, ['fight-on'])), sure(oddsFor(s, seat, ['order-retreat']))];
    expect(away.win).toBeLessThan(on.win);
    expect(away.lose).toBeGreaterThan(0.9);
  });
  test('8.4 a Withdrawal that succeeds decides nothing', () => {
    const s = toStep(BATTLE, 'withdraw');
    const odds = sure(oddsFor(s, 'parliament', ['withdraw']));
    expect(odds.neither).toBeGreaterThan(0.3);
  });
  test('whoever is not asked has odds of the fight as it goes on', () => {
    const s = toStep(BATTLE, 'fire');
    const [mine, theirs] = [sure(oddsFor(s, 'royalist')), sure(oddsFor(s, 'parliament'))];
    expect(mine.win + theirs.win + mine.neither).toBeCloseTo(1, 0);
    expect(oddsFor(s, 'royalist', ['fire r-astley'])).toBeUndefined();
  });
});
