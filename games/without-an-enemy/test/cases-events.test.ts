// Cases 157 to 159, 163 to 165, 171, 173, 176, 202 to 204, 207, 208 and 210: events on blocks.
import { describe, expect, test } from 'vitest';
import { battle, event } from './events.ts';
import {
  acts,
  allowed,
  doc,
  marker,
  offers,
  phase,
  refused,
  said,
  strength,
  strengths,
  table,
  turnedTo,
  where,
} from './scene.ts';

describe('15.1 hold and remove', () => {
  test('case 157 (15.1) p-26: yes without names, and no block there moves; one Leader alone: no effect', () => {
    const s = event('p-26', { at: { oxfordshire: 'r-charles r-rupert r-astley' } }).play(
      'parliament',
      'hold oxfordshire',
    );
    expect(said(s, 'quarrel')).toEqual([{ say: 'quarrel', seat: 'royalist', area: 'oxfordshire', holds: true }]);
    const royal = s.play('parliament', 'end-actions');
    expect(refused(royal, 'royalist', 'move r-astley oxfordshire-berkshire')).toBe('blocks-are-held');
    const lost = battle('r-astley p-essex', 'retreat', 2, {
      area: 'oxfordshire',
      stuck: { royalist: 'oxfordshire' },
      facts: { attacker: 'parliament', acting: 'royalist', loser: 'royalist' },
    });
    allowed(lost, 'royalist', 'retreat r-astley berkshire');
    const one = event('p-26', { at: { oxfordshire: 'r-charles r-astley' } }).play('parliament', 'hold oxfordshire');
    expect(said(one, 'quarrel')).toEqual([{ say: 'quarrel', seat: 'royalist', area: 'oxfordshire', holds: false }]);
    allowed(one.play('parliament', 'end-actions'), 'royalist', 'move r-astley oxfordshire-berkshire');
  });
  test('case 158 (15.1) r-19: Parliament chooses three different Covenanters in Scotland', () => {
    const s = event('r-19', { year: 1644, turn: 'I', at: { scotland: 'c-leven c-baillie c-lindsay c-leslie c-guns' } });
    expect(turnedTo(s)).toBe('parliament');
    const one = s.play('parliament', 'lose c-leven');
    expect(refused(one, 'parliament', 'lose c-leven')).toBe('had-its-share');
    const three = one.play('parliament', 'lose c-leslie', 'lose c-guns');
    expect([strengths(three, 'c-leven c-baillie c-lindsay c-leslie c-guns'), phase(three)]).toEqual([
      [3, 4, 4, 2, 2],
      'actions',
    ]);
  });
  test('case 159 (15.1) r-13: Hotham loses 1, Hull rises to 3, the card leaves; without anybody there it stays', () => {
    const s = event('r-13', { at: { 'east-riding': 'r-newcastle', hull: 'p-hotham:3' }, marker: { hull: 2 } }).play(
      'parliament',
      'lose p-hotham',
    );
    expect([strength(s, 'p-hotham'), marker(s, 'hull'), doc(s)['removed']]).toEqual([2, 3, ['r-13']]);
    const none = event('r-13', { at: { london: 'p-skippon' } });
    expect([phase(none), doc(none)['removed']]).toEqual(['actions', []]);
  });
  test('case 207 (15.1) r-24 and p-19: two different blocks not inside a city; one alone; a last strength', () => {
    const s = event('r-24', {
      at: { london: 'p-skippon p-holles:1 p-balfour', gloucester: 'p-massey', gloucestershire: 'r-astley' },
    });
    expect(refused(s, 'parliament', 'lose p-massey')).toBe('event-does-not-fit');
    expect(refused(s, 'parliament', 'lose p-balfour')).toBe('event-does-not-fit');
    expect(refused(s.play('parliament', 'lose p-skippon'), 'parliament', 'lose p-skippon')).toBe('had-its-share');
    const two = s.play('parliament', 'lose p-holles', 'lose p-skippon');
    expect([where(two, 'p-holles'), strength(two, 'p-skippon'), phase(two)]).toEqual(['lost', 3, 'actions']);
    const one = event('p-19', { at: { oxfordshire: 'r-rupert r-train' } }).play('royalist', 'lose r-rupert');
    expect([strength(one, 'r-rupert'), phase(one)]).toEqual([3, 'actions']);
  });
});

describe('15.1 strength and deployment', () => {
  test('case 163 (15.1) r-20: Derby at S2 in Vacant Westmorland, not in Cheshire', () => {
    const s = event('r-20', { at: { cheshire: 'r-north-welsh' } });
    expect(refused(s, 'royalist', 'deploy r-derby cheshire')).toBe('not-its-region');
    const there = s.play('royalist', 'deploy r-derby westmorland');
    expect([where(there, 'r-derby'), strength(there, 'r-derby')]).toEqual(['westmorland', 2]);
  });
  test('case 164 (15.1) r-09: Gerard is not offered; Goring at S2 in Friendly Shropshire', () => {
    const s = event('r-09', { at: { shropshire: 'r-forth', reserve: 'r-gerard r-goring' } });
    expect(refused(s, 'royalist', 'deploy r-gerard shropshire')).toBe('event-does-not-fit');
    expect(strength(s.play('royalist', 'deploy r-goring shropshire'), 'r-goring')).toBe(2);
  });
  test('case 165 (15.1) r-21: Clubmen at S3 where Friendly or Vacant; all four closed: nothing, and the card stays', () => {
    const s = event('r-21', { year: 1645, at: { dorset: 'p-essex', somerset: 'r-astley' } });
    expect(refused(s, 'royalist', 'deploy r-clubmen dorset')).toBe('not-open');
    for (const area of ['wiltshire', 'hampshire', 'somerset']) allowed(s, 'royalist', `deploy r-clubmen ${area}`);
    const placed = s.play('royalist', 'deploy r-clubmen wiltshire');
    expect([where(placed, 'r-clubmen'), strength(placed, 'r-clubmen'), doc(placed)['removed']]).toEqual([
      'wiltshire',
      3,
      ['r-21'],
    ]);
    const closed = event('r-21', {
      year: 1645,
      at: { dorset: 'p-essex', wiltshire: 'p-holles', hampshire: 'p-skippon', somerset: 'p-balfour r-astley' },
    });
    expect([where(closed, 'r-clubmen'), doc(closed)['removed']]).toEqual(['waiting', []]);
  });
  test('case 208 (15.1) p-24: placed, not moving, never strengthened, out when lost', () => {
    const s = event('p-24', { year: 1645, at: { gloucestershire: 'p-massey', somerset: 'r-astley' } });
    expect(refused(s, 'parliament', 'deploy p-clubmen somerset')).toBe('not-open');
    for (const area of ['wiltshire', 'east-devon', 'gloucestershire'])
      allowed(s, 'parliament', `deploy p-clubmen ${area}`);
    const placed = s.play('parliament', 'deploy p-clubmen wiltshire');
    expect(strength(placed, 'p-clubmen')).toBe(3);
    expect(refused(placed, 'parliament', 'move p-clubmen wiltshire-dorset')).toBe('block-has-moved');
    expect(
      refused(acts('parliament', { at: { wiltshire: 'p-clubmen:1' } }), 'parliament', 'strengthen p-clubmen'),
    ).toBe('never-strengthened');
    expect(
      where(table({ year: 1645, turn: 'winter', phase: 'deck', at: { lost: 'p-clubmen' }, seed: 1 }), 'p-clubmen'),
    ).toBe('gone');
  });
  test('case 171 (15.1) r-23: a gun in a Friendly Area, or one deployed beside a Major City', () => {
    const s = event('r-23', { at: { oxfordshire: 'r-train:2' } }).play('royalist', 'add r-train');
    expect(strength(s, 'r-train')).toBe(3);
    const full = event('r-23', {
      at: { oxfordshire: 'r-train', cornwall: 'r-hopton', 'east-devon': 'r-cornish-1' },
      control: { exeter: 'royalist' },
    });
    expect(refused(full, 'royalist', 'add r-train')).toBe('is-full-strength');
    expect(refused(full, 'royalist', 'deploy r-west-guns cornwall')).toBe('needs-major-city');
    const there = full.play('royalist', 'deploy r-west-guns east-devon');
    expect([where(there, 'r-west-guns'), strength(there, 'r-west-guns')]).toEqual(['east-devon', 1]);
  });
  test('case 173 (15.1) p-18: two blocks of the New Model gain 1 each, the third point is lost', () => {
    const s = event('p-18', {
      year: 1645,
      at: { london: 'p-nma-skippon:3', oxfordshire: 'p-nma-cromwell:2', kent: 'p-nma-train:1' },
    });
    const two = s.play('parliament', 'add p-nma-skippon', 'add p-nma-cromwell');
    expect([strengths(two, 'p-nma-skippon p-nma-cromwell p-nma-train'), phase(two)]).toEqual([[4, 3, 1], 'actions']);
  });
  test('case 176 (15.1, 7.2) p-14 and AP share the one strength of a besieged Port', () => {
    const s = event('p-14', { at: { 'west-devon': 'r-hopton', plymouth: 'p-plymouth:1', london: 'p-skippon:1' } }).play(
      'parliament',
      'add p-plymouth',
      'add p-skippon',
    );
    expect(strength(s, 'p-plymouth')).toBe(2);
    expect(refused(s, 'parliament', 'strengthen p-plymouth')).toBe('port-fed');
  });
  test('case 202 (15.1) r-10: Slanning at S2 in Cornwall, or 2 strength; without Cornwall only the second', () => {
    const s = event('r-10', { at: { cornwall: 'r-hopton', somerset: 'r-west-foot:1' } });
    const raised = s.play('royalist', 'deploy r-cornish-2 cornwall');
    expect([where(raised, 'r-cornish-2'), strength(raised, 'r-cornish-2'), phase(raised)]).toEqual([
      'cornwall',
      2,
      'actions',
    ]);
    const added = s.play('royalist', 'add r-west-foot', 'add r-west-foot');
    expect(strength(added, 'r-west-foot')).toBe(3);
    const only = event('r-10', { at: { somerset: 'r-west-foot:1' } });
    expect([offers(only, 'royalist', 'deploy'), offers(only, 'royalist', 'add')]).toEqual([[], ['add r-west-foot']]);
  });
  test('case 203 (15.1) p-07: Trained Bands grow anywhere; Auxiliaries come only to Friendly London', () => {
    const away = event('p-07', { at: { oxfordshire: 'p-trained-1:2' } }).play(
      'parliament',
      'add p-trained-1',
      'add p-trained-1',
    );
    expect(strength(away, 'p-trained-1')).toBe(4);
    const home = event('p-07', { at: { london: 'p-skippon' } }).play('parliament', 'deploy p-trained-2 london');
    expect(strength(home, 'p-trained-2')).toBe(2);
    const closed = event('p-07', { at: { oxfordshire: 'p-trained-1:2' } });
    expect(refused(closed, 'parliament', 'deploy p-trained-2 london')).toBe('not-friendly');
  });
  test('case 204 (15.1) p-11: into Vacant Norfolk, not into Kent', () => {
    const s = event('p-11', { at: { kent: 'p-kent-foot' } });
    for (const block of ['p-eastern-foot-1', 'p-cromwell']) {
      allowed(s, 'parliament', `deploy ${block} norfolk`);
      expect(refused(s, 'parliament', `deploy ${block} kent`)).toBe('event-not-there');
      expect(strength(s.play('parliament', `deploy ${block} norfolk`), block)).toBe(2);
    }
  });
  test('case 210 (15.1) r-06 and p-06: two different Infantry blocks within the limits', () => {
    const r = event('r-06', {
      at: { oxfordshire: 'r-astley:2 r-forth:2 r-newcastle:2 r-train:2 r-rupert:2', dorset: 'r-clubmen:2' },
    });
    expect(offers(r, 'royalist', 'add')).toEqual(['add r-forth', 'add r-astley']);
    expect(strengths(r.play('royalist', 'add r-astley', 'add r-forth'), 'r-astley r-forth')).toEqual([3, 3]);
    const p = event('p-06', { at: { london: 'p-skippon:2 c-leven:2 p-holles:2' } });
    expect(offers(p, 'parliament', 'add')).toEqual(['add p-skippon', 'add p-holles']);
  });
});
