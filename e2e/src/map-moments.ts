// For each game a table at a moment at which one's pieces on the map may be taken up and sent somewhere: of some random games
// the one in which the most may be done, so that what a touch there costs is never told too low.
import type { Seating } from '@rose/protocol';
import { type AnyGame, act, begin, drawn, isMistake, legal, mustAnswer, outcomeOf, seeded, stateOf } from '@rose/table';
import { GAMES } from '../../games/all.ts';
import { fileOf } from './file.ts';

/** What is done with a piece of the map, by game. */
const SENDS: { readonly [game: string]: string } = {
  'deux-roses': 'march',
  'richard-iii': 'march',
  'lancaster-york': 'move',
  kingmaker: 'march',
  'without-an-enemy': 'move',
};
const SEEDS = [1, 2, 3];
const LONGEST = 600;

export const gameOf = (id: string): AnyGame => {
  const game = GAMES.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};
export interface Moment {
  readonly position: object;
  readonly seat: string;
  readonly ways: number;
}
const momentsOf = function* (game: AnyGame, verb: string | undefined, seed: number): Generator<Moment> {
  const random = seeded(seed);
  const course = begin(game, {}, random);
  if (isMistake(course)) throw new Error(`${game.meta.id} does not begin`);
  for (let n = 0; n < LONGEST && !outcomeOf(game, course); n++) {
    const state = stateOf(course);
    const seat = mustAnswer(game, state).find((one) => legal(game, state, one).length > 0);
    const action = seat === undefined ? undefined : drawn(game, state, seat, random);
    if (seat === undefined || action === undefined) return;
    const ways = legal(game, state, seat).filter((one) => one.do === verb).length;
    if (ways > 0) yield { position: game.toPosition(state), seat, ways };
    act(game, course, seat, action, random);
  }
};
export const momentOnMap = (id: string): Moment => {
  const moments = SEEDS.flatMap((seed) => [...momentsOf(gameOf(id), SENDS[id], seed)]);
  const [most] = moments.toSorted((a, b) => b.ways - a.ways);
  if (!most) throw new Error(`nothing went anywhere on the map of ${id}`);
  return most;
};
/** A file of a table there: this seat is at the device, the others are of the house. */
export const fileFor = (id: string, position: object, seat: string): string => {
  const game = gameOf(id);
  const course = begin(game, { position }, seeded(1));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const seating: Seating = Object.fromEntries(
    game
      .seats(course.opening.options)
      .map((one) => [
        one,
        one === seat ? { kind: 'person', name: 'Anne' } : { kind: 'bot', bot: 'greedy', strength: 1 },
      ]),
  );
  return fileOf(game, position, seating);
};
export const fileOnMap = (id: string): string => {
  const { position, seat } = momentOnMap(id);
  return fileFor(id, position, seat);
};
