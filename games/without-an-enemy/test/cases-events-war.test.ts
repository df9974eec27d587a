// Cases 161, 162, 166 to 168, 170, 172, 174, 175, 177, 180, 197, 205, 206 and 209: events of the war.
import { describe, expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { A, seaOf } from '../src/rules/data/areas.ts';
import { B } from '../src/rules/data/blocks.ts';
import { disciplineIn, type Fighting } from '../src/rules/phases/battle-line.ts';
import { enemySeas, seaHolder, voyageModifier } from '../src/rules/seas.ts';
import { battle, event, powers } from './events.ts';
import {
  acts,
  allowed,
  doc,
  fights,
  marker,
  offers,
  refused,
  type Scene,
  type Seat,
  said,
  strength,
  strengths,
  table,
  turnedTo,
  where,
} from './scene.ts';

describe('15.1 marches and the sea', () => {
  test('case 166 (15.1) r-08: one Area more, but a rough border still stops', () => {
    const s = acts('royalist', {
      at: { oxfordshire: 'r-astley', lancashire: 'r-forth' },
      cards: { royalist: 'r-08' },
      march: { royalist: true },
    });
    allowed(s, 'royalist', 'move r-astley oxfordshire-berkshire-surrey-kent');
    expect(refused(s, 'royalist', 'move r-forth lancashire-derbyshire-leicestershire')).toBe('stops-after-rough');
    const used = s.play('royalist', 'move r-astley oxfordshire-berkshire-surrey-kent');
    expect(refused(used, 'royalist', 'move r-forth lancashire-cheshire-staffordshire-worcestershire')).toBe('too-far');
    expect(event('r-08', { at: { oxfordshire: 'r-astley' } }).state.march).toEqual([1, 0]);
  });
  test('case 209 (15.1) p-17: Infantry 3, Cavalry 4, Artillery 2 in one Group Move', () => {
    const s = event('p-17', { at: { oxfordshire: 'p-essex p-balfour p-essex-train' } });
    allowed(s, 'parliament', 'move p-essex oxfordshire-berkshire-surrey-kent');
    allowed(s, 'parliament', 'move p-balfour oxfordshire-warwickshire-staffordshire-cheshire-lancashire');
    allowed(s, 'parliament', 'move p-essex-train oxfordshire-berkshire-surrey');
    const one = s.play(
      'parliament',
      'move p-essex oxfordshire-berkshire-surrey-kent',
      'move p-essex-train oxfordshire-berkshire-surrey',
    );
    expect([one.state.ap[1], one.state.march[1]]).toEqual([2, 0]);
    expect(refused(one, 'parliament', 'move p-essex oxfordshire-berkshire')).not.toBe('allowed');
  });
  test('case 167 (15.1) p-13: only Covenanters go free, three Areas, no AP', () => {
    const s = acts('parliament', {
      year: 1644,
      at: { durham: 'c-leven p-lancs-foot' },
      cards: { parliament: 'p-13' },
      phase: { name: 'actions', acting: 'parliament', free: true },
    });
    allowed(s, 'parliament', 'move c-leven durham-north-riding-west-riding-nottinghamshire');
    expect(refused(s, 'parliament', 'move p-lancs-foot durham-north-riding-west-riding-nottinghamshire')).toBe(
      'too-far',
    );
    const gone = s.play('parliament', 'move c-leven durham-north-riding-west-riding-nottinghamshire');
    expect(gone.state.ap[1]).toBe(3);
    expect(gone.play('parliament', 'move p-lancs-foot durham-north-riding').state.ap[1]).toBe(2);
    const late = s.play('parliament', 'move p-lancs-foot durham-north-riding');
    expect(refused(late, 'parliament', 'move c-leven durham-north-riding-west-riding-nottinghamshire')).toBe('too-far');
  });
  test('case 180 (15.1) r-18 on the Irish Sea until the end of the turn', () => {
    const irish = seaOf('irish-sea') ?? (0 as never);
    const s = event('r-18', { at: { ireland: 'r-cessation-1', pembroke: 'p-laugharne', cornwall: 'r-hopton' } }).play(
      'royalist',
      'seize irish-sea',
    );
    expect(seaHolder(s.state, irish)).toBe(0);
    expect([enemySeas(s.state, 0, A.ireland, A.cumberland), enemySeas(s.state, 1, A.pembroke, A.glamorgan)]).toEqual([
      0, 1,
    ]);
    const next = table({
      turn: 'II',
      phase: 'victory',
      at: { london: 'p-skippon' },
      seized: { royalist: 'irish-sea' },
    });
    expect(seaHolder(next.state, irish)).toBe(1);
  });
  test('case 205 (15.1) r-11: Henrietta to Newcastle at +3', () => {
    const s = acts('royalist', { at: { continent: 'r-henrietta' }, cards: { royalist: 'r-11' }, dice: [1] });
    expect(voyageModifier(s.state, 0, A.continent, A.northumberland)).toBe(3);
    const landed = s.play('royalist', 'sail r-henrietta northumberland');
    expect([where(landed, 'r-henrietta'), strength(landed, 'r-henrietta')]).toEqual(['northumberland', 2]);
  });
});

describe('15.1 sieges, points and hands', () => {
  test('case 168 (15.1) p-25 raises Chester to 2 at once; r-25 keeps it from rolling, and it rises to 3', () => {
    const board = { at: { cheshire: 'p-brereton p-lancs-foot', chester: 'r-north-welsh' }, marker: { chester: 1 } };
    const s = event('p-25', board).play('parliament', 'undermine chester');
    expect(marker(s, 'chester')).toBe(2);
    const rolled = table({
      ...board,
      marker: { chester: 2 },
      phase: { name: 'surrender', step: 'pick', acting: 'royalist', cities: ['chester'] },
      dice: [1],
      seed: 1,
    });
    expect(said(rolled, 'siege-rolled')).toMatchObject([{ marker: 2 }]);
    const resisted = table({
      ...board,
      marker: { chester: 2 },
      cards: { royalist: 'r-25' },
      phase: { name: 'surrender', step: 'resist', acting: 'royalist', cities: ['chester'] },
      seed: 1,
    });
    expect(said(resisted, 'resisted')).toMatchObject([{ city: 'chester' }]);
    expect([said(resisted, 'siege-rolled'), marker(resisted, 'chester')]).toEqual([[], 3]);
    const two = table({
      at: { ...board.at, oxfordshire: 'p-essex', oxford: 'r-astley' },
      marker: { chester: 2, oxford: 1 },
      cards: { royalist: 'r-25' },
      phase: { name: 'surrender', step: 'resist', acting: 'royalist', cities: ['oxford', 'chester'] },
      seed: 1,
    });
    expect([turnedTo(two), offers(two, 'royalist', 'resist')]).toEqual([
      'royalist',
      ['resist oxford', 'resist chester'],
    ]);
  });
  test('case 170 (15.1) p-15: two more RP in one Region at the Year End of 1643; in 1646 nothing', () => {
    expect(event('p-15', { at: {} }).state.excise).toEqual([0, 2]);
    expect(event('p-15', { year: 1646, at: {} }).state.excise).toEqual([0, 0]);
    const s = table({
      turn: 'winter',
      player1: 'parliament',
      phase: 'victory',
      excise: { parliament: 2 },
      at: { london: 'p-skippon' },
      seed: 1,
    });
    expect(offers(s, 'parliament', 'excise')).toEqual(['N', 'M', 'W', 'S', 'E'].map((region) => `excise ${region}`));
    const chosen = s.play('parliament', 'excise N');
    const points = (now: Scene) => doc(now).phase['points'] as Readonly<Record<string, number>>;
    expect((points(chosen)['N'] ?? 0) - (points(s)['N'] ?? 0)).toBe(2);
    expect(chosen.state.excise).toEqual([0, 0]);
  });
  test('case 172 (15.1) p-08: London is Fortified, the card is out, later retreats into London are legal', () => {
    const s = event('p-08', { at: { london: 'p-skippon' } });
    expect([s.state.londonFortified, doc(s)['removed']]).toEqual([true, ['p-08']]);
    const lost = battle('p-trained-1 r-rupert', 'retreat', 2, {
      area: 'london',
      londonFortified: true,
      facts: { loser: 'parliament' },
    });
    allowed(lost, 'parliament', 'shelter p-trained-1');
  });
  test('case 174 (15.1) p-20: the Royalist hand in Parliament’s view until the end of the next turn, in nobody else’s', () => {
    const s = event('p-20', {
      year: 1645,
      turn: 'I',
      at: { london: 'p-skippon' },
      hands: { royalist: ['r-01', 'r-04'] },
    });
    const cards = (now: Scene, viewer: Seat | 'spectator') =>
      withoutAnEnemy.view(now.state, viewer).hands.royalist.cards;
    expect([cards(s, 'parliament'), cards(s, 'spectator')]).toEqual([['r-01', 'r-04'], null]);
    const next = table({
      year: 1645,
      turn: 'I',
      phase: 'victory',
      open: { royalist: 2 },
      at: {},
      hands: { royalist: ['r-01', 'r-04'] },
    });
    expect(cards(next, 'parliament')).toEqual(['r-01', 'r-04']);
    const after = table({
      year: 1645,
      turn: 'II',
      phase: 'victory',
      open: { royalist: 1 },
      at: {},
      hands: { royalist: ['r-01'] },
    });
    expect(cards(after, 'parliament')).toBeNull();
  });
});

describe('15.1 in battle', () => {
  const HORSE = 'r-goring:3 r-forth:1 p-cromwell:4 p-holles:1';
  test('case 161 (15.1) p-12: Cromwell has discipline 6 and engages at 4 in cycle 2; r-22: Goring at 4, pursuing from 2 on', () => {
    const p12 = (cycle: number) =>
      battle(HORSE, 'horse', cycle, { cards: { parliament: 'p-12' }, dice: Array(60).fill(6) });
    expect([powers(p12(1))['p-cromwell'], powers(p12(2))['p-cromwell']]).toEqual([3, 4]);
    const still = battle(HORSE, 'order', 2, { cards: { parliament: 'p-12', royalist: 'r-22' } });
    expect(disciplineIn(still.state as Fighting, B['p-cromwell'])).toBe(6);
    expect(disciplineIn(still.state as Fighting, B['r-goring'])).toBe(1);
    const r22 = (cycle: number) =>
      battle(HORSE, 'horse', cycle, { cards: { royalist: 'r-22' }, dice: Array(60).fill(6) });
    expect([powers(r22(1))['r-goring'], powers(r22(2))['r-goring'], powers(r22(3))['r-goring']]).toEqual([4, 4, 3]);
  });
  test('case 162 (15.1) p-16: each Cavalry block ignores its first hit in cycle 1', () => {
    const s = battle('r-rupert p-haselrig:3 p-grey:2 p-holles:1', 'close', 1, {
      cards: { parliament: 'p-16' },
      facts: { blows: [{ side: 'parliament', target: 'horse', hits: 3 }] },
    });
    expect(said(s, 'hit-ignored')).toMatchObject([{ block: 'p-haselrig' }]);
    expect(strengths(s, 'p-haselrig p-grey')).toEqual([2, 2]);
    allowed(s, 'parliament', 'take-hit p-haselrig');
    const spared = s.play('parliament', 'take-hit p-grey');
    expect(strengths(spared, 'p-haselrig p-grey')).toEqual([2, 2]);
  });
  test('case 175 (15.1) r-17 without relief or Sortie and p-09 in Worcestershire: refused', () => {
    const field = {
      at: { worcestershire: 'r-rupert p-essex', oxfordshire: 'p-holles', oxford: 'r-astley' },
      came: { 'p-essex': 'gloucestershire' },
      control: { worcester: 'parliament' },
    };
    const r = fights({ ...field, year: 1644, cards: { royalist: 'r-17' } });
    expect(refused(r, 'royalist', 'aim-event worcestershire')).toBe('event-not-there');
    allowed(r, 'royalist', 'aim-event oxfordshire');
    const p = fights({
      ...field,
      cards: { parliament: 'p-09' },
      player1: 'parliament',
      phase: { name: 'tactics', step: 'aim', acting: 'parliament' },
    });
    expect(refused(p, 'parliament', 'aim-event worcestershire')).toBe('event-not-there');
    allowed(p, 'parliament', 'aim-event oxfordshire');
  });
  test('case 177 (15.1) r-07 and p-12 in one battle', () => {
    const s = (cycle: number) =>
      powers(
        battle(HORSE, 'horse', cycle, { cards: { royalist: 'r-07', parliament: 'p-12' }, dice: Array(60).fill(6) }),
      );
    expect([s(1)['r-goring'], s(1)['p-cromwell'], s(2)['r-goring'], s(2)['p-cromwell']]).toEqual([4, 3, 3, 4]);
  });
  test('case 197 (15.2) r-07 and p-09 in one battle in Berkshire', () => {
    const s = battle('r-goring:3 p-essex:4 p-grey:1', 'horse', 1, {
      area: 'berkshire',
      cards: { royalist: 'r-07', parliament: 'p-09' },
      dice: Array(60).fill(6),
    });
    expect([powers(s)['r-goring'], powers(s)['p-essex']]).toEqual([4, 3]);
  });
  test('case 206 (15.1) r-26: Royalist Infantry E2 fires at 2 in cycle 1, at 1 in cycle 2', () => {
    const s = (cycle: number) =>
      powers(
        battle('r-astley:4 p-essex:4', 'volley', cycle, {
          cards: { royalist: 'r-26' },
          facts: { did: { 'r-astley': ['fired'] } },
          dice: Array(60).fill(6),
        }),
      );
    expect([s(1)['r-astley'], s(2)['r-astley']]).toEqual([2, 1]);
  });
});
