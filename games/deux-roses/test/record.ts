// Makes the recorded games anew: run this file with Node. Only for a change of rules that is meant to be seen.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type DeuxRoses, deuxRoses } from '@rose/deux-roses';
import {
  act,
  activeSeats,
  begin,
  type Course,
  fingerprint,
  isMistake,
  legal,
  mind,
  outcomeOf,
  pick,
  scripted,
  seeded,
  stateOf,
  undo,
} from '@rose/table';

type Roses = Course<DeuxRoses>;
type Seat = DeuxRoses['seat'];

const SECRET = createHash('sha256').update('a game without dice').digest('hex');
const COMMITMENT = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');

const opened = (given: { readonly options?: object; readonly position?: object }): Roses => {
  const course = begin(deuxRoses, given, scripted([]));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const say = (course: Roses, seat: Seat, text: string): void => {
  const action = deuxRoses.read(text);
  const step = action && act(deuxRoses, course, seat, action, scripted([]));
  if (!step || 'because' in step) throw new Error(`${seat} may not ${text}`);
};

/** Random play; at move 12 somebody takes back a move with consent, so that replays know that too. */
const wander = (course: Roses, seed: number, most: number): Roses => {
  const random = seeded(seed);
  for (let n = 0; n < most && !outcomeOf(deuxRoses, course); n++) {
    const [seat] = activeSeats(deuxRoses, stateOf(course));
    if (seat === undefined) break;
    act(deuxRoses, course, seat, pick(legal(deuxRoses, stateOf(course), seat), random), random);
    if (n === 12) undo(deuxRoses, course, seat, course.entries.length, [seat === 'york' ? 'lancaster' : 'york']);
  }
  return course;
};

/** The shortest of many random games in which this side ejects the castle. */
const ejection = (winner: Seat): Roses => {
  const found = Array.from({ length: 300 }, (_, seed) => wander(opened({}), seed, 300)).filter((course) => {
    const outcome = outcomeOf(deuxRoses, course);
    return outcome?.how === 'castle-ejected' && outcome.winners.includes(winner);
  });
  const [shortest] = found.sort((a, b) => a.entries.length - b.entries.length);
  if (!shortest) throw new Error(`no random game is won by ${winner}`);
  return shortest;
};

const standstill = (): Roses => {
  const text = readFileSync(new URL('./positions/standstill.json', import.meta.url), 'utf8');
  const course = opened({ position: JSON.parse(text) as object });
  say(course, 'lancaster', 'step e2-e1');
  return course;
};
const resigned = (): Roses => {
  const course = wander(opened({ options: { openingIsSingleStep: false } }), 7, 21);
  const [seat] = activeSeats(deuxRoses, stateOf(course));
  if (seat) mind(deuxRoses, course, seat, 'resign');
  return course;
};
const agreed = (): Roses => {
  const course = wander(opened({ options: { firstPlacerMovesFirst: false } }), 8, 30);
  mind(deuxRoses, course, 'lancaster', 'offer-draw');
  mind(deuxRoses, course, 'york', 'decline-draw');
  wander(course, 9, 4);
  mind(deuxRoses, course, 'york', 'offer-draw');
  mind(deuxRoses, course, 'lancaster', 'accept-draw');
  return course;
};

const write = (course: Roses): void => {
  const outcome = outcomeOf(deuxRoses, course);
  if (!outcome) throw new Error('a recorded game has an end');
  const { opening, entries } = course;
  const seating = {
    lancaster: { kind: 'bot', bot: 'random', strength: 1 },
    york: { kind: 'bot', bot: 'random', strength: 1 },
  };
  const file = {
    format: 'rose-and-crown/1',
    opening,
    entries,
    seating,
    opened: '1485-08-22T00:00:00.000Z',
    commitment: COMMITMENT,
    secret: SECRET,
    fingerprint: fingerprint(stateOf(course)),
  };
  const name = [outcome.how, ...outcome.winners].join('.');
  writeFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), `${JSON.stringify(file, undefined, 1)}\n`);
};

for (const course of [
  ejection('lancaster'),
  ejection('york'),
  standstill(),
  wander(opened({ options: { plyLimit: 40 } }), 3, 300),
  resigned(),
  agreed(),
])
  write(course);
