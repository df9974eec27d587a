// Everything that happened, was refused, offered and seen in games played by chance, by whoever watches: for tests of words.
import {
  act,
  begin,
  type Course,
  choices,
  type Game,
  isMistake,
  items,
  type Kind,
  legal,
  mayAct,
  mustAnswer,
  outcomeOf,
  type Peeked,
  peekInto,
  pick,
  type Random,
  type Refusal,
  sampled,
  seeded,
  stateOf,
  whyNot,
} from '@rose/table';

interface Ear<K extends Kind> {
  /** Each thing once, by what it says. */
  readonly entries: Map<string, Peeked<K['entry']>>;
  readonly refusals: Map<string, K['why']>;
  readonly actions: Map<string, K['action']>;
  /** What everybody saw at some moments. */
  readonly views: K['view'][];
}
export type Heard<K extends Kind> = Readonly<Ear<K>>;
/** A game that is played by chance, from its set-up or from a written position. */
export interface Play<K extends Kind> {
  readonly seed: number;
  /** Without it the game is played to its end. */
  readonly steps?: number;
  readonly options?: Partial<K['options']>;
  readonly position?: object;
}
export interface Hand<K extends Kind> {
  /** Whoever ends everything at once sees nothing of a game: by chance these are done only now and then. */
  readonly hasty: readonly K['action']['do'][];
  /** How often, at each look, what was possible elsewhere is tried here: a written action may say what no hand would
   * reach for. */
  readonly strange?: number;
  /** First any verb, then any of its actions: where a choice is edited until it is confirmed, it would be edited for ever. */
  readonly byVerb?: true;
  /** One looks around when a phase or a step of one begins, and after so many decisions in it: 40 unless told otherwise. */
  readonly every?: number;
}
interface Listening<K extends Kind> extends Hand<K> {
  readonly game: Game<K>;
  readonly ear: Ear<K>;
  readonly random: Random;
  readonly course: Course<K>;
  readonly viewers: readonly string[];
}

const opened = <K extends Kind>(game: Game<K>, { options = {}, position }: Play<K>, random: Random): Course<K> => {
  const course = begin(game, position ? { position } : { options }, random);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};

const keepTold = <K extends Kind>(
  { ear, viewers }: Listening<K>,
  told: readonly { readonly entry: K['entry'] }[],
): void => {
  for (const { entry } of told)
    for (const viewer of viewers) {
      // of offers others hear nothing at all
      const seen: Peeked<K['entry']> | undefined = peekInto(entry, viewer);
      if (seen) ear.entries.set(JSON.stringify(seen), seen);
    }
};
/** What the kernel refuses is put into words elsewhere. */
const OF_THE_KERNEL = ['not-now', 'not-your-turn', 'game-is-over', 'not-an-action'];
const keepRefusal = <K extends Kind>({ ear }: Listening<K>, refusal: Refusal<K> | undefined): void => {
  if (!refusal || OF_THE_KERNEL.includes(refusal.because.why)) return;
  ear.refusals.set(JSON.stringify(refusal.because), refusal.because);
};
const lookAround = <K extends Kind>(listening: Listening<K>, seat: K['seat']): void => {
  const { game, ear, course, viewers, strange = 0, random } = listening;
  const state = stateOf(course);
  for (const viewer of viewers) ear.views.push(game.view(state, viewer));
  for (const { may, mayNot } of [choices(game, state, seat), items(game, state, seat)]) {
    for (const action of [...may, ...mayNot.map((refused) => refused.action)])
      ear.actions.set(game.write(action), action);
    for (const { refusal } of mayNot) keepRefusal(listening, refusal);
  }
  const known = [...ear.actions.values()];
  for (let n = 0; n < strange && known.length > 0; n++)
    keepRefusal(listening, whyNot(game, state, seat, pick(known, random)));
};

/** Mostly who must, sometimes who may. */
const someSeat = <K extends Kind>({ game, course, random }: Listening<K>): K['seat'] => {
  const state = stateOf(course);
  const others = mayAct(game, state);
  return pick(others.length > 0 && random(5) === 1 ? others : mustAnswer(game, state), random);
};
const anyAction = <K extends Kind>(listening: Listening<K>, seat: K['seat']): K['action'] | undefined => {
  const { game, course, random, hasty, byVerb } = listening;
  const state = stateOf(course);
  const drawn = random(6) === 1 ? sampled(game, state, seat, random) : undefined;
  if (drawn) return drawn;
  const all = legal(game, state, seat);
  const busy = all.filter((action) => !hasty.includes(action.do));
  const some = busy.length > 0 && random(6) > 1 ? busy : all;
  if (some.length === 0) return undefined;
  const verb = byVerb && pick([...new Set(some.map((action) => action.do))], random);
  return pick(verb === undefined ? some : some.filter((action) => action.do === verb), random);
};
const listen = <K extends Kind>(listening: Listening<K>, steps: number): void => {
  const { game, ear, course, random, viewers, every = 40 } = listening;
  for (const step of course.steps) keepTold(listening, step.told);
  let last = '';
  for (let n = 0; n < steps && !outcomeOf(game, course); n++) {
    const seat = someSeat(listening);
    const { phase } = stateOf(course);
    const moment = `${phase.name} ${'step' in phase ? String(phase.step) : ''}`;
    if (moment !== last || n % every === 0) lookAround(listening, seat);
    last = moment;
    const action = anyAction(listening, seat);
    if (!action) continue;
    const step = act(game, course, seat, action, random);
    if ('because' in step) throw new Error(step.because.why);
    keepTold(listening, step.told);
  }
  for (const viewer of viewers) ear.views.push(game.view(stateOf(course), viewer));
};

/** All that is heard in these games. */
export const hear = <K extends Kind>(game: Game<K>, plays: readonly Play<K>[], hand: Hand<K>): Heard<K> => {
  const ear: Ear<K> = { entries: new Map(), refusals: new Map(), actions: new Map(), views: [] };
  for (const play of plays) {
    const random = seeded(play.seed);
    const course = opened(game, play, random);
    const viewers = [...game.seats(course.opening.options), 'spectator'];
    listen({ ...hand, game, ear, random, course, viewers }, play.steps ?? Number.POSITIVE_INFINITY);
  }
  return ear;
};
