// Cases 43, 55, 56, 115 to 120, 211 and 213: sieges begin and rise, reliefs.
import { describe, expect, test } from 'vitest';
import {
  acts,
  allowed,
  type Board,
  breached,
  doc,
  endActions,
  fights,
  holder,
  marker,
  phase,
  refused,
  said,
  step,
  strengths,
  table,
  turnedTo,
  where,
} from './scene.ts';
import { gloucester } from './sieges.ts';

describe('9.1 sieges begin and rise', () => {
  test('case 43 (8.3, 9.1) retired inside: marker 0, no die, then 1; next turn row 1, then 2', () => {
    const s = acts('royalist', {
      at: { worcestershire: 'r-astley', gloucestershire: 'p-massey' },
      dice: [1, 1],
      hands: { royalist: ['r-01', 'r-04'], parliament: ['p-04', 'p-05'] },
    }).play('royalist', 'move r-astley worcestershire-gloucestershire');
    const inside = endActions(s).play('parliament', 'shelter p-massey');
    expect(said(inside, 'rolled')).toEqual([]);
    expect(said(inside, 'siege-begins')).toMatchObject([{ city: 'gloucester' }]);
    expect(said(inside, 'siege-rolled')).toEqual([]);
    expect([marker(inside, 'gloucester'), phase(inside)]).toEqual([1, 'initiative']);
    const next = inside.play('royalist', 'play-card r-01').play('parliament', 'play-card p-05');
    const rolled = endActions(next).play('parliament', 'pass').play('royalist', 'pass');
    expect(said(rolled, 'siege-rolled')).toMatchObject([{ city: 'gloucester', marker: 1, face: 1 }]);
    expect(marker(rolled, 'gloucester')).toBe(2);
  });
  test('case 115 (9.1) Cavalry alone watches: besieged, no marker, no die, no Storming, no strength', () => {
    const s = gloucester('r-wilmot r-rupert', 'p-massey:2', -1, { ap: { parliament: 2 } });
    const after = s.play('parliament', 'pass');
    expect([marker(after, 'gloucester'), phase(after)]).toEqual([-1, 'initiative']);
    expect([...said(after, 'siege-rolled'), ...said(after, 'picked')]).toEqual([]);
    const ap = acts('parliament', { at: { gloucestershire: 'r-wilmot', gloucester: 'p-massey:2' } });
    expect(refused(ap, 'parliament', 'strengthen p-massey')).toBe('besieged');
  });
  test('case 116 (9.3) a Sortie without a marker is a normal battle', () => {
    const dice = [...new Array<number>(5).fill(6), ...new Array<number>(40).fill(6)];
    const s = gloucester('r-wilmot:3 r-astley:4', 'p-massey:3', -1, { dice, seed: 1 });
    const out = s.play('parliament', 'sally p-massey', 'attack');
    expect(doc(out).phase).toMatchObject({ kind: 'sortie', attacker: 'parliament', step: 'withdraw' });
    allowed(out, 'royalist', 'withdraw');
    // Classes are told apart: two hits of Infantry fall on the Infantry, though the Cavalry is as strong.
    const charged = gloucester('r-wilmot:3 r-astley:3', 'p-massey:3', -1, {
      dice: [6, 6, 6, 1, 1, 6],
      seed: 1,
    })
      .play('parliament', 'sally p-massey', 'attack')
      .play('royalist', 'stand', 'fire r-astley', 'ready')
      .play('parliament', 'fire p-massey', 'ready');
    expect(strengths(charged, 'r-wilmot r-astley')).toEqual([3, 1]);
    const one = out.play('royalist', 'stand', 'ready').play('parliament', 'ready');
    expect([doc(one).phase['cycle'], step(one)]).toEqual([2, 'order']);
    const back = one.play('royalist', 'fight-on').play('parliament', 'order-retreat').play('royalist', 'ready');
    const kept = back.play('royalist', 'end-regroup');
    expect(where(kept, 'p-massey')).toBe('gloucester');
    const lost = one.play('royalist', 'order-retreat').play('parliament', 'fight-on', 'ready');
    expect([step(lost), turnedTo(lost)]).toEqual(['retreat', 'royalist']);
    const gone = lost.play('royalist', 'retreat r-wilmot worcestershire', 'retreat r-astley worcestershire');
    expect(where(gone, 'p-massey')).toBe('gloucestershire');
  });
  test('case 117 (9.1) the Infantry leaves, Cavalry stays: marker and Breach go at the end of the phase, the siege stays', () => {
    const s = acts('royalist', {
      at: { gloucestershire: 'r-astley r-wilmot r-rupert', gloucester: 'p-massey' },
      marker: { gloucester: 3 },
      breach: ['gloucester'],
      seed: 1,
    }).play('royalist', 'move r-astley gloucestershire-worcestershire');
    expect([marker(s, 'gloucester'), breached(s, 'gloucester')]).toEqual([3, true]);
    const after = endActions(s).play('parliament', 'pass').play('royalist', 'pass');
    expect([marker(after, 'gloucester'), breached(after, 'gloucester'), where(after, 'p-massey')]).toEqual([
      -1,
      false,
      'gloucester',
    ]);
  });
  test('case 56 (9.1, 8.2) all but a gun move away: the siege is over at once, and the gun is lost when resolved', () => {
    const s = acts('royalist', {
      at: { gloucestershire: 'r-astley r-train', gloucester: 'p-massey' },
      marker: { gloucester: 2 },
      breach: ['gloucester'],
      seed: 1,
    }).play('royalist', 'move r-astley gloucestershire-worcestershire');
    expect([marker(s, 'gloucester'), breached(s, 'gloucester'), where(s, 'p-massey')]).toEqual([
      -1,
      false,
      'gloucestershire',
    ]);
    expect(where(endActions(s), 'r-train')).toBe('lost');
  });
});

describe('9.2 relief', () => {
  const relief = (more: Board = {}, relievers = 'r-rupert:4 r-astley:4') =>
    fights({
      at: { 'north-riding': `p-fairfax:3 p-thomas-fairfax:3 ${relievers}`, york: 'r-newcastle:4' },
      came: Object.fromEntries(relievers.split(' ').map((word) => [word.replace(/:\d$/, ''), 'durham'])),
      marker: { york: 3 },
      breach: ['york'],
      dice: Array(120).fill(6),
      seed: 1,
      ...more,
    });
  test('case 55 (9.2) the besieger defends; the garrison may be Reserves; his retreat ends the siege', () => {
    const s = relief();
    expect(doc(s).phase).toMatchObject({ kind: 'relief', attacker: 'royalist', step: 'garrison' });
    expect(turnedTo(s)).toBe('royalist');
    const aided = s.play('royalist', 'aid r-newcastle');
    expect(doc(aided).phase['line']).toMatchObject({ 'r-newcastle': 'held-back' });
    const two = aided.play('parliament', 'stand', 'ready').play('royalist', 'ready');
    const lost = two.play('parliament', 'order-retreat').play('royalist', 'fight-on', 'ready');
    const gone = lost.play('parliament', 'retreat p-fairfax west-riding', 'retreat p-thomas-fairfax west-riding');
    expect([marker(gone, 'york'), breached(gone, 'york'), where(gone, 'r-newcastle')]).toEqual([
      -1,
      false,
      'north-riding',
    ]);
  });
  test('case 118 (9.1, 9.2) marker and Breach stay until the Area is resolved, and after a relief that loses', () => {
    const moved = acts('royalist', {
      at: { 'north-riding': 'p-fairfax p-thomas-fairfax', york: 'r-newcastle', durham: 'r-rupert' },
      marker: { york: 3 },
      breach: ['york'],
    }).play('royalist', 'move r-rupert durham-north-riding');
    expect([marker(moved, 'york'), breached(moved, 'york')]).toEqual([3, true]);
    const two = relief({ dice: [...Array(32).fill(6), 1, ...Array(40).fill(6)] })
      .play('royalist', 'stand')
      .play('parliament', 'stand', 'ready')
      .play('royalist', 'ready');
    const lost = two.play('parliament', 'fight-on').play('royalist', 'order-retreat').play('parliament', 'ready');
    const gone = lost.play('royalist', 'retreat r-rupert durham', 'retreat r-astley durham');
    const ended = step(gone) === 'regroup' ? gone.play('parliament', 'end-regroup') : gone;
    const [rolled] = said(ended, 'siege-rolled');
    expect(rolled).toMatchObject({ city: 'york', marker: 3 });
  });
  test('case 119 (9.2) the relief retreats in cycle 2: the garrison has not entered and is inside again', () => {
    const two = relief()
      .play('royalist', 'aid r-newcastle')
      .play('parliament', 'stand', 'ready')
      .play('royalist', 'ready');
    const lost = two.play('parliament', 'fight-on').play('royalist', 'order-retreat').play('parliament', 'ready');
    expect(where(lost, 'r-newcastle')).toBe('york');
    expect(said(lost, 'reserves-in')).toEqual([]);
    expect(refused(lost, 'royalist', 'shelter r-rupert')).toBe('no-city-to-enter');
    allowed(lost, 'royalist', 'retreat r-rupert durham');
  });
  test('case 120 (9.2, 8.4) the besieger withdraws: the siege is over', () => {
    const s = relief({ dice: [6, 1, 1, 1, 1, 1, 1] })
      .play('royalist', 'stand')
      .play('parliament', 'withdraw');
    expect(said(s, 'withdrew')).toMatchObject([{ success: true }]);
    const gone = s.play('parliament', 'retreat p-fairfax west-riding', 'retreat p-thomas-fairfax west-riding');
    expect([marker(gone, 'york'), breached(gone, 'york'), where(gone, 'r-newcastle')]).toEqual([
      -1,
      false,
      'north-riding',
    ]);
  });
  test('case 211 (9.1, 9.2) the whole garrison as Reserves of a relief that loses: inside again, marker 3; if none survives it falls', () => {
    const ended = (inside: string) =>
      table({
        at: { 'north-riding': 'p-fairfax:3 r-rupert:4', ...(inside === '' ? {} : { york: inside }) },
        came: { 'r-rupert': 'durham' },
        marker: { york: 3 },
        phase: {
          name: 'battle',
          kind: 'relief',
          area: 'north-riding',
          attacker: 'royalist',
          acting: 'royalist',
          step: 'retreat',
          cycle: 3,
          shown: true,
          loser: 'royalist',
          line: { 'p-fairfax': 'in', 'r-rupert': 'in', ...(inside === '' ? {} : { 'r-newcastle': 'in' }) },
        },
        seed: 1,
      }).play('royalist', 'retreat r-rupert durham');
    const kept = ended('r-newcastle:1');
    expect([where(kept, 'r-newcastle'), marker(kept, 'york')]).toEqual(['york', 3]);
    expect(holder(ended(''), 'york')).toBe('parliament');
  });
  test('case 213 (8.2, 9.2) only a gun comes to relieve: lost without a battle; then Sortie or Storming', () => {
    const s = relief({}, 'r-train');
    expect(where(s, 'r-train')).toBe('lost');
    expect([phase(s), turnedTo(s)]).toEqual(['siege', 'royalist']);
    allowed(s, 'royalist', 'sally r-newcastle');
    const pass = s.play('royalist', 'pass');
    allowed(pass, 'parliament', 'storm p-fairfax');
  });
});
