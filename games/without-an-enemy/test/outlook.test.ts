// Numbers that advice and orders are made of.
import { expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { outlook } from '../src/mind/outlook.ts';
import { acts, fights } from './scene.ts';

test('the numbers of a position: track, strength, cities besieged, hunger, the King', () => {
  const { state } = acts('royalist', {
    at: {
      oxfordshire: 'r-charles:3 r-astley:4',
      gloucester: 'p-massey:2',
      gloucestershire: 'r-hopton:4',
      surrey: 'p-essex:4 p-holles:4 p-skippon:4 p-balfour:3 p-stapleton:3',
    },
    marker: { gloucester: 1 },
    control: { 'bristol-city': 'royalist' },
  });
  const [own, theirs] = [outlook(state, 'royalist'), outlook(state, 'parliament')];
  expect(own).toMatchObject({
    king: 1,
    strength: 11,
    enemyStrength: 20,
    besieged: 0,
    enemyBesieged: 1,
    enemyHunger: 1,
  });
  expect(theirs).toMatchObject({ strength: 20, enemyStrength: 11, besieged: 1, enemyBesieged: 0, hunger: 1 });
  expect(theirs['track']).toBe(-(own['track'] as number));
  expect(own['cities']).toBe(theirs['enemyCities']);
});
test('facts are those of the own view: own strengths, never those of the enemy', () => {
  const s = fights({
    at: {
      oxfordshire: 'r-charles:3 r-astley:4 p-essex:4 p-holles:2',
      gloucester: 'p-massey',
      gloucestershire: 'r-hopton',
    },
    marker: { gloucester: 3 },
    attackers: { oxfordshire: 'parliament' },
    seed: 2,
  });
  const facts = withoutAnEnemy.facts?.(withoutAnEnemy.view(s.state, 'royalist'), 'royalist') ?? {};
  expect(facts).toMatchObject({ year: 1643, turn: 2, 'strength r-astley': 4, 'marker gloucester': 3 });
  expect(facts['attacked']).toBeGreaterThanOrEqual(1);
  expect(Object.keys(facts).filter((name) => /^strength [pc]-/.test(name))).toEqual([]);
});
