// What a playout does without thinking: by the game's priors and evaluation where it has them, else random play. And how
// it ends: by the rules, or where the seats choose at once again, or after so many decisions, with the game's evaluation.
import {
  type AnyGame,
  advance,
  askedNow,
  copyState,
  drawn,
  type Kind,
  legal,
  type Random,
  silent,
  type Table,
} from '@rose/table';

export type Action = Kind['action'];
export const priorsOf = (
  game: AnyGame,
  state: Kind['state'],
  seat: string,
  actions: readonly Action[],
): readonly number[] => game.priors?.(state, seat, actions) ?? actions.map(() => 1);

export const moversOf = (game: AnyGame, state: Kind['state']): readonly string[] => askedNow(game, state).must;

const GRAIN = 2 ** 20;
/** A place drawn by weight; the first where all weigh nothing. */
export const draw = (weights: readonly number[], dice: Random): number => {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += weights[place] as number;
  let rest = ((dice(GRAIN) - 0.5) / GRAIN) * sum;
  for (let place = 0; place < weights.length; place++) {
    rest -= weights[place] as number;
    if (rest < 0) return place;
  }
  return 0;
};

const clamp = (score: number): number => Math.max(-1, Math.min(1, score));
/** What a state is worth to each seat: the end where it is one, else the game's evaluation. What one of two wins the
 * other loses. */
export const worthOf = (game: AnyGame, state: Kind['state'], seats: readonly string[]): readonly number[] => {
  const outcome = game.outcome(state);
  if (!outcome) {
    const first = 0.99 * clamp(game.evaluate?.(state, seats[0] as string) ?? 0);
    if (seats.length === 2) return [first, -first];
    return seats.map((seat, i) => (i === 0 ? first : 0.99 * clamp(game.evaluate?.(state, seat) ?? 0)));
  }
  return seats.map((seat) => (outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? 1 : -1));
};

/** With this many promising actions a glance is not enough: so many of them are looked at after the act. */
const MANY = 8;
const CONSIDERED = 4;

/** The best of a few drawn actions, by the evaluation of what each leads to. */
const consider = (
  game: AnyGame,
  state: Kind['state'],
  seat: string,
  actions: readonly Action[],
  weights: number[],
  dice: Random,
): Action => {
  let best = actions[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < CONSIDERED; n++) {
    const place = draw(weights, dice);
    weights[place] = 0;
    const action = actions[place] as Action;
    const after = copyState(game, state) as Kind['state'];
    advance(game, silent(after, dice), seat, action);
    const [worth] = worthOf(game, after, [seat]) as readonly [number];
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
};

/** A glance leaves little to chance: what looks twice as good is done four times as often. Nothing, where nothing can
 * be done: of several who are asked at once, some may have to wait for the others. */
const glance = (game: AnyGame, state: Kind['state'], seat: string, dice: Random): Action | undefined => {
  if (!game.priors && !game.evaluate) return drawn(game, state, seat, dice);
  const actions = legal(game, state, seat);
  if (actions.length <= 1) return actions[0];
  const priors = priorsOf(game, state, seat, actions);
  const weights: number[] = [];
  let promising = 0;
  for (let n = 0; n < priors.length; n++) {
    const prior = priors[n] as number;
    weights.push(prior * prior);
    if (prior > 0) promising++;
  }
  if (promising >= MANY && game.evaluate) return consider(game, state, seat, actions, weights, dice);
  return actions[draw(weights, dice)] as Action;
};

/** The first of those who are asked and can answer does so by a glance; false, if none can. */
export const stepOn = (game: AnyGame, table: Table<Kind>, movers: readonly string[], dice: Random): boolean => {
  for (const mover of movers) {
    const action = glance(game, table.state as Kind['state'], mover, dice);
    if (!action) continue;
    advance(game, table, mover, action);
    return true;
  }
  return false;
};

/** Plays on by glances, in place, until seats choose at once again, the game ends, or `most` decisions are made. */
export const playOn = (
  game: AnyGame,
  table: Table<Kind>,
  dice: Random,
  most: number,
  isBreak: (state: Kind['state'], movers: readonly string[]) => boolean,
): number => {
  let decisions = 0;
  for (; decisions < most; decisions++) {
    const state = table.state as Kind['state'];
    if (game.outcome(state)) break;
    const movers = moversOf(game, state);
    if (movers.length === 0 || isBreak(state, movers) || !stepOn(game, table, movers, dice)) break;
  }
  return decisions;
};
