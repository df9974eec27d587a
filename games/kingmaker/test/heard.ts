// Everything that happened, was refused, offered and seen in random games, by whoever watches.
import {
  act,
  begin,
  type Course,
  choices,
  isMistake,
  items,
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
} from '@rose/table';
import type { Action, LogEntry, Options, Seat, View, Why } from '../src/ids.ts';
import { type Kingmaker, kingmaker } from '../src/index.ts';

type Table = Course<Kingmaker>;
interface Ear {
  readonly entries: Map<string, Peeked<LogEntry>>;
  readonly refusals: Map<string, Why>;
  readonly actions: Map<string, Action>;
  /** What each seat saw at some moments. */
  readonly views: View[];
}
export type Heard = Readonly<Ear>;
export interface Play {
  readonly seed: number;
  readonly steps: number;
  readonly options?: Partial<Options>;
  /** Played on from here. */
  readonly position?: object;
}

const opened = ({ options = {}, position }: Play, random: Random): Table => {
  const course = begin(kingmaker, position ? { position } : { options }, random);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const keepTold = (ear: Ear, told: readonly { readonly entry: LogEntry }[], viewers: readonly string[]): void => {
  for (const { entry } of told)
    for (const viewer of viewers) {
      // Of offers others hear nothing at all.
      const seen: Peeked<LogEntry> | undefined = peekInto(entry, viewer);
      if (seen) ear.entries.set(JSON.stringify(seen), seen);
    }
};
/** What the kernel refuses is put into words elsewhere. */
const OF_THE_KERNEL = ['not-now', 'not-your-turn', 'game-is-over', 'not-an-action'];
const keepRefusal = (ear: Ear, { because }: Refusal<Kingmaker>): void => {
  if (!OF_THE_KERNEL.includes(because.why)) ear.refusals.set(JSON.stringify(because), because as Why);
};
const lookAround = (ear: Ear, course: Table, seat: Seat): void => {
  const state = stateOf(course);
  for (const viewer of kingmaker.seats(state.options)) ear.views.push(kingmaker.view(state, viewer));
  for (const { may, mayNot } of [choices(kingmaker, state, seat), items(kingmaker, state, seat)]) {
    for (const action of may) ear.actions.set(kingmaker.write(action), action);
    for (const { refusal } of mayNot) keepRefusal(ear, refusal);
  }
};

/** Whoever ends each phase at once sees nothing of the game: a random hand does so only now and then. */
const HASTY = ['end-movement', 'end-combat', 'call-off', 'pass', 'no-parliament', 'end-coronation'];
const anyAction = (course: Table, seat: Seat, random: Random): Action => {
  const drawn = random(6) === 1 ? sampled(kingmaker, stateOf(course), seat, random) : undefined;
  if (drawn) return drawn;
  const all = legal(kingmaker, stateOf(course), seat);
  const busy = all.filter((action) => !HASTY.includes(action.do));
  return pick(busy.length > 0 && random(5) > 1 ? busy : all, random);
};
/** Mostly who must, sometimes who may. */
const someSeat = (course: Table, random: Random): Seat => {
  const state = stateOf(course);
  const others = mayAct(kingmaker, state);
  return pick(random(5) === 1 && others.length > 0 ? others : mustAnswer(kingmaker, state), random);
};
const listen = (ear: Ear, play: Play): void => {
  const { seed, steps } = play;
  const random = seeded(seed);
  const course = opened(play, random);
  const viewers = [...kingmaker.seats(stateOf(course).options), 'spectator'];
  for (const step of course.steps) keepTold(ear, step.told, viewers);
  let last = '';
  for (let n = 0; n < steps && !outcomeOf(kingmaker, course); n++) {
    const seat = someSeat(course, random);
    const { phase } = stateOf(course);
    const moment = `${phase.name} ${'step' in phase ? phase.step : ''}`;
    if (moment !== last) lookAround(ear, course, seat);
    last = moment;
    if (legal(kingmaker, stateOf(course), seat).length === 0) continue;
    const step = act(kingmaker, course, seat, anyAction(course, seat, random), random);
    if ('because' in step) throw new Error(step.because.why);
    keepTold(ear, step.told, viewers);
  }
};
export const hear = (plays: readonly Play[]): Heard => {
  const ear: Ear = { entries: new Map(), refusals: new Map(), actions: new Map(), views: [] };
  for (const play of plays) listen(ear, play);
  return ear;
};
