// Recorded games are the regression suite: each must replay to the state and the end it was recorded with.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
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
import { unplayedVerbs } from './recording.ts';

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

/** The recorded games of a folder, by their file names. */
export const recordedIn = (folder: string): ReadonlyMap<string, Recorded> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recorded]),
  );

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

export interface RecordedGames {
  readonly files: readonly string[];
  readonly recorded: (name: string) => Recorded;
  /** How a game ended, by its name: `<how>.<winner>.<anything else>.json`. */
  readonly endingOf: (name: string) => Ending;
  /** Nothing, where it replays to the state it was recorded with and to the end its name tells. */
  readonly fault: (name: string) => Mistake | undefined;
}
/** The recorded games of a folder, for a game's own tests. */
export const recordedGames = <K extends Kind>(game: Game<K>, folder: string): RecordedGames => {
  const games = recordedIn(folder);
  const recorded = (name: string): Recorded => {
    const found = games.get(name);
    if (!found) throw new Error(`no recorded game ${name} in ${folder}`);
    return found;
  };
  const endingOf = (name: string): Ending => {
    const [how = '', ...rest] = name.split('.');
    const seats: readonly string[] = game.seats(recorded(name).opening.options);
    return { how, winners: rest.filter((word) => seats.includes(word)) };
  };
  const fault = (name: string) => replayRecorded(game, recorded(name), endingOf(name));
  return { files: [...games.keys()], recorded, endingOf, fault };
};

/** What records more games; an ending that chance seldom finds is near where a written position begins. */
const toRecord = ({ meta }: AnyGame): string =>
  `npx rose sim ${meta.id} --games 200 --bots ${meta.seats.map(() => 'random').join()} --record <folder> --shortest, for a rare one with --position <file>`;

/** What is wrong with a folder of recorded games: a replay that differs, a way of ending or a verb that none shows. */
export const recordedFaults = (game: AnyGame, folder: string, endings: readonly string[]): readonly string[] => {
  const { files, recorded, endingOf, fault } = recordedGames(game, folder);
  const faults = files.flatMap((name) => {
    const wrong = fault(name);
    return wrong ? [`${name}: ${wrong.field} ${wrong.reason}`] : [];
  });
  const seen = new Set(files.map((name) => endingOf(name).how));
  return [
    ...faults,
    ...endings.filter((how) => !seen.has(how)).map((how) => `no recorded game ends by ${how} (${toRecord(game)})`),
    ...unplayedVerbs(game, files.map(recorded)).map((verb) => `no recorded game plays ${verb}`),
  ];
};
