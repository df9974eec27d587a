// Makes the recorded games anew: run this file with `npx node`. Only for a change of rules that is meant to be seen.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { commitmentOf, diceFor } from '@rose/host';
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { AREA_COUNT, isHeir } from '@rose/richard-iii/ids';
import { applyManner, type Course, legal, mustAnswer, outcomeOf, pick, type Random, stateOf } from '@rose/table';
import { createShowcase, type Found, openedFrom, recordOf, type Secret, wander } from '@rose/testkit';

type Options = RichardIII['options'];
const enemyOf = (seat: string): 'lancaster' | 'york' => (seat === 'york' ? 'lancaster' : 'york');

const secretOf = (seed: number): Secret => {
  const secret = createHash('sha256').update(`a recorded game ${seed}`).digest('hex');
  return { secret, commitment: commitmentOf(secret), diceFor: (seq) => diceFor(secret, seq) };
};

type Action = RichardIII['action'];
type Chooser = (state: RichardIII['state'], seat: RichardIII['seat'], random: Random) => Action;

const IDLE = ['end-actions', 'pass', 'hold-treason'];
/** Idle choices come seldom, so that games of chance come to blows. */
const restless: Chooser = (state, seat, random) => {
  const actions = legal(richardIII, state, seat);
  const busy = actions.filter((action) => !IDLE.includes(action.do));
  return pick(busy.length > 0 && random(12) > 1 ? busy : actions, random);
};

const isAttack = (state: RichardIII['state'], seat: RichardIII['seat'], action: Action): boolean => {
  const to = action.do === 'march' ? action.path.at(-1) : action.do === 'sail' ? action.to : undefined;
  const enemy = seat === 'lancaster' ? 1 : 0;
  return to !== undefined && (state.held[enemy * AREA_COUNT + to] ?? 0) > 0;
};
/** Both sides look for battle; the house that is to fall neither fires nor retreats, and its heirs go first. */
const doomed =
  (fallen: string): Chooser =>
  (state, seat, random) => {
    const actions = legal(richardIII, state, seat);
    const wanted = (action: Action): boolean => {
      if (action.do === 'take-hits') return isHeir(action.block);
      if (action.do === 'pass') return seat === fallen;
      if (action.do === 'fire' || action.do === 'charge') return seat !== fallen;
      return isAttack(state, seat, action) && (seat !== fallen || ('block' in action && isHeir(action.block)));
    };
    const first = actions.filter(wanted);
    if (first.length > 0) return pick(first, random);
    return restless(state, seat, random);
  };

/** Play from the set-up. */
const played = (options: Partial<Options>, seed: number, choose: Chooser, most = 20_000): Course<RichardIII> => {
  const secret = secretOf(seed);
  const anySeat = (course: Course<RichardIII>, random: Random) => {
    const seat = pick(mustAnswer(richardIII, stateOf(course)), random);
    return { seat, action: choose(stateOf(course), seat, random) };
  };
  return wander(richardIII, openedFrom(richardIII, { options }, secret), secret, seed, anySeat, most);
};

const showcase = createShowcase<RichardIII>(richardIII, (a, b) => b.course.entries.length - a.course.entries.length);
const telling = (options: Partial<Options>, how: string, winner: string, choose: Chooser): Found<RichardIII> => {
  const found: Found<RichardIII>[] = [];
  for (let seed = 1; seed <= 6_000 && found.length < 50; seed++) {
    const course = played(options, seed, choose);
    const outcome = outcomeOf(richardIII, course);
    if (outcome?.how === how && outcome.winners.some((seat) => seat === winner)) found.push({ course, seed });
  }
  const best = showcase(found);
  if (!best) throw new Error(`no game ends by ${how} for ${winner} in ${options.scenario}`);
  return best;
};
const resigned = (seed: number): Found<RichardIII> => {
  const course = played({}, seed, restless, 60);
  const [seat] = mustAnswer(richardIII, stateOf(course));
  if (seat) applyManner(richardIII, course, seat, 'resign');
  return { course, seed };
};

const write = ({ course, seed }: Found<RichardIII>): void => {
  const { name, file } = recordOf(richardIII, course, secretOf(seed));
  const { scenario } = course.opening.options as Options;
  writeFileSync(new URL(`./fixtures/${name}.${scenario}.json`, import.meta.url), `${JSON.stringify(file)}\n`);
};

for (const scenario of ['wars-of-the-roses-1460', 'kingmaker-1470', 'richard-iii-1483'] as const)
  for (const winner of ['lancaster', 'york'] as const) {
    write(telling({ scenario }, 'throne-held', winner, restless));
    write(telling({ scenario }, 'heirs-dead', winner, doomed(enemyOf(winner))));
  }
write(resigned(7));
