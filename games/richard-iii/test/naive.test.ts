// The game against its second reading: in random games both allow the same.
import { richardIII } from '@rose/richard-iii';
import { B, type BlockName, printedFirepower } from '@rose/richard-iii/ids';
import { legal } from '@rose/table';
import { expect, test } from 'vitest';
import { type Position, type Seat, senior } from './naive.ts';
import { naiveActions } from './naive-action.ts';
import { naiveBattle, naiveBonus } from './naive-battle.ts';
import { naiveCount, naivePolitics, naiveSupply } from './naive-seasons.ts';
import { type State, wander } from './wander.ts';

const positionOf = (state: State): Position => richardIII.toPosition(state) as Position;

const naive = (p: Position): readonly string[] | undefined => {
  switch (p.phase.name) {
    case 'action':
      return naiveActions(p);
    case 'battle':
      return naiveBattle(p);
    case 'supply':
      return naiveSupply(p, p.done);
    case 'political':
      return naivePolitics(p);
    default:
      return undefined;
  }
};
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

const judgeChoices = (state: State, seat: Seat): string => {
  const p = positionOf(state);
  const expected = naive(p);
  const key = `${p.phase.name} ${p.phase.step}`;
  if (!expected) return key;
  const found = sorted(legal(richardIII, state, seat).map((action) => richardIII.write(action)));
  const wanted = sorted(expected);
  if (found.join() !== wanted.join()) expect({ p, found }).toEqual({ p, found: wanted });
  return key;
};
const judgeFire = (state: State): void => {
  const { phase, pretender } = richardIII.view(state, 'spectator');
  const p = positionOf(state);
  expect(pretender).toBe(senior(p, p.kingSide === 'york' ? 'lancaster' : 'york'));
  if (phase.name !== 'battle') return;
  for (const { block, firepower } of [...phase.front.lancaster, ...phase.front.york])
    expect([block, firepower]).toEqual([block, printedFirepower(B[block as BlockName]) + naiveBonus(p, block)]);
};
/** Whoever counted more than the King at the end of a campaign has the throne now. */
const judgeThrone = (before: State, after: State): boolean => {
  if (before.phase.name === 'political' || after.phase.name !== 'political') return false;
  const p = positionOf(after);
  const [king, rival] = [
    naiveCount(p, before.kingSide),
    naiveCount(p, before.kingSide === 'york' ? 'lancaster' : 'york'),
  ];
  expect([king, rival, after.kingSide === before.kingSide]).toEqual([king, rival, king >= rival]);
  return true;
};

test('the game and its second reading allow the same', () => {
  const seen = new Map<string, number>();
  let thrones = 0;
  for (let seed = 1; seed <= 30; seed++)
    wander(seed, (state, seat, before, random) => {
      if (judgeThrone(before, state)) thrones++;
      const { phase } = state;
      const isCommon = phase.name === 'action' || (phase.name === 'battle' && phase.step === 'turn');
      if (seat === undefined || (isCommon && random(4) > 1)) return;
      const key = judgeChoices(state, seat);
      seen.set(key, (seen.get(key) ?? 0) + 1);
      judgeFire(state);
    });
  const steps = [
    'action act',
    'action main',
    'battle choose',
    'battle hits',
    'battle regroup',
    'battle treason',
    'battle turn',
  ];
  const later = ['political home', 'political overflow', 'supply executions', 'supply limits', 'supply minors'];
  for (const key of [...steps, ...later]) expect([key, (seen.get(key) ?? 0) > 0]).toEqual([key, true]);
  expect(thrones).toBeGreaterThan(10);
});
