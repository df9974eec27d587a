// Cases 69 to 82, and 181 to 193: components, movement, terms and timing.
import { describe, expect, test } from 'vitest';
import { A, AREAS, isOffMap } from '../src/rules/data/areas.ts';
import { BLOCKS } from '../src/rules/data/blocks.ts';
import { BORDERS, borderKind } from '../src/rules/data/borders.ts';
import { CARDS, sideOfCard } from '../src/rules/data/cards.ts';
import { CITIES, cityName, isMajor, pointsOf, sympathyOf } from '../src/rules/data/cities.ts';
import { isFriendly } from '../src/rules/position.ts';
import {
  acts,
  actsSecond,
  allowed,
  doc,
  endActions,
  fights,
  holder,
  offers,
  opened,
  phase,
  refused,
  said,
  step,
  strength,
  table,
  time,
  turnedTo,
  where,
} from './scene.ts';

test('case 69 the box', () => {
  expect([AREAS.filter((area) => !isOffMap(area)).length, AREAS.filter(isOffMap).length]).toEqual([46, 3]);
  const rough = BORDERS.filter((border) => borderKind(border) === 'rough').length;
  expect([BORDERS.length, BORDERS.length - rough, rough]).toEqual([104, 78, 26]);
  expect([CITIES.length, BLOCKS.length]).toEqual([32, 84]);
  expect([0, 1].map((side) => CARDS.filter((card) => sideOfCard(card) === side).length)).toEqual([26, 26]);
  const points = (side: number) =>
    CITIES.filter((city) => sympathyOf(city) === side).reduce((sum, city) => sum + pointsOf(city), 0);
  expect([points(0), points(1)]).toEqual([7, 9]);
  expect(CITIES.filter(isMajor).map(cityName)).toEqual([
    'newcastle',
    'york',
    'oxford',
    'chester',
    'shrewsbury',
    'exeter',
    'bristol-city',
    'london-city',
    'norwich',
  ]);
});

describe('5 movement', () => {
  test('case 70 (5.6) essex to kent is rough: three cross, and each stops', () => {
    let s = acts('parliament', { at: { essex: 'p-essex p-holles p-balfour p-stapleton' } });
    expect(refused(s, 'parliament', 'move p-balfour essex-kent-sussex')).toBe('stops-after-rough');
    for (const block of ['p-essex', 'p-holles', 'p-balfour']) s = s.play('parliament', `move ${block} essex-kent`);
    expect(refused(s, 'parliament', 'move p-stapleton essex-kent')).toBe('border-full');
  });
  test('case 71 (5.5) the train goes one Area', () => {
    const s = acts('royalist', { at: { shropshire: 'r-train' } });
    allowed(s, 'royalist', 'move r-train shropshire-worcestershire');
    expect(refused(s, 'royalist', 'move r-train shropshire-worcestershire-gloucestershire')).toBe('too-far');
  });
  test('case 72 (5.5) after a rough border nobody goes on', () => {
    const s = acts('parliament', { at: { lancashire: 'p-lancs-foot' } });
    allowed(s, 'parliament', 'move p-lancs-foot lancashire-derbyshire');
    expect(refused(s, 'parliament', 'move p-lancs-foot lancashire-derbyshire-leicestershire')).toBe(
      'stops-after-rough',
    );
  });
  test('case 73 (5.5, 1.8) an empty enemy city does not stop Cavalry, and does not fall to it', () => {
    const s = acts('royalist', { year: 1642, turn: 'V', at: { oxfordshire: 'r-northampton' }, seed: 1 });
    const rode = s.play('royalist', 'move r-northampton oxfordshire-berkshire-surrey');
    expect([where(rode, 'r-northampton'), holder(rode, 'reading')]).toEqual(['surrey', 'parliament']);
    expect(holder(endActions(rode), 'reading')).toBe('parliament');
  });
  test('case 74 (5.6) four out and two back fill a clear border for one side alone', () => {
    const s = acts('royalist', {
      at: {
        oxfordshire: 'r-rupert r-wilmot r-astley r-forth r-goring',
        berkshire: 'r-lifeguard r-gerard-foot r-charles',
      },
    }).play(
      'royalist',
      'move r-rupert oxfordshire-berkshire',
      'move r-wilmot oxfordshire-berkshire',
      'move r-astley oxfordshire-berkshire',
      'move r-forth oxfordshire-berkshire',
      'move r-lifeguard berkshire-oxfordshire',
      'move r-gerard-foot berkshire-oxfordshire',
    );
    expect(s.state.ap[0]).toBe(1);
    expect(refused(s, 'royalist', 'move r-charles berkshire-oxfordshire')).toBe('border-full');
    expect(refused(s, 'royalist', 'move r-goring oxfordshire-berkshire')).toBe('border-full');
    expect(s.state.crossed[1]?.every((blocks) => blocks === 0)).toBe(true);
  });
  test('case 75 (5.7) outnumbered: all are pinned', () => {
    const s = actsSecond('parliament', {
      at: { surrey: 'r-rupert r-wilmot r-astley p-essex p-balfour' },
      came: { 'r-rupert': 'berkshire', 'r-wilmot': 'berkshire', 'r-astley': 'berkshire' },
    });
    expect(offers(s, 'parliament', 'move')).toEqual([]);
    expect(refused(s, 'parliament', 'move p-balfour surrey-kent')).toBe('pinned');
  });
  test('case 76 (5.3) blocks inside a besieged city neither move nor join', () => {
    const at = { gloucestershire: 'r-astley', gloucester: 'p-massey', bristol: 'p-bristol-foot' };
    const s = acts('parliament', { at }).play('parliament', 'muster bristol');
    expect(refused(s, 'parliament', 'move p-massey gloucestershire-worcestershire')).toBe('block-is-inside');
    expect(refused(s, 'parliament', 'join p-massey gloucestershire-bristol')).toBe('block-is-inside');
  });
  test('case 77 (5.4) no Muster into or through a Contested Area', () => {
    const s = acts('royalist', {
      at: { berkshire: 'r-astley p-essex', surrey: 'r-wilmot', oxfordshire: 'r-forth', hampshire: 'r-rupert' },
    });
    expect(refused(s, 'royalist', 'muster berkshire')).toBe('not-friendly');
    const open = s.play('royalist', 'muster oxfordshire');
    expect(refused(open, 'royalist', 'join r-wilmot surrey-berkshire-oxfordshire')).toBe('not-open');
    expect(offers(open, 'royalist', 'join r-rupert').every((text) => !text.includes('berkshire'))).toBe(true);
  });
  test('case 78 (5.8) three borders: the Attacker names any, the others are Reserves; one border: he is not asked', () => {
    const at = { warwickshire: 'p-essex r-rupert r-wilmot r-goring r-astley r-forth r-lifeguard' };
    const came = {
      'r-rupert': 'oxfordshire',
      'r-wilmot': 'worcestershire',
      'r-goring': 'worcestershire',
      'r-astley': 'leicestershire',
      'r-forth': 'leicestershire',
      'r-lifeguard': 'leicestershire',
    };
    const s = fights({ at, came, control: { coventry: 'royalist' }, seed: 1 });
    expect(offers(s, 'royalist', 'main').toSorted()).toEqual([
      'main leicestershire',
      'main oxfordshire',
      'main worcestershire',
    ]);
    const named = s.play('royalist', 'main worcestershire');
    const line = doc(named).phase['line'] as Readonly<Record<string, string>>;
    expect(
      Object.keys(line)
        .filter((block) => line[block] === 'held-back')
        .toSorted(),
    ).toEqual(['r-astley', 'r-forth', 'r-lifeguard', 'r-rupert']);
    const one = fights({
      at: { warwickshire: 'p-essex r-rupert' },
      came: { 'r-rupert': 'oxfordshire' },
      control: { coventry: 'royalist' },
    });
    expect(step(one)).toBe('withdraw');
  });
  test('case 79 (5.8) into a Vacant Area one after the other: the later attacks', () => {
    const s = acts('royalist', {
      at: { berkshire: 'r-rupert', kent: 'p-essex' },
      ap: { royalist: 1, parliament: 1 },
      seed: 1,
    })
      .play('royalist', 'move r-rupert berkshire-surrey', 'end-actions')
      .play('parliament', 'move p-essex kent-surrey', 'end-actions');
    expect(doc(s).phase).toMatchObject({ name: 'battle', attacker: 'parliament' });
  });
  test('case 80 (5.9) Scotland is entered by Covenanters only', () => {
    const s = acts('parliament', { at: { scotland: 'c-leven', northumberland: 'p-lancs-foot c-baillie' } });
    allowed(s, 'parliament', 'move c-leven scotland-northumberland');
    allowed(s, 'parliament', 'move c-baillie northumberland-scotland');
    expect(refused(s, 'parliament', 'move p-lancs-foot northumberland-scotland')).toBe('covenanters-only');
    const r = acts('royalist', { at: { northumberland: 'r-newcastle' } });
    expect(refused(r, 'royalist', 'move r-newcastle northumberland-scotland')).toBe('covenanters-only');
  });
  test('case 81 (5.2, 7.1) the same block twice', () => {
    const s = acts('royalist', { at: { oxfordshire: 'r-astley:1' } }, 2).play(
      'royalist',
      'strengthen r-astley',
      'strengthen r-astley',
    );
    expect([strength(s, 'r-astley'), s.state.ap[0]]).toEqual([3, 0]);
  });
  test('case 82 (5.2) points not spent are lost', () => {
    const s = acts('royalist', { at: { oxfordshire: 'r-astley:1' } }).play(
      'royalist',
      'strengthen r-astley',
      'end-actions',
    );
    expect([s.state.ap[0], turnedTo(s)]).toEqual([0, 'parliament']);
    expect(said(s, 'actions-ended')).toMatchObject([{ seat: 'royalist', unused: 2 }]);
  });
});

describe('1, 2 terms and timing', () => {
  test('case 181 (1.1) Covenanters are Parliament’s in every respect', () => {
    const s = acts('parliament', { at: { durham: 'c-leven p-lancs-foot' }, seed: 1 }, 1);
    expect(isFriendly(s.state, 1, A.durham)).toBe(true);
    const both = s.play('parliament', 'move c-leven durham-northumberland', 'move p-lancs-foot durham-north-riding');
    expect(both.state.ap[1]).toBe(0);
    expect(holder(endActions(both), 'newcastle')).toBe('parliament');
  });
  test('case 183 (1.4) eliminated this turn: no deployment this year', () => {
    const s = acts('royalist', { at: { oxfordshire: 'r-astley', lost: 'r-goring' } });
    expect(refused(s, 'royalist', 'deploy r-goring oxfordshire')).toBe('not-in-reserve');
  });
  test('case 184 (1.5) Astley returns to the Reserve, Clubmen leave the game', () => {
    const s = table({
      year: 1645,
      turn: 'winter',
      phase: 'deck',
      at: { lost: 'r-astley r-clubmen', oxfordshire: 'r-forth' },
      seed: 1,
    });
    expect([where(s, 'r-astley'), where(s, 'r-clubmen'), strength(s, 'r-astley')]).toEqual(['reserve', 'gone', 1]);
    allowed(
      acts('royalist', { at: { oxfordshire: 'r-forth', reserve: 'r-astley' } }),
      'royalist',
      'deploy r-astley oxfordshire',
    );
  });
  test('case 185 (1.6) who holds what at the start', () => {
    const full = opened('full-war');
    expect(['reading', 'portsmouth', 'newark', 'oxford'].map((city) => holder(full, city as 'oxford'))).toEqual([
      'parliament',
      'parliament',
      'royalist',
      'royalist',
    ]);
    expect(full.state.londonFortified).toBe(false);
    expect(holder(opened('second-year'), 'reading')).toBe('royalist');
  });
  test('case 186 (1.7) the last besiegers leave: the garrison is out at once and Player 2 may move it', () => {
    const s = acts('royalist', {
      at: { gloucestershire: 'r-astley', gloucester: 'p-massey' },
      ap: { royalist: 1, parliament: 1 },
    }).play('royalist', 'move r-astley gloucestershire-worcestershire');
    expect(where(s, 'p-massey')).toBe('gloucestershire');
    allowed(s.play('royalist', 'end-actions'), 'parliament', 'move p-massey gloucestershire-bristol');
  });
  test('case 187 (1.7) where Parliament besieges it is at home, the besieged is not', () => {
    const at = { 'north-riding': 'p-fairfax', york: 'r-newcastle', reserve: 'p-holles r-goring' };
    const s = acts('parliament', { at });
    expect([isFriendly(s.state, 1, A['north-riding']), isFriendly(s.state, 0, A['north-riding'])]).toEqual([
      true,
      false,
    ]);
    allowed(s, 'parliament', 'deploy p-holles north-riding');
    expect(refused(acts('royalist', { at }), 'royalist', 'deploy r-goring north-riding')).toBe('not-friendly');
  });
  test('case 188 (2.3) 1643 V: the Cessation is in Ireland before cards are chosen, and may sail', () => {
    const s = table({
      turn: 'IV',
      phase: 'victory',
      at: { oxfordshire: 'r-astley' },
      hands: { royalist: ['r-01'], parliament: ['p-03'] },
      dice: [6],
    });
    expect([phase(s), time(s), where(s, 'r-cessation-1')]).toEqual(['initiative', '1643 V', 'ireland']);
    const acting = s.play('royalist', 'play-card r-01').play('parliament', 'play-card p-03');
    allowed(acting, 'royalist', 'sail r-cessation-1 cumberland');
  });
  test('case 189 (2.4) Winter is a turn like any other, and the Year End comes after its Victory Phase', () => {
    const board = { at: { oxfordshire: 'r-astley', london: 'p-skippon' }, marker: {} };
    const legal = (turn: string) => acts('royalist', { ...board, turn }).legal('royalist');
    expect(legal('winter')).toEqual(legal('I'));
    const siege = (turn: string) =>
      table({
        turn,
        at: { gloucestershire: 'r-astley', gloucester: 'p-massey' },
        marker: { gloucester: 1 },
        phase: { name: 'surrender', step: 'pick', acting: 'royalist', cities: ['gloucester'] },
        dice: [1],
        seed: 1,
      });
    for (const turn of ['I', 'winter']) expect(said(siege(turn), 'siege-rolled')).toHaveLength(1);
    expect([phase(siege('I')), phase(siege('winter'))]).toEqual(['initiative', 'recruitment']);
  });
  test('case 190 (3.4) p-20 leaves with its event, r-19 stays', () => {
    const s = table({
      year: 1645,
      turn: 'II',
      phase: { name: 'events', owner: 'parliament' },
      player1: 'royalist',
      cards: { parliament: 'p-20' },
      at: {},
    });
    expect(s.state.removed.length).toBe(1);
    expect(doc(s)['removed']).toEqual(['p-20']);
    const r = table({
      year: 1644,
      turn: 'I',
      phase: { name: 'events', owner: 'royalist' },
      player1: 'parliament',
      cards: { royalist: 'r-19' },
      at: { scotland: 'c-leven' },
    });
    expect(doc(r.play('parliament', 'lose c-leven'))['removed']).toEqual([]);
  });
  test('case 191 (5.1) r-14 is resolved first and leaves 1 AP; p-06 is still applied', () => {
    const s = table({
      phase: { name: 'events', owner: 'royalist' },
      player1: 'royalist',
      cards: { royalist: 'r-14', parliament: 'p-06' },
      ap: { royalist: 2, parliament: 2 },
      at: { london: 'p-skippon:1 p-holles:1' },
    });
    expect([s.state.ap[1], turnedTo(s)]).toEqual([1, 'parliament']);
    expect(strength(s.play('parliament', 'add p-skippon', 'add p-holles'), 'p-holles')).toBe(2);
  });
  test('case 192 (7.6) a Regional block may leave its Region, and is strengthened only there', () => {
    const s = acts('royalist', { at: { 'north-riding': 'r-newcastle:2' } }).play(
      'royalist',
      'move r-newcastle north-riding-west-riding',
    );
    expect(where(s, 'r-newcastle')).toBe('west-riding');
    const west = acts('royalist', { at: { 'west-riding': 'r-newcastle:2' } });
    allowed(west, 'royalist', 'move r-newcastle west-riding-nottinghamshire');
    allowed(west, 'royalist', 'strengthen r-newcastle');
    expect(
      refused(acts('royalist', { at: { nottinghamshire: 'r-newcastle:2' } }), 'royalist', 'strengthen r-newcastle'),
    ).toBe('outside-its-region');
  });
  test('case 193 (8.1) an event named for a battle that does not come is lost', () => {
    const s = fights({
      at: { gloucestershire: 'p-massey r-rupert r-astley' },
      came: { 'r-rupert': 'worcestershire', 'r-astley': 'worcestershire' },
      cards: { royalist: 'r-07' },
      seed: 1,
    })
      .play('royalist', 'aim-event gloucestershire')
      .play('parliament', 'shelter p-massey');
    expect(said(s, 'rolled')).toEqual([]);
    expect(doc(s)['played']).toEqual({ royalist: [], parliament: [] });
    expect(doc(s)['aims']).toEqual({ royalist: null, parliament: null });
    expect(phase(s)).toBe('initiative');
    const card = table({
      phase: 'initiative',
      hands: { royalist: ['r-07'], parliament: ['p-14'] },
      at: { worcestershire: 'r-rupert', gloucestershire: 'p-massey' },
    })
      .play('royalist', 'play-card r-07')
      .play('parliament', 'play-card p-14');
    expect(card.state.ap).toEqual([3, 2]);
  });
});
