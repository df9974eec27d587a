// Makes the recorded games anew: run this file with `npx node`. Only for a change of rules that is meant to be seen.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { commitmentOf, diceFor } from '@rose/host';
import { applyManner, type Course, legal, mustAnswer, outcomeOf, pick, type Random, stateOf } from '@rose/table';
import {
  createShowcase,
  type Found,
  openedFrom,
  recordOf,
  type Secret,
  type Start,
  unplayedVerbs,
  verbsIn,
  wander,
} from '@rose/testkit';
import { type WithoutAnEnemy, withoutAnEnemy } from '../src/index.ts';
import { SCENARIOS } from '../src/rules/data/scenarios.ts';

type Options = WithoutAnEnemy['options'];
const secretOf = (seed: number): Secret => {
  const secret = createHash('sha256').update(`a recorded war ${seed}`).digest('hex');
  return { secret, commitment: commitmentOf(secret), diceFor: (seq) => diceFor(secret, seq) };
};

const IDLE = ['pass', 'end-regroup', 'end-recruitment'];
/** What comes up once in many games is done when it does. */
const RARE = ['batter', 'resist', 'end-event', 'undermine', 'march-out'];
/** Idle choices come seldom in a fight and often in a camp, so that games of chance come to blows and to an end. */
const restless = (state: WithoutAnEnemy['state'], seat: WithoutAnEnemy['seat'], random: Random) => {
  const actions = legal(withoutAnEnemy, state, seat);
  const verbs = [...new Set(actions.map((action) => action.do))];
  const rare = verbs.find((one) => RARE.includes(one));
  const verb = rare !== undefined && random(2) === 1 ? rare : pick(verbs, random);
  const wanted = IDLE.includes(verb) && verbs.length > 1 && random(3) > 1 ? pick(verbs, random) : verb;
  return pick(
    actions.filter((action) => action.do === wanted),
    random,
  );
};
const played = (start: Start, seed: number, most = 20_000): Course<WithoutAnEnemy> => {
  const secret = secretOf(seed);
  const anySeat = (course: Course<WithoutAnEnemy>, random: Random) => {
    const seat = pick(mustAnswer(withoutAnEnemy, stateOf(course)), random);
    const state = stateOf(course);
    // Every third game takes any action as it comes: it marches more, and Parliament gains by that.
    const action = seed % 3 === 0 ? pick(legal(withoutAnEnemy, state, seat), random) : restless(state, seat, random);
    return { seat, action };
  };
  return wander(withoutAnEnemy, openedFrom(withoutAnEnemy, start, secret), secret, seed, anySeat, most);
};

const FOLDER = new URL('./fixtures/', import.meta.url);
const write = ({ course, seed }: Found<WithoutAnEnemy>): void => {
  const { name, file } = recordOf(withoutAnEnemy, course, secretOf(seed));
  const { scenario } = course.opening.options as Options;
  writeFileSync(new URL(`${name}.${scenario}.json`, FOLDER), `${JSON.stringify(file)}\n`);
};

/** Which end is recorded of which scenario: every end, and every scenario. */
const WANTED: { readonly [S in (typeof SCENARIOS)[number]]: readonly string[] } = {
  'full-war': ['major-victory.royalist', 'minor-victory.parliament'],
  'early-war': ['minor-victory.royalist', 'minor-victory.parliament'],
  'second-year': ['major-victory.parliament', 'draw.'],
  'mid-war': ['minor-victory.royalist', 'draw.'],
  'mid-to-late-war': ['minor-victory.royalist', 'major-victory.parliament'],
  'prelude-to-war': ['major-victory.parliament', 'draw.'],
};
const TRIES = 400;
const ENOUGH = 4;
/** Bytes of a journal. */
const MOST = 40_000;
const all: Found<WithoutAnEnemy>[] = [];
const chosen: Found<WithoutAnEnemy>[] = [];
const showcase = createShowcase<WithoutAnEnemy>(
  withoutAnEnemy,
  (a, b) => a.course.entries.length - b.course.entries.length,
);

mkdirSync(FOLDER, { recursive: true });
for (const scenario of SCENARIOS) {
  const found = new Map<string, Found<WithoutAnEnemy>[]>(WANTED[scenario].map((end) => [end, []]));
  for (let seed = 1; seed <= TRIES && [...found.values()].some((games) => games.length < ENOUGH); seed++) {
    const course = played({ options: { scenario } }, seed);
    const outcome = outcomeOf(withoutAnEnemy, course);
    if (JSON.stringify(course.entries).length > MOST) continue;
    all.push({ course, seed });
    found.get(`${outcome?.how}.${outcome?.winners.join('.')}`)?.push({ course, seed });
  }
  for (const [end, games] of found) {
    const best = showcase(games);
    if (!best) throw new Error(`no game of ${scenario} ends by ${end}`);
    chosen.push(best);
    write(best);
  }
}
/** The last turn of 1644: the King has a Stubborn Garrison, and two cities to spare it for. */
const TWO_SIEGES = {
  options: { scenario: 'mid-war' },
  year: 1644,
  turn: 'winter',
  cards: { royalist: 'r-25', parliament: 'p-03' },
  blocks: {
    'r-astley': 'oxford',
    'p-essex': 'oxfordshire',
    'p-holles': 'oxfordshire',
    'r-north-welsh': 'chester',
    'p-brereton': 'cheshire',
    'p-lancs-foot': 'cheshire',
    'r-charles': 'worcestershire',
  },
  marker: { oxford: 2, chester: 3 },
  phase: { name: 'surrender', step: 'resist', acting: 'royalist', cities: ['oxford', 'chester'] },
};
all.push({ course: played({ position: TWO_SIEGES }, 1), seed: 1 });
/** A verb that none of them plays gets a game of its own. */
for (const verb of unplayedVerbs(
  withoutAnEnemy,
  chosen.map(({ course }) => course),
)) {
  const game = all.find(({ course }) => verbsIn(withoutAnEnemy, course).has(verb));
  if (!game) throw new Error(`no game plays ${verb}`);
  const { name, file } = recordOf(withoutAnEnemy, game.course, secretOf(game.seed));
  const { scenario } = game.course.opening.options as Options;
  writeFileSync(new URL(`${name}.${verb}.${scenario}.json`, FOLDER), `${JSON.stringify(file)}\n`);
}
for (const manner of ['resign', 'offer-draw'] as const) {
  const course = played({}, 7, 60);
  const [seat] = mustAnswer(withoutAnEnemy, stateOf(course));
  if (seat) applyManner(withoutAnEnemy, course, seat, manner);
  if (seat && manner === 'offer-draw')
    applyManner(withoutAnEnemy, course, seat === 'royalist' ? 'parliament' : 'royalist', 'accept-draw');
  write({ course, seed: 7 });
}
