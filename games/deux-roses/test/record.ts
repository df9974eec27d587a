// Makes the recorded games anew: run this file with `npx node`. Only for a change of rules that is meant to be seen.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type DeuxRoses, deuxRoses } from '@rose/deux-roses';
import { commitmentOf } from '@rose/host';
import { act, applyManner, type Course, legal, mustAnswer, outcomeOf, pick, scripted, stateOf } from '@rose/table';
import { type Chooser, openedFrom, recordOf, type Secret, type Start, wander } from '@rose/testkit';

type Roses = Course<DeuxRoses>;
type Seat = DeuxRoses['seat'];

const secret = createHash('sha256').update('a game without dice').digest('hex');
const SECRET: Secret = { secret, commitment: commitmentOf(secret), diceFor: () => scripted([]) };

const opened = (start: Start): Roses => openedFrom(deuxRoses, start, SECRET);
const say = (course: Roses, seat: Seat, text: string): void => {
  const action = deuxRoses.read(text);
  const step = action && act(deuxRoses, course, seat, action, scripted([]));
  if (!step || 'because' in step) throw new Error(`${seat} may not ${text}`);
};
const anyAction: Chooser<DeuxRoses> = (course, random) => {
  const [seat] = mustAnswer(deuxRoses, stateOf(course)) as [Seat];
  return { seat, action: pick(legal(deuxRoses, stateOf(course), seat), random) };
};
const played = (course: Roses, seed: number, most: number): Roses =>
  wander(deuxRoses, course, SECRET, seed, anyAction, most);

/** The shortest of many random games in which this side ejects the castle. */
const ejection = (winner: Seat): Roses => {
  const found = Array.from({ length: 300 }, (_, seed) => played(opened({}), seed, 300)).filter((course) => {
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
  const course = played(opened({ options: { openingIsSingleStep: false } }), 7, 21);
  const [seat] = mustAnswer(deuxRoses, stateOf(course));
  if (seat) applyManner(deuxRoses, course, seat, 'resign');
  return course;
};
const agreed = (): Roses => {
  const course = played(opened({ options: { firstPlacerMovesFirst: false } }), 8, 30);
  applyManner(deuxRoses, course, 'lancaster', 'offer-draw');
  applyManner(deuxRoses, course, 'york', 'decline-draw');
  played(course, 9, 4);
  applyManner(deuxRoses, course, 'york', 'offer-draw');
  applyManner(deuxRoses, course, 'lancaster', 'accept-draw');
  return course;
};

const write = (course: Roses): void => {
  const { name, file } = recordOf(deuxRoses, course, SECRET);
  writeFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), `${JSON.stringify(file, undefined, 1)}\n`);
};

for (const course of [
  ejection('lancaster'),
  ejection('york'),
  standstill(),
  played(opened({ options: { plyLimit: 40 } }), 3, 300),
  resigned(),
  agreed(),
])
  write(course);
