// The toy of the testkit at a table: short ways to open it, to play and to look.
import { act, begin, type Course, isMistake, type Random, type Refusal, type Step, seeded, stateOf } from '@rose/table';
import { type Toy, toy } from '@rose/testkit';

export type ToyCourse = Course<Toy>;
export type Seat = Toy['seat'];

export const opened = (options: Partial<Toy['options']> = {}, random: Random = seeded(1)): ToyCourse => {
  const course = begin(toy, { options }, random);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const actionOf = (text: string): Toy['action'] => {
  const action = toy.read(text);
  if (!action) throw new Error(`${text} is not an action`);
  return action;
};
export const tryIt = (course: ToyCourse, seat: Seat, text: string, random: Random = seeded(2)) =>
  act(toy, course, seat, actionOf(text), random) as Step<Toy> | Refusal<Toy>;
/** Plays what must be legal. */
export const say = (course: ToyCourse, seat: Seat, ...texts: readonly string[]): void => {
  for (const text of texts) {
    const step = tryIt(course, seat, text);
    if ('because' in step) throw new Error(`${seat} may not ${text}: ${step.because.why}`);
  }
};
export const handOf = (course: ToyCourse, seat: Seat): readonly number[] =>
  toy.view(stateOf(course), seat).hands[toy.seats(stateOf(course).options).indexOf(seat)]?.cards ?? [];
/** Stakes a card of the seat's hand, the lowest unless told otherwise, and locks it. */
export const lock = (course: ToyCourse, seat: Seat, which = 0): void =>
  say(course, seat, `stake ${handOf(course, seat)[which]}`, 'lock');
