// The game against its second reading: in random games both allow the same.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { B, type BlockName, printedFirepower, SCENARIOS } from '@rose/richard-iii/ids';
import { activeSeats, advance, begin, isMistake, legal, pick, type Random, seeded, silent, stateOf } from '@rose/table';
import { expect, test } from 'vitest';
import { type Position, type Seat, senior } from './naive.ts';
import { naiveActions } from './naive-action.ts';
import { naiveBattle, naiveBonus } from './naive-battle.ts';
import { naiveCount, naivePolitics, naiveSupply } from './naive-seasons.ts';

type State = RichardIII['state'];
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

/** Idle and timid choices come seldom, so that battles last. */
const anyOf = (state: State, seat: Seat, random: Random): RichardIII['action'] => {
  const all = legal(richardIII, state, seat);
  const bold = all.filter(({ do: verb }) => !['end-actions', 'retreat', 'end-regroup'].includes(verb));
  return pick(bold.length > 0 && random(8) > 1 ? bold : all, random);
};

test('the game and its second reading allow the same', () => {
  const seen = new Map<string, number>();
  let thrones = 0;
  for (let seed = 1; seed <= 24; seed++) {
    const random = seeded(seed);
    const course = begin(richardIII, { options: { scenario: pick(SCENARIOS, random) } }, random);
    if (isMistake(course)) throw new Error(course.reason);
    let state = structuredClone(stateOf(course)) as State;
    while (!richardIII.outcome(state)) {
      const seat = pick(activeSeats(richardIII, state), random);
      if (random(3) === 1) {
        const key = judgeChoices(state, seat);
        seen.set(key, (seen.get(key) ?? 0) + 1);
        judgeFire(state);
      }
      const next = structuredClone(state);
      advance(richardIII, silent(next, random), seat, anyOf(state, seat, random));
      if (judgeThrone(state, next)) thrones++;
      state = next;
    }
  }
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
