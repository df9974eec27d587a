// Cases 49 to 53, 124 to 127, 160, 178, 179 and 215: stormings.
import { describe, expect, test } from 'vitest';
import {
  allowed,
  type Board,
  breached,
  doc,
  fights,
  holder,
  marker,
  offers,
  phase,
  refused,
  said,
  step,
  strength,
  where,
} from './scene.ts';
import { gloucester, storm } from './sieges.ts';

describe('9.5 stormings', () => {
  const FIVE = 'r-newcastle r-whitecoats r-north-foot r-musgrave r-derby';
  const hull = (more: Board = {}) =>
    fights({ at: { 'east-riding': FIVE, hull: 'p-hotham' }, marker: { hull: 2 }, ...more }).play('parliament', 'pass');
  test('case 49 (9.5) Hull is stormed by one, Bristol by six at most', () => {
    const s = hull().play('royalist', 'storm r-newcastle');
    expect(refused(s, 'royalist', 'storm r-whitecoats')).toBe('storm-limit');
    const under = hull({ seed: 3 }).play('royalist', 'storm r-newcastle', 'attack');
    const line = doc(under).phase['line'] as Readonly<Record<string, string>>;
    expect(Object.values(line).filter((place) => place === 'held-back')).toHaveLength(4);
    const seven = ['r-hopton', 'r-cornish-1', 'r-cornish-2', 'r-west-foot', 'r-hertford', 'r-rupert', 'r-wilmot'];
    let bristol = fights({
      at: { bristol: seven.join(' '), 'bristol-city': 'p-bristol-foot' },
      marker: { 'bristol-city': 2 },
    }).play('parliament', 'pass');
    for (const block of seven.slice(0, 6)) bristol = bristol.play('royalist', `storm ${block}`);
    expect(refused(bristol, 'royalist', 'storm r-wilmot')).toBe('storm-limit');
  });
  test('case 50 (9.5) not in the turn it began, nor at 1 without a Breach; with one, also a fresh one, yes; r-15 forbids', () => {
    const at1 = gloucester('r-astley r-train:3', 'p-massey', 1, { dice: [6], seed: 1 }).play('parliament', 'pass');
    expect(refused(at1, 'royalist', 'storm r-astley')).toBe('no-storm-yet');
    allowed(at1.play('royalist', 'batter'), 'royalist', 'storm r-astley');
    const open = gloucester('r-astley', 'p-massey', 1, { breach: ['gloucester'] }).play('parliament', 'pass');
    allowed(open, 'royalist', 'storm r-astley');
    const fresh = gloucester('r-astley', 'p-massey', 0, { seed: 1 }).play('parliament', 'pass');
    expect(phase(fresh)).toBe('initiative');
    const peace = fights({
      at: { oxfordshire: 'p-essex p-essex-train', oxford: 'r-astley' },
      marker: { oxford: 3 },
      cards: { royalist: 'r-15' },
    }).play('royalist', 'pass');
    expect(refused(peace, 'parliament', 'storm p-essex')).toBe('storming-forbidden');
  });
  test('case 179 (15.1) r-15: Parliament may still batter and fight', () => {
    const peace = fights({
      at: { oxfordshire: 'p-essex p-essex-train', oxford: 'r-astley', kent: 'r-rupert p-holles' },
      came: { 'p-holles': 'london' },
      marker: { oxford: 3 },
      cards: { royalist: 'r-15' },
      player1: 'parliament',
      seed: 1,
    });
    const siege = peace.play('parliament', 'resolve oxfordshire').play('royalist', 'pass');
    allowed(siege, 'parliament', 'batter');
    expect(doc(peace.play('parliament', 'resolve kent')).phase['name']).toBe('battle');
  });
  test('case 51 (9.7) two hits for one strength behind walls; the odd one is kept; a Breach needs one each', () => {
    const dice = (hits: number, all: number) => [
      ...new Array<number>(hits).fill(1),
      ...new Array<number>(all - hits).fill(6),
    ];
    // Stormers engage with 4 + 3 dice; the garrison's own dice come first.
    const s = storm(
      'gloucestershire',
      'gloucester',
      'r-whitecoats:4 r-lifeguard:3',
      'p-massey:3',
      { step: 'melee' },
      { dice: [6, 6, 6, ...dice(5, 7)], seed: 5 },
    );
    expect(said(s, 'hit')).toMatchObject([{ left: 2 }, { left: 1 }]);
    expect(doc(s).phase['kept']).toBe(1);
    const next = storm(
      'gloucestershire',
      'gloucester',
      'r-whitecoats:4',
      'p-massey:1',
      { step: 'melee', kept: 1 },
      { dice: [6, ...dice(1, 4)], seed: 5 },
    );
    expect([where(next, 'p-massey'), holder(next, 'gloucester')]).toEqual(['lost', 'royalist']);
    const breach = storm(
      'gloucestershire',
      'gloucester',
      'r-whitecoats:4',
      'p-massey:3',
      { step: 'melee' },
      { breach: ['gloucester'], dice: [6, 6, 6, ...dice(3, 4)], seed: 5 },
    );
    expect(where(breach, 'p-massey')).toBe('lost');
  });
  test('case 52 (9.7) London before its Fortification: every hit counts; after it two are needed', () => {
    const london = (fortified: boolean) =>
      storm(
        'london',
        'london-city',
        'r-whitecoats:4',
        'p-skippon:4',
        { step: 'melee' },
        { londonFortified: fortified, dice: [6, 6, 6, 6, 1, 1, 6, 6], seed: 5 },
      );
    expect([strength(london(false), 'p-skippon'), strength(london(true), 'p-skippon')]).toEqual([2, 3]);
  });
  test('case 53 (9.5) the walls fire and engage at -1, their guns at full; the attackers’ guns have no step', () => {
    const s = gloucester('r-astley:4 r-wilmot:3 r-train:3', 'p-massey:3 p-essex-train:2', 2, {
      dice: Array(80).fill(6),
    })
      .play('parliament', 'pass')
      .play('royalist', 'storm r-astley', 'storm r-wilmot', 'attack')
      .play('parliament', 'aim p-essex-train', 'ready')
      .play('royalist', 'ready');
    const rolls = said(s, 'rolled').flatMap((e) =>
      'rolls' in e ? e.rolls.map(({ block, power, faces }) => [block, power, faces.length]) : [],
    );
    expect(rolls).toEqual(
      [
        ['p-essex-train', 2, 2],
        ['p-massey', 1, 3],
        ['p-massey', 1, 3],
        ['r-wilmot', 2, 3],
        ['r-astley', 2, 4],
      ].sort((a, b) => rolls.findIndex(([block]) => block === a[0]) - rolls.findIndex(([block]) => block === b[0])),
    );
    expect(rolls.map(([block]) => block)).not.toContain('r-train');
  });
  test('case 124 (9.5) Hull: a Reserve takes the place in cycle 2; when that one falls too the Storming ends', () => {
    const s = storm(
      'east-riding',
      'hull',
      FIVE.replace('r-newcastle', 'r-newcastle:1').replace('r-whitecoats', 'r-whitecoats:1'),
      'p-hotham:3',
      {
        step: 'close',
        line: {
          'r-newcastle': 'in',
          'r-whitecoats': 'held-back',
          'r-north-foot': 'held-back',
          'r-musgrave': 'held-back',
          'r-derby': 'held-back',
          'p-hotham': 'in',
        },
        blows: [{ side: 'royalist', target: 'stormers', hits: 1 }],
      },
      { dice: [1, 1, 1, ...Array(20).fill(6)], seed: 1 },
    );
    expect([doc(s).phase['cycle'], step(s)]).toEqual([2, 'places']);
    const joined = s.play('royalist', 'storm r-whitecoats');
    expect(step(joined)).toBe('fire');
    const fallen = joined.play('royalist', 'ready');
    expect(where(fallen, 'r-whitecoats')).toBe('lost');
    expect(said(fallen, 'battle-over')).toMatchObject([{ winner: 'parliament', kind: 'storm' }]);
  });
  test('case 125 (9.5) two Cavalry storm alone, at normal effectiveness, against Infantry too', () => {
    const s = gloucester('r-astley r-wilmot:3 r-goring:3', 'p-massey:3', 3, { dice: Array(80).fill(6) })
      .play('parliament', 'pass')
      .play('royalist', 'storm r-wilmot', 'storm r-goring', 'attack');
    const rolls = said(s, 'rolled').flatMap((e) => ('rolls' in e ? e.rolls : []));
    expect(rolls.find(({ block }) => block === 'r-wilmot')?.power).toBe(2);
    expect(rolls.find(({ block }) => block === 'r-goring')?.power).toBe(3);
    expect(doc(s).phase['line']).toMatchObject({ 'r-astley': 'held-back' });
  });
  test('case 126 (9.6, 9.8) the last Infantry falls: the guns too, the city changes hands, marker and Breach are gone', () => {
    const s = storm(
      'gloucestershire',
      'gloucester',
      'r-astley:4',
      'p-massey:1 p-essex-train:3',
      { step: 'close', blows: [{ side: 'parliament', target: 'walls', hits: 1 }] },
      { breach: ['gloucester'], seed: 1 },
    );
    expect(['p-massey', 'p-essex-train'].map((block) => where(s, block))).toEqual(['lost', 'lost']);
    expect([holder(s, 'gloucester'), marker(s, 'gloucester'), breached(s, 'gloucester')]).toEqual([
      'royalist',
      -1,
      false,
    ]);
  });
  test('case 127 (9.8) a Storming fails: survivors besiege on, the marker rises', () => {
    const s = storm(
      'gloucestershire',
      'gloucester',
      'r-astley:4',
      'p-massey:3',
      { step: 'close', cycle: 3 },
      { dice: [1], seed: 1 },
    );
    expect([where(s, 'r-astley'), where(s, 'p-massey'), marker(s, 'gloucester')]).toEqual([
      'gloucestershire',
      'gloucester',
      3,
    ]);
  });
  test('case 215 (9.5) Bristol: two others may join in cycle 2', () => {
    const s = storm(
      'bristol',
      'bristol-city',
      'r-hopton r-cornish-1 r-cornish-2 r-west-foot r-hertford',
      'p-bristol-foot',
      {
        step: 'close',
        line: {
          'r-hopton': 'in',
          'r-cornish-1': 'in',
          'r-cornish-2': 'in',
          'r-west-foot': 'held-back',
          'r-hertford': 'held-back',
          'p-bristol-foot': 'in',
        },
      },
      { seed: 1 },
    );
    expect(offers(s, 'royalist', 'storm').toSorted()).toEqual(['storm r-hertford', 'storm r-west-foot']);
    const joined = s.play('royalist', 'storm r-west-foot', 'storm r-hertford');
    expect(doc(joined).phase['line']).toMatchObject({ 'r-west-foot': 'in', 'r-hertford': 'in' });
  });
  test('case 160 (15.1) r-16 at marker 1: still refused; at marker 2 every hit counts', () => {
    const board = { cards: { royalist: 'r-16' }, seed: 1 };
    const at1 = gloucester('r-astley', 'p-massey', 1, board)
      .play('royalist', 'aim-event gloucestershire')
      .play('parliament', 'pass');
    expect(refused(at1, 'royalist', 'storm r-astley')).toBe('no-storm-yet');
    const at2 = storm(
      'gloucestershire',
      'gloucester',
      'r-whitecoats:4',
      'p-massey:3',
      { step: 'melee' },
      {
        cards: { royalist: 'r-16' },
        aims: { royalist: 'gloucestershire' },
        dice: [6, 6, 6, 1, 1, 6, 6],
        seed: 1,
      },
    );
    expect(said(at2, 'hit').slice(0, 2)).toMatchObject([{ left: 2 }, { left: 1 }]);
  });
  test('case 178 (15.1) p-22: storming Infantry E2 engages at 3; firing it fires at 1', () => {
    const s = (fires: boolean) => {
      const begun = fights({
        at: { oxfordshire: 'p-essex:4', oxford: 'r-astley:4' },
        marker: { oxford: 2 },
        cards: { parliament: 'p-22' },
        player1: 'parliament',
        phase: { name: 'tactics', step: 'aim', acting: 'parliament' },
        dice: Array(80).fill(6),
      })
        .play('parliament', 'aim-event oxfordshire')
        .play('royalist', 'pass')
        .play('parliament', 'storm p-essex', 'attack');
      const said1 = fires ? begun.play('parliament', 'fire p-essex', 'ready') : begun.play('parliament', 'ready');
      return said(said1, 'rolled')
        .flatMap((e) => ('rolls' in e ? e.rolls : []))
        .find(({ block }) => block === 'p-essex')?.power;
    };
    expect([s(false), s(true)]).toEqual([3, 1]);
  });
});
