// Cases 37 to 42 and 111: the end of a battle.
import { describe, expect, test } from 'vitest';
import { battleAt } from './field.ts';
import { allowed, doc, fights, offers, refused, said, step, strengths, table, turnedTo, where } from './scene.ts';

describe('8.12, 8.13 the end', () => {
  const late = (more: object = {}) =>
    table({
      ...battleAt(3, { step: 'foot', ...more }),
      at: { leicestershire: 'r-forth:1 p-midland-foot:1' },
      came: { 'r-forth': 'warwickshire' },
      phase: {
        ...battleAt(3).phase,
        step: 'foot',
        line: { 'r-forth': 'in', 'p-midland-foot': 'in' },
        ...more,
      },
      dice: [6, 6],
    });
  test('case 37 (8.12) after cycle 3 both have blocks: the Attacker loses and retreats', () => {
    expect([step(late()), doc(late()).phase['loser']]).toEqual(['retreat', 'royalist']);
    allowed(late(), 'royalist', 'retreat r-forth warwickshire');
  });
  const lostAt = (area: string, at: Record<string, string>, came: object, more: object = {}, line: object = {}) =>
    table({
      at,
      came,
      ...more,
      phase: {
        name: 'battle',
        kind: 'field',
        area,
        attacker: 'parliament',
        acting: 'royalist',
        step: 'retreat',
        cycle: 2,
        shown: true,
        loser: 'royalist',
        line,
      },
    });
  test('case 38 (8.12) up to 6 into Oxford, the rest to neighbours, not over the Attackers’ border; marker 0', () => {
    const blocks = 'r-forth r-lifeguard r-astley r-gerard-foot r-rupert r-wilmot r-goring';
    const names = blocks.split(' ');
    const line = Object.fromEntries([...names, 'p-essex'].map((block) => [block, 'in']));
    let s = lostAt(
      'oxfordshire',
      { oxfordshire: `${blocks} p-essex` },
      { 'p-essex': 'buckinghamshire' },
      { seed: 1 },
      line,
    );
    expect(refused(s, 'royalist', 'retreat r-goring buckinghamshire')).toBe('border-closed');
    for (const block of names.slice(0, 6)) s = s.play('royalist', `shelter ${block}`);
    expect(refused(s, 'royalist', 'shelter r-goring')).toBe('city-full');
    const out = s.play('royalist', 'retreat r-goring berkshire').play('parliament', 'end-regroup');
    expect(where(out, 'r-forth')).toBe('oxford');
    expect(where(out, 'r-goring')).toBe('berkshire');
    expect(said(out, 'siege-begins')).toMatchObject([{ city: 'oxford' }]);
    // At 0 in the Supply Phase: no die, and then it rises to 1.
    expect([said(out, 'siege-rolled'), said(out, 'marker-raised')]).toMatchObject([
      [],
      [{ city: 'oxford', marker: 1 }],
    ]);
  });
  test('case 39 (8.12) guns in retreat roll 3 and 4: one loses, one does not; into the city no die', () => {
    const line = { 'r-forth': 'in', 'r-train': 'in', 'r-north-guns': 'in', 'p-essex': 'in' };
    const at = { oxfordshire: 'r-forth r-train:2 r-north-guns:2 p-essex' };
    const s = lostAt('oxfordshire', at, { 'p-essex': 'buckinghamshire' }, { dice: [3, 4] }, line);
    const out = s.play('royalist', 'retreat r-train berkshire', 'retreat r-north-guns berkshire');
    expect(strengths(out, 'r-train r-north-guns')).toEqual([1, 2]);
    const inside = s.play('royalist', 'shelter r-forth', 'shelter r-train');
    expect(said(inside, 'gun-dragged')).toEqual([]);
    expect(where(inside, 'r-train')).toBe('oxford');
  });
  test('case 40 (8.13) the winner regroups two into one Vacant Area and leaves two; not into an Enemy one', () => {
    const line = { 'p-essex': 'in', 'p-holles': 'in', 'p-balfour': 'in', 'p-stapleton': 'in', 'r-forth': 'in' };
    const s = table({
      at: { surrey: 'p-essex p-holles p-balfour p-stapleton', sussex: 'r-astley' },
      phase: {
        name: 'battle',
        kind: 'field',
        area: 'surrey',
        attacker: 'parliament',
        acting: 'parliament',
        step: 'regroup',
        cycle: 2,
        shown: true,
        loser: 'royalist',
        line: { ...line, 'r-forth': 'out' },
      },
      seed: 1,
    });
    expect(refused(s, 'parliament', 'regroup p-essex sussex')).toBe('not-open');
    const two = s.play('parliament', 'regroup p-essex kent', 'regroup p-holles kent', 'end-regroup');
    expect([where(two, 'p-essex'), where(two, 'p-holles'), where(two, 'p-balfour')]).toEqual([
      'kent',
      'kent',
      'surrey',
    ]);
  });
  test('case 41 (8.12) a losing block with nowhere to go is eliminated', () => {
    const at = {
      cornwall: 'r-forth p-essex',
      'west-devon': 'p-plymouth',
    };
    const s = table({
      at,
      came: { 'p-essex': 'west-devon' },
      control: { pendennis: 'parliament' },
      phase: {
        name: 'battle',
        kind: 'field',
        area: 'cornwall',
        attacker: 'parliament',
        acting: 'parliament',
        step: 'foot',
        cycle: 3,
        shown: true,
        retreating: { royalist: true },
        line: { 'r-forth': 'in', 'p-essex': 'in' },
      },
      dice: [6, 6, 6, 6],
      seed: 1,
    });
    expect(where(s, 'r-forth')).toBe('lost');
    expect(said(s, 'no-way-out')).toMatchObject([{ block: 'r-forth' }]);
  });
  test('case 111 (8.12) five losing Attackers, one Area over a rough border: 3 go, 2 are eliminated', () => {
    const five = ['p-essex', 'p-holles', 'p-skippon', 'p-balfour', 'p-stapleton'];
    const line = Object.fromEntries([...five, 'r-hopton'].map((block) => [block, 'in']));
    let s = table({
      at: { cornwall: `${five.join(' ')} r-hopton` },
      came: Object.fromEntries(five.map((block) => [block, 'west-devon'])),
      phase: {
        name: 'battle',
        kind: 'field',
        area: 'cornwall',
        attacker: 'parliament',
        acting: 'parliament',
        step: 'retreat',
        cycle: 3,
        shown: true,
        loser: 'parliament',
        line,
      },
      seed: 1,
    });
    for (const block of ['p-skippon', 'p-essex', 'p-balfour']) s = s.play('parliament', `retreat ${block} west-devon`);
    expect(['p-skippon', 'p-essex', 'p-balfour'].map((block) => where(s, block))).toEqual(Array(3).fill('west-devon'));
    expect(['p-holles', 'p-stapleton'].map((block) => where(s, block))).toEqual(['lost', 'lost']);
  });
  test('case 42 (5.8, 8.7) what came over another border enters in cycle 2, unless its side retreats', () => {
    const at = { warwickshire: 'p-essex:4 p-holles:4 r-rupert:4 r-wilmot:3 r-astley:4 r-forth:3 r-lifeguard:3' };
    const came = {
      'r-rupert': 'northamptonshire',
      'r-wilmot': 'northamptonshire',
      'r-astley': 'northamptonshire',
      'r-forth': 'oxfordshire',
      'r-lifeguard': 'oxfordshire',
    };
    const s = fights({ at, came, control: { coventry: 'royalist' }, dice: Array(60).fill(6) });
    expect([step(s), turnedTo(s)]).toEqual(['main', 'royalist']);
    expect(offers(s, 'royalist', 'main')).toEqual(['main northamptonshire', 'main oxfordshire']);
    const named = s.play('royalist', 'main northamptonshire').play('parliament', 'stand');
    expect(doc(named).phase['line']).toMatchObject({
      'r-forth': 'held-back',
      'r-lifeguard': 'held-back',
      'r-astley': 'in',
    });
    const second = named.play('parliament', 'ready').play('royalist', 'ready');
    expect(doc(second).phase['cycle']).toBe(2);
    const enter = second.play('parliament', 'fight-on').play('royalist', 'fight-on');
    expect(doc(enter).phase['line']).toMatchObject({ 'r-forth': 'in', 'r-lifeguard': 'in' });
    const out = second.play('parliament', 'fight-on').play('royalist', 'order-retreat');
    expect(doc(out).phase['line']).toMatchObject({ 'r-forth': 'held-back', 'r-lifeguard': 'held-back' });
  });
});
