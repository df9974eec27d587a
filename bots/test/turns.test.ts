// How far games are played out: to where the seats choose at once again, and with much time for a second turn.
import { richardIII } from '@rose/richard-iii';
import { type AnyGame, act, begin, isMistake, type Kind, legal, mustAnswer, pick, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { type Branch, iterate, newPlace, type Search } from '../src/mcts.ts';
import { ponder } from '../src/ponder.ts';
import { worldsBehind } from '../src/worlds.ts';
import { counting } from './positions.ts';

const game = richardIII as unknown as AnyGame;

/** The first choice of actions in the last turn but one of a game of one campaign. */
const lastTurnButOne = (seed: number): { readonly state: Kind['state']; readonly seat: string } => {
  const dice = seeded(seed);
  const course = begin(game, { options: { scenario: 'richard-iii-1483' } }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  for (;;) {
    const state = stateOf(course) as Kind['state'] & { readonly hands: readonly (readonly number[])[] };
    const [seat] = mustAnswer(game, state);
    if (seat === undefined) throw new Error(`seed ${seed}: the game is over before`);
    const may = legal(game, state, seat);
    if (state.phase.name === 'action' && state.hands[0]?.length === 1 && may.length > 1) return { state, seat };
    act(game, course, seat, pick(may, dice), dice);
  }
};
const searchAt = (seed: number, at: AnyGame = game): Search => {
  const { state, seat } = lastTurnButOne(seed);
  const dice = seeded(seed);
  const root = newPlace();
  for (const action of legal(game, state, seat).slice(0, 6)) {
    const text = game.write(action);
    root.branches.set(text, {
      action,
      text,
      mover: seat,
      prior: 1 / 6,
      guess: 0,
      visits: 0,
      total: 0,
      place: undefined,
    });
  }
  const worlds = worldsBehind(game, game.view(state, seat), dice, 64);
  return { game: at, seats: game.meta.seats, seat, worlds, root, dice, atOnce: new Set() };
};
const branchesOf = ({ root }: Search): readonly Branch[] => [...root.branches.values()];
const SEEDS = [1, 2, 3, 4];
const GAMES = 12;

describe('a game played out', () => {
  test('for one turn ends in a judgement, for two with the last turn, by the rules', () => {
    for (const seed of SEEDS) {
      const [short, long] = [searchAt(seed), searchAt(seed)];
      for (let n = 0; n < GAMES; n++) {
        iterate(short, n);
        iterate(long, n, 2);
      }
      expect(branchesOf(long).every(({ total }) => Number.isInteger(total))).toBe(true);
      expect(branchesOf(short).some(({ total }) => !Number.isInteger(total))).toBe(true);
    }
  });
  test.for([
    ['little time', 200, Number.POSITIVE_INFINITY, game, false],
    ['much time', 1000, Number.POSITIVE_INFINITY, game, true],
    ['much time, but few games', 1000, GAMES, game, false],
    [
      'much time, where one turn is said to be enough',
      1000,
      Number.POSITIVE_INFINITY,
      { ...game, foresight: 1 },
      false,
    ],
  ] as const)('%s', ([, milliseconds, most, at, isLong]) => {
    for (const seed of SEEDS) {
      const search = searchAt(seed, at);
      ponder(search, counting(milliseconds, 3, milliseconds / 20), 0, most);
      const branches = branchesOf(search);
      expect(branches.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThanOrEqual(GAMES);
      expect(branches.every(({ total }) => Number.isInteger(total))).toBe(isLong);
    }
  });
});
