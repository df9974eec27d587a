// Makes the recorded games anew: run this file with `npx node`. Only for a change of rules that is meant to be seen.
// Whole games of chance for 2, 3 and 4 players, and for each line that can break a tie at the end a last turn played
// from a written position.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { commitmentOf, diceFor } from '@rose/host';
import { type LancasterYork, lancasterYork } from '@rose/lancaster-york';
import { act, type Course, legal, mayReopen, mustAnswer, nextSeq, outcomeOf, pick, stateOf } from '@rose/table';
import { type Chooser, createShowcase, type Found, openedFrom, recordOf, type Secret, wander } from '@rose/testkit';
import { ENDS } from './ends.ts';

type Game = Course<LancasterYork>;

const secretOf = (seed: number): Secret => {
  const secret = createHash('sha256').update(`a recorded game ${seed}`).digest('hex');
  return { secret, commitment: commitmentOf(secret), diceFor: (seq) => diceFor(secret, seq) };
};

/** Any verb, then any of its actions: else a plan would be edited for ever. Seldom somebody reopens a plan. */
const anyAction: Chooser<LancasterYork> = (course, random) => {
  const state = stateOf(course);
  const reopening = mayReopen(lancasterYork, state);
  const seat = pick(reopening.length > 0 && random(40) === 1 ? reopening : mustAnswer(lancasterYork, state), random);
  const actions = legal(lancasterYork, state, seat);
  const verb = pick([...new Set(actions.map((action) => action.do))], random);
  const action = pick(
    actions.filter((one) => one.do === verb),
    random,
  );
  return { seat, action };
};
/** A last turn in which everybody confirms an empty plan. */
const confirm = (position: object): Game => {
  const secret = secretOf(0);
  const course = openedFrom(lancasterYork, { position }, secret);
  for (const seat of mustAnswer(lancasterYork, stateOf(course)))
    act(lancasterYork, course, seat, { do: 'lock' }, secret.diceFor(nextSeq(course)));
  return course;
};

const write = (course: Game, seed: number, what: string): void => {
  const { name, file } = recordOf(lancasterYork, course, secretOf(seed));
  writeFileSync(new URL(`./fixtures/${name}.${what}.json`, import.meta.url), `${JSON.stringify(file)}\n`);
};

const choose = createShowcase<LancasterYork>(lancasterYork, (a, b) => b.seed - a.seed);
const telling = (players: number, how: string): void => {
  const found: Found<LancasterYork>[] = [];
  for (let seed = 1; seed <= 4_000 && found.length < 12; seed++) {
    const secret = secretOf(seed);
    const start = openedFrom(lancasterYork, { options: { players } }, secret);
    const course = wander(lancasterYork, start, secret, seed, anyAction, 5_000);
    if (outcomeOf(lancasterYork, course)?.how === how) found.push({ course, seed });
  }
  const best = choose(found);
  if (!best) throw new Error(`no game of ${players} ends by ${how}`);
  write(best.course, best.seed, `${players}-players`);
};

for (const players of [2, 3, 4]) {
  telling(players, 'most-points');
  telling(players, 'better-holdings');
}
telling(4, 'more-kings');
for (const [name, position] of ENDS) write(confirm(position), 0, name);
