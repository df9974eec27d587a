// Makes the recorded games anew: run this file with Node. Only for a change of rules that is meant to be seen.
// Whole games of chance for 2, 3 and 4 players, and for each line that can break a tie at the end a last turn played
// from a written position.

import { createHash, createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type LancasterYork, lancasterYork } from '@rose/lancaster-york';
import {
  act,
  activeSeats,
  begin,
  type Course,
  fair,
  fingerprint,
  freeSeats,
  isMistake,
  legal,
  nextSeq,
  outcomeOf,
  pick,
  type Random,
  seeded,
  stateOf,
  undo,
} from '@rose/table';
import { ENDS } from './ends.ts';

type Game = Course<LancasterYork>;
type Seat = LancasterYork['seat'];

const secretOf = (seed: number): string => createHash('sha256').update(`a recorded game ${seed}`).digest('hex');
/** The dice of an entry, thrown from the secret as at any table: anybody can throw them again. */
const diceFor = (secret: string, seq: number): Random => {
  let block = 0;
  let words: number[] = [];
  const word = (): number => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${seq}:${block++}`).digest();
      words = Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4));
    }
    return words.shift() as number;
  };
  return (sides) => fair(word, sides);
};

/** Any verb, then any of its actions: else a plan would be edited for ever. */
const anyAction = (course: Game, seat: Seat, random: Random): LancasterYork['action'] => {
  const actions = legal(lancasterYork, stateOf(course), seat);
  const verb = pick([...new Set(actions.map((action) => action.do))], random);
  return pick(
    actions.filter((action) => action.do === verb),
    random,
  );
};
const nextSeat = (course: Game, random: Random): Seat => {
  const free = freeSeats(lancasterYork, stateOf(course));
  return free.length > 0 && random(40) === 1
    ? pick(free, random)
    : pick(activeSeats(lancasterYork, stateOf(course)), random);
};
interface Start {
  readonly options?: object;
  readonly position?: object;
}
/** Play by chance; once somebody takes back a step, so that replays know that too. */
const wander = (start: Start, seed: number): Game => {
  const secret = secretOf(seed);
  const course = begin(lancasterYork, start, diceFor(secret, 0));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const random = seeded(seed);
  for (let n = 0; n < 5_000 && !outcomeOf(lancasterYork, course); n++) {
    const seat = nextSeat(course, random);
    act(lancasterYork, course, seat, anyAction(course, seat, random), diceFor(secret, nextSeq(course)));
    const others = lancasterYork.seats(stateOf(course).options).filter((other) => other !== seat);
    if (n === 12) undo(lancasterYork, course, seat, course.entries.length, others);
  }
  return course;
};
/** A last turn in which everybody confirms an empty plan. */
const confirm = (position: object): Game => {
  const course = begin(lancasterYork, { position }, diceFor(secretOf(0), 0));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  for (const seat of activeSeats(lancasterYork, stateOf(course)))
    act(lancasterYork, course, seat, { do: 'lock' }, diceFor(secretOf(0), nextSeq(course)));
  return course;
};

const write = (course: Game, seed: number, name: string): void => {
  const outcome = outcomeOf(lancasterYork, course);
  if (!outcome) throw new Error('a recorded game has an end');
  const { opening, entries } = course;
  const seats = lancasterYork.seats(stateOf(course).options);
  const secret = secretOf(seed);
  const file = {
    format: 'rose-and-crown/1',
    opening,
    entries,
    seating: Object.fromEntries(seats.map((seat) => [seat, { kind: 'bot', bot: 'random', strength: 1 }])),
    opened: '1485-08-22T00:00:00.000Z',
    commitment: createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'),
    secret,
    fingerprint: fingerprint(stateOf(course)),
  };
  const path = [outcome.how, ...outcome.winners, name, 'json'].join('.');
  writeFileSync(new URL(`./fixtures/${path}`, import.meta.url), `${JSON.stringify(file)}\n`);
};

const played = new Set<string>();
const newVerbs = (course: Game): number => {
  const verbs = course.entries.flatMap((entry) => ('action' in entry ? [entry.action.split(' ')[0] ?? ''] : []));
  return new Set(verbs.filter((verb) => !played.has(verb))).size;
};
/** Of the first games that end so, the one that shows most of what was not played yet. */
const telling = (players: number, how: string): void => {
  const found: { readonly course: Game; readonly seed: number }[] = [];
  for (let seed = 1; seed <= 4_000 && found.length < 12; seed++) {
    const course = wander({ options: { players } }, seed);
    if (outcomeOf(lancasterYork, course)?.how === how) found.push({ course, seed });
  }
  const [best] = found.sort((a, b) => newVerbs(b.course) - newVerbs(a.course) || b.seed - a.seed);
  if (!best) throw new Error(`no game of ${players} ends by ${how}`);
  for (const entry of best.course.entries) if ('action' in entry) played.add(entry.action.split(' ')[0] ?? '');
  write(best.course, best.seed, `${players}-players`);
};

for (const players of [2, 3, 4]) {
  telling(players, 'most-points');
  telling(players, 'better-holdings');
}
telling(4, 'more-kings');
for (const [name, position] of ENDS) write(confirm(position), 0, name);
