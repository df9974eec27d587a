// Random games by seed, under random options, judged by the laws on the way. The same seed is the same game.
import {
  type AnyGame,
  act,
  applyManner,
  askedNow,
  askedOf,
  begin,
  type Course,
  copyState,
  hasAnswer,
  isMistake,
  isPassing,
  type Journal,
  type Kind,
  legal,
  outcomeOf,
  pick,
  type Random,
  sampled,
  seeded,
  stateOf,
  undo,
  whyNoUndo,
} from '@rose/table';
import { drawerAt } from './laws/law.ts';
import {
  type Breach,
  journalOf,
  judgeChange,
  judgeReplay,
  judgeState,
  judgeStateFrozen,
  judgeStateWhole,
  judgeUndo,
  type LawName,
  type Moment,
  printOf,
} from './laws.ts';
import { anyOpening } from './options.ts';

export interface FuzzPlan {
  readonly games: number;
  /** The first seed; each game adds one. */
  readonly seed: number;
  /** One state in so many is judged by the dear laws; 1: all. */
  readonly oneIn: number;
  /** A game that has not ended after so many entries is left. */
  readonly longest?: number;
  /** Judge by these laws alone. */
  readonly only?: readonly LawName[];
  /** Stop after so many broken games. */
  readonly enough?: number;
}
/** A broken law, with all that is needed to see it again. */
export interface Breakage extends Breach {
  readonly seed: number;
  readonly journal: Journal;
}
export interface FuzzReport {
  readonly games: number;
  readonly entries: number;
  /** States that met the dear laws. */
  readonly judged: number;
  /** How the games ended; `left` are those that did not. */
  readonly endings: ReadonlyMap<string, number>;
  /** How many games were played under each value of an option, as `name=value`. */
  readonly options: ReadonlyMap<string, number>;
  /** How many games were played by so many, under each preset that was drawn: `basic, 4`, and `own, 4` where each option was. */
  readonly tables: ReadonlyMap<string, number>;
  /** How often each verb was done. */
  readonly verbs: ReadonlyMap<string, number>;
  readonly broken: readonly Breakage[];
}

/** A state that is to be judged frozen, and where it was met. */
interface Kept {
  readonly seed: number;
  readonly entries: number;
  readonly seats: readonly string[];
  /** As JSON, which loses nothing of it: by law. */
  readonly state: string;
}
/** So many are kept; then they are judged at once. */
const MOST_KEPT = 20_000;

interface Run {
  readonly seed: number;
  readonly game: AnyGame;
  readonly preset: string | undefined;
  readonly course: Course<Kind>;
  readonly prints: number[];
  readonly verbs: Map<string, number>;
  readonly pool: string[];
  readonly plan: FuzzPlan;
  /** Decides the game. */
  readonly chooser: Random;
  /** Decides what is judged, and rolls the dice of what is only tried: the game stays the same without it. */
  readonly judge: Random;
  readonly kept: Kept[];
  judged: number;
}

const POOL = 200;
/** Keeps texts of all phases at hand; when full, a new one takes the place of any. */
const remember = ({ pool, judge }: Run, text: string): void => {
  if (pool.includes(text)) return;
  if (pool.length < POOL) pool.push(text);
  else pool[judge(POOL) - 1] = text;
};

const count = (map: Map<string, number>, key: string): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

const momentOf = ({ game, course, pool, judge }: Run): Moment => ({
  game,
  seats: game.seats(course.opening.options),
  state: stateOf(course),
  get pool() {
    return pool.length <= 12 ? pool : Array.from({ length: 12 }, () => pick(pool, judge));
  },
  random: judge,
});

/** Any action. Where a choice is edited until it is confirmed, first any verb: confirming is one action of hundreds, and
 * a random hand would edit for ever. */
const anyOf = (moment: Moment, seat: string, chooser: Random): Kind['action'] => {
  const { game, state } = moment;
  const offer = chooser(OPEN) === 1 ? sampled(game, state, seat, chooser) : undefined;
  if (offer) return offer;
  const { reopen } = askedNow(game, state);
  const action = reopen ? undefined : drawerAt(moment, seat)(chooser);
  if (action) return action;
  const actions = legal(game, state, seat);
  const verb = pick([...new Set(actions.map((action) => action.do))], chooser);
  return pick(
    actions.filter((action) => action.do === verb),
    chooser,
  );
};
/** An open verb is tried once in so many actions. */
const OPEN = 8;

/** Who must answer, mostly. Who may act without being waited for does so seldom: else a choice confirmed is a choice
 * reopened, for ever. */
const anySeat = ({ game, state }: Moment, chooser: Random): string => {
  const isAble = (seat: string): boolean => hasAnswer(game, state, seat);
  const { must, may = [], reopen = [] } = askedOf(game, state);
  if (reopen.length > 0 && chooser(60) === 1) return pick(reopen, chooser);
  if (may.length > 0 && chooser(6) === 1) {
    const seat = pick(may, chooser);
    if (isAble(seat)) return seat;
  }
  return pick(must.length === 1 ? must : must.filter(isAble), chooser);
};

/** One action of a random seat that is asked, and the judgement of what came of it. */
const actOnce = (run: Run, before: Moment): readonly Breach[] => {
  const { game, course, chooser, judge, plan } = run;
  const seat = anySeat(before, chooser);
  const action = anyOf(before, seat, chooser);
  const text = game.write(action);
  remember(run, text);
  const step = act(game, course, seat, action, chooser);
  if ('because' in step)
    return [{ law: 'offered-is-accepted', message: `${seat} ${text} is refused: ${step.because.why}` }];
  run.prints.push(printOf(step.state));
  count(run.verbs, action.do);
  const isJudged = judge(plan.oneIn) === 1;
  if (!isJudged) return [];
  return [
    ...judgeChange({ before, seat, action, step }, plan.only),
    ...judgeUndo({ ...run, random: judge }, plan.only),
  ];
};

const lastOf = ({ steps }: Course<Kind>): number => steps.findLast(({ entry }) => !isPassing(entry))?.entry?.seq ?? 0;
/** Now and then somebody undoes, takes back with consent, or minds a manner: journals must survive that too. */
const interrupt = (run: Run): void => {
  const { game, course, chooser, prints } = run;
  const seats = game.seats(course.opening.options);
  const seat = pick(seats, chooser);
  switch (chooser(120)) {
    case 1:
    case 2:
      if (whyNoUndo(game, course, seat) === undefined) undo(game, course, seat, lastOf(course));
      break;
    case 3: {
      const from = course.steps.at(-chooser(3))?.entry?.seq;
      if (from !== undefined)
        undo(
          game,
          course,
          seat,
          from,
          seats.filter((other) => other !== seat),
        );
      break;
    }
    case 4:
    case 5:
      applyManner(game, course, seat, 'offer-draw');
      break;
    case 6:
      applyManner(game, course, seat, 'decline-draw');
      break;
    case 7:
      applyManner(game, course, seat, chooser(4) === 1 ? 'accept-draw' : 'decline-draw');
      break;
    case 8:
      if (chooser(8) === 1) applyManner(game, course, seat, 'resign');
      break;
    default:
  }
  prints.length = Math.min(prints.length, course.steps.length);
  while (prints.length < course.steps.length) prints.push(prints.at(-1) ?? 0);
};

const judgeNow = (run: Run, moment: Moment): readonly Breach[] => {
  const whole = run.judge(run.plan.oneIn) === 1;
  const { only } = run.plan;
  if (whole) {
    run.judged++;
    const { seats, state } = moment;
    run.kept.push({ seed: run.seed, entries: run.course.entries.length, seats, state: JSON.stringify(state) });
  }
  return [...judgeState(moment, only), ...(whole ? judgeStateWhole(moment, only) : [])];
};

const playOut = (run: Run): readonly Breach[] => {
  const { game, course, plan, judge } = run;
  const longest = plan.longest ?? 5_000;
  for (;;) {
    const moment = momentOf(run);
    const breaches = judgeNow(run, moment);
    if (breaches.length > 0) return breaches;
    if (outcomeOf(game, course) || course.entries.length >= longest) break;
    const acted = actOnce(run, moment);
    if (acted.length > 0) return acted;
    if (!outcomeOf(game, course)) interrupt(run);
  }
  const story = { ...run, random: judge };
  return [...judgeUndo(story, plan.only), ...judgeReplay(story, plan.only)];
};

/** What one game leaves to the next. */
type Carried = Pick<Run, 'pool' | 'kept' | 'verbs'>;
const carried = (): Carried => ({ pool: [], kept: [], verbs: new Map() });
const startRun = (game: AnyGame, plan: FuzzPlan, seed: number, from: Carried): Run => {
  const chooser = seeded(seed);
  const { preset, options } = anyOpening(game, chooser);
  const course = begin(game, { options }, chooser);
  if (isMistake(course))
    throw new Error(`${game.meta.id}: its own options are refused: ${course.field} ${course.reason}`);
  const prints = [printOf(stateOf(course))];
  const judge = seeded(seed + 0.5 * 2 ** 32);
  return { ...from, game, seed, preset, course, prints, plan, chooser, judge, judged: 0 };
};

/** A throw outside a law belongs to the rule that was asked to be total. */
const guarded = (run: Run): readonly Breach[] => {
  try {
    return playOut(run);
  } catch (error) {
    const message = `threw ${error instanceof Error ? error.message : String(error)}`;
    return [{ law: 'offered-is-accepted', message }];
  }
};

/** The game again as far as that, unjudged. */
const playedAgain = (game: AnyGame, plan: FuzzPlan, { seed, entries }: Kept): Journal => {
  const run = startRun(game, { ...plan, only: [], longest: entries }, seed, carried());
  guarded(run);
  return journalOf(run.course);
};
/** The kept states, judged frozen. */
function* judgeKept(game: AnyGame, plan: FuzzPlan, kept: Kept[]): Iterable<Breakage> {
  for (const one of kept.splice(0)) {
    const { seed, seats } = one;
    const state = copyState(game, JSON.parse(one.state) as Kind['state']) as Kind['state'];
    for (const breach of judgeStateFrozen({ game, seats, state, pool: [], random: seeded(seed) }, plan.only))
      yield { ...breach, seed, journal: playedAgain(game, plan, one) };
  }
}

/** Plays random games and judges them; broken ones come back with their journals. */
export const fuzz = (game: AnyGame, plan: FuzzPlan): FuzzReport => {
  const broken: Breakage[] = [];
  const endings = new Map<string, number>();
  const options = new Map<string, number>();
  const tables = new Map<string, number>();
  const from = carried();
  let entries = 0;
  let judged = 0;
  let games = 0;
  const brokenSeeds = new Set<number>();
  const isEnough = (): boolean => brokenSeeds.size >= (plan.enough ?? 3);
  const add = (breakages: Iterable<Breakage>): void => {
    for (const breakage of breakages) {
      if (isEnough() && !brokenSeeds.has(breakage.seed)) return;
      broken.push(breakage);
      brokenSeeds.add(breakage.seed);
    }
  };
  while (games < plan.games && !isEnough()) {
    const seed = plan.seed + games++;
    const run = startRun(game, plan, seed, from);
    const breaches = guarded(run);
    add(breaches.map((breach) => ({ ...breach, seed, journal: journalOf(run.course) })));
    const how = outcomeOf(game, run.course)?.how ?? 'left';
    count(endings, how);
    count(tables, `${run.preset ?? 'own'}, ${game.seats(run.course.opening.options).length}`);
    for (const [name, value] of Object.entries(run.course.opening.options)) count(options, `${name}=${String(value)}`);
    entries += run.course.entries.length;
    judged += run.judged;
    if (from.kept.length >= MOST_KEPT) add(judgeKept(game, plan, from.kept));
  }
  add(judgeKept(game, plan, from.kept));
  return { games, entries, judged, endings, options, tables, verbs: from.verbs, broken };
};
