// Makes the recorded games anew: run this file with Node. Only for a change of rules that is meant to be seen.
import { createHash, createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { AREA_COUNT, isHeir } from '@rose/richard-iii/ids';
import {
  act,
  activeSeats,
  begin,
  type Course,
  fair,
  fingerprint,
  isMistake,
  legal,
  mind,
  nextSeq,
  outcomeOf,
  pick,
  type Random,
  seeded,
  stateOf,
  undo,
} from '@rose/table';

type Game = Course<RichardIII>;
type Options = RichardIII['options'];
const enemyOf = (seat: string): 'lancaster' | 'york' => (seat === 'york' ? 'lancaster' : 'york');

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

/** Play from the set-up; once somebody takes back a step, so that replays know that too. */
const wander = (options: Partial<Options>, seed: number, choose: Chooser, most = 20_000): Game => {
  const course = begin(richardIII, { options }, diceFor(secretOf(seed), 0));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const random = seeded(seed);
  for (let n = 0; n < most && !outcomeOf(richardIII, course); n++) {
    const seat = pick(activeSeats(richardIII, stateOf(course)), random);
    const action = choose(stateOf(course), seat, random);
    act(richardIII, course, seat, action, diceFor(secretOf(seed), nextSeq(course)));
    if (n === 12) undo(richardIII, course, seat, course.entries.length, [enemyOf(seat)]);
  }
  return course;
};

interface Found {
  readonly course: Game;
  readonly seed: number;
}
const played = new Set<string>();
const verbsOf = ({ course }: Found): readonly string[] =>
  course.entries.flatMap((entry) => ('action' in entry ? [entry.action.split(' ')[0] ?? ''] : []));
const newVerbs = (found: Found): number => new Set(verbsOf(found).filter((verb) => !played.has(verb))).size;

/** Of the first games that end so, the one that shows most of what was not played yet. */
const telling = (options: Partial<Options>, how: string, winner: string, choose: Chooser): Found => {
  const found: Found[] = [];
  for (let seed = 1; seed <= 6_000 && found.length < 50; seed++) {
    const course = wander(options, seed, choose);
    const outcome = outcomeOf(richardIII, course);
    if (outcome?.how === how && outcome.winners.some((seat) => seat === winner)) found.push({ course, seed });
  }
  const [best] = found.sort((a, b) => newVerbs(b) - newVerbs(a) || b.course.entries.length - a.course.entries.length);
  if (!best) throw new Error(`no game ends by ${how} for ${winner} in ${options.scenario}`);
  for (const verb of verbsOf(best)) played.add(verb);
  return best;
};
const resigned = (seed: number): Found => {
  const course = wander({}, seed, restless, 60);
  const [seat] = activeSeats(richardIII, stateOf(course));
  if (seat) mind(richardIII, course, seat, 'resign');
  return { course, seed };
};

const write = ({ course, seed }: Found): void => {
  const outcome = outcomeOf(richardIII, course);
  if (!outcome) throw new Error('a recorded game has an end');
  const { opening, entries } = course;
  const seating = {
    lancaster: { kind: 'bot', bot: 'random', strength: 1 },
    york: { kind: 'bot', bot: 'random', strength: 1 },
  };
  const secret = secretOf(seed);
  const file = {
    format: 'rose-and-crown/1',
    opening,
    entries,
    seating,
    opened: '1485-08-22T00:00:00.000Z',
    commitment: createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'),
    secret,
    fingerprint: fingerprint(stateOf(course)),
  };
  const { scenario } = opening.options as Options;
  const name = [outcome.how, ...outcome.winners, scenario].join('.');
  writeFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), `${JSON.stringify(file)}\n`);
};

for (const scenario of ['wars-of-the-roses-1460', 'kingmaker-1470', 'richard-iii-1483'] as const)
  for (const winner of ['lancaster', 'york'] as const) {
    write(telling({ scenario }, 'throne-held', winner, restless));
    write(telling({ scenario }, 'heirs-dead', winner, doomed(enemyOf(winner))));
  }
write(resigned(7));
