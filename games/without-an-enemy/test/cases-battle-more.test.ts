// Cases 95 to 113: more on Withdrawal and battle.
import { describe, expect, test } from 'vitest';
import {
  allowed,
  doc,
  fights,
  marker,
  phase,
  refused,
  type Scene,
  said,
  step,
  strength,
  strengths,
  table,
  turnedTo,
  where,
} from './scene.ts';

/** A battle in leicestershire at some step of a cycle; the Royalist attacks from warwickshire unless said otherwise. */
const battle = (blocks: string, facts: object, more: object = {}, area = 'leicestershire'): Scene => {
  const names = blocks.split(' ').map((word) => word.replace(/:\d$/, ''));
  return table({
    at: { [area]: blocks },
    control: { leicester: 'royalist' },
    phase: {
      name: 'battle',
      kind: 'field',
      area,
      attacker: 'royalist',
      acting: 'parliament',
      cycle: 1,
      shown: true,
      line: Object.fromEntries(names.map((name) => [name, 'in'])),
      ...facts,
    },
    ...more,
  });
};

describe('8.3, 8.4 before battle', () => {
  test('case 95 (8.4) modifier 0: fails with 2, with 1, fails; leaves with 2, with 1, unhurt', () => {
    const ends = [1, 2, 3, 4, 5, 6].map((die) => {
      const s = fights({
        at: { surrey: 'p-balfour:3 p-essex:3 r-wilmot:1' },
        came: { 'r-wilmot': 'berkshire' },
        dice: [die],
        seed: 1,
      }).play('parliament', 'withdraw');
      const [entry] = said(s, 'withdrew');
      const hits = said(s, 'hit').slice(0, entry && 'loss' in entry ? entry.loss : 0);
      return [entry && 'success' in entry && entry.success, hits.map((hit) => ('block' in hit ? hit.block : ''))];
    });
    const horse = (n: number): readonly string[] => new Array<string>(n).fill('p-balfour');
    expect(ends).toEqual([
      [false, horse(2)],
      [false, horse(1)],
      [false, []],
      [true, horse(2)],
      [true, horse(1)],
      [true, []],
    ]);
  });
  test('case 96 (8.4) four blocks and one way over a rough border: no Withdrawal', () => {
    const s = fights({
      at: { cornwall: 'p-essex p-holles p-skippon p-balfour r-hopton' },
      attackers: { cornwall: 'royalist' },
      control: { pendennis: 'royalist' },
      seed: 1,
    });
    expect(refused(s, 'parliament', 'withdraw')).toBe('not-at-this-step');
    const three = fights({
      at: { cornwall: 'p-essex p-holles p-skippon r-hopton' },
      attackers: { cornwall: 'royalist' },
      seed: 1,
    });
    allowed(three, 'parliament', 'withdraw');
  });
  test('case 97 (8.4) a lone Cavalry S1 at a modified 5 is eliminated; no battle', () => {
    const s = fights({
      at: { surrey: 'p-balfour:1 r-wilmot' },
      came: { 'r-wilmot': 'berkshire' },
      dice: [4],
      seed: 1,
    }).play('parliament', 'withdraw');
    expect(said(s, 'withdrew')).toMatchObject([{ face: 4, modifier: 1, success: true, loss: 1 }]);
    expect([where(s, 'p-balfour'), where(s, 'r-wilmot')]).toEqual(['lost', 'surrey']);
    expect(said(s, 'rolled')).toEqual([]);
  });
  const newark = () =>
    fights({
      at: { nottinghamshire: 'r-newark-foot r-loughborough r-midland-foot p-essex p-balfour' },
      came: { 'p-essex': 'leicestershire', 'p-balfour': 'leicestershire' },
      player1: 'parliament',
      seed: 1,
    });
  test('case 98 (8.3) two of three find room in Newark; the third may withdraw or must fight', () => {
    const s = newark().play('royalist', 'shelter r-newark-foot', 'shelter r-midland-foot');
    expect(where(s, 'r-newark-foot')).toBe('newark');
    expect([step(s), turnedTo(s)]).toEqual(['withdraw', 'royalist']);
    allowed(s, 'royalist', 'withdraw');
    allowed(s, 'royalist', 'stand');
    expect(refused(s, 'royalist', 'shelter r-loughborough')).not.toBe('allowed');
  });
  test('case 99 (8.3) a gun alone does not go inside', () => {
    const s = fights({
      at: { oxfordshire: 'r-train r-astley p-essex' },
      came: { 'p-essex': 'buckinghamshire' },
      player1: 'parliament',
      seed: 1,
    });
    expect(refused(s, 'royalist', 'shelter r-train')).toBe('guns-need-company');
    allowed(s.play('royalist', 'shelter r-astley'), 'royalist', 'shelter r-train');
  });
  test('case 100 (8.3, 8.12) London unfortified: inside before battle, not after', () => {
    const board = { at: { london: 'p-trained-1 p-essex r-rupert' }, came: { 'r-rupert': 'surrey' }, seed: 1 };
    allowed(fights(board), 'parliament', 'shelter p-trained-1');
    const after = battle('p-trained-1 r-rupert', { step: 'retreat', loser: 'parliament' }, {}, 'london');
    expect(refused(after, 'parliament', 'shelter p-trained-1')).toBe('not-fortified');
    const walls = battle(
      'p-trained-1 r-rupert',
      { step: 'retreat', loser: 'parliament' },
      { londonFortified: true },
      'london',
    );
    allowed(walls, 'parliament', 'shelter p-trained-1');
  });
  test('case 101 (8.2) guns alone, attacked by Infantry, are lost without a battle', () => {
    const s = fights({ at: { surrey: 'r-train p-essex' }, came: { 'p-essex': 'kent' }, seed: 1 });
    expect(where(s, 'r-train')).toBe('lost');
    expect(said(s, 'battle-begins')).toEqual([]);
  });
  const lone = (rules?: number) =>
    fights({
      at: { surrey: 'p-balfour:1 r-wilmot r-rupert' },
      came: { 'r-wilmot': 'berkshire', 'r-rupert': 'berkshire' },
      ...(rules === undefined ? {} : { rules }),
      dice: [1],
      seed: 1,
    }).play('parliament', 'withdraw');
  test('8.4 a failed Withdrawal that costs the last block: no battle either, and no Regroup', () => {
    const s = lone();
    expect(said(s, 'withdrew')).toMatchObject([{ success: false, loss: 2 }]);
    expect(where(s, 'p-balfour')).toBe('lost');
    expect(said(s, 'battle-over')).toEqual([]);
    expect(phase(s)).not.toBe('battle');
  });
  test('8.4 tables opened under the first rules keep the Regroup that followed', () =>
    expect([phase(lone(1)), step(lone(1))]).toEqual(['battle', 'regroup']));
  test('case 214 (8.12, 8.4) a failed Withdrawal costs the last Cavalry: the guns are lost before cycle 1', () => {
    const s = fights({
      at: { surrey: 'p-balfour:1 p-essex-train r-wilmot r-rupert' },
      came: { 'r-wilmot': 'berkshire', 'r-rupert': 'berkshire' },
      dice: [3],
      seed: 1,
    }).play('parliament', 'withdraw');
    expect(said(s, 'withdrew')).toMatchObject([{ success: false, loss: 2 }]);
    expect([where(s, 'p-balfour'), where(s, 'p-essex-train')]).toEqual(['lost', 'lost']);
    expect(said(s, 'cycle-begins')).toEqual([]);
  });
});

describe('8.5, 8.8, 8.10 hits', () => {
  const struck = (blocks: string, target: string, hits: number, more: object = {}) =>
    battle(blocks, { step: 'close', blows: [{ side: 'parliament', target, hits }], ...more }, { seed: 1 });
  test('case 102 (8.5) three hits on S4, S3, S3 end at S3, S2, S2 by the owner’s choice', () => {
    const s = struck('r-astley p-essex:4 p-holles:3 p-skippon:3', 'line', 3);
    expect(strengths(s, 'p-essex p-holles p-skippon')).toEqual([3, 3, 3]);
    for (const block of ['p-essex', 'p-holles', 'p-skippon']) allowed(s, 'parliament', `take-hit ${block}`);
    const one = s.play('parliament', 'take-hit p-holles');
    expect(refused(one, 'parliament', 'take-hit p-holles')).toBe('not-strongest');
    const two = one.play('parliament', 'take-hit p-skippon');
    expect(said(two, 'hit').map((hit) => ('left' in hit ? [hit.block, hit.left] : []))).toEqual([
      ['p-holles', 2],
      ['p-skippon', 2],
    ]);
  });
  test('case 103 (8.8) guns at Infantry: what is too much is lost', () => {
    const s = struck('r-astley p-essex:1 p-balfour:3', 'foot', 3);
    expect([where(s, 'p-essex'), strength(s, 'p-balfour')]).toEqual(['lost', 3]);
  });
  test('case 104 (8.10) Cavalry hits on Cavalry: the Infantry beside it is untouched', () => {
    const s = struck('r-astley p-balfour:2 p-essex:4', 'horse', 4);
    expect([where(s, 'p-balfour'), strength(s, 'p-essex')]).toEqual(['lost', 4]);
  });
  test('case 105 (8.10) both lose strength: both check Rout first, and who routs does not pursue', () => {
    const s = battle(
      'r-savile:3 r-forth:1 p-grey:3 p-essex:1',
      { step: 'horse' },
      { came: { 'r-savile': 'warwickshire' }, dice: [1, 6, 6, 1, 6, 6, 4, 3, 4], seed: 1 },
    );
    const checks = s.log.filter(({ say }) => say === 'rout-check' || say === 'pursuit-check');
    expect(checks.slice(0, 2)).toMatchObject([
      { say: 'rout-check', block: 'p-grey', face: 4, routs: true },
      { say: 'rout-check', block: 'r-savile', face: 3, routs: false },
    ]);
    expect(checks.slice(2)).toMatchObject([{ say: 'pursuit-check', block: 'r-savile', face: 4, pursues: true }]);
  });
  test('case 106 (8.10) all enemy Cavalry gone: Goring rides off and engages nobody', () => {
    const s = battle(
      'r-goring:3 r-forth:3 p-grey:1 p-essex:4',
      { step: 'horse' },
      { dice: [6, 1, 6, 6, 3, 6, 6, 6, 6, 6, 6, 6, 6] },
    );
    expect(said(s, 'pursuit-check')).toMatchObject([{ block: 'r-goring', face: 3, pursues: true }]);
    expect(said(s, 'rolled')).toHaveLength(4);
    expect(strength(s, 'p-essex')).toBe(4);
    expect(said(s, 'rallied')).toMatchObject([{ block: 'r-goring', back: false }]);
  });
});

describe('8.7, 8.12 to come', () => {
  test('case 107 (8.12, 8.10) pursuers keep a side in the battle in cycles 1 and 2, not in 3', () => {
    const board = (cycle: number, dice: readonly number[]) =>
      battle(
        'r-goring:3 p-essex:1',
        { step: 'close', cycle, line: { 'r-goring': 'pursuing', 'p-essex': 'in' } },
        { came: { 'r-goring': 'warwickshire' }, dice },
      );
    const second = board(1, [2]);
    expect([doc(second).phase['cycle'], phase(second)]).toEqual([2, 'battle']);
    expect(said(second, 'rallied')).toMatchObject([{ back: true }]);
    const third = board(2, [6]);
    expect([step(third), doc(third).phase['loser']]).toEqual(['retreat', 'royalist']);
    allowed(third, 'royalist', 'retreat r-goring warwickshire');
  });
  const reserves = (more: object = {}) =>
    battle(
      'r-astley:1 r-forth:3 r-lifeguard:3 p-essex:4',
      {
        step: 'close',
        line: { 'r-astley': 'in', 'r-forth': 'held-back', 'r-lifeguard': 'held-back', 'p-essex': 'in' },
        blows: [{ side: 'royalist', target: 'line', hits: 1 }],
      },
      { came: { 'r-forth': 'derbyshire', 'r-lifeguard': 'derbyshire' }, ...more },
    );
  test('case 108 (8.7, 8.12) Reserves still to come: cycle 2 starts and they enter; with p-21 the side has lost', () => {
    const s = reserves();
    expect([where(s, 'r-astley'), doc(s).phase['cycle']]).toEqual(['lost', 2]);
    const enter = s.play('parliament', 'fight-on').play('royalist', 'fight-on');
    expect(doc(enter).phase['line']).toMatchObject({ 'r-forth': 'in', 'r-lifeguard': 'in' });
    const flooded = reserves({ cards: { parliament: 'p-21' }, aims: { parliament: 'leicestershire' } });
    expect([step(flooded), doc(flooded).phase['loser']]).toEqual(['retreat', 'royalist']);
    for (const block of ['r-forth', 'r-lifeguard']) allowed(flooded, 'royalist', `retreat ${block} derbyshire`);
  });
  test('case 109 (8.12) both lose their last: the Defender has won, his guns stay, the Attacker’s are lost', () => {
    const s = battle(
      'r-astley:1 r-train:2 p-essex:1 p-essex-train:2',
      {
        step: 'close',
        cycle: 3,
        blows: [
          { side: 'parliament', target: 'line', hits: 1 },
          { side: 'royalist', target: 'line', hits: 1 },
        ],
      },
      { seed: 1 },
    );
    expect(said(s, 'battle-over')).toMatchObject([{ winner: 'parliament' }]);
    expect([where(s, 'r-train'), where(s, 'p-essex-train')]).toEqual(['lost', 'leicestershire']);
  });
  test('case 112 (8.13) one block here, one there, two stay; neither may storm this turn', () => {
    const s = battle(
      'p-essex p-holles p-balfour p-stapleton',
      { step: 'regroup', loser: 'royalist', attacker: 'parliament', acting: 'parliament' },
      {
        at: { surrey: 'p-essex p-holles p-balfour p-stapleton', kent: 'p-kent-foot', dover: 'r-astley' },
        control: { dover: 'royalist' },
        marker: { dover: 3 },
        seed: 1,
      },
      'surrey',
    );
    const out = s.play('parliament', 'regroup p-essex kent', 'regroup p-holles sussex', 'end-regroup');
    expect(['p-essex', 'p-holles', 'p-balfour', 'p-stapleton'].map((block) => where(out, block))).toEqual([
      'kent',
      'sussex',
      'surrey',
      'surrey',
    ]);
    const siege = out.play('royalist', 'pass');
    expect(refused(siege, 'parliament', 'storm p-essex')).toBe('arrived-by-retreat');
    allowed(siege, 'parliament', 'storm p-kent-foot');
  });
  test('case 113 (8.14) the Attacker retreats: the block inside comes out, no siege', () => {
    const s = fights({
      at: { nottinghamshire: 'r-newark-foot r-loughborough r-midland-foot p-essex' },
      came: { 'p-essex': 'leicestershire' },
      player1: 'parliament',
      dice: Array(60).fill(6),
      seed: 1,
    }).play('royalist', 'shelter r-newark-foot', 'stand', 'stand');
    const two = s.play('royalist', 'ready').play('parliament', 'ready');
    const ended = two.play('royalist', 'fight-on').play('parliament', 'order-retreat').play('royalist', 'ready');
    const out = ended.play('parliament', 'retreat p-essex leicestershire');
    expect(where(out, 'r-newark-foot')).toBe('nottinghamshire');
    expect(marker(out, 'newark')).toBe(-1);
  });
});
