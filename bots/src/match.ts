// One game between bots, from an opening to its end.
import {
  type AnyGame,
  act,
  type Course,
  drawn,
  type Kind,
  legal,
  mustAnswer,
  nextSeq,
  type Outcome,
  type Random,
  stateOf,
} from '@rose/table';
import type { Bot, Control, Seen, Thought } from './bot.ts';

export interface Player {
  readonly bot: Bot;
  readonly strength: number;
  /** Its own time for a decision, where it is not everybody's. */
  readonly milliseconds?: number;
}
/** `steward:2`, `steward:3@500`, `random`: how a player is named on the command line and in results. */
export const nameOfPlayer = ({ bot, strength, milliseconds }: Player): string => {
  const time = milliseconds === undefined ? '' : `@${milliseconds}`;
  return bot.strengths === undefined ? bot.id : `${bot.id}:${strength}${time}`;
};

export interface Pace {
  readonly milliseconds: number;
  now(): number;
}
export interface MatchResult {
  readonly outcome: Outcome<Kind>;
  readonly decisions: number;
  readonly thoughts: readonly { readonly seat: string; readonly thought: Thought }[];
}

/** No game that must end is longer; one that is has a fault. */
const MOST_DECISIONS = 20_000;
/** What a game is told as that was broken off at a limit: nobody has won. */
const UNFINISHED: Outcome<Kind> = { winners: [], how: 'unfinished', rule: '' };

/** Who answers next, and what he may do: of several who are asked at once, some may have to wait for the others. */
const nextAble = (game: AnyGame, state: Kind['state']): Pick<Seen, 'seat' | 'may'> => {
  for (const seat of mustAnswer(game, state)) {
    const may = legal(game, state, seat);
    if (may.length > 0) return { seat, may };
  }
  throw new Error(`${game.meta.id}: nobody can answer in ${state.phase.name}`);
};
const decide = (seen: Seen, player: Player, dice: Random, pace: Pace): Thought => {
  const milliseconds = player.milliseconds ?? pace.milliseconds;
  const control: Control = { now: pace.now, milliseconds, strength: player.strength };
  return player.bot.choose(seen, dice, control);
};

const mustAct = (game: AnyGame, course: Course<Kind>, seat: string, action: Kind['action'], dice: Random): void => {
  const step = act(game, course, seat, action, dice);
  if ('because' in step)
    throw new Error(`${game.meta.id}: ${seat} ${game.write(action)} is refused, ${step.because.why}`);
};

/** The first `count` decisions of a game at random, so that games of the same bots differ. */
export const openAtRandom = (game: AnyGame, course: Course<Kind>, count: number, dice: Random): void => {
  for (let n = 0; n < count; n++) {
    const state = stateOf(course);
    if (mustAnswer(game, state).length === 0) return;
    const { seat } = nextAble(game, state);
    const action = drawn(game, state, seat, dice);
    if (!action) throw new Error(`${game.meta.id}: ${seat} must answer and cannot`);
    mustAct(game, course, seat, action, dice);
  }
};

/**
 * Plays the course to its end; who sits where is by seat. `dice` are the bots' own; the table's are by entry, the same
 * where nobody minds. Throws when the game or a bot breaks its word; where the rules let a game go on for ever, `limit`
 * says after how many decisions it is broken off.
 */
export const match = (
  game: AnyGame,
  course: Course<Kind>,
  players: ReadonlyMap<string, Player>,
  dice: Random,
  pace: Pace,
  diceAt: (seq: number) => Random = () => dice,
  limit?: number,
): MatchResult => {
  const thoughts: { seat: string; thought: Thought }[] = [];
  for (let decisions = 0; decisions < (limit ?? MOST_DECISIONS); decisions++) {
    const state = stateOf(course);
    const outcome = game.outcome(state);
    if (outcome) return { outcome, decisions, thoughts };
    const { seat, may } = nextAble(game, state);
    const player = players.get(seat);
    if (!player) throw new Error(`${game.meta.id}: nobody plays ${seat}`);
    const thought = decide({ game, view: game.view(state, seat), seat, may }, player, dice, pace);
    thoughts.push({ seat, thought });
    mustAct(game, course, seat, thought.action, diceAt(nextSeq(course)));
  }
  if (limit !== undefined) return { outcome: UNFINISHED, decisions: limit, thoughts };
  throw new Error(`${game.meta.id}: no end after ${MOST_DECISIONS} decisions`);
};
