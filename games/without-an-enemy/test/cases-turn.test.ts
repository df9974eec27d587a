// Cases 1 to 14: turn, cards, initiative and movement.
import { isRefusal, play, scripted } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { turnsOf } from '../src/rules/data/calendar.ts';
import { cardName, isOfYear } from '../src/rules/data/cards.ts';
import { deckOf } from '../src/rules/phases/year.ts';
import {
  acts,
  actsSecond,
  allowed,
  doc,
  offers,
  opened,
  phase,
  refused,
  table,
  time,
  turnedTo,
  where,
} from './scene.ts';

describe('2.1, 3 the year and its cards', () => {
  test('case 1 (2.1) a full war starts in 1642 V; VI is followed by the Year End and 1643 I to winter', () => {
    expect(time(opened('full-war'))).toBe('1642 V');
    expect(turnsOf(1642)).toEqual(['V', 'VI']);
    expect(turnsOf(1643)).toEqual(['I', 'II', 'III', 'IV', 'V', 'winter']);
    const after = (turn: string) => table({ year: 1642, turn, at: { london: 'p-skippon' }, seed: 1, phase: 'victory' });
    expect(time(after('V'))).toBe('1642 VI');
    expect(phase(after('VI'))).toBe('recruitment');
    const next = after('VI').play('royalist', 'end-recruitment').play('parliament', 'end-recruitment');
    expect(time(next)).toBe('1643 I');
  });
  test('case 2 (3.1, 3.2) six cards each of the year; those not played are back in 1643', () => {
    const s = opened('full-war');
    for (const [side, hand] of s.state.hands.entries()) {
      expect(hand).toHaveLength(6);
      expect(hand.every((card) => isOfYear(card, 1642) && card < 26 === (side === 0))).toBe(true);
    }
    const rest = ['r-01', 'r-04', 'r-07', 'r-25'];
    const end = table({ year: 1642, turn: 'VI', seed: 4, phase: 'deck', hands: { royalist: rest } });
    expect(time(end)).toBe('1643 I');
    for (const hand of end.state.hands) expect(hand).toHaveLength(6);
    expect(end.state.hands.flat().every((card) => isOfYear(card, 1643))).toBe(true);
    expect(end.state.played).toEqual([[], []]);
    expect(deckOf(end.state, 0).map(cardName)).toEqual(expect.arrayContaining(rest));
  });
});

const plays = (year: number, turn: string, royalist: string, parliament: string, at: Record<string, string> = {}) =>
  table({ year, turn, at, phase: 'initiative', hands: { royalist: [royalist], parliament: [parliament] } })
    .play('royalist', `play-card ${royalist}`)
    .play('parliament', `play-card ${parliament}`);

describe('4 initiative', () => {
  test('case 3 (4.1) the higher card is Player 1, each with the points of his card', () => {
    const s = plays(1643, 'I', 'r-02', 'p-05');
    expect(s.state.player1).toBe('royalist');
    expect(s.state.ap).toEqual([4, 3]);
  });
  test('case 4 (4.2) a tie is decided by the Royalist in 1643, by Parliament in 1644', () => {
    expect(turnedTo(plays(1643, 'III', 'r-04', 'p-03'))).toBe('royalist');
    const s = plays(1644, 'II', 'r-04', 'p-03');
    expect(turnedTo(s)).toBe('parliament');
    expect(s.play('parliament', 'go-first royalist').state.player1).toBe('royalist');
    expect(s.play('parliament', 'go-first parliament').state.player1).toBe('parliament');
  });
  test('5.1 whether an event asks its owner is learned by who decides the order, and nobody takes that back', () => {
    const sealedBy = (at: Record<string, string>, rules: number) => {
      const { state } = plays(1643, 'II', 'r-14', 'p-14', at);
      const played = play(
        withoutAnEnemy,
        { ...state, rules },
        'royalist',
        { do: 'go-first', seat: 'royalist' },
        scripted([]),
      );
      return isRefusal(played) ? 'refused' : played.sealed;
    };
    for (const at of [{ london: 'p-skippon:2 p-holles:2' }, {}]) expect(sealedBy(at, 3)).toBe('reveal');
    expect(sealedBy({ london: 'p-skippon:2 p-holles:2' }, 2)).toBe('turn');
  });
  test('case 5 (3.3) p-14 gives 2 AP and one strength on each of two blocks', () => {
    const at = { london: 'p-skippon:2 p-holles:2', oxfordshire: 'r-astley' };
    const s = plays(1643, 'II', 'r-01', 'p-14', at);
    expect(turnedTo(s)).toBe('parliament');
    const added = s.play('parliament', 'add p-skippon');
    expect(refused(added, 'parliament', 'add p-skippon')).toBe('had-its-share');
    const both = added.play('parliament', 'add p-holles');
    expect(both.state.ap).toEqual([4, 2]);
    expect(doc(both).blocks['p-skippon']).toBe('london:3');
    expect(doc(both).blocks['p-holles']).toBe('london:3');
  });
  test('case 6 (15.1) lose-ap leaves initiative as it was and never less than 1', () => {
    const s = plays(1643, 'II', 'r-14', 'p-08');
    expect(turnedTo(s)).toBe('royalist');
    expect(s.play('royalist', 'go-first royalist').state.ap).toEqual([2, 1]);
    const low = table({
      phase: { name: 'events', owner: 'royalist', acting: 'royalist' },
      cards: { royalist: 'r-14', parliament: 'p-08' },
      ap: { royalist: 2, parliament: 1 },
      at: {},
    });
    expect(low.state.ap).toEqual([2, 1]);
  });
});

describe('5.5 movement', () => {
  test('case 7 (5.5) Cavalry 3, Infantry 2, Artillery 1; enemies stop', () => {
    const s = table({
      year: 1642,
      turn: 'V',
      player1: 'royalist',
      ap: { royalist: 3 },
      phase: { name: 'actions', acting: 'royalist' },
      at: {
        worcestershire: 'r-rupert',
        shropshire: 'r-forth r-train',
        gloucestershire: 'p-massey',
        warwickshire: 'p-midland-foot',
        nottinghamshire: 'r-loughborough',
      },
    });
    allowed(s, 'royalist', 'move r-rupert worcestershire-staffordshire-derbyshire-nottinghamshire');
    for (const area of ['gloucestershire', 'warwickshire']) {
      allowed(s, 'royalist', `move r-rupert worcestershire-${area}`);
      expect(refused(s, 'royalist', `move r-rupert worcestershire-${area}-oxfordshire`)).toBe('stops-at-enemy');
    }
    allowed(s, 'royalist', 'move r-forth shropshire-staffordshire-derbyshire');
    expect(refused(s, 'royalist', 'move r-forth shropshire-staffordshire-derbyshire-nottinghamshire')).toBe('too-far');
    allowed(s, 'royalist', 'move r-train shropshire-staffordshire');
    expect(refused(s, 'royalist', 'move r-train shropshire-staffordshire-derbyshire')).toBe('too-far');
  });
  test('case 8 (5.5) a block stops at an enemy, and after a rough border', () => {
    const s = acts('royalist', { at: { cornwall: 'r-hopton', 'west-devon': 'p-plymouth' } });
    allowed(s, 'royalist', 'move r-hopton cornwall-west-devon');
    expect(refused(s, 'royalist', 'move r-hopton cornwall-west-devon-east-devon')).not.toBe('allowed');
    const vacant = acts('royalist', { at: { cornwall: 'r-hopton' } });
    allowed(vacant, 'royalist', 'move r-hopton cornwall-west-devon');
    expect(refused(vacant, 'royalist', 'move r-hopton cornwall-west-devon-east-devon')).toBe('stops-after-rough');
  });
  test('case 9 (5.6) at most 3 over a rough border', () => {
    const five = ['r-newcastle', 'r-whitecoats', 'r-savile', 'r-north-foot', 'r-musgrave'];
    let s = acts('royalist', { at: { 'north-riding': five.join(' ') } });
    for (const block of five.slice(0, 3)) s = s.play('royalist', `move ${block} north-riding-westmorland`);
    expect(refused(s, 'royalist', 'move r-north-foot north-riding-westmorland')).toBe('border-full');
    expect(refused(s, 'royalist', 'move r-musgrave north-riding-westmorland')).toBe('border-full');
  });
  test('case 10 (13) no block may enter Yorkshire in 1642 V; in VI it may', () => {
    const board = { year: 1642, at: { lancashire: 'p-lancs-foot' } };
    const move = 'move p-lancs-foot lancashire-west-riding';
    expect(refused(acts('parliament', { ...board, turn: 'V' }), 'parliament', move)).toBe('yorkshire-neutral');
    allowed(acts('parliament', { ...board, turn: 'VI' }), 'parliament', move);
  });
  test('case 11 (13) not even from Riding to Riding; recruitment there is legal', () => {
    const s = acts('parliament', {
      year: 1642,
      turn: 'V',
      at: { 'east-riding': 'p-hotham', 'west-riding': 'p-fairfax:2' },
    });
    expect(refused(s, 'parliament', 'move p-hotham east-riding-north-riding')).toBe('yorkshire-neutral');
    allowed(s, 'parliament', 'strengthen p-fairfax');
  });
  test('case 12 (5.7) two of three are pinned; the third may not use the attackers’ border nor meet an enemy', () => {
    const s = actsSecond('parliament', {
      at: {
        warwickshire: 'r-rupert r-wilmot p-essex p-stapleton p-holles',
        worcestershire: 'r-astley',
        northamptonshire: 'p-skippon',
      },
      came: { 'r-rupert': 'oxfordshire', 'r-wilmot': 'oxfordshire' },
    });
    expect(refused(s, 'parliament', 'move p-essex warwickshire-oxfordshire')).toBe('border-closed');
    expect(refused(s, 'parliament', 'move p-essex warwickshire-worcestershire')).toBe('not-from-battle-to-enemy');
    const one = s.play('parliament', 'move p-essex warwickshire-leicestershire');
    expect(refused(one, 'parliament', 'move p-holles warwickshire-leicestershire')).toBe('pinned');
    const fourth = s.play('parliament', 'move p-skippon northamptonshire-warwickshire', 'end-actions');
    expect(doc(fourth).phase['line']).toMatchObject({ 'p-skippon': 'held-back', 'p-essex': 'in', 'r-rupert': 'in' });
  });
  test('case 13 (5.4) a Muster over Friendly and Vacant Areas for one AP', () => {
    const at = {
      oxfordshire: 'r-northampton',
      berkshire: 'r-gerard-foot',
      worcestershire: 'r-astley',
      shropshire: 'r-rupert',
    };
    const s = acts('royalist', { at }, 1).play('royalist', 'muster oxfordshire');
    expect(s.state.ap[0]).toBe(0);
    const joined = s.play(
      'royalist',
      'join r-gerard-foot berkshire-oxfordshire',
      'join r-astley worcestershire-gloucestershire-oxfordshire',
      'join r-rupert shropshire-worcestershire-warwickshire-oxfordshire',
    );
    for (const block of ['r-gerard-foot', 'r-astley', 'r-rupert']) expect(where(joined, block)).toBe('oxfordshire');
    const blocked = acts('royalist', {
      at: { ...at, gloucestershire: 'p-massey', warwickshire: 'p-midland-foot' },
    }).play('royalist', 'muster oxfordshire');
    expect(offers(blocked, 'royalist', 'join r-astley')).toEqual([]);
    expect(refused(blocked, 'royalist', 'join r-astley worcestershire-gloucestershire-oxfordshire')).toBe('not-open');
  });
  test('5.4 a Muster may end before a besieged city, and goes through no siege', () => {
    const at = {
      gloucestershire: 'r-byron',
      gloucester: 'p-massey',
      worcestershire: 'r-astley',
      oxfordshire: 'r-forth',
    };
    const s = acts('royalist', { at });
    allowed(s.play('royalist', 'muster gloucestershire'), 'royalist', 'join r-astley worcestershire-gloucestershire');
    const through = 'join r-astley worcestershire-gloucestershire-oxfordshire';
    expect(refused(s.play('royalist', 'muster oxfordshire'), 'royalist', through)).toBe('stops-at-enemy');
  });
  test('case 14 (5.2) deployed or sailed this turn: no move', () => {
    const s = acts('royalist', { at: { northumberland: 'r-newcastle', cornwall: 'r-astley' }, dice: [6] });
    const deployed = s.play('royalist', 'deploy r-derby northumberland');
    expect(refused(deployed, 'royalist', 'move r-derby northumberland-durham')).toBe('block-has-moved');
    const sailed = s.play('royalist', 'sail r-astley dorset');
    expect(refused(sailed, 'royalist', 'move r-astley dorset-hampshire')).toBe('block-has-moved');
  });
});
