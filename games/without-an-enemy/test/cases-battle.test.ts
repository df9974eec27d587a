// Cases 27 to 36, 110 and 114: Withdrawal and the steps of a battle.
import { describe, expect, test } from 'vitest';
import { battleAt, field, noFire, standing } from './field.ts';
import { allowed, doc, phase, refused, said, step, strength, strengths, table, turnedTo, where } from './scene.ts';

describe('8.4 Withdrawal', () => {
  test('case 27 (8.4) two Cavalry before one: +2, a 2 is a 4: away with a loss of 2 from Cavalry', () => {
    const s = field('r-rupert r-astley r-forth r-lifeguard', 'p-stapleton:3 p-balfour:2', [2]);
    const away = s.play('parliament', 'withdraw');
    expect(said(away, 'withdrew')).toMatchObject([{ face: 2, modifier: 2, success: true, loss: 2 }]);
    expect(strength(away, 'p-stapleton') + strength(away, 'p-balfour')).toBeLessThan(5);
    const chosen = away.play('parliament', 'take-hit p-balfour');
    expect(strengths(chosen, 'p-stapleton p-balfour')).toEqual([2, 1]);
    expect(step(chosen)).toBe('leave');
  });
  test('case 28 (8.4) guns and fewer horse: -3, a 4 is a 1: fails and loses 2, Cavalry first', () => {
    const attackers = 'r-rupert r-wilmot r-goring';
    const s = field(attackers, 'p-stapleton:1 p-essex:3 p-holles:2 p-essex-train', [4], { seed: 1 });
    const failed = s.play('parliament', 'withdraw');
    expect(said(failed, 'withdrew')).toMatchObject([{ face: 4, modifier: -3, success: false, loss: 2 }]);
    expect(where(failed, 'p-stapleton')).toBe('lost');
    expect(said(failed, 'hit').slice(0, 2)).toMatchObject([
      { block: 'p-stapleton', left: 0 },
      { block: 'p-essex', left: 2 },
    ]);
  });
});

describe('8.5 rolling', () => {
  test('case 29 (8.5) E2 engages with 1, 2, 3, 6: two hits; fires: one; E1 cannot hit', () => {
    const faces = (dice: readonly number[]) => [...dice, 6, 6, 6];
    const waits = standing(field('r-forth:3', 'p-essex:4', faces([1, 2, 3, 6])));
    const engaged = noFire(waits);
    expect(said(engaged, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'p-essex', power: 2, hits: 2 }] });
    const fired = standing(field('r-forth:3', 'p-essex:4', faces([1, 2, 3, 6]))).play(
      'parliament',
      'fire p-essex',
      'ready',
    );
    const volley = fired.play('royalist', 'ready');
    expect(said(volley, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'p-essex', power: 1, hits: 1 }] });
    const weak = standing(field('r-forth:1', 'p-midland-foot:3', [6])).play(
      'parliament',
      'fire p-midland-foot',
      'ready',
    );
    const none = weak.play('royalist', 'ready');
    expect(said(none, 'rolled').flatMap((e) => ('rolls' in e ? e.rolls.map(({ block }) => block) : []))).toEqual([
      'r-forth',
    ]);
  });
  test('case 30 (8.8) guns at Infantry hit at 2, at Cavalry at 1; in cycle 2 they have no step', () => {
    const s = standing(field('r-astley:4 r-wilmot:3', 'p-essex-train:3 p-grey:1 p-holles:4', [2, 2, 5], { seed: 3 }));
    expect(step(s)).toBe('aim');
    const foot = s.play('parliament', 'ready');
    expect(said(foot, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'p-essex-train', power: 2, hits: 2 }] });
    expect(strength(foot, 'r-astley')).toBe(2);
    const horse = s.play('parliament', 'aim p-essex-train', 'ready');
    expect(said(horse, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'p-essex-train', power: 1, hits: 0 }] });
    const second = table({ ...battleAt(2), seed: 2 });
    expect(refused(second, 'parliament', 'aim p-essex-train')).not.toBe('allowed');
    expect(said(second, 'rolled')).toEqual([]);
  });
  test('case 31 (8.9) who fires does not engage in that cycle, and is free again in the next', () => {
    const dice = [6, 6, 6, 6, 6, 6, 6];
    const s = standing(field('r-forth:3', 'p-essex:4', dice)).play('parliament', 'fire p-essex', 'ready');
    const two = s.play('royalist', 'ready');
    expect(said(two, 'rolled').map((e) => ('rolls' in e ? e.rolls.map(({ block }) => block) : []))).toEqual([
      ['p-essex'],
      ['r-forth'],
    ]);
    expect(doc(two).phase['cycle']).toBe(2);
    const free = two.play('parliament', 'fight-on').play('royalist', 'fight-on');
    allowed(free, 'parliament', 'fire p-essex');
  });
});

describe('8.10 Cavalry', () => {
  test('case 32 (8.10) no enemy Cavalry: Infantry at +1, without checks', () => {
    const s = standing(field('r-wilmot:3', 'p-essex:4', [3, 3, 4], { seed: 1 })).play('parliament', 'ready');
    expect(said(s, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'r-wilmot', power: 3, hits: 2 }] });
    expect(strength(s, 'p-essex')).toBe(2);
    expect([...said(s, 'rout-check'), ...said(s, 'pursuit-check')]).toEqual([]);
  });
  test('case 33 (8.10) Rupert fells Grey and rides off; a 2 brings him back, a 5 does not', () => {
    // The Defender rolls first: Grey 2, 6; then Rupert 1, 3, 4, 5; Pursuit 3.
    const fought = (back: number) =>
      standing(field('r-rupert:4 r-forth:3', 'p-grey:2 p-holles:4', [2, 6, 1, 3, 4, 5, 3, 6, 6, 6, 6, 6, 6, 6, back]))
        .play('parliament', 'ready')
        .play('royalist', 'ready');
    const s = fought(2);
    expect(where(s, 'p-grey')).toBe('lost');
    expect(strength(s, 'r-rupert')).toBe(3);
    // Rupert has lost strength, but nobody is left to put him to rout.
    expect(said(s, 'rout-check')).toEqual([]);
    expect(said(s, 'pursuit-check')).toMatchObject([{ block: 'r-rupert', face: 3, pursues: true }]);
    expect(doc(s).phase['cycle']).toBe(2);
    expect(said(s, 'rallied')).toMatchObject([{ block: 'r-rupert', back: true }]);
    expect(doc(s).phase['line']).toMatchObject({ 'r-rupert': 'in' });
    expect(said(fought(5), 'rallied')).toMatchObject([{ block: 'r-rupert', back: false }]);
    expect(doc(fought(5)).phase['line']).toMatchObject({ 'r-rupert': 'pursuing' });
  });
  test('case 34 (8.10) a block at 2 routs above 3; the pursuer engages it at -1', () => {
    const fought = (rout: number) =>
      standing(
        field(
          'r-savile:3 r-northampton:3 r-forth:1',
          'p-balfour:3 p-grey:2 p-holles:1',
          // p-balfour 6 6 6, p-grey 6 6; r-savile 1 6 6, r-northampton 6 6 6: one hit on p-balfour.
          [6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, rout, 4, 3, 1, 2, 3],
          { seed: 2 },
        ),
      )
        .play('parliament', 'ready')
        .play('royalist', 'ready');
    for (const face of [4, 5, 6]) {
      const s = fought(face);
      expect(said(s, 'rout-check')).toMatchObject([{ block: 'p-balfour', face, routs: true }]);
      expect(said(s, 'pursuit-check')).toMatchObject([
        { block: 'r-savile', face: 4, pursues: true },
        { block: 'r-northampton', face: 3, pursues: false },
      ]);
      const pursuit = said(s, 'rolled').find((e) => 'rolls' in e && e.rolls.some(({ power }) => power === 1));
      expect(pursuit).toMatchObject({ rolls: [{ block: 'r-savile', power: 1, faces: [1, 2, 3], hits: 1 }] });
      expect(strength(s, 'p-balfour')).toBe(1);
    }
    expect(said(fought(3), 'rout-check')).toMatchObject([{ block: 'p-balfour', routs: false }]);
    expect(said(fought(3), 'pursuit-check')).toEqual([]);
  });
  test('case 114 (8.10) retreating Cavalry E3 without enemy Cavalry engages at 2', () => {
    const s = table({
      at: { leicestershire: 'r-goring:3 r-forth:1 p-essex:4' },
      came: { 'r-goring': 'warwickshire' },
      phase: {
        ...battleAt(2).phase,
        step: 'horse',
        line: { 'r-goring': 'in', 'r-forth': 'in', 'p-essex': 'in' },
        retreating: { royalist: true },
      },
      seed: 1,
    });
    expect(said(s, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'r-goring', power: 2 }] });
  });
});

describe('8.6, 8.11 retreat and excess', () => {
  test('case 35 (8.6) General Retreat from cycle 2: no fire, Engage at -2, Reserves stay out, retreat at the end', () => {
    const first = standing(field('r-lifeguard:3', 'p-cromwell:1 p-holles:4', [], { seed: 3 }));
    expect(refused(first, 'parliament', 'order-retreat')).toBe('not-at-this-step');
    const s = table({
      ...battleAt(2, { step: 'order' }),
      at: { leicestershire: 'r-lifeguard:3 p-nma-skippon:2 p-holles:2 p-essex:3' },
      came: { 'r-lifeguard': 'warwickshire' },
      phase: {
        ...battleAt(2).phase,
        step: 'order',
        line: { 'r-lifeguard': 'in', 'p-nma-skippon': 'in', 'p-holles': 'in', 'p-essex': 'held-back' },
      },
      dice: [6, 6, 6, 6, 6],
    });
    const ordered = s.play('parliament', 'order-retreat').play('royalist', 'fight-on');
    expect(turnedTo(ordered)).toBe('royalist');
    expect(doc(ordered).phase['line']).toMatchObject({ 'p-essex': 'held-back' });
    const fought = ordered.play('royalist', 'ready');
    expect(said(fought, 'rolled')[0]).toMatchObject({ rolls: [{ block: 'p-nma-skippon', power: 1 }] });
    expect(
      said(fought, 'rolled').flatMap((e) => ('rolls' in e ? e.rolls.map(({ block }) => block) : [])),
    ).not.toContain('p-holles');
    expect([step(fought), doc(fought).phase['loser']]).toEqual(['retreat', 'parliament']);
  });
  test('case 36 (8.11) five Infantry hits on S2 and S1 and Cavalry S3: both lost, Cavalry S1', () => {
    const s = standing(field('r-whitecoats:4 r-cornish-1:1', 'p-holles:2 p-essex:1 p-grey:3', [], { seed: 9 }));
    const hits = table({
      at: { leicestershire: 'r-whitecoats:4 p-holles:2 p-essex:1 p-grey:3' },
      came: { 'r-whitecoats': 'warwickshire' },
      phase: {
        ...battleAt(1).phase,
        step: 'close',
        line: { 'r-whitecoats': 'in', 'p-holles': 'in', 'p-essex': 'in', 'p-grey': 'in' },
        blows: [{ side: 'parliament', target: 'line', hits: 5 }],
      },
      seed: 1,
    });
    expect(phase(s)).toBe('battle');
    expect([where(hits, 'p-holles'), where(hits, 'p-essex'), strength(hits, 'p-grey')]).toEqual(['lost', 'lost', 1]);
  });
  test('8.6, 8.12 who has only reserves to come and orders a General Retreat has lost at once', () => {
    const line = { 'r-astley': 'in', 'r-wilmot': 'in', 'p-grey': 'held-back', 'p-holles': 'held-back' };
    const ordered = table(battleAt(2, { step: 'order', line })).play('parliament', 'order-retreat');
    expect([step(ordered), turnedTo(ordered), doc(ordered).phase['loser']]).toEqual([
      'retreat',
      'parliament',
      'parliament',
    ]);
  });
  test('case 110 (8.6) both order a General Retreat: no step, the Attacker retreats, the Defender may regroup', () => {
    const s = table({ ...battleAt(2, { step: 'order' }) });
    const both = s.play('parliament', 'order-retreat').play('royalist', 'order-retreat');
    expect(said(both, 'rolled')).toEqual([]);
    expect([step(both), turnedTo(both)]).toEqual(['retreat', 'royalist']);
    const gone = both.play('royalist', 'retreat r-astley warwickshire', 'retreat r-wilmot warwickshire');
    expect([step(gone), turnedTo(gone)]).toEqual(['regroup', 'parliament']);
    allowed(gone, 'parliament', 'regroup p-holles nottinghamshire');
  });
});
