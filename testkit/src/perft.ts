// Counted trees: how many sequences of n actions lead on from a state. Where several seats act at once, the
// sequences of each of them are added up. The last ply is counted without being played. Dice, if the game has
// any, follow the given `random`, so that only games without chance have a tree of their own.
import {
  advance,
  copyState,
  type Game,
  type Kind,
  legal,
  mustAnswer,
  type Random,
  scripted,
  silent,
} from '@rose/table';

const NO_DICE: Random = scripted([]);

/** The number of sequences of exactly `depth` actions. */
export const perft = <K extends Kind>(game: Game<K>, state: K['state'], depth: number, random = NO_DICE): number => {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of mustAnswer(game, state)) {
    const actions = legal(game, state, seat);
    if (depth === 1) count += actions.length;
    else for (const action of actions) count += perft(game, then(game, state, seat, action, random), depth - 1, random);
  }
  return count;
};

const then = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: K['seat'],
  action: K['action'],
  random: Random,
) => {
  const own = copyState(game, state) as K['state'];
  advance(game, silent<K>(own, random), seat, action);
  return own;
};

/** The counts of every depth from 1. */
export const perfts = <K extends Kind>(game: Game<K>, state: K['state'], depth: number, random = NO_DICE): number[] =>
  Array.from({ length: depth }, (_, n) => perft(game, state, n + 1, random));

/** The count below each first action: where two generators disagree, this finds the branch. */
export const divide = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  depth: number,
  random = NO_DICE,
): ReadonlyMap<string, number> => {
  const branches = new Map<string, number>();
  for (const seat of mustAnswer(game, state)) {
    for (const action of legal(game, state, seat)) {
      const text = game.write(action);
      const below = perft(game, then(game, state, seat, action, random), depth - 1, random);
      branches.set(text, (branches.get(text) ?? 0) + below);
    }
  }
  return branches;
};
