// Cases 48, 54, 121 to 123, 169 and 212: sorties and breaches.
import { describe, expect, test } from 'vitest';
import { breachFrom } from '../src/rules/data/tables.ts';
import {
  allowed,
  type Board,
  breached,
  fights,
  holder,
  marker,
  phase,
  said,
  strengths,
  table,
  where,
} from './scene.ts';
import { gloucester } from './sieges.ts';

describe('9.3 sorties with a marker', () => {
  const sally = (facts: object, besiegers: string, inside: string, more: Board = {}) => {
    const names = (text: string) => text.split(' ').map((word) => word.replace(/:\d$/, ''));
    return table({
      at: { gloucestershire: besiegers, gloucester: inside },
      marker: { gloucester: 2 },
      phase: {
        name: 'battle',
        kind: 'sally',
        area: 'gloucestershire',
        attacker: 'parliament',
        acting: 'royalist',
        cycle: 1,
        shown: true,
        line: Object.fromEntries([...names(besiegers), ...names(inside)].map((name) => [name, 'in'])),
        ...facts,
      },
      ...more,
    });
  };
  test('case 54 (9.3) hits go to the strongest of any class; besieging guns at -1; survivors go back', () => {
    const s = sally(
      { step: 'close', cycle: 3, blows: [{ side: 'royalist', target: 'any', hits: 3 }] },
      'r-astley:4 r-wilmot:3 r-train:2',
      'p-massey:3',
      { dice: [1], seed: 1 },
    );
    expect(strengths(s, 'r-astley r-wilmot')).toEqual([3, 3]);
    allowed(s, 'royalist', 'take-hit r-astley');
    const taken = s.play('royalist', 'take-hit r-wilmot');
    expect(strengths(taken, 'r-astley r-wilmot r-train')).toEqual([2, 2, 2]);
    expect(where(taken, 'p-massey')).toBe('gloucester');
    const guns = gloucester('r-astley:4 r-wilmot:3 r-train:2', 'p-massey:3', 2, { seed: 4 }).play(
      'parliament',
      'sally p-massey',
      'attack',
    );
    expect(said(guns, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'r-train', power: 1 }] });
  });
  test('case 121 (9.3) all besieging Infantry and Cavalry fall: the gun too, the siege is over, the sortie is in the field', () => {
    const s = sally(
      { step: 'close', blows: [{ side: 'royalist', target: 'any', hits: 1 }] },
      'r-astley:1 r-train:1',
      'p-massey:3',
      { seed: 1 },
    ).play('royalist', 'take-hit r-astley');
    expect(['r-astley', 'r-train'].map((block) => where(s, block))).toEqual(['lost', 'lost']);
    expect([where(s, 'p-massey'), marker(s, 'gloucester')]).toEqual(['gloucestershire', -1]);
  });
  test('case 122 (9.2) after a Sortie neither Breach nor Storming', () => {
    const s = gloucester('r-astley:4 r-train:2', 'p-massey:3', 3, { dice: Array(80).fill(6), seed: 1 }).play(
      'parliament',
      'sally p-massey',
      'attack',
    );
    let now = s;
    while (phase(now) === 'battle') now = now.play(now.active()[0] as 'royalist', 'ready');
    expect(phase(now)).not.toBe('siege');
    expect([...said(now, 'battered'), ...said(now, 'picked')].filter((e) => 'storms' in e && e.storms)).toEqual([]);
    expect(said(now, 'siege-rolled')).toMatchObject([{ city: 'gloucester', marker: 3 }]);
  });
  test('case 212 (11.4) Massey alone sallies and falls; one Cavalry takes Gloucester at once', () => {
    const s = sally(
      { step: 'close', blows: [{ side: 'parliament', target: 'any', hits: 1 }] },
      'r-wilmot:1',
      'p-massey:1',
      { seed: 1 },
    );
    expect([where(s, 'p-massey'), holder(s, 'gloucester')]).toEqual(['lost', 'royalist']);
  });
});

describe('9.4 breaches', () => {
  test('case 48 (9.4) guns and marker make the index; no roll at marker 0', () => {
    const index = (guns: string, level: number) => {
      const s = gloucester(`r-astley ${guns}`, 'p-massey', level, { dice: [1], seed: 1 }).play('parliament', 'pass');
      const [entry] = said(s.play('royalist', 'batter'), 'battered');
      return entry && 'index' in entry ? entry.index : 0;
    };
    expect([index('r-train:3 r-north-guns:2', 2), breachFrom(7)]).toEqual([7, 5]);
    expect([index('r-train:3 r-north-guns:2', 3), breachFrom(8)]).toEqual([8, 4]);
    expect([index('r-train:1', 1), breachFrom(2)]).toEqual([2, 6]);
    const zero = gloucester('r-astley r-train', 'p-massey', 0, { seed: 1 }).play('parliament', 'pass');
    expect([phase(zero), said(zero, 'battered')]).toEqual(['initiative', []]);
  });
  test('case 123 (9.4) every edge of the table', () => {
    const opens = (index: number, die: number): boolean => die >= breachFrom(index);
    expect([opens(4, 5), opens(5, 5), opens(7, 4), opens(8, 4), opens(10, 3), opens(11, 3)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    for (const index of [2, 5, 8, 11, 17]) expect([opens(index, 2), opens(index, 6)]).toEqual([false, true]);
    const batters = (guns: string, level: number, die: number): boolean => {
      const s = gloucester(`r-astley ${guns}`, 'p-massey', level, { dice: [die], seed: 1 }).play('parliament', 'pass');
      const battered = s.play('royalist', 'batter');
      const [entry] = said(battered, 'battered');
      return entry !== undefined && 'opened' in entry && entry.opened;
    };
    const [four, five, seven] = ['r-train:3', 'r-train:3', 'r-train:3 r-north-guns:2'];
    expect([batters(four, 1, 5), batters(five, 2, 5), batters(seven, 2, 4), batters(seven, 3, 4)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const park = 'r-train:3 r-north-guns:2 r-west-guns:2';
    expect([batters(park, 3, 3), batters(park, 4, 3), batters(park, 4, 2)]).toEqual([false, true, false]);
  });
  test('case 169 (15.1) p-23 adds one to the die', () => {
    const s = fights({
      at: { oxfordshire: 'p-essex p-essex-train:3', oxford: 'r-astley' },
      marker: { oxford: 3 },
      cards: { parliament: 'p-23' },
      player1: 'parliament',
      phase: { name: 'tactics', step: 'aim', acting: 'parliament' },
      dice: [4],
      seed: 1,
    })
      .play('parliament', 'aim-event oxfordshire')
      .play('royalist', 'pass')
      .play('parliament', 'batter');
    expect(said(s, 'battered')).toMatchObject([{ index: 6, face: 4, modifier: 1, opened: true }]);
    expect(breached(s, 'oxford')).toBe(true);
  });
});
