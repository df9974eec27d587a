// What bots are told: who is ahead, and what looks promising.
import { legal } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { evaluate } from '../src/mind/evaluate.ts';
import { priors } from '../src/mind/priors.ts';
import { write } from '../src/papers/notation.ts';
import type { State } from '../src/rules/state.ts';
import { acts, type Board, fights, type Seat, table, walk } from './scene.ts';

describe('the evaluation', () => {
  test('stays between lost and won, and what one side gains the other loses', () => {
    walk(4, (state) => {
      const ahead = evaluate(state, 'royalist');
      expect(Math.abs(ahead)).toBeLessThanOrEqual(1);
      expect(evaluate(state, 'parliament')).toBeCloseTo(-ahead, 12);
    });
  });
  const AT = { oxfordshire: 'r-charles r-astley', london: 'p-essex p-skippon' };
  const royal = (more: Board): number => {
    const { at = {}, ...rest } = more;
    return evaluate(acts('royalist', { at: { ...AT, ...at }, ...rest }).state, 'royalist');
  };
  test('14.1 a Victory City that is held counts', () => {
    const taken = { control: { gloucester: 'royalist' } };
    expect(royal(taken)).toBeGreaterThan(royal({}));
  });
  test('14.4 the King is missed, and is in danger when he is alone beside an army', () => {
    const safe = royal({ at: { berkshire: 'p-holles p-balfour p-stapleton' } });
    const alone = royal({
      at: { oxfordshire: 'r-charles', cornwall: 'r-astley', berkshire: 'p-holles p-balfour p-stapleton' },
    });
    expect(alone).toBeLessThan(safe);
  });
  test('11.2 a siege tells more the higher its marker', () => {
    const siege = (marker: number): number =>
      royal({
        at: { gloucester: 'p-massey', gloucestershire: 'r-hopton r-cornish-1' },
        marker: { gloucester: marker },
      });
    expect(siege(3)).toBeGreaterThan(siege(1));
  });
  test('11.1 too many in one place will starve', () => {
    const eight = 'r-rupert r-wilmot r-goring r-maurice r-byron r-gerard r-hertford r-savile';
    const [a, b] = [eight.split(' ').slice(0, 4).join(' '), eight.split(' ').slice(4).join(' ')];
    expect(royal({ at: { shropshire: eight } })).toBeLessThan(royal({ at: { shropshire: a, worcestershire: b } }));
  });
  test('1.8 Infantry in an open city of the enemy is as good as its master, Cavalry is not', () => {
    const horse = royal({ at: { leicestershire: 'r-loughborough' } });
    expect(royal({ at: { leicestershire: 'r-newark-foot' } })).toBeGreaterThan(horse);
  });
});

describe('the priors', () => {
  test('one for each action, never negative, and something is always worth a thought', () => {
    walk(4, (state, seat, may) => {
      const found = priors(state, seat, may);
      expect(found).toHaveLength(may.length);
      expect(found.every((prior) => Number.isFinite(prior) && prior >= 0)).toBe(true);
      expect(Math.max(...found)).toBeGreaterThan(0);
    });
  });
  const promising = (state: State, seat: Seat): readonly string[] => {
    const may = legal(withoutAnEnemy, state, seat);
    const found = priors(state, seat, may);
    return may.filter((_, i) => (found[i] as number) > 0).map(write);
  };
  test('8.5 one of equals is hit, and not the King', () => {
    const scene = fights({
      at: { oxfordshire: 'r-charles:3 r-wilmot:3', london: 'p-essex' },
      player1: 'parliament',
      phase: {
        name: 'battle',
        kind: 'field',
        area: 'oxfordshire',
        attacker: 'parliament',
        step: 'horse',
        acting: 'royalist',
        cycle: 1,
        line: { 'r-charles': 'in', 'r-wilmot': 'in' },
        blows: [{ side: 'royalist', target: 'horse', hits: 1 }],
      },
    });
    expect(promising(scene.state, 'royalist')).toEqual(['take-hit r-wilmot']);
  });
  test('11.1 hunger does not take the last strength where another can pay', () => {
    const scene = table({
      at: { shropshire: 'r-rupert:1 r-wilmot:2 r-goring:1 r-maurice:1 r-gerard:1' },
      phase: { name: 'supply', dues: [{ side: 'royalist', area: 'shropshire', left: 1 }] },
    });
    expect(promising(scene.state, 'royalist')).toEqual(['starve r-wilmot']);
  });
  test('13.2 the weakest is replaced', () => {
    const scene = table({
      at: { london: 'p-balfour:3 p-stapleton:1' },
      year: 1644,
      turn: 'winter',
      phase: { name: 'new-blocks', free: ['p-nma-ireton'] },
    });
    expect(promising(scene.state, 'parliament')).toEqual(['replace p-stapleton p-nma-ireton']);
  });
});
