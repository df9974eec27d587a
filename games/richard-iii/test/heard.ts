// Everything that happened, was refused, offered and seen in random games of every scenario, by whoever watches.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { type LogEntry, SCENARIOS, SEATS, type View, type Why } from '@rose/richard-iii/ids';
import {
  act,
  begin,
  type Course,
  choices,
  isMistake,
  legal,
  mustAnswer,
  outcomeOf,
  type Peeked,
  peekInto,
  pick,
  type Random,
  type Refusal,
  seeded,
  stateOf,
  whyNot,
} from '@rose/table';

export interface Heard {
  readonly entries: ReadonlyMap<string, Peeked<LogEntry>>;
  readonly refusals: ReadonlyMap<string, Why>;
  readonly actions: ReadonlyMap<string, RichardIII['action']>;
  readonly views: readonly View[];
}
interface Ear {
  readonly entries: Map<string, Peeked<LogEntry>>;
  readonly refusals: Map<string, Why>;
  readonly actions: Map<string, RichardIII['action']>;
  readonly views: View[];
}
const VIEWERS = [...SEATS, 'spectator'] as const;

const opened = (scenario: string, random: Random): Course<RichardIII> => {
  const course = begin(richardIII, { options: { scenario } }, random);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const keepTold = (ear: Ear, told: readonly { readonly entry: LogEntry }[]): void => {
  for (const { entry } of told)
    for (const viewer of VIEWERS) {
      const seen = peekInto(entry, viewer);
      ear.entries.set(JSON.stringify(seen), seen);
    }
};
const lookAround = (ear: Ear, course: Course<RichardIII>, seat: RichardIII['seat']): void => {
  const state = stateOf(course);
  for (const viewer of VIEWERS) ear.views.push(richardIII.view(state, viewer));
  const { may, mayNot } = choices(richardIII, state, seat);
  for (const action of may) ear.actions.set(richardIII.write(action), action);
  for (const { action, refusal } of mayNot) {
    ear.actions.set(richardIII.write(action), action);
    keepRefusal(ear, refusal);
  }
};
/** A written action may say what no hand would reach for: what was possible elsewhere is tried here. */
const tryStrangely = (ear: Ear, course: Course<RichardIII>, seat: RichardIII['seat'], random: Random): void => {
  const known = [...ear.actions.values()];
  for (let n = 0; n < 60 && known.length > 0; n++)
    keepRefusal(ear, whyNot(richardIII, stateOf(course), seat, pick(known, random)));
};
/** What the kernel refuses is put into words elsewhere. */
const OF_THE_KERNEL = ['not-now', 'not-your-turn', 'game-is-over', 'not-an-action'];
const keepRefusal = (ear: Ear, refusal: Refusal<RichardIII> | undefined): void => {
  if (!refusal || OF_THE_KERNEL.includes(refusal.because.why)) return;
  ear.refusals.set(JSON.stringify(refusal.because), refusal.because as Why);
};

/** Lords who stay at home settle nothing: a random hand ends its actions only now and then. */
const anyAction = (course: Course<RichardIII>, seat: RichardIII['seat'], random: Random): RichardIII['action'] => {
  const all = legal(richardIII, stateOf(course), seat);
  const busy = all.filter((action) => action.do !== 'end-actions' && action.do !== 'pass');
  return pick(busy.length > 0 && random(6) > 1 ? busy : all, random);
};
const listen = (ear: Ear, scenario: string, seed: number): void => {
  const random = seeded(seed);
  const course = opened(scenario, random);
  for (const step of course.steps) keepTold(ear, step.told);
  let last = '';
  for (let n = 0; !outcomeOf(richardIII, course); n++) {
    const seat = pick(mustAnswer(richardIII, stateOf(course)), random);
    const { phase } = stateOf(course);
    const moment = `${phase.name} ${'step' in phase ? phase.step : ''}`;
    if (moment !== last || n % 40 === 0) {
      lookAround(ear, course, seat);
      tryStrangely(ear, course, seat, random);
    }
    last = moment;
    const step = act(richardIII, course, seat, anyAction(course, seat, random), random);
    if ('because' in step) throw new Error(step.because.why);
    keepTold(ear, step.told);
  }
  for (const viewer of VIEWERS) ear.views.push(richardIII.view(stateOf(course), viewer));
};

export const hear = (seeds: readonly number[]): Heard => {
  const ear: Ear = { entries: new Map(), refusals: new Map(), actions: new Map(), views: [] };
  for (const scenario of SCENARIOS) for (const seed of seeds) listen(ear, scenario, seed);
  return ear;
};
