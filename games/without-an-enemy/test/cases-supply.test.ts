// Cases 44 to 47, 57, 58, 128 to 139 and 153: supply and siege dice.
import { describe, expect, test } from 'vitest';
import { A } from '../src/rules/data/areas.ts';
import { siegeResult } from '../src/rules/data/tables.ts';
import { excessIn } from '../src/rules/phases/supply.ts';
import {
  type Board,
  holder,
  marker,
  offers,
  phase,
  refused,
  type Scene,
  said,
  strength,
  strengths,
  table,
  track,
  turnedTo,
  where,
} from './scene.ts';

/** The end of a Tactical Phase with nothing to resolve: supply follows. */
const supply = (board: Board): Scene =>
  table({ phase: { name: 'tactics', step: 'pick', acting: 'royalist' }, todo: [], ...board });

/** Siege dice alone. */
const sieges = (board: Board): Scene => {
  const rest = { phase: { name: 'surrender', step: 'pick', acting: 'royalist' } };
  return table({ ...rest, ...board });
};

const dies = (
  area: string,
  city: string,
  besieger: string,
  inside: string,
  level: number,
  dice: readonly number[],
  more: Board = {},
): Scene =>
  sieges({
    at: { [area]: besieger, [city]: inside },
    marker: { [city]: level },
    phase: { name: 'surrender', step: 'pick', acting: 'royalist', cities: [city] },
    dice,
    seed: 1,
    ...more,
  });

describe('11.1 supply', () => {
  const excess = (side: 0 | 1, area: keyof typeof A, board: Board): number =>
    excessIn(table({ phase: { name: 'actions', acting: 'royalist' }, ...board }).state, side, A[area]);
  test('case 57 (11.1) Cumberland with Carlisle feeds 3 Infantry and 1 Cavalry; a fourth is one too many', () => {
    const three = 'r-newcastle r-whitecoats r-north-foot r-savile';
    expect(excess(0, 'cumberland', { at: { cumberland: three } })).toBe(0);
    const four = supply({ at: { cumberland: `${three} r-musgrave` }, seed: 1 });
    expect([turnedTo(four), offers(four, 'royalist', 'starve')]).toEqual([
      'royalist',
      ['r-newcastle', 'r-whitecoats', 'r-savile', 'r-north-foot', 'r-musgrave'].map((block) => `starve ${block}`),
    ]);
    const paid = four.play('royalist', 'starve r-savile');
    expect([strength(paid, 'r-savile'), phase(paid)]).toEqual([2, 'initiative']);
  });
  test('case 58 (11.1) an open Area feeds four; guns do not count; a besieged city adds nothing', () => {
    const five = 'r-astley r-forth r-lifeguard r-rupert r-wilmot r-train r-north-guns';
    expect(excess(0, 'surrey', { at: { surrey: five } })).toBe(1);
    expect(excess(0, 'gloucestershire', { at: { gloucestershire: five, gloucester: 'p-massey' } })).toBe(1);
  });
  test('case 137 (11.1) London feeds its size more in Infantry', () => {
    const foot = [
      'p-essex',
      'p-skippon',
      'p-holles',
      'p-trained-1',
      'p-trained-2',
      'p-eastern-foot-1',
      'p-eastern-foot-2',
      'p-kent-foot',
      'p-midland-foot',
      'p-gell',
    ];
    const horse = ['p-stapleton', 'p-balfour', 'p-eastern-horse', 'p-waller', 'p-haselrig'];
    const london = (blocks: readonly string[]) => excess(1, 'london', { at: { london: blocks.join(' ') } });
    expect([london(foot.slice(0, 9)), london(foot)]).toEqual([0, 1]);
    expect([london([...horse.slice(0, 4), ...foot.slice(0, 5)]), london(horse)]).toEqual([0, 1]);
  });
  test('case 138 (11.1) three too many: three different blocks pay', () => {
    const seven = ['r-astley', 'r-forth', 'r-lifeguard', 'r-gerard-foot', 'r-rupert', 'r-wilmot', 'r-goring'];
    const s = supply({ at: { surrey: seven.join(' ') }, seed: 1 });
    const one = s.play('royalist', 'starve r-astley');
    expect(refused(one, 'royalist', 'starve r-astley')).toBe('block-has-paid');
    const three = one.play('royalist', 'starve r-forth', 'starve r-rupert');
    expect(phase(three)).toBe('initiative');
    expect(strengths(three, 'r-astley r-forth r-rupert')).toEqual([3, 2, 3]);
  });
  test('case 139 (11.1) six inside Oxford need nothing; five besiegers lose one', () => {
    const at = {
      oxford: 'r-astley r-forth r-lifeguard r-gerard-foot r-rupert r-wilmot',
      oxfordshire: 'p-essex p-holles p-skippon p-trained-1 p-trained-2',
    };
    expect([excess(0, 'oxfordshire', { at }), excess(1, 'oxfordshire', { at })]).toEqual([0, 1]);
  });
  test('case 136 (11.6) supply takes the last besieger: the siege is over before any die', () => {
    const s = supply({
      at: { cumberland: 'p-essex:1 p-holles:1 p-skippon:1 p-balfour:1', carlisle: 'r-musgrave' },
      marker: { carlisle: 3 },
      seed: 1,
    });
    const gone = table({
      at: { cumberland: 'p-essex:1 p-essex-train', carlisle: 'r-musgrave' },
      marker: { carlisle: 3 },
      phase: { name: 'supply', dues: [{ side: 'parliament', area: 'cumberland', left: 1 }] },
      seed: 1,
    }).play('parliament', 'starve p-essex');
    expect(turnedTo(s)).toBe('parliament');
    expect([where(gone, 'p-essex'), where(gone, 'r-musgrave'), marker(gone, 'carlisle')]).toEqual([
      'lost',
      'cumberland',
      -1,
    ]);
    expect(said(gone, 'siege-rolled')).toEqual([]);
  });
  test('case 153 (14.4) the King at S1 is lost to hunger: captured for good, 1 VP to Parliament', () => {
    const s = supply({ at: { surrey: 'r-charles:1 r-astley r-forth r-lifeguard r-wilmot' }, seed: 1 });
    const taken = s.play('royalist', 'starve r-charles');
    expect([where(taken, 'r-charles'), track(taken)]).toEqual(['gone', -1]);
    expect(said(taken, 'king-captured')).toHaveLength(1);
  });
});

describe('11.2 siege dice', () => {
  test('case 44 (11.2) York at 2: everybody, Cavalry alone, everybody and surrender, nothing', () => {
    const york = (die: number) =>
      dies('north-riding', 'york', 'p-fairfax', 'r-newcastle:3 r-savile:2', 2, [die], {
        at: { 'north-riding': 'p-fairfax', york: 'r-newcastle:3 r-savile:2', durham: 'r-musgrave' },
      });
    expect(strengths(york(2), 'r-newcastle r-savile')).toEqual([2, 1]);
    expect(strengths(york(3), 'r-newcastle r-savile')).toEqual([3, 1]);
    expect(strengths(york(5), 'r-newcastle r-savile')).toEqual([2, 1]);
    expect(holder(york(5), 'york')).toBe('parliament');
    expect([strengths(york(1), 'r-newcastle r-savile'), holder(york(1), 'york')]).toEqual([[3, 2], 'royalist']);
  });
  test('case 45 (11.2) Hull at 3, a Port: nothing, surrender without loss, loss and surrender', () => {
    const hull = (die: number) =>
      dies('east-riding', 'hull', '', '', 3, [die], {
        at: { 'east-riding': 'r-newcastle', hull: 'p-hotham:3', lincolnshire: 'p-essex' },
      });
    expect([strength(hull(1), 'p-hotham'), holder(hull(1), 'hull')]).toEqual([3, 'parliament']);
    expect([strength(hull(4), 'p-hotham'), holder(hull(4), 'hull'), where(hull(4), 'p-hotham')]).toEqual([
      3,
      'royalist',
      'lincolnshire',
    ]);
    expect([strength(hull(5), 'p-hotham'), holder(hull(5), 'hull')]).toEqual([2, 'royalist']);
  });
  test('case 46 (11.2) at 5 every die is a surrender', () => {
    for (const port of [true, false])
      for (const die of [1, 2, 3, 4, 5, 6]) expect(siegeResult(5, die, port).surrender).toBe(true);
  });
  /** A all, C Cavalry alone, - nobody; S surrender. */
  const row = (level: number, port: boolean): string =>
    [1, 2, 3, 4, 5, 6]
      .map((die) => {
        const { foot, horse, surrender } = siegeResult(level, die, port);
        return (foot ? 'A' : horse ? 'C' : '-') + (surrender ? 'S' : '');
      })
      .join(' ');
  test('case 128 (11.2) row 1', () => expect([row(1, false), row(1, true)]).toEqual(['- - - A C A', '- - - - C A']));
  test('case 129 (11.2) row 2', () =>
    expect([row(2, false), row(2, true)]).toEqual(['- A C A AS AS', '- - C A -S AS']));
  test('case 130 (11.2) row 3', () =>
    expect([row(3, false), row(3, true)]).toEqual(['A C A AS AS -S', '- C A -S AS -S']));
  test('case 131 (11.2) row 4, Cavalry hit once', () => {
    expect([row(4, false), row(4, true)]).toEqual(['A A AS AS AS -S', '- C AS AS AS -S']);
    const s = dies('north-riding', 'york', 'p-fairfax', 'r-newcastle:3 r-savile:3', 4, [2]);
    expect(strengths(s, 'r-newcastle r-savile')).toEqual([2, 2]);
  });
  test('case 132 (11.2) row 5', () =>
    expect([row(5, false), row(5, true)]).toEqual(['AS CS AS AS AS -S', '-S CS AS AS AS -S']));
  test('case 47 (11.3) Chester surrenders: the gun is lost, the Welsh march to the nearest friends or are lost', () => {
    const chester = (more: Record<string, string>) =>
      dies('cheshire', 'chester', '', '', 3, [6], {
        at: { cheshire: 'p-brereton p-lancs-foot', chester: 'r-north-welsh:3 r-train', ...more },
      });
    const friends = chester({ shropshire: 'r-herbert', worcestershire: 'r-astley' });
    expect([where(friends, 'r-train'), where(friends, 'r-north-welsh')]).toEqual(['lost', 'shropshire']);
    expect([holder(friends, 'chester'), where(chester({}), 'r-north-welsh')]).toEqual(['parliament', 'lost']);
  });
  test('case 133 (11.4) attrition takes the last Infantry: the gun too, and the city', () => {
    const s = dies('north-riding', 'york', 'p-fairfax', 'r-newcastle:1 r-train', 2, [2]);
    expect([where(s, 'r-newcastle'), where(s, 'r-train'), holder(s, 'york')]).toEqual(['lost', 'lost', 'parliament']);
    expect(said(s, 'surrendered')).toEqual([]);
  });
  test('case 134 (11.3) two Areas equally near: Parliament chooses', () => {
    const s = dies('gloucestershire', 'gloucester', '', '', 3, [6], {
      at: {
        gloucestershire: 'r-astley',
        gloucester: 'p-massey',
        bristol: 'p-bristol-foot',
        warwickshire: 'p-midland-foot',
      },
    });
    expect([turnedTo(s), offers(s, 'parliament', 'march-out')]).toEqual([
      'parliament',
      ['march-out p-massey warwickshire', 'march-out p-massey bristol'],
    ]);
    expect(where(s.play('parliament', 'march-out p-massey bristol'), 'p-massey')).toBe('bristol');
  });
  test('case 135 (11.5) a marker at 5 stays 5', () => {
    const s = sieges({
      at: { oxfordshire: 'p-essex', oxford: 'r-astley' },
      marker: { oxford: 5 },
      phase: { name: 'surrender', step: 'pick', acting: 'royalist', cities: [] },
      seed: 1,
    });
    expect(marker(s, 'oxford')).toBe(5);
  });
});
