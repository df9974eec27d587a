// Recorded games are the regression suite: each must replay to the state and the end it was recorded with.
import {
  type Entry,
  fingerprint,
  type Game,
  isMistake,
  type Kind,
  type Mistake,
  mistake,
  type Opening,
  type Outcome,
  outcomeOf,
  replay,
  stateOf,
} from '@rose/table';

/** What a test needs of a game file; the file itself carries more. */
export interface Recorded {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
  readonly fingerprint: string;
}
export interface Ending {
  readonly how: string;
  readonly winners: readonly string[];
}

const sameEnd = (found: Outcome<Kind> | undefined, expected: Ending): boolean =>
  found !== undefined && found.how === expected.how && found.winners.join() === expected.winners.join();

/** Replays a recorded game; nothing when all is as recorded, else what is not. */
export const replayRecorded = <K extends Kind>(
  game: Game<K>,
  recorded: Recorded,
  expected: Ending,
): Mistake | undefined => {
  if (recorded.opening.game !== game.meta.id) return mistake('opening.game', `is ${recorded.opening.game}`);
  const course = replay(game, recorded);
  if (isMistake(course)) return course;
  const found = fingerprint(stateOf(course));
  if (found !== recorded.fingerprint) return mistake('fingerprint', `is ${found}, ${recorded.fingerprint} recorded`);
  const outcome = outcomeOf(game, course);
  if (!sameEnd(outcome, expected)) return mistake('outcome', `is ${JSON.stringify(outcome)}`);
  return undefined;
};
