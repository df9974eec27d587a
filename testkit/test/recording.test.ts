// Recorded games: played on to their end, one step taken back, chosen for what they show, and replayed as written.
import { legal, mustAnswer, outcomeOf, pick, seeded, stateOf } from '@rose/table';
import { expect, test } from 'vitest';
import {
  type Chooser,
  createShowcase,
  openedFrom,
  recordOf,
  replayRecorded,
  type Secret,
  type Toy,
  toy,
  unplayedVerbs,
  verbsIn,
  wander,
} from '../src/index.ts';

const secretOf = (seed: number): Secret => ({
  secret: `secret ${seed}`,
  commitment: `commitment ${seed}`,
  diceFor: (seq) => seeded(seed * 1000 + seq),
});
const any: Chooser<Toy> = (course, random) => {
  const seat = pick(mustAnswer(toy, stateOf(course)), random);
  return { seat, action: pick(legal(toy, stateOf(course), seat), random) };
};
const played = (seed: number, most = 2000) =>
  wander(toy, openedFrom(toy, {}, secretOf(seed)), secretOf(seed), seed, any, most);
const finished = () => {
  for (let seed = 1; seed < 50; seed++) {
    const course = played(seed);
    if (outcomeOf(toy, course)) return { course, seed };
  }
  throw new Error('no toy game ends');
};

test('a game is played to its end and replays as recorded', () => {
  const { course, seed } = finished();
  const { name, file } = recordOf(toy, course, secretOf(seed));
  const outcome = outcomeOf(toy, course);
  const ending = { how: outcome?.how ?? '', winners: outcome?.winners ?? [] };
  expect(name).toBe([ending.how, ...ending.winners].join('.'));
  expect(replayRecorded(toy, JSON.parse(JSON.stringify(file)) as typeof file, ending)).toBeUndefined();
  expect(file).toMatchObject({ secret: `secret ${seed}`, commitment: `commitment ${seed}` });
});
test('one step is taken back, with the consent of the others', () => {
  const { entries } = played(3, 20);
  expect(entries.length).toBeGreaterThan(13);
  expect(entries.filter((entry) => 'undo' in entry)).toHaveLength(1);
});
test('a game without an end is no recorded game', () => {
  expect(() => recordOf(toy, played(1, 1), secretOf(1))).toThrow('has an end');
});
test('verbs that nobody played are named', () => {
  const all = unplayedVerbs(toy, []);
  expect(all.length).toBeGreaterThan(1);
  const [verb = ''] = all;
  const entries = [{ seq: 1, seat: 'red', action: 'any words' }];
  const read = { ...toy, read: () => ({ do: verb }) as Toy['action'] };
  expect([...verbsIn(read, { entries })]).toEqual([verb]);
  expect(unplayedVerbs(read, [{ entries }])).toEqual(all.filter((one) => one !== verb));
});
test('of games that end alike the one that shows something new comes first', () => {
  const game = (seed: number, ...actions: readonly string[]) => {
    const course = openedFrom(toy, {}, secretOf(seed));
    course.entries.push(...actions.map((action, i) => ({ seq: i + 1, seat: 'red', action })));
    return { course, seed };
  };
  const choose = createShowcase<Toy>(toy, (a, b) => a.seed - b.seed);
  const games = [game(1, 'throw'), game(2, 'throw', 'fold'), game(3, 'lock', 'fold')];
  expect(choose(games)?.seed).toBe(2);
  expect(choose(games)?.seed).toBe(3);
  expect(choose(games)?.seed).toBe(1);
  expect(choose([])).toBeUndefined();
});
