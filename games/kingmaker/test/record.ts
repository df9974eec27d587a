// Makes the recorded games anew: run this file with `npx node`, with the names of some of them or for all. Only for a change of
// rules that is meant to be seen.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { commitmentOf, diceFor } from '@rose/host';
import {
  type Course,
  legal,
  mayAct,
  mustAnswer,
  outcomeOf,
  pick,
  type Random,
  sampled,
  stateOf,
  whyNot,
} from '@rose/table';
import { openedFrom, recordOf, type Secret, type Start, wander } from '@rose/testkit';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { PRESETS } from '../src/rules/options.ts';
import { baron } from './baron.ts';
import { BEAUFORT_ALONE, COUNT_OF_VOTES, FIVE_LATE, SEVEN_LATE } from './last-turns.ts';

const secretOf = (seed: number): Secret => {
  const secret = createHash('sha256').update(`a recorded crown ${seed}`).digest('hex');
  return { secret, commitment: commitmentOf(secret), diceFor: (seq) => diceFor(secret, seq) };
};

type Move = { readonly seat: Kingmaker['seat']; readonly action: Kingmaker['action'] };
/** Something that nobody waits for: an offer, an answer to one, leave, a card from hand. */
const aside = (course: Course<Kingmaker>, random: Random): Move | undefined => {
  const state = stateOf(course);
  const seat = pick([...mustAnswer(kingmaker, state), ...mayAct(kingmaker, state)], random);
  const listed = legal(kingmaker, state, seat).filter(({ do: verb }) => ASIDES.includes(verb));
  const answers = listed.filter(({ do: verb }) => verb === 'accept' || verb === 'refuse');
  const some = answers.length > 0 ? answers : listed;
  const drawn = random(2) === 1 && answers.length === 0 ? sampled(kingmaker, state, seat, random) : undefined;
  const action = drawn ?? (some.length > 0 ? pick(some, random) : undefined);
  return action && !whyNot(kingmaker, state, seat, action) ? { seat, action } : undefined;
};
const ASIDES: readonly string[] = [
  'accept',
  'refuse',
  'retract',
  'permit',
  'permit-all',
  'withdraw',
  'leave-alliance',
  'end-command',
  'judge',
];
const choose = (course: Course<Kingmaker>, random: Random): Move => {
  const seat = pick(mustAnswer(kingmaker, stateOf(course)), random);
  const other = random(10) === 1 ? aside(course, random) : undefined;
  return other ?? { seat, action: baron(stateOf(course), seat, random) };
};
/** What comes up once in many games, or never comes to a baron's mind. */
const RARE =
  'board assault cross call-off commission hold-calais meet-at count back abstain propose end-coronation engage support detach shift exchange agree disagree give-back leave-alliance end-command judge keep refuge wish-end'.split(
    ' ',
  );
/** Every third time somebody does what is seldom done, or speaks up unasked. */
const lively = (course: Course<Kingmaker>, random: Random): Move => {
  const state = stateOf(course);
  const seat = pick(mustAnswer(kingmaker, state), random);
  if (state.phase.name === 'allocation') return choose(course, random);
  const mood = random(6);
  const rare = mood === 1 ? legal(kingmaker, state, seat).filter(({ do: verb }) => RARE.includes(verb)) : [];
  const verbs = [...new Set(rare.map((action) => action.do))];
  if (verbs.length > 0) {
    const verb = pick(verbs, random);
    return {
      seat,
      action: pick(
        rare.filter((action) => action.do === verb),
        random,
      ),
    };
  }
  const spoken = mood === 2 ? sampled(kingmaker, state, seat, random) : undefined;
  if (spoken && !whyNot(kingmaker, state, seat, spoken)) return { seat, action: spoken };
  return (mood === 3 ? aside(course, random) : undefined) ?? choose(course, random);
};

/** From the second round on everybody is weary of it. */
const weary = (course: Course<Kingmaker>, random: Random): Move => {
  const state = stateOf(course);
  const seat = [...mustAnswer(kingmaker, state), ...mayAct(kingmaker, state)].find(
    (one) => !whyNot(kingmaker, state, one, { do: 'wish-end' }),
  );
  return state.round > 1 && seat !== undefined ? { seat, action: { do: 'wish-end' } } : choose(course, random);
};

/** Games of many seats are counted early, so that their files stay small. */
const roundsOf = (preset: string, players: number): object => {
  if (preset === 'short') return players > 3 ? { rounds: 6 } : {};
  return preset === 'advanced' && players > 3 ? { ending: 'short', rounds: 8 } : {};
};
interface Wanted {
  readonly start: Start;
  readonly ends: readonly string[];
  readonly by?: typeof choose;
}
const VARIANTS = {
  ...PRESETS.advanced,
  ending: 'short',
  rounds: 9,
  treachery: '2+3',
  stormAtSea: true,
  refuge: 6,
  vacillating: 3,
  catastrophe: '1+2',
  royalDeath: true,
  victoryByVotes: false,
};
const STARTS: { readonly [name: string]: Wanted } = {
  ...Object.fromEntries(
    [2, 3, 4, 5, 7].flatMap((players) =>
      Object.entries(PRESETS).map(([preset, options]) => [
        `${preset}.${players}`,
        {
          start: { options: { ...options, players, ...roundsOf(preset, players) } },
          ends: preset === 'basic' ? ['last-heir'] : ['counted', 'last-heir', 'votes', 'beaufort'],
        },
      ]),
    ),
  ),
  'basic.5': { start: { position: FIVE_LATE }, ends: ['last-heir'] },
  'basic.7': { start: { position: SEVEN_LATE }, ends: ['last-heir'] },
  'agreed.3': { start: { options: { players: 3, ending: 'agreed', rounds: 4 } }, ends: ['counted'] },
  'wished.3': { start: { options: { players: 3, ending: 'agreed', rounds: 20 } }, ends: ['counted'], by: weary },
  'lively.3': {
    start: { options: { ...PRESETS.advanced, players: 3, ending: 'short', rounds: 14 } },
    ends: ['counted'],
    by: lively,
  },
  'variants.3': { start: { options: { ...VARIANTS, players: 3 } }, ends: ['counted', 'last-heir'], by: lively },
  'variants.4': { start: { options: { ...VARIANTS, players: 4 } }, ends: ['counted', 'last-heir'], by: lively },
  'beaufort.2': { start: { position: BEAUFORT_ALONE }, ends: ['beaufort'] },
  'votes.2': { start: { position: COUNT_OF_VOTES }, ends: ['votes'] },
};

const FOLDER = new URL('./fixtures/', import.meta.url);
const TRIES = 40;
const MOST = 2500;
/** Bytes of a journal. */
const LARGEST = 130_000;
const make = (name: string): void => {
  const { start, ends, by = choose } = STARTS[name] ?? { start: {}, ends: [] };
  for (let seed = 1; seed <= TRIES; seed++) {
    const secret = secretOf(seed);
    const course = wander(kingmaker, openedFrom(kingmaker, start, secret), secret, seed, by, MOST);
    const bytes = JSON.stringify(course.entries).length;
    const how = outcomeOf(kingmaker, course)?.how ?? 'nothing';
    process.stdout.write(`${name} ${seed}: ${how}, round ${stateOf(course).round}, ${bytes} bytes\n`);
    if (!ends.includes(how) || bytes > LARGEST) continue;
    const { name: end, file } = recordOf(kingmaker, course, secret);
    writeFileSync(new URL(`${end}.${name}.json`, FOLDER), `${JSON.stringify(file)}\n`);
    return;
  }
  throw new Error(`no game of ${name} ends by ${ends.join(' or ')}`);
};

mkdirSync(FOLDER, { recursive: true });
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(STARTS)) make(name);
