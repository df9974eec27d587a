// Given a position, play, expect. A scene never changes: each `play` gives the scene that follows.
import {
  begin,
  type Game,
  isMistake,
  isRefusal,
  type Kind,
  legal,
  mustAnswer,
  type Outcome,
  play,
  type Random,
  type Refusal,
  type Seal,
  scripted,
  stateOf,
  whyNot,
} from '@rose/table';

/** An action, or its notation. */
export type Said<K extends Kind> = K['action'] | string;

export interface Scene<K extends Kind> {
  readonly state: K['state'];
  /** What was told since the scene began, the beginning included. */
  readonly log: readonly K['entry'][];
  /** The seal of the last action. */
  readonly sealed: Seal | undefined;
  readonly outcome: Outcome<K> | undefined;
  active(): readonly K['seat'][];
  /** The legal actions of a seat, as notation. */
  legal(seat: K['seat']): readonly string[];
  /** Why not, or nothing when the seat may. */
  try(seat: K['seat'], said: Said<K>): Refusal<K> | undefined;
  /** Plays one action after the other; a refusal is a mistake of the test and throws. */
  play(seat: K['seat'], ...said: readonly Said<K>[]): Scene<K>;
}

export interface Given {
  readonly options?: unknown;
  readonly position?: unknown;
  /** The faces to come, in order. */
  readonly dice?: readonly number[];
}

interface Moment<K extends Kind> {
  readonly state: K['state'];
  readonly log: readonly K['entry'][];
  readonly sealed: Seal | undefined;
}

const understood = <K extends Kind>(game: Game<K>, said: Said<K>): K['action'] | undefined =>
  typeof said === 'string' ? game.read(said) : said;

const after = <K extends Kind>(game: Game<K>, now: Moment<K>, seat: K['seat'], said: Said<K>, random: Random) => {
  const action = understood(game, said);
  if (!action) throw new Error(`scene: ${said as string} is not an action`);
  const played = play(game, now.state, seat, action, random);
  if (isRefusal(played)) throw new Error(`scene: ${seat} may not ${game.write(action)}: ${JSON.stringify(played)}`);
  const log = [...now.log, ...played.told.map(({ entry }) => entry)];
  return { state: played.state, log, sealed: played.sealed };
};

const sceneAt = <K extends Kind>(game: Game<K>, now: Moment<K>, random: Random): Scene<K> => ({
  ...now,
  outcome: game.outcome(now.state),
  active: () => mustAnswer(game, now.state),
  legal: (seat) => legal(game, now.state, seat).map((action) => game.write(action)),
  try(seat, said) {
    const action = understood(game, said);
    if (!action) return { rule: undefined, because: { why: 'not-an-action', text: said as string } };
    return whyNot(game, now.state, seat, action);
  },
  play(seat, ...said) {
    let then = now;
    for (const one of said) then = after(game, then, seat, one, random);
    return sceneAt(game, then, random);
  },
});

/** A scene that goes on from a state somebody holds already. */
export const sceneOf = <K extends Kind>(game: Game<K>, state: K['state'], random: Random = scripted([])): Scene<K> =>
  sceneAt(game, { state, log: [], sealed: undefined }, random);

/** A scene from the set-up or from a position document, brought to its first decision. */
export const scene = <K extends Kind>(game: Game<K>, given: Given = {}): Scene<K> => {
  const random = scripted(given.dice ?? []);
  const course = begin(game, given, random);
  if (isMistake(course)) throw new Error(`scene: ${course.field} ${course.reason}`);
  const log = course.steps.flatMap(({ told }) => told.map(({ entry }) => entry));
  return sceneAt(game, { state: stateOf(course), log, sealed: undefined }, random);
};
